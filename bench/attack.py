"""One hostile client on eight connections against a server, and honest players beside it.

The server is a process of its own, the hostile client another, the honest players are here. All on loopback,
from two addresses (127.0.0.1 and 127.0.0.2). Bounded: each attack lasts as long as it is told to.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import math
import multiprocessing
import socket
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from statistics import quantiles
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from websockets.sync.client import connect

from undercroft import games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.game import Game
from undercroft.engine.record import Session
from undercroft.lab.bench import Benchmark, Measure, Tally, length
from undercroft.lab.serving import serving

LINES = 8  # connections of the hostile client
ADDRESS = "127.0.0.2"
LIMIT = 100.0  # milliseconds that an honest player may have to wait, p95
STRETCH = "at=0&count=500&seat=0&beats=true"
fork = multiprocessing.get_context("fork")


class Field(NamedTuple):
    """What there is to attack: a finished game, a running one with its token, and a long record."""

    url: str
    finished: str
    running: str
    token: str
    record: bytes


Strike = Callable[[http.client.HTTPConnection, Field], int]  # the status of one request


def ask(line: http.client.HTTPConnection, method: str, path: str, content: bytes | None = None) -> int:
    """A request on a line that stays open."""
    line.request(method, path, content, {"accept-encoding": "gzip"})
    answer = line.getresponse()
    answer.read()
    return answer.status


def replay(line: http.client.HTTPConnection, field: Field) -> int:
    """All of a finished game, with its beats."""
    return ask(line, "GET", f"/api/tables/{field.finished}/replay?{STRETCH}")


def log(line: http.client.HTTPConnection, field: Field) -> int:
    """What has happened in a finished game."""
    return ask(line, "GET", f"/api/tables/{field.finished}/log")


def branch(line: http.client.HTTPConnection, field: Field) -> int:
    """A table from the end of a finished game."""
    return ask(line, "POST", f"/api/tables/{field.finished}/branch", b'{"at":100}')


def report(line: http.client.HTTPConnection, field: Field) -> int:
    """A report with the whole game."""
    return ask(line, "POST", f"/api/tables/{field.finished}/report", b'{"text":"odd"}')


def pages(line: http.client.HTTPConnection, field: Field) -> int:
    """The page of the client, or the word that there is none."""
    return ask(line, "GET", "/")


def rules(line: http.client.HTTPConnection, field: Field) -> int:
    """The longest of what is the same for everybody."""
    return ask(line, "GET", "/api/rules/descent?lang=uk")


def listing(line: http.client.HTTPConnection, field: Field) -> int:
    """The tables."""
    return ask(line, "GET", "/api/tables")


def verify(line: http.client.HTTPConnection, field: Field) -> int:
    """The dice of a finished game."""
    return ask(line, "GET", f"/api/tables/{field.finished}/verify")


def tables(line: http.client.HTTPConnection, field: Field) -> int:
    """A table at which bots play among themselves."""
    wish = {"game": "raiders", "seats": [{"kind": "heuristic"}] * 5}
    return ask(line, "POST", "/api/tables", json.dumps(wish).encode())


def records(line: http.client.HTTPConnection, field: Field) -> int:
    """A long record to be played again."""
    return ask(line, "POST", "/api/import", field.record)


STRIKES: dict[str, Strike] = {
    "replay": replay,
    "log": log,
    "branch": branch,
    "report": report,
    "tables": tables,
    "import": records,
    "pages": pages,
    "rules": rules,
    "lobby": listing,
    "verify": verify,
}
WISHES = {
    "survey": '{"do":"survey"}',
    "describe": '{"do":"describe"}',
    "stale": '{"do":"move","option":"nonsense","at":1000000}',
    "pause": '{"do":"pause","on":true}',
}
READERS = "readers"  # those who ask for much and read nothing


class Found(NamedTuple):
    """What came of an attack."""

    sent: int
    answers: Counter[int]  # by status; 0 where the line was cut
    changed: int  # tables with another position than before, of those where nobody has moved
    moves: list[float]  # seconds that honest players waited for their choices
    bots: list[float]  # and for those of bots


def p95(waits: list[float]) -> float:
    """In milliseconds; who could not even choose twice has waited for ever."""
    return quantiles(waits, n=100)[94] * 1e3 if len(waits) > 1 else math.inf


# -- the hostile client ---------------------------------------------------------------------------------


def storm(field: Field, attack: str, seconds: float, told: Any) -> None:
    """Eight connections at once, for so long (runs in its own process)."""
    answers: Counter[int] = Counter()
    end = time.monotonic() + seconds
    work = WORKS[attack]
    threads = [threading.Thread(target=work, args=(field, attack, end, answers)) for _ in range(LINES)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    told.send(dict(answers))


def strike(field: Field, attack: str, end: float, answers: Counter[int]) -> None:
    """One line of HTTP requests."""
    host = urlsplit(field.url)
    while time.monotonic() < end:
        line = http.client.HTTPConnection(
            host.hostname or "", host.port, timeout=30, source_address=(ADDRESS, 0)
        )
        try:
            while time.monotonic() < end:
                status = STRIKES[attack](line, field)
                answers[status] += 1
                if status == 429:
                    time.sleep(0.02)
        except (OSError, http.client.HTTPException):
            answers[0] += 1
        finally:
            line.close()


@contextlib.contextmanager
def table_line(field: Field, **options: Any) -> Iterator[Any]:
    """A WebSocket at the running table, from the hostile address."""
    address = f"{field.url.replace('http', 'ws', 1)}/ws/{field.running}"
    with connect(
        address, compression=None, max_size=None, source_address=(ADDRESS, 0), proxy=None, **options
    ) as line:
        line.send(json.dumps({"do": "join", "token": field.token}))
        yield line


def press(field: Field, attack: str, end: float, answers: Counter[int]) -> None:
    """One line of wishes at a table, some under way at a time."""
    while time.monotonic() < end:
        with contextlib.suppress(Exception), table_line(field) as line:
            while time.monotonic() < end:
                for _ in range(8):
                    line.send(WISHES[attack])
                heard = 0
                while heard < 8:
                    message = json.loads(line.recv(30))
                    if message["is"] in ("ok", "error"):
                        heard += 1
                        answers[200 if message["is"] == "ok" else 429] += 1


def sit_deaf(field: Field, attack: str, end: float, answers: Counter[int]) -> None:
    """Ask for all options again and again, and never read an answer."""
    host = urlsplit(field.url)
    while time.monotonic() < end:
        with (
            contextlib.suppress(OSError),
            socket.create_connection((host.hostname, host.port), 10, source_address=(ADDRESS, 0)) as line,
        ):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.sendall(upgrade(field, f"{host.hostname}:{host.port}"))
            line.sendall(frame(json.dumps({"do": "join", "token": field.token}).encode()))
            while time.monotonic() < end:
                line.sendall(frame(WISHES["describe"].encode()))
                answers[200] += 1
                time.sleep(0.006)
        answers[0] += 1


def upgrade(field: Field, host: str) -> bytes:
    """The head of a request for a WebSocket."""
    return (
        f"GET /ws/{field.running} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dW5kZXJjcm9mdC1iZW5jaA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(content: bytes) -> bytes:
    """A short text frame with an empty mask."""
    return bytes((0x81, 0x80 | len(content))) + b"\0\0\0\0" + content


Work = Callable[[Field, str, float, Counter[int]], None]  # one line, until a time; its answers are counted
WORKS: dict[str, Work] = {
    **dict.fromkeys(STRIKES, strike),
    **dict.fromkeys(WISHES, press),
    READERS: sit_deaf,
}


# -- the honest players -----------------------------------------------------------------------------------


def seated(url: str, seats: list[dict[str, str]], **wish: Any) -> dict[str, Any]:
    """A new table; whoever is asked to come later does."""
    while True:
        try:
            return Lobby(url).make("raiders", seats=seats, **wish)
        except ServerError as error:
            if error.code != "later":
                raise
            time.sleep(error.more.get("retry", 1))


def play_among_people(url: str, end: float, waits: list[float]) -> None:
    """Three people at a table who choose one after another; what each waits for their own choice."""
    while time.monotonic() < end:
        made = seated(url, [{"kind": "human"}] * 3)
        clients = [TableClient(url, made["table"], token) for token in made["tokens"]]
        while time.monotonic() < end and clients[0].view["result"] is None:
            for client in clients:
                asks = [each for each in client.asks if not each["idle"]]
                if asks:
                    began = time.perf_counter()
                    client.wish("move", option=asks[0]["options"][0])
                    waits.append(time.perf_counter() - began)
                    time.sleep(0.01)
                client.wish("ping")
        for client in clients:
            client.close()


def play_among_bots(url: str, end: float, waits: list[float]) -> None:
    """Somebody among bots; how long each bot takes to answer."""
    while time.monotonic() < end:
        seats = [{"kind": "human"}, {"kind": "heuristic"}, {"kind": "heuristic"}]
        made = seated(url, seats, options={"variant": "tactical"})
        with TableClient(url, made["table"], made["tokens"][0]) as client:
            while time.monotonic() < end and client.view["result"] is None:
                asks = [each for each in client.asks if not each["idle"]]
                if asks:
                    client.wish("move", option=asks[0]["options"][0])
                    continue
                began, number = time.perf_counter(), client.n
                while client.n == number and client.view["result"] is None:
                    client.receive(30)
                waits.append(time.perf_counter() - began)


# -- together -----------------------------------------------------------------------------------------------


def prepared(url: str) -> Field:
    """Something to attack."""
    game: Game[Any] = games.get("dungeoneer")
    session = Session.new(game, 2, 5)
    while session.state.result() is None:
        asked = session.state.asks()[0]
        turn = len(session.record.moves) * 7 + 3
        session.apply(asked.seat, asked.options[turn % len(asked.options)])
    save = session.save()
    lobby = Lobby(url)
    finished = lobby.post("/api/import", save)["table"]
    made = lobby.make("dungeoneer", seats=[{"kind": "human"}])
    return Field(url, finished, made["table"], made["tokens"][0], save)


def fought(url: str, attack: str, seconds: float) -> Found:
    """Let one hostile client and two honest tables at a server, after the workers have started."""
    field = prepared(url)
    before = [seen(url, table) for table in (field.finished, field.running)]
    play_among_bots(url, time.monotonic() + 1.0, [])
    heard, told = fork.Pipe(duplex=False)
    enemy = fork.Process(target=storm, args=(field, attack, seconds, told))
    moves: list[float] = []
    bots: list[float] = []
    if attack:
        enemy.start()
    end = time.monotonic() + seconds
    with ThreadPoolExecutor(2) as honest:
        games_played = [
            honest.submit(play_among_people, url, end, moves),
            honest.submit(play_among_bots, url, end, bots),
        ]
    for each in games_played:
        each.result()  # an honest player who was thrown out is a failure, not a short game
    answers: Counter[int] = Counter(heard.recv() if attack else {})
    if attack:
        enemy.join(30)
    after = [seen(url, table) for table in (field.finished, field.running)]
    changed = sum(one != other for one, other in zip(before, after, strict=True))
    return Found(sum(answers.values()), answers, changed, moves, bots)


def seen(url: str, table: str) -> Any:
    """What everybody can see of a table's position."""
    while True:
        try:
            return Lobby(url).get(f"/api/tables/{table}")["view"]
        except ServerError as error:
            if error.code != "later":
                raise
            time.sleep(error.more.get("retry", 1))


def against(attack: str, seconds: float) -> Found:
    """An attack on a server of its own."""
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (url, _):
        return fought(url, attack, seconds)


def measured(attack: str) -> Benchmark:
    """What honest players wait for their choices under an attack; the limit is the yardstick."""

    def measure() -> Measure:
        found = against(attack, length.seconds)
        said = ", ".join(f"{count} x {status}" for status, count in sorted(found.answers.items()))
        wait, bots = p95(found.moves), p95(found.bots)
        words = f"ms p95 of {len(found.moves)} choices, {bots:.0f} of {len(found.bots)} of bots"
        tally = Tally(found.sent, changes=found.changed, p95=wait, bots=bots)
        return Measure(wait, f"{words}; hostile: {said or 'nobody'}", fair=LIMIT, tally=tally)

    return measure


BENCHMARKS: dict[str, Benchmark] = {
    "attack-nobody": measured(""),
    **{f"attack-{name}": measured(name) for name in (*STRIKES, *WISHES, READERS)},
}
