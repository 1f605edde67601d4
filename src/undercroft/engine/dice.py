"""Chance from one integer: two small generators (L'Ecuyer 1988) side by side in 62 bits.

The whole state of the generator is the integer, so a copy costs nothing and a save holds it exactly.
Every product fits a machine word, so the compiled and the interpreted build give the same numbers.
"""

from __future__ import annotations

import hashlib
from typing import Final

FIRST: Final = 2147483563
SECOND: Final = 2147483399
LOW: Final = 0x7FFFFFFF


def seeded(seed: int, purpose: str = "game") -> int:
    """The generator for a seed; neighbouring seeds, or other purposes, give unrelated numbers."""
    digest = hashlib.sha256(f"undercroft:{purpose}:{seed}".encode()).digest()
    first = int.from_bytes(digest[:8], "big") % (FIRST - 1) + 1
    second = int.from_bytes(digest[8:16], "big") % (SECOND - 1) + 1
    return first << 31 | second


def drawn(rng: int, n: int) -> tuple[int, int]:
    """The generator after one draw, and the number from 0 to n - 1 that came."""
    first = (rng >> 31) * 40014 % FIRST
    second = (rng & LOW) * 40692 % SECOND
    return first << 31 | second, (first + FIRST - second) % (FIRST - 1) * n // (FIRST - 1)
