"""The six dice and their faces, sums of faces, and the number of ways to roll each sum."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.descent.cards.vocabulary import BLACK

MOST_POWER_DICE: Final = 5  # in one attack (J-126)


class Face(Value):
    """A face of a die, or the sum of several (J-113); points are for either range or damage (J-119)."""

    def __init__(self, range: int, damage: int, surges: int, points: int = 0, miss: bool = False) -> None:
        self.range = range
        self.damage = damage
        self.surges = surges
        self.points = points
        self.miss = miss

    def is_blank(self) -> bool:
        """Whether it shows nothing at all, not even a miss (J-127)."""
        return not (self.range or self.damage or self.surges or self.points or self.miss)

    def plus(self, other: Face) -> Face:
        """The sum of two; one miss is enough (J-115)."""
        return Face(
            self.range + other.range,
            self.damage + other.damage,
            self.surges + other.surges,
            self.points + other.points,
            self.miss or other.miss,
        )


MISS: Final = Face(0, 0, 0, 0, True)
BLANK: Final = Face(0, 0, 0)

FACES: Final = (  # by colour: red, blue, white, which may miss (J-114), green, yellow, black
    (Face(0, 4, 0), Face(1, 3, 0), Face(1, 3, 1), Face(2, 1, 1), Face(2, 2, 0), MISS),
    (Face(1, 2, 0), Face(2, 2, 0), Face(3, 1, 1), Face(3, 1, 1), Face(4, 0, 1), MISS),
    (Face(1, 3, 1), Face(1, 3, 1), Face(2, 2, 0), Face(3, 1, 1), Face(3, 1, 1), MISS),
    (Face(0, 3, 0), Face(0, 3, 0), Face(0, 2, 1), Face(0, 2, 1), Face(1, 1, 0), Face(1, 2, 0)),
    (Face(1, 1, 0), Face(2, 1, 0), Face(2, 0, 1), Face(2, 0, 1), Face(3, 0, 0), Face(3, 0, 0)),
    (BLANK, Face(0, 0, 1), Face(0, 0, 1), Face(0, 0, 0, 1), Face(0, 0, 0, 1), Face(0, 0, 0, 1)),
)
SIX: Final = 6


def total(faces: list[Face]) -> Face:
    """The sum of what was rolled."""
    found = BLANK
    for face in faces:
        found = found.plus(face)
    return found


# A sum as one number, for tables: six bits per part, more than any roll fills. All misses are equal.
MISSED: Final = -1


def packed(sum: Face) -> int:
    """A sum as a number."""
    if sum.miss:
        return MISSED
    return sum.range | sum.damage << 6 | sum.surges << 12 | sum.points << 18


def unpacked(number: int) -> Face:
    """A sum from its number."""
    if number == MISSED:
        return MISS
    return Face(number & 63, number >> 6 & 63, number >> 12 & 63, number >> 18)


_WAYS: Final[dict[tuple[int, ...], dict[int, int]]] = {(): {packed(BLANK): 1}}


def ways(pool: tuple[int, ...]) -> dict[int, int]:
    """For each packed sum of these dice, in how many of the 6 ** n ways it comes up. Colours are sorted."""
    found = _WAYS.get(pool)
    if found is None:
        found = {}
        for number, count in ways(pool[:-1]).items():
            before = unpacked(number)
            for face in FACES[pool[-1]]:
                key = packed(before.plus(face))
                found[key] = found.get(key, 0) + count
        _WAYS[pool] = found
    return found


def power_dice(pool: tuple[int, ...]) -> int:
    """How many of these dice are power dice."""
    return len([colour for colour in pool if colour == BLACK])


def with_power(dice: tuple[int, ...], power: int) -> tuple[int, ...]:
    """The dice of an attack with power dice added, at most five (J-109, J-126)."""
    power = min(power, MOST_POWER_DICE - power_dice(dice))
    return tuple(sorted([*dice, *[BLACK] * power]))
