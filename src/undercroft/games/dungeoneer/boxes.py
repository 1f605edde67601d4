"""The boxes that tables play with, made when they are first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from undercroft.engine.content import ContentError, content_files
from undercroft.engine.game import BadRequest
from undercroft.engine.packs import Pack, installed
from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.course.words import fill
from undercroft.games.dungeoneer.state.box import Box

FIRST: Final = "tomb"  # its names stand alone
SETS: Final = (FIRST,)
CONTENT: Final = files("undercroft.games.dungeoneer") / "content"


@cache
def set_of(id: str) -> CardSet:
    """A set by its id."""
    if id in SETS:
        return CardSet(id, content_files(CONTENT / id), None if id == FIRST else set_of(FIRST))
    return read_pack(installed()[id])


def read_pack(pack: Pack) -> CardSet:
    """The cards of a content pack."""
    found = CardSet(pack.id, [file.copy() for file in pack.files], set_of(FIRST), pack.checksum)
    for card in found.cards.values():
        known_word(pack, card.name, card.type, {each.type for each in TOMB.cards.values()})
        for tag in card.tags:
            known_word(pack, card.name, tag, {tag for each in TOMB.cards.values() for tag in each.tags})
    for hero in found.heroes.values():
        known_word(pack, hero.name, hero.race, {each.race for each in TOMB.heroes.values()})
        known_word(pack, hero.name, hero.calling, {each.calling for each in TOMB.heroes.values()})
    return found


def known_word(pack: Pack, name: str, word: str, words: set[str]) -> None:
    """Types, tags, races and callings are words of the game: each has a name in every language."""
    if word not in words:
        entry = name.removeprefix(pack.id + "_")
        raise ContentError(f"{pack.id}, {entry}: {word!r} is no word; it may be {', '.join(sorted(words))}")


@cache
def box_of(sets: tuple[str, ...]) -> Box:
    """The box of these sets."""
    return boxed([set_of(id) for id in sets])


def named_box(sets: object) -> Box:
    """The box that a snapshot or record names, or BadRequest if a set is not here or says something else."""
    if not isinstance(sets, dict):
        raise BadRequest("content: names no sets of cards")
    for id in sets:
        if id not in known_sets():
            raise BadRequest(f"played with the cards of {str(id)[:40]!r}, which is not here")
    box = box_of(tuple(sets))
    for id, checksum in box.sets.items():
        if sets[id] != checksum:
            raise BadRequest(f"played with other cards of {id!r} than are here (the checksum differs)")
    return box


def known_sets() -> list[str]:
    """The ids of all sets."""
    return [*SETS, *[pack.id for pack in installed().values() if pack.game == "dungeoneer"]]


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


TOMB_SET: Final = set_of(FIRST)
TOMB: Final = box_of((FIRST,))
