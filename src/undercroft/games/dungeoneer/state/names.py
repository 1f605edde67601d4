"""Players, cards and places as arguments of messages."""

from __future__ import annotations

from undercroft.games.dungeoneer.state.state import Dungeoneer


def who(s: Dungeoneer, seat: int) -> str:
    """A player: no two have the same hero."""
    return "@dungeoneer-hero-" + s.heroes[seat]


def card_name(name: str) -> str:
    """An adventure card."""
    return "@dungeoneer-card-" + name


def quest_name(name: str) -> str:
    """A quest."""
    return "@dungeoneer-quest-" + name


def place_name(s: Dungeoneer, place: int) -> str:
    """A location."""
    return "@dungeoneer-location-" + s.box.locations[place].name


def source_name(key: str) -> str:
    """Anything that has effects: "card:zombie", "hero:raka", ...; the monster of a hunt is "quest:..."."""
    kind, _, name = key.partition(":")
    return f"@dungeoneer-monster-{name}" if kind == "quest" else f"@dungeoneer-{kind}-{name}"
