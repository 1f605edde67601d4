"""The challenge stage: the attacked hero may strike back, for an action point or by lying down."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Verb, Word
from undercroft.games.dungeoneer.cards.vocabulary import FORMS, NO_CHALLENGES, NO_HERO_ATTACKS
from undercroft.games.dungeoneer.hero.numbers import forbidden
from undercroft.games.dungeoneer.hero.points import ap_for, pay_ap
from undercroft.games.dungeoneer.hero.reasons import FORBIDDEN, no_ap, short_of_ap
from undercroft.games.dungeoneer.hero.wounds import LIE_DOWN_KEY, lie_down
from undercroft.games.dungeoneer.state.foes import (
    FIGHTS,
    GONE,
    MOST_FOES,
    SLAIN,
    Fight,
    battle_of,
    quarry_name,
)
from undercroft.games.dungeoneer.state.names import place_name, stat_name
from undercroft.games.dungeoneer.state.options import AP_FOR_FALLING, MOVEMENT_LIMIT
from undercroft.games.dungeoneer.state.procedure import CHALLENGE, menu_of
from undercroft.games.dungeoneer.state.state import MOST_SEATS, Dungeoneer
from undercroft.games.dungeoneer.state.times import NO_VARIANT, NOT_NOW
from undercroft.games.dungeoneer.state.verbs import Action

ATTACK_AP: Final = 1  # D-181, D-202


def here(s: Dungeoneer, seat: int, word: Word) -> Args:
    """The hero's location."""
    return {"place": place_name(s, s.place[seat])}


NO_BATTLE: Final = Reason("D-202", NOT_NOW)
NO_SUCH_FOE: Final = Reason("D-182", "dungeoneer-why-no-such-monster")
NOT_ATTACKING: Final = Reason("D-182", "dungeoneer-why-called-off")
FOE_GONE: Final = Reason("D-353", "dungeoneer-why-foe-gone")
NOT_HERE: Final = Reason("D-182", "dungeoneer-why-not-here")
PEACE: Final = Reason("D-188", "dungeoneer-why-peace", here)
NO_FORM: Final = Reason("D-185", "dungeoneer-why-form")
HAS_ATTACKED: Final = Reason("D-348", "dungeoneer-why-attacked")
NO_FURTHER: Final = Reason("D-204", "dungeoneer-why-no-further")
NO_SAVED_AP: Final = no_ap("D-203")
OTHER_STAGE: Final = Reason("D-202", "dungeoneer-why-in-battle")
HAS_AP: Final = Reason("D-295", "dungeoneer-why-has-ap")
HAS_SAVED: Final = Reason("D-296", "dungeoneer-why-has-saved")
LIES_ALREADY: Final = Reason("D-295", "dungeoneer-why-lies")
NOT_ATTACKER: Final = Reason("D-295", "dungeoneer-why-not-attacker")


class Blow(Word):
    """An attack as an option: its target and form."""

    def __init__(self, key: str, verb: Verb[Dungeoneer], what: str, number: int) -> None:
        super().__init__(key, verb, what, number)
        target, form = what.split(":")
        self.foe = int(target[3:]) - 1 if target.startswith("foe") else -1  # a monster of the battle
        self.hero = -1 if self.foe >= 0 else int(target.removeprefix("hero"))
        self.form = FORMS.index(form)


class Strikes(Action):
    """An attack on a hero or monster in one of the forms."""

    def word(self, what: str, number: int) -> Word:
        return Blow(self.key(what), self, what, number)

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        assert isinstance(word, Blow)
        return {"form": stat_name(word.form)}

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        assert isinstance(word, Blow)
        return {"target": quarry_name(s, word.foe, word.hero), "ap": self.price(s, seat, word)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        assert isinstance(word, Blow)
        return [f"foe:{word.foe + 1}" if word.foe >= 0 else f"hero:{word.hero}"]


def no_blow(s: Dungeoneer, seat: int, word: Blow, forms: tuple[int, ...]) -> Reason | None:
    """What bars an attack at the challenge stage, however it is paid for."""
    fight = battle_of(s)
    if fight is None or fight.target != seat:
        return NO_BATTLE
    if word.foe >= 0:
        reason = no_foe(fight, word.foe)
    elif word.hero == seat or word.hero >= s.seats or s.place[word.hero] != fight.place:
        reason = NOT_HERE
    else:
        reason = PEACE if forbidden(s, seat, NO_HERO_ATTACKS) else None
    if reason is not None:
        return reason
    if word.form not in forms:
        return NO_FORM
    if s.attacked >> seat & 1:
        return HAS_ATTACKED
    if forbidden(s, seat, NO_CHALLENGES):
        return FORBIDDEN
    return NO_FURTHER if fight.unanswerable() else None


def no_foe(fight: Fight, number: int) -> Reason | None:
    """Why a monster cannot be challenged (D-182, D-353)."""
    if number >= len(fight.foes) or fight.foes[number].is_hero():
        return NO_SUCH_FOE
    state = fight.foes[number].state
    if state == FIGHTS:
        return None
    return FOE_GONE if state in (SLAIN, GONE) else NOT_ATTACKING


class StrikesBack(Strikes):
    """An attack at the challenge stage."""

    def __init__(self) -> None:
        super().__init__()
        of_heroes, forms = MOST_SEATS * len(FORMS), len(FORMS)
        keys = [word.key for word in self.words]
        self.hero_keys = [keys[at : at + forms] for at in range(0, of_heroes, forms)]
        self.foe_keys = [keys[at : at + forms] for at in range(of_heroes, len(keys), forms)]

    def about(self) -> list[str]:
        heroes = [f"hero{seat}:{form}" for seat in range(MOST_SEATS) for form in FORMS]
        return heroes + [f"foe{number}:{form}" for number in range(1, MOST_FOES + 1) for form in FORMS]

    def may_strike(self, s: Dungeoneer, fight: Fight, hero: int) -> bool:
        """Whether a hero in the location may be attacked by this verb."""
        return True

    def forms(self, s: Dungeoneer, seat: int) -> tuple[int, ...]:
        """The forms with the round symbol (D-185)."""
        return s.box.heroes[s.heroes[seat]].attacks

    def affords(self, s: Dungeoneer, seat: int) -> bool:
        """Whether the hero can pay for the attack."""
        raise NotImplementedError(type(self).__name__)

    def open(self, s: Dungeoneer, seat: int, found: list[str]) -> None:
        fight = s.agenda[-1]
        if not isinstance(fight, Fight) or fight.unanswerable() or s.attacked >> seat & 1:
            return
        if self.affords(s, seat):
            self.list_blows(s, fight, seat, found)

    def list_blows(self, s: Dungeoneer, fight: Fight, seat: int, found: list[str]) -> None:
        """Add all attacks on the attackers and on heroes in the location (D-202)."""
        bits = forbidden(s, seat, NO_CHALLENGES | NO_HERO_ATTACKS)
        if bits & NO_CHALLENGES:
            return
        forms = self.forms(s, seat)
        for number, foe in enumerate(fight.foes):
            if foe.state == FIGHTS and foe.key:
                for form in forms:
                    found.append(self.foe_keys[number][form])
        if not bits & NO_HERO_ATTACKS:
            for other in s.heroes_at(fight.place):
                if other != seat and self.may_strike(s, fight, other):
                    for form in forms:
                        found.append(self.hero_keys[other][form])

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        assert isinstance(word, Blow)
        s.attacked |= 1 << seat  # the only attack of this turn (D-348)
        self.pay(s, seat, word)
        fight = s.agenda[-1]
        assert isinstance(fight, Fight)
        self.strike(s, seat, fight, word)

    def strike(self, s: Dungeoneer, seat: int, fight: Fight, word: Blow) -> None:
        """Begin the attack."""
        fight.strike_back(s, word.foe, word.hero, word.form)

    def pay(self, s: Dungeoneer, seat: int, word: Word) -> None:
        """Pay the price."""
        raise NotImplementedError(type(self).__name__)


class Challenge(StrikesBack):
    """Strike back for an action point; on another player's turn, the saved one (D-202, D-203)."""

    name: ClassVar[str] = "challenge"
    rules: ClassVar[tuple[str, ...]] = ("D-202", "D-203")

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        return ATTACK_AP

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        assert isinstance(word, Blow)
        reason = no_blow(s, seat, word, self.forms(s, seat))
        if reason is None:
            reason = short_of_ap(s, seat, self.price(s, seat, word), NO_SAVED_AP)
        return reason or (None if menu_of(s) == CHALLENGE else OTHER_STAGE)

    def affords(self, s: Dungeoneer, seat: int) -> bool:
        return ap_for(s, seat) >= self.price(s, seat, self.words[0])

    def pay(self, s: Dungeoneer, seat: int, word: Word) -> None:
        pay_ap(s, seat, self.price(s, seat, word))


class LieAndStrike(StrikesBack):
    """In a variant: lie down to strike an attacker without a saved action point (D-295, D-296)."""

    name: ClassVar[str] = "lie"
    rules: ClassVar[tuple[str, ...]] = ("D-295",)

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        assert isinstance(word, Blow)
        if not s.has(AP_FOR_FALLING):
            return NO_VARIANT
        reason = no_blow(s, seat, word, self.forms(s, seat))
        if reason is not None:
            return reason
        fight = battle_of(s)
        if fight is None or (word.hero >= 0 and not self.may_strike(s, fight, word.hero)):
            return NOT_ATTACKER
        if s.is_fallen(seat):
            return LIES_ALREADY
        if s.kept >> seat & 1:
            return HAS_SAVED
        if ap_for(s, seat):
            return HAS_AP
        return None if menu_of(s) == CHALLENGE else OTHER_STAGE

    def may_strike(self, s: Dungeoneer, fight: Fight, hero: int) -> bool:
        return hero in [foe.seat for foe in fight.foes if foe.is_hero()]

    def affords(self, s: Dungeoneer, seat: int) -> bool:
        if not s.has(AP_FOR_FALLING) or s.is_fallen(seat) or s.kept >> seat & 1:
            return False
        return ap_for(s, seat) == 0

    def pay(self, s: Dungeoneer, seat: int, word: Word) -> None:
        lie_down(s, seat, 0)


CHALLENGE_FOE: Final = Challenge()
LIE_AND_STRIKE: Final = LieAndStrike()


def would_lie_down(s: Dungeoneer, fight: Fight, seat: int) -> bool:
    """Whether lying down gives the action point for a challenge (D-294)."""
    if not s.has(MOVEMENT_LIMIT) or s.is_fallen(seat) or ap_for(s, seat):
        return False
    if fight.unanswerable() or s.attacked >> seat & 1:
        return False
    found: list[str] = []
    CHALLENGE_FOE.list_blows(s, fight, seat, found)
    return bool(found)


def challenges(s: Dungeoneer, fight: Fight) -> list[str]:
    """What is open to an attacked hero at the challenge stage."""
    found: list[str] = []
    CHALLENGE_FOE.open(s, fight.target, found)
    if not found and s.options & (AP_FOR_FALLING | MOVEMENT_LIMIT):
        LIE_AND_STRIKE.open(s, fight.target, found)
        if would_lie_down(s, fight, fight.target):
            found.append(LIE_DOWN_KEY)
    return found
