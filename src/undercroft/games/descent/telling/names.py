"""The messages that name what is in the box, and say what it does."""

from __future__ import annotations

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


def name_of(source: Source) -> str:
    """The message with the name of a hero, skill, item, overlord card or familiar."""
    if isinstance(source, Hero):
        return "descent-hero-" + source.name
    if isinstance(source, Skill):
        return "descent-skill-" + source.name
    if isinstance(source, Item):
        return "descent-item-" + source.name
    if isinstance(source, OverlordCard):
        return "descent-card-" + source.name
    assert isinstance(source, Familiar), source.name
    return "descent-familiar-" + source.name


def text_of(source: Source) -> str:
    """The message that says what something does; "" if all of it is numbers and abilities."""
    if not (source.effects or source.familiars or isinstance(source, OverlordCard)):
        return ""
    if isinstance(source, Hero):
        return "descent-text-hero-" + source.name
    if isinstance(source, Skill):
        return "descent-text-skill-" + source.name
    if isinstance(source, Item):
        return "descent-text-item-" + source.name
    if isinstance(source, OverlordCard):
        return "descent-text-card-" + source.name
    return "descent-text-familiar-" + source.name


def monster_name(monster: Monster) -> str:
    """The message with the name of a kind of monster."""
    return "descent-monster-" + monster.name


def ability_name(keyword: int) -> str:
    """The message with the name of a special ability."""
    return "descent-ability-" + KEYWORDS[keyword].replace(" ", "-")
