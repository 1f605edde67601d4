"""The store: rows in, rows out. An entry of a table's log counts once its row is committed, and not before.

All writing goes through one thread that commits whatever has gathered meanwhile in one transaction, so a
durable commit is shared by many moves under load. Reading happens on the same thread, between commits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from undercroft.server import schema

T = TypeVar("T")
MOST_AT_ONCE = 500
SEATS, CHAT = "seats", "chat"  # what else of a table may change
MIGRATION_LOCK = 0x756E6465  # any number that nobody else locks in this database


class StoreGone(RuntimeError):
    """The database cannot be reached or written now; what was acknowledged is safe."""


class NumberTaken(Exception):
    """Another process has written an entry with the same number."""


class Entry(msgspec.Struct, frozen=True):
    """A line of a table's log."""

    table_id: str
    number: int
    kind: str
    seat: int
    option: str
    at: float


class TableRow(msgspec.Struct, kw_only=True):
    """A table as it was set up."""

    id: str
    game: str
    rules: str
    seats: int
    seed: int
    options: dict[str, Any]
    start: dict[str, Any] | None
    settings: dict[str, Any]
    status: str
    made: float
    touched: float


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits where; `token` is a hash."""

    table_id: str
    seat: int
    kind: str
    name: str
    token: str


class Store:
    """The database behind all tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
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
        """Do some work in a transaction of its own, on the store's thread."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            raise StoreGone(_reason(error)) from error

    # -- the log -------------------------------------------------------------------------------

    async def append(self, entry: Entry) -> bool:
        """Add an entry to a table's log; False if another one has taken its number. Durable on return."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, future))
        if not self.busy:
            self.busy = True
            asyncio.create_task(self._write())  # noqa: RUF006
        return await future

    async def _write(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                await self._commit(batch)
        finally:
            self.busy = False

    async def _commit(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        entries = [entry for entry, _ in batch]
        try:
            try:
                taken = await self.run(_append_all(entries))
            except NumberTaken:
                taken = await self.run(_append_some(entries))
        except StoreGone as error:
            for _, future in batch:
                if not future.done():
                    future.set_exception(StoreGone(str(error)))
            return
        self.commits += 1
        if self.told is not None:
            self.told({entry.table_id for entry, _ in batch})
        for entry, future in batch:
            if not future.done():
                future.set_result((entry.table_id, entry.number) in taken)


def make_engine(url: str) -> Engine:
    """An engine for SQLite (durable, one writer) or PostgreSQL."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, pool_pre_ping=not url.startswith("sqlite"), pool_size=2)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _sqlite_pragmas)
    return engine


def _sqlite_pragmas(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _reason(error: SQLAlchemyError) -> str:
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().splitlines()[0] if str(cause).strip() else type(error).__name__


def migrate(connection: Connection) -> None:
    """Create what is missing; refuse a database of a newer program."""
    if connection.dialect.name == "postgresql":  # one process at a time
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    schema.metadata.create_all(connection)
    found = connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == "version")).scalar()
    if found is None:
        connection.execute(new_row(connection, schema.meta).values(key="version", value=str(schema.VERSION)))
    elif int(found) > schema.VERSION:
        raise StoreGone(f"the database is of a newer version ({found}) than this program ({schema.VERSION})")


def new_row(connection: Connection, table: Any) -> Any:
    """An insert that passes over rows whose key is taken."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def _append_all(entries: list[Entry]) -> Callable[[Connection], set[tuple[str, int]]]:
    """Insert log rows, all or none: the quick way, for it is nearly always all."""

    def work(connection: Connection) -> set[tuple[str, int]]:
        values = _in_order(entries)
        if connection.execute(new_row(connection, schema.log), values).rowcount != len(values):
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


# -- rows: small functions for Store.run ------------------------------------------------------------


def add_table(connection: Connection, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
    """Write a new table with its seats, and the log of a game that was begun elsewhere."""
    values = msgspec.structs.asdict(row)
    for name in ("options", "settings", "start"):
        values[name] = None if values[name] is None else msgspec.json.encode(values[name]).decode()
    connection.execute(insert(schema.tables), values)
    connection.execute(insert(schema.seats), [msgspec.structs.asdict(seat) for seat in seats])
    if entries:
        connection.execute(insert(schema.log), [msgspec.structs.asdict(entry) for entry in entries])


def get_table(id: str) -> Callable[[Connection], tuple[TableRow, list[SeatRow]] | None]:
    """A table with its seats."""

    def work(connection: Connection) -> tuple[TableRow, list[SeatRow]] | None:
        found = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).mappings().first()
        if found is None:
            return None
        query = select(schema.seats).where(schema.seats.c.table_id == id).order_by(schema.seats.c.seat)
        seats = [SeatRow(**seat) for seat in connection.execute(query).mappings()]
        return _table_row(found), seats

    return work


def list_tables(limit: int) -> Callable[[Connection], list[tuple[TableRow, list[SeatRow]]]]:
    """The tables touched last, with their seats."""

    def work(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
        query = select(schema.tables).order_by(schema.tables.c.touched.desc()).limit(limit)
        rows = [_table_row(row) for row in connection.execute(query).mappings()]
        by_table: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        chosen = select(schema.seats).where(schema.seats.c.table_id.in_(list(by_table)))
        for seat in connection.execute(chosen.order_by(schema.seats.c.seat)).mappings():
            by_table[seat["table_id"]].append(SeatRow(**seat))
        return [(row, by_table[row.id]) for row in rows]

    return work


def _table_row(row: Any) -> TableRow:
    values = dict(row)
    for name in ("options", "settings", "start"):
        values[name] = None if values[name] is None else msgspec.json.decode(values[name])
    return TableRow(**values)


def set_seat(seat: SeatRow, held: str) -> Callable[[Connection], bool]:
    """Put somebody on a seat if it is still theirs who hold this token."""

    def work(connection: Connection) -> bool:
        where = (schema.seats.c.table_id == seat.table_id) & (schema.seats.c.seat == seat.seat)
        done = connection.execute(
            update(schema.seats)
            .where(where & (schema.seats.c.token == held))
            .values(kind=seat.kind, name=seat.name, token=seat.token)
        )
        return done.rowcount == 1

    return work


def touch(connection: Connection, id: str, status: str) -> None:
    """Note a table's status and that it was used."""
    change = update(schema.tables).where(schema.tables.c.id == id)
    connection.execute(change.values(status=status, touched=time.time()))


def read_log(id: str, after: int) -> Callable[[Connection], list[Entry]]:
    """The entries of a table's log after a number."""

    def work(connection: Connection) -> list[Entry]:
        where = (schema.log.c.table_id == id) & (schema.log.c.number > after)
        rows = connection.execute(select(schema.log).where(where).order_by(schema.log.c.number))
        return [Entry(**row) for row in rows.mappings()]

    return work


def last_numbers(ids: list[str]) -> Callable[[Connection], dict[str, int]]:
    """The number of the last entry of each of these tables that has any."""

    def work(connection: Connection) -> dict[str, int]:
        log = schema.log.c
        query = select(log.table_id, func.max(log.number)).where(log.table_id.in_(ids)).group_by(log.table_id)
        return {row[0]: row[1] for row in connection.execute(query)}

    return work


def add_chat(id: str, seat: int, text: str) -> Callable[[Connection], int]:
    """Add a line of chat; its number."""

    def work(connection: Connection) -> int:
        last = select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == id)
        add = new_row(connection, schema.chat).returning(schema.chat.c.number)
        row = {"table_id": id, "seat": seat, "text": text, "at": time.time()}
        while True:  # until no other process has taken the number
            number = (connection.execute(last).scalar() or 0) + 1
            if connection.execute(add, {**row, "number": number}).first() is not None:
                return number

    return work


def add_report(id: str, text: str, save: bytes) -> Callable[[Connection], int]:
    """Keep a game with a note about what went wrong; its number."""

    def work(connection: Connection) -> int:
        row = {"table_id": id, "text": text, "save": save, "at": time.time()}
        done = connection.execute(insert(schema.reports), row)
        key = done.inserted_primary_key
        return int(key[0]) if key else 0

    return work


def read_chat(id: str, after: int = 0, limit: int = 100) -> Callable[[Connection], list[dict[str, Any]]]:
    """The last lines of chat."""

    def work(connection: Connection) -> list[dict[str, Any]]:
        query = select(schema.chat).where((schema.chat.c.table_id == id) & (schema.chat.c.number > after))
        rows = connection.execute(query.order_by(schema.chat.c.number.desc()).limit(limit))
        lines = [{"number": row.number, "seat": row.seat, "text": row.text, "at": row.at} for row in rows]
        return lines[::-1]

    return work
