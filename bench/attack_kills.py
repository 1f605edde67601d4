"""A server that is killed again and again while people play: what was sent, acknowledged and kept.

On SQLite by `undercroft bench attack-kills`; the tests kill servers on PostgreSQL, too.
"""

from __future__ import annotations

import contextlib
import random
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import NamedTuple

from undercroft.client import Lobby, ServerError, TableClient
from undercroft.lab.bench import Benchmark, Measure, Tally, length
from undercroft.lab.serving import Serving

from .attack import p95
from .kept import Entry, kept_tables

KILLS = 1000  # at most, in a long round
PATIENCE = 60.0  # seconds until something that must happen has not happened
HUMAN = {"kind": "human"}


class Party(threading.Thread):
    """The players of one table after another: all of its seats, each with its own connection.

    Everything sent and everything acknowledged is noted. When a connection breaks, the players come back
    with their cursors, and a move that was not acknowledged is sent again just as it was.
    """

    def __init__(self, name: str, game: str, seats: int, *urls: str, tolerates: frozenset[str]) -> None:
        super().__init__(name=name, daemon=True)
        self.rng = random.Random(name)
        self.game = game
        self.seats = seats
        self.urls = list(urls)
        self.tolerates = tolerates
        self.sent: set[Entry] = set()
        self.acknowledged: list[Entry] = []
        self.tables: dict[str, list[str]] = {}  # with their tokens
        self.table = ""
        self.clients: list[TableClient] = []
        self.pending: Entry | None = None
        self.asked = 0.0  # when that was sent first
        self.waits: list[float] = []  # seconds until choices were acknowledged
        self.twice = 0  # moves sent again that had counted already
        self.said: Counter[str] = Counter()  # codes of errors
        self.texts: dict[str, str] = {}  # and a text of each
        self.over = threading.Event()
        self.trouble: BaseException | None = None

    def run(self) -> None:
        """Play until told to stop."""
        try:
            while not self.over.is_set():
                try:
                    self.play()
                except ServerError as error:
                    self.said[error.code] += 1
                    self.texts[error.code] = str(error)
                    if error.code not in self.tolerates:
                        raise
                    self.over.wait(0.03)
        except BaseException as error:
            self.trouble = error
        finally:
            self.leave()

    def stop(self) -> None:
        """Stop playing."""
        self.over.set()

    def finish(self) -> None:
        """Wait for the players to leave; what troubled them troubles the test."""
        self.over.set()
        self.join(PATIENCE * 2)
        assert not self.is_alive(), f"{self.name} hangs"
        if self.trouble is not None:
            raise self.trouble

    def leave(self) -> None:
        """Everybody goes home."""
        for client in self.clients:
            with contextlib.suppress(Exception):
                client.close()
        self.clients = []

    def move_to(self, url: str) -> None:
        """From now on all meet at one server (called from outside while they play)."""
        self.urls = [url]

    def play(self) -> None:
        """Sit down, or come back, and play."""
        if not self.table:
            made = Lobby(self.urls[0]).make(self.game, seats=[HUMAN] * self.seats)
            self.table = made["table"]
            self.tables[self.table] = made["tokens"]
        self.gather()
        if self.pending is not None:
            self.settle(self.pending)
        while not self.over.is_set():
            if not any(client.asks for client in self.clients):
                self.leave()
                self.table = ""
                return
            self.choose()

    def gather(self) -> None:
        """Connect whoever is not there yet; the others come back with what they have seen."""
        for seat, client in enumerate(self.clients):
            client.address = self.server(seat).replace("http", "ws", 1) + f"/ws/{self.table}"
            seen = client.n
            client.reconnect()
            assert client.n >= seen, (
                f"position {seen} of table {self.table} is lost: it is at {client.n} again"
            )
        for seat in range(len(self.clients), self.seats):
            url = self.server(seat)
            self.clients.append(TableClient(url, self.table, self.tables[self.table][seat]))
        self.catch_up(max(client.n for client in self.clients))

    def server(self, seat: int) -> str:
        """Where a player connects: they are spread over all servers."""
        return self.urls[seat % len(self.urls)]

    def catch_up(self, number: int) -> None:
        """Wait until everybody has seen a position."""
        for client in self.clients:
            while client.n < number:
                client.receive(PATIENCE)

    def choose(self) -> None:
        """One choice of one player: mostly a move, sometimes back."""
        client = self.rng.choice([client for client in self.clients if client.asks])
        options = [option for ask in client.asks for option in ask["options"]]
        if self.seats == 1 and client.n > 0 and self.rng.random() < 0.05:
            self.undo(client)
        else:
            self.send(Entry(self.table, client.n + 1, "move", client.seat, self.rng.choice(options)))

    def send(self, entry: Entry) -> None:
        """Send a move and wait until it is acknowledged and everybody has seen it."""
        if self.pending is None:
            self.asked = time.monotonic()
        self.sent.add(entry)
        self.pending = entry
        number = self.clients[entry.seat].move(entry.option, at=entry.number - 1)
        assert number == entry.number, f"{entry} came back as {number}"
        self.waits.append(time.monotonic() - self.asked)
        self.acknowledged.append(entry)
        self.pending = None
        self.catch_up(number)

    def undo(self, client: TableClient) -> None:
        """Take the last choice back; never sent twice."""
        entry = Entry(self.table, client.n + 1, "undo", client.seat, "")
        self.sent.add(entry)
        try:
            answer = client.wish("undo")
        except ServerError as error:
            if error.code != "nothing":
                raise
        else:
            assert (answer["undone"], answer["n"]) == (True, entry.number)
            self.acknowledged.append(entry)

    def settle(self, entry: Entry) -> None:
        """The same move once more: it counts now if it did not before, and is refused if it did."""
        try:
            self.send(entry)
        except ServerError as error:
            if error.code not in ("stale", "over"):
                raise
            self.pending = None
            self.twice += 1
            self.catch_up(entry.number)  # only this party moves here, so it was its own move that counted


BROKEN = frozenset({"unreachable", "closed"})


class Load:
    """Several parties at once."""

    def __init__(
        self,
        *urls: str,
        one_card: int,
        raiders: int,
        dungeoneer: int = 0,
        tolerates: frozenset[str] = BROKEN,
    ) -> None:
        tables = [("one-card", 1)] * one_card + [("raiders", 3)] * raiders + [("dungeoneer", 2)] * dungeoneer
        self.parties = [
            Party(f"{game}-{n}", game, seats, *urls, tolerates=tolerates)
            for n, (game, seats) in enumerate(tables)
        ]

    def __enter__(self) -> Load:
        for party in self.parties:
            party.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        for party in self.parties:
            party.stop()
        if kind is None:
            for party in self.parties:
                party.finish()

    def acknowledged(self) -> int:
        """How many moves were acknowledged so far."""
        return sum(len(party.acknowledged) for party in self.parties)

    def goes_on(self, more: int = 1) -> None:
        """Wait until more moves have been acknowledged."""
        goal = self.acknowledged() + more
        wait_until(lambda: self.acknowledged() >= goal or bool(self.troubles()), f"{more} more moves")
        assert not self.troubles(), self.troubles()

    def every_table_goes_on(self) -> None:
        """Wait until every party has had another move acknowledged."""
        before = [len(party.acknowledged) for party in self.parties]

        def all_moved() -> bool:
            return all(len(p.acknowledged) > n for p, n in zip(self.parties, before, strict=True))

        wait_until(lambda: all_moved() or bool(self.troubles()), "a move at every table")
        assert not self.troubles(), self.troubles()

    def every_table_is_told(self, code: str, times: int) -> None:
        """Wait until every party has been told an error so often."""
        before = [party.said[code] for party in self.parties]

        def all_told() -> bool:
            return all(p.said[code] >= n + times for p, n in zip(self.parties, before, strict=True))

        wait_until(lambda: all_told() or bool(self.troubles()), f"the error {code} at every table")
        assert not self.troubles(), self.troubles()

    def troubles(self) -> list[BaseException]:
        """What parties died of."""
        return [party.trouble for party in self.parties if party.trouble is not None]

    def said(self) -> Counter[str]:
        """The errors that players were told, by code."""
        return sum((party.said for party in self.parties), Counter())


def wait_until(happened: Callable[[], bool], what: str) -> float:
    """Wait for something, but not for ever; how long it took."""
    began = time.monotonic()
    while not happened():
        assert time.monotonic() - began < PATIENCE, f"waited in vain for {what}"
        time.sleep(0.002)
    return time.monotonic() - began


class Ledger(NamedTuple):
    """What was acknowledged, and what is kept."""

    acknowledged: int
    rows: int
    tables: int
    lost: list[Entry]
    doubled: list[Entry]
    twice: int  # sent again, though they had counted already

    def __str__(self) -> str:
        """In words."""
        return (
            f"{self.acknowledged} moves acknowledged, {self.rows} in the log of {self.tables} tables, "
            f"{len(self.lost)} lost, {len(self.doubled)} doubled; "
            f"{self.twice} sent again that had counted already"
        )


def compared(database: str, load: Load) -> Ledger:
    """What the players know, beside the log: no gaps, and a legal game at every table."""
    kept = kept_tables(database)
    rows = {entry for table in kept.values() for entry in table.log}
    sent = {entry for party in load.parties for entry in party.sent}
    acknowledged = [entry for party in load.parties for entry in party.acknowledged]
    made = {table for party in load.parties for table in party.tables}
    assert made <= set(kept), "a table is lost"
    assert len(acknowledged) == len(set(acknowledged))
    for table in kept.values():
        assert [entry.number for entry in table.log] == list(range(1, len(table.log) + 1))
        table.replayed()  # raises Illegal where a rule is broken
    # Every entry was sent for just this place in the log: a move that counted twice would have another.
    lost, doubled = sorted(set(acknowledged) - rows), sorted(rows - sent)
    twice = sum(party.twice for party in load.parties)
    return Ledger(len(acknowledged), len(rows), len(kept), lost, doubled, twice)


def check_log(database: str, load: Load) -> str:
    """Nothing acknowledged lost, nothing doubled; figures to print."""
    found = compared(database, load)
    assert not found.lost, f"{len(found.lost)} acknowledged moves lost, such as {found.lost[0]}"
    assert not found.doubled, f"{len(found.doubled)} moves doubled, such as {found.doubled[0]}"
    return str(found)


def check_sight(url: str, database: str, load: Load) -> int:
    """Whoever comes back sees the position of the log; how many looked."""
    kept = kept_tables(database)
    looked = 0
    for party in load.parties:
        tables = dict.fromkeys([party.table, *list(party.tables)[:2]])  # the running one, and finished ones
        for table in filter(None, tables):
            log = kept[table]
            for seat, token in [*enumerate(party.tables[table]), (None, "")]:
                with TableClient(url, table, token) as client:
                    assert (client.n, client.view) == (len(log.log), log.view(seat))
                    looked += 1
    return looked


class Killed(NamedTuple):
    """What came of killing a server."""

    kills: int
    ledger: Ledger
    looked: int  # clients who came back and saw the position of the log
    waits: list[float]  # seconds until choices were acknowledged, the dead server included
    seconds: float
    log: str


def killed(database: str, folder: Path, kills: int, seed: str = "", seconds: float = inf) -> Killed:
    """Kill a server under load, sometimes while it starts; everybody comes back and goes on."""
    done = 0
    rng = random.Random(seed)
    with (
        Serving(database, folder, "--share", "0") as server,
        Load(server.url, one_card=2, raiders=2, dungeoneer=1) as load,
    ):
        began = time.monotonic()
        for kill in range(kills):
            if kill and time.monotonic() - began > seconds:
                break
            load.goes_on()
            time.sleep(rng.uniform(0, 0.25))
            server.kill()
            server.start()
            done += 1
            if kill % 8 == 7:  # and once more while it starts or rebuilds its tables
                time.sleep(rng.uniform(0.1, 0.6))
                server.kill()
                server.start()
                done += 1
        load.every_table_goes_on()
        seconds = time.monotonic() - began
        for party in load.parties:
            party.finish()
        looked = check_sight(server.url, database, load)
        log = server.said()
    waits = [wait for party in load.parties for wait in party.waits]
    return Killed(done, compared(database, load), looked, waits, seconds, log)


def kill_loop() -> Measure:
    """Acknowledged moves that a server loses when it is killed."""
    with tempfile.TemporaryDirectory() as folder:
        found = killed(
            f"sqlite:///{Path(folder) / 'tables.sqlite'}", Path(folder), KILLS, folder, length.seconds
        )
    ledger, lost = found.ledger, len(found.ledger.lost)
    words = f"lost in {found.kills} kills: {ledger}"
    tally = Tally(ledger.acknowledged, changes=len(ledger.doubled), lost=lost, p95=p95(found.waits))
    return Measure(lost, words, fair=1, tally=tally)


BENCHMARKS: dict[str, Benchmark] = {"attack-kills": kill_loop}
