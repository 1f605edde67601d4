"""The shortcuts of the WebSocket protocol: however frames are split, the answers are the same."""

from __future__ import annotations

import contextlib
import itertools
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from bench.attack_kills import wait_until
from tests.server.party import WAIT
from tests.server.running import raw_socket
from undercroft.client import Lobby, ServerError
from undercroft.server.net import protocol
from undercroft.server.net.app import make_app
from undercroft.server.net.frames import frame_ends, may_begin_frame
from undercroft.server.net.protocol import RequestProtocol, TableProtocol
from undercroft.server.rate_limits import Limiter
from undercroft.server.tables.audience import Audience

PING, PONG, CLOSE = 0x89, 0x8A, 0x88
MASK = b"\x01\x02\x03\x04"
HEAD = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dW5kZXJjcm9mdC10ZXN0cw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(content: bytes, first: int = 0x81, mask: bytes = MASK) -> bytes:
    """A frame as a client sends it."""
    size = len(content)
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))


class Server:
    """The application on a thread of this process, where a test can get at it."""

    def __init__(self, database: str) -> None:
        self.app = make_app(database)
        config = uvicorn.Config(
            self.app,
            port=0,
            http=RequestProtocol,
            ws=TableProtocol,
            ws_per_message_deflate=False,
            ws_max_size=65536,
            log_config=None,
        )
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run)
        self.thread.start()
        end = time.monotonic() + WAIT
        while not self.server.started:
            assert time.monotonic() < end
            time.sleep(0.01)
        self.address = self.server.servers[0].sockets[0].getsockname()
        self.lobby = Lobby(f"http://{self.address[0]}:{self.address[1]}")
        self.table = self.lobby.make("one-card")["table"]

    def close(self) -> None:
        """Shut down."""
        self.server.should_exit = True
        self.thread.join(WAIT)
        assert not self.thread.is_alive()

    @contextlib.contextmanager
    def line(self) -> Iterator[Line]:
        """A bare connection that has joined the table as a spectator."""
        with contextlib.closing(Line(self.address, self.table)) as line:
            line.join()
            yield line


class Line:
    """A WebSocket by hand."""

    def __init__(self, address: tuple[str, int], table: str) -> None:
        self.socket = socket.create_connection(address, WAIT)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""
        self.send(HEAD.format(path=f"/ws/{table}", host=f"{address[0]}:{address[1]}").encode())
        while b"\r\n\r\n" not in self.buffer:
            self.more()
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert b" 101 " in head

    def join(self) -> None:
        """Become a spectator."""
        self.send(frame(b'{"do":"join"}'))
        while json.loads(self.read())["is"] != "joined":
            pass

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def send(self, data: bytes) -> None:
        """Bytes, as they are."""
        self.socket.sendall(data)

    def more(self) -> None:
        """Wait for more bytes."""
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("closed")
        self.buffer += data

    def drain(self) -> None:
        """Read until the end."""
        while True:
            self.more()

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its first byte and its content."""
        while len(self.buffer) < 2:
            self.more()
        size, start = self.buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            while len(self.buffer) < start:
                self.more()
            size = int.from_bytes(self.buffer[2:start], "big")
        while len(self.buffer) < start + size:
            self.more()
        first, content = self.buffer[0], self.buffer[start : start + size]
        self.buffer = self.buffer[start + size :]
        return first, content

    def read(self) -> bytes:
        """The content of the next text."""
        first, content = self.frame()
        assert first == 0x81, (first, content)
        return content

    def answers(self, count: int) -> list[Any]:
        """The refs of the next `count` answers, and the contents of pongs."""
        found: list[Any] = []
        while len(found) < count:
            first, content = self.frame()
            found.append(content if first == PONG else json.loads(content).get("ref"))
        return found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all these tests."""
    folder: Path = tmp_path_factory.mktemp("protocol")
    server = Server(f"sqlite:///{folder / 'tables.sqlite'}")
    yield server
    server.close()


def wish(ref: str) -> bytes:
    return json.dumps({"do": "ping", "ref": ref}).encode()


FRAMES = st.lists(
    st.one_of(
        st.text("abc\u0416", max_size=40).map(lambda ref: [(frame(wish("r" + ref)), "r" + ref)]),
        st.text("xyz", min_size=120, max_size=300).map(lambda ref: [(frame(wish(ref)), ref)]),
        st.binary(min_size=1, max_size=10).map(lambda content: [(frame(content, PING), content)]),
        st.text("pq", max_size=30).map(
            lambda ref: [
                (frame(wish("f" + ref)[:9], 0x01), None),  # a message in two fragments, a ping between them
                (frame(b"hi", PING), b"hi"),
                (frame(wish("f" + ref)[9:], 0x80), "f" + ref),
            ]
        ),
    ),
    min_size=1,
    max_size=6,
).map(lambda groups: [each for group in groups for each in group])


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(frames=FRAMES, cuts=st.lists(st.integers(0, 2000), max_size=8))
def test_frames_are_answered_alike_in_whatever_pieces_they_come(
    server: Server, frames: list[tuple[bytes, Any]], cuts: list[int]
) -> None:
    data = b"".join(each for each, _ in frames)
    expected = [answer for _, answer in frames if answer is not None]
    places = sorted({cut % len(data) for cut in cuts} | {0, len(data)})
    with server.line() as line:
        for start, end in itertools.pairwise(places):
            line.send(data[start:end])
            time.sleep(0.001)
        assert sorted(map(repr, line.answers(len(expected)))) == sorted(map(repr, expected))


@given(contents=st.lists(st.binary(max_size=300), max_size=5), cut=st.integers(0, 20))
def test_the_ends_of_whole_frames_are_found(contents: list[bytes], cut: int) -> None:
    frames = [frame(content) for content in contents]
    data = b"".join(frames)
    ends = [sum(map(len, frames[:count])) for count in range(len(frames) + 1)]
    assert frame_ends(data, 5) == ends
    assert frame_ends(data, 2) == ends[:4], "one more than may come, to see that it does"
    shorter = data[: max(len(data) - cut, 0)]
    assert frame_ends(shorter, 5) == [end for end in ends if end <= len(shorter)]
    assert may_begin_frame(shorter[frame_ends(shorter, 5)[-1] :], 300)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x05hello!", 1002),  # not masked
        (frame(b"\xff\xfe"), 1007),  # not UTF-8
        (frame(b"{}", 0xF1), 1002),  # reserved bits
        (frame(b"{}", 0x83), 1002),  # no such kind
        (b"\x81\xff" + (2**40).to_bytes(8, "big"), 1009),  # too large, as its head says
    ],
)
def test_a_broken_frame_ends_the_connection(server: Server, data: bytes, code: int) -> None:
    with server.line() as line:
        line.send(data)
        first, content = line.frame()
    assert (first, int.from_bytes(content[:2], "big")) == (CLOSE, code)


def test_a_flood_of_connections_is_answered_with_429_and_clients_say_so(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server.app.state.door, "limiter", Limiter(rate=0.001, burst=3))
    with server.line(), server.line(), server.line():
        with pytest.raises(InvalidStatus) as caught, raw_socket(server.lobby.url, server.table):
            pass
        assert caught.value.response.status_code == 429
        assert json.loads(caught.value.response.body or b"")["code"] == "flood"
        with pytest.raises(ServerError, match="too many connections") as refused:
            server.lobby.sit(server.table)
        assert refused.value.code == "flood"
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_client_that_sends_without_listening_is_heard_in_full(server: Server) -> None:
    """Reading pauses when a client has many wishes waiting, and goes on."""
    with server.line() as line:
        line.send(b"".join(frame(wish(f"w{number}")) for number in range(100)))
        assert line.answers(100) == [f"w{number}" for number in range(100)]


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(frame(b"", PING) * 20_000, id="pings"),
        pytest.param(frame(b"", PONG) * 20_000, id="pongs"),
        pytest.param(frame(b"{", 0x01) + frame(b"", 0x00) * 20_000, id="parts of nothing"),
        pytest.param(frame(b"") * 20_000, id="texts of nothing"),
    ],
)
def test_a_flood_of_tiny_frames_ends_its_connection_and_holds_up_nobody(
    server: Server, data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    handled = 0
    handle = TableProtocol.handle_events

    def count(self: TableProtocol) -> None:
        nonlocal handled
        handled += 1
        handle(self)

    monkeypatch.setattr(TableProtocol, "handle_events", count)
    with server.line() as other, server.line() as line:
        with contextlib.suppress(ConnectionError):
            line.send(data)
        with pytest.raises(ConnectionError):
            line.drain()
        other.send(frame(wish("still here")))
        assert other.answers(1) == ["still here"]
    assert handled < 1000


def test_what_a_flood_brings_after_its_end_is_not_even_read(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the server would spend its last moments discarding gigabytes."""
    read = 0
    receive = TableProtocol.data_received

    def count(self: TableProtocol, data: bytes) -> None:
        nonlocal read
        read += len(data)
        receive(self, data)

    monkeypatch.setattr(TableProtocol, "data_received", count)
    with server.line() as line, contextlib.suppress(OSError):
        for _ in range(5_000):
            line.send(frame(b"") * 5_000)
    assert read < 4_000_000


@contextlib.contextmanager
def beside_the_deaf(server: Server) -> Iterator[tuple[Audience, Callable[[], None]]]:
    """A client that never reads, one that does, and a function that sends more to both."""
    with server.line() as deaf, server.line() as other:
        audience = server.app.state.lobby.live[server.table].audience
        wait_until(lambda: len(audience.clients) == 2, "those of earlier tests to have left")
        loop = server.server.servers[0].get_loop()
        message = json.dumps({"is": "chat", "lines": ["x" * 60_000]}).encode()

        def say() -> None:
            loop.call_soon_threadsafe(audience.announce, message)
            assert other.read() == message

        yield audience, say
        with pytest.raises(ConnectionError):
            deaf.drain()
        other.send(frame(wish("still here")))
        assert other.answers(1) == ["still here"]


def test_whoever_never_listens_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a slow client leaves unread is kept up to a limit; then it has to come back and catch up."""
    monkeypatch.setattr(protocol, "MOST_BEHIND", 200_000)
    with beside_the_deaf(server) as (audience, say):
        heard = 0
        while len(audience.clients) == 2 and heard < 200:
            say()
            heard += 1
        assert heard < 200, "the deaf one was let go"


def test_whoever_reads_too_little_for_too_long_is_let_go(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even one who stays below the limit: unread data is not kept for minutes."""
    monkeypatch.setattr(protocol, "MOST_BEHIND", 2**40)
    monkeypatch.setattr(protocol, "MOST_BEHIND_SECONDS", 0.3)
    with beside_the_deaf(server) as (audience, say):
        for _ in range(150):
            say()
        wait_until(lambda: len(audience.clients) == 1, "the deaf one to be let go")


def test_an_answer_that_is_not_read_is_not_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "MOST_BEHIND_SECONDS", 0.3)
    asked = b"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.create_connection(server.address, WAIT) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connections = server.server.server_state.connections
        before = len(connections)
        deaf.sendall(asked * 400)
        wait_until(lambda: len(connections) < before + 1, "the end of the line")


@pytest.mark.parametrize(
    ("said", "seconds"),  # enough of them where something must be said before they are over
    [(b"", 0.2), (b"GET /hea", 1.0), (b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /", 1.0)],
)
def test_a_connection_on_which_nothing_is_asked_is_hung_up(
    server: Server, monkeypatch: pytest.MonkeyPatch, said: bytes, seconds: float
) -> None:
    with server.line() as player:
        monkeypatch.setattr(protocol, "ASK_SECONDS", seconds)
        with socket.create_connection(server.address, WAIT) as silent:
            silent.sendall(said)
            answer = b""
            while data := silent.recv(4096):  # b"": hung up
                answer += data
        assert answer.startswith(b"HTTP/1.1 200") == (b"health" in said)
        player.send(frame(wish("still here")))
        assert player.answers(1) == ["still here"], "who plays is left alone"
