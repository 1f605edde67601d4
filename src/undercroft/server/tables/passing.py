"""Automatic passes: a client may say where its seat wants to be stopped (engine/stops.py).

Such a pass is a log entry like any other. It is made only for seats whose clients are here and have said
so; all others are asked whenever the rules let them act.
"""

from __future__ import annotations

import logging

from undercroft.server.db.rows import MOVE
from undercroft.server.db.store import StoreGone
from undercroft.server.tables.beats import tried
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import LiveTable

log = logging.getLogger("undercroft.server")


async def pass_on(table: LiveTable) -> None:
    """Pass for everybody who wants no pause here, in turn; seats that cannot be passed for are asked."""
    if not table.audience.spared and not table.audience.wishes():
        return
    async with table.lock:
        await pass_for_all(table)
        table.audience.ask(table.position())


async def pass_for_all(table: LiveTable) -> None:
    """Pass as long as somebody wants no pause."""
    while not (table.paused or table.history.gathers) and (found := table.audience.passing(table.state)):
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
