"""Reasons that verbs about a hero share: action points, and effects on the hero."""

from __future__ import annotations

from typing import Final

from undercroft.engine.verbs import Reason
from undercroft.games.dungeoneer.hero.points import ap_for
from undercroft.games.dungeoneer.state.state import Dungeoneer

LYING: Final = Reason("D-230", "dungeoneer-why-lying")
FORBIDDEN: Final = Reason("D-225", "dungeoneer-why-forbidden")
RESERVED: Final = Reason("D-344", "dungeoneer-why-reserved")


def no_ap(rule: str) -> Reason:
    """The refusal for too few action points, with the price."""
    return Reason(rule, "dungeoneer-why-no-ap", lambda s, seat, word: {"ap": word.verb.price(s, seat, word)})


def is_reserved(s: Dungeoneer, seat: int) -> bool:
    """Whether a hero's last action point is reserved for a step in progress (DQ-60)."""
    return seat == s.active and s.reserved > 0


def short_of_ap(s: Dungeoneer, seat: int, need: int, reason: Reason) -> Reason | None:
    """Why a hero lacks action points: a fallen hero can use them only to stand up (D-230)."""
    if ap_for(s, seat) >= need:
        return None
    if s.fallen >> seat & 1:
        return LYING
    return RESERVED if is_reserved(s, seat) else reason
