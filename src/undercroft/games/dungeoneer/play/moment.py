"""The moment in which something is played: which window is open, and what the roll in it is for."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import Args, Frame
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.cards.records import Effect
from undercroft.games.dungeoneer.cards.vocabulary import (
    AFTER_ROLL,
    ANYTIME,
    BEFORE_ROLL,
    HEROICS,
    RESPONSE,
    VILLAINY,
    WINDOWS,
)
from undercroft.games.dungeoneer.hero.rolls import Die
from undercroft.games.dungeoneer.state.foes import Fight
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST, STANDING_BY, Contest
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.times import window_now
from undercroft.games.dungeoneer.state.windows import PlayWindow

# Which times of play are allowed in which window, one bit each: "any moment" in all but two (DQ-45).
SERVES: Final[tuple[int, ...]] = (
    1 << VILLAINY | 1 << ANYTIME,
    1 << HEROICS | 1 << ANYTIME,
    1 << RESPONSE,
    1 << ANYTIME,
    1 << BEFORE_ROLL | 1 << ANYTIME,
    1 << AFTER_ROLL,
)
ROLLS: Final = 1 << BEFORE_ROLL | 1 << AFTER_ROLL
SERVES_OTHERS: Final = tuple([serves & ~ROLLS for serves in SERVES])  # during another player's roll (D-221)


def rolled_for(seat: int, window: int, host: Frame[Any]) -> tuple[Contest, int]:
    """What a window is about: the contest, and the die if it has been thrown."""
    if isinstance(host, Die):
        return host.contest, host.die() if window == AFTER_ROLL else 0
    return host.contest(seat) if isinstance(host, Fight) else NO_CONTEST, 0


class Now:
    """The moment from a seat's point of view."""

    def __init__(self, s: Dungeoneer, seat: int) -> None:
        self.window = window_now(s)
        self.contest, self.die = NO_CONTEST, 0
        self.reward = False  # whether this is a solo player's time to ready treasures (D-316)
        if isinstance(s.agenda[-1], PlayWindow):
            host = s.agenda[-2]
            self.contest, self.die = rolled_for(seat, self.window, host)
            self.reward = isinstance(host, Procedure) and host.is_reward()
        self.serves = SERVES[self.window] if self.window >= 0 else 0
        self.own = 0  # times of play allowed to those who do not roll
        if self.window >= 0:
            self.own = (SERVES if self.contest.seat == seat else SERVES_OTHERS)[self.window]


def another_time(now: Now, window: int, times: list[Reason], own: bool = True) -> Reason | None:
    """Why something cannot be played now: it is for another window, or for your own roll (D-221)."""
    if not now.serves >> window & 1:
        return times[window]
    return ANOTHERS_ROLL if own and not now.own >> window & 1 else None


def at_another_time(rule: str) -> list[Reason]:
    """The reason by window: the time of play that would be right."""
    return [Reason(rule, "dungeoneer-why-time", _named(window)) for window in range(len(WINDOWS))]


def _named(window: int) -> TimeOf:
    return TimeOf(f"@dungeoneer-time-{WINDOWS[window].replace(' ', '-')}")


def of_others(contest: Contest, effect: Effect | None) -> bool:
    """Whether this battle is between others, so a response is of no use to your own hero (DQ-62)."""
    return contest.role == STANDING_BY and (effect is None or not effect.of_battle)


class TimeOf:
    """Gives a time of play as an argument."""

    def __init__(self, time: str) -> None:
        self.time = time

    def __call__(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"time": self.time}


ANOTHERS_ROLL: Final = Reason("D-221", "dungeoneer-why-anothers-roll")
OTHERS_BATTLE: Final = Reason("D-192", "dungeoneer-why-others-battle")
CARD_TIMES: Final = at_another_time("D-016")
ABILITY_TIMES: Final = at_another_time("D-177")
