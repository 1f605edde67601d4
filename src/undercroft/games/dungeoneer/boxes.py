"""The boxes that tables play with, made when they are first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.course.words import fill
from undercroft.games.dungeoneer.state.box import Box

CONTENT: Final = files("undercroft.games.dungeoneer") / "content"


@cache
def set_of(id: str) -> CardSet:
    """A set by its id."""
    return CardSet(id, CONTENT / id)


@cache
def box_of(sets: tuple[str, ...]) -> Box:
    """The box of these sets."""
    return boxed([set_of(id) for id in sets])


def boxed(sets: list[CardSet]) -> Box:
    """Sets put together in one box."""
    box = Box(
        {each.id: each.checksum for each in sets},
        {name: card for each in sets for name, card in each.cards.items()},
        {name: hero for each in sets for name, hero in each.heroes.items()},
        [location for each in sets for location in each.locations.values()],
        {name: quest for each in sets for name, quest in each.quests.items()},
    )
    fill(box)
    return box


TOMB_SET: Final = set_of("tomb")
TOMB: Final = box_of(("tomb",))
