"""Metrics of several workers are combined, and a server works without uvloop."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.inside import Inside
from tests.server.party import Party
from tests.server.serving import Serving
from undercroft.server.metrics import FOLDER, Metrics


@pytest.fixture
def inside(tmp_path: Path) -> Inside:
    """A server with a table at which somebody has moved."""
    server = Inside(f"sqlite:///{tmp_path / 'x.sqlite'}")
    _, made = server.ask("POST", "/api/tables", {"game": "one-card"})
    hero = server.sit(made["table"], made["tokens"][0])
    hero.wish("move", option=hero.asks[0]["options"][0])
    return server


def told(figures: Metrics) -> dict[str, int]:
    """The metrics without their help texts."""
    lines = [line.split(" ") for line in figures.text().splitlines() if not line.startswith("#")]
    return {name.removeprefix("undercroft_"): int(value) for name, value in lines}


def test_the_figures_of_all_workers_are_added_up(inside: Inside, tmp_path: Path) -> None:
    folder = tmp_path / "figures"
    folder.mkdir()
    mine = {"workers": 1, "tables_live": 1, "clients": 1, "moves_total": 1, "commits_total": 1}
    alone, shared = Metrics(inside.lobby, None), Metrics(inside.lobby, folder)
    assert told(alone) == told(shared) == mine
    other = {f"undercroft_{name}": 10 for name in mine}
    (folder / "1.json").write_text(json.dumps(other))
    assert told(shared) == {name: value + 10 for name, value in mine.items()}
    os.utime(folder / "1.json", (0, 0))  # it has written nothing for a long time
    counted = {name: value + (10 if name.endswith("total") else 0) for name, value in mine.items()}
    assert told(shared) == counted
    (folder / "2.json").write_text("half a fi")
    assert told(shared) == counted
    assert json.loads((folder / f"{os.getpid()}.json").read_text())["undercroft_moves_total"] == 1
    inside.close()


def test_figures_that_cannot_be_written_stop_nobody(inside: Inside, tmp_path: Path) -> None:
    assert told(Metrics(inside.lobby, tmp_path / "nowhere"))["moves_total"] == 1
    inside.close()


def test_workers_find_their_folder(inside: Inside, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(FOLDER, str(tmp_path))
    Metrics.from_environment(inside.lobby).write()
    assert (tmp_path / f"{os.getpid()}.json").exists()
    inside.close()


def test_every_figure_is_explained(inside: Inside) -> None:
    text = Metrics(inside.lobby, None).text()
    names = re.findall(r"^(undercroft_\w+) ", text, re.MULTILINE)
    assert len(names) == 5
    for name in names:
        assert re.search(rf"^# HELP {name} .+\.$", text, re.MULTILINE)
        kind = "counter" if name.endswith("_total") else "gauge"
        assert f"# TYPE {name} {kind}\n" in text
    inside.close()


def test_a_server_runs_without_uvloop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "uvloop.py").write_text("raise ImportError('there is none for this system')\n")
    monkeypatch.syspath_prepend(tmp_path)
    loop = "from undercroft.cli.serve import settings; print(settings('sqlite://').get_loop_factory())"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    asked = subprocess.run([sys.executable, "-c", loop], env=env, capture_output=True, text=True, check=True)
    assert "uvloop" not in asked.stdout, "the test must have none either"
    with (
        Serving(f"sqlite:///{tmp_path / 'x.sqlite'}", tmp_path) as server,
        Party.new(server.url, people=3, seed=1) as party,
    ):
        party.play(6)
        assert party.seats[0].n == 6
