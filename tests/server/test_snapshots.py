"""Long games are rebuilt from snapshots, quickly, and always to the position of the log."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from bench.kept import connected, kept_tables
from tests.server.endless import endless, endless_scene, peaceful, quiet
from tests.server.serving import Serving
from undercroft import games
from undercroft.client import TableClient
from undercroft.server.bot_workers import BotWorkers
from undercroft.server.costs import Costs
from undercroft.server.db.store import Store, StoreGone
from undercroft.server.lobby import Lobby as ServerLobby
from undercroft.server.tables.new_table import Past, SeatWish, TableWish
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import LiveTable
from undercroft.server.tables.taking_back import undo
from undercroft.server.workers import Workers


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
    figures = [min(times) * 1000 for times in (near, far)]  # at best: others are at work on this machine, too
    print(
        f"\n{database.partition(':')[0]}: a table of 1050 moves rebuilt in {rebuild * 1000:.1f} ms; "
        f"undo {figures[0]:.1f} ms, without any snapshot {figures[1]:.1f} ms"
    )
    assert rebuild < 2
    assert max(figures) < 500


def undo_seconds(client: TableClient) -> float:
    """How long it takes to undo a choice and get the new position."""
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
        costs = Costs(share=0)
        lobby = ServerLobby(store, BotWorkers(1), Workers(1), costs)
        state = endless_scene()
        past = Past(state, 1, games.get("one-card").save(state), [], "import")
        made = await lobby.make(costs.purse(""), TableWish("one-card", [SeatWish("human")]), past)
        long = cls(database, store, await lobby.get(made["table"]))
        for _ in range(230):
            await long.move()
        return long

    async def move(self) -> int:
        """One more peaceful move."""
        options = quiet(self.table.state.asks()[0].options)
        await self.table.move(0, options[self.table.number % len(options)], self.table.number)
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
        run(undo(long_table.table, 0, long_table.table.number))
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
        long_table.runner.run(undo(long_table.table, 0, long_table.table.number))
    long_table.tell("ALTER TABLE away RENAME TO snapshots")
    long_table.check()
    assert long_table.table.number == 230
    assert long_table.runner.run(undo(long_table.table, 0, long_table.table.number))
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
