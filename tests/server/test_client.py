"""A server that dies in the middle of an answer counts as a server error, whatever had arrived."""

from __future__ import annotations

import socket
import threading

import pytest

from tests.server.party import WAIT
from undercroft.client import Lobby, ServerError


@pytest.mark.parametrize(
    "answer",
    [
        b"",
        b"HTTP/1.1 20",
        b"nonsense\r\n\r\n",
        b'HTTP/1.1 201 Created\r\ncontent-length: 500\r\n\r\n{"table":',
        b'HTTP/1.1 201 Created\r\n\r\n{"table":',
        b"HTTP/1.1 503 Gone\r\ncontent-length: 90\r\n\r\n{",
    ],
)
def test_an_answer_cut_short_is_a_server_error(answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def die() -> None:
            connection, _ = listening.accept()
            with connection:
                connection.recv(65536)
                connection.sendall(answer)

        thread = threading.Thread(target=die)
        thread.start()
        lobby = Lobby(f"http://127.0.0.1:{listening.getsockname()[1]}")
        with pytest.raises(ServerError):
            lobby.make("one-card")
        thread.join(WAIT)
