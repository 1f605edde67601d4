"""Tables to test on: people at a running server, the same game beside it, and the server inside the test."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import tomllib
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.conformance.tables import SCENES, Chooser
from tests.server.serving import Serving
from undercroft import games
from undercroft.client import BOUND, Lobby, ServerError, TableClient
from undercroft.engine.flow import Event
from undercroft.engine.game import Game
from undercroft.engine.record import Record, Session
from undercroft.engine.view import difference, follow
from undercroft.server.app import make_app
from undercroft.server.protocol import WRITE
from undercroft.server.workers import think

WAIT = 20.0  # seconds for anything that should happen at once
MOST_MOVES = 600
SPECTATOR = -1
NO_MOVES = {"joined", "ok", "chat", "clock", "paused", "wish", "seats", "error"}  # nothing of the position
UVICORN_SAYS = "Invalid UTF-8 sequence received"  # of a client's message, as if it were an error
T = TypeVar("T")


@contextlib.contextmanager
def running(folder: Path) -> Iterator[Serving]:
    """A server on a fresh database; whatever it logged as an error is one."""
    with Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder) as server:
        yield server
        assert complaints(server) == []


def complaints(server: Serving) -> list[str]:
    """What the server logged as an error: nothing a client does may lead to one."""
    lines = [json.loads(line) for line in server.said().splitlines() if line.startswith("{")]
    errors = [line for line in lines if line["level"] in ("ERROR", "CRITICAL")]
    return [str(line) for line in errors if not line["says"].startswith(UVICORN_SAYS)]


def scene(name: str, game: str = "raiders", seed: int = 1) -> bytes:
    """A scene of tests/scenes as a save file."""
    spec = tomllib.loads((SCENES / f"{game}.toml").read_text("utf-8"))[name]
    rules: Game[Any] = games.get(game)
    return Session.of(rules, rules.scene({**spec, "seed": seed})).save()


# -- people at a table ----------------------------------------------------------------------------


class Party:
    """The people at one table of a running server, moving one after another."""

    def __init__(self, url: str, made: dict[str, Any]) -> None:
        self.url = url
        self.made = made
        self.id: str = made["table"]
        self.tokens: list[str] = made["tokens"]
        self.seats: dict[int, TableClient] = {}  # those of them who sit
        self.others: list[TableClient] = []  # spectators, and second looks from a seat
        self.chooser = Chooser(1)

    @classmethod
    def new(
        cls, url: str, game: str = "raiders", people: int = 3, bots: int = 0, bot: str = "random", **wish: Any
    ) -> Party:
        """A new table with people at all its seats but the last few."""
        seats = [{"kind": "open"}] * people + [{"kind": bot}] * bots
        party = cls(url, Lobby(url).make(game, seats=seats, **wish))
        for seat in range(people):
            party.sit(seat)
        return party

    @classmethod
    def opened(cls, url: str, save: bytes) -> Party:
        """A table that goes on from a save file, with people at all seats."""
        party = cls(url, Lobby(url).post("/api/import", save))
        for seat in range(len(party.tokens)):
            party.sit(seat)
        return party

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client in self.everybody():
            client.close()

    def sit(self, seat: int) -> TableClient:
        """Sit down for good."""
        self.seats[seat] = TableClient(self.url, self.id, self.tokens[seat])
        assert self.seats[seat].seat == seat
        return self.seats[seat]

    def look(self, seat: int = SPECTATOR) -> TableClient:
        """Watch from a seat, or as a spectator."""
        client = TableClient(self.url, self.id, "" if seat == SPECTATOR else self.tokens[seat])
        self.others.append(client)
        return client

    def everybody(self) -> list[TableClient]:
        """Whoever is there."""
        return [*self.seats.values(), *self.others]

    def catch_up(self, number: int) -> None:
        """Wait until everybody has been told of this log entry."""
        end = time.monotonic() + WAIT
        for client in self.everybody():
            while client.n < number:
                client.receive(max(end - time.monotonic(), 0.001))

    def hear(self, client: TableClient, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        end = time.monotonic() + WAIT
        while True:
            message = client.receive(max(end - time.monotonic(), 0.001))
            if message["is"] == kind:
                return message

    def settle(self) -> None:
        """Everybody has what was sent so far: a ping comes back behind it."""
        for client in self.everybody():
            client.wish("ping")

    def move(self, seat: int, option: str) -> int:
        """A choice that all hear of."""
        client = self.seats[seat]
        number = client.move(option, client.n)
        self.catch_up(number)
        return number

    def to_move(self) -> list[int]:
        """The people who hold the game up."""
        return [seat for seat, client in self.seats.items() if waiting(client)]

    def step(self) -> bool:
        """Somebody makes some choice; False when nobody can any more."""
        seats = self.to_move()
        if not seats:
            return False
        seat = seats[self.chooser.below(len(seats))]
        asks = waiting(self.seats[seat])
        options = [option for ask in asks for option in ask["options"]]
        try:
            self.move(seat, options[self.chooser.below(len(options))])
        except ServerError as error:
            if error.code != "stale":  # a bot was quicker; the client knows by now
                raise
        return True

    def play(self, moves: int = MOST_MOVES) -> Party:
        """Play on to the end, or for so many choices."""
        for _ in range(moves):
            if not self.step() and not self.wait_for_bots():
                return self
        assert moves < MOST_MOVES, "the game does not end"
        return self

    def wait_for_bots(self) -> bool:
        """Let a bot move; False when the game is over."""
        one = next(iter(self.seats.values()))
        if one.view["result"] is not None:
            return False
        number = one.n
        while one.n == number:
            one.receive(WAIT)
        self.catch_up(one.n)
        return True

    def record(self) -> dict[str, Any]:
        """The record of the finished game."""
        record: dict[str, Any] = Lobby(self.url).get(f"/api/tables/{self.id}/record")["record"]
        return record


def waiting(client: TableClient) -> list[dict[str, Any]]:
    """What a client must choose before the game goes on."""
    return [ask for ask in client.asks if not ask["idle"]]


# -- the same game beside it ------------------------------------------------------------------------


class Shadow:
    """A game played again in the test, which may know everything: what each seat may be told, by number."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.record = Record(**{**record, "moves": [(seat, option) for seat, option in record["moves"]]})
        self.game: Game[Any] = games.get(self.record.game)
        self.events: list[list[Event]] = [[]]
        self.views: dict[tuple[int, int], dict[str, Any]] = {}
        session = Session(
            self.game, Record(**{**record, "moves": []}), lambda event: self.events[-1].append(event)
        )
        self.states = [session.state.copy()]
        self.undo: list[int | None] = [None]  # who may take the last choice back without asking
        for seat, option in self.record.moves:
            self.events.append([])
            session.apply(seat, option)
            self.states.append(session.state.copy())
            self.undo.append(seat if session.can_undo() else None)

    def view(self, number: int, seat: int) -> dict[str, Any]:
        """All that the seat may know after so many choices."""
        if (number, seat) not in self.views:
            self.views[number, seat] = self.game.view(
                self.states[number], None if seat == SPECTATOR else seat
            )
        return self.views[number, seat]

    def asks(self, number: int, seat: int) -> list[dict[str, Any]]:
        """What the seat may choose."""
        state = self.states[number]
        return [
            {
                "prompt": self.game.prompt(state, ask).json(),
                "options": list(ask.options),
                "idle": ask.idle(),
            }
            for ask in state.asks()
            if ask.seat == seat
        ]

    def told(self, number: int, seat: int) -> list[dict[str, Any]]:
        """What the seat hears of a choice."""
        heard = [event for event in self.events[number] if event.audience in (None, seat)]
        return [{"id": event.id, "args": event.args} for event in heard]


def check_messages(
    client: TableClient, shadow: Shadow, secrets: Callable[[str, int, int, Shadow], None], last: int = -1
) -> list[int]:
    """Every message of a game follows from what its seat may know; the sizes of its deltas.

    `secrets` looks for what the seat must not know in the bytes; `last` is the last choice that is checked.
    """
    seat, number, sizes = client.seat, -1, []
    last = len(shadow.record.moves) if last < 0 else last
    for raw in client.received:
        message = json.loads(raw)
        if message["is"] in NO_MOVES or message["n"] > last:
            continue
        message.pop("ref", None)  # of the own wish that it answers
        before, number = number, message["n"]
        view, asks = shadow.view(number, seat), shadow.asks(number, seat)
        undo = shadow.undo[number] == seat
        expected = {"is": message["is"], "n": number}
        if message["is"] == "view":
            assert before == -1, "the whole view came once"
            expected |= {"view": view, "asks": asks, "undo": undo}
        else:
            assert number == before + 1
            message["set"].sort(key=json.dumps)
            expected["set"] = sorted(difference(shadow.view(before, seat), view), key=json.dumps)
            if asks != shadow.asks(before, seat):
                expected["asks"] = asks
            if undo != (shadow.undo[before] == seat):
                expected["undo"] = undo
            if shadow.told(number, seat):
                expected["events"] = shadow.told(number, seat)
            sizes.append(len(raw))
        assert message == expected
        secrets(raw.decode(), seat, number, shadow)
    assert number == last
    return sizes


# -- raw sockets ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def raw_socket(url: str, table: str, **options: Any) -> Iterator[ClientConnection]:
    """A WebSocket to a table on which nothing has been said yet."""
    address = f"{url.replace('http', 'ws', 1)}/ws/{table}"
    with connect(address, compression=None, open_timeout=WAIT, close_timeout=2, **options) as socket:
        yield socket


def until_closed(socket: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """What the server still says before it closes, and the code it closes with."""
    said: list[dict[str, Any]] = []
    end = time.monotonic() + WAIT
    try:
        while True:
            said.append(json.loads(socket.recv(max(end - time.monotonic(), 0.001))))
    except ConnectionClosed as closed:
        return said, closed.rcvd.code if closed.rcvd is not None else 1006


# -- the server inside the test --------------------------------------------------------------------


class InlineBots:
    """Bots that think in the test's own process: no waiting for processes to start."""

    async def choose(self, game_id: str, bot: str, seed: int, snapshot: dict[str, Any], seat: int) -> str:
        """The option that a worker process would choose."""
        return think(game_id, bot, seed, snapshot, seat)

    def close(self) -> None:
        """Nothing to end."""


class Inside:
    """The application on an event loop of the test's own: it moves only while the test waits for it."""

    def __init__(self, database: str) -> None:
        self.runner = asyncio.Runner()
        self.app = make_app(database)
        self.lobby = self.app.state.lobby
        self.lobby.workers = InlineBots()
        self.life = self.app.router.lifespan_context(self.app)
        self.run(self.life.__aenter__())

    def close(self) -> None:
        """Shut down as the server does."""
        self.run(self.life.__aexit__(None, None, None))
        self.runner.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Let the server go on until some work is done, but not for long."""
        return self.runner.run(asyncio.wait_for(work, WAIT))

    def rest(self) -> None:
        """Let the bots finish."""
        self.run(self._rest())

    async def _rest(self) -> None:
        while self.lobby.tasks:
            await asyncio.wait(self.lobby.tasks)

    def ask(self, method: str, path: str, data: Any = None) -> tuple[int, Any]:
        """An HTTP request: status and answer."""
        return self.run(self._ask(method, path, b"" if data is None else json.dumps(data).encode()))

    async def _ask(self, method: str, path: str, content: bytes) -> tuple[int, Any]:
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
            "headers": [],
        }
        await self.app(scope, receive, send)
        body = b"".join(message.get("body", b"") for message in sent)
        return sent[0]["status"], json.loads(body)

    def sit(self, table: str, token: str = "", since: int = -1) -> InsideClient:
        """Join a table."""
        client = InsideClient(self, table)
        client.send({"do": "join", "token": token, "since": since})
        client.until("joined")
        return client


class InsideClient:
    """A WebSocket to the application inside; follows its view like any client."""

    def __init__(self, inside: Inside, table: str) -> None:
        self.inside = inside
        self.to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.from_app: asyncio.Queue[Any] = asyncio.Queue()
        self.refs = 0
        self.view: Any = None
        self.asks: list[dict[str, Any]] = []
        self.n = -1
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
        self.to_app.put_nowait({"type": "websocket.connect"})
        self.task = inside.run(self._start(scope))
        assert inside.run(self.from_app.get())["type"] == "websocket.accept"

    async def _start(self, scope: dict[str, Any]) -> asyncio.Task[None]:
        run: Coroutine[Any, Any, None] = self.inside.app(scope, self.to_app.get, self._take)
        return asyncio.create_task(run)

    async def _take(self, message: Any) -> None:
        self.from_app.put_nowait(message)

    def send(self, message: Any) -> None:
        """Say something."""
        text = message if isinstance(message, str) else json.dumps(message)
        self.to_app.put_nowait({"type": "websocket.receive", "text": text})

    def receive(self) -> dict[str, Any]:
        """The next message, followed; {"is": "closed"} at the end."""
        raw = self.inside.run(self.from_app.get())
        if raw["type"] == "websocket.close":
            return {"is": "closed", "code": raw["code"]}
        message: dict[str, Any] = json.loads(raw["text"])
        if message["is"] in ("view", "delta"):
            whole = message["is"] == "view"
            self.view = message["view"] if whole else follow(self.view, message["set"])
            self.asks = message.get("asks", self.asks)
            self.n = message["n"]
        elif message["is"] == "chat":
            self.chat |= {line["number"]: (line["seat"], line["text"]) for line in message["lines"]}
        elif message["is"] == "joined":
            self.seat = message["seat"]
        elif message["is"] == "paused":
            self.paused = message["on"]
        elif message["is"] == "wish":
            self.wanted = message["seat"]
        return message

    def until(self, *kinds: str, ref: Any = None) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.receive()
            if message["is"] in kinds and (ref is None or message.get("ref") == ref):
                return message
            assert message["is"] != "closed", message

    def wish(self, do: str, **values: Any) -> dict[str, Any]:
        """Send a wish; the answer, granted or not."""
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
