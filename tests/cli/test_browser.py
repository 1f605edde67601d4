"""`undercroft play` without a game: a server for this machine and a browser on its lobby."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from tests.cli.program import refused
from undercroft.client import Lobby


@pytest.fixture
def home(tmp_path: Path) -> dict[str, str]:
    """An environment with a built client, a data folder, and no screen."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("the table")
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    kept = {name: value for name, value in os.environ.items() if name not in screens}
    more = {"PYTHONPATH": os.pathsep.join(sys.path), "UNDERCROFT_WEB": str(web)}
    return {**kept, **more, "XDG_DATA_HOME": str(tmp_path)}


class Opened:
    """The program while it serves."""

    def __init__(self, env: dict[str, str], *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "undercroft", *arguments],
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.output: IO[str] = self.process.stdout  # type: ignore[assignment]
        said = self.output.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/#house=([\w-]+)(\S*)", said)
        assert found, said
        self.port, self.key, self.rest = int(found[1]), found[2], found[3]
        self.url = f"http://127.0.0.1:{self.port}"

    def house(self) -> Any:
        """The seats that the house keeps."""
        headers = {"authorization": f"Bearer {self.key}"}
        with urllib.request.urlopen(
            urllib.request.Request(self.url + "/api/house", headers=headers)
        ) as answer:
            return json.loads(answer.read())

    def end(self) -> str:
        """Ctrl-C; what was said until the end."""
        self.process.send_signal(signal.SIGINT)
        said = self.output.read()
        self.output.close()
        assert self.process.wait(20) == 0, said
        return said


@pytest.fixture
def opened(home: dict[str, str]) -> Iterator[Opened]:
    """The program, ended whatever happens."""
    started = Opened(home, "play")
    yield started
    if started.process.poll() is None:
        started.process.kill()
        started.process.wait()
    started.output.close()


def test_the_lobby_opens_and_ends_cleanly(opened: Opened) -> None:
    with urllib.request.urlopen(opened.url) as answer:
        assert answer.read() == b"the table"
    assert opened.house() == {}
    said = opened.end()
    assert "no browser" in said
    assert "games are kept" in said
    assert "Traceback" not in said


def test_games_are_offered_again_next_time(opened: Opened, home: dict[str, str]) -> None:
    made = Lobby(opened.url).make("one-card")
    opened.end()
    again = Opened(home)
    try:
        assert again.key != opened.key
        assert again.house() == {made["table"]: {"here": {"0": made["tokens"][0]}, "invites": {}}}
        with Lobby(again.url).sit(made["table"], made["tokens"][0]) as client:
            assert client.seat == 0
    finally:
        again.end()


def test_a_port_that_is_taken_is_no_hindrance(opened: Opened, home: dict[str, str]) -> None:
    second = Opened(home, "play", "--lang", "uk")
    try:
        assert second.port != opened.port
        assert second.rest == "&lang=uk"
    finally:
        second.end()


def test_without_a_built_client_it_says_how_to_play(tmp_path: Path) -> None:
    assert "play one-card --plain" in refused("play", UNDERCROFT_WEB=str(tmp_path))
