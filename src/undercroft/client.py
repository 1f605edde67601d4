"""A client of the table server: the same protocol that the browser speaks, for programs and tests."""

from __future__ import annotations

import contextlib
import itertools
import json
import secrets
import urllib.error
import urllib.request
from http.client import HTTPException
from ipaddress import ip_address
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from undercroft.engine.shorthand import Incomplete, Shorthand
from undercroft.engine.view import follow
from undercroft.server.wire.version import WIRE

BOUND = ("move", "undo", "agree")  # wishes that are meant for one position and no other


class ServerError(RuntimeError):
    """The server did not grant a wish: `code` for programs, the text for people."""

    def __init__(self, code: str, text: str, more: dict[str, Any] | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.more = more or {}


def refusal(said: bytes | bytearray | None, otherwise: str) -> ServerError:
    """What the server says in an answer that refuses a request, if it says anything."""
    try:
        told = json.loads(said or b"")
        return ServerError(told["code"], told["text"], told)
    except (ValueError, KeyError, TypeError):
        return ServerError("refused", otherwise)


def on_this_machine(url: str) -> bool:
    """Whether a server is on the machine itself, where no proxy leads."""
    host = urlsplit(url).hostname or ""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:  # a name
        return False


class Lobby:
    """The HTTP side of a server."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        proxies: dict[str, str] | None = {} if on_this_machine(url) else None
        self.open = urllib.request.build_opener(urllib.request.ProxyHandler(proxies)).open

    def get(self, path: str, token: str = "") -> Any:
        """Ask for something, perhaps as the holder of a seat's token."""
        return self._ask(path, token=token)

    def post(self, path: str, data: Any) -> Any:
        """Send something."""
        content = data if isinstance(data, bytes) else json.dumps(data).encode()
        return self._ask(path, content)

    def _ask(self, path: str, content: bytes | None = None, token: str = "") -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        try:
            asked = urllib.request.Request(self.url + path, content, headers)
            with self.open(asked, timeout=30) as answer:
                return json.loads(answer.read())
        except urllib.error.HTTPError as error:
            try:
                said = error.read()
            except (OSError, HTTPException):
                said = b""
            raise refusal(said, str(error)) from error
        except (OSError, HTTPException, ValueError) as error:  # also an answer that was cut short
            why = getattr(error, "reason", error)
            raise ServerError("unreachable", f"{self.url} does not answer: {why}") from error

    def make(self, game: str, **wish: Any) -> dict[str, Any]:
        """A new table."""
        made: dict[str, Any] = self.post("/api/tables", {"game": game, **wish})
        return made

    def claim(self, table: str, token: str, name: str = "") -> str:
        """Sit down with an invitation; the token that opens the seat from now on."""
        fresh: str = self.post(f"/api/tables/{table}/claim", {"token": token, "name": name})["token"]
        return fresh

    def sit(self, table: str, token: str = "", since: int = -1, **more: Any) -> TableClient:
        """Watch a table from the seat that a token opens."""
        return TableClient(self.url, table, token, since, **more)


class Reader:
    """Reads what a table sends: what is told in short is spelled out."""

    def __init__(self) -> None:
        self.short = Shorthand("")
        self.asks: list[dict[str, Any]] = []  # what was asked last

    def read(self, raw: bytes | str) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = msgspec.json.decode(raw)
        if message["is"] == "names":
            self.short = Shorthand(message["game"])
            self.short.call(message["names"])
        if message["is"] in ("view", "delta", "asks"):
            message = self.short.read(message, self.asks)
            self.asks = message.get("asks", self.asks)
        return message


class TableClient:
    """One seat at one table: follows its view and sends choices."""

    def __init__(
        self,
        url: str,
        table: str,
        token: str = "",
        since: int = -1,
        view: Any = None,
        beats: bool = False,
        stops: dict[str, Any] | None = None,
    ) -> None:
        self.address = url.replace("http", "ws", 1) + f"/ws/{table}"
        self.token = token
        self.beats = beats  # events come with what changed with each, options with what they are
        self.stops = stops  # where to be asked; None: wherever the rules let the seat act
        self.view: Any = view
        self.events: list[dict[str, Any]] = []
        self.chat: list[dict[str, Any]] = []
        self.dice: dict[str, Any] = {}  # where they come from: commitment, shares
        self.n = since
        self.seat = -1
        self.places = 1  # where the seat is open now, as far as is known
        self.taken_back = 0  # how often across a roll or a secret
        self.refs = itertools.count(1)
        self.reader = Reader()
        self.received: list[bytes] = []  # every message as it came, for tests
        self.socket = self._connect()

    @property
    def asks(self) -> list[dict[str, Any]]:
        """What the seat is asked."""
        return self.reader.asks

    @asks.setter
    def asks(self, asks: list[dict[str, Any]]) -> None:
        self.reader.asks = asks

    def _connect(self) -> ClientConnection:
        try:
            # Entered here and left by close(): that is how the library wants it.
            # Whoever leaves with messages unread would wait for the goodbye behind them.
            socket = connect(
                self.address,
                proxy=None if on_this_machine(self.address) else True,
                open_timeout=30,
                close_timeout=1,
                compression=None,
                max_size=None,
            ).__enter__()
        except InvalidStatus as error:  # the server says why
            raise refusal(error.response.body, str(error)) from error
        except (OSError, WebSocketException) as error:
            raise ServerError("unreachable", f"{self.address} does not answer: {error}") from error
        self.socket = socket
        try:
            with contextlib.suppress(ServerError):  # a server that closes at once has said why
                join = {"do": "join", "wire": WIRE, "token": self.token, "since": self.n}
                self._send({**join, "beats": self.beats, "stops": self.stops})
            while True:
                message = self.receive(30)
                if message["is"] == "joined":
                    return socket
                if message["is"] == "error":
                    raise ServerError(message["code"], message["text"])
        except TimeoutError as error:
            socket.close()
            raise ServerError("unreachable", f"{self.address} does not answer") from error
        except ServerError:
            socket.close()
            raise

    def _send(self, message: dict[str, Any]) -> None:
        try:
            self.socket.send(json.dumps(message))
        except ConnectionClosed as error:
            raise ServerError("closed", f"the server closed the connection: {error}") from error

    def reconnect(self) -> None:
        """Come back and catch up with what was missed."""
        self.close()
        self.socket = self._connect()

    def receive(self, timeout: float | None = None) -> dict[str, Any]:
        """The next message, already followed."""
        try:
            text = self.socket.recv(timeout)
        except ConnectionClosed as error:
            raise ServerError("closed", f"the server closed the connection: {error}") from error
        raw = text.encode() if isinstance(text, str) else text
        self.received.append(raw)
        try:
            message = self.reader.read(raw)
        except Incomplete as error:
            self.n = -1  # whoever comes back is shown the whole table
            raise ServerError("incomplete", "an ask leaves out what was not asked before") from error
        self._follow(message)
        return message

    def _follow(self, message: dict[str, Any]) -> None:
        if message["is"] == "view":
            self.view, self.n = message["view"], message["n"]
        elif message["is"] == "delta":
            for event in message.get("events", []):
                self.view = follow(self.view, event.pop("set", []))
                self.events.append(event)
            self.view = follow(self.view, message["set"])
            self.n = message["n"]
        elif message["is"] == "joined":  # also when a bot has taken the seat
            self.seat = message["seat"]
        elif message["is"] == "dice":
            self.dice = message
        elif message["is"] == "rules":
            whole = "yes" if message["whole"] else "no"
            args = {name: message[name] for name in ("before", "now", "again")}
            self.events.append({"id": "rules-carried", "args": {**args, "whole": whole}})
        elif message["is"] == "taken-back":
            self.taken_back = message["count"]
        elif message["is"] == "arrival":
            self.places = message["count"]
        elif message["is"] == "chat":
            known = {line["number"] for line in self.chat}  # whoever comes back is told the last lines again
            self.chat += [line for line in message["lines"] if line["number"] not in known]

    def wish(self, do: str, **values: Any) -> dict[str, Any]:
        """Send a wish and wait for its answer; one about the game is meant for the position known here."""
        ref = next(self.refs)
        if do in BOUND:
            values.setdefault("at", self.n)
        self._send({"do": do, "ref": ref, **values})
        while True:
            message = self.receive(60)
            if message.get("ref") == ref and message["is"] in ("ok", "delta"):
                return message
            if message["is"] == "error" and message.get("ref") in (ref, None):  # None: it ends the connection
                raise ServerError(message["code"], message["text"], message)

    def move(self, option: str, at: int | None = None) -> int:
        """Choose an option; its log number once it is safe."""
        answer = self.wish("move", option=option, at=self.n if at is None else at)
        return int(answer["n"])

    def stop_at(self, stops: dict[str, Any] | None) -> None:
        """Be asked only there from now on, and wherever it matters."""
        self.stops = stops
        self.wish("stops", stops=stops)

    def add_luck(self) -> str:
        """Add random digits to the dice of the table, if they are still gathered; the digits, or ""."""
        if not self.dice.get("gathers") or self.seat in [share["seat"] for share in self.dice["shares"]]:
            return ""
        digits = secrets.token_hex(16)
        try:
            self.wish("luck", digits=digits)
        except ServerError as error:
            if error.code not in ("luck", "stale"):  # others began, or were quicker
                raise
            return ""
        return digits

    def close(self) -> None:
        """Leave."""
        self.socket.close()

    def __enter__(self) -> TableClient:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
