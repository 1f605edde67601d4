"""The table server under load: tables of four over real WebSockets, durable commits, loopback only.

The load comes from this process, the server is another one. Bounded: TABLES tables, SECONDS seconds.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

import msgspec

from undercroft.client import Lobby
from undercroft.lab.bench import Benchmark, Measure
from undercroft.lab.serving import serving

TABLES, SEATS, SECONDS = 200, 4, 20.0
IDLE = 5000
UNLIMITED = ("--share", "0")  # all of this load comes from one address
DECODE = msgspec.json.Decoder()


class Round:
    """The players of a table who choose one after another: one choice is under way at a time."""

    def __init__(self, one_by_one: bool) -> None:
        self.one_by_one = one_by_one
        self.players: list[Player] = []
        self.busy = False

    def go_on(self) -> None:
        """Let whoever is asked choose; one by one, if that is the way here."""
        for player in self.players:
            if player.waiting is not None and not (self.busy and self.one_by_one):
                self.busy = True
                player.answer()


class Player(asyncio.Protocol):
    """A seat that answers every ask at once with its first option, and takes the time.

    A WebSocket client with nothing to spare, so that the load costs less than the server it measures:
    the server's frames come whole, unmasked and unfragmented; ours carry an empty mask.
    """

    def __init__(self, round: Round, host: str, path: str, token: str, beats: bool) -> None:
        self.round = round
        self.hello = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.hello += "Sec-WebSocket-Key: dW5kZXJjcm9mdC1iZW5jaA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        self.token = token
        self.beats = beats
        self.buffer = b""
        self.upgraded = False
        self.sent: list[float] = []  # by the ref of the choice
        self.waits: list[float] = []
        self.sizes: list[int] = []
        self.firsts: list[str] = []  # the first option of each ask
        self.asked: str | None = None  # that of the one which must be answered
        self.waiting: str | None = None  # the answer that is held back
        self.n = -1  # the position that was told last
        self.started = False
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """The end of the game for this seat."""
        if not self.over.done():
            self.over.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take the frames apart."""
        self.buffer += data
        if not self.upgraded:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head, head
            self.upgraded, self.buffer = True, rest
            beats = ',"beats":true' if self.beats else ""
            self.send(f'{{"do":"join","token":"{self.token}"{beats}}}'.encode())
        while (frame := self.frame()) is not None:
            self.read(frame)

    def frame(self) -> bytes | None:
        """The next whole frame in the buffer."""
        have = len(self.buffer)
        if have < 2:
            return None
        size, start = self.buffer[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if have < start:
                return None
            size = int.from_bytes(self.buffer[2:start], "big")
        if have < start + size:
            return None
        text = self.buffer[0] == 0x81  # nothing is said by a ping
        content, self.buffer = self.buffer[start : start + size], self.buffer[start + size :]
        return content if text else b""

    def send(self, content: bytes) -> None:
        """One small text frame."""
        size = len(content)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + content)

    def start(self) -> None:
        """Go on from here."""
        self.started = True
        self.round.go_on()

    def answer(self) -> None:
        """Choose, and start the watch."""
        wish = f'{{"do":"move","option":"{self.waiting}","at":{self.n},"ref":{len(self.sent)}}}'
        self.send(wish.encode())
        self.sent.append(time.perf_counter())
        self.waiting = None

    def read(self, text: bytes) -> None:
        """Note times and sizes; answer asks."""
        if not text.startswith(b"{"):
            return
        message = DECODE.decode(text)
        kind = message["is"]
        if kind == "delta":
            self.sizes.append(len(text))
        if kind in ("view", "delta"):
            self.n = message["n"]
        if "ref" in message and message["ref"] is not None:
            assert kind == "delta", message
            self.waits.append(time.perf_counter() - self.sent[message["ref"]])
            self.round.busy = False
        asks = message.get("asks")
        if asks is not None:
            self.firsts = [self.first(place, ask) for place, ask in enumerate(asks)]
            holding = [first for first, ask in zip(self.firsts, asks, strict=True) if not ask.get("idle")]
            self.asked = holding[0] if holding else None
        if asks is not None or "ref" in message:  # a choice may leave the same one open
            self.waiting = self.asked
        if self.started:
            self.round.go_on()
        if ended(message):
            self.transport.close()

    def first(self, place: int, ask: dict[str, Any]) -> str:
        """The first option of an ask; what is left out is as before."""
        return str(ask["options"][0]).partition(" ")[0] if "options" in ask else self.firsts[place]


def ended(message: dict[str, Any]) -> bool:
    """Whether a message tells the result of the game, with an event or after the last one."""
    changes = [message.get("set", []), *(event[2] for event in message.get("events", ()) if len(event) > 2)]
    return any("result" in each for each in changes)


class Kind(NamedTuple):
    """What is played at the tables, and how many there are."""

    game: str
    seats: int
    options: dict[str, Any]
    tables: int


BASIC = Kind("raiders", SEATS, {"variant": "basic"}, TABLES)
TACTICAL = Kind("raiders", SEATS, {"variant": "tactical"}, TABLES)
DUNGEONEER = Kind("dungeoneer", SEATS, {}, TABLES)
DESCENT = Kind("descent", 5, {}, 50)


async def seated(lobby: Lobby, kind: Kind, one_by_one: bool, beats: bool) -> list[Player]:
    """A new table with a player on each seat."""
    host = lobby.url.removeprefix("http://")
    address, port = host.split(":")
    wish = {"seats": [{"kind": "human"}] * kind.seats, "options": kind.options}
    made = await asyncio.to_thread(lobby.make, kind.game, **wish)
    round = Round(one_by_one)
    path = f"/ws/{made['table']}"
    round.players = [Player(round, host, path, token, beats) for token in made["tokens"]]
    for player in round.players:
        await asyncio.get_running_loop().create_connection(partial(lambda p: p, player), address, int(port))
    return round.players


async def drive(
    lobby: Lobby, pid: int, kind: Kind, one_by_one: bool, seconds: float, beats: bool
) -> tuple[list[Player], float, float]:
    """Sit everybody down, then let all tables play at once; the players, the time, the server's work."""
    players = [player for _ in range(kind.tables) for player in await seated(lobby, kind, one_by_one, beats)]
    await asyncio.sleep(0.5)
    began, worked = time.perf_counter(), processor(pid)
    for player in players:
        player.start()
    await asyncio.wait([player.over for player in players], timeout=seconds)
    spent, worked = time.perf_counter() - began, processor(pid) - worked
    for player in players:
        player.transport.close()
    return players, spent, worked


def loaded(kind: Kind, one_by_one: bool, beats: bool = False, seconds: float = SECONDS) -> dict[str, Any]:
    """Drive the server and count."""
    with tempfile.TemporaryDirectory() as folder, serving(folder, *UNLIMITED) as (url, pid):
        before = resident(pid)
        driven = drive(Lobby(url), pid, kind, one_by_one, seconds, beats)
        players, spent, worked = asyncio.run(driven)
        waits = [wait for player in players for wait in player.waits]
        cuts = quantiles(waits, n=100)
        return {
            "moves": len(waits),
            "rate": len(waits) / spent,
            "cost": worked / len(waits) * 1e6,
            "p50": cuts[49] * 1e3,
            "p95": cuts[94] * 1e3,
            "p99": cuts[98] * 1e3,
            "delta": median(size for player in players for size in player.sizes),
            "kib": (resident(pid) - before) / 1024 / kind.tables,
        }


def processor(pid: int) -> float:
    """The processor time of a process so far, in seconds."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def moves(kind: Kind, one_by_one: bool, beats: bool = False) -> Benchmark:
    """Moves a second over 200 tables of four (Descent: 50 of five), each acknowledged after a durable commit.

    In the tactical variant one seat of a table is to move at a time; in the basic one all four are, and
    choose one by one (200 choices are under way at a time, as in a game of turns) or all at once (800).
    With beats everybody is shown one event after another, as in the browser.
    """

    def measure() -> Measure:
        found = loaded(kind, one_by_one, beats)
        words = "moves/s, {moves} moves, p50 {p50:.0f} p95 {p95:.0f} p99 {p99:.0f} ms, {cost:.0f} µs each, "
        words += "median delta {delta:.0f} bytes, {kib:.0f} KiB a table"
        return Measure(found["rate"], words.format(**found), fair=1900.0)  # boardgame.io in memory

    return measure


def idle() -> Measure:
    """The memory of a server that holds 5,000 tables with nobody at them; the yardstick is 1 GiB."""
    with tempfile.TemporaryDirectory() as folder, serving(folder, *UNLIMITED) as (url, pid):
        lobby = Lobby(url)
        for _ in range(IDLE):
            lobby.make("raiders", seats=[{"kind": "human"}] * SEATS)
        live = lobby.get("/health")["tables"]
        return Measure(resident(pid) / 2**20, f"MiB with {live} idle tables", fair=1024.0)


BENCHMARKS: dict[str, Benchmark] = {
    "server-moves": moves(BASIC, one_by_one=True),
    "server-moves-tactical": moves(TACTICAL, one_by_one=True),
    "server-moves-beats": moves(BASIC, one_by_one=True, beats=True),
    "server-moves-tactical-beats": moves(TACTICAL, one_by_one=True, beats=True),
    "server-moves-dungeoneer": moves(DUNGEONEER, one_by_one=True),
    "server-moves-descent": moves(DESCENT, one_by_one=True),
    "server-moves-at-once": moves(BASIC, one_by_one=False),
    "server-idle-tables": idle,
}
