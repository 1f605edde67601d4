"""Skills, classes and monsters as message arguments."""

from __future__ import annotations

from undercroft.games.one_card.state import OneCard


def skill_name(skill: str) -> str:
    """A skill."""
    return "@one-card-skill-" + skill


def class_name(s: OneCard) -> str:
    """The hero's class."""
    return "@one-card-class-" + s.hero_class


def monster_name(s: OneCard) -> str:
    """The kind of the level's monsters."""
    return "@one-card-monster-" + s.kind().name
