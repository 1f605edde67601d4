"""How much a client may ask at once."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

HOUSE = 64  # bits of an IPv6 address that a provider gives to one customer; the rest is theirs to choose


def household(address: str) -> str:
    """The customer behind an address: an IPv6 customer has too many addresses to count one by one."""
    try:
        found = ip_address(address)
    except ValueError:  # a socket in the file system, or nothing
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found), HOUSE), strict=False))


class Bucket:
    """A supply that refills at a steady rate: so much per second, and no more than `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.checked = time.monotonic()

    def refill(self) -> None:
        """Add what has come since the last look."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.checked) * self.rate)
        self.checked = now

    def allows(self) -> bool:
        """Take one from the bucket; False if it is empty. A refusal is not counted."""
        self.refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limiter:
    """A bucket for each address; when there are too many, all start again."""

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


class Lines(Limiter):
    """Limits the connections of each address, except a proxy's, which opens them for others."""

    def __init__(self, rate: float, burst: float, proxy: str) -> None:
        super().__init__(rate, burst)
        self.all = proxy.strip() == "*"
        self.proxies: list[IPv4Network | IPv6Network] = []
        for each in proxy.split(","):
            with suppress(ValueError):  # no address: a socket in the file system
                self.proxies.append(ip_network(each.strip(), strict=False))

    def allows(self, address: str) -> bool:
        """Whether one more may come from this address."""
        return self.forwards(address) or super().allows(household(address))

    def forwards(self, address: str) -> bool:
        """Whether this is the proxy that was named."""
        try:
            return self.all or any(ip_address(address) in each for each in self.proxies)
        except ValueError:
            return False


class Door:
    """How fast one address may open WebSockets, and how many of them it may hold, in all and at one table."""

    def __init__(self, rate: float, burst: float, most: int, crowd: int) -> None:
        self.limiter = Limiter(rate, burst)
        self.most = most
        self.crowd = crowd
        self.open: Counter[tuple[str, str]] = Counter()

    def enters(self, address: str, table: str) -> bool:
        """Let one more in from this address, or not; each one let in must `leave`.

        Everything at a table is sent to all who are there, so one address may not bring a crowd.
        """
        places = (address, ""), (address, table)
        if self.open[places[0]] >= self.most or self.open[places[1]] >= self.crowd:
            return False
        if not self.limiter.allows(address):
            return False
        self.open.update(places)
        return True

    def leaves(self, address: str, table: str) -> None:
        """One of them has gone."""
        for place in ((address, ""), (address, table)):
            self.open[place] -= 1
            if self.open[place] <= 0:
                del self.open[place]


class Trays:
    """How much of what an address is sending may lie here unfinished, in all its requests together."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: Counter[str] = Counter()

    def takes(self, address: str, size: int) -> bool:
        """Hold so many more bytes for an address, or not; what is held must be `cleared`."""
        if self.held[address] + size > self.most:
            return False
        self.held[address] += size
        return True

    def cleared(self, address: str, size: int) -> None:
        """So many bytes are no longer held."""
        self.held[address] -= size
        if self.held[address] <= 0:
            del self.held[address]
