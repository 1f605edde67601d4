"""What is printed on cards: what using one does, and what a skill is worth to a hero."""

from __future__ import annotations

from undercroft.games.descent.cards.records import OverlordCard
from undercroft.games.descent.cards.vocabulary import (
    ATTACKS_MORE,
    BODY_ARMOR,
    C_MELEE,
    C_RANGED,
    EVENT,
    POTION,
    POWER,
    SHIELD_ITEM,
    SPAWN,
    TRAP,
    WEAPON,
)
from undercroft.games.descent.state.state import Descent

__all__ = [
    "BODY_ARMOR",
    "EVENT",
    "POTION",
    "POWER",
    "SHIELD_ITEM",
    "SPAWN",
    "TRAP",
    "WEAPON",
    "OverlordCard",
    "card_verbs",
    "skill_worth",
    "verbs_of",
]

WORTH = (
    3.0,
    0.5,
    1.0,
    2.0,
    1.0,
    0.6,
    0.8,
)  # of a point more: damage, range, surge, armor, speed, wounds, fatigue


def verbs_of(s: Descent, option: str) -> list[str]:
    """What an option "use:..." does, by its verbs; more attacks are "attacks"."""
    name = option.removeprefix("use:")
    source, number = s.box.source(name), 0
    if source is None:
        name, _, digits = name.rpartition("-")
        source, number = s.box.source(name), int(digits) - 1 if digits.isdigit() else 0
    if source is None or number >= len(source.effects):
        return []
    deed = source.effects[number].deed
    more = ["attacks" for change in deed.changes if change.number == ATTACKS_MORE]
    return [op.verb for op in deed.ops] + more


def card_verbs(s: Descent, name: str) -> list[str]:
    """What a card of the overlord does, by its verbs."""
    card = s.box.cards.get(name)
    return [op.verb for op in card.deed.ops] if card is not None else []


def skill_worth(s: Descent, name: str, form: int) -> float:
    """What a skill is worth to a hero who attacks in this way."""
    skill, total = s.box.skills[name], 1.5 * len(s.box.skills[name].familiars)
    for effect in skill.effects:
        forms = [each for each in effect.conditions if C_MELEE <= each.what <= C_MELEE + 2]
        if [each for each in forms if (each.what - C_MELEE == form) == each.no]:
            continue
        worth = sum(
            [WORTH[each.number] * each.by for each in effect.deed.changes if each.number < len(WORTH)]
        )
        worth += (
            1.5 * len(effect.deed.abilities)
            + 1.5 * len(effect.deed.ops)
            + (1.2 if effect.deed.permissions else 0.0)
        )
        total += max(worth, 1.0) * (0.7 if effect.windows else 1.0)
    return total


assert C_RANGED == C_MELEE + 1
