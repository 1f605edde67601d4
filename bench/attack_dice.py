"""Attempts to foresee the dice of a table: by lattice reduction, and by trying the seeds that people type.

The generator of the first releases was linear: two multiplications side by side (L'Ecuyer 1988), 62 bits
together. Sixteen cards drawn openly gave it away. Random playouts still choose with it (`bots/playout.py`).
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import count, takewhile
from math import sqrt
from typing import NamedTuple

from undercroft.bots.playout import FIRST, SECOND, chosen, seeded
from undercroft.engine.dice import Stream, key_of
from undercroft.engine.keys import Dice, commitment_to, stretched
from undercroft.lab.bench import Benchmark, Measure, Tally, length

CARDS = tuple(range(60, 44, -1))  # sizes of the draws that are seen: a hand from a pile of sixty cards
THROWS = 200  # of a die, that are then to be foreseen
SIDES = 6
SIGMAS = 4.5  # a fair guess is further off once in 150,000 times

Draws = Callable[[int], int]  # the next number below n
Row = list[int]


# -- lattice reduction ----------------------------------------------------------------------------------


def reduced(basis: list[Row]) -> list[Row]:
    """A basis of the same lattice with short vectors (Lenstra, Lenstra and Lovász 1982).

    In whole numbers only (Cohen 1993, algorithm 2.6.7): `sizes` are the determinants of the leading vectors,
    `parts[i][j]` the Gram-Schmidt coefficients times these.
    """
    rows = [list(row) for row in basis]
    sizes = [1]
    parts: list[Row] = []
    for row in rows:
        found: Row = []
        for j in range(len(parts) + 1):
            value = dot(row, rows[j])
            for i in range(j):
                base = found if j == len(parts) else parts[j]
                value = (sizes[i + 1] * value - found[i] * base[i]) // sizes[i]
            found.append(value)
        parts.append(found)
        sizes.append(found[-1])
    at = 1
    while at < len(rows):
        shorten(rows, sizes, parts, at, at - 1)
        own = parts[at][at - 1]
        if 4 * sizes[at + 1] * sizes[at - 1] < 3 * sizes[at] ** 2 - 4 * own**2:
            swap(rows, sizes, parts, at)
            at = max(1, at - 1)
        else:
            for other in range(at - 2, -1, -1):
                shorten(rows, sizes, parts, at, other)
            at += 1
    return rows


def shorten(rows: list[Row], sizes: Row, parts: list[Row], at: int, other: int) -> None:
    """Take as much of another vector away from one as makes it shorter."""
    size = sizes[other + 1]
    times = (2 * parts[at][other] + size) // (2 * size)
    if times:
        rows[at] = [a - times * b for a, b in zip(rows[at], rows[other], strict=True)]
        for i in range(other):
            parts[at][i] -= times * parts[other][i]
        parts[at][other] -= times * size


def swap(rows: list[Row], sizes: Row, parts: list[Row], at: int) -> None:
    """Exchange a vector with the one before it."""
    rows[at - 1], rows[at] = rows[at], rows[at - 1]
    for i in range(at - 1):
        parts[at - 1][i], parts[at][i] = parts[at][i], parts[at - 1][i]
    own, before, here, after = parts[at][at - 1], sizes[at - 1], sizes[at], sizes[at + 1]
    size = (before * after + own * own) // here
    for later in range(at + 1, len(rows)):
        value = parts[later][at]
        parts[later][at] = (after * parts[later][at - 1] - own * value) // here
        parts[later][at - 1] = (size * value + own * parts[later][at]) // after
    sizes[at] = size
    parts[at - 1][at - 1] = size
    parts[at][at] = after


def dot(one: Row, other: Row) -> int:
    """The product of two vectors."""
    return sum(a * b for a, b in zip(one, other, strict=True))


# -- the generator of old -------------------------------------------------------------------------------

WHOLE = FIRST * SECOND  # side by side the two are one generator with this modulus
STEP = (40014 * SECOND * pow(SECOND, -1, FIRST) + 40692 * FIRST * pow(FIRST, -1, SECOND)) % WHOLE


def linear(rng: int) -> Draws:
    """Numbers from the generator of old."""

    def draw(n: int) -> int:
        nonlocal rng
        rng, number = chosen(rng, n)
        return number

    return draw


def recovered(seen: list[tuple[int, int]]) -> int:
    """The state of the generator of old that fits draws best: (sizes, numbers), as they came.

    A draw of n tells in which n-th part of the modulus a multiple of the unknown start lies. The vector of
    all these multiples is in a lattice, and close to the middles of those parts.
    """
    places = len(seen)
    middles = [(2 * number + 1) * WHOLE // (2 * size) for size, number in seen]
    near = WHOLE // (3 * max(size for size, _ in seen))
    powers = [pow(STEP, place, WHOLE) for place in range(places)]
    basis = [[*powers, 0]]
    basis += [[WHOLE if at == place else 0 for at in range(places)] + [0] for place in range(1, places)]
    basis.append([*middles, near])
    best = [row for row in reduced(basis) if abs(row[-1]) == near]
    off = min(best, key=lambda row: dot(row, row)) if best else [0] * (places + 1)
    sign = 1 if off[-1] >= 0 else -1
    start = (middles[0] - sign * off[0]) % WHOLE
    first = start * pow(SECOND, -1, FIRST) % FIRST
    second = -start * pow(FIRST, -1, SECOND) % SECOND
    return first << 31 | second  # the state after the first draw


class Foreseen(NamedTuple):
    """What an attempt to foresee dice came to."""

    throws: int
    right: int

    def __add__(self, other: object) -> Foreseen:
        """Two attempts together."""
        assert isinstance(other, Foreseen)
        return Foreseen(self.throws + other.throws, self.right + other.right)

    def by_chance(self) -> bool:
        """Whether guessing blindly does as well."""
        fair = self.throws / SIDES
        return self.right <= fair + SIGMAS * sqrt(fair * (1 - 1 / SIDES))


def foresee(draw: Draws) -> Foreseen:
    """See cards being drawn, compute the generator, and foretell the dice that come next."""
    seen = [(size, draw(size)) for size in CARDS]
    foretold = linear(recovered(seen))
    for size in CARDS[1:]:
        foretold(size)
    right = sum(foretold(SIDES) == draw(SIDES) for _ in range(THROWS))
    return Foreseen(THROWS, right)


def old_dice(seed: int) -> Foreseen:
    """The attack on the generator of old."""
    return foresee(linear(seeded(seed)))


def keyed_dice() -> Foreseen:
    """The attack on dice as they are now."""
    return foresee(Stream(secrets.token_hex(32)).draw)


# -- seeds that people type -----------------------------------------------------------------------------


def typed_seeds(seconds: float) -> Iterator[int]:
    """What people type first: small numbers, for so long."""
    end = time.monotonic() + seconds
    return takewhile(lambda _: time.monotonic() < end, count())


def key_behind(commitment: str, seeds: Iterable[int]) -> tuple[str | None, int]:
    """The key that a table has committed to, by trying seeds; and how many were tried.

    Each is tried stretched, as servers do, and at once, as simulations do.
    """
    tried = 0
    for tried, seed in enumerate(seeds, 1):
        for key in (stretched(seed), key_of(seed)):
            if commitment_to(key) == commitment:
                return key, tried
    return None, tried


# -- for longer -----------------------------------------------------------------------------------------


def lattice() -> Measure:
    """Share of dice foreseen by lattice reduction, beside what guessing gives."""
    end = time.monotonic() + length.seconds
    found, tables = Foreseen(0, 0), 0
    while time.monotonic() < end:
        found, tables = found + keyed_dice(), tables + 1
    before = old_dice(secrets.randbelow(2**62))
    words = f"of {found.throws} dice of {tables} tables foreseen; of the generator of old {before.right} of "
    leaks = 0 if found.by_chance() else found.right
    tally = Tally(found.throws, leaks=leaks)
    return Measure(found.right / found.throws, f"{words}{before.throws}", fair=1 / SIDES, tally=tally)


def seeds() -> Measure:
    """Keys of tables found by trying seeds; one table has a seed that somebody typed."""
    made = Dice.of(secrets.token_hex(32))
    key, tried = key_behind(made.commitment, typed_seeds(length.seconds))
    typed, _ = key_behind(Dice.chosen(7).commitment, range(10))
    words = f"keys found with {tried} seeds; of a table with the seed 7: {'found' if typed else 'not found'}"
    return Measure(0 if key is None else 1, words, fair=1, tally=Tally(tried, leaks=0 if key is None else 1))


BENCHMARKS: dict[str, Benchmark] = {"attack-lattice": lattice, "attack-seeds": seeds}
