"""The phases of a turn, and what belongs to each (O-039)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args, Frame
from undercroft.engine.verbs import Reason, Verb, Word
from undercroft.games.one_card.state import OneCard

ENERGY: Final = "energy"
HEROES: Final = "hero"
MONSTERS: Final = "monsters"
REWARD: Final = "reward"
OVER: Final = "over"


class Procedure(Frame[OneCard]):
    """The base of this game's procedures: each knows the phase it runs in."""

    def phase(self, s: OneCard) -> str:
        """The phase it belongs to."""
        raise NotImplementedError(type(self).__name__)


def phase(s: OneCard) -> str:
    """The phase of the turn, or that the game is over."""
    if s.outcome:
        return OVER
    for place in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[place]
        if isinstance(frame, Procedure):
            return frame.phase(s)
    return OVER


def level_begins(s: OneCard) -> bool:
    """Whether a level is at its start: no dice laid yet, no ability used."""
    return s.turn == 1 and phase(s) == ENERGY and not s.used


def _now(s: OneCard, seat: int, word: Word) -> Args:
    return {"now": "@one-card-phase-" + phase(s)}


OTHER_PHASE: Final = Reason("O-039", "one-card-why-phase", _now)
REWARD_FIRST: Final = Reason("O-181", "one-card-why-reward-first")
NO_MONSTER: Final = Reason("O-081", "one-card-why-no-monster")  # with this letter, in any phase


class Deed(Verb[OneCard]):
    """An action that belongs to one phase of the turn."""

    when: ClassVar[str] = ""

    def untimely(self, s: OneCard) -> Reason | None:
        """Why this is not the time for it; None if it is."""
        now = phase(s)
        if now == self.when:
            return None
        return REWARD_FIRST if now == REWARD else OTHER_PHASE
