"""Threats on the map: how likely a hero passes the test of an exit or a location."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from undercroft.engine.chances import shown
from undercroft.engine.flow import CHANCE, Args, Event, Roll
from undercroft.games.dungeoneer.cards.vocabulary import NO_OBSTACLE, SIDES
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.map import exit_at
from undercroft.games.dungeoneer.dungeon.moving import Enter, Leave
from undercroft.games.dungeoneer.odds.foresight import Foresight, foreseen
from undercroft.games.dungeoneer.state.names import place_name
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.windows import PlayWindow

TESTS = ("dungeoneer-passes", "dungeoneer-fails")


def threats(s: DungeoneerTable, seat: int) -> dict[str, dict[str, Any]]:
    """For each exit and location with a test: how likely the hero of a seat is to pass it."""
    found: dict[str, dict[str, Any]] = {}
    bare = foreseen(s, seat, helped=True)
    bare.pending.clear()
    bare.agenda.clear()
    bare.active = seat
    bare.ap[seat] = bare.spare[seat] = 0  # so that the hero goes no further and cannot avoid the test
    bare.fallen &= ~(1 << seat)
    bare.visited = (1 << len(s.box.locations)) - 1  # a solo hero's dice for new locations are not a test
    for place, cell in enumerate(s.cells):
        if cell < 0:
            continue
        location = s.box.locations[place]
        args: Args = {"place": place_name(s, place)}
        frames: list[tuple[str, str, Args, Procedure]] = []
        if location.obstacle != NO_OBSTACLE or location.effects:
            frames.append(("location", f"location:{location.name}", args, Enter(seat, place)))
        for side, word in enumerate(SIDES):
            if exit_at(s, place, side).stat >= 0:
                key = f"exit:{location.name}:{word}"
                frames.append(("exit", key, {**args, "side": f"@dungeoneer-side-{word}"}, Leave(seat, side)))
        for what, key, args, frame in frames:
            bare.place[seat] = place
            chances = first_test(bare.copy(), frame)
            if chances is not None:
                found[key] = shown(f"dungeoneer-chance-{what}", args, *chances)
    return found


def first_test(s: Foresight, frame: Procedure) -> tuple[Fraction, Fraction] | None:
    """The lowest and highest chance to pass the first threat in a procedure; None if there is none."""
    s.push(frame)
    s.run()
    return passed(s, []) if isinstance(s.agenda[-1] if s.agenda else None, Roll | PlayWindow) else None


def passed(s: Foresight, heard: list[Event]) -> tuple[Fraction, Fraction] | None:
    """The lowest and highest chance to pass the first threat, over every throw and any help."""
    results = [event.id == TESTS[0] for event in heard if event.id in TESTS]
    if results:
        return Fraction(results[0]), Fraction(results[0])
    if not s.pending:
        return None
    ask = s.pending[0]
    ways = [way for option in ask.options if (way := passed_after(s.copy(), ask.seat, option)) is not None]
    if not ways:
        return None
    least, most = [way[0] for way in ways], [way[1] for way in ways]
    if ask.seat == CHANCE:
        return sum(least, Fraction()) / len(ways), sum(most, Fraction()) / len(ways)
    return min(least), max(most)


def passed_after(s: Foresight, seat: int, option: str) -> tuple[Fraction, Fraction] | None:
    """The same after a choice or a throw; changes `s`."""
    heard: list[Event] = []
    s.listener = heard.append
    s.apply(seat, option)
    return passed(s, heard)
