"""Rows of the database, and the small functions for `Store.run` that read and write them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from undercroft.server.db import schema

# the kinds of log entries
MOVE, UNDO, RESIGN, PAUSE, WISH, AGREE = "move", "undo", "resign", "pause", "wish", "agree"
RULES, BRANCH, REMATCH, TAKEN = "rules", "branch", "rematch", "taken"
SEEN = "!"  # in an undo, after the number of choices: a roll or a secret was taken back with them
MARK, STANDING = "taken_back", "standing"  # what is kept beside the settings
MOST_CHAT = 1000  # lines kept of one table
DICE, LUCK, DEAL = "dice", "luck", "deal"  # entry 0, what people add to the dice, and that all have
MOST_REPORTS = 20  # about one table
MOST_ROWS = (64, 16, 4, 1)  # written by one statement: few sizes, so that SQLite keeps them all prepared


class Entry(msgspec.Struct, frozen=True):
    """A line of a table's log."""

    table_id: str
    number: int
    kind: str
    seat: int
    option: str
    at: float


INTO_LOG = f"INSERT INTO log ({', '.join(Entry.__struct_fields__)}) VALUES "
ROW = "(" + ", ".join("?" * len(Entry.__struct_fields__)) + ")"


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
    # kept beside the settings:
    taken_back: bool = False  # whether a roll or a secret was ever taken back
    standing: dict[str, Any] | None = None  # where the game stood when it was last noted


class SeatRow(msgspec.Struct, kw_only=True):
    """Who sits where; `token` is a hash."""

    table_id: str
    seat: int
    kind: str
    name: str
    token: str

    def info(self) -> dict[str, Any]:
        """All but the token."""
        return {"seat": self.seat, "kind": self.kind, "name": self.name}


def new_row(connection: Connection, table: Any) -> Any:
    """An insert that skips rows whose key is taken."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    return dialect.insert(table).on_conflict_do_nothing()


def add_table(connection: Connection, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
    """Write a new table with its seats, and the log of a game that began elsewhere."""
    values = msgspec.structs.asdict(row)
    if values.pop("taken_back"):
        values["settings"] = {**values["settings"], MARK: True}
    if stands := values.pop("standing"):
        values["settings"] = {**values["settings"], STANDING: stands}
    for name in ("options", "settings", "start"):
        values[name] = None if values[name] is None else msgspec.json.encode(values[name]).decode()
    connection.execute(insert(schema.tables), values)
    connection.execute(insert(schema.seats), [msgspec.structs.asdict(seat) for seat in seats])
    if connection.dialect.name == "sqlite":
        insert_many(connection, entries)
    elif entries:
        connection.execute(insert(schema.log), [msgspec.structs.asdict(entry) for entry in entries])


def insert_many(connection: Connection, entries: list[Entry]) -> int:
    """Insert log rows into SQLite, many with each statement; return how many got in.

    The event loop runs while a statement does, but must be waited for between two, so there should be few.
    """
    values = [value for entry in entries for value in msgspec.structs.astuple(entry)]
    written = at = 0
    for most in MOST_ROWS:
        size = most * len(Entry.__struct_fields__)
        into = INTO_LOG + ", ".join([ROW] * most) + " ON CONFLICT DO NOTHING"
        while len(values) - at >= size:
            written += connection.exec_driver_sql(into, tuple(values[at : at + size])).rowcount
            at += size
    return written


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
    settings = values["settings"]
    return TableRow(**values, taken_back=settings.pop(MARK, False), standing=settings.pop(STANDING, None))


def set_seat(seat: SeatRow, held: str) -> Callable[[Connection], bool]:
    """Seat someone if the seat still belongs to the holder of this token."""

    def work(connection: Connection) -> bool:
        where = (schema.seats.c.table_id == seat.table_id) & (schema.seats.c.seat == seat.seat)
        done = connection.execute(
            update(schema.seats)
            .where(where & (schema.seats.c.token == held))
            .values(kind=seat.kind, name=seat.name, token=seat.token)
        )
        return done.rowcount == 1

    return work


def touch(connection: Connection, id: str, status: str, standing: dict[str, Any]) -> None:
    """Note a table's status, where its game stands, and that it was used."""
    change = update(schema.tables).where(schema.tables.c.id == id)
    connection.execute(change.values(status=status, touched=time.time()))
    note(id, STANDING, standing)(connection)


def note(id: str, name: str, value: Any) -> Callable[[Connection], None]:
    """Keep something beside the settings of a table."""

    def work(connection: Connection) -> None:
        columns = schema.tables.c
        found = connection.execute(select(columns.settings).where(columns.id == id)).scalar()
        settings = {**msgspec.json.decode(found or "{}"), name: value}
        change = update(schema.tables).where(columns.id == id)
        connection.execute(change.values(settings=msgspec.json.encode(settings).decode()))

    return work


def read_log(id: str, after: int) -> Callable[[Connection], list[Entry]]:
    """The entries of a table's log after a number."""

    def work(connection: Connection) -> list[Entry]:
        where = (schema.log.c.table_id == id) & (schema.log.c.number > after)
        columns = [schema.log.c[name] for name in Entry.__struct_fields__]
        rows = connection.execute(select(*columns).where(where).order_by(schema.log.c.number))
        return [Entry(*row) for row in rows]

    return work


def last_numbers(ids: list[str]) -> Callable[[Connection], dict[str, int]]:
    """The number of the last entry of each of these tables that has any."""

    def work(connection: Connection) -> dict[str, int]:
        log = schema.log.c
        query = select(log.table_id, func.max(log.number)).where(log.table_id.in_(ids)).group_by(log.table_id)
        return {row[0]: row[1] for row in connection.execute(query)}

    return work


def add_chat(id: str, seat: int, text: str) -> Callable[[Connection], int]:
    """Add a line of chat; return its number."""

    def work(connection: Connection) -> int:
        last = select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == id)
        add = new_row(connection, schema.chat).returning(schema.chat.c.number)
        row = {"table_id": id, "seat": seat, "text": text, "at": time.time()}
        while True:  # until no other process has taken the number
            number = (connection.execute(last).scalar() or 0) + 1
            if connection.execute(add, {**row, "number": number}).first() is not None:
                old = (schema.chat.c.table_id == id) & (schema.chat.c.number <= number - MOST_CHAT)
                connection.execute(delete(schema.chat).where(old))
                return number

    return work


def add_report(id: str, text: str, save: bytes) -> Callable[[Connection], int | None]:
    """Keep a game with a note about what went wrong; return its number, or None if the table has enough."""

    def work(connection: Connection) -> int | None:
        same = select(func.count()).select_from(schema.reports).where(schema.reports.c.table_id == id)
        if (connection.execute(same).scalar() or 0) >= MOST_REPORTS:
            return None
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
