"""Equipment: what can be worn together, what the pack holds, receiving and rearranging items."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.cards.vocabulary import (
    BODY_ARMOR,
    IGNORE_RUNE_BAN,
    OTHER,
    POTION,
    RELICS,
)
from undercroft.games.descent.hero import events as told
from undercroft.games.descent.hero.fate import take_back
from undercroft.games.descent.hero.gear import gear
from undercroft.games.descent.state.decks import without
from undercroft.games.descent.state.pieces import Token
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import AIM, Descent
from undercroft.games.descent.state.verbs import DONE, DROP_NEW, STOW, WEAR

BODY_ARMORS: Final = 1  # J-040
POTIONS: Final = 3  # J-041
OTHERS: Final = 2  # J-042
PACK: Final = 3  # J-044
PACK_FULL: Final = Reason("J-044", "descent-why-pack-full", lambda s, seat, word: {"most": PACK})
MOVED: Final = Reason("J-359", "descent-why-moved")
NOWHERE_TO_LIE: Final = Reason("J-302", "descent-why-relic-in-town")


def limits(s: Descent, seat: int, word: Word) -> Args:
    """What the hero who is asked may have equipped."""
    top = s.agenda[-1]
    assert isinstance(top, Received | Equip)
    hands = s.hero(top.hero).hands
    return {"hands": hands, "armor": BODY_ARMORS, "potions": POTIONS, "others": OTHERS}


LIMITS: Final = Reason("J-043", "descent-why-limits", limits)


def fits(s: Descent, hero: int, worn: tuple[str, ...]) -> bool:
    """Whether a hero may have all these equipped (J-039 to J-042, J-188, J-349)."""
    items = [s.box.items[name] for name in worn]
    count = [0] * (POTION + 1)
    hands, runes, banned = 0, False, False
    for item in items:
        count[item.kind] += 1
        hands += item.hands
        runes = runes or item.rune
        banned = banned or item.no_runes
    if runes and banned and not gear(s, hero).permissions & IGNORE_RUNE_BAN:
        return False
    return (
        hands <= s.hero(hero).hands
        and count[BODY_ARMOR] <= BODY_ARMORS
        and count[POTION] <= POTIONS
        and count[OTHER] <= OTHERS
    )


def has_room(s: Descent, hero: int, item: str) -> bool:
    """Whether a hero can take an item without dropping another."""
    return len(s.pack[hero]) < PACK or fits(s, hero, (*s.worn[hero], item))


def wear(s: Descent, hero: int, item: str) -> None:
    """Equip an item; a hero who changes his equipment loses his aim order (J-210)."""
    s.worn[hero] = (*s.worn[hero], item)
    told.equips(s, hero, item)
    if s.order[hero] == AIM:
        take_back(s, hero)


def doff(s: Descent, hero: int, item: str) -> None:
    """Unequip an item; an exhausted card stays exhausted in the pack (J-037)."""
    s.worn[hero] = without(s.worn[hero], item)
    if s.order[hero] == AIM:
        take_back(s, hero)


def use_up(s: Descent, hero: int, item: str) -> None:
    """Use up an equipped item, which does not count as changing equipment (P-15)."""
    s.worn[hero] = without(s.worn[hero], item)
    forget(s, hero, item)


def forget(s: Descent, hero: int, item: str) -> bool:
    """Remove one copy of an item; returns whether it was exhausted."""
    tired = s.exhausted[hero].count(item) > (s.worn[hero] + s.pack[hero]).count(item)
    if tired:
        s.exhausted[hero] = without(s.exhausted[hero], item)
    return tired


def stow(s: Descent, hero: int, item: str) -> None:
    """Put an item into the pack."""
    s.pack[hero] = (*s.pack[hero], item)
    told.stows(s, hero, item)


def drop(s: Descent, hero: int, item: str) -> None:
    """Drop an item for good; a relic stays where it falls (J-187, J-302)."""
    told.drops(s, hero, item)
    if s.box.items[item].deck == RELICS and s.place[hero] >= 0:
        s.loose.append(Token(s.place[hero], item))


def part_with(s: Descent, hero: int, item: str) -> bool:
    """Take an item from a hero, from the pack if possible; returns whether it was exhausted."""
    if item in s.pack[hero]:
        s.pack[hero] = without(s.pack[hero], item)
    else:
        doff(s, hero, item)
    return forget(s, hero, item)


def may_drop(s: Descent, hero: int, item: str) -> bool:
    """Whether a hero can drop an item here: a relic needs a space to lie on (J-302)."""
    return s.place[hero] >= 0 or s.box.items[item].deck != RELICS


def held(s: Descent, hero: int) -> list[str]:
    """What a hero carries, each name once."""
    return list(dict.fromkeys(s.worn[hero] + s.pack[hero]))


class Received(Procedure):
    """A hero gets an item of any deck (J-189) and equips, packs or drops it, or drops another (J-190)."""

    STEPS: ClassVar[tuple[str, ...]] = ("where", "put")

    def __init__(self, hero: int = 0, item: str = "") -> None:
        self.hero = hero
        self.item = item
        self.choice: str = ""

    def where(self, s: Descent) -> None:
        hero, item = self.hero, self.item
        options: list[str] = []
        if fits(s, hero, (*s.worn[hero], item)):
            options.append(WEAR.key(item))
        if len(s.pack[hero]) < PACK:
            options.append(STOW.key(item))
        if not options:  # anything that does not fit is dropped (J-338)
            options = [
                DROP_NEW.key(each) for each in held(s, hero) if each != item and may_drop(s, hero, each)
            ]
        if may_drop(s, hero, item) or not options:
            options.append(DROP_NEW.key(item))
        s.ask(s.owner(hero), "descent-ask-received", tuple(options), "choice")

    def put(self, s: Descent) -> None:
        hero, item = self.hero, self.item
        other = DROP_NEW.said(s, self.choice)
        if self.choice == WEAR.key(item):
            wear(s, hero, item)
        elif self.choice == STOW.key(item):
            stow(s, hero, item)
        elif other == item:
            drop(s, hero, item)
        else:
            part_with(s, hero, other)
            drop(s, hero, other)
            self.goto("where")

    def missing(self, s: Descent, word: Word) -> Reason | None:
        if word.verb is STOW and word.what == self.item:
            return PACK_FULL
        return LIMITS if word.verb is WEAR and word.what == self.item else None

    def copy(self) -> Received:
        twin = Received(self.hero, self.item)
        twin.choice = self.choice
        return twin


class Equip(Procedure):
    """A hero rearranges his items, each at most once, within the limits (J-038 to J-044, J-359)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "move")

    def __init__(self, hero: int = 0) -> None:
        self.hero = hero
        self.moved: tuple[str, ...] = ()
        self.choice: str = ""

    def choose(self, s: Descent) -> None:
        hero, options = self.hero, list[str]()
        for item in dict.fromkeys(s.pack[hero]):
            if self.is_left(s, item) and fits(s, hero, (*s.worn[hero], item)):
                options.append(WEAR.key(item))
            if may_drop(s, hero, item):
                options.append(DROP_NEW.key(item))
        options += [STOW.key(item) for item in dict.fromkeys(s.worn[hero]) if self.is_left(s, item)]
        if len(s.pack[hero]) <= PACK:
            options.append(DONE.key(""))
        s.ask(s.owner(hero), "descent-ask-equip", tuple(options), "choice")

    def is_left(self, s: Descent, item: str) -> bool:
        """Whether one of that name has not been moved yet."""
        return self.moved.count(item) < (s.worn[self.hero] + s.pack[self.hero]).count(item)

    def move(self, s: Descent) -> None:
        hero, choice = self.hero, self.choice
        if choice == DONE.key(""):
            return
        self.goto("choose")
        word = s.box.words[choice]
        item = word.what
        self.moved = (*self.moved, item)
        if word.verb is STOW:
            doff(s, hero, item)
            stow(s, hero, item)
            return
        s.pack[hero] = without(s.pack[hero], item)
        if word.verb is WEAR:
            wear(s, hero, item)
        else:
            forget(s, hero, item)
            drop(s, hero, item)

    def missing(self, s: Descent, word: Word) -> Reason | None:
        if word.verb is DROP_NEW and word.what in s.pack[self.hero]:
            return NOWHERE_TO_LIE
        if word.verb is DONE:
            return PACK_FULL
        if word.what in self.moved:
            return MOVED
        return LIMITS if word.verb is WEAR and word.what in s.pack[self.hero] else None

    def copy(self) -> Equip:
        twin = Equip(self.hero)
        twin.moved = self.moved
        twin.choice = self.choice
        return twin
