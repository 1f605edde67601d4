"""`undercroft play` without a game: a server for this machine and a browser on its lobby."""

from __future__ import annotations

import json
import socket
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import Opened, refused
from undercroft.cli import browser
from undercroft.client import Lobby


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder, and a client that is built."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("the table")
    monkeypatch.setenv("UNDERCROFT_WEB", str(web))
    return tmp_path


@pytest.fixture
def opened(home: Path) -> Iterator[Opened]:
    """The program, ended whatever happens."""
    started = Opened(home, "play")
    yield started
    started.kill()


def house(opened: Opened) -> Any:
    """The seats that a private server remembers."""
    asked = urllib.request.Request(
        opened.url + "/api/house", headers={"authorization": f"Bearer {opened.key}"}
    )
    with urllib.request.urlopen(asked) as answer:
        return json.loads(answer.read())


def test_the_lobby_opens_and_ends_cleanly(opened: Opened) -> None:
    with urllib.request.urlopen(opened.url) as answer:
        assert answer.read() == b"the table"
    assert house(opened) == {}
    said = opened.end()
    assert "no browser" in said
    assert "games are kept" in said
    assert "Traceback" not in said


def test_games_are_offered_again_next_time(opened: Opened, home: Path) -> None:
    made = Lobby(opened.url).make("one-card")
    opened.end()
    again = Opened(home)
    try:
        assert again.key != opened.key
        assert house(again) == {made["table"]: {"here": {"0": made["tokens"][0]}, "invites": {}}}
        with Lobby(again.url).sit(made["table"], made["tokens"][0]) as client:
            assert client.seat == 0
    finally:
        again.end()


def test_a_port_that_is_taken_is_no_hindrance(opened: Opened, home: Path) -> None:
    second = Opened(home, "play", "--lang", "uk")
    try:
        assert second.port != opened.port
        assert second.rest == "&lang=uk"
    finally:
        second.end()


def test_of_two_that_take_a_port_at_the_same_moment_one_gets_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Later(socket.socket):
        """Another program has bound the same port and listens first."""

        def bind(self, address: Any) -> None:
            super().bind(address)
            if address == first.getsockname():
                first.listen()

    with socket.socket() as first:
        first.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        first.bind(("127.0.0.1", 0))
        monkeypatch.setattr(browser, "PORT", first.getsockname()[1])
        monkeypatch.setattr(socket, "socket", Later)
        with browser.free_socket() as second:
            assert second.getsockname() != first.getsockname()


def test_without_a_built_client_it_says_how_to_play(tmp_path: Path) -> None:
    assert "play one-card --plain" in refused("play", UNDERCROFT_WEB=str(tmp_path))
