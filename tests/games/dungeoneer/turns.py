"""Helpers to pass through phases and turns in which nobody does anything optional."""

from __future__ import annotations

from tests.games.dungeoneer.table import view
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

IDLE = ("end", "pass", "fight", "to-hand")


def idle(s: DungeoneerTable) -> None:
    """The asked seat does nothing, if possible; CHANCE takes its first option."""
    ask = s.asks()[0]
    s.apply(ask.seat, next((word for word in IDLE if word in ask.options), ask.options[0]))


def at(s: DungeoneerTable) -> tuple[int, str]:
    """Whose turn it is, and which phase."""
    shown = view(s)
    return shown["active"], shown["phase"]


def until(s: DungeoneerTable, active: int, phase: str = "heroics") -> DungeoneerTable:
    """Go on to a phase of a player, idly."""
    for _ in range(200):
        if at(s) == (active, phase):
            return s
        idle(s)
    raise AssertionError(f"phase {phase} of seat {active} never comes")


def next_turn(s: DungeoneerTable, phase: str = "heroics") -> DungeoneerTable:
    """Go on to a phase of the next turn, idly."""
    now = view(s)["active"]
    while view(s)["active"] == now:
        idle(s)
    return until(s, view(s)["active"], phase)
