"""The way into and out of a connection: our short cuts through uvicorn, or its public interface.

The short cuts (`protocol.py`) are built on classes that uvicorn may change without notice. Before anything is
served, we check that they are still as we know them; if not, tables are served through the public interface,
which is slower.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from undercroft.server.rate_limits import Limiter

MOST_BEHIND: Final = 512 * 1024  # bytes that a slow client may leave unread before it is dropped
POLICY: Final = 1008  # codes with which a WebSocket is closed
LATER: Final = 1013
WRITE: Final = "undercroft.write"  # in the scope, where there are short cuts: sends a text at once
HEAR: Final = "undercroft.hear"  # likewise: takes a function that may deal with a text before it is queued
OURS: Final = "undercroft.server.net.protocol"
SHORT_CUTS: Final = (f"{OURS}:RequestProtocol", f"{OURS}:TableProtocol")
PUBLIC: Final = ("auto", "auto")
# What `protocol.py` uses: methods of the class, and what its instances hold from the beginning.
KNOWN: Final = {
    "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol": (
        (
            *("run_asgi", "send", "connection_made", "connection_lost", "data_received"),
            *("pause_writing", "resume_writing"),
        ),
        (
            "loop",
            "config",
            "conn",
            "queue",
            "frames",
            "transport",
            "read_paused",
            "close_sent",
            "handshake_initiated",
            "handshake_complete",
            "initial_response",
        ),
    ),
    "uvicorn.protocols.http.h11_impl:H11Protocol": (
        (
            *("connection_made", "connection_lost", "data_received", "send_400_response"),
            *("pause_writing", "resume_writing", "on_response_complete"),
        ),
        ("loop", "transport", "conn", "cycle", "client"),
    ),
}
log = logging.getLogger("undercroft.server")


def protocols() -> tuple[str, str]:
    """The classes for HTTP and WebSockets, as uvicorn's settings name them."""
    missing = [what for name in KNOWN for what in unknown(name)]
    try:
        importlib.import_module(OURS)
    except ImportError as error:
        missing.append(str(error))
    if missing:
        log.warning("uvicorn has changed (%s): tables are served without short cuts", ", ".join(missing))
    return PUBLIC if missing else SHORT_CUTS


def count_lines(limiter: Limiter) -> None:
    """Limit the connections that an address may open, where there are short cuts."""
    if protocols() == SHORT_CUTS:
        importlib.import_module(OURS).RequestProtocol.lines = limiter


def unknown(name: str) -> list[str]:
    """What a class that we know no longer has."""
    module, _, kind = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), kind)
    except (ImportError, AttributeError):
        return [name]
    methods, held = KNOWN[name]
    begins = found.__init__.__code__.co_names
    gone = [word for word in methods if not hasattr(found, word)]
    return [f"{kind}.{word}" for word in (*gone, *(word for word in held if word not in begins))]


class Writer:
    """Sends messages one after another through the public interface, without making the caller wait."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.task: asyncio.Task[None] | None = None

    def write(self, message: bytes) -> None:
        """Send a text after all those before it; a client that is hopelessly behind is dropped."""
        if self.size > MOST_BEHIND:
            return
        self.waiting.append(message)
        self.size += len(message)
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self.empty())

    async def empty(self) -> None:
        """Send what waits."""
        try:
            while self.waiting and self.size <= MOST_BEHIND:
                message = self.waiting.popleft()
                await self.socket.send_text(message.decode())
                self.size -= len(message)
            if self.waiting:
                await self.socket.close(LATER)
        except (WebSocketDisconnect, RuntimeError, OSError):  # the client is gone
            self.waiting.clear()
        finally:
            self.task = None
