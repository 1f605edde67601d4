"""Whatever dies, is full or is gone: an acknowledged move is kept, once, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import signal
import statistics
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from sqlalchemy import Connection, create_engine, text

from tests.server.postgres import Cluster, Missing
from tests.server.serving import Serving, alive, children
from undercroft import games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.flow import State
from undercroft.engine.record import Session
from undercroft.server.lobby import Lobby as ServerLobby
from undercroft.server.lobby import SeatWish, TableWish
from undercroft.server.store import Store, StoreGone, make_engine
from undercroft.server.table import LiveTable, Refused
from undercroft.server.workers import Workers

KILLS = 50
PATIENCE = 30.0  # seconds until something that must happen has not happened
HUMAN = {"kind": "human"}


# -- databases ---------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL for all tests of this file."""
    try:
        made = Cluster()
    except Missing as reason:
        pytest.skip(str(reason))
    with made:
        yield made


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """An empty PostgreSQL database."""
    return cluster.new_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """One after the other."""
    url: str = request.getfixturevalue(request.param)
    return url


@contextlib.contextmanager
def connected(database: str) -> Iterator[Connection]:
    """Past the server, straight to the database."""
    url = database.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


# -- what was sent, what was acknowledged, what is kept ------------------------------------------------


class Entry(NamedTuple):
    """A line of a table's log, as its players know it."""

    table: str
    number: int
    kind: str
    seat: int
    option: str


class Kept(NamedTuple):
    """A table as the database has it: how it began, and its log."""

    row: dict[str, Any]
    log: list[Entry]

    def standing(self) -> list[Entry]:
        """The moves that were not taken back."""
        moves: list[Entry] = []
        for entry in self.log:
            if entry.kind == "move":
                moves.append(entry)
            elif entry.kind == "undo":
                moves.pop()
        return moves

    def replayed(self) -> State:
        """The position to which the log leads by the rules."""
        game, row = games.get(self.row["game"]), self.row
        state: State
        if row["start"] is not None:
            state = game.load(json.loads(row["start"]))
        else:
            state = game.new(row["seats"], row["seed"], json.loads(row["options"]))
        for entry in self.standing():
            state.apply(entry.seat, entry.option)
        return state

    def view(self, seat: int | None) -> Any:
        """What a seat must see."""
        return plain(games.get(self.row["game"]).view(self.replayed(), seat))


def plain(view: Any) -> Any:
    """A view after its way over the wire."""
    return json.loads(json.dumps(view))


def kept_tables(database: str) -> dict[str, Kept]:
    """Everything that is kept."""
    with connected(database) as connection:
        rows = connection.execute(text("SELECT * FROM tables")).mappings()
        kept = {row["id"]: Kept(dict(row), []) for row in rows}
        log = text('SELECT table_id, number, kind, seat, "option" FROM log ORDER BY table_id, number')
        for row in connection.execute(log):
            kept[row[0]].log.append(Entry(*row))
    return kept


class Party(threading.Thread):
    """The players of one table after another: all of its seats, each with a connection of its own.

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
        self.sent.add(entry)
        self.pending = entry
        number = self.clients[entry.seat].move(entry.option, at=entry.number - 1)
        assert number == entry.number, f"{entry} came back as {number}"
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

    def __init__(self, *urls: str, one_card: int, raiders: int, tolerates: frozenset[str] = BROKEN) -> None:
        self.parties = [
            Party(f"one-card-{n}", "one-card", 1, *urls, tolerates=tolerates) for n in range(one_card)
        ] + [Party(f"raiders-{n}", "raiders", 3, *urls, tolerates=tolerates) for n in range(raiders)]

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


def endless_scene() -> State:
    """A hero who cannot be hurt: the game goes on as long as nobody attacks."""
    scene: State = games.get("one-card").scene({"defence": 6, "monsters": {"A": "d5"}, "seed": 7})
    return scene


def endless(url: str, moves: int = 0) -> dict[str, Any]:
    """A new table with such a game, and some moves played already."""
    session = Session.of(games.get("one-card"), endless_scene())
    for number in range(moves):
        options = quiet(session.state.asks()[0].options)
        session.apply(0, options[number % len(options)])
    made: dict[str, Any] = Lobby(url).post("/api/import", session.save())
    return made


def quiet(options: Iterable[str]) -> list[str]:
    """Those that let such a game go on."""
    return [option for option in options if not option.startswith("attack")]


def peaceful(client: TableClient) -> list[str]:
    """What a player of such a game may choose."""
    return [option for ask in client.asks for option in quiet(ask["options"])]


def check_log(database: str, load: Load) -> str:
    """Nothing acknowledged lost, nothing doubled, no gaps, a legal game at every table; figures to print."""
    kept = kept_tables(database)
    rows = {entry for table in kept.values() for entry in table.log}
    sent = {entry for party in load.parties for entry in party.sent}
    acknowledged = [entry for party in load.parties for entry in party.acknowledged]
    made = {table for party in load.parties for table in party.tables}
    assert made <= set(kept), "a table is lost"
    lost = set(acknowledged) - rows
    assert not lost, f"{len(lost)} acknowledged moves lost, such as {sorted(lost)[0]}"
    assert len(acknowledged) == len(set(acknowledged))
    # Every entry was sent for just this place in the log: a move that counted twice would have another.
    doubled = rows - sent
    assert not doubled, f"{len(doubled)} moves doubled, such as {sorted(doubled)[0]}"
    for table in kept.values():
        assert [entry.number for entry in table.log] == list(range(1, len(table.log) + 1))
        table.replayed()  # raises Illegal where a rule is broken
    twice = sum(party.twice for party in load.parties)
    return (
        f"{len(acknowledged)} moves acknowledged, {len(rows)} in the log of {len(kept)} tables, "
        f"{len(lost)} lost, {len(doubled)} doubled; {twice} sent again that had counted already"
    )


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


# -- killed ---------------------------------------------------------------------------------------------


def test_nothing_is_lost_or_doubled_when_the_server_is_killed_again_and_again(
    database: str, tmp_path: Path
) -> None:
    began = time.monotonic()
    rng = random.Random(database.partition(":")[0])
    early = 0
    with Serving(database, tmp_path) as server, Load(server.url, one_card=3, raiders=2) as load:
        for kill in range(KILLS):
            load.goes_on()
            time.sleep(rng.uniform(0, 0.25))
            server.kill()
            server.start()
            if kill % 8 == 7:  # and once more while it starts or rebuilds its tables
                time.sleep(rng.uniform(0.1, 0.6))
                server.kill()
                server.start()
                early += 1
        load.every_table_goes_on()
        seconds = time.monotonic() - began
        for party in load.parties:
            party.finish()
        looked = check_sight(server.url, database, load)
        assert "Traceback" not in server.said()
    told = check_log(database, load)
    kind = database.partition(":")[0]
    print(
        f"\n{kind}: killed {KILLS} times under load and {early} times at the start in {seconds:.1f} s; {told}"
    )
    print(f"  {looked} looked again; {dict(load.said())}")


def test_the_bots_of_a_killed_server_end_with_it_and_those_of_the_next_go_on(
    sqlite: str, tmp_path: Path
) -> None:
    seats = [HUMAN, {"kind": "random"}, {"kind": "random"}]
    rng = random.Random(3)
    workers: list[int] = []
    with Serving(sqlite, tmp_path) as server:
        made = Lobby(server.url).make("raiders", seats=seats, seed=5)
        noted: list[Entry] = []
        for _ in range(3):
            with TableClient(server.url, made["table"], made["tokens"][0]) as client:
                for _ in range(4):
                    while not client.asks:  # the bots are to move
                        client.receive(PATIENCE)
                    option = rng.choice(client.asks[0]["options"])
                    number = client.move(option)
                    noted.append(Entry(made["table"], number, "move", 0, option))
            workers += children(server.pid)
            server.kill()
            server.start()
            server.ready()
        with TableClient(server.url, made["table"], made["tokens"][0]) as client:
            while not client.asks:
                client.receive(PATIENCE)
        assert workers
        wait_until(lambda: not any(alive(pid) for pid in workers), "the end of the bots' processes")
    kept = kept_tables(sqlite)[made["table"]]
    assert set(noted) <= set(kept.log)
    assert {entry.seat for entry in kept.log} == {0, 1, 2}
    kept.replayed()


# -- two processes, one PostgreSQL ---------------------------------------------------------------------


def test_moves_at_one_server_appear_at_the_other(postgresql: str, tmp_path: Path) -> None:
    rng = random.Random(1)
    waits: list[float] = []
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        made = Lobby(one.url).make("raiders", seats=[HUMAN] * 4, seed=2)
        table, tokens = made["table"], made["tokens"]
        with contextlib.ExitStack() as stack:
            players = [
                stack.enter_context(TableClient(url, table, token))
                for url, token in zip([one.url, other.url] * 2, tokens, strict=True)
            ]
            spectator = stack.enter_context(TableClient(other.url, table))
            while any(player.asks for player in players):
                player = rng.choice([player for player in players if player.asks])
                number = player.move(rng.choice(player.asks[0]["options"]), at=player.n)
                began = time.perf_counter()
                for watcher in (*players, spectator):
                    while watcher.n < number:
                        watcher.receive(PATIENCE)
                waits.append(time.perf_counter() - began)
            kept = kept_tables(postgresql)[table]
            assert len(kept.log) == len(waits)
            for seat, player in enumerate(players):
                assert player.view == kept.view(seat)
            assert spectator.view == kept.view(None)
    print(f"\n{len(waits)} moves seen at the other server after {statistics.median(waits) * 1000:.1f} ms")


def test_of_two_choices_at_the_same_moment_exactly_one_stands(postgresql: str, tmp_path: Path) -> None:
    tables, rounds = 8, 40
    outcomes: Counter[str] = Counter()
    troubles: list[BaseException] = []
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        # The same seat sits at both servers; all tables at once, so that whole commits meet as well.
        everybody = threading.Barrier(tables * 2, timeout=PATIENCE)

        def sit_and_choose(made: dict[str, Any], url: str, place: int) -> None:
            try:
                with TableClient(url, made["table"], made["tokens"][0]) as client:
                    for number in range(rounds):
                        while client.n < number:
                            client.receive(PATIENCE)
                        options = peaceful(client)
                        everybody.wait()
                        try:
                            assert client.move(options[place % len(options)], at=number) == number + 1
                            outcomes["stands"] += 1
                        except ServerError as error:
                            outcomes[error.code] += 1
            except BaseException as error:
                troubles.append(error)
                everybody.abort()

        threads = []
        for _ in range(tables):
            made = endless(one.url)
            for place, url in enumerate((one.url, other.url)):
                threads.append(threading.Thread(target=sit_and_choose, args=(made, url, place), daemon=True))
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE * 2)
        assert not troubles, troubles
    assert outcomes == {"stands": tables * rounds, "stale": tables * rounds}, outcomes
    for kept in kept_tables(postgresql).values():
        assert [entry.number for entry in kept.log] == list(range(1, rounds + 1))
        kept.replayed()


def test_players_go_on_at_the_other_server_when_theirs_is_killed(postgresql: str, tmp_path: Path) -> None:
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        with Load(one.url, other.url, one_card=1, raiders=3) as load:
            load.goes_on(100)
            one.kill()
            for party in load.parties:
                party.move_to(other.url)
            load.every_table_goes_on()
            load.goes_on(100)
        told = check_log(postgresql, load)
        check_sight(other.url, postgresql, load)
        assert "Traceback" not in one.said() + other.said()
    print(f"\none of two servers killed: {told}")


def test_chat_at_the_same_moment_at_two_servers_is_all_kept(postgresql: str, tmp_path: Path) -> None:
    lines = 150
    troubles: list[BaseException] = []
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        made = endless(one.url)

        def talk(url: str, word: str) -> None:
            try:
                with TableClient(url, made["table"], made["tokens"][0]) as client:
                    for number in range(lines):
                        client.wish("say", text=f"{word} {number}")
            except BaseException as error:
                troubles.append(error)

        threads = [
            threading.Thread(target=talk, args=(url, word), daemon=True)
            for url, word in ((one.url, "knock"), (other.url, "who is there"))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert not troubles, troubles
    with connected(postgresql) as connection:
        found = connection.execute(text("SELECT number, text FROM chat ORDER BY number")).all()
    assert [number for number, _ in found] == list(range(1, 2 * lines + 1))
    assert len({line for _, line in found}) == 2 * lines


def test_who_resigns_at_one_server_has_resigned_at_the_other(postgresql: str, tmp_path: Path) -> None:
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        for _ in range(10):
            made = Lobby(one.url).make("raiders", seats=[HUMAN] * 3)
            table, token = made["table"], made["tokens"][0]
            with TableClient(one.url, table, token) as here, TableClient(other.url, table, token) as there:
                options = there.asks[0]["options"]
                here.wish("resign")
                while there.n < 1:
                    there.receive(PATIENCE)
                with pytest.raises(ServerError) as refused:
                    there.move(options[0])
                assert refused.value.code in ("spectator", "resigned", "closed")
                with pytest.raises(ServerError) as refused:
                    TableClient(other.url, table, token)
                assert refused.value.code == "token"
        assert "Traceback" not in one.said() + other.said()


def test_several_workers_serve_the_same_tables(postgresql: str, tmp_path: Path) -> None:
    with Serving(postgresql, tmp_path, "--workers", "2") as server:
        with Load(server.url, one_card=2, raiders=2) as load:
            load.goes_on(100)
            wait_until(lambda: len(serving_processes(server)) == 2, "both workers")
            victim = serving_processes(server)[0]
            os.kill(victim, signal.SIGKILL)
            wait_until(lambda: not alive(victim), "the end of a worker")
            load.every_table_goes_on()
            load.goes_on(100)
        told = check_log(postgresql, load)
        check_sight(server.url, postgresql, load)
        assert server.terminate() == 0
    print(f"\none of two workers killed: {told}")


def serving_processes(server: Serving) -> list[int]:
    """The worker processes of a server."""
    return [
        pid
        for pid in children(server.pid)
        if alive(pid) and b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]


def test_servers_that_start_at_once_on_an_empty_database_all_serve(cluster: Cluster, tmp_path: Path) -> None:
    for _ in range(3):
        database = cluster.new_database()
        servers = [Serving(database, tmp_path) for _ in range(3)]
        try:
            for server in servers:
                server.start()
            for server in servers:
                server.ready()
        finally:
            for server in servers:
                server.end()


def test_a_server_whose_ears_or_mouth_are_cut_off_hears_and_speaks_again(
    postgresql: str, tmp_path: Path
) -> None:
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid() AND query LIKE :which"
    )
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        with Load(one.url, other.url, one_card=0, raiders=2) as load:
            for which in ("LISTEN%", "%pg_notify%"):
                load.goes_on(20)
                with connected(postgresql) as connection:
                    assert connection.execute(cut, {"which": which}).all()
                load.every_table_goes_on()
                load.every_table_goes_on()
        check_log(postgresql, load)
        check_sight(one.url, postgresql, load)
        check_sight(other.url, postgresql, load)


# -- full, and gone --------------------------------------------------------------------------------------

WITHOUT_STORE = BROKEN | {"store"}


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root can mount a small disk")
    folder = tmp_path / "disk"
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", "size=2m", "undercroft-test", str(folder)]
    run = subprocess.run(["mount", *options], capture_output=True, text=True, timeout=30, check=False)
    if run.returncode != 0:
        pytest.skip(f"a small disk cannot be mounted here: {run.stderr.strip()}")
    yield folder
    subprocess.run(["umount", str(folder)], timeout=30, check=True)


def test_a_full_disk_is_said_clearly_and_play_goes_on_when_there_is_room(
    small_disk: Path, tmp_path: Path
) -> None:
    database = f"sqlite:///{small_disk / 'tables.sqlite'}"
    ballast = small_disk / "ballast"
    with Serving(database, tmp_path) as server:
        process = server.pid
        with Load(server.url, one_card=2, raiders=1, tolerates=WITHOUT_STORE) as load:
            for _ in range(2):
                load.every_table_goes_on()
                disk = os.statvfs(small_disk)
                with ballast.open("wb") as file:  # leaves room for some moves
                    os.posix_fallocate(file.fileno(), 0, disk.f_bavail * disk.f_bsize - 200_000)
                load.every_table_is_told("store", 3)
                for party in load.parties:
                    assert "disk is full" in party.texts["store"]
                assert healthy(server.url)  # tables can still be looked at
                ballast.unlink()
                load.every_table_goes_on()
        told = check_log(database, load)
        check_sight(server.url, database, load)
        assert server.pid == process
        assert "Traceback" not in server.said()
    print(f"\nfull disk: {told}; {dict(load.said())}")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
def test_a_database_that_is_gone_is_said_clearly_and_play_goes_on_when_it_is_back(
    cluster: Cluster, postgresql: str, tmp_path: Path, how: signal.Signals
) -> None:
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        with Load(one.url, other.url, one_card=2, raiders=2, tolerates=WITHOUT_STORE) as load:
            load.goes_on(50)
            known = load.parties[0].table
            cluster.stop(how)
            try:
                wait_until(lambda: load.said()["store"] > 10, "a database that is gone")
                for url in (one.url, other.url):
                    for ask in (
                        lambda url=url: Lobby(url).get("/health"),
                        lambda url=url: Lobby(url).make("one-card"),
                        lambda url=url: TableClient(url, known),
                    ):
                        with pytest.raises(ServerError, match="Try again in a moment") as refused:
                            ask()
                        assert refused.value.code == "store"
            finally:
                cluster.start()
            back = wait_until(lambda: healthy(one.url) and healthy(other.url), "a healthy server")
            load.every_table_goes_on()  # for which each server must hear of the moves at the other
            load.goes_on(50)
        told = check_log(postgresql, load)
        check_sight(one.url, postgresql, load)
        check_sight(other.url, postgresql, load)
    print(
        f"\ndatabase {how.name}: healthy {back * 1000:.0f} ms after it was back; {told}; {dict(load.said())}"
    )


def healthy(url: str) -> bool:
    """Whether a server says that tables can be played."""
    try:
        return bool(Lobby(url).get("/health")["ok"])
    except ServerError:
        return False


# -- snapshots -------------------------------------------------------------------------------------------


def test_a_long_game_is_rebuilt_quickly_and_taken_back_quickly(database: str, tmp_path: Path) -> None:
    rng = random.Random(11)
    with Serving(database, tmp_path) as server:
        made = endless(server.url, 700)  # the rest is few enough for one player in a hurry
        table, token = made["table"], made["tokens"][0]
        with TableClient(server.url, table, token) as client:
            while client.n < 1050:
                client.move(rng.choice(peaceful(client)), at=client.n)
            played = client.view
        kept = kept_tables(database)[table]
        assert played == kept.view(0)
        with connected(database) as connection:
            numbers = connection.execute(text("SELECT number FROM snapshots ORDER BY number")).scalars().all()
        assert numbers == [900, 1000]
        server.kill()
        server.start()
        server.ready()
        began = time.perf_counter()
        with TableClient(server.url, table, token) as client:
            rebuild = time.perf_counter() - began
            assert (client.n, client.view) == (1050, played)
            near = [undo_seconds(client) for _ in range(41)]  # back to before the last snapshot
            with connected(database) as connection:
                connection.execute(text("DELETE FROM snapshots"))
            far = [undo_seconds(client) for _ in range(9)]  # the whole log each time
            assert client.view == kept_tables(database)[table].view(0)
        assert len(kept_tables(database)[table].standing()) == 1000
    figures = [statistics.median(times) * 1000 for times in (near, far)]
    print(
        f"\n{database.partition(':')[0]}: a table of 1050 moves rebuilt in {rebuild * 1000:.1f} ms; "
        f"undo {figures[0]:.1f} ms, without any snapshot {figures[1]:.1f} ms"
    )
    assert rebuild < 2
    assert max(figures) < 500


def undo_seconds(client: TableClient) -> float:
    """How long it takes to take a choice back, until the new position is there."""
    goal = client.n + 1
    began = time.perf_counter()
    assert client.wish("undo")["undone"]
    assert client.n == goal
    return time.perf_counter() - began


@pytest.fixture
def long_table(sqlite: str) -> Iterator[LongTable]:
    """A table of 230 moves with snapshots after 100 and 200, without a server around it."""
    with asyncio.Runner() as runner:
        long = runner.run(LongTable.make(sqlite))
        long.runner = runner
        yield long
        runner.run(long.store.close())


class LongTable:
    """A live table that tests can reach into, and its database."""

    runner: asyncio.Runner

    def __init__(self, database: str, store: Store, table: LiveTable) -> None:
        self.database = database
        self.store = store
        self.table = table

    @classmethod
    async def make(cls, database: str) -> LongTable:
        """Play the 230 moves."""
        store = Store(database)
        await store.open()
        lobby = ServerLobby(store, Workers(1))
        start = games.get("one-card").save(endless_scene())
        made = await lobby.make(TableWish("one-card", [SeatWish("human")], 1), start)
        long = cls(database, store, await lobby.get(made["table"]))
        for _ in range(230):
            await long.move()
        return long

    async def move(self) -> int:
        """One more peaceful move."""
        options = quiet(self.table.state.asks()[0].options)
        await self.table.move(0, options[self.table.number % len(options)])
        return self.table.number

    def tell(self, statement: str, **values: object) -> None:
        """Change the database behind the table's back."""
        with connected(self.database) as connection:
            connection.execute(text(statement), values)

    def snapshots(self) -> dict[int, bytes]:
        """The snapshots, the newest first."""
        with connected(self.database) as connection:
            rows = connection.execute(text("SELECT number, data FROM snapshots ORDER BY number DESC"))
            return {row[0]: row[1] for row in rows}

    def loaded(self) -> LiveTable:
        """The table as another process would load it."""
        found = self.runner.run(LiveTable.load(self.store, self.table.row.id))
        assert found is not None
        return found

    def check(self) -> None:
        """A loaded table is the one that was played."""
        loaded, table = self.loaded(), self.table
        assert (loaded.number, loaded.moves) == (table.number, table.moves)
        assert table.game.same(loaded.state, table.state)
        assert table.game.same(table.state, kept_tables(self.database)[table.row.id].replayed())


def changed(data: bytes, **values: object) -> bytes:
    """A snapshot with other values."""
    return json.dumps({**json.loads(data), **values}).encode()


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "cut off": lambda data: data[: len(data) // 2],
    "not text": lambda data: b"\xff\x00" + data[2:],
    "nested": lambda data: b"[" * 100_000,
    "something else": lambda data: b"[]",
    "other rules": lambda data: changed(data, rules="0-old"),
    "unknown state": lambda data: changed(data, state={"is": "Nothing"}),
    "another game": lambda data: json.dumps(games.get("raiders").save(games.get("raiders").new(3))).encode(),
    "a position where the log makes no sense": lambda data: json.dumps(
        games.get("one-card").save(games.get("one-card").scene({"phase": "reward"}))
    ).encode(),
}


def test_a_bad_snapshot_does_not_lose_the_table(long_table: LongTable) -> None:
    good = long_table.snapshots()
    assert list(good) == [200, 100]
    long_table.check()
    change = "UPDATE snapshots SET data = :data WHERE number = :number"
    for damage in DAMAGE.values():
        for number, data in good.items():  # first the newest, then both
            long_table.tell(change, number=number, data=damage(data))
            long_table.check()
        for number, data in good.items():
            long_table.tell(change, number=number, data=data)


def test_taking_back_past_a_snapshot_never_brings_it_back(long_table: LongTable) -> None:
    run = long_table.runner.run
    for _ in range(40):  # to before the snapshot after 200
        run(long_table.table.undo(0))
        long_table.check()
    for _ in range(15):  # and over it again, on another way
        run(long_table.move())
        long_table.check()
    assert list(long_table.snapshots()) == [280, 200]  # the second was made at move 200 of the new way


def test_a_snapshot_that_cannot_be_written_does_not_refuse_the_move(long_table: LongTable) -> None:
    long_table.tell("ALTER TABLE snapshots RENAME TO away")
    numbers = [long_table.runner.run(long_table.move()) for _ in range(80)]
    assert numbers == list(range(231, 311))
    long_table.tell("ALTER TABLE away RENAME TO snapshots")
    long_table.check()


def test_an_undo_that_cannot_be_read_changes_nothing(long_table: LongTable) -> None:
    long_table.table.past.clear()
    long_table.tell("ALTER TABLE snapshots RENAME TO away")
    with pytest.raises(StoreGone):
        long_table.runner.run(long_table.table.undo(0))
    long_table.tell("ALTER TABLE away RENAME TO snapshots")
    long_table.check()
    assert long_table.table.number == 230
    assert long_table.runner.run(long_table.table.undo(0))
    long_table.check()


def test_a_log_that_the_rules_forbid_is_told_and_kept(long_table: LongTable) -> None:
    long_table.tell("UPDATE log SET option = 'fly' WHERE number = 50")
    long_table.loaded()  # from its snapshot
    long_table.tell("DELETE FROM snapshots")
    with pytest.raises(Refused, match="cannot go on under version") as refused:
        long_table.loaded()
    assert refused.value.code == "rules"
    assert len(kept_tables(long_table.database)[long_table.table.row.id].log) == 230


def test_an_end_that_was_not_noted_is_noted_when_the_table_is_loaded(long_table: LongTable) -> None:
    long_table.tell("UPDATE tables SET status = 'finished'")
    assert long_table.loaded().row.status == "playing"
    assert kept_tables(long_table.database)[long_table.table.row.id].row["status"] == "playing"


# -- ended politely --------------------------------------------------------------------------------------


def test_a_server_that_is_asked_to_end_ends_well_under_load(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path) as server, Load(server.url, one_card=3, raiders=2) as load:
        for _ in range(2):
            load.goes_on(50)
            began = time.monotonic()
            assert server.terminate() == 0
            seconds = time.monotonic() - began
            check_log(database, load)
            server.start()
            server.ready()
        load.every_table_goes_on()
        for party in load.parties:
            party.finish()
        check_sight(server.url, database, load)
        assert "Traceback" not in server.said()
    print(f"\nasked to end: {seconds:.2f} s; {check_log(database, load)}")


def test_a_move_under_way_is_finished_before_the_server_ends(database: str, tmp_path: Path) -> None:
    hold = "BEGIN IMMEDIATE" if database.startswith("sqlite") else "LOCK TABLE log IN EXCLUSIVE MODE"
    answers: list[object] = []
    with Serving(database, tmp_path) as server:
        made = endless(server.url)
        with TableClient(server.url, made["table"], made["tokens"][0]) as client:
            option = peaceful(client)[0]

            def move() -> None:
                try:
                    answers.append(client.move(option, at=0))
                except ServerError as error:
                    answers.append(error.code)

            mover = threading.Thread(target=move, daemon=True)
            with connected(database) as connection:
                connection.exec_driver_sql(hold)
                mover.start()
                time.sleep(0.3)  # the move waits for the database now
                assert not answers
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                time.sleep(0.5)
                assert server.process.poll() is None
            assert server.process.wait(20) == 0, server.said()
            server.process = None
            mover.join(PATIENCE)
    assert answers in ([1], ["closed"])
    kept = kept_tables(database)[made["table"]]
    assert kept.log == [Entry(made["table"], 1, "move", 0, option)]


def test_what_is_committed_survives_a_power_cut(database: str) -> None:
    engine = make_engine(database)
    try:
        with engine.begin() as connection:
            if database.startswith("sqlite"):
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
            else:
                assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    finally:
        engine.dispose()


def test_a_server_without_its_database_says_so_and_ends(tmp_path: Path) -> None:
    server = Serving("postgresql://nobody@127.0.0.1:1/nothing", tmp_path)
    try:
        server.start()
        assert server.process is not None
        assert server.process.wait(PATIENCE) != 0
    finally:
        server.end()
    assert "Connection refused" in server.said()
