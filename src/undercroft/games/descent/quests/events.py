"""Events about areas, chests, treasure and the town."""

from __future__ import annotations

from undercroft.games.descent.state.names import (
    AreaText,
    Colour,
    Figure,
    Item,
    Skill,
    Trait,
    form_name,
    item_name,
    skill_name,
    who,
)
from undercroft.games.descent.state.state import Descent


def learns(s: Descent, hero: Figure, skill: Skill) -> None:
    """A hero has a skill."""
    if s.listener is not None:
        s.tell("descent-learns", {"who": who(s, hero), "skill": skill_name(skill)})


def buys(s: Descent, hero: Figure, item: Item, coins: int) -> None:
    """A hero has bought something, and has these coins left."""
    if s.listener is not None:
        s.tell("descent-buys", {"who": who(s, hero), "item": item_name(item), "coins": coins})


def sells(s: Descent, hero: Figure, item: Item, coins: int) -> None:
    """A hero has sold something, and has these coins now."""
    if s.listener is not None:
        s.tell("descent-sells", {"who": who(s, hero), "item": item_name(item), "coins": coins})


def trains(s: Descent, hero: Figure, trait: Trait, coins: int) -> None:
    """A hero has a training token."""
    if s.listener is not None:
        s.tell("descent-trains", {"who": who(s, hero), "trait": form_name(trait), "coins": coins})


def treasure(s: Descent, hero: Figure, item: Item) -> None:
    """A hero has drawn a treasure."""
    if s.listener is not None:
        s.tell("descent-treasure", {"who": who(s, hero), "item": item_name(item)})


def no_treasure(s: Descent, hero: Figure) -> None:
    """There is no treasure of that colour left to draw."""
    if s.listener is not None:
        s.tell("descent-no-treasure", {"who": who(s, hero)})


def reveals(s: Descent, text: AreaText) -> None:
    """An area is revealed, and its text is read."""
    if s.listener is not None:
        s.tell("descent-reveals", {"text": "@descent-area-" + text})


def visits_market(s: Descent, hero: Figure) -> None:
    """A hero shops in town."""
    if s.listener is not None:
        s.tell("descent-visits-market", {"who": who(s, hero)})


def opens_chest(s: Descent, hero: Figure, colour: Colour, number: int) -> None:
    """A chest is opened."""
    if s.listener is not None:
        s.tell("descent-opens-chest", {"who": who(s, hero), "colour": colour, "number": number})
