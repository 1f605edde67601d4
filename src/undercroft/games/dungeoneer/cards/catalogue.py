"""The box, by name and by number."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.cards.box import BOX
from undercroft.games.dungeoneer.cards.records import Card, Hero, Location, Quest, Source

CARDS: Final[dict[str, Card]] = BOX.cards
HEROES: Final[dict[str, Hero]] = BOX.heroes
QUESTS: Final[dict[str, Quest]] = BOX.quests
LOCATIONS: Final[list[Location]] = list(BOX.locations.values())
PLACE_OF: Final[dict[str, int]] = {location.name: place for place, location in enumerate(LOCATIONS)}


SOURCES: Final[dict[str, Source]] = {
    source.key: source for source in (*CARDS.values(), *HEROES.values(), *QUESTS.values(), *LOCATIONS)
}
