"""Server processes for tests, and what the system says about processes."""

from __future__ import annotations

import signal
from pathlib import Path

from undercroft.lab import serving
from undercroft.lab.serving import SECONDS


class Serving(serving.Serving):
    """A server for tests that come from one address, make many tables and begin with a position."""

    def __init__(self, database: str, folder: Path, *arguments: str) -> None:
        super().__init__(database, folder, "--share", "50", *arguments)
        self.environment = {"UNDERCROFT_POSITIONS": "1"}

    def terminate(self) -> int:
        """Ask it to end; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(SECONDS)
        self.process = None
        return status


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    threads = [task.name for task in Path(f"/proc/{pid}/task").glob("*")]  # each may have started some
    own = [int(word) for thread in threads for word in told_of(pid, f"task/{thread}/children").split()]
    return own + [grandchild for child in own for grandchild in children(child)]


def alive(pid: int) -> bool:
    """Whether a process still runs (one that has ended but was not waited for does not)."""
    return told_of(pid, "stat").rpartition(")")[2].split()[:1] not in ([], ["Z"], ["X"])


def told_of(pid: int, what: str) -> str:
    """What the system says about a process; nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/{what}").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
