"""Windows in which seats may act out of turn: any-moment cards, responses, before and after a roll.

Only seats that can act are asked, as digital tables do, so being asked reveals that a seat could act. With
the table option `always_pause` everybody is asked every time, and nothing is revealed.
"""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import Frame
from undercroft.engine.windows import Window
from undercroft.games.dungeoneer.cards.vocabulary import ANYTIME
from undercroft.games.dungeoneer.state.procedure import ask_again_after
from undercroft.games.dungeoneer.state.state import Dungeoneer


def pause_after_action(s: Dungeoneer) -> bool:
    """Pause for any-moment cards, active player first (D-175, DQ-45); returns whether anybody is asked."""
    if s.seats == 1:
        return False
    seats, host = s.living(), s.agenda[-1]
    for place in range(1, len(seats)):
        plays = s.plays(seats[place], ANYTIME, host, 0)
        if plays or s.always_pause:
            own = s.plays(seats[0], ANYTIME, host, 0)
            if own or s.always_pause:
                s.open_window(ANYTIME, seats, 0, own)
            else:
                s.open_window(ANYTIME, seats, place, plays)
            return True
    return False


def others_can_act(s: Dungeoneer, seats: list[int], host: Frame[Any]) -> bool:
    """Whether anybody but the active player, who is first in the list, can act."""
    for seat in seats[1:]:
        if s.always_pause or s.plays(seat, ANYTIME, host, 0):
            return True
    return False


class PlayWindow(Window[Dungeoneer]):
    """A pause of this game (DQ-45): it ends with the turn, and skips players who are out."""

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted

    def offer(self, s: Dungeoneer) -> None:
        order = self.order
        first = self.event == ANYTIME and bool(order) and order[0] == s.active
        if first and not others_can_act(s, order, s.agenda[-2]):
            order.clear()
        if s.out:
            self.order = [seat for seat in order if not s.is_out(seat)]
        super().offer(s)

    def aside(self, s: Dungeoneer, seat: int, option: str) -> None:
        ask_again_after(s, self, seat, option)

    def copy(self) -> PlayWindow:
        twin = PlayWindow()
        self.copy_window_into(twin)
        return twin
