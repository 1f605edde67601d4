"""The server inside the test process: it runs only while the test waits for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from tests.server.party import SPECTATOR, WAIT
from undercroft.client import BOUND, Reader
from undercroft.engine.view import follow
from undercroft.server.bot_workers import think
from undercroft.server.net.app import make_app
from undercroft.server.net.ways import HEAR, WRITE
from undercroft.server.workers import Done, attempt, outcome

T = TypeVar("T")


class InlineBots:
    """Bots that think in the test's own process: no waiting for processes to start."""

    async def choose(
        self, asker: str, game_id: str, bot: str, seed: int, snapshot: dict[str, Any], seat: int
    ) -> Done[str]:
        """The option that a worker process would choose."""
        return Done(think(game_id, bot, seed, snapshot, seat), 0.0)

    def close(self) -> None:
        """Nothing to end."""


class InlineWorkers:
    """Long work in a thread of the test's own process."""

    async def run(self, asker: str, work: Callable[..., T], *args: Any) -> Done[T]:
        """Do the work of a worker process."""
        return outcome(await asyncio.to_thread(attempt, work, args))

    def close(self) -> None:
        """Nothing to end."""


async def no_time(_also: Callable[[], None]) -> None:
    """A clock that never ticks by itself."""
    await asyncio.Event().wait()


class Inside:
    """The application on the test's own event loop: it runs only while the test waits for it."""

    def __init__(self, database: str) -> None:
        self.runner = asyncio.Runner()
        self.app = make_app(database, positions=True, share=0)  # no limits
        self.lobby = self.app.state.lobby
        self.lobby.workers = InlineBots()
        self.lobby.heavy = InlineWorkers()
        self.lobby.keep_time = no_time
        self.life = self.app.router.lifespan_context(self.app)
        self.run(self.life.__aenter__())

    def close(self) -> None:
        """Shut down as the server does."""
        self.run(self.life.__aexit__(None, None, None))
        self.runner.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server run until some work is done, with a time limit."""
        return self.runner.run(asyncio.wait_for(work, WAIT))

    def second(self) -> None:
        """What the server does once a second, without waiting."""
        self.run(self.lobby.tick())

    def rest(self) -> None:
        """Let the bots finish."""
        self.run(self._rest())

    async def _rest(self) -> None:
        while self.lobby.tasks:
            await asyncio.wait(self.lobby.tasks)

    def ask(
        self, method: str, path: str, data: Any = None, token: str = "", **headers: str
    ) -> tuple[int, Any]:
        """An HTTP request, perhaps with a seat's token: status and answer."""
        content = b"" if data is None else json.dumps(data).encode()
        if token:
            headers["authorization"] = f"Bearer {token}"
        return self.run(self._ask(method, path, content, headers))

    async def _ask(
        self, method: str, path: str, content: bytes, headers: dict[str, str] | None = None
    ) -> tuple[int, Any]:
        path, _, query = path.partition("?")
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": content, "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "method": method,
            "path": path,
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in (headers or {}).items()],
        }
        await self.app(scope, receive, send)
        body = b"".join(message.get("body", b"") for message in sent)
        return sent[0]["status"], json.loads(body)

    def sit(
        self, table: str, token: str = "", since: int = -1, known: InsideClient | None = None, **more: Any
    ) -> InsideClient:
        """Join a table; a returning client brings what it knew."""
        client = InsideClient(self, table)
        if known is not None:
            client.view, client.asks, client.n, client.undo = known.view, known.asks, known.n, known.undo
            client.reader.asks = known.asks
        client.send({"do": "join", "token": token, "since": since, **more})
        client.until("joined")
        return client


class InsideClient:
    """A WebSocket to the application inside; follows its view like any client."""

    def __init__(self, inside: Inside, table: str) -> None:
        self.inside = inside
        self.to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.from_app: asyncio.Queue[Any] = asyncio.Queue()
        self.refs = 0
        self.reader = Reader()
        self.messages: list[dict[str, Any]] = []  # all that arrived
        self.view: Any = None
        self.asks: list[dict[str, Any]] = []
        self.n = -1
        self.undo = False
        self.seat = SPECTATOR
        self.paused = False
        self.wanted: int | None = None  # the seat that asks for a choice back
        self.chat: dict[int, tuple[int, str]] = {}  # lines by their number
        scope: dict[str, Any] = {
            "type": "websocket",
            "path": f"/ws/{table}",
            "query_string": b"",
            "headers": [],
        }
        scope[WRITE] = lambda message: self.from_app.put_nowait(
            {"type": "websocket.send", "text": message.decode()}
        )
        self.listener: Callable[[bytes], bool] = lambda _: False
        scope[HEAR] = self.hear
        self.to_app.put_nowait({"type": "websocket.connect"})
        self.task = inside.run(self._start(scope))
        assert inside.run(self.from_app.get())["type"] == "websocket.accept"

    def hear(self, listener: Callable[[bytes], bool]) -> None:
        """Let the application take messages directly, before they are queued."""
        self.listener = listener

    async def _start(self, scope: dict[str, Any]) -> asyncio.Task[None]:
        run: Coroutine[Any, Any, None] = self.inside.app(scope, self.to_app.get, self._take)
        return asyncio.create_task(run)

    async def _take(self, message: Any) -> None:
        self.from_app.put_nowait(message)

    def send(self, message: Any) -> None:
        """Say something."""
        text = message if isinstance(message, str) else json.dumps(message)
        if self.inside.runner.get_loop().is_running():
            self._send(text)
        else:
            self.inside.run(self._said(text))

    async def _said(self, text: str) -> None:
        self._send(text)

    def _send(self, text: str) -> None:
        if not (self.to_app.empty() and self.listener(text.encode(errors="replace"))):
            self.to_app.put_nowait({"type": "websocket.receive", "text": text})

    def receive(self) -> dict[str, Any]:
        """The next message, followed; {"is": "closed"} at the end."""
        raw = self.inside.run(self.from_app.get())
        if raw["type"] == "websocket.close":
            return {"is": "closed", "code": raw["code"]}
        message = self.reader.read(raw["text"])
        self.messages.append(message)
        if message["is"] in ("view", "delta"):
            for event in message.get("events", []):
                self.view = follow(self.view, event.get("set", []))
            whole = message["is"] == "view"
            self.view = message["view"] if whole else follow(self.view, message["set"])
            self.asks = message.get("asks", self.asks)
            self.undo = message.get("undo", self.undo)
            self.n = message["n"]
        elif message["is"] == "asks":
            self.asks, self.undo = message["asks"], message["undo"]
        elif message["is"] == "chat":
            self.chat |= {line["number"]: (line["seat"], line["text"]) for line in message["lines"]}
        elif message["is"] == "joined":
            self.seat = message["seat"]
        elif message["is"] == "paused":
            self.paused = message["on"]
        elif message["is"] == "wish":
            self.wanted = message["seat"]
        return message

    def drain(self) -> None:
        """Follow all messages received so far."""
        while not self.from_app.empty():
            self.receive()

    def until(self, *kinds: str, ref: Any = None) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.receive()
            if message["is"] in kinds and (ref is None or message.get("ref") == ref):
                return message
            assert message["is"] != "closed", message

    def wish(self, do: str, **values: Any) -> dict[str, Any]:
        """Send a wish; returns the answer, granted or not."""
        self.refs += 1
        if do in BOUND:
            values.setdefault("at", self.n)
        self.send({"do": do, "ref": self.refs, **values})
        return self.until("ok", "delta", "error", ref=self.refs)

    def close(self) -> None:
        """Leave."""
        self.to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.inside.run(self._ended())

    async def _ended(self) -> None:
        await self.task
