"""A minion fights in its hero's place: one counter-attack, or one attack at the challenge stage."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.battle import events as told
from undercroft.games.dungeoneer.battle.challenge import (
    ATTACK_AP,
    NO_SAVED_AP,
    OTHER_STAGE,
    Blow,
    StrikesBack,
    no_blow,
)
from undercroft.games.dungeoneer.hero.minions import mark, minion_of, ready_minion
from undercroft.games.dungeoneer.hero.points import ap_for, pay_ap
from undercroft.games.dungeoneer.hero.reasons import short_of_ap
from undercroft.games.dungeoneer.state.box import Box
from undercroft.games.dungeoneer.state.foes import Fight, Foe, battle_of
from undercroft.games.dungeoneer.state.listed import Fixed
from undercroft.games.dungeoneer.state.names import card_name
from undercroft.games.dungeoneer.state.procedure import CHALLENGE, HeroProcedure, menu_of
from undercroft.games.dungeoneer.state.state import Dungeoneer

NO_MINION: Final = Reason("D-249", "dungeoneer-why-no-minion")
HAS_ACTED: Final = Reason("D-249", "dungeoneer-why-minion-used")
NOT_ATTACKER: Final = Reason("D-250", "dungeoneer-why-minion-target")


def minion_args(s: Dungeoneer, seat: int, word: Word) -> Args:
    """Which monster serves the hero."""
    minion = minion_of(s, seat)
    return {"card": card_name(minion.name) if minion is not None else "none"}


class ByHero(Fixed):
    """The hero counters, not the minion (D-249)."""

    def serves(self, box: Box) -> bool:
        return bool(box.servants)


class ByMinion(ByHero):
    """The minion counters (D-249)."""

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return minion_args(s, seat, word)


BY_MINION: Final = ByMinion("by-minion", "D-249")
BY_HERO: Final = ByHero("by-hero", "D-249")


class StandIn(HeroProcedure):
    """Before a counter roll: ask whether the minion makes it (D-249)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "take_place")

    def __init__(self, seat: int = 0, index: int = 0) -> None:
        self.seat = seat
        self.index = index
        self.choice: str = ""

    def choose(self, s: Dungeoneer) -> None:
        s.ask(self.seat, "dungeoneer-ask-minion", (BY_HERO.tag, BY_MINION.tag), "choice")

    def take_place(self, s: Dungeoneer) -> None:
        fight, minion = battle_of(s), minion_of(s, self.seat)
        if self.choice == BY_MINION.tag and fight is not None and minion is not None:
            fight.foes[self.index].stand_in = minion.name
            s.used.append(mark(self.seat))
            told.stands_in(s, self.seat, fight.defender(fight.foes[self.index]))

    def copy(self) -> StandIn:
        twin = StandIn(self.seat, self.index)
        twin.choice = self.choice
        return twin


class MinionStrike(StrikesBack):
    """At the challenge stage the minion attacks one of the attackers (D-250, DQ-42)."""

    name: ClassVar[str] = "minion"
    rules: ClassVar[tuple[str, ...]] = ("D-250",)

    def serves(self, box: Box) -> bool:
        return bool(box.servants)

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        return ATTACK_AP

    def forms(self, s: Dungeoneer, seat: int) -> tuple[int, ...]:
        minion = minion_of(s, seat)
        fighter = s.box.cards[minion.name].fighter if minion is not None else None
        return fighter.attacks if fighter is not None else ()

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        assert isinstance(word, Blow)
        if minion_of(s, seat) is None:
            return NO_MINION
        if ready_minion(s, seat) is None:
            return HAS_ACTED
        fight = battle_of(s)
        reason = no_blow(s, seat, word, self.forms(s, seat))
        attacked = word.foe >= 0 or (fight is not None and self.may_strike(s, fight, word.hero))
        if reason is None and not attacked:
            reason = NOT_ATTACKER
        if reason is None:
            reason = short_of_ap(s, seat, self.price(s, seat, word), NO_SAVED_AP)
        return reason or (None if menu_of(s) == CHALLENGE else OTHER_STAGE)

    def may_strike(self, s: Dungeoneer, fight: Fight, hero: int) -> bool:
        return hero in [foe.seat for foe in fight.foes if foe.is_hero()]

    def affords(self, s: Dungeoneer, seat: int) -> bool:
        return ready_minion(s, seat) is not None and ap_for(s, seat) >= self.price(s, seat, self.words[0])

    def pay(self, s: Dungeoneer, seat: int, word: Word) -> None:
        pay_ap(s, seat, self.price(s, seat, word))
        s.used.append(mark(seat))

    def strike(self, s: Dungeoneer, seat: int, fight: Fight, word: Blow) -> None:
        minion = minion_of(s, seat)
        assert minion is not None
        fight.strike_back(s, word.foe, word.hero, word.form, minion.name)

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {**super().args(s, seat, word), **minion_args(s, seat, word)}


MINION_STRIKE: Final = MinionStrike()


def striker(seat: int, form: int, minion: str) -> Foe:
    """Who makes an attack: a hero, or the minion in their place."""
    return Foe("card:" + minion if minion else "", seat, seat, form)
