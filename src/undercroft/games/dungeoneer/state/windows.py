"""Moments in which seats may act out of turn: any-moment cards, responses, before and after a roll.

Only seats that can act are asked, as digital tables do; that somebody is asked tells that they could act.
With the table option `always_pause` everybody is asked every time, and nothing is told.
"""

from __future__ import annotations

from typing import Any, ClassVar

from undercroft.engine.flow import PASS, Frame
from undercroft.games.dungeoneer.cards.vocabulary import ANYTIME, WINDOWS
from undercroft.games.dungeoneer.state.procedure import PAUSE, Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

PROMPTS = tuple(["dungeoneer-ask-" + window.replace(" ", "-") for window in WINDOWS])


def pause(s: Dungeoneer, window: int, seats: list[int]) -> bool:
    """Let seats act now, in this order, until all of them pass (DQ-45); whether anybody is asked."""
    host = s.agenda[-1]
    for place, seat in enumerate(seats):
        plays = s.plays(seat, WINDOWS[window], host)
        if plays or s.always_pause:
            moment = Moment(window, seats, seats[place:])
            moment.goto("take")
            s.push(moment)
            s.ask(seat, PROMPTS[window], (*plays, PASS), "choice")
            return True
    return False


def pause_after_action(s: Dungeoneer) -> bool:
    """Let all act who can at any moment, the active player first (D-175, DQ-45); whether anybody is asked."""
    if s.seats == 1:
        return False
    seats = s.living()
    return others_wait(s, seats, s.agenda[-1]) and pause(s, ANYTIME, seats)


def others_wait(s: Dungeoneer, seats: list[int], host: Frame[Any]) -> bool:
    """Whether anybody else can act; if not, the active player, first in the row, simply goes on."""
    for seat in seats[1:]:
        if s.always_pause or s.plays(seat, WINDOWS[ANYTIME], host):
            return True
    return False


class Moment(Procedure):
    """A pause: the seats are asked one after another, and all anew after anybody has acted."""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(
        self, window: int = 0, seats: list[int] | None = None, order: list[int] | None = None
    ) -> None:
        self.window = window
        self.seats: list[int] = seats or []
        self.order: list[int] = order or []
        self.choice: str = ""

    def menu(self) -> int:
        return PAUSE

    def offer(self, s: Dungeoneer) -> None:
        host = s.agenda[-2]
        while self.order:
            seat = self.order[0]
            if self.window == ANYTIME and seat == s.active and not others_wait(s, self.order, host):
                break
            if not s.is_out(seat):
                plays = s.plays(seat, WINDOWS[self.window], host)
                if plays or s.always_pause:
                    s.ask(seat, PROMPTS[self.window], (*plays, PASS), "choice")
                    return
            self.order.pop(0)
        self.end()

    def take(self, s: Dungeoneer) -> None:
        seat = self.order[0]
        if self.choice == PASS:
            self.order.pop(0)
            self.goto("take")
            self.offer(s)
        else:
            self.order = self.seats[:]
            self.goto("offer")
            s.play(seat, self.choice, s.agenda[-2])

    def copy(self) -> Moment:
        twin = Moment(self.window, self.seats[:], self.order[:])
        twin.choice = self.choice
        return twin
