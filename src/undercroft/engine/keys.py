"""How the key of a table's dice is made, and how anybody can check it afterwards (docs/dice.md).

A server draws a key and shows its hash, the commitment, before anything else. Each player may then add
random digits, a share. The game's stream follows from the key and all shares, so the server cannot
choose the dice once it has shown the commitment, and nobody else knows them. After the game the key is in the
record.
All hashes are SHA-256 of plain text, which every browser and every shell can compute.
"""

from __future__ import annotations

import hashlib
import re
from functools import lru_cache
from typing import Literal

import msgspec

from undercroft.engine.dice import KEY

SHARE = "^[0-9a-f]{32}$"  # what a share looks like: 128 bits
Origin = Literal["fresh", "seed", "import", "branch"]
COST = 1 << 14  # of stretching a seed: 16 MB and some 50 ms


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def commitment_to(key: str) -> str:
    """The hash of a key that is shown before the game: it reveals nothing and fits no other key."""
    return _hash(f"undercroft commitment {key}")


def sample_of(commitment: str) -> str:
    """The key of what a table shows before it is dealt: anybody can compute it, and it gives nothing away."""
    return _hash(f"undercroft sample {commitment}")


@lru_cache(maxsize=256)
def stretched(seed: int) -> str:
    """The key for a seed that a person chose; slow on purpose, so that nobody can try many seeds."""
    text = str(seed).encode()
    return hashlib.scrypt(text, salt=b"undercroft seed", n=COST, r=8, p=1, dklen=32).hex()


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The dice of a table: the key of its server, and what people added to it."""

    key: str
    commitment: str
    shares: tuple[tuple[int, str], ...] = ()  # seat and digits, in order of arrival
    seed: int | msgspec.UnsetType = msgspec.UNSET  # the key was made from it: a person chose these dice
    origin: Origin = "fresh"  # anything else: somebody could know the dice before the game

    @classmethod
    def of(cls, key: str) -> Dice:
        """Dice from a key that nobody knows yet."""
        return cls(key=key, commitment=commitment_to(key))

    @classmethod
    def chosen(cls, seed: int) -> Dice:
        """Dice from a seed that somebody chose."""
        key = stretched(seed)
        return cls(key=key, commitment=commitment_to(key), seed=seed, origin="seed")

    def with_share(self, seat: int, digits: str) -> Dice:
        """The dice after somebody has added a share."""
        return msgspec.structs.replace(self, shares=(*self.shares, (seat, digits)))

    def stream(self) -> str:
        """The key of the game's stream."""
        words = [self.key, *[f"{seat}:{digits}" for seat, digits in self.shares]]
        return _hash(f"undercroft stream {' '.join(words)}")

    def flaw(self, seats: int) -> str | None:
        """Which part of these dice is inconsistent, if any: "shares", "key" or "seed"."""
        if not re.fullmatch(KEY, self.key) or not self._shared_by(seats):
            return "shares"
        if commitment_to(self.key) != self.commitment:
            return "key"
        return None if self._chosen_as_said() else "seed"

    def _shared_by(self, seats: int) -> bool:
        """Whether each seat adds at most once: with an extra share a server could choose the dice."""
        givers = [seat for seat, _ in self.shares]
        malformed = [digits for _, digits in self.shares if not re.fullmatch(SHARE, digits)]
        return not malformed and len({*givers}) == len(givers) and {*givers} <= {*range(seats)}

    def _chosen_as_said(self) -> bool:
        """Whether the key comes from where it is said to: from a chosen seed, or from chance alone."""
        if self.seed is msgspec.UNSET:
            return self.origin != "seed"
        return self.origin != "fresh" and stretched(self.seed) == self.key
