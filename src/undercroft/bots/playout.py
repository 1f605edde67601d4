"""Compiled random play to the end of a game, for simulations, benchmarks and search.

The choices come from a generator that is one integer (L'Ecuyer 1988): fast, but predictable. The game's dice
come from their own stream.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from undercroft.engine.flow import State

FIRST: Final = 2147483563
SECOND: Final = 2147483399
LOW: Final = 0x7FFFFFFF


def seeded(seed: int) -> int:
    """The generator for a seed; neighbouring seeds give unrelated numbers."""
    digest = hashlib.sha256(f"undercroft:playout:{seed}".encode()).digest()
    first = int.from_bytes(digest[:8], "big") % (FIRST - 1) + 1
    second = int.from_bytes(digest[8:16], "big") % (SECOND - 1) + 1
    return first << 31 | second


def chosen(rng: i64, n: i64) -> tuple[i64, i64]:
    """The generator after a choice, and the number from 0 to n - 1 that it chose; all within 64 bits."""
    first = (rng >> 31) * 40014 % FIRST
    second = (rng & LOW) * 40692 % SECOND
    return first << 31 | second, (first + FIRST - second) % (FIRST - 1) * n // (FIRST - 1)


def playout(state: State, seed: int, limit: int = 1_000_000) -> int:
    """Play random options until the game is over (or `limit` is reached); return how many were chosen."""
    rng: i64 = seeded(seed)
    for count in range(limit):
        if not state.pending:
            return count
        ask = state.pending[0]
        rng, number = chosen(rng, len(ask.options))
        state.apply(ask.seat, ask.options[number])
    return limit
