"""Tools for hostile clients: a record of what must not change, and sockets that send anything."""

from __future__ import annotations

import contextlib
import copy
import json
import time
from collections.abc import Iterator
from typing import Any

from websockets.sync.client import ClientConnection

from tests.server.party import WAIT, Party
from tests.server.running import raw_socket
from undercroft.client import TableClient


def standing(client: TableClient) -> Any:
    """What a client has been told about the position."""
    return client.n, copy.deepcopy(client.view), copy.deepcopy(client.asks), copy.deepcopy(client.chat)


def idle_seat(party: Party) -> int:
    """A seat that has nothing to choose."""
    return next(seat for seat, client in party.seats.items() if not client.asks)


@contextlib.contextmanager
def joined(party: Party, token: str = "") -> Iterator[ClientConnection]:
    """A raw socket of a client that has joined properly."""
    with raw_socket(party.url, party.id) as socket:
        socket.send(json.dumps({"do": "join", "token": token}))
        answers(socket, "joined")
        yield socket


def answers(socket: ClientConnection, last: str, ref: Any = None) -> list[dict[str, Any]]:
    """What the server says up to a message of this kind."""
    said: list[dict[str, Any]] = []
    end = time.monotonic() + WAIT
    while not said or said[-1]["is"] != last or said[-1].get("ref") != ref:
        said.append(json.loads(socket.recv(max(end - time.monotonic(), 0.001))))
    return said


def reply(socket: ClientConnection, message: str | bytes) -> list[dict[str, Any]]:
    """All answers to one message; the server must still listen afterwards."""
    socket.send(message)
    socket.send('{"do":"ping","ref":"afterwards"}')
    return answers(socket, "ok", "afterwards")[:-1]
