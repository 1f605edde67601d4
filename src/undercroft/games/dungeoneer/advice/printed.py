"""What is printed: cards, quests, locations and heroes, and the words in which they speak."""

from __future__ import annotations

from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.cards.records import Card, Effect, Fighter, Price, Quest
from undercroft.games.dungeoneer.cards.vocabulary import (
    BANE,
    BOON,
    ENCOUNTER,
    FORMS,
    HUNT,
    KINDS,
    NO_HERO_ATTACKS,
    PERMANENT,
    SEARCH,
    THREAT_QUEST,
    TREASURE,
)

__all__ = [
    "BANE",
    "BOON",
    "ENCOUNTER",
    "FORMS",
    "HUNT",
    "KINDS",
    "NO_HERO_ATTACKS",
    "PERMANENT",
    "SEARCH",
    "THREAT_QUEST",
    "TOMB",
    "TREASURE",
    "Card",
    "Effect",
    "Fighter",
    "Price",
    "Quest",
    "verbs",
]


def verbs(effect: Effect | None) -> set[str]:
    """What an effect does, by its verbs."""
    if effect is None:
        return set()
    return {op.verb for op in (*effect.do, *effect.passed, *effect.failed)}
