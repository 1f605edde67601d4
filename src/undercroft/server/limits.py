"""How much a client may ask at once."""

from __future__ import annotations

import time


class Bucket:
    """So many wishes a second, some more at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.allowance = burst
        self.checked = time.monotonic()

    def allows(self) -> bool:
        """Take one wish from the bucket; False if it is empty."""
        now = time.monotonic()
        self.allowance = min(self.burst, self.allowance + (now - self.checked) * self.rate)
        self.checked = now
        self.allowance -= 1
        return self.allowance >= 0


class Limiter:
    """A bucket for each address; when there are too many, all start afresh."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: dict[str, Bucket] = {}

    def allows(self, address: str) -> bool:
        """Whether this address may ask once more."""
        if len(self.buckets) > self.most:
            self.buckets.clear()
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
        return bucket.allows()
