"""Special actions, open on any turn (D-082): stand up, attack a hero here, lie down in a variant."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.battle.challenge import (
    ATTACK_AP,
    NO_FORM,
    NO_SAVED_AP,
    NOT_HERE,
    PEACE,
    Blow,
    Strikes,
    would_lie_down,
)
from undercroft.games.dungeoneer.battle.stages import duel
from undercroft.games.dungeoneer.cards.vocabulary import ANYTIME, BEFORE_ROLL, FORMS, NO_HERO_ATTACKS, STATS
from undercroft.games.dungeoneer.hero.numbers import forbidden
from undercroft.games.dungeoneer.hero.points import STANDING_AP, ap_for, own_ap, pay_ap
from undercroft.games.dungeoneer.hero.reasons import RESERVED, is_reserved, no_ap, short_of_ap
from undercroft.games.dungeoneer.hero.rolls import Test
from undercroft.games.dungeoneer.hero.wounds import LIE_DOWN_KEY, LYING_AP, lie_down, stand
from undercroft.games.dungeoneer.play.abilities import lying_helps
from undercroft.games.dungeoneer.state.foes import Fight, Foe, battle_of
from undercroft.games.dungeoneer.state.options import MOVEMENT_LIMIT
from undercroft.games.dungeoneer.state.procedure import (
    BETWEEN_ACTIONS,
    CHALLENGE,
    DODGE,
    HEROICS_MENU,
    SPECIAL,
    VILLAINY_MENU,
    HeroProcedure,
    menu_of,
)
from undercroft.games.dungeoneer.state.state import HEROICS_PHASE, MOST_SEATS, Dungeoneer
from undercroft.games.dungeoneer.state.times import NO_VARIANT, NOT_NOW, not_heroics, window_now
from undercroft.games.dungeoneer.state.verbs import Action, fill_menu
from undercroft.games.dungeoneer.state.windows import PlayWindow

STANDS: Final = Reason("D-178", "dungeoneer-why-standing")
NO_STANDING_AP: Final = no_ap("D-178")
NO_TIME_TO_STAND: Final = Reason("D-178", NOT_NOW)
HAS_STARTED: Final = Reason("D-071", "dungeoneer-why-attacked")
NO_AP: Final = no_ap("D-181")
IN_BATTLE: Final = Reason("D-202", "dungeoneer-why-in-battle")
NO_TIME_TO_ATTACK: Final = Reason("D-180", NOT_NOW)
ON_THE_GROUND: Final = Reason("D-294", "dungeoneer-why-lies")
NO_TIME_TO_LIE: Final = Reason("D-294", "dungeoneer-why-lie-down")


def between_actions(s: Dungeoneer, seat: int) -> bool:
    """Whether a seat may start a battle now: in a menu of its own turn or a pause after an action (D-180).

    The active player's other pauses lead to such a menu, or follow a quest that ended the phase (D-133).
    """
    if menu_of(s) in (HEROICS_MENU, VILLAINY_MENU):
        return seat == s.active
    return window_now(s) == ANYTIME and (seat != s.active or s.phase == HEROICS_PHASE)


class Stand(Action):
    """Stand up for an action point, also out of a pit (D-115), on any turn (D-178)."""

    name: ClassVar[str] = "stand"
    rules: ClassVar[tuple[str, ...]] = ("D-178",)
    menus: ClassVar[tuple[int, ...]] = (SPECIAL,)

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        return STANDING_AP

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        if not s.is_fallen(seat):
            return STANDS
        if own_ap(s, seat) < self.price(s, seat, word):
            return RESERVED if is_reserved(s, seat) else NO_STANDING_AP
        in_turn = menu_of(s) in (HEROICS_MENU, VILLAINY_MENU) and seat == s.active
        return None if in_turn or window_now(s) in (ANYTIME, BEFORE_ROLL) else NO_TIME_TO_STAND

    def offer(self, s: Dungeoneer, seat: int, found: list[str]) -> None:
        if s.fallen >> seat & 1 and own_ap(s, seat) >= self.price(s, seat, self.words[0]):
            found.append(self.name)

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        s.push(StandUp(seat))

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"ap": self.price(s, seat, word)}


class StandUp(HeroProcedure):
    """Stand up for 1 AP; a card may also require passing a threat (D-178, D-232)."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "rise")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.passed: int = 1

    def threat(self, s: Dungeoneer) -> tuple[str, str]:
        return "rising", "none"

    def pay(self, s: Dungeoneer) -> None:
        price = STAND.price(s, self.seat, STAND.words[0])
        if self.seat == s.active:
            s.ap[self.seat] -= price
        elif price:
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


class Attack(Strikes):
    """Start a battle with a hero in the same location, once in each player's turn (D-180..D-182)."""

    name: ClassVar[str] = "attack"
    rules: ClassVar[tuple[str, ...]] = ("D-180", "D-181")
    menus: ClassVar[tuple[int, ...]] = (BETWEEN_ACTIONS,)

    def about(self) -> list[str]:
        return [f"{seat}:{form}" for seat in range(MOST_SEATS) for form in FORMS]

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        return ATTACK_AP

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        assert isinstance(word, Blow)
        if word.hero == seat or word.hero >= s.seats or s.place[word.hero] != s.place[seat]:
            return NOT_HERE
        if forbidden(s, seat, NO_HERO_ATTACKS):
            return PEACE
        if s.attacked >> seat & 1:
            return HAS_STARTED
        short = short_of_ap(s, seat, self.price(s, seat, word), NO_AP if seat == s.active else NO_SAVED_AP)
        if short is not None:
            return short
        if battle_of(s) is not None:
            return IN_BATTLE
        if word.form not in s.hero(seat).attacks:
            return NO_FORM
        if between_actions(s, seat):
            return None
        return (not_heroics(s, seat) if seat == s.active else None) or NO_TIME_TO_ATTACK

    def offer(self, s: Dungeoneer, seat: int, found: list[str]) -> None:
        if s.seats == 1 or s.attacked >> seat & 1 or ap_for(s, seat) < self.price(s, seat, self.words[0]):
            return
        for other in victims(s, seat):
            for form in s.hero(seat).attacks:
                found.append(self.words[other * len(FORMS) + form].key)

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        assert isinstance(word, Blow)
        pay_ap(s, seat, self.price(s, seat, word))
        s.attacked |= 1 << seat
        s.push(duel(s, Foe("", seat, seat, word.form), word.hero, False))


def victims(s: Dungeoneer, seat: int) -> list[int]:
    """The heroes that a hero may attack here (D-182, D-188)."""
    place = s.place[seat]
    others = [other for other in range(s.seats) if other != seat and s.place[other] == place]
    if not others or forbidden(s, seat, NO_HERO_ATTACKS):
        return []
    return others


class LieDown(Action):
    """In a variant: gain an action point for anything but moving, whenever it can be used (D-294)."""

    name: ClassVar[str] = LIE_DOWN_KEY
    rules: ClassVar[tuple[str, ...]] = ("D-294",)
    menus: ClassVar[tuple[int, ...]] = (BETWEEN_ACTIONS,)

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        if not s.has(MOVEMENT_LIMIT):
            return NO_VARIANT
        if s.is_fallen(seat):
            return ON_THE_GROUND
        menu = menu_of(s)
        if menu == CHALLENGE:
            fight = s.agenda[-1]
            of_use = isinstance(fight, Fight) and fight.target == seat and would_lie_down(s, fight, seat)
        elif menu == DODGE:
            of_use = not ap_for(s, seat)
        else:
            of_use = would_attack(s, seat) if between_actions(s, seat) else False
            of_use = of_use or (not ap_for(s, seat) and helps_in_pause(s, seat))
        return None if of_use else NO_TIME_TO_LIE

    def offer(self, s: Dungeoneer, seat: int, found: list[str]) -> None:
        if s.options & MOVEMENT_LIMIT and not s.fallen >> seat & 1 and would_attack(s, seat):
            found.append(LIE_DOWN_KEY)

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        lie_down(s, seat)

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"ap": LYING_AP}


def helps_in_pause(s: Dungeoneer, seat: int) -> bool:
    """Whether the point could pay for an ability in the current pause."""
    top = s.agenda[-1]
    return isinstance(top, PlayWindow) and lying_helps(s, seat, top.event, s.agenda[-2])


def would_attack(s: Dungeoneer, seat: int) -> bool:
    """Whether the point is useful between actions: the active hero has many uses, others can attack."""
    return seat == s.active or (not s.attacked >> seat & 1 and bool(victims(s, seat)))


STAND: Final = Stand()
ATTACK: Final = Attack()
LIE_DOWN: Final = LieDown()


def special_actions(s: Dungeoneer, seat: int, battles: bool, found: list[str]) -> None:
    """Add what a hero may do on any turn without a card (D-178, D-180); battles only between actions."""
    fill_menu(s, seat, SPECIAL, found)
    if battles:
        fill_menu(s, seat, BETWEEN_ACTIONS, found)
