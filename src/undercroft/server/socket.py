"""One client at one table: reads its wishes, writes what its seat may know, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from undercroft.server import store as rows
from undercroft.server import wire
from undercroft.server.limits import Bucket
from undercroft.server.lobby import Lobby
from undercroft.server.store import StoreGone
from undercroft.server.table import SPECTATOR, LiveTable, Refused

JOIN_SECONDS = 10.0
RATE, BURST = 200.0, 400.0  # wishes a second, and how many may come at once
BACKLOG = 2000  # messages a slow client may be behind
STRAIGHT = "undercroft.send"  # the server's own send, without the layers in between
POLICY, LATER = 1008, 1013


class TableSocket:
    """A WebSocket that watches a table from a seat."""

    def __init__(self, lobby: Lobby, table: LiveTable, socket: WebSocket) -> None:
        self.lobby = lobby
        self.table = table
        self.socket = socket
        self.seat = SPECTATOR
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self.bucket = Bucket(RATE, BURST)

    def send(self, message: bytes) -> None:
        """Queue a message; a client that is hopelessly behind is let go."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.outbox.put_nowait(None)

    async def run(self) -> None:
        """Serve the client until it leaves."""
        writer: asyncio.Task[None] | None = None
        try:
            if not await self.join():
                return
            writer = asyncio.create_task(self.write())
            while True:
                text = await self.socket.receive_text()
                if not self.bucket.allows():
                    self.send(wire.error(None, "flood", "too many messages; slow down"))
                    self.send_close()
                    break
                await self.obey(text)
        except (WebSocketDisconnect, KeyError, RuntimeError):  # gone, or not text
            pass
        finally:
            self.table.leave(self)
            if writer is not None:
                self.send_close()
                await asyncio.wait([writer], timeout=2)
                writer.cancel()

    async def join(self) -> bool:
        """The first message says who is there."""
        try:
            text = await asyncio.wait_for(self.socket.receive_text(), JOIN_SECONDS)
            wish = wire.decoder.decode(text)
            if not isinstance(wish, wire.Join):
                raise Refused("join", "the first message must be a join")
            self.seat = self.lobby.seat_of(self.table, wish.token)
        except (msgspec.MsgspecError, KeyError, RecursionError, TimeoutError, Refused) as error:
            code = error.code if isinstance(error, Refused) else "join"
            text = "expected a text message" if isinstance(error, KeyError) else str(error)
            await self.socket.send_text(wire.error(None, code, text or "no join came").decode())
            await self.socket.close(POLICY)
            return False
        try:
            async with self.table.lock:
                if wish.since > self.table.number:  # it was told more by another process than we have heard
                    await self.table.catch_up()
                for message in self.table.welcome(self, wish.since):
                    self.send(message)
                self.table.clients.add(self)
            chat = await self.lobby.store.run(rows.read_chat(self.table.row.id))
        except StoreGone as error:
            text = f"the database does not answer: {error}. Try again in a moment."
            await self.socket.send_text(wire.error(None, "store", text).decode())
            await self.socket.close(LATER)
            return False
        if chat:
            self.send(wire.encode("chat", lines=[_line(each) for each in chat]))
        if self.table.paused:
            self.send(wire.encode("paused", on=True, seat=None))
        if self.table.wish is not None:
            self.send(wire.encode("wish", seat=self.table.wish))
        self.send(wire.encode("joined", seat=self.seat, n=self.table.number, ref=wish.ref))
        return True

    def send_close(self) -> None:
        """Let what is queued go out, then close."""
        with contextlib.suppress(asyncio.QueueFull):
            self.outbox.put_nowait(None)

    async def write(self) -> None:
        """Send what is queued, in order, straight to the server: this is the hottest path there is."""
        send = self.socket.scope.get(STRAIGHT, self.socket.send)
        try:
            while (message := await self.outbox.get()) is not None:
                await send({"type": "websocket.send", "text": message.decode()})
            await self.socket.close()
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass

    async def obey(self, text: str) -> None:
        """Grant a wish, or say why not; a strange one changes nothing."""
        ref: wire.Ref = None
        try:
            wish = wire.decoder.decode(text)
            ref = wish.ref
            await self.grant(wish)
        except (msgspec.MsgspecError, RecursionError) as error:
            self.send(wire.error(ref, "malformed", str(error)))
        except Refused as error:
            self.send(wire.error(ref, error.code, error.text, **error.more))
        except StoreGone as error:
            text = f"not saved, nothing has changed: {error}. Try again in a moment."
            self.send(wire.error(ref, "store", text))

    async def grant(self, wish: wire.Wish) -> None:
        """Do what is wished, as far as the seat may."""
        table = self.table
        done: dict[str, Any] = {}
        if isinstance(wish, wire.Move):
            self.must_sit()
            done["n"] = await table.move(self.seat, wish.option, wish.at)
            self.lobby.moves += 1
            if self.lobby.bot_to_move(table) is not None:
                self.lobby.wake(table.row.id)
        elif isinstance(wish, wire.Undo | wire.Agree):
            self.must_sit()
            undone = await (
                table.undo(self.seat) if isinstance(wish, wire.Undo) else table.agree(self.seat, wish.yes)
            )
            done = {"n": table.number, "undone": undone}
            self.announce("wish", seat=table.wish)
        elif isinstance(wish, wire.Say):
            await self.say(wish.text)
        elif isinstance(wish, wire.Why):
            done = self.why(wish.option)
        elif isinstance(wish, wire.Describe):
            done["options"] = self.labels()
        elif isinstance(wish, wire.Resign):
            self.must_sit()
            await self.lobby.resign(table, self.seat)
        elif isinstance(wish, wire.Pause):
            self.must_sit()
            if table.paused and not wish.on:
                table.since = time.monotonic()  # the clock begins anew
            table.paused = wish.on
            self.announce("paused", on=wish.on, seat=self.seat)
            self.lobby.wake(table.row.id)
        elif isinstance(wish, wire.Join):
            raise Refused("join", "you have joined already")
        self.send(wire.encode("ok", ref=wish.ref, **done))

    def must_sit(self) -> None:
        """Spectators look on."""
        if self.seat == SPECTATOR:
            raise Refused("spectator", "spectators look on; sit down to play")

    def announce(self, kind: str, **values: Any) -> None:
        """Tell everybody at the table."""
        message = wire.encode(kind, **values)
        for client in self.table.clients:
            client.send(message)

    async def say(self, text: str) -> None:
        """A line of chat, kept and told to all."""
        line = "".join(char for char in text if char.isprintable()).strip()[:500]
        if not line:
            raise Refused("empty", "say something")
        number = await self.lobby.store.run(rows.add_chat(self.table.row.id, self.seat, line))
        told = {"number": number, "seat": self.seat, "text": line, "at": time.time()}
        self.announce("chat", lines=[told])

    def why(self, option: str) -> dict[str, Any]:
        """What an option is, or why it is not open; for those who sit, as it tells what is in their hand."""
        self.must_sit()
        table, seat = self.table, self.seat
        refusal = table.game.explain(table.state, seat, option)
        if refusal is not None:
            return {"refusal": refusal.json()}
        return {"description": table.game.describe(table.state, seat, option).json()}

    def labels(self) -> dict[str, Any]:
        """All open options with label, objects, rules and warning."""
        table = self.table
        return {
            option: table.game.describe(table.state, self.seat, option).json()
            for ask in table.state.asks()
            if ask.seat == self.seat
            for option in ask.options
        }


def _line(row: dict[str, Any]) -> dict[str, Any]:
    return {key: row[key] for key in ("number", "seat", "text", "at")}
