"""Real server processes: started, killed without warning, started again, gone afterwards."""

from __future__ import annotations

import atexit
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

from undercroft.client import Lobby, ServerError

SECONDS = 60.0  # for a process to start or to end; the machine may be busy


def free_port() -> int:
    """A free loopback port that nobody else gets from now on, whether its server runs or not.

    Until this process ends it is held by a socket that does not listen: the server can still bind it, but
    another test cannot. It lies below the range that the system uses for outgoing connections: a client that
    keeps trying to reach a port inside that range connects to itself sooner or later.
    """
    for _ in range(200):
        port = random.SystemRandom().randrange(12000, 30000)
        held = socket.socket()
        try:
            held.bind(("127.0.0.1", port))
        except OSError:
            held.close()
            continue
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # not before: it must have been free
        atexit.register(held.close)
        return port
    raise RuntimeError("no free port found")


class Serving:
    """`undercroft serve` on a database, always on the same port."""

    def __init__(self, database: str, folder: Path, *arguments: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.command = [sys.executable, "-m", "undercroft", "serve", "--port", str(self.port)]
        self.command += ["--database", database, *arguments]
        self.environment: dict[str, str] = {}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and return at once; connections wait until it is ready."""
        assert self.process is None
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **self.environment}
        with self.log.open("ab") as log:  # in its own group, so that its children can be found and ended
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, env=env, start_new_session=True
            )

    def ready(self) -> Self:
        """Wait until tables can be played."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.said()
            try:
                Lobby(self.url).get("/health")
                return self
            except ServerError:
                time.sleep(0.01)
        raise TimeoutError(f"the server is not ready after {SECONDS} s:\n{self.said()}")

    @property
    def pid(self) -> int:
        """The process."""
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """`kill -9`: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(SECONDS)
        self.process = None

    def end(self) -> None:
        """Kill whatever is left of it."""
        if self.process is not None:
            end_group(self.process.pid)
            self.process.wait(SECONDS)
            self.process = None

    def said(self) -> str:
        """Its output and its log."""
        return self.log.read_text() if self.log.exists() else ""

    def __enter__(self) -> Self:
        self.start()
        return self.ready()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()


def end_group(leader: int) -> None:
    """Kill a process that leads a group, with everything it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


@contextlib.contextmanager
def serving(folder: str, *arguments: str) -> Iterator[tuple[str, int]]:
    """`undercroft serve` on SQLite in a folder: its address and process id."""
    with Serving(f"sqlite:///{Path(folder) / 'bench.sqlite'}", Path(folder), *arguments) as server:
        yield server.url, server.pid
