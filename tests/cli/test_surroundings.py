"""The program on machines that differ: locale, time zone, terminal, folders, ports, databases, proxies."""

from __future__ import annotations

import logging
import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.program import refused, undercroft
from undercroft import client
from undercroft.cli.play import todays_seed
from undercroft.cli.serve import JsonLines


def quick_game(**surroundings: str) -> str:
    """What somebody sees who opens a game and leaves."""
    run = undercroft("play", "raiders", "--plain", "--seed=3", "--lang=uk", typed="quit\n", **surroundings)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


@pytest.fixture(scope="module")
def usual() -> str:
    """The same on this machine."""
    return quick_game()


@pytest.mark.parametrize("locale", ["C", "ru_RU.UTF-8", "tr_TR.UTF-8", ""])
def test_a_game_reads_the_same_in_every_locale(usual: str, locale: str) -> None:
    assert quick_game(LC_ALL=locale, LANG=locale) == usual


@pytest.mark.parametrize("columns", ["1", "40", "wide"])
def test_a_game_reads_the_same_in_every_terminal(usual: str, columns: str) -> None:
    assert quick_game(TERM="dumb", COLUMNS=columns) == usual


def test_the_day_of_the_daily_seed_is_the_same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = set()
    for zone in ("Pacific/Kiritimati", "Asia/Kathmandu", "America/St_Johns", "Etc/GMT+12"):
        monkeypatch.setenv("TZ", zone)
        time.tzset()
        seeds.add(todays_seed())
    monkeypatch.undo()
    time.tzset()
    assert len(seeds) == 1


def test_the_log_of_the_server_is_in_the_time_that_all_machines_share() -> None:
    record = logging.makeLogRecord({"created": 0.25, "msg": "here"})
    assert '"at": "1970-01-01T00:00:00.250+00:00"' in JsonLines().format(record)


# -- folders ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [["play"], ["serve", "--port", "0"]])
@pytest.mark.parametrize("where", ["HOME", "XDG_DATA_HOME"])
def test_a_data_folder_that_cannot_be_written_is_named_with_what_to_set(
    tmp_path: Path, command: list[str], where: str
) -> None:
    (tmp_path / "index.html").touch()
    (tmp_path / "file").touch()
    surroundings = {"XDG_DATA_HOME": "", "UNDERCROFT_WEB": str(tmp_path), where: str(tmp_path / "file")}
    said = refused(*command, **surroundings)
    assert said.startswith(f"undercroft: cannot write to your data folder {tmp_path / 'file'}/")
    assert said.endswith("Not a directory; set XDG_DATA_HOME to a folder where your games can be kept\n")


def test_a_game_is_finished_also_where_it_cannot_be_noted(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    run = undercroft(
        "play", "raiders", "--plain", "--seed=4", typed="1\n" * 60, XDG_DATA_HOME=str(tmp_path / "file")
    )
    assert run.returncode == 0, run.stderr
    assert len(run.stderr.splitlines()) == 1
    assert "set XDG_DATA_HOME" in run.stderr


def test_a_data_folder_that_is_not_absolute_is_passed_over(tmp_path: Path) -> None:
    code = "from undercroft.cli.files import data_folder; print(data_folder())"
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(sys.path),
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": "here",
    }
    run = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == str(tmp_path / ".local" / "share" / "undercroft")


def test_who_has_no_home_at_all_is_told_what_to_set(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", no_home)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    from undercroft.cli import main

    assert main(["stats"]) == 2


# -- ports, databases, proxies ------------------------------------------------------------------------


def test_a_taken_port_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = refused("serve", "--port", port, XDG_DATA_HOME=str(tmp_path))
    assert (
        said
        == f"undercroft: cannot serve on 127.0.0.1:{port}: Address already in use; choose another --port\n"
    )


def test_a_host_that_is_not_this_machine_is_said_in_one_line(tmp_path: Path) -> None:
    said = refused("serve", "--host", "192.0.2.1", XDG_DATA_HOME=str(tmp_path))
    assert said.endswith("Cannot assign requested address; choose another --host\n")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("database", "says"),
    [
        ("sqlite:////nonexistent/folder/tables.sqlite", "unable to open database file"),
        ("postgresql://somebody@127.0.0.1:1/tables", "Connection refused"),
        ("oracle://somebody@127.0.0.1/tables", "No module named"),
        ("mine", "Could not parse"),
    ],
)
def test_a_database_that_cannot_be_used_is_said_before_anything_starts(database: str, says: str) -> None:
    said = refused("serve", "--port", "0", "--database", database)
    assert says in said
    assert said.startswith("undercroft: cannot use the database: ")
    assert said.endswith("--database takes sqlite:///FILE or postgresql://...\n")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("server", ["http://127.0.0.1:1", "nonsense", "http://"])
def test_a_server_that_is_not_there_is_said_in_one_line(server: str) -> None:
    said = refused("play", "one-card", "--plain", "--server", server)
    assert said.startswith(f"undercroft: {server.rstrip('/')} does not answer: ")
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize(
    ("url", "here"),
    [
        ("http://127.0.0.1:8000", True),
        ("ws://localhost:8000/ws/x", True),
        ("http://[::1]:8000", True),
        ("https://127.example.org", False),
        ("https://tables.example.org", False),
        ("nonsense", False),
    ],
)
def test_no_proxy_leads_to_this_machine(url: str, here: bool) -> None:
    assert client.on_this_machine(url) is here
