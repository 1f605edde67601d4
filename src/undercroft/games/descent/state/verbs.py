"""The base of this game's verbs, and choices that the asking procedure lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.engine import verbs
from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Verb, Word
from undercroft.games.descent.cards.vocabulary import CACHE, FISTS
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.names import (
    card_name,
    hero_name,
    item_name,
    on_map,
    order_name,
    skill_name,
    space_name,
    who,
)
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import ORDERS, Descent

NOT_NOW: Final = "descent-why-not-now"
NOT_OFFERED: Final = "descent-why-not-offered"
MOST_SLOTS: Final = 64
MOST_DICE: Final = 12
ONE: Final = ("",)


class Action(Verb[Descent]):
    """A verb whose label is named after it."""

    def label(self, s: Descent, seat: int, word: Word) -> str:
        return "descent-do-" + self.name


class Listed(verbs.Listed[Descent]):
    """A choice that is open if the asking frame lists it; otherwise `rule` says when it would be."""

    def __init__(self, tag: str, rule: str, things: tuple[str, ...] = ONE) -> None:
        super().__init__(tag, Reason(rule, NOT_NOW), (rule,), things)

    def missing(self, s: Descent, word: Word) -> Reason | None:
        top = s.agenda[-1]
        reason = top.missing(s, word) if isinstance(top, Procedure) else None
        if reason is None and self.is_asked_for(s):
            return Reason(self.rules_of(s, -1, word)[0], NOT_OFFERED)
        return reason

    def rules_of(self, s: Descent, seat: int, word: Word) -> list[str]:
        top = s.agenda[-1]
        law = top.law(word) if isinstance(top, Procedure) else ""
        return [law] if law else list(self.law)

    def is_asked_for(self, s: Descent) -> bool:
        """Whether somebody is choosing among words of this kind."""
        return any(s.box.words[option].verb is self for ask in s.pending for option in ask.options)

    def label(self, s: Descent, seat: int, word: Word) -> str:
        return "descent-do-" + self.tag

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"what": word.what} if word.what else {}

    def read(self, s: Descent, choice: str) -> Word | None:
        """The word of a choice of this kind; None for any other choice."""
        word = s.box.words.get(choice)
        return word if word is not None and word.verb is self else None

    def says(self, s: Descent, choice: str) -> bool:
        """Whether a choice is of this kind."""
        return self.read(s, choice) is not None

    def said(self, s: Descent, choice: str) -> str:
        """What a choice of this kind is about; "" for any other choice."""
        word = self.read(s, choice)
        return word.what if word is not None else ""

    def number(self, s: Descent, choice: str) -> int:
        """The number of what a choice of this kind is about; -1 for any other choice."""
        word = self.read(s, choice)
        return word.number if word is not None else -1


class Boxed(Listed):
    """A choice among things in the box; each box has its own words for it."""

    def __init__(self, tag: str, rule: str, things_in: Callable[[Box], list[str]]) -> None:
        self.things_in = things_in
        super().__init__(tag, rule, ())

    def among(self, box: Box) -> list[str]:
        return self.things_in(box)


class OneHero(Boxed):
    """One of the heroes."""

    def hero(self, s: Descent, choice: str) -> int:
        """The number of the hero that a choice is about."""
        return s.heroes.index(self.said(s, choice))

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"hero": hero_name(word.what)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"figure:{s.heroes.index(word.what)}"] if word.what in s.heroes else []


class OneItem(Boxed):
    """One of the items."""

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"item": item_name(word.what)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"item:{word.what}"]


class OneSkill(Boxed):
    """One of the skills."""

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"skill": skill_name(word.what)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"skill:{word.what}"]


class OneCard(Boxed):
    """One of the overlord's cards."""

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"card": card_name(word.what)}

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        return {"threat": s.box.cards[word.what].discard}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"card:{word.what}"]


class Spot(Word):
    """A place on the board: a space, and the direction of a long base or of a breath."""

    def __init__(self, key: str, verb: Verb[Descent], what: str, number: int) -> None:
        super().__init__(key, verb, what, number)
        self.space, _, self.side = what.partition(":")  # "7,4:h", "7,4:north"


def spot(word: Word) -> Spot:
    """A word that is about a place."""
    assert isinstance(word, Spot)
    return word


class OneSpace(Boxed):
    """One of the spaces, or of the placements of a long base."""

    def word(self, what: str, number: int) -> Word:
        return Spot(self.key(what), self, what, number)

    def space(self, s: Descent, choice: str) -> int:
        """The space that a choice is about; for a long base, the upper left one."""
        return s.box.space_of[spot(s.box.words[choice]).space]

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"space": on_map(spot(word).space)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"space:{spot(word).space}"]


class OnePlacement(OneSpace):
    """Where a figure is placed; a long base lies or stands there."""

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {**super().names(s, seat, word), "side": spot(word).side}


class OneFigure(Listed):
    """One of the figures on the board."""

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        known = word.number < len(s.kind) and s.place[word.number] >= 0
        return {
            "who": who(s, word.number) if known else "@descent-nobody",
            "space": space_name(s, s.place[word.number] if known else -1),
        }

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"figure:{word.number}"]


class OneOrder(Listed):
    """One of the orders."""

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"order": order_name(ORDERS.index(word.what))}


class Numbered(Listed):
    """One of several, by its number."""

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"number": word.number + 1}


def all_spaces(box: Box) -> list[str]:
    """Every space."""
    return list(box.space_names)


def all_placements(box: Box) -> list[str]:
    """Every space, and every placement of a long base."""
    found = dict.fromkeys(box.space_names)
    for names in box.place_names:
        found.update(dict.fromkeys(names))
    return list(found)


def all_heroes(box: Box) -> list[str]:
    """Every hero."""
    return list(box.heroes)


def all_items(box: Box) -> list[str]:
    """Every item that a hero can hold."""
    return [item.name for item in box.items.values() if item.kind != CACHE and item.deck != FISTS]


def all_skills(box: Box) -> list[str]:
    """Every skill."""
    return list(box.skills)


def all_cards(box: Box) -> list[str]:
    """Every card of the overlord."""
    return list(box.cards)


SLOTS: Final = tuple([str(slot) for slot in range(MOST_SLOTS)])
DICE: Final = tuple([str(die + 1) for die in range(MOST_DICE)])
CHOOSE_HERO: Final = OneHero("hero", "J-005", all_heroes)
NEXT: Final = OneHero("next", "J-030", all_heroes)
SWAP: Final = OneSkill("swap", "J-012", all_skills)
KEEP: Final = Listed("keep", "J-012")
AT: Final = OnePlacement("at", "J-021", all_placements)
DONE: Final = Listed("done", "J-043")
WEAR: Final = OneItem("wear", "J-038", all_items)
STOW: Final = OneItem("stow", "J-044", all_items)
DROP_NEW: Final = OneItem("leave", "J-190", all_items)
FIGURE: Final = OneFigure("figure", "J-377", SLOTS)
TO_HERO: Final = OneHero("to", "J-087", all_heroes)
LISTED: Final[list[Listed]] = [
    *(CHOOSE_HERO, NEXT, SWAP, KEEP, AT, DONE, WEAR, STOW, DROP_NEW),
    *(FIGURE, TO_HERO),
]
