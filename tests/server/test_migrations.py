"""The schema over time: a database of an earlier program is brought up to date when a server starts."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tests.server.serving import Serving
from undercroft.client import Lobby
from undercroft.server.db import migrations
from undercroft.server.db.schema import metadata
from undercroft.server.db.store import StoreGone, make_engine, prepare

FIRST = Path(__file__).parent / "databases"  # made by the program before it had migrations


def filled(url: str) -> dict[str, Any]:
    """Fill a database with what the first program wrote; its tables by game, with the tokens of the seats."""
    kind = url.partition(":")[0]
    statements = (FIRST / f"first-{kind}.sql").read_text("utf-8")
    if kind == "sqlite":
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as base:
            base.executescript(statements)
    else:
        with psycopg.connect(url, autocommit=True) as base:
            base.execute(statements.encode())
    found: dict[str, Any] = json.loads((FIRST / "first.json").read_text("utf-8"))[kind]
    return found


@contextmanager
def opened(url: str) -> Iterator[Connection]:
    """A connection that is closed completely."""
    engine = make_engine(url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def version(url: str) -> str | None:
    """The version that a database says it has."""
    with opened(url) as connection:
        return migrations.version(connection)


def test_the_newest_version_is_the_last_of_one_line_of_migrations() -> None:
    folder = Path(migrations.__file__).parent
    config = Config()
    config.set_main_option("script_location", str(folder))
    script = ScriptDirectory.from_config(config)
    assert script.get_heads() == [migrations.HEAD]
    assert len(list(script.walk_revisions())) == len(list(folder.glob("versions/v*.py")))


@pytest.mark.parametrize("old", [False, True], ids=["new", "old"])
def test_migrations_lead_to_the_schema_that_the_program_uses(database: str, old: bool) -> None:
    if old:
        filled(database)
    prepare(database)
    prepare(database)  # once more changes nothing
    assert version(database) == migrations.HEAD
    with opened(database) as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_tables_of_the_first_program_go_on(database: str, tmp_path: Path) -> None:
    tables = filled(database)
    with Serving(database, tmp_path) as server:
        lobby = Lobby(server.url)
        for game, made in tables.items():
            played = False
            for token in made["tokens"]:
                with lobby.sit(made["table"], token) as seat:
                    asks = [ask for ask in seat.asks if not ask["idle"]]
                    if asks and not played:
                        before = seat.n
                        seat.move(asks[0]["options"][0])
                        assert seat.n > before
                        played = True
            assert played, game


def test_a_database_of_a_newer_program_is_refused_and_left_as_it_is(database: str) -> None:
    prepare(database)
    with opened(database) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreGone, match=r"of a newer version \(9999\)"):
        prepare(database)
    assert version(database) == "9999"


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise StoreGone("in the middle")

    filled(database)
    monkeypatch.setattr("alembic.command.upgrade", fail)  # what was done before it is undone
    with pytest.raises(StoreGone, match="in the middle"):
        prepare(database)
    assert version(database) is None
    monkeypatch.undo()
    prepare(database)
    assert version(database) == migrations.HEAD
