"""The boxes that tables play with, made when they are first asked for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from undercroft.engine.content import ContentError, content_files
from undercroft.engine.game import BadRequest, OtherCards
from undercroft.engine.packs import Pack, installed
from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.cards.records import Source
from undercroft.games.dungeoneer.cards.vocabulary import C_AGAINST, C_HAS
from undercroft.games.dungeoneer.course.words import fill
from undercroft.games.dungeoneer.state.box import Box

FIRST: Final = "tomb"  # its names have no prefix
SERPENT: Final = "serpent"
SETS: Final = (FIRST, SERPENT)  # D-321, D-323, D-359
CONTENT: Final = files("undercroft.games.dungeoneer") / "content"


@cache
def set_of(id: str) -> CardSet:
    """A set by its id."""
    if id in SETS:
        return CardSet(id, content_files(CONTENT / id), prefix="" if id == FIRST else f"{id}_")
    return read_pack(installed()[id])


def read_pack(pack: Pack) -> CardSet:
    """The cards of a content pack; an unknown word is refused."""
    found = CardSet(pack.id, [file.copy() for file in pack.files], set_of(FIRST), pack.checksum)
    words = known_words(pack)
    for card in found.cards.values():
        check_words(pack, card, {"types": [card.type], "tags": [*card.tags]}, words)
    for hero in found.heroes.values():
        check_words(pack, hero, {"races": [hero.race], "callings": [hero.calling]}, words)
    for quest in found.quests.values():
        check_words(pack, quest, {"tags": [*quest.tags]}, words)
    for location in found.locations.values():
        check_words(pack, location, {}, words)
    return found


def known_words(pack: Pack) -> dict[str, set[str]]:
    """Types, tags, races and callings that a pack may use: the game's own, and those it adds."""
    cards, heroes = TOMB.cards.values(), TOMB.heroes.values()
    monsters = [card.tags for card in cards] + [quest.tags for quest in TOMB.quests.values()]
    known = {
        "types": {card.type for card in cards},
        "tags": {tag for tags in monsters for tag in tags},
        "races": {hero.race for hero in heroes},
        "callings": {hero.calling for hero in heroes},
    }
    for kind, words in pack.words.items():
        if kind not in known:
            raise ContentError(f"{pack.id}/pack.toml, words.{kind}: it may be {', '.join(known)}")
        for word in known[kind] & set(words):
            raise ContentError(f"{pack.id}/pack.toml, words.{kind}.{word}: a word of the game already")
        known[kind] |= set(words)
    return known


def check_words(pack: Pack, source: Source, used: dict[str, list[str]], words: dict[str, set[str]]) -> None:
    """Refuse an entry that uses a word without a name, or a word that nothing matches."""
    tags, types = meant(source)
    entry = source.name.removeprefix(pack.id + "_")
    for kind, found in (*used.items(), ("tags", tags), ("types", types)):
        for word in found:
            if word not in words[kind]:
                allowed = f"it may be {', '.join(sorted(words[kind]))}, or a new one in pack.toml"
                raise ContentError(f"{pack.id}, {entry}: {word!r} is none of the {kind}; {allowed}")


def meant(source: Source) -> tuple[list[str], list[str]]:
    """The monster tags and card types that effects refer to."""
    tags, types = [], []
    for effect in source.effects:
        deeds = (*effect.do, *effect.passed, *effect.failed)
        tags += [mod.tag for mod in (*effect.mods, *[op.mod for op in deeds if op.mod]) if mod.tag]
        tags += [each.word for each in effect.conditions if each.what == C_AGAINST]
        types += [each.word for each in effect.conditions if each.what == C_HAS]
        types += [effect.to_type] if effect.to_type else []
    return tags, types


def sets_of(choice: str) -> tuple[str, ...]:
    """The sets behind a value of the table option."""
    return SETS if choice == "both" else (choice,)


def choice_of(box: Box) -> str:
    """The value of the table option that gives this box."""
    own = tuple([id for id in box.sets if id in SETS])
    return "both" if own == SETS else own[0]


@cache
def box_of(sets: tuple[str, ...]) -> Box:
    """The box of these sets."""
    return boxed([set_of(id) for id in sets])


def named_box(sets: object) -> Box:
    """The box that a snapshot or record names; BadRequest if a set is missing or has changed."""
    if not isinstance(sets, dict):
        raise BadRequest("content: names no card sets")
    for id in sets:
        if id not in known_sets():
            raise OtherCards(f"played with the cards of {str(id)[:40]!r}, which is not here")
    box = box_of(tuple(sets))
    for id, checksum in box.sets.items():
        if sets[id] != checksum:
            raise OtherCards(f"played with other cards of {id!r} than are here (the checksum differs)")
    return box


def known_sets() -> list[str]:
    """The ids of all sets."""
    return [*SETS, *[pack.id for pack in installed().values() if pack.game == "dungeoneer"]]


def boxed(sets: list[CardSet]) -> Box:
    """A box made from several sets."""
    box = Box(
        {each.id: each.checksum for each in sets},
        {name: card for each in sets for name, card in each.cards.items()},
        {name: hero for each in sets for name, hero in each.heroes.items()},
        [location for each in sets for location in each.locations.values()],
        {name: quest for each in sets for name, quest in each.quests.items()},
        {name: event for each in sets for name, event in each.events.items()},
    )
    fill(box)
    return box


TOMB_SET: Final = set_of(FIRST)
TOMB: Final = box_of((FIRST,))


@cache
def box_for(choice: str) -> Box:
    """The box for a value of the table option."""
    return TOMB if choice == FIRST else box_of(sets_of(choice))
