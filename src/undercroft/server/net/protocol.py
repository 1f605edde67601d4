"""uvicorn's protocols: HTTP with time limits, and WebSockets with two short cuts.

Small text frames bypass uvicorn's layers in both directions.

A table sends every choice to all its seats, so this is the server's hottest path, and a frame is no more than
its length and its bytes. Everything else (handshakes, control frames, fragments, malformed or large frames)
is left to uvicorn and websockets.
"""

from __future__ import annotations

import asyncio
import http
import itertools
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Response
from websockets.server import ServerProtocol
from websockets.speedups import apply_mask

from undercroft.server.net.frames import MASKED, SHORT, TEXT, Frames, frame_ends, may_begin_frame
from undercroft.server.net.ways import HEAR, MOST_BEHIND, WRITE
from undercroft.server.rate_limits import Bucket, Limiter

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

MOST_BEHIND_SECONDS = 20.0  # for which a client may leave more unread than the system buffers
ASK_SECONDS = 15.0  # for the complete head of a request to arrive
LARGEST_HEAD, MOST_LINES = 16 * 1024, 100  # bytes and lines of it: each line costs us more than the client
HEAD_ENDS = re.compile(rb"\n\r?\n")
IN_CHUNKS = re.compile(rb"\ntransfer-encoding[ \t]*:", re.IGNORECASE)
MOST_WAITING = 16  # messages of one client before it must wait
MOST_FRAMES = 500  # that may come together
GOODBYE_SECONDS = 2.0  # for a client that has sent more
MOST_EARLY = 4096  # bytes that may come before we have answered
OTHERS, MOST_OTHERS = 200.0, 400.0  # frames a second other than short texts, and how many may come at once


class Patient(asyncio.Protocol):
    """Waits for a client that does not read what it is sent, but not forever."""

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
        """The connection is gone."""
        if self.patience is not None:
            self.patience.cancel()
        super().connection_lost(exc)


frames = Frames()
PLAINLY = "x-content-type-options"


class Handshake(ServerProtocol):
    """Begins a WebSocket; a refusal is of its stated type, like every other answer (`guard.py`)."""

    def reject(self, status: http.HTTPStatus | int, text: str) -> Response:
        """Refuse."""
        answer = super().reject(status, text)
        answer.headers[PLAINLY] = "nosniff"
        return answer


class TableProtocol(Patient, WebSocketsSansIOProtocol):
    """A WebSocket connection; permessage-deflate must be off."""

    listener: Callable[[bytes], bool] | None = None
    deaf = False  # too much has come at once
    rest = b""  # part of a frame, or what came before we have answered

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is there."""
        super().connection_made(transport)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.others = Bucket(OTHERS, MOST_OTHERS)  # frames other than short texts

    async def run_asgi(self) -> None:
        """Run the application, which finds the short cut in its scope."""
        self.scope[WRITE] = self.write  # type: ignore[typeddict-unknown-key]
        self.scope[HEAR] = self.hear  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    def hear(self, listener: Callable[[bytes], bool]) -> None:
        """Give a listener every short text before it is queued, as long as the queue is empty."""
        self.listener = listener

    async def send(self, message: ASGISendEvent) -> None:
        """Send the long way; an HTTP refusal also ends the handshake, which uvicorn takes for an error."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True
        if self.rest and message["type"] == "websocket.accept":
            self.data_received(b"")

    def write(self, message: bytes) -> None:
        """Send a text frame; a client that is gone gets nothing, one that is hopelessly behind is dropped."""
        transport = self.transport
        if self.close_sent or transport.is_closing():
            return
        transport.write(frames.of(message))
        if self.patience is not None and transport.get_write_buffer_size() > MOST_BEHIND:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Take whole frames apart: short texts go straight to the application.

        Frames are counted before anything is done about them: thousands of the smallest fit into one piece of
        data, and everybody else would have to wait for all of them.
        """
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.deaf:
            return
        self.rest += data
        if not self.handshake_complete:
            if len(self.rest) > MOST_EARLY:
                self.transport.abort()
            return
        data = self.rest
        ends = frame_ends(data, MOST_FRAMES)
        for at, end in itertools.pairwise(ends[: MOST_FRAMES + 1]):
            if self.transport.is_closing():
                break
            if data[at] == TEXT and data[at + 1] < MASKED + SHORT and not self.frames:
                if not self.close_sent:  # after our close frame, a client may only close, too
                    self.take(data[at:end])
            elif self.others.allows():
                super().data_received(data[at:end])
            else:
                self.transport.abort()
        self.rest = data[ends[-1] :]
        if len(ends) > MOST_FRAMES + 1:
            self.flooded()
        elif not may_begin_frame(self.rest, self.config.ws_max_size):
            broken, self.rest = self.rest, b""
            super().data_received(broken)  # which says what is wrong with it

    def flooded(self) -> None:
        """Stop listening to this client; if these were wishes, the application has a moment to say why.

        What still arrives is not even read: discarding it would keep us busy for all of that moment.
        """
        self.deaf, self.rest = True, b""
        self.read_paused = False  # so that nobody goes on reading
        self.transport.pause_reading()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def take(self, frame: bytes) -> None:
        """Hand a short text frame to the application."""
        content = apply_mask(frame[6:], frame[2:6])
        if self.listener is not None and self.queue.empty() and self.listener(content):
            return
        try:
            text = content.decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


class RequestProtocol(Patient, H11Protocol):
    """An HTTP connection; it is closed if no request comes, or no answer is read.

    h11 takes apart whatever has arrived before anybody else gets a turn, and needs some microseconds for each
    line of a head and each chunk of a body: for thousands of them everybody would wait. So heads are short,
    bodies come in one piece and one request comes after the other.
    """

    lines: ClassVar[Limiter | None] = None  # how many an address may open; None: counted elsewhere
    head = b""  # of the next request, as far as it has arrived

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """A client has connected; an address that opens too many connections is not even listened to."""
        super().connection_made(transport)
        self.watch = self.loop.call_later(ASK_SECONDS, self.hang_up, None)
        if self.lines is not None and not self.lines.allows(self.client[0] if self.client else ""):
            transport.abort()

    def hang_up(self, last: object) -> None:
        """Hang up, unless a request is being answered, or has begun since the last look."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # a WebSocket by now
            return
        if self.cycle is last and (last is None or self.cycle.response_complete):
            self.transport.close()
        else:
            self.watch = self.loop.call_later(ASK_SECONDS, self.hang_up, self.cycle)

    def data_received(self, data: bytes) -> None:
        """Look at a head before it is taken apart."""
        if self.conn.their_state is h11.IDLE:
            self.head += data[: LARGEST_HEAD + 1]
            found = HEAD_ENDS.search(self.head)
            head = self.head[: found.end()] if found else self.head
            if len(head) > LARGEST_HEAD or head.count(b"\n") > MOST_LINES:
                self.refuse(http.HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "The head is too large.")
                return
            if IN_CHUNKS.search(head):
                self.refuse(http.HTTPStatus.LENGTH_REQUIRED, "Bodies in chunks are not read.")
                return
            if found:
                self.head = b""
        super().data_received(data)

    def on_response_complete(self) -> None:
        """Go on to the next request, unless it has come too early: then nobody has looked at it."""
        if self.conn.trailing_data[0]:
            self.transport.close()
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """Say what is wrong with something that is no request."""
        self.refuse(http.HTTPStatus.BAD_REQUEST, msg)

    def refuse(self, status: http.HTTPStatus, text: str) -> None:
        """Answer something that is not taken for a request, and hang up."""
        kind = f"content-type: text/plain; charset=utf-8\r\n{PLAINLY}: nosniff\r\ncontent-length: {len(text)}"
        first = f"HTTP/1.1 {status.value} {status.phrase}"
        self.transport.write(f"{first}\r\n{kind}\r\nconnection: close\r\n\r\n{text}".encode())
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self.watch.cancel()
        super().connection_lost(exc)
