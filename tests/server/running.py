"""A running server, and bare ways to talk to it."""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import sqlite3
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.party import WAIT
from tests.server.serving import Serving
from undercroft.client import Lobby, ServerError

CODES = {"unknown": 404, "token": 403, "secret": 403}


@contextlib.contextmanager
def running(folder: Path) -> Iterator[Serving]:
    """A server on a new database; anything it logs as an error fails the test."""
    with Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder) as server:
        yield server
        assert complaints(server) == []


def complaints(server: Serving) -> list[str]:
    """Errors in the server's log: nothing a client does may cause one."""
    lines = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
    return [str(line) for line in lines if line["level"] in ("ERROR", "CRITICAL") or "trace" in line]


def tables_kept(server: Serving) -> int:
    """How many tables were made here. The lobby's list also changes while bots play elsewhere."""
    connection = sqlite3.connect(server.log.parent / "tables.sqlite")
    try:
        return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        connection.close()


def refused(lobby: Lobby, code: str, path: str, data: Any = None, token: str = "") -> str:
    """What the server says to a request that it refuses, with the right status."""
    with pytest.raises(ServerError) as caught:
        lobby.get(path, token) if data is None else lobby.post(path, data)
    assert caught.value.code == code, caught.value
    cause = caught.value.__cause__
    assert isinstance(cause, urllib.error.HTTPError)
    assert cause.code == CODES.get(code, 400)
    assert cause.headers["content-type"] == "application/json"
    return str(caught.value)


def text_of(url: str, token: str = "") -> tuple[str, str]:
    """A page as text, and what kind it is."""
    asked = urllib.request.Request(url, headers={"Authorization": f"Bearer {token}"} if token else {})
    with urllib.request.urlopen(asked, timeout=WAIT) as answer:
        return answer.read().decode(), answer.headers["content-type"]


def request(
    url: str, method: str, path: str, content: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, bytes]:
    """A request sent exactly as given, without any normalization."""
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=WAIT)
    try:
        connection.request(method, path, content, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def phone(url: str) -> socket.socket:
    """A bare line to the server."""
    address = urlsplit(url)
    return socket.create_connection((address.hostname, address.port or 80), WAIT)


@contextlib.contextmanager
def raw_socket(url: str, table: str, **options: Any) -> Iterator[ClientConnection]:
    """A WebSocket to a table on which nothing has been said yet."""
    address = f"{url.replace('http', 'ws', 1)}/ws/{table}"
    with connect(address, compression=None, open_timeout=WAIT, close_timeout=2, **options) as line:
        yield line


def until_closed(line: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """What the server still says before it closes, and the code it closes with."""
    said: list[dict[str, Any]] = []
    end = time.monotonic() + WAIT
    try:
        while True:
            said.append(json.loads(line.recv(max(end - time.monotonic(), 0.001))))
    except ConnectionClosed as closed:
        return said, closed.rcvd.code if closed.rcvd is not None else 1006
