"""What is printed: cards, quests, locations and heroes, and the vocabulary they use."""

from __future__ import annotations

from undercroft.games.dungeoneer.boxes import TOMB, box_for
from undercroft.games.dungeoneer.cards.records import Card, Effect, Fighter, Price, Quest
from undercroft.games.dungeoneer.cards.vocabulary import (
    BANE,
    BOON,
    ENCOUNTER,
    ESCORT,
    FORMS,
    HUNT,
    KINDS,
    NO_HERO_ATTACKS,
    PERMANENT,
    SEARCH,
    THREAT_QUEST,
    TREASURE,
)
from undercroft.games.dungeoneer.state.box import Box

__all__ = [
    "BANE",
    "BOON",
    "ENCOUNTER",
    "ESCORT",
    "FORMS",
    "HUNT",
    "KINDS",
    "NO_HERO_ATTACKS",
    "PERMANENT",
    "SEARCH",
    "THREAT_QUEST",
    "TOMB",
    "TREASURE",
    "Box",
    "Card",
    "Effect",
    "Fighter",
    "Price",
    "Quest",
    "box_for",
    "verbs",
]


def verbs(effect: Effect | None) -> set[str]:
    """What an effect does, by its verbs."""
    if effect is None:
        return set()
    return {op.verb for op in (*effect.do, *effect.passed, *effect.failed)}
