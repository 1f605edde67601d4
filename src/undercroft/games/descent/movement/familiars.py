"""Familiars: where they are, how they move, and Pico, who is carried (J-191 to J-203, J-401, J-402).

They are neither figures nor heroes (J-196): anybody may share their space (J-194), and nothing harms them
(J-197).
"""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.cards.records import Source
from undercroft.games.descent.cards.vocabulary import CARRY_ONE, ENEMY_ARMOR, NO_DODGE_OR_AIM
from undercroft.games.descent.floor.terrain import RUBBLE, WATER
from undercroft.games.descent.hero.equipment import Received
from undercroft.games.descent.movement import events as told
from undercroft.games.descent.movement.acting import MoveAction
from undercroft.games.descent.movement.handling import NOBODY_NEAR, GiveTo, takers
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import NO_HERO, NOWHERE, Descent
from undercroft.games.descent.state.verbs import (
    Listed,
    OneHero,
    OneItem,
    OneSpace,
    all_heroes,
    all_items,
    all_spaces,
)

FLIT: Final = OneSpace("familiar", "J-192", all_spaces)
STAY_THERE: Final = Listed("familiar-stays", "J-192")
FETCH: Final = OneItem("familiar-takes", "J-200", all_items)
BRING: Final = OneHero("familiar-gives", "J-200", all_heroes)
PASS_ON: Final = Listed("familiar-passes", "J-200")
FAMILIAR_LISTED: Final[list[Listed]] = [FLIT, STAY_THERE, FETCH, BRING, PASS_ON]
NO_COMPANION: Final = Reason("J-203", "descent-why-no-companion")


def join(s: Descent, hero: int) -> None:
    """The familiars of a hero come to him: on his space, or carried (J-191, J-402)."""
    sources: list[Source] = [s.hero(hero), *[s.box.skills[name] for name in s.skills[hero]]]
    for source in sources:
        for name in source.familiars:
            number = s.box.familiar_of[name]
            if s.companions[number] == NO_HERO:
                s.companions[number] = hero
            waits = s.familiars[number] == NOWHERE and s.companions[number] == hero
            if waits and s.box.familiars[number].speed:
                s.familiars[number] = s.place[hero]


def walkers(s: Descent, hero: int) -> list[int]:
    """The familiars of a hero that stand on the board."""
    return [number for number, space in enumerate(s.familiars) if space >= 0 and s.companions[number] == hero]


class FamiliarMove(Procedure):
    """A familiar moves directly after its owner's turn, past anybody (J-192, J-193)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "go")

    def __init__(self, familiar: int = 0, points: int = 0) -> None:
        self.familiar = familiar
        self.points = points
        self.choice: str = ""

    def choose(self, s: Descent) -> None:
        options = [FLIT.key(s.box.space_names[space]) for space in ways(s, s.familiars[self.familiar])]
        options += errands(s, self.familiar)
        if self.points == 0 or not options:
            self.end()
            return
        seat = s.owner(s.companions[self.familiar])
        s.ask(seat, "descent-ask-familiar", (*options, STAY_THERE.tag), "choice")

    def go(self, s: Descent) -> None:
        if self.choice == STAY_THERE.tag:
            return
        self.points -= 1
        self.goto("choose")
        if FLIT.says(s, self.choice):
            s.familiars[self.familiar] = FLIT.space(s, self.choice)
            told.flits(s, self.familiar, s.familiars[self.familiar])
        elif BRING.says(s, self.choice):
            item, s.carried[self.familiar] = s.carried[self.familiar], ""
            told.fetches(s, self.familiar, item)
            s.push(Received(BRING.hero(s, self.choice), item))
        elif self.choice == PASS_ON.tag:
            other = mates(s, self.familiar)[0]
            s.carried[other], s.carried[self.familiar] = s.carried[self.familiar], ""
            told.fetches(s, other, s.carried[other])
        else:
            self.fetch(s, FETCH.said(s, self.choice))

    def fetch(self, s: Descent, item: str) -> None:
        """Pick up what lies in its space."""
        for number, token in enumerate(s.loose):
            if token.space == s.familiars[self.familiar] and token.what == item:
                s.loose.pop(number)
                break
        s.carried[self.familiar] = item
        told.fetches(s, self.familiar, item)

    def copy(self) -> FamiliarMove:
        twin = FamiliarMove(self.familiar, self.points)
        twin.choice = self.choice
        return twin


def errands(s: Descent, familiar: int) -> list[str]:
    """What a familiar that can carry things may do with its points (J-195, J-199, J-200)."""
    effects = s.box.familiars[familiar].effects
    if not [effect for effect in effects if effect.deed.permissions & CARRY_ONE]:
        return []
    space = s.familiars[familiar]
    if not s.carried[familiar]:
        here = [token.what for token in s.loose if token.space == space and token.what in s.box.items]
        return [FETCH.key(what) for what in dict.fromkeys(here)]
    near = (space, *s.box.floor.near(s.closed)[space])
    found = [BRING.key(s.heroes[hero]) for hero in range(len(s.heroes)) if s.place[hero] in near]
    return [*found, PASS_ON.tag] if mates(s, familiar) else found


def mates(s: Descent, familiar: int) -> list[int]:
    """The familiars next to this one that could take what it carries."""
    near = (s.familiars[familiar], *s.box.floor.near(s.closed)[s.familiars[familiar]])
    found = []
    for other, space in enumerate(s.familiars):
        able = [each for each in s.box.familiars[other].effects if each.deed.permissions & CARRY_ONE]
        if other != familiar and space in near and able and not s.carried[other]:
            found.append(other)
    return found


def ways(s: Descent, space: int) -> list[int]:
    """Where a familiar can step: only walls, closed doors, water and rubble stop it (J-401)."""
    near = s.box.floor.near(s.closed)[space]
    return [to for to in near if s.ground[to] not in (WATER, RUBBLE) and s.is_revealed(to)]


def familiars_at(s: Descent, figure: int) -> list[int]:
    """The familiars next to a figure, or in its space (J-201)."""
    found, near = [], s.box.floor.near(s.closed)
    for number, space in enumerate(s.familiars):
        if space >= 0 and [each for each in s.spaces(figure) if each == space or each in near[space]]:
            found.append(number)
    return found


def is_harried(s: Descent, figure: int) -> bool:
    """Whether a familiar keeps a monster from dodging and aiming."""
    for number in familiars_at(s, figure):
        for effect in s.box.familiars[number].effects:
            if effect.deed.permissions & NO_DODGE_OR_AIM:
                return True
    return False


def armor_change(s: Descent, figure: int) -> int:
    """The change of a monster's armor by familiars next to it."""
    total = 0
    for number in familiars_at(s, figure):
        for effect in s.box.familiars[number].effects:
            total += effect.deed.change(ENEMY_ARMOR)
    return total


class HandOver(MoveAction):
    """Pass a carried familiar to an adjacent hero (J-203)."""

    name: ClassVar[str] = "hand-over"
    rules: ClassVar[tuple[str, ...]] = ("J-203",)
    rank: int = 52

    def about(self) -> list[str]:
        return []

    def among(self, box: Box) -> list[str]:
        return [familiar.name for familiar in box.familiars if familiar.hand_over]

    def plausible(self, s: Descent, figure: int) -> bool:
        return figure in s.companions

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        if s.companions[s.box.familiar_of[word.what]] != figure:
            return NO_COMPANION
        return None if takers(s, figure) else NOBODY_NEAR

    def cost(self, s: Descent, figure: int, word: Word) -> int:
        return s.box.familiars[s.box.familiar_of[word.what]].hand_over

    def within_reach(self, s: Descent, figure: int) -> list[Word]:
        return [
            self.word_for(s, familiar.name)
            for number, familiar in enumerate(s.box.familiars)
            if familiar.hand_over and s.companions[number] == figure
        ]

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.push(GiveTo(figure, s.serial[figure], "", s.box.familiar_of[word.what]))

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"familiar": "@descent-familiar-" + word.what}


HAND_OVER: Final = HandOver()
