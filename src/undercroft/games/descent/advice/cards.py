"""What is printed on cards: what using one does, and what a skill is worth to a hero."""

from __future__ import annotations

from undercroft.games.descent.cards.records import OverlordCard
from undercroft.games.descent.cards.vocabulary import (
    ATTACKS_MORE,
    BODY_ARMOR,
    C_MELEE,
    C_RANGED,
    DRAW,
    EVENT,
    MOVEMENT,
    POTION,
    POWER,
    POWER_DICE,
    SHIELD_ITEM,
    SPAWN,
    TRAP,
    WEAPON,
)
from undercroft.games.descent.effects.uses import Used
from undercroft.games.descent.state.names import card_name
from undercroft.games.descent.state.state import Descent

__all__ = [
    "BODY_ARMOR",
    "DRAW",
    "EVENT",
    "MOVEMENT",
    "POTION",
    "POWER",
    "POWER_DICE",
    "SHIELD_ITEM",
    "SPAWN",
    "TRAP",
    "WEAPON",
    "OverlordCard",
    "card_verbs",
    "is_potion",
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
)  # the worth of one more point: damage, range, surge, armor, speed, wounds, fatigue


def verbs_of(s: Descent, option: str) -> list[str]:
    """The verbs of an option that uses something; extra attacks are "attacks"."""
    word = s.box.words[option]
    if not isinstance(word, Used):
        return []
    deed = word.effect.deed
    more = ["attacks" for change in deed.changes if change.number == ATTACKS_MORE]
    return [op.verb for op in deed.ops] + more


def is_potion(s: Descent, option: str) -> bool:
    """Whether an option drinks a potion."""
    word = s.box.words[option]
    item = s.box.items.get(word.source) if isinstance(word, Used) else None
    return item is not None and item.kind == POTION


def is_trap(s: Descent, card: str) -> bool:
    """Whether the overlord's card of a message is a trap."""
    return card in [card_name(name) for name, each in s.box.cards.items() if each.type == TRAP]


def card_verbs(s: Descent, name: str) -> list[str]:
    """The verbs of an overlord card."""
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
