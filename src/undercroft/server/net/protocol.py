"""uvicorn's protocols: HTTP with a limit to its patience, and WebSockets with two short cuts.

Small text frames go in and out of a WebSocket without its layers.

A table sends every choice to all its seats, so this is the hottest path of the server, and a frame is no more
than its length and its bytes. Everything else (handshake, control frames, fragments, what is malformed or
large) stays with uvicorn and websockets.
"""

from __future__ import annotations

import asyncio
import itertools
from typing import TYPE_CHECKING, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.speedups import apply_mask

from undercroft.server.net.ways import MOST_BEHIND, WRITE
from undercroft.server.rate_limits import Limiter

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

MOST_BEHIND_SECONDS = 20.0  # for which it may leave more unread than the system takes at once
ASK_SECONDS = 15.0  # for a request to begin with all of its head
MOST_WAITING = 16  # messages of one client before it must wait
TEXT, MASKED, SHORT = 0x81, 0x80, 126  # one whole text frame; its mask bit; lengths that need no more bytes


class Patient(asyncio.Protocol):
    """A client that does not read what it is sent is waited for, but not forever."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    patience: asyncio.TimerHandle | None = None  # while it does not read

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self.patience = self.loop.call_later(MOST_BEHIND_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        if self.patience is not None:
            self.patience.cancel()
        super().connection_lost(exc)


class Frames:
    """Messages as text frames; most go to several clients one after another, and are framed once."""

    def __init__(self) -> None:
        self.message = self.frame = b""

    def of(self, message: bytes) -> bytes:
        """The frame of a message."""
        if message is not self.message:
            size = len(message)
            if size < SHORT:
                head = bytes((TEXT, size))
            elif size < 65536:
                head = bytes((TEXT, 126, size >> 8, size & 255))
            else:
                head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
            self.message, self.frame = message, head + message
        return self.frame


frames = Frames()


class TableProtocol(Patient, WebSocketsSansIOProtocol):
    """A WebSocket connection; permessage-deflate must be off."""

    whole = True  # so far every piece of data has ended where a frame ends

    async def run_asgi(self) -> None:
        """Run the application, which finds the short way out in its scope."""
        self.scope[WRITE] = self.write  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        """The long way out; a refusal in HTTP ends the handshake too, which uvicorn takes for an error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def write(self, message: bytes) -> None:
        """Send a text frame; a client that is gone gets nothing, one that is hopelessly behind is let go."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        transport.write(frames.of(message))
        if self.patience is not None and transport.get_write_buffer_size() > MOST_BEHIND:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take whole frames apart: short texts go straight to the application."""
        if not (self.whole and self.handshake_complete):
            super().data_received(data)
            return
        ends = frame_ends(data)
        for at, end in itertools.pairwise(ends):
            if data[at] == TEXT and data[at + 1] < MASKED + SHORT and not self.frames and not self.close_sent:
                self.take(data[at:end])
            else:
                super().data_received(data[at:end])
        if ends[-1] < len(data):  # a frame in pieces: from here on websockets keeps count
            self.whole = False
            super().data_received(data[ends[-1] :])

    def take(self, frame: bytes) -> None:
        """Hand a short text frame to the application."""
        try:
            text = apply_mask(frame[6:], frame[2:6]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


class RequestProtocol(Patient, H11Protocol):
    """An HTTP connection; one on which nothing is asked, or no answer read, is hung up."""

    lines: ClassVar[Limiter | None] = None  # how many an address may open; None: whoever counts is elsewhere

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there; an address that keeps calling is not even listened to."""
        super().connection_made(transport)
        self.watch = self.loop.call_later(ASK_SECONDS, self.hang_up, None)
        if self.lines is not None and not self.lines.allows(self.client[0] if self.client else ""):
            transport.abort()

    def hang_up(self, last: object) -> None:
        """Unless a request is being answered, or was begun since the last look."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # a WebSocket by now
            return
        if self.cycle is last and (last is None or self.cycle.response_complete):
            self.transport.close()
        else:
            self.watch = self.loop.call_later(ASK_SECONDS, self.hang_up, self.cycle)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self.watch.cancel()
        super().connection_lost(exc)


def frame_ends(data: bytes) -> list[int]:
    """Where the whole, masked frames in a piece of data begin and end: 0, then the end of each."""
    ends = [0]
    at, have = 0, len(data)
    while at + 6 <= have and data[at + 1] & MASKED:
        size = data[at + 1] & 127
        head = 6
        if size >= SHORT:
            head = 8 if size == SHORT else 14
            size = int.from_bytes(data[at + 2 : at + head - 4], "big")
        at += head + size
        if at > have:
            break
        ends.append(at)
    return ends
