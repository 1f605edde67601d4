"""Chances of an attack before it is rolled, with the best spending: to hit, to kill, average wounds."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.descent.attack.spending import DEADLY, NO_HIT, Mark, Strike, best, outcome
from undercroft.games.descent.cards.dice import (
    BLANK,
    FACES,
    MISSED,
    MOST_POWER_DICE,
    SIX,
    Face,
    packed,
    power_dice,
    unpacked,
    ways,
)
from undercroft.games.descent.cards.vocabulary import BLACK

HIT: Final = 0
KILL: Final = 1
WOUNDS: Final = 2
RISES: Final = 12  # how often rising again is followed; one blow never needs more
MOST_WOUNDS: Final = 24  # the most that are distinguished: nobody has more
THIRD: Final = 3  # one in this many throws of a power die lets an undying figure rise (J-333)


class Attempt(Value):
    """An attack with one goal, HIT, KILL or WOUNDS, and fatigue that may pay for power dice (J-125)."""

    def __init__(
        self,
        strike: Strike,
        mark: Mark,
        goal: int,
        health: int = 1,
        fatigue: int = 0,
        dice_each: int = 1,
        bought: tuple[int, ...] = (),
        undying: int = 0,
    ) -> None:
        self.strike = strike
        self.mark = mark
        self.goal = goal
        self.health = health  # of the attacked figure
        self.fatigue = fatigue
        self.dice_each = dice_each  # power dice for one point of fatigue
        self.bought = bought  # for surges, already
        self.undying = undying  # wounds with which the attacked figure may rise again; 0: not at all

    def parts(self) -> int:
        """How many parts a certain kill has: as many as the dice of Undying can tell apart."""
        return THIRD**RISES if self.undying and self.goal == KILL else 1

    def kills(self, wounds: int) -> int:
        """In how many of these parts this many wounds kill; excess counts after rising (J-334, J-451)."""
        if wounds < self.health:
            return 0
        left = self.parts()
        if wounds == DEADLY or left == 1:
            return left
        excess, killed = wounds - self.health, 0
        while left % THIRD == 0 and excess >= 0:
            killed += left - left // THIRD
            left //= THIRD
            excess -= self.undying
        return killed

    def worth(self, wounds: int) -> int:
        """What this many wounds, or NO_HIT, are worth for the goal, in its parts."""
        if self.goal == HIT:
            return int(wounds != NO_HIT)
        if self.goal == KILL:
            return self.kills(wounds)
        return self.health if wounds == DEADLY else max(0, wounds)


class _Search:
    """Computes the worth of every sum on the way to a goal.

    Worths are whole numbers: parts of 6 ** room, where room is how many power dice can still be added.
    """

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.known: dict[int, int] = {}
        self.ends: dict[int, int] = {}

    def end(self, number: int) -> int:
        """What a sum is worth if nothing is added."""
        found = self.ends.get(number, -1)
        if found < 0:
            attempt = self.attempt
            most = best(attempt.strike, attempt.mark, unpacked(number), attempt.bought)
            found = self.ends[number] = attempt.worth(most)
        return found

    def worth(self, number: int, room: int, fatigue: int) -> int:
        """What a sum is worth with the best use of fatigue, paying no more than helps."""
        if number == MISSED:  # nothing can be done about it (J-118)
            return 0
        key = (number << 3 | room) << 4 | fatigue
        found = self.known.get(key, -1)
        if found < 0:
            found = int(self.end(number) * SIX**room)
            if fatigue and room:
                dice = min(self.attempt.dice_each, room)
                found = max(found, self.thrown(number, room, fatigue - 1, dice))
            self.known[key] = found
        return found

    def thrown(self, number: int, room: int, fatigue: int, dice: int) -> int:
        """What a sum is worth if this many power dice are added."""
        if dice == 0:
            return self.worth(number, room, fatigue)
        here, weight = unpacked(number), 0
        for face in FACES[BLACK]:
            weight += self.thrown(packed(here.plus(face)), room - 1, fatigue, dice - 1)
        return weight


def chance(pool: tuple[int, ...], attempt: Attempt) -> Fraction:
    """The chance to hit or to kill with these dice, or the average wounds, with everything spent on that."""
    return landed(BLANK, pool, power_dice(pool), attempt)


def landed(sum: Face, pool: tuple[int, ...], powers: int, attempt: Attempt) -> Fraction:
    """The same for a known sum plus dice still to be thrown, with this many power dice in total."""
    search = _Search(attempt)
    fatigue = min(attempt.fatigue, MOST_POWER_DICE)  # each point that is paid adds a die
    room = min(MOST_POWER_DICE - powers, fatigue * attempt.dice_each)
    weight = 0
    for number, count in ways(pool).items():
        weight += count * search.worth(packed(sum.plus(unpacked(number))), room, fatigue)
    return Fraction(weight, SIX ** (len(pool) + room) * attempt.parts())


def bought_die(sum: Face, powers: int, attempt: Attempt) -> Fraction:
    """The same for a roll to which the dice of one point of fatigue are now added."""
    dice = min(attempt.dice_each, MOST_POWER_DICE - powers)
    less = Attempt(
        attempt.strike,
        attempt.mark,
        attempt.goal,
        attempt.health,
        attempt.fatigue - 1,
        attempt.dice_each,
        attempt.bought,
        attempt.undying,
    )
    return landed(sum, (BLACK,) * dice, powers + dice, less)


def struck(sum: Face, attempt: Attempt) -> Fraction:
    """What a roll is worth if nothing more is bought for it."""
    bought = list(attempt.bought) or [0] * len(attempt.strike.buys)
    return Fraction(attempt.worth(outcome(attempt.strike, attempt.mark, sum, bought)), attempt.parts())


def spread(pool: tuple[int, ...], strike: Strike, mark: Mark) -> list[int]:
    """In how many of 6 ** n ways an attack does at least this many wounds, without fatigue; 0: it hits."""
    counts: dict[int, int] = {}
    for number, count in ways(pool).items():
        most = best(strike, mark, unpacked(number))
        if most != NO_HIT:
            counts[most] = counts.get(most, 0) + count
    found = [0] * (min(MOST_WOUNDS, max(counts, default=0)) + 1)
    for most, count in counts.items():
        for wounds in range(min(most, MOST_WOUNDS) + 1):
            found[wounds] += count
    return found
