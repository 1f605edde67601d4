"""Frames that come before the handshake is answered."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from tests.server.test_protocol import HEAD, PING, frame
from undercroft.server.net.protocol import MOST_EARLY, TableProtocol


def test_what_comes_before_the_answer_to_the_handshake_waits_and_is_not_much() -> None:
    heard: list[Any] = []
    open_door = asyncio.Event()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await open_door.wait()
        await send({"type": "websocket.accept"})
        heard.append(await receive())

    async def call(early: bytes) -> Wire:
        config = uvicorn.Config(app, ws_per_message_deflate=False, ws_max_size=65536, log_config=None)
        config.load()
        protocol, wire = TableProtocol(config, ServerState(), {}), Wire()
        protocol.connection_made(wire)
        protocol.data_received(HEAD.format(path="/ws/x", host="localhost").encode())
        await asyncio.sleep(0)
        protocol.data_received(early)
        assert heard == []
        open_door.set()
        for _ in range(5):
            await asyncio.sleep(0)
        return wire

    assert not asyncio.run(call(frame(b"hasty"))).aborted
    assert heard == [{"type": "websocket.receive", "text": "hasty"}]
    heard.clear()
    open_door.clear()
    assert asyncio.run(call(frame(b"", PING) * MOST_EARLY)).aborted


class Wire(asyncio.Transport):
    """A connection that leads nowhere."""

    aborted = False

    def write(self, data: Any) -> None:
        """Nobody reads it."""

    def is_closing(self) -> bool:
        """Whether it is over."""
        return self.aborted

    def abort(self) -> None:
        """It is over."""
        self.aborted = True

    def close(self) -> None:
        """Nothing is left to be sent."""
