"""Chances of an attack before it is rolled, with the best spending: to hit, to kill, wounds on average."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.descent.attack.spending import DEADLY, NO_HIT, Mark, Strike, best
from undercroft.games.descent.cards.dice import (
    FACES,
    MISSED,
    MOST_POWER_DICE,
    SIX,
    packed,
    power_dice,
    unpacked,
    ways,
)
from undercroft.games.descent.cards.vocabulary import BLACK

HIT: Final = 0
KILL: Final = 1
WOUNDS: Final = 2


class Attempt(Value):
    """An attack with one goal, HIT, KILL or WOUNDS, and fatigue that may pay for power dice (J-125)."""

    def __init__(
        self, strike: Strike, mark: Mark, goal: int, health: int = 1, fatigue: int = 0, dice_each: int = 1
    ) -> None:
        self.strike = strike
        self.mark = mark
        self.goal = goal
        self.health = health  # of whoever is attacked
        self.fatigue = fatigue
        self.dice_each = dice_each  # power dice for one point of fatigue


class _Search:
    """The worth of every sum on the way to a goal.

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
            most = best(attempt.strike, attempt.mark, unpacked(number))
            if attempt.goal == HIT:
                found = int(most != NO_HIT)
            elif attempt.goal == KILL:
                found = int(most >= attempt.health)
            else:
                found = attempt.health if most == DEADLY else max(0, most)
            self.ends[number] = found
        return found

    def worth(self, number: int, room: int, fatigue: int) -> int:
        """What a sum is worth with the best use of fatigue: no more is paid than helps."""
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
        """What a sum is worth if so many power dice are added."""
        if dice == 0:
            return self.worth(number, room, fatigue)
        here, weight = unpacked(number), 0
        for face in FACES[BLACK]:
            weight += self.thrown(packed(here.plus(face)), room - 1, fatigue, dice - 1)
        return weight


def chance(pool: tuple[int, ...], attempt: Attempt) -> Fraction:
    """The chance to hit or to kill with these dice, or the wounds on average, if all is spent for that."""
    search = _Search(attempt)
    fatigue = min(attempt.fatigue, MOST_POWER_DICE)  # each point that is paid adds a die
    room = min(MOST_POWER_DICE - power_dice(pool), fatigue * attempt.dice_each)
    weight = 0
    for number, count in ways(pool).items():
        weight += count * search.worth(number, room, fatigue)
    return Fraction(weight, SIX ** (len(pool) + room))
