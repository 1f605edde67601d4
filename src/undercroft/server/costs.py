"""What computing costs: every address and every table has a budget of processor time.

A client that has used up its budget is refused, with the time after which to try again. Choices are free: a
game never stops for lack of a budget. Work in a worker costs the time it took there; work on the event loop
is timed there, or has a fixed price. What strangers ask about a table also counts against the table's budget;
what its players ask does not, so that no stranger can use up theirs.
"""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Iterator

from undercroft.server.rate_limits import Bucket, Limiter
from undercroft.server.tables.refused import Refused

SHARE = 0.5  # seconds of computing in a second
SAVED_SECONDS = 40.0  # how much of it can be saved up, to be spent at once
LOOP = 0.1  # the part of it that may be used on the event loop
TABLE = 0.1  # seconds for a new table besides what is computed for it: rows, memory, bots
TABLES, MOST_TABLES = 4.0, 60.0  # new tables of one address in a second, and at once, for a share of one
WISHES, MOST_WISHES = 1000.0, 2000.0  # wishes over all WebSockets of one address, likewise
REQUEST, REFUSED = 0.0005, 0.0005  # for any HTTP request, and for a malformed wish
REPORT = 0.25  # for a report, which is kept for good
CLAIM = 0.05  # for a seat that is claimed
ENTRY = 0.0005  # for each choice with which a new table begins: they are kept for good, too
LOADING = 0.005  # on the event loop, for a table that is not in memory, or does not exist
MOST_ACCOUNTS = 10_000


class Account(Bucket):
    """Seconds of computing time. It may be overdrawn once, and then takes longer to refill."""

    def wait(self) -> float:
        """The seconds until some of it is left again; 0 if some is left now."""
        self.refill()
        return 0.0 if self.left > 0 else -self.left / self.rate + 0.1

    def take(self, seconds: float) -> None:
        """Use some of it."""
        self.left -= seconds


class Purse:
    """Who pays for a request: its address, and the table it is about.

    What runs on the event loop holds up everybody, so there is a smaller budget for that.
    """

    def __init__(self, address: str, accounts: list[Account], loop: Account | None = None) -> None:
        self.address = address
        self.accounts = accounts
        self.loop = loop

    def check(self) -> None:
        """Raise Refused while nothing is left, with the seconds until something is."""
        self._refuse(max((account.wait() for account in self.accounts), default=0.0))

    def check_loop(self) -> None:
        """Likewise while nothing is left for the event loop."""
        self._refuse(0.0 if self.loop is None else self.loop.wait())

    def pay_loading(self) -> None:
        """Pay for a table that must be read first; Refused while nothing is left for the event loop."""
        self.check_loop()
        if self.loop is not None:
            self.loop.take(LOADING)

    def _refuse(self, wait: float) -> None:
        if wait:
            retry = math.ceil(wait)
            text = f"that is a lot of work for this server; try again in {retry} s"
            raise Refused("later", text, retry=retry)

    def pay(self, seconds: float) -> None:
        """Take computing time from all accounts."""
        for account in self.accounts:
            account.take(seconds)

    def charge(self, seconds: float) -> None:
        """Take computing time, or raise Refused while nothing is left."""
        self.check()
        self.pay(seconds)

    @contextlib.contextmanager
    def timed(self) -> Iterator[None]:
        """Pay for what runs on the event loop, without waiting for anything."""
        self.check_loop()
        if self.loop is None:
            yield
            return
        began = time.perf_counter()
        try:
            yield
        finally:
            self.loop.take(time.perf_counter() - began)


class Costs:
    """The accounts of all addresses and tables; with a share of 0 nobody pays."""

    def __init__(self, share: float = SHARE) -> None:
        self.share = share
        self.reserve = share * SAVED_SECONDS
        self.makers = Limiter(TABLES * share, max(5.0, MOST_TABLES * share))
        self.wishers = Limiter(WISHES * share, max(500.0, MOST_WISHES * share))
        self.accounts: dict[str, Account] = {}

    def check_maker(self, address: str) -> None:
        """Raise Refused if an address keeps making tables."""
        if self.share and not self.makers.allows(address):
            raise Refused(
                "later", "too many tables; try again in a moment", retry=math.ceil(1 / self.makers.rate)
            )

    def may_wish(self, address: str) -> bool:
        """Whether an address may send one more wish, over all its connections."""
        return not self.share or self.wishers.allows(address)

    def purse(self, address: str, table: str = "") -> Purse:
        """The purse for a request from an address, perhaps about a table."""
        if not self.share:
            return Purse(address, [])
        names = [f"from {address}", f"at {table}"] if table else [f"from {address}"]
        return Purse(address, [self._account(name) for name in names], self._account(f"loop {address}", LOOP))

    def _account(self, name: str, part: float = 1.0) -> Account:
        account = self.accounts.get(name)
        if account is None:
            if len(self.accounts) >= MOST_ACCOUNTS:
                self._forget()
            account = self.accounts[name] = Account(self.share * part, self.reserve * part)
        return account

    def _forget(self) -> None:
        """Drop full accounts, which are as good as none; if all are in use, those with the most left."""
        for account in self.accounts.values():
            account.refill()
        full = [name for name, account in self.accounts.items() if account.left >= account.burst]
        ordered = sorted(self.accounts, key=lambda name: self.accounts[name].left, reverse=True)
        for name in full or ordered[: MOST_ACCOUNTS // 10]:
            del self.accounts[name]
