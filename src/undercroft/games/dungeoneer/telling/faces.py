"""What is printed on cards, for clients that draw them: the browser has both sets, packs are sent."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.cards import vocabulary
from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.cards.records import Card, Fighter, Hero, Location, Quest

# Windows in which a player may be stopped while others play, one bit each.
STOPS: Final = (
    1 << vocabulary.RESPONSE
    | 1 << vocabulary.ANYTIME
    | 1 << vocabulary.BEFORE_ROLL
    | 1 << vocabulary.AFTER_ROLL
)


def faces(found: CardSet) -> dict[str, dict[str, Any]]:
    """All cards of a set."""
    return {
        "cards": {name: card(each) for name, each in found.cards.items()},
        "heroes": {name: hero(each) for name, each in found.heroes.items()},
        "locations": {name: location(each) for name, each in found.locations.items()},
        "quests": {name: quest(each) for name, each in found.quests.items()},
    }


def fighter(found: Fighter) -> dict[str, Any]:
    """A value for each form, and the forms in which it may attack."""
    return {
        "values": dict(zip(vocabulary.FORMS, found.values, strict=True)),
        "attacks": [vocabulary.FORMS[form] for form in found.attacks],
        "health": found.health,
    }


def card(found: Card) -> dict[str, Any]:
    """An adventure card."""
    face: dict[str, Any] = {
        "kind": vocabulary.KINDS[found.kind],
        "type": found.type,
        "tags": list(found.tags),
        "cost": "X" if found.x else found.cost,
        "time": vocabulary.WINDOWS[found.window].replace(" ", "-"),
        "lasts": vocabulary.LASTS[found.lasts],
        "aimed": found.aimed,
    }
    legendary = found.level > 1
    face |= special({"upkeep": found.upkeep, "legendary": legendary, "lay": found.lay, "stops": stops(found)})
    return {**face, "fighter": fighter(found.fighter)} if found.fighter else face


def stops(found: Card) -> list[str]:
    """Where a card may be of use while others play: in the hand, or in play."""
    times = {"hand": 1 << found.window, "play": found.windows}
    return [where for where, windows in times.items() if windows & STOPS]


def special(words: dict[str, Any]) -> dict[str, Any]:
    """What only some cards have printed on them."""
    return {word: value for word, value in words.items() if value}


def hero(found: Hero) -> dict[str, Any]:
    """A hero card."""
    return {
        "race": found.race,
        "calling": found.calling,
        "health": found.health,
        "attacks": [vocabulary.FORMS[form] for form in found.attacks],
        "levels": [list(level) for level in found.levels],
        **special({"first": found.first if found.first > 1 else 0}),
    }


def location(found: Location) -> dict[str, Any]:
    """A location card, upright."""
    exits = zip(vocabulary.SIDES, found.exits[:4], strict=True)
    face: dict[str, Any] = {
        "type": "room" if found.room else "passage",
        "glory": found.glory,
        "peril": found.peril,
        "exits": {side: threat(vocabulary.EXITS[exit.kind], exit.stat, exit.value) for side, exit in exits},
        "obstacle": None,
    }
    if found.obstacle != vocabulary.NO_OBSTACLE:
        face["obstacle"] = threat(vocabulary.OBSTACLES[found.obstacle], found.stat, found.value)
    return face | special({"dark": found.dark})


def threat(kind: str, stat: int, value: int) -> dict[str, Any]:
    """An exit or obstacle in the words of the view."""
    return {"kind": kind, "stat": vocabulary.STATS[stat] if stat >= 0 else None, "value": value}


def quest(found: Quest) -> dict[str, Any]:
    """A quest card."""
    face: dict[str, Any] = {"category": vocabulary.CATEGORIES[found.category], "tags": list(found.tags)}
    return {**face, "fighter": fighter(found.fighter)} if found.fighter else face
