"""Reasons about time that verbs of many rooms share."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.cards.vocabulary import (
    AFTER_ROLL,
    ANYTIME,
    BEFORE_ROLL,
    HEROICS,
    RESPONSE,
    VILLAINY,
)
from undercroft.games.dungeoneer.state.procedure import HEROICS_MENU, PAUSE, VILLAINY_MENU, menu_of
from undercroft.games.dungeoneer.state.state import HEROICS_PHASE, PHASES, Dungeoneer
from undercroft.games.dungeoneer.state.windows import PlayWindow


def phase_args(s: Dungeoneer, seat: int, word: Word) -> Args:
    """The current phase, as an argument."""
    return {"phase": f"@dungeoneer-phase-{PHASES[s.phase]}"}


NOT_NOW: Final = "dungeoneer-why-not-now"
OWN_TURN: Final = Reason("D-048", "dungeoneer-why-own-turn")
OTHER_PHASE: Final = Reason("D-047", "dungeoneer-why-phase", phase_args)
NO_VARIANT: Final = Reason("D-361", "dungeoneer-why-variant")
CHOOSING_ELSE: Final = Reason("D-080", NOT_NOW)
PAUSED: Final = {  # by window: the rule that lets others act first
    HEROICS: Reason("D-097", "dungeoneer-why-pause"),
    RESPONSE: Reason("D-192", "dungeoneer-why-pause"),
    ANYTIME: Reason("D-175", "dungeoneer-why-pause"),
    BEFORE_ROLL: Reason("D-175", "dungeoneer-why-pause"),
    AFTER_ROLL: Reason("D-221", "dungeoneer-why-pause"),
}


def window_now(s: Dungeoneer) -> int:
    """The window in which cards and abilities are played now, -1 if there is none."""
    top = s.agenda[-1]
    if isinstance(top, PlayWindow):
        return top.event
    menu = menu_of(s)
    return HEROICS if menu == HEROICS_MENU else VILLAINY if menu == VILLAINY_MENU else -1


def not_heroics(s: Dungeoneer, seat: int) -> Reason | None:
    """Why a seat cannot act as the active hero: not its turn, another phase, or another choice (D-080)."""
    if s.active != seat:
        return OWN_TURN
    if s.phase != HEROICS_PHASE:
        return OTHER_PHASE
    menu = menu_of(s)
    if menu == HEROICS_MENU:
        return None
    return PAUSED[window_now(s)] if menu == PAUSE else CHOOSING_ELSE
