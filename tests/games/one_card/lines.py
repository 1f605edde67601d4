"""Line of sight computed a second way.

The program clips each line by the sides of a tile. Here a line is cut where it meets the lines of the
grid, in fractions, and the middle of every piece tells which tiles the piece lies in.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from itertools import pairwise

from tests.games.one_card.printed import SQUARES

Point = tuple[int, int]  # (x, y), y growing toward the player


def corner(square: str) -> Point:
    """The upper left corner of a square's tile."""
    return "abcde".index(square[0]), 5 - int(square[1])


def corners(square: str) -> list[Point]:
    x, y = corner(square)
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def around(x: Fraction, y: Fraction) -> set[str]:
    """The squares whose closed tile holds a point."""
    found = set()
    for square in SQUARES:
        left, top = corner(square)
        if left <= x <= left + 1 and top <= y <= top + 1:
            found.add(square)
    return found


def at(p: Point, q: Point, part: Fraction) -> set[str]:
    """The squares at a fraction of the line from p to q."""
    return around(p[0] + part * (q[0] - p[0]), p[1] + part * (q[1] - p[1]))


def cuts(p: Point, q: Point) -> list[Fraction]:
    """The fractions of a line at which it begins, meets grid lines, and ends."""
    parts = {Fraction(0), Fraction(1)}
    for start, end in zip(p, q, strict=True):
        if start != end:
            parts |= {Fraction(k - start, end - start) for k in range(min(start, end), max(start, end))}
    return sorted(parts)


@cache
def on_the_line(p: Point, q: Point) -> frozenset[str]:
    """The squares that share a stretch with a line; a line without length has no stretch."""
    middles = [(one + other) / 2 for one, other in pairwise(cuts(p, q))] if p != q else []
    return frozenset().union(*[at(p, q, middle) for middle in middles])


def touched(p: Point, q: Point) -> frozenset[str]:
    """The squares that share at least a point with a line."""
    return on_the_line(p, q).union(*[at(p, q, cut) for cut in cuts(p, q)])


def hit(a: str, b: str, blocking: Iterable[str]) -> list[frozenset[str]]:
    """For each of the 16 lines the blocking squares on it; the two ends do not block."""
    walls = frozenset(blocking) - {a, b}
    return [on_the_line(p, q) & walls for p in corners(a) for q in corners(b)]


def visible(a: str, b: str, blocking: Iterable[str]) -> bool:
    return frozenset() in hit(a, b, blocking)
