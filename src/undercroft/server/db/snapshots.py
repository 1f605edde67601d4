"""Positions in the database: a table is rebuilt from the newest usable one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, func, select

from undercroft.server.db import schema
from undercroft.server.db.rows import RULES, Entry, SeatRow, TableRow, add_table, new_row
from undercroft.server.db.rows import touch as touch_table

Snapshot = tuple[str, int, bytes]  # table, number of the log entry after which it was taken, position
kept = schema.snapshots


def add(connection: Connection, snapshot: Snapshot) -> None:
    """Keep a snapshot; of the older ones, keep only the last and those with which newer rules began."""
    id, number, data = snapshot
    connection.execute(new_row(connection, kept), {"table_id": id, "number": number, "data": data})
    older = select(func.max(kept.c.number)).where((kept.c.table_id == id) & (kept.c.number < number))
    last = connection.execute(older).scalar()
    if last is not None:
        entries = schema.log.c
        begun = select(entries.number).where((entries.table_id == id) & (entries.kind == RULES))
        where = (kept.c.table_id == id) & (kept.c.number < last) & kept.c.number.not_in(begun)
        connection.execute(delete(kept).where(where))


def add_all(snapshots: list[Snapshot]) -> Callable[[Connection], None]:
    """Keep the positions of many tables at once."""

    def work(connection: Connection) -> None:
        for snapshot in snapshots:
            add(connection, snapshot)

    return work


def read(id: str) -> Callable[[Connection], list[tuple[int, bytes]]]:
    """The snapshots of a table, the newest first."""

    def work(connection: Connection) -> list[tuple[int, bytes]]:
        query = select(kept).where(kept.c.table_id == id).order_by(kept.c.number.desc())
        return [(row.number, row.data) for row in connection.execute(query)]

    return work


def begin(
    row: TableRow, seats: list[SeatRow], entries: list[Entry], position: Snapshot | None
) -> Callable[[Connection], None]:
    """Write a new table; one with a past comes with its position, so that rebuilding it is quick."""

    def work(connection: Connection) -> None:
        add_table(connection, row, seats, entries)
        if position is not None:
            add(connection, position)

    return work


def touch(
    id: str, status: str, standing: dict[str, Any], last: Snapshot | None
) -> Callable[[Connection], None]:
    """Note a table's status and that it was used; a finished game with its last position."""

    def work(connection: Connection) -> None:
        touch_table(connection, id, status, standing)
        if last is not None:
            add(connection, last)

    return work


def carry_over(entry: Entry, number: int, data: bytes) -> Callable[[Connection], bool]:
    """Let newer rules begin with a position, unless another process has written this entry."""

    def work(connection: Connection) -> bool:
        values = {name: getattr(entry, name) for name in entry.__struct_fields__}
        written = new_row(connection, schema.log).returning(schema.log.c.number)
        if connection.execute(written, values).first() is None:
            return False
        same = (kept.c.table_id == entry.table_id) & (kept.c.number == number)
        connection.execute(delete(kept).where(same))
        add(connection, (entry.table_id, number, data))
        return True

    return work
