"""How tests of Dungeoneer let time pass: nobody does anything optional."""

from __future__ import annotations

from tests.games.dungeoneer.table import asked
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.cards.vocabulary import ENCOUNTER
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.state.state import PHASES

IDLE = ("end", "pass", "fight")


def step(s: DungeoneerTable) -> None:
    """The asked seat does nothing, or the first option if it must choose."""
    ask = s.asks()[0]
    quiet = [option for option in ask.options if option in IDLE or drawn_quietly(option)]
    s.apply(ask.seat, (quiet or ask.options)[0])


def drawn_quietly(option: str) -> bool:
    """Whether to draw a card: only encounters, which nobody can play on another's turn."""
    return option in TOMB.cards and TOMB.cards[option].kind == ENCOUNTER


def idle_until(s: DungeoneerTable, seat: int, phase: str = "heroics") -> DungeoneerTable:
    """Time passes until the next such phase of a seat, in which that seat is asked."""
    start = (s.active, s.round)
    while (s.active, s.round) == start:
        step(s)
    while (s.active, PHASES[s.phase], asked(s)) != (seat, phase, seat):
        step(s)
    return s
