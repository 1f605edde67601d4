"""Real server processes: started, killed without warning, started again, ended politely."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

from undercroft.client import Lobby, ServerError

SECONDS = 60.0  # for a process to start or to end; the machine may be busy


HELD: list[socket.socket] = []  # the ports of this process, until it ends


def free_port() -> int:
    """A port on loopback that is nobody's, and nobody else's from now on, whether its server runs or not.

    It is held by a socket that does not listen: the server can bind it all the same, another test cannot.
    It lies below the range from which the system serves outgoing connections: a client that keeps trying to
    reach a port inside that range meets itself sooner or later.
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
        HELD.append(held)
        return port
    raise RuntimeError("no free port found")


class Serving:
    """`undercroft serve` on a database, always on the same port."""

    def __init__(self, database: str, folder: Path, *arguments: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.command = [sys.executable, "-m", "undercroft", "serve", "--port", str(self.port)]
        # All tests come from one address, and make more tables than a person would.
        self.command += ["--database", database, "--share", "50", *arguments]
        # Most tests begin with a position, which a public server does not open.
        self.environment = {"UNDERCROFT_POSITIONS": "1"}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and come back at once; connections wait until it is ready."""
        assert self.process is None
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **self.environment}
        with self.log.open("ab") as log:  # in its own group: whatever it starts can be found and ended
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, env=env, start_new_session=True
            )

    def ready(self) -> Serving:
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

    def terminate(self) -> int:
        """Ask it to end; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(SECONDS)
        self.process = None
        return status

    def end(self) -> None:
        """Whatever is left of it."""
        if self.process is not None:
            end_group(self.process.pid)
            self.process.wait(SECONDS)
            self.process = None

    def said(self) -> str:
        """Its output and its log."""
        return self.log.read_text() if self.log.exists() else ""

    def __enter__(self) -> Serving:
        self.start()
        return self.ready()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()


def end_group(leader: int) -> None:
    """Kill a process that was started as the leader of a group, with all that it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


def children(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    threads = [task.name for task in Path(f"/proc/{pid}/task").glob("*")]  # each may have started some
    own = [int(word) for thread in threads for word in told_of(pid, f"task/{thread}/children").split()]
    return own + [grandchild for child in own for grandchild in children(child)]


def alive(pid: int) -> bool:
    """Whether a process still runs (one that has ended but was not waited for does not)."""
    return told_of(pid, "stat").rpartition(")")[2].split()[:1] not in ([], ["Z"], ["X"])


def told_of(pid: int, what: str) -> str:
    """What the system tells of a process; nothing if it has ended, even just now."""
    try:
        return Path(f"/proc/{pid}/{what}").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""
