"""A bad row in a batch costs one table an error; everybody else's rows are written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, text

from undercroft.server.db.rows import MOVE, Entry, read_log
from undercroft.server.db.store import RowRefused, Store, StoreGone, fail

BAD: dict[str, Any] = {"seat": 2**70}


def entry(table: str, number: int = 1, **other: Any) -> Entry:
    """A choice in the log of a table."""
    values: dict[str, Any] = {"seat": 0, "option": "power:1", **other}
    return Entry(table, number, MOVE, values["seat"], values["option"], 0.0)


async def appended(store: Store, entries: list[Entry]) -> list[Any]:
    """What happens to entries that arrive together."""
    return await asyncio.gather(*map(store.append, entries), return_exceptions=True)


def with_store(database: str, work: Callable[[Store], Any]) -> Any:
    """Use a store for at most a minute."""

    async def run() -> Any:
        store = Store(database)
        await store.open()
        try:
            return await asyncio.wait_for(work(store), 60)
        finally:
            await store.close()

    return asyncio.run(run())


@pytest.mark.parametrize(
    "bad", [BAD, {"option": "\x00"}, {"option": "\ud800"}, {"option": "x" * 400}], ids=str
)
def test_one_bad_row_costs_one_table_an_error(database: str, bad: dict[str, Any]) -> None:
    """Whatever the database refuses: SQLite takes some of these, PostgreSQL none."""
    entries = [entry(f"table-{number}", **(bad if number == 7 else {})) for number in range(20)]

    async def work(store: Store) -> tuple[list[Any], list[int], Any]:
        found = await appended(store, entries)
        written = [len(await store.run(read_log(each.table_id, 0))) for each in entries if each != entries[7]]
        return found, written, await store.append(entry("later"))

    found, written, later = with_store(database, work)
    others = found[:7] + found[8:]
    assert others == [True] * 19
    assert written == [1] * 19
    if database.startswith("postgresql") or found[7] is not True:
        assert isinstance(found[7], RowRefused)
    assert later is True, "the store goes on"


def test_a_number_that_is_taken_is_told_beside_a_bad_row(database: str) -> None:
    async def work(store: Store) -> list[Any]:
        await store.append(entry("one"))
        return await appended(store, [entry("one"), entry("two", **BAD), entry("three")])

    taken, bad, free = with_store(database, work)
    assert (taken, free) == (False, True)
    assert isinstance(bad, RowRefused)


def test_where_nothing_can_be_written_everybody_is_told_soon(sqlite: str) -> None:
    def drop(connection: Connection) -> None:
        connection.execute(text("DROP TABLE log"))

    async def work(store: Store) -> list[Any]:
        await store.run(drop)
        return await appended(store, [entry(f"table-{number}") for number in range(300)])

    found = with_store(sqlite, work)
    assert len(found) == 300
    assert all(isinstance(each, StoreGone) for each in found)


def test_positions_are_saved_beside_one_that_cannot_be(database: str) -> None:
    saved: list[str] = []

    def work_of(name: str) -> Callable[[Connection], None]:
        def work(connection: Connection) -> None:
            connection.execute(text("INSERT INTO meta VALUES (:key, '')"), {"key": name})
            if name == "bad":
                raise OverflowError("too large")

        return work

    def read(connection: Connection) -> None:
        saved.extend(row.key for row in connection.execute(text("SELECT key FROM meta")))

    async def work(store: Store) -> None:
        with pytest.raises(StoreGone, match="too large"):
            await store.run_each([work_of(name) for name in ("one", "bad", "two")])
        await store.run(read)

    with_store(database, work)
    assert {"one", "two"} <= {*saved}
    assert "bad" not in saved


def test_whoever_waits_is_told_once() -> None:
    async def work() -> None:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        fail([(entry("one"), future)], StoreGone("gone"))
        fail([(entry("one"), future)], StoreGone("still gone"))
        with pytest.raises(StoreGone, match=r"^gone"):
            await future

    asyncio.run(work())
