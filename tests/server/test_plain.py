"""`undercroft play GAME --plain --server URL`: every game in plain text over the network."""

from __future__ import annotations

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import cast

import pytest

from tests.packs import new_pack, shelf
from tests.server.serving import Serving
from undercroft import games
from undercroft.cli.remote import RemoteTable, check_packs
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.game import BadRequest
from undercroft.lab.serving import free_port
from undercroft.locale import LANGUAGES, voice

SAYS = {"en": "“nonsense”", "uk": "«nonsense»"}
UNFINISHED = {lang: voice(lang)("plain-unfinished") for lang in LANGUAGES}


def played(game: str, url: str, typed: str, *more: str) -> subprocess.CompletedProcess[str]:
    """A game played by whoever types this."""
    command = [sys.executable, "-m", "undercroft", "play", game, "--plain", "--server", url, *more]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=600, check=False)


# Short games for somebody who always takes the first option.
SEEDS = {"dungeoneer": 57, "descent": 9}


@pytest.mark.parametrize(("game", "lang"), [*((id, "en") for id in games.ids()), ("raiders", "uk")])
def test_a_game_is_played_to_its_end(url: str, game: str, lang: str) -> None:
    seed = str(SEEDS.get(game, 7))
    done = played(game, url, "nonsense\nwhy nonsense\n" + "1\n" * 3000, "--seed", seed, "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count(SAYS[lang]) == 2
    assert UNFINISHED[lang] not in done.stdout


class Hurried:
    """A seat at which others move in the very moment in which something is typed."""

    def __init__(self) -> None:
        self.n = 7
        self.asks = [
            {"prompt": {"id": "raiders-ask-card", "args": {}}, "options": ["power:1"], "idle": False}
        ]
        self.tried: list[tuple[str, int]] = []

    def move(self, option: str) -> None:
        self.tried.append((option, self.n))
        if len(self.tried) == 1:
            self.n += 1
            raise ServerError("stale", "the table has moved on")
        if option != "power:1":
            raise ServerError("illegal", "no")


def test_what_is_typed_while_others_move_is_still_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("nonsense\n1\n"))
    seat = Hurried()
    table = RemoteTable(voice("en"), "raiders", cast(TableClient, seat))
    assert table.choose({"power:1": "Play 1"})
    assert "“nonsense”" in capsys.readouterr().out
    assert seat.tried == [("nonsense", 7), ("nonsense", 8), ("power:1", 8)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_stops_is_told_so(url: str, lang: str) -> None:
    done = played("one-card", url, "1\nundo\nquit\n", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    assert UNFINISHED[lang] in done.stdout


def test_what_the_server_refuses_for_a_rule_is_said_in_the_language_of_the_player(url: str) -> None:
    done = played("dungeoneer", url, "", "--lang", "uk", "--option", "solo_hard=on")
    assert done.returncode == 2
    assert done.stderr == "undercroft: «Складний режим» — лише для одного гравця.\n"


def test_a_server_that_is_not_there_is_said_so(url: str) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    done = played("one-card", nowhere, "")
    assert done.returncode == 2
    assert done.stderr.startswith(f"undercroft: {nowhere} does not answer")


def test_a_content_pack_that_is_missing_here_or_there_is_said_in_one_line(url: str, tmp_path: Path) -> None:
    on = ("--option", "pack-attic=on")
    done = played("dungeoneer", url, "", *on)
    assert (done.returncode, done.stderr) == (2, "undercroft: the content pack 'attic' is not here\n")
    done = played("dungeoneer", url, "", *on, "--content", str(new_pack(tmp_path / "attic")))
    said = f"undercroft: the server at {url} does not have the content pack 'attic'\n"
    assert (done.returncode, done.stderr) == (2, said)


def test_a_content_pack_with_other_cards_there_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_pack(tmp_path / "attic")
    with shelf(tmp_path):
        game = games.get("dungeoneer")
        there = {**game.options_schema(), "options": [{"id": "pack-attic", "checksum": "sha256:other"}]}
        monkeypatch.setattr(Lobby, "get", lambda _lobby, _path: [there])
        with pytest.raises(BadRequest, match="has other cards in the content pack 'attic' than you"):
            check_packs(Lobby("http://somewhere"), game, {"pack-attic": True})


def test_a_server_logs_one_json_object_a_line(server: Serving) -> None:
    greeting, *lines = server.said().splitlines()
    assert greeting.startswith("Undercroft serves on http://127.0.0.1:")
    assert lines
    for line in lines:
        assert {"at", "level", "from", "says"} <= set(json.loads(line))
