"""Passes that nobody is asked about: a client may say where its seat wants to be stopped (engine/stops.py).

Such a pass is an entry of the log like any other. It is made only for seats whose clients are here and have
said so; all others are asked wherever the rules let them act.
"""

from __future__ import annotations

import logging

from undercroft.engine.stops import Stops, passing
from undercroft.server.db.rows import MOVE
from undercroft.server.db.store import StoreGone
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.beats import tried
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import LiveTable

log = logging.getLogger("undercroft.server")


def wishes(table: LiveTable) -> dict[int, Stops]:
    """Where each seat wants to be stopped, as all its clients together say; one that is silent is asked."""
    found: dict[int, Stops] = {}
    silent = {SPECTATOR}
    for client in table.audience.clients:
        if client.stops is None:
            silent.add(client.seat)
        else:
            known = found.get(client.seat)
            found[client.seat] = client.stops if known is None else known.and_also(client.stops)
    return {seat: stops for seat, stops in found.items() if seat not in silent}


async def pass_on(table: LiveTable) -> None:
    """Pass for everybody who wants no pause here, one after another."""
    async with table.lock:
        while not table.paused and (found := passing(table.game, table.state, wishes(table))):
            seat, option = found
            state, beats = tried(table.game, table.state, seat, option, table.audience.pictures)
            try:
                entry = await table.logged(MOVE, seat, option)
            except Refused:  # another process was quicker: look again
                continue
            except StoreGone as error:
                log.warning("table %s: nobody passes: %s", table.row.id, error)
                return
            table.unasked.add(entry.number)
            table.take(entry, state, beats)
            await table.keep_snapshot()
