"""Chance as a keyed stream: BLAKE2b blocks under a key of 256 bits, cut into words of 16 bits.

Without the key, nobody can predict the next number from the earlier ones. Key and position are plain
data, and copies share the current block: a copy costs nothing, and a save holds the stream exactly.
Every number fits a machine word, so the compiled and the interpreted build give the same games.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import mypyc_attr

WORDS: Final = 32  # in a block
RANGE: Final = 1 << 16  # of a word
KEY: Final = "^[0-9a-f]{64}$"  # what a key looks like
MOST_DRAWN: Final = 1 << 48  # no stream goes further than this


def key_of(seed: int, purpose: str = "game") -> str:
    """The key for the seed of a simulation or a local game; different seeds or purposes give unrelated keys.

    This is fast, so the seed stays secret only if it cannot be guessed (otherwise see `stretched`).
    """
    return hashlib.blake2b(f"undercroft:{purpose}:{seed}".encode(), digest_size=32).hexdigest()


def block_of(key: str, number: int) -> bytes:
    """One block of the stream."""
    return hashlib.blake2b(number.to_bytes(8, "big"), key=bytes.fromhex(key)).digest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Stream:
    """Random numbers from a key. A game's state inherits from this: a second object would slow its copies."""

    def __init__(self, key: str = "") -> None:
        self.key: str = key  # 64 hexadecimal digits
        self.spot: int = 0  # words used so far
        self.block: bytes = b""  # the one that contains `spot`, once it is needed; not part of the data

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely; n is at most 65536."""
        if not 0 < n <= RANGE:
            raise ValueError(f"no draw from {n} numbers")
        while True:
            spot = self.spot
            at = spot % WORDS
            if at == 0 or not self.block:
                self.block = block_of(self.key, spot // WORDS)
            self.spot = spot + 1
            product = (self.block[2 * at] << 8 | self.block[2 * at + 1]) * n
            rest = product % RANGE
            if rest >= n or rest >= RANGE % n:  # otherwise some numbers would be too likely (Lemire 2019)
                return product // RANGE

    def rekey(self, key: str, spot: int = 0) -> None:
        """Continue with another key."""
        self.key = key
        self.spot = spot
        self.block = b""
