"""Special actions, open on any turn: stand up, attack a hero in the same location, lie down in a variant."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Args
from undercroft.games.dungeoneer.battle.stages import duel
from undercroft.games.dungeoneer.cards.vocabulary import FORMS, NO_HERO_ATTACKS, STATS
from undercroft.games.dungeoneer.hero.numbers import forbidden
from undercroft.games.dungeoneer.hero.points import ap_for, pay_ap
from undercroft.games.dungeoneer.hero.rolls import Test
from undercroft.games.dungeoneer.hero.wounds import lie_down, stand
from undercroft.games.dungeoneer.state.options import MOVEMENT_LIMIT
from undercroft.games.dungeoneer.state.procedure import HeroProcedure
from undercroft.games.dungeoneer.state.state import Dungeoneer


def special_actions(s: Dungeoneer, seat: int, battles: bool) -> list[str]:
    """What a hero may do besides cards, on any turn (D-178, D-180); battles only between other actions."""
    found: list[str] = []
    if s.fallen >> seat & 1 and own_ap(s, seat):
        found.append("stand")
    if not battles or (s.seats == 1 and not s.options & MOVEMENT_LIMIT):
        return found
    points = ap_for(s, seat)
    if points or s.options & MOVEMENT_LIMIT:
        others = [] if s.attacked >> seat & 1 else victims(s, seat)
        if others and points:
            found += [f"attack:{other}:{FORMS[form]}" for other in others for form in s.hero(seat).attacks]
        if s.options & MOVEMENT_LIMIT and not s.is_fallen(seat) and (others or seat == s.active):
            found.append("lie-down")
    return found


def own_ap(s: Dungeoneer, seat: int) -> int:
    """AP for standing up: not those got by lying down."""
    return s.ap[seat] if seat == s.active else s.saved >> seat & 1


def victims(s: Dungeoneer, seat: int) -> list[int]:
    """The heroes that a hero may attack here (D-182, D-188)."""
    place = s.place[seat]
    others = [other for other in range(s.seats) if other != seat and s.place[other] == place]
    if not others or forbidden(s, seat, NO_HERO_ATTACKS):
        return []
    return others


def act_specially(s: Dungeoneer, seat: int, choice: str) -> bool:
    """Carry out a special action; False if the choice is none."""
    if choice == "stand":
        s.push(StandUp(seat))
    elif choice == "lie-down":
        lie_down(s, seat)
    elif choice.startswith("attack:"):
        _, target, form = choice.split(":")
        pay_ap(s, seat, 1)
        s.attacked |= 1 << seat
        s.push(duel(s, seat, int(target), FORMS.index(form), False))
    else:
        return False
    return True


class StandUp(HeroProcedure):
    """Get up for 1 AP; a card may ask for a passed threat besides (D-178, D-232)."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "rise")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.passed: int = 1

    def threat(self, s: Dungeoneer) -> Args:
        return {"of": "rising", "side": "none"}

    def pay(self, s: Dungeoneer) -> None:
        if self.seat == s.active:
            s.ap[self.seat] -= 1
        else:
            s.saved &= ~(1 << self.seat)
        value, stat = divmod(s.getting_up[self.seat], len(STATS))
        if value:
            s.push(Test(self.seat, stat, value, "passed"))

    def rise(self, s: Dungeoneer) -> None:
        if self.passed:
            stand(s, self.seat)

    def copy(self) -> StandUp:
        twin = StandUp(self.seat)
        twin.passed = self.passed
        return twin
