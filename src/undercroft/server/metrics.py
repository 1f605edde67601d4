"""Metrics for Prometheus: what all workers of one server have done, whichever of them is asked.

Several workers share a folder. Each writes its figures there to its own file, once a second and whenever it
is asked; the answer is the sum. The counters of a worker that has ended still count, its gauges do not.
"""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import Any

import msgspec

from undercroft.server.lobby import Lobby

FOLDER = "UNDERCROFT_METRICS"
GONE_SECONDS = 15.0  # a worker that has written nothing for this long has ended


class Figure(msgspec.Struct, frozen=True):
    """What Prometheus is given for a figure besides its value."""

    kind: str
    help: str


FIGURES = {
    "undercroft_workers": Figure("gauge", "Processes of this server that serve tables."),
    "undercroft_tables_live": Figure("gauge", "Tables in memory, once for each worker that holds one."),
    "undercroft_clients": Figure("gauge", "WebSockets that have joined a table."),
    "undercroft_moves_total": Figure("counter", "Choices played, by people and by bots."),
    "undercroft_commits_total": Figure("counter", "Transactions that wrote to the logs of tables."),
}


class Metrics:
    """The figures of this worker, and of the others if there are any."""

    def __init__(self, lobby: Lobby, folder: Path | None) -> None:
        self.lobby = lobby
        self.file = None if folder is None else folder / f"{os.getpid()}.json"

    @classmethod
    def from_environment(cls, lobby: Lobby) -> Metrics:
        """With the folder that `undercroft serve` has made for its workers, if it has several."""
        named = os.environ.get(FOLDER)
        return cls(lobby, Path(named) if named else None)

    def own(self) -> dict[str, int]:
        """What this worker has done."""
        lobby = self.lobby
        return {
            "undercroft_workers": 1,
            "undercroft_tables_live": len(lobby.live),
            "undercroft_clients": sum(len(table.audience.clients) for table in lobby.live.values()),
            "undercroft_moves_total": lobby.moves,
            "undercroft_commits_total": lobby.store.commits,
        }

    def write(self) -> None:
        """Let the other workers know; failing to do so is no reason to stop."""
        if self.file is not None:
            new = self.file.with_suffix(".new")
            with contextlib.suppress(OSError):
                new.write_bytes(msgspec.json.encode(self.own()))
                new.replace(self.file)

    def text(self) -> str:
        """All workers together, as Prometheus reads it."""
        self.write()
        found = [self.own()]
        if self.file is not None:
            found += [read(file) for file in self.file.parent.glob("*.json") if file != self.file]
        lines = []
        for name, figure in FIGURES.items():
            lines += [f"# HELP {name} {figure.help}", f"# TYPE {name} {figure.kind}"]
            lines.append(f"{name} {sum(worker.get(name, 0) for worker in found)}")
        return "\n".join(lines) + "\n"


def read(file: Path) -> dict[str, Any]:
    """What another worker has written; only the counters if it has ended."""
    try:
        figures = msgspec.json.decode(file.read_bytes(), type=dict[str, int])
        if time.time() - file.stat().st_mtime < GONE_SECONDS:
            return figures
    except (OSError, msgspec.MsgspecError):
        return {}
    return {name: value for name, value in figures.items() if FIGURES[name].kind == "counter"}
