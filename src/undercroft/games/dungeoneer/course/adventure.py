"""The whole game: setup, then turn after turn until somebody has won."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.dungeoneer.cards.vocabulary import ON_DEFEATS
from undercroft.games.dungeoneer.course.setup import Revive, Setup
from undercroft.games.dungeoneer.course.turn import Turn
from undercroft.games.dungeoneer.quests import rousing  # noqa: F401  a verb that no other room calls
from undercroft.games.dungeoneer.state.pieces import Contest
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer


class Adventure(Procedure):
    """Turns go round clockwise from the first player (D-048, D-049)."""

    STEPS: ClassVar[tuple[str, ...]] = ("setup", "begin", "turn", "after", "next_player")

    def __init__(self) -> None:
        self.first: int = 0

    def stands(self, s: Dungeoneer) -> bool:
        return not s.reason

    def setup(self, s: Dungeoneer) -> None:
        s.push(Setup())

    def begin(self, s: Dungeoneer) -> None:
        self.first = s.active

    def turn(self, s: Dungeoneer) -> None:
        s.push(Turn())

    def after(self, s: Dungeoneer) -> None:
        """A turn may have been cut short by the defeat of its hero (DQ-12, DQ-53)."""
        s.halted = False
        if s.last_blow.seat >= 0:  # effects triggered by the defeat still happen (D-225)
            blow, s.last_blow = s.last_blow, Contest()
            self.goto("after")
            s.fire(ON_DEFEATS, blow.seat, blow)
        elif s.reviving:
            s.reviving = 0
            s.push(Revive(s.active))

    def next_player(self, s: Dungeoneer) -> None:
        step = 1
        while step < s.seats and s.is_out((s.active + step) % s.seats):  # somebody is always left
            step += 1
        if (s.active - self.first) % s.seats + step >= s.seats:
            s.round += 1
        s.active = (s.active + step) % s.seats
        self.goto("turn")
        if s.climbs:  # a player who held the others back may be out (D-265)
            s.levels_changed()

    def copy(self) -> Adventure:
        twin = Adventure()
        twin.first = self.first
        return twin
