"""Finished games moment by moment: a whole stretch in one answer, so that nobody waits while scrubbing."""

from __future__ import annotations

import asyncio
from typing import Any

from undercroft.engine.flow import Event, State
from undercroft.engine.view import difference
from undercroft.server.tables.audience import SPECTATOR, may_know
from undercroft.server.tables.history import BREATH
from undercroft.server.tables.records import played
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import LiveTable

MOST = 500  # moments in one answer


async def stretch(table: LiveTable, at: int, count: int, seat: int) -> dict[str, Any]:
    """Moments of a finished game as a seat saw them, the first whole, the others as what changed."""
    moves = list(table.moves)
    if table.state.result() is None:
        raise Refused("secret", "a game that still runs is not replayed")
    if not 0 <= at <= len(moves):
        raise Refused("range", f"the game has {len(moves)} choices")
    if not 1 <= count <= MOST:
        raise Refused("range", f"one answer holds 1 to {MOST} moments")
    if not SPECTATOR <= seat < table.row.seats:
        raise Refused("range", f"the seats are 0 to {table.row.seats - 1}, and {SPECTATOR} is the open table")
    events: list[Event] = []
    state: State = (await played(table.history.record([]), events.append)).state
    if at > 1:
        state, _ = await table.rebuilt(moves[: at - 1])
    moments: list[dict[str, Any]] = []
    shown: Any = None
    for place in range(at, min(at + count, len(moves) + 1)):
        mover = None
        if place > 0:
            _, mover, option = moves[place - 1]
            events.clear()
            state = state.copy()
            state.listener = events.append
            state.apply(mover, option)
        before, shown = shown, table.game.view(state, None if seat == SPECTATOR else seat)
        moments.append({"seat": mover, "set": difference(before, shown), "events": may_know(events, seat)})
        if len(moments) % BREATH == 0:
            await asyncio.sleep(0)
    return {"at": at, "moves": len(moves), "moments": moments}
