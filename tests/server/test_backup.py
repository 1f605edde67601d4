"""Backups: a server's tables in a file, and from there into any empty database."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from tests.cli.program import refused, undercroft
from tests.server.party import Party
from tests.server.serving import Serving
from tests.server.test_migrations import filled, opened
from undercroft.client import Lobby
from undercroft.server.db.schema import metadata
from undercroft.server.db.store import prepare


def content(url: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database."""
    with opened(url) as connection:
        return {
            table.name: sorted(tuple(row) for row in connection.execute(select(table)))
            for table in metadata.sorted_tables
            if table.name != "meta"
        }


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
def test_a_backup_of_a_server_in_use_is_restored_into_either_kind_of_database(
    database: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "backup.sqlite"
    with Serving(database, tmp_path) as server, Party.new(server.url, people=3, seed=4) as people:
        people.look()
        people.play(6)
        people.settle()
        table, tokens = people.made["table"], people.made["tokens"]
        path, said = f"/api/tables/{table}/report", {"text": "The log is long.", "token": tokens[0]}
        assert Lobby(server.url).post(path, said)["report"] == 1
        run = undercroft("backup", str(file), "--database", database)
        assert (run.returncode, run.stdout) == (0, f"{file}: tables: 1\n"), run.stderr
        kept = content(database)
        people.play(3)
    assert file.stat().st_mode & 0o077 == 0
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    if target == "postgresql":
        other = request.getfixturevalue("cluster").new_database()
    run = undercroft("restore", str(file), "--database", other)
    assert (run.returncode, run.stdout) == (0, "tables: 1\n"), run.stderr
    assert content(other) == kept
    with Serving(other, tmp_path) as server, Lobby(server.url).sit(table, tokens[0]) as seat:
        assert seat.n == max(int(str(row[1])) for row in kept["log"])
        assert Lobby(server.url).post(path, said)["report"] == 2


def test_a_backup_is_never_written_over_anything(sqlite: str, tmp_path: Path) -> None:
    filled(sqlite)
    file = tmp_path / "backup.sqlite"
    assert "start a server on it once" in refused("backup", str(file), "--database", sqlite)
    assert sorted(path.name for path in tmp_path.iterdir() if "backup" in path.name) == []
    prepare(sqlite)
    assert undercroft("backup", str(file), "--database", sqlite).returncode == 0
    assert "this file exists already" in refused("backup", str(file), "--database", sqlite)
    before = content(sqlite)
    assert "tables in the database already" in refused("restore", str(file), "--database", sqlite)
    assert content(sqlite) == before
    assert "no such file" in refused("restore", str(tmp_path / "gone"), "--database", sqlite)


def test_a_database_that_is_not_there_is_not_made_by_its_backup(tmp_path: Path) -> None:
    """As when somebody else's is meant, whose data folder is another."""
    nothing = tmp_path / "nothing.sqlite"
    said = refused("backup", str(tmp_path / "backup.sqlite"), "--database", f"sqlite:///{nothing}")
    assert f"there is no file {nothing}" in said
    assert list(tmp_path.iterdir()) == []
