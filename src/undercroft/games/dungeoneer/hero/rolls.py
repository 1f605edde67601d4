"""Rolls: a die with all its bonuses, the pauses before and after it, and the test of a threat."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.dungeoneer.cards.vocabulary import (
    AFTER_ROLL,
    BEFORE_ROLL,
    FOR_ROLL,
    M_ALL,
    M_ATTACK,
    M_COUNTER,
    M_DIE,
    M_ROLL,
    M_SEARCH,
    M_TEST,
    SPEED,
)
from undercroft.games.dungeoneer.hero import events as told
from undercroft.games.dungeoneer.hero.numbers import bonus, bonus_from, sources, value, value_from
from undercroft.games.dungeoneer.state.pieces import QUESTING, TESTING, Boost, Contest
from undercroft.games.dungeoneer.state.procedure import NO_THREAT, HeroProcedure, Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

# By role: attacking, countering, testing, questing, searching.
BONUS_BY_ROLE: Final[tuple[int, ...]] = (
    1 << M_ATTACK | 1 << M_ROLL,
    1 << M_COUNTER | 1 << M_ROLL,
    1 << M_TEST | 1 << M_ROLL,
    1 << M_ROLL,
    1 << M_SEARCH | 1 << M_ROLL,
)


class Die(Procedure):
    """Throw dice for a hero or a monster: [die that counts, sum] lands in `into` of the frame below.

    For a quest, all the faces follow.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("before", "throw", "after", "land")

    def __init__(
        self, contest: Contest | None = None, into: str = "", plus: int = 0, dice: int = 1, all: bool = False
    ) -> None:
        self.contest: Contest = contest or Contest()
        self.into = into
        self.plus = plus  # added on top of the hero's value and bonuses
        self.dice = dice
        self.all = all  # True: the sum of all dice counts; False: the best one
        self.faces: list[int] = []

    def before(self, s: Dungeoneer) -> None:
        s.pause(BEFORE_ROLL, s.living())

    def throw(self, s: Dungeoneer) -> None:
        s.roll(self.dice + self.extra(s), "faces")

    def extra(self, s: Dungeoneer) -> int:
        """Add dice from effects (the best counts)."""
        if not s.boosts:
            return 0
        seat = self.contest.seat
        return sum([boost.n for boost in s.boosts if boost.seat == seat and boost.what == M_DIE])

    def after(self, s: Dungeoneer) -> None:
        if self.contest.seat >= 0 or s.always_pause:  # nobody changes a monster's roll
            s.pause(AFTER_ROLL, s.living())

    def die(self) -> int:
        """What the dice show."""
        if len(self.faces) == 1:
            return self.faces[0]
        return sum(self.faces) if self.all else max(self.faces)

    def total(self, s: Dungeoneer) -> int:
        """The total of the dice and everything added."""
        seat = self.contest.seat
        die = self.die()
        total = die + self.plus
        if seat < 0:
            return total
        contest = self.contest
        form, mask = contest.form, BONUS_BY_ROLE[contest.role]
        if contest.role > TESTING:
            return total + bonus(s, seat, mask, contest, die)
        if form > SPEED:
            return total + value(s, seat, form) + bonus(s, seat, mask, contest, die)
        found = sources(s, seat, mask | 1 << form | 1 << M_ALL)
        total += value_from(s, seat, form, found, contest)
        return total + bonus_from(s, seat, found, mask, contest, die) if found or s.boosts else total

    def land(self, s: Dungeoneer) -> None:
        seat = self.contest.seat
        die, total = self.die(), self.total(s)
        if seat >= 0 and s.boosts:
            s.boosts = [b for b in s.boosts if b.seat != seat or b.until != FOR_ROLL]
        result = [die, total]
        if self.contest.role == QUESTING:
            result += self.faces
        s.deliver(self.into, result)

    def copy(self) -> Die:
        twin = Die(self.contest, self.into, self.plus, self.dice, self.all)
        twin.faces = self.faces[:]
        return twin


class Test(HeroProcedure):
    """A hero tests a threat: 1 lands in `into` of the frame below if passed, otherwise 0 (D-214, D-217)."""

    STEPS: ClassVar[tuple[str, ...]] = ("roll", "compare")

    def __init__(self, seat: int = 0, stat: int = 0, value: int = 0, into: str = "") -> None:
        self.seat = seat
        self.stat = stat
        self.value = value
        self.into = into
        self.rolled: list[int] = []

    def roll(self, s: Dungeoneer) -> None:
        s.push(Die(Contest(self.seat, TESTING, self.stat), "rolled"))

    def compare(self, s: Dungeoneer) -> None:
        die, total = self.rolled
        passed = total >= self.value
        if s.listener is not None:
            below = s.agenda[-2]
            of, side = below.threat(s) if isinstance(below, Procedure) else NO_THREAT
            if passed:
                told.passes(s, of, side, self.seat, self.stat, die, total - die, total, self.value)
            else:
                told.fails(s, of, side, self.seat, self.stat, die, total - die, total, self.value)
        s.deliver(self.into, int(passed))

    def copy(self) -> Test:
        twin = Test(self.seat, self.stat, self.value, self.into)
        twin.rolled = self.rolled[:]
        return twin


def boost(s: Dungeoneer, seat: int, what: int, n: int, until: int, tag: str = "") -> None:
    """Give a hero a temporary bonus."""
    s.boosts.append(Boost(seat, what, n, tag, until))
