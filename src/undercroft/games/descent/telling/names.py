"""The messages that name the contents of the box and say what they do."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.cards.records import (
    Familiar,
    Hero,
    Item,
    Monster,
    OverlordCard,
    Skill,
    Source,
)
from undercroft.games.descent.cards.vocabulary import KEYWORDS

SORTS: Final[dict[type[Source], str]] = {
    Hero: "hero",
    Skill: "skill",
    Item: "item",
    OverlordCard: "card",
    Familiar: "familiar",
}


def name_of(source: Source) -> str:
    """The message with the name of a hero, skill, item, overlord card or familiar."""
    return f"descent-{SORTS[type(source)]}-{source.name}"


def text_of(source: Source) -> str:
    """The message that says what something does; "" if numbers and abilities say it all."""
    if not (source.effects or source.familiars or isinstance(source, OverlordCard)):
        return ""
    return f"descent-text-{SORTS[type(source)]}-{source.name}"


def monster_name(monster: Monster) -> str:
    """The message with the name of a kind of monster."""
    return "descent-monster-" + monster.name


def ability_name(keyword: int) -> str:
    """The message with the name of a special ability."""
    return "descent-ability-" + KEYWORDS[keyword].replace(" ", "-")
