"""Finished games moment by moment: a whole stretch in one answer, so that nobody waits while scrubbing."""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import Event, State
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.beats import Shown, may_know, tried
from undercroft.server.tables.records import TableStory, played
from undercroft.server.tables.refused import Refused

MOST = 500  # moments in one answer


async def stretch(story: TableStory, at: int, count: int, seat: int, beats: bool = False) -> dict[str, Any]:
    """Moments of a finished game as a seat saw them: the first whole, the others as changes.

    With `beats` each event carries its own changes, and those of the moment are what changed after the last.
    """
    moves, seats = story.history.moves, story.history.row.seats
    if not 0 <= at <= len(moves):
        raise Refused("range", f"the game has {len(moves)} choices")
    if not 1 <= count <= MOST:
        raise Refused("range", f"one answer holds 1 to {MOST} moments")
    if not SPECTATOR <= seat < seats:
        raise Refused("range", f"the seats are 0 to {seats - 1}, and {SPECTATOR} is the open table")
    events: list[Event] = []
    state: State = (await played(story.history.record([]), events.append)).state
    if at > 1:
        state = await story.rebuilt(moves[: at - 1])
    moments: list[dict[str, Any]] = []
    shown = Shown(story.game, None if seat == SPECTATOR else seat)
    for place in range(at, min(at + count, len(moves) + 1)):
        mover, told = None, may_know(events, seat)
        if place > 0:
            _, mover, option = moves[place - 1]
            state, heard = tried(story.game, state, mover, option, beats and shown.view is not None)
            told = shown.events(heard)
        moments.append({"seat": mover, "set": shown.changes(state), "events": told})
    taken_back = story.history.take_backs()
    return {"at": at, "moves": len(moves), "moments": moments, "taken_back": taken_back}
