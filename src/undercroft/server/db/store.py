"""The store: rows in, rows out. An entry of a table's log counts once its row is committed, and not before.

All writing goes through one thread that commits everything that has queued up in one transaction, so a
durable commit is shared by many moves under load. Reading happens on the same thread, between commits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import stat
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, delete, event, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from undercroft.server.db import schema
from undercroft.server.db.migrations import NewerDatabase, migrate
from undercroft.server.db.rows import Entry, insert_many, new_row

T = TypeVar("T")
MOST_AT_ONCE = 500
MOST_REFUSED = 5  # bad rows in succession: beyond that, the rows are not to blame
LEAST_FREE = 8 * 2**20  # bytes on the disk of a database file, to count as healthy
SEATS, CHAT, ARRIVAL = "seats", "chat", "arrival"  # what else of a table may change
log = logging.getLogger("undercroft.server")


class StoreGone(RuntimeError):
    """The database cannot be reached or written now; what was acknowledged is safe."""


class RowRefused(StoreGone):
    """The database works, but does not take this row."""


class NumberTaken(Exception):
    """Another process has written an entry with the same number."""


class Waiter(Protocol):
    """Something that waits for a row: a future, or an object that needs no task to go on."""

    def done(self) -> bool:
        """Whether it no longer waits."""

    def set_result(self, written: bool, /) -> None:
        """The row is committed, or another one has its number."""

    def set_exception(self, error: BaseException, /) -> None:
        """The row was not written."""


Batch = list[tuple[Entry, Waiter]]


class Store:
    """The database behind all tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.waiting: Batch = []
        self.busy = False
        self.commits = 0
        self.told: Callable[[set[str]], None] | None = None  # other processes, after a commit

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.engine.dialect.name == "postgresql"

    def tell(self, id: str, what: str) -> None:
        """Let other processes know that something else of a table than its log has changed."""
        if self.told is not None:
            self.told({f"{id} {what}"})

    async def open(self) -> None:
        """Make sure the schema is there."""
        await self.run(migrate)

    async def close(self) -> None:
        """Let the last commit finish."""
        while self.busy or self.waiting:
            await asyncio.sleep(0.005)
        self.thread.shutdown(wait=True)
        self.engine.dispose()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do some work in its own transaction, on the store's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._transact, work)

    async def run_each(self, works: list[Callable[[Connection], None]]) -> None:
        """Do many small pieces of work in one transaction; if that fails, each in one of its own.

        The last error is raised when everything else is done.
        """

        def all_of_them(connection: Connection) -> None:
            for work in works:
                work(connection)

        try:
            await self.run(all_of_them)
        except StoreGone as gone:
            failure = gone
            for work in works if await self.answers() else []:
                try:
                    await self.run(work)
                except StoreGone as error:
                    failure = error
            raise failure from None

    async def problem(self) -> str:
        """What keeps the database from taking another row, or "" if nothing does; tried by writing one."""
        try:
            await self.run(_try_writing)
        except StoreGone as error:
            return str(error)
        name = make_url(self.url).database or ""
        if not self.shared and Path(name).exists():
            free = shutil.disk_usage(Path(name).resolve().parent).free
            if free < LEAST_FREE:
                return f"only {free // 2**20} MiB are free on the disk"
        return ""

    async def answers(self) -> bool:
        """Whether the database can be reached."""
        try:
            await self.run(_one)
            return True
        except StoreGone:
            return False

    def _transact(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except NumberTaken:
            raise
        except SQLAlchemyError as error:
            raise StoreGone(reason(error)) from error
        except Exception as error:  # a value that the driver cannot send
            raise StoreGone(f"{type(error).__name__}: {error}") from error

    # -- the log -------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> bool:
        """Add an entry to a table's log; False if another one has taken its number. Durable on return."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.add(entry, future)
        return await future

    def add(self, entry: Entry, waiter: Waiter) -> None:
        """Append an entry, and let somebody know when it is durable."""
        self.waiting.append((entry, waiter))
        if not self.busy:
            self.busy = True
            asyncio.create_task(self._write())  # noqa: RUF006

    async def _write(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                try:
                    await self._commit(batch)
                except StoreGone as error:
                    await self._commit_each(batch, error)
                except Exception as error:
                    log.exception("a batch was not written")
                    fail(batch, StoreGone(repr(error)))
        finally:
            self.busy = False

    async def _commit(self, batch: Batch) -> None:
        """All entries in one transaction."""
        entries = [entry for entry, _ in batch]
        try:
            taken = await self.run(_append_all(entries))
        except NumberTaken:
            taken = await self.run(_append_some(entries))
        self.commits += 1
        if self.told is not None:
            self.told({entry.table_id for entry, _ in batch})
        # Only once the next batch is on its way: the database works while everybody is notified.
        asyncio.get_running_loop().call_soon(settle, batch, taken)

    async def _commit_each(self, batch: Batch, failure: StoreGone) -> None:
        """One by one, so that a bad row costs one table an error; if the database is gone, it costs all."""
        refused = 0  # in succession
        for place, each in enumerate(batch):
            if refused == MOST_REFUSED or not await self.answers():
                fail(batch[place:], StoreGone(str(failure)))
                return
            try:
                await self._commit([each])
                refused = 0
            except StoreGone as error:
                refused += 1
                fail([each], RowRefused(str(error)))


def settle(batch: Batch, written: set[tuple[str, int]]) -> None:
    """Tell those who wait for their rows whether they got in."""
    for entry, waiter in batch:
        if not waiter.done():
            waiter.set_result((entry.table_id, entry.number) in written)


def fail(batch: Batch, error: BaseException) -> None:
    """Nothing of a batch was written."""
    for _, waiter in batch:
        if not waiter.done():
            waiter.set_exception(error)


def make_engine(url: str) -> Engine:
    """An engine for SQLite (durable, one writer) or PostgreSQL."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if url.startswith("sqlite:"):
        make_private(url)
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), pool_size=2)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _sqlite_pragmas)
    return engine


def make_private(url: str) -> None:
    """Let only its owner read a database file: it holds everybody's secrets. Its side files follow suit."""
    name = make_url(url).database
    if not name or name == ":memory:" or name.startswith("file:"):
        return
    with contextlib.suppress(OSError):  # opening the file reports whatever is wrong
        Path(name).touch(0o600)
        for file in (Path(name), Path(f"{name}-wal"), Path(f"{name}-shm")):
            if file.exists() and stat.S_IMODE(file.stat().st_mode) & 0o077:
                file.chmod(0o600)


def prepare(url: str) -> None:
    """Make sure that a database can be used and has its schema; StoreGone says why not."""
    try:
        engine = make_engine(url)
    except (SQLAlchemyError, ImportError) as error:  # not the address of a database, or of an unknown kind
        raise StoreGone(str(error).splitlines()[0]) from error
    try:
        with engine.begin() as connection:
            migrate(connection)
    except NewerDatabase as error:
        raise StoreGone(str(error)) from error
    except SQLAlchemyError as error:
        raise StoreGone(reason(error)) from error
    finally:
        engine.dispose()


def _sqlite_pragmas(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def reason(error: SQLAlchemyError) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().splitlines()[0] if str(cause).strip() else type(error).__name__


def _try_writing(connection: Connection) -> None:
    connection.execute(delete(schema.meta).where(schema.meta.c.key == "tried"))
    connection.execute(new_row(connection, schema.meta).values(key="tried", value=str(time.time())))


def _one(connection: Connection) -> None:
    connection.execute(select(1))


def _append_all(entries: list[Entry]) -> Callable[[Connection], set[tuple[str, int]]]:
    """Insert log rows, all or none: the quick way, which nearly always succeeds."""

    def work(connection: Connection) -> set[tuple[str, int]]:
        if connection.dialect.name == "sqlite":
            written = insert_many(connection, entries)
        else:
            written = connection.execute(new_row(connection, schema.log), _in_order(entries)).rowcount
        if written != len(entries):
            raise NumberTaken
        return {(entry.table_id, entry.number) for entry in entries}

    return work


def _append_some(entries: list[Entry]) -> Callable[[Connection], set[tuple[str, int]]]:
    """Insert those log rows whose number is free; the keys of those that got in."""

    def work(connection: Connection) -> set[tuple[str, int]]:
        statement = new_row(connection, schema.log).returning(schema.log.c.table_id, schema.log.c.number)
        return {(row.table_id, row.number) for row in connection.execute(statement, _in_order(entries))}

    return work


def _in_order(entries: list[Entry]) -> list[dict[str, Any]]:
    # Always in the same order: two processes that insert the same keys crosswise would wait for each other.
    ordered = sorted(entries, key=lambda entry: (entry.table_id, entry.number))
    return [msgspec.structs.asdict(entry) for entry in ordered]
