"""Events about the course of a game."""

from __future__ import annotations

from undercroft.games.descent.state.names import (
    Action,
    Figure,
    QuestName,
    Skill,
    Space,
    action_name,
    skill_name,
    space_name,
    who,
)
from undercroft.games.descent.state.state import Descent


def begins(s: Descent, quest: QuestName, conquest: int) -> None:
    """A quest begins, with this much conquest."""
    if s.listener is not None:
        s.tell("descent-begins", {"quest": "@descent-quest-" + quest, "conquest": conquest})


def deals_hero(s: Descent, hero: Figure) -> None:
    """A player gets a hero."""
    if s.listener is not None:
        s.tell("descent-deals-hero", {"who": who(s, hero)})


def swaps_skill(s: Descent, hero: Figure, skill: Skill, other: Skill) -> None:
    """A hero has given up one skill for another."""
    if s.listener is not None:
        s.tell(
            "descent-swaps-skill",
            {"who": who(s, hero), "skill": skill_name(skill), "other": skill_name(other)},
        )


def places(s: Descent, hero: Figure, space: Space) -> None:
    """A hero stands where he begins."""
    if s.listener is not None:
        s.tell("descent-places", {"who": who(s, hero), "space": space_name(s, space)})


def round(s: Descent, number: int) -> None:
    """A round begins."""
    if s.listener is not None:
        s.tell("descent-round", {"number": number})


def turn(s: Descent, hero: Figure) -> None:
    """A hero's turn begins."""
    if s.listener is not None:
        s.tell("descent-turn", {"who": who(s, hero)})


def declares_action(s: Descent, hero: Figure, action: Action) -> None:
    """A hero has chosen his action."""
    if s.listener is not None:
        s.tell("descent-declares-action", {"who": who(s, hero), "action": action_name(action)})


def guards(s: Descent, hero: Figure) -> None:
    """A hero interrupts with his guard order."""
    if s.listener is not None:
        s.tell("descent-guards", {"who": who(s, hero)})
