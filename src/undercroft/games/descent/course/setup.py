"""Set-up: heroes, skills and their exchange, the shop, where heroes begin (J-001 to J-028)."""

from __future__ import annotations

from itertools import chain
from typing import ClassVar, Final

from undercroft.games.descent.cards.quests import AS_USUAL
from undercroft.games.descent.cards.vocabulary import ATTACKS
from undercroft.games.descent.course import events as told
from undercroft.games.descent.hero.gear import max_fatigue, max_wounds
from undercroft.games.descent.movement.familiars import join
from undercroft.games.descent.movement.handling import is_empty
from undercroft.games.descent.quests import events as quests_told
from undercroft.games.descent.quests.town import Shopping
from undercroft.games.descent.state.board import put
from undercroft.games.descent.state.decks import without
from undercroft.games.descent.state.options import CHOOSE_HEROES
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import HERO_DECK, NOWHERE, SKILL_DECKS_AT, Descent
from undercroft.games.descent.state.verbs import AT, CHOOSE_HERO, KEEP, NEXT, SWAP

START_COINS: Final = 300  # J-007


class DealHeroes(Procedure):
    """Heroes are dealt from the first hero player clockwise, or chosen in that order (J-005)."""

    STEPS: ClassVar[tuple[str, ...]] = ("deal", "dealt")

    def __init__(self) -> None:
        self.choice: str = ""

    def deal(self, s: Descent) -> None:
        hero = s.heroes.index("")
        deck = s.decks[HERO_DECK]
        if s.has(CHOOSE_HEROES):
            s.ask(
                s.owner(hero), "descent-ask-hero", tuple([CHOOSE_HERO.key(each) for each in deck]), "choice"
            )
        else:
            s.chance(deck, "choice")

    def dealt(self, s: Descent) -> None:
        hero, name = s.heroes.index(""), CHOOSE_HERO.said(s, self.choice) or self.choice
        s.decks[HERO_DECK] = without(s.decks[HERO_DECK], name)
        s.heroes[hero] = name
        s.coins[hero] = START_COINS if s.box.quest.coins == AS_USUAL else s.box.quest.coins  # J-341
        told.deals_hero(s, hero)
        if "" in s.heroes:
            self.goto("deal")

    def copy(self) -> DealHeroes:
        twin = DealHeroes()
        twin.choice = self.choice
        return twin


class DealSkills(Procedure):
    """Each hero draws as many cards of each deck as his sheet says (J-010, J-011, example J-337)."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "drawn")

    def __init__(self) -> None:
        self.hero: int = 0
        self.card: str = ""

    def deck(self, s: Descent) -> int:
        """The deck from which the hero draws next, -1 if he has all his skills."""
        have = [s.box.skills[name].deck for name in s.skills[self.hero]]
        for deck, count in enumerate(s.hero(self.hero).skills):
            if len([each for each in have if each == deck]) < count:
                return SKILL_DECKS_AT + deck
        return -1

    def draw(self, s: Descent) -> None:
        while self.hero < len(s.heroes) and self.deck(s) < 0:
            self.hero += 1
        if self.hero == len(s.heroes):
            self.end()
        else:
            s.chance(s.decks[self.deck(s)], "card")

    def drawn(self, s: Descent) -> None:
        deck = self.deck(s)
        s.decks[deck] = without(s.decks[deck], self.card)
        s.skills[self.hero] = (*s.skills[self.hero], self.card)
        quests_told.learns(s, self.hero, self.card)
        self.goto("draw")

    def copy(self) -> DealSkills:
        twin = DealSkills()
        twin.hero = self.hero
        twin.card = self.card
        return twin


class Exchange(Procedure):
    """One after another, each hero may replace a skill: draw first, then the old one back (J-012, J-013)."""

    STEPS: ClassVar[tuple[str, ...]] = ("offer", "draw", "put_back")

    def __init__(self) -> None:
        self.hero: int = 0
        self.choice: str = ""
        self.card: str = ""

    def offer(self, s: Descent) -> None:
        options = [SWAP.key(name) for name in s.skills[self.hero]]
        s.ask(s.owner(self.hero), "descent-ask-exchange", (*options, KEEP.tag), "choice")

    def draw(self, s: Descent) -> None:
        old = SWAP.said(s, self.choice)
        if old:
            s.chance(s.decks[SKILL_DECKS_AT + s.box.skills[old].deck], "card")

    def put_back(self, s: Descent) -> None:
        old, hero = SWAP.said(s, self.choice), self.hero
        if old:
            deck = SKILL_DECKS_AT + s.box.skills[old].deck
            s.decks[deck] = tuple(sorted([*without(s.decks[deck], self.card), old]))
            s.skills[hero] = tuple([self.card if each == old else each for each in s.skills[hero]])
            told.swaps_skill(s, hero, old, self.card)
        self.hero += 1
        if self.hero < len(s.heroes):
            self.goto("offer")

    def copy(self) -> Exchange:
        twin = Exchange()
        twin.hero = self.hero
        twin.choice = self.choice
        twin.card = self.card
        return twin


class Outfit(Procedure):
    """Heroes shop before the quest; the first hero player says who is next (J-015 to J-018).

    Once his own heroes have shopped, the others decide among themselves.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("who", "shop")

    def __init__(self) -> None:
        self.served: int = 0  # heroes who have shopped, one bit each
        self.choice: str = ""

    def who(self, s: Descent) -> None:
        left = [hero for hero in range(len(s.heroes)) if not self.served >> hero & 1]
        options = tuple([NEXT.key(s.heroes[hero]) for hero in left])
        if not left:
            self.end()
        elif len(left) == 1:
            self.choice = options[0]
        else:
            owners = [s.owner(hero) for hero in left]
            seat = 1 if 1 in owners else owners[0]
            s.ask(seat, "descent-ask-shops-next", options, "choice")

    def shop(self, s: Descent) -> None:
        hero = NEXT.hero(s, self.choice)
        self.served |= 1 << hero
        self.goto("who")
        s.push(Shopping(hero, True))

    def copy(self) -> Outfit:
        twin = Outfit()
        twin.served = self.served
        twin.choice = self.choice
        return twin


def starts(s: Descent) -> list[int]:
    """Where a hero may begin: beside the start glyph, then on it, then as near as possible (J-021)."""
    floor, start = s.box.floor, s.box.start
    for ring in chain([floor.near(s.closed)[start]], floor.rings(start, s.closed)):
        free = [space for space in ring if is_empty(s, space)]
        if free:
            return free
    return []


class PlaceHeroes(Procedure):
    """Heroes are placed around the start (J-021), with full health and fatigue (J-006)."""

    STEPS: ClassVar[tuple[str, ...]] = ("where", "stand")

    def __init__(self) -> None:
        self.hero: int = 0
        self.choice: str = ""

    def where(self, s: Descent) -> None:
        options = tuple([AT.key(s.box.space_names[space]) for space in starts(s)])
        s.ask(s.owner(self.hero), "descent-ask-start", options, "choice")

    def stand(self, s: Descent) -> None:
        hero = self.hero
        s.health[hero] = max_wounds(s, hero)
        s.fatigue[hero] = max_fatigue(s, hero)
        put(s, hero, AT.space(s, self.choice))
        told.places(s, hero, s.place[hero])
        join(s, hero)
        self.hero += 1
        if self.hero < len(s.heroes):
            self.goto("where")

    def copy(self) -> PlaceHeroes:
        twin = PlaceHeroes()
        twin.hero = self.hero
        twin.choice = self.choice
        return twin


def lay_out(s: Descent, heroes: int) -> None:
    """Give a fresh state its figures, floor, decks and stock."""
    box = s.box
    for column in (s.kind, s.place, s.health, s.burn, s.web, s.stun, s.poison, s.serial, s.done, s.beside):
        column.extend([0] * 4)
    for hero in range(4):
        s.kind[hero] = -1
        s.place[hero] = NOWHERE
    s.heroes = [""] * heroes
    s.skills, s.worn, s.pack = [()] * heroes, [()] * heroes, [()] * heroes
    s.exhausted = [()] * heroes
    s.fatigue, s.coins, s.order, s.monkey = [0] * heroes, [0] * heroes, [0] * heroes, [0] * heroes
    s.boost, s.training = [0] * heroes, [0] * heroes * len(ATTACKS)
    s.taken = [0] * box.plan.size
    s.ground = box.ground
    s.closed = (1 << box.plan.doors) - 1  # J-342
    s.familiars = [NOWHERE] * len(box.familiars)
    s.companions = [-1] * len(box.familiars)
    s.carried = [""] * len(box.familiars)
    s.conquest = box.quest.conquest  # one pool for all (J-020)
    s.decks = [tuple(deck) for deck in box.decks]
    s.stock = dict(box.stock)
    s.tokens_left = (4, 4, 4)  # training tokens (J-460)
