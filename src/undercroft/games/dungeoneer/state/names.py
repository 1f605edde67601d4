"""Players, cards, places and dice as message arguments."""

from __future__ import annotations

from undercroft.games.dungeoneer.cards.records import source_parts
from undercroft.games.dungeoneer.cards.vocabulary import SIDES, STATS
from undercroft.games.dungeoneer.state.state import Dungeoneer

# types for the functions of events.py; each is reported by its name
Seat = int
Place = int
Side = int
Stat = int
Card = str
Quest = str
SourceKey = str  # of what has an ability


def who(s: Dungeoneer, seat: int) -> str:
    """A player, named by the hero: no two players have the same one."""
    return "@dungeoneer-hero-" + s.heroes[seat]


def card_name(name: str) -> str:
    """An adventure card."""
    return "@dungeoneer-card-" + name


def quest_name(name: str) -> str:
    """A quest."""
    return "@dungeoneer-quest-" + name


def event_name(name: str) -> str:
    """An event card."""
    return "@dungeoneer-event-" + name


def place_name(s: Dungeoneer, place: int) -> str:
    """A location."""
    return "@dungeoneer-location-" + s.box.locations[place].name


def side_name(side: int) -> str:
    """A side of a location."""
    return "@dungeoneer-side-" + SIDES[side]


def stat_name(stat: int) -> str:
    """A value of a hero or monster, or a form of attack."""
    return "@dungeoneer-stat-" + STATS[stat]


def ability_name(key: str) -> str:
    """What has an ability: a card, hero, location or quest."""
    return "@dungeoneer-" + key.replace(":", "-")


def listed(faces: list[int]) -> str:
    """The faces of dice, in order."""
    return ", ".join([str(face) for face in faces])


def added(faces: list[int], total: int) -> str:
    """The sum of dice and everything added, written out: "2 + 3 − 1 = 4"."""
    terms = " + ".join([str(face) for face in faces])
    plus = total - sum(faces)
    if plus:
        terms += f" + {plus}" if plus > 0 else f" − {-plus}"
    return terms if terms == str(total) else f"{terms} = {total}"


def source_name(key: str) -> str:
    """Anything that has effects: "card:zombie", "hero:raka", ...; the monster of a hunt is "quest:..."."""
    kind, name = source_parts(key)
    return f"@dungeoneer-monster-{name}" if kind == "quest" else f"@dungeoneer-{kind}-{name}"
