"""Attacks below what is said: tiny frames, long heads, bodies in crumbs, silent lines, crowds.

As in `attack.py`: one hostile client on eight connections, or as many as it can open, and honest players.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
import time
from collections import Counter
from collections.abc import Iterator
from urllib.parse import urlsplit

from undercroft.lab.bench import Benchmark

from .attack import ADDRESS, WORKS, Field, frame, measured, upgrade

TINY = {"ping": 0x89, "pong": 0x8A, "part": 0x00, "text": 0x81}
TOGETHER = 5000  # tiny frames that are sent at once
MOST_LINES = 400  # of one of the eight
PAUSE = 0.02  # seconds between two lines, so that some are let in
KNOCK = 0.2  # and after one that was not
CRUMBS = 20_000  # lines of a head, or chunks of a body, that are sent at once
HEAD = b"%s HTTP/1.1\r\nHost: localhost\r\n"
TORN = {
    "heads": HEAD % b"GET /health" + b"a:\r\n" * CRUMBS + b"\r\n",
    "chunks": HEAD % b"POST /api/import" + b"Transfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * CRUMBS,
    "pipeline": (HEAD % b"GET /nowhere" + b"\r\n") * (CRUMBS // 3),
}


@contextlib.contextmanager
def called(field: Field) -> Iterator[socket.socket]:
    """A connection from the hostile address."""
    host = urlsplit(field.url)
    with socket.create_connection((host.hostname, host.port), 10, source_address=(ADDRESS, 0)) as line:
        yield line


def joined(field: Field, line: socket.socket) -> None:
    """Ask for a WebSocket at the running table, and look on from there."""
    host = urlsplit(field.url)
    line.sendall(upgrade(field, f"{host.hostname}:{host.port}"))
    if b" 101 " not in line.recv(4096):
        raise ConnectionError("not let in")
    line.sendall(frame(json.dumps({"do": "join", "token": field.token}).encode()))


def rain(field: Field, _attack: str, end: float, answers: Counter[int]) -> None:
    """Thousands of the smallest frames at once, on one line after another."""
    turn = 0
    while time.monotonic() < end:
        kind = list(TINY.values())[turn % len(TINY)]
        turn += 1
        try:
            with called(field) as line:
                joined(field, line)
                while time.monotonic() < end:
                    line.sendall((bytes((kind, 0x80)) + b"\0\0\0\0") * TOGETHER)
                    answers[200] += TOGETHER
        except OSError:
            answers[0] += 1
        time.sleep(PAUSE)


def torn(field: Field, attack: str, end: float, answers: Counter[int]) -> None:
    """Requests in as many pieces as will go into one, again and again, whether anybody answers or not."""
    while time.monotonic() < end:
        try:
            with called(field) as line:
                line.sendall(TORN[attack])
                answers[int(line.recv(4096)[9:12] or 0)] += 1
        except (OSError, ValueError):
            answers[0] += 1


def half_open(field: Field, _attack: str, end: float, answers: Counter[int]) -> None:
    """Lines on which a request begins and never ends; a letter now and then, so that they are not silent."""
    with contextlib.ExitStack() as open_lines:
        lines: list[socket.socket] = []
        while time.monotonic() < end:
            try:
                if len(lines) < MOST_LINES:
                    lines.append(open_lines.enter_context(called(field)))
                    lines[-1].sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
                lines[answers[200] % len(lines)].sendall(b"x")
                answers[200] += 1
            except OSError:
                answers[0] += 1
            time.sleep(PAUSE)


def crowd(field: Field, _attack: str, end: float, answers: Counter[int]) -> None:
    """As many onlookers as are let in, at a table whose player asks for pauses on all lines."""
    with contextlib.ExitStack() as open_lines:
        lines: list[socket.socket] = []
        full = 0.0  # until when it is no use to knock again
        for turn in itertools.count():
            now = time.monotonic()
            if now > end:
                return
            try:
                if len(lines) < MOST_LINES and now > full:
                    line = open_lines.enter_context(called(field))
                    joined(field, line)
                    lines.append(line)
                if lines:
                    wish = json.dumps({"do": "pause", "on": turn % 2 == 0}).encode()
                    lines[turn % len(lines)].sendall(frame(wish))
                    answers[200] += 1
                for line in lines:
                    drained(line)
            except OSError:
                answers[0] += 1
                full = now + KNOCK
            time.sleep(PAUSE)


def drained(line: socket.socket) -> None:
    """Read what has come, and do not wait for more."""
    line.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        while line.recv(65536):
            pass
    line.setblocking(True)


LINES_OF = {"frames": rain, "half-open": half_open, "crowd": crowd, **dict.fromkeys(TORN, torn)}
WORKS.update(LINES_OF)
BENCHMARKS: dict[str, Benchmark] = {f"attack-{name}": measured(name) for name in LINES_OF}
