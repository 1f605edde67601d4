"""The abilities of the classes: who has which, and when they are used up (O-222..O-241).

Using one is optional (O-223).
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.names import class_name
from undercroft.games.one_card.state import OneCard

KEEP: Final = "keep a die"
REROLL: Final = "re-roll all dice"
BOW: Final = "a die on range"


def _class(s: OneCard, seat: int, word: Word) -> Args:
    return {"class": class_name(s)}


def _health(s: OneCard, seat: int, word: Word) -> Args:
    return {"health": s.health, "needed": CARD.classes[s.hero_class].at_health}


NO_CLASS: Final = Reason("O-037", "one-card-why-no-class")
OTHER_CLASS: Final = Reason("O-222", "one-card-why-other-class", _class)
USED: Final[dict[str, Reason]] = {
    name: Reason(card.rule, f"one-card-why-used-this-{card.once}", _class)
    for name, card in CARD.classes.items()
}
TOO_HEALTHY: Final = Reason("O-231", "one-card-why-too-healthy", _health)


def missing(s: OneCard, ability: str) -> Reason | None:
    """Why the hero's class cannot do this now; None if it can."""
    if not s.hero_class:
        return NO_CLASS
    card = CARD.classes[s.hero_class]
    if card.do != ability:
        return OTHER_CLASS
    if s.used:
        return USED[s.hero_class]
    if card.at_health and s.health != card.at_health:
        return TOO_HEALTHY
    return None
