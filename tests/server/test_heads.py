"""Requests that cost more to take apart than to send: long heads, bodies in crumbs, one upon another."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.server.party import Party
from tests.server.running import phone
from tests.server.test_early_frames import Wire
from undercroft.server.net.protocol import LARGEST_HEAD, MOST_LINES, RequestProtocol

GET = b"GET /x HTTP/1.1\r\nHost: localhost\r\n"
POST = b"POST /x HTTP/1.1\r\nHost: localhost\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"


class Noted(Wire):
    """A connection that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.said = b""
        self.closed = False

    def write(self, data: Any) -> None:
        """Keep it."""
        self.said += data

    def close(self) -> None:
        """Nothing more is sent."""
        self.aborted = True

    def pause_reading(self) -> None:
        """What comes meanwhile waits."""

    def resume_reading(self) -> None:
        """It is read again."""


async def app(_scope: Any, receive: Any, send: Any) -> None:
    """Repeats what it is sent."""
    body, more = b"", True
    while more:
        message = await receive()
        body, more = body + message.get("body", b""), message.get("more_body", False)
    await asyncio.sleep(0)
    length = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": length})
    await send({"type": "http.response.body", "body": body})


def answered(*pieces: bytes) -> tuple[Noted, int]:
    """What comes back when these arrive one after another, and how many lines and chunks were taken apart."""

    async def call() -> tuple[Noted, int]:
        config = uvicorn.Config(app, log_config=None)
        config.load()
        protocol, wire = RequestProtocol(config, ServerState(), {}), Noted()
        protocol.connection_made(wire)
        seen: list[Any] = []
        next_event = protocol.conn.next_event

        def noted() -> Any:
            seen.append(next_event())
            return seen[-1]

        protocol.conn.next_event = noted  # type: ignore[method-assign]
        for piece in pieces:
            protocol.data_received(piece)
            for _ in range(10):
                await asyncio.sleep(0)
            if wire.aborted:
                break
        wire.closed = wire.aborted
        protocol.connection_lost(None)
        heads = [each for each in seen if isinstance(each, h11.Request)]
        return wire, sum(len(each.headers) for each in heads) + len(seen) - len(heads)

    return asyncio.run(call())


@pytest.mark.parametrize(
    "head",
    [
        GET + b"a:\r\n" * 60_000 + b"\r\n",
        GET + b"a:\n" * (MOST_LINES + 1) + b"\n",
        GET + b"a: " + b"b" * 300_000,
    ],
    ids=["lines", "bare lines", "one line"],
)
@pytest.mark.parametrize("part", [1 << 20, 1000], ids=["at once", "in parts"])
def test_a_long_head_is_refused_before_it_is_taken_apart(head: bytes, part: int) -> None:
    wire, work = answered(*[head[at : at + part] for at in range(0, len(head), part)])
    assert wire.said.startswith(b"HTTP/1.1 431 ")
    assert wire.closed
    assert work < 100


def test_a_head_of_a_browser_is_short_enough() -> None:
    head = (
        GET + b"Cookie: " + b"c" * 8000 + b"\r\n" + b"".join(b"x-%d: y\r\n" % n for n in range(60)) + b"\r\n"
    )
    for part in (97, len(head)):
        wire, _ = answered(*[head[at : at + part] for at in range(0, len(head), part)])
        assert wire.said.startswith(b"HTTP/1.1 200 ")
        assert not wire.closed
    assert len(head) < LARGEST_HEAD


@pytest.mark.parametrize("name", [b"Transfer-Encoding", b"transfer-encoding", b"TRANSFER-ENCODING"])
def test_a_body_in_crumbs_is_refused_before_it_is_read(name: bytes) -> None:
    head = POST + name + b": chunked\r\n\r\n"
    wire, work = answered(head + b"1\r\nx\r\n" * 40_000 + b"0\r\n\r\n")
    assert wire.said.startswith(b"HTTP/1.1 411 ")
    assert wire.closed
    assert work < 100


def test_a_body_with_its_length_is_read_however_it_arrives() -> None:
    wire, _ = answered(POST + b"Content-Length: 6\r\n\r\nab", b"cd", b"ef", GET + b"\r\n")
    assert wire.said.count(b"HTTP/1.1 200 ") == 2, "the line stays open for the next request"
    assert b"abcdef" in wire.said


@pytest.mark.parametrize("first", [GET + b"\r\n", POST + b"Content-Length: 2\r\n\r\nab"])
def test_a_request_that_does_not_wait_for_the_answer_before_is_not_read(first: bytes) -> None:
    """Else thousands that nobody has looked at would lie there."""
    for pieces in (
        (first + GET + b"a:\r\n" * 60_000 + b"\r\n",),
        (first + CHUNKED + b"1\r\nx\r\n" * 40_000,),
    ):
        wire, work = answered(*pieces)
        assert wire.said.count(b"HTTP/1.1 ") == 1
        assert wire.closed
        assert work < 100


def test_a_real_server_hangs_up_on_a_head_without_end(party: Party) -> None:
    with phone(party.url) as line:
        line.sendall(GET + b"a:\r\n" * (MOST_LINES + 1))
        assert line.recv(100).startswith(b"HTTP/1.1 431 ")
