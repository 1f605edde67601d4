"""Copying a whole database into another: for backups, and to move from one kind of database to the other.

The copy is of a single moment, even if the database is in use; it is written completely or not at all.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from sqlalchemy import Connection, Engine, Integer, Table, func, insert, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from undercroft.server.db.migrations import HEAD, version
from undercroft.server.db.schema import metadata, tables
from undercroft.server.db.store import StoreGone, make_engine, prepare, reason

ROWS_AT_ONCE = 500
# Called with the number of rows, and then with how many are done.
Watch = Callable[[int], AbstractContextManager[Callable[[int], None]]]


def copy_database(source: str, target: str, watch: Watch) -> int:
    """Copy all rows of one database to an empty one; return how many tables (of games) they hold."""
    name = make_url(source).database if source.startswith("sqlite:") else None
    if name and not Path(name).exists():  # else an empty one would be made there
        raise StoreGone(f"there is no file {name}")
    prepare(target)
    old, new = make_engine(source), make_engine(target)
    try:
        return _copy(old, new, watch)
    except SQLAlchemyError as error:
        raise StoreGone(reason(error)) from error
    finally:
        old.dispose()
        new.dispose()


def _copy(old: Engine, new: Engine, watch: Watch) -> int:
    with old.connect() as reading, new.begin() as writing:
        if reading.dialect.name == "postgresql":
            reading.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        else:
            reading.exec_driver_sql("BEGIN")
        found = version(reading)
        if found != HEAD:
            raise StoreGone(f"the database is of version {found}, not {HEAD}: start a server on it once")
        if _count(writing, tables):
            raise StoreGone("there are tables in the database already; name an empty one")
        done = 0
        with watch(sum(_count(reading, table) for table in metadata.sorted_tables)) as tell:
            for table in metadata.sorted_tables:
                writing.execute(table.delete())
                for part in reading.execute(select(table)).mappings().partitions(ROWS_AT_ONCE):
                    writing.execute(insert(table), [dict(row) for row in part])
                    done += len(part)
                    tell(done)
                _count_on(writing, table)
        return _count(writing, tables)


def _count(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar() or 0)


def _count_on(connection: Connection, table: Table) -> None:
    """Make PostgreSQL number new rows after those that were copied."""
    for column in table.primary_key:
        if connection.dialect.name == "postgresql" and table.autoincrement_column is column:
            assert isinstance(column.type, Integer)
            last = f"(SELECT coalesce(max({column.name}), 0) + 1 FROM {table.name})"
            connection.execute(
                text(f"SELECT setval(pg_get_serial_sequence('{table.name}', '{column.name}'), {last}, false)")
            )
