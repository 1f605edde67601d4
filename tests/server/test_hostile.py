"""Hostile clients: whatever they send is refused or ends their connection, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import http.client
import itertools
import json
import socket as sockets
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from tests.server.durable import endless_scene, quiet
from tests.server.running import (
    WAIT,
    Inside,
    InsideClient,
    Party,
    complaints,
    raw_socket,
    scene,
    until_closed,
)
from tests.server.serving import Serving
from undercroft import games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.record import Session
from undercroft.server import app as app_module
from undercroft.server import records, snapshots
from undercroft.server import socket as table_socket
from undercroft.server.app import LARGEST_BODY
from undercroft.server.course import BREATH

QUICK = settings(deadline=None, suppress_health_check=list(HealthCheck))
KINDS = ["join", "move", "undo", "agree", "say", "why", "describe", "survey", "resign", "pause", "ping"]
QUERY = {"token", "lang", "at", "count", "seat"}
LOST = 1006  # the server hung up while we were still talking
DEEP = '{"x":' + "[" * 60_000


@pytest.fixture
def party(server: Serving) -> Iterator[Party]:
    """Three people in turn, with a card or two on the table; none of it changes, and the game goes on."""
    with Party.new(server.url, people=3, seed=50, options={"variant": "tactical"}) as people:
        people.look()
        people.play(4)
        people.settle()
        before = [standing(client) for client in people.everybody()]
        yield people
        people.settle()
        assert [standing(client) for client in people.everybody()] == before
        assert people.step()
        assert Lobby(server.url).get("/health")["ok"]
        assert complaints(server) == []


def standing(client: TableClient) -> Any:
    """What a client has been told of the position."""
    return client.n, copy.deepcopy(client.view), copy.deepcopy(client.asks), copy.deepcopy(client.chat)


def idle_seat(party: Party) -> int:
    """A seat that has nothing to choose."""
    return next(seat for seat, client in party.seats.items() if not client.asks)


@contextlib.contextmanager
def joined(party: Party, token: str = "") -> Iterator[ClientConnection]:
    """A raw socket of somebody who has joined and knows the rules of politeness, so far."""
    with raw_socket(party.url, party.id) as socket:
        socket.send(json.dumps({"do": "join", "token": token}))
        answers(socket, "joined")
        yield socket


def answers(socket: ClientConnection, last: str, ref: Any = None) -> list[dict[str, Any]]:
    """What the server says up to a message of this kind."""
    said: list[dict[str, Any]] = []
    end = time.monotonic() + WAIT
    while not said or said[-1]["is"] != last or said[-1].get("ref") != ref:
        said.append(json.loads(socket.recv(max(end - time.monotonic(), 0.001))))
    return said


def reply(socket: ClientConnection, message: str | bytes) -> list[dict[str, Any]]:
    """Everything the server answers to one message; it must still listen afterwards."""
    socket.send(message)
    socket.send('{"do":"ping","ref":"afterwards"}')
    return answers(socket, "ok", "afterwards")[:-1]


# -- messages that are none -------------------------------------------------------------------------

MALFORMED = [
    "",
    " ",
    "hello",
    "null",
    "7",
    '"ping"',
    "[]",
    "{}",
    '[{"do":"ping"}]',
    '{"do":"ping"',
    '{"do":"ping"}}',
    '{"do":"ping"} {"do":"ping"}',
    '{"do":"dance"}',
    '{"do":7}',
    '{"do":null}',
    '{"do":["ping"]}',
    '{"do":"ping","do":"resign"}',
    '{"DO":"ping"}',
    '{"do":"ping","extra":1}',
    '{"do":"ping","__proto__":{}}',
    '{"do":"ping","ref":[]}',
    '{"do":"ping","ref":1.5}',
    '{"do":"ping","ref":true}',
    '{"do":"ping","ref":NaN}',
    '{"do":"move"}',
    '{"do":"move","option":null,"at":4}',
    '{"do":"move","option":3,"at":4}',
    '{"do":"move","option":["power:1"],"at":4}',
    '{"do":"move","option":"power:1"}',
    '{"do":"move","option":"power:1","at":null}',
    '{"do":"move","option":"power:1","at":"4"}',
    '{"do":"move","option":"power:1","at":4.0}',
    '{"do":"move","option":"power:1","at":4,"seat":0}',
    '{"do":"move","option":"power:1","at":4,"token":"x"}',
    '{"do":"agree","at":4}',
    '{"do":"agree","yes":true}',
    '{"do":"agree","yes":1,"at":4}',
    '{"do":"agree","yes":"true","at":4}',
    '{"do":"undo"}',
    '{"do":"pause"}',
    '{"do":"pause","on":"on"}',
    '{"do":"say"}',
    '{"do":"say","text":null}',
    '{"do":"say","text":"\\ud800"}',
    '{"do":"say","text":"\n"}',
    '{"do":"why"}',
    '{"do":"undo","n":3}',
    '{"do":"resign","seat":1}',
    '{"do":"describe","seat":1}',
    '{"is":"ok"}',
    DEEP,
    '{"do":"ping","ref":' + "[" * 60_000,
    "[" * 60_000,
    "\x00",
    "\ufeff" + '{"do":"ping"}',
    "{'do':'ping'}",
]


def test_what_is_no_message_is_answered_with_an_error_and_changes_nothing(party: Party) -> None:
    for token in (party.tokens[party.to_move()[0]], ""):
        with joined(party, token) as socket:
            for message in MALFORMED:
                said = reply(socket, message)
                assert [(each["is"], each["code"]) for each in said] == [("error", "malformed")], message


@pytest.mark.parametrize(
    "message",
    [*MALFORMED, '{"do":"ping"}', '{"do":"move","option":"power:1","at":4}'],
    ids=lambda text: repr(text[:40]),
)
def test_whoever_does_not_begin_with_a_join_is_shown_out(party: Party, message: str) -> None:
    with raw_socket(party.url, party.id) as socket:
        socket.send(message)
        said, code = until_closed(socket)
        assert [(each["is"], each["code"]) for each in said] == [("error", "join")]
        assert code == 1008


@pytest.mark.parametrize(
    ("message", "as_text", "code"),
    [
        (b"\x00\x01\x02", False, None),
        (b'{"do":"ping"}', False, None),
        (b"\xff\xfe\xfd", True, 1007),
        (b'{"do":"say","text":"\xc3\x28"}', True, 1007),
        (b"x" * 65_537, True, 1009),
        (b'{"do":"say","text":"' + b"x" * 5_000_000 + b'"}', True, 1009),
    ],
    ids=["binary", "binary-json", "not-utf-8", "not-utf-8-inside", "too-large", "much-too-large"],
)
@pytest.mark.parametrize("first", [True, False], ids=["at-the-door", "inside"])
def test_what_is_not_text_or_too_large_ends_the_connection(
    party: Party, message: bytes, as_text: bool, code: int | None, first: bool
) -> None:
    with contextlib.ExitStack() as stack:
        socket = stack.enter_context(raw_socket(party.url, party.id) if first else joined(party))
        with contextlib.suppress(ConnectionClosed):  # it may be closed while we still send
            socket.send(message, text=as_text)
        _, closed = until_closed(socket)
        assert code is None or closed in (code, LOST)


def test_a_message_in_endless_parts_ends_the_connection(party: Party) -> None:
    with joined(party) as socket:
        with contextlib.suppress(ConnectionClosed):
            socket.send(itertools.repeat("x" * 1000, 500))
        assert until_closed(socket)[1] in (1009, LOST)


def test_the_largest_message_is_read(party: Party) -> None:
    with joined(party) as socket:
        frame = '{"do":"why","option":""}'
        said = reply(socket, frame.replace('""', '"' + "x" * (65_536 - len(frame)) + '"'))
        assert [each["code"] for each in said] == ["spectator"]


# -- messages that are not for this seat, or not now ------------------------------------------------------


def test_wishes_out_of_turn_and_for_nobody_are_refused(party: Party) -> None:
    now = party.to_move()[0]
    other, at = idle_seat(party), party.seats[now].n
    for option in ("power:1", "power:9", "", "x" * 60_000, "power:1\x00", "'; DROP TABLE log; --"):
        for seat in {0, 1, 2} - {now}:
            with joined(party, party.tokens[seat]) as socket:
                (said,) = reply(socket, json.dumps({"do": "move", "option": option, "at": at}))
                assert (said["is"], said["code"]) == ("error", "illegal")
    with joined(party, party.tokens[now]) as socket:
        for option in ("power:9", "", "POWER:1", " power:1", "power:1 ", "power:1\x00", "sword" * 10_000):
            (said,) = reply(socket, json.dumps({"do": "move", "option": option, "at": at}))
            assert (said["is"], said["code"]) == ("error", "illegal")
        (said,) = reply(socket, json.dumps({"do": "join", "token": party.tokens[other]}))
        assert (said["is"], said["code"]) == ("error", "join"), "nobody changes seats on the way"


def test_a_message_that_is_sent_again_and_again_moves_once(party: Party) -> None:
    """Whoever overhears and repeats a message finds the table moved on."""
    with Party.new(party.url, people=3, seed=51) as victims:
        message = json.dumps({"do": "move", "option": "power:2", "at": 0, "ref": 1})
        with joined(victims, victims.tokens[0]) as socket:
            assert [each["is"] for each in reply(socket, message)] == ["delta"]
            for _ in range(5):
                assert [each["code"] for each in reply(socket, message)] == ["stale"]
        with joined(victims) as socket:
            assert [each["code"] for each in reply(socket, message)] == ["spectator"]
        victims.settle()
        assert victims.seats[2].n == 1


@pytest.mark.parametrize("token", ["x", "\x00", "0" * 24, "é", "x" * 60_000, "' OR 1=1 --"])
def test_a_token_that_is_none_opens_nothing(party: Party, token: str) -> None:
    with raw_socket(party.url, party.id) as socket:
        socket.send(json.dumps({"do": "join", "token": token}))
        said, code = until_closed(socket)
        assert ([each["code"] for each in said], code) == (["token"], 1008)


def test_the_token_of_another_table_opens_nothing(party: Party) -> None:
    with Party.new(party.url, people=3, seed=50) as twins:
        for token in twins.tokens:
            with pytest.raises(ServerError) as caught:
                TableClient(party.url, party.id, token)
            assert caught.value.code == "token"


def test_chat_is_cut_and_cleaned(party: Party) -> None:
    with Party.new(party.url, people=3) as talkers:
        with joined(talkers) as socket:
            for text in ("", "\x00\x1b\u202e", " \n\t\u00a0"):
                assert [each["code"] for each in reply(socket, saying(text))] == ["empty"]
            reply(socket, saying("<img src=x onerror=alert(1)>\x1b[2J\u2028\x00"))
            reply(socket, saying("é" * 30_000))
        late = talkers.look()
        assert [line["text"] for line in late.chat] == ["<img src=x onerror=alert(1)>[2J", "é" * 500]


def saying(text: str) -> str:
    """A line of chat as a message."""
    return json.dumps({"do": "say", "text": text}, ensure_ascii=False)


# -- doors, floods and silence -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://[", "file://", "http://127.0.0.1:1"]
)
def test_a_page_of_another_site_does_not_get_in(party: Party, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught, raw_socket(party.url, party.id, origin=origin):
        pass
    assert caught.value.response.status_code == 403
    for path in ("/api/tables", "/api/import", f"/api/tables/{party.id}/claim"):
        status, said = request(party.url, "POST", path, b"{}", {"Origin": origin})
        assert (status, json.loads(said)["code"]) == (400, "origin")


def test_a_page_of_this_site_gets_in(party: Party) -> None:
    with raw_socket(party.url, party.id, origin=party.url) as socket:
        socket.send('{"do":"join"}')
        answers(socket, "joined")
    wish = b'{"game":"one-card"}'
    assert request(party.url, "POST", "/api/tables", wish, {"Origin": party.url})[0] == 201


@pytest.mark.parametrize(
    "id",
    ["nowhere", "%00", "..", "%2e%2e", "..%2f..%2fetc%2fpasswd", "a/b", "x" * 3000, "%f0%9f%90%89", "%ff"],
)
def test_a_strange_table_id_leads_nowhere(party: Party, id: str) -> None:
    try:
        with raw_socket(party.url, id) as socket:
            said, code = until_closed(socket)
            assert ([each["code"] for each in said], code) == (["unknown"], 1008)
    except InvalidStatus as refused:
        status = refused.response.status_code
        if status not in (403, 404):
            raise
    for path in (f"/api/tables/{id}", f"/api/tables/{id}/record", f"/{id}", f"/api/{id}"):
        assert request(party.url, "GET", path)[0] == 404


def test_a_flood_is_stopped_and_the_others_play_on(party: Party) -> None:
    with joined(party, party.tokens[0]) as socket, Party.new(party.url, people=3, seed=52) as players:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(3000):
                socket.send('{"do":"describe"}')
        players.play(6)
        said, code = until_closed(socket)
        assert said[-1]["code"] == "flood"
        assert code == 1008
        assert len(said) <= table_socket.BURST + table_socket.RATE * 10
        players.play(6)
        assert players.seats[0].n == 12


def test_many_at_the_door_do_not_keep_others_out(party: Party) -> None:
    """Connections that say nothing cost little; those who come after them are served."""
    with contextlib.ExitStack() as stack:
        for _ in range(40):
            stack.enter_context(raw_socket(party.url, party.id))
        with Party.new(party.url, people=3, seed=53) as players:
            players.play(3)


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    """The server in this process."""
    server = Inside(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield server
    server.close()


def test_whoever_says_nothing_is_shown_out(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "JOIN_SECONDS", 0.05)
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
    silent = InsideClient(inside, made["table"])
    assert silent.receive()["code"] == "join"
    assert silent.receive() == {"is": "closed", "code": 1008}


# -- long games --------------------------------------------------------------------------------------------


def long_save(moves: int) -> bytes:
    """A save of a game that somebody has drawn out."""
    session = Session.of(games.get("one-card"), endless_scene())
    for number in range(moves):
        options = quiet(session.state.asks()[0].options)
        session.apply(0, options[number % len(options)])
    return session.save()


def test_a_long_game_is_opened_and_told_while_others_get_their_turn(inside: Inside) -> None:
    async def beside(method: str, path: str, content: bytes = b"") -> tuple[Any, int]:
        asked = asyncio.create_task(inside._ask(method, path, content))
        turns = 0
        while not asked.done():
            await asyncio.sleep(0)
            turns += 1
        status, answer = asked.result()
        assert status < 300, answer
        return answer, turns

    moves = 2000
    made, turns = inside.run(beside("POST", "/api/import", long_save(moves)))
    assert turns >= moves / BREATH
    table = f"/api/tables/{made['table']}"
    assert inside.run(beside("GET", f"{table}/log"))[1] >= moves / BREATH
    branch = json.dumps({"token": made["tokens"][0], "at": moves - 1}).encode()
    assert inside.run(beside("POST", f"{table}/branch", branch))[1] >= moves / BREATH
    kept = inside.run(inside.lobby.store.run(snapshots.read(made["table"])))
    assert [number for number, _ in kept] == [moves], "it need not be played again from the start"


def test_a_game_without_end_is_not_opened(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_CHOICES", 50)
    assert inside.run(inside._ask("POST", "/api/import", long_save(50)))[0] == 201
    assert inside.run(inside._ask("POST", "/api/import", long_save(51)))[0] == 400


# -- floods ------------------------------------------------------------------------------------------------


def test_whoever_floods_the_chat_is_told_to_wait_and_plays_on(inside: Inside) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
    spectator = inside.sit(made["table"])
    answers = [spectator.wish("say", text=f"line {number}") for number in range(60)]
    assert 10 <= sum(answer["is"] == "ok" for answer in answers) < 40
    assert answers[-1]["code"] == "flood"
    assert spectator.wish("ping")["is"] == "ok"


def test_a_body_that_never_comes_is_not_waited_for(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "BODY_SECONDS", 0.05)
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        if not sent and not receiving:
            receiving.append(1)
            return {"type": "http.request", "body": b"{", "more_body": True}
        await asyncio.sleep(WAIT)
        raise AssertionError("never")

    async def send(message: Any) -> None:
        sent.append(message)

    receiving: list[int] = []
    scope = {"type": "http", "method": "POST", "path": "/api/tables", "query_string": b"", "headers": []}
    inside.run(inside.app(scope, receive, send))
    assert sent[0]["status"] == 408


# -- HTTP ------------------------------------------------------------------------------------------------


def request(
    url: str, method: str, path: str, content: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, bytes]:
    """A request exactly as given: nothing is tidied on the way."""
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=WAIT)
    try:
        connection.request(method, path, content, headers or {})
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def phone(url: str) -> sockets.socket:
    """A bare line to the server."""
    address = urlsplit(url)
    return sockets.create_connection((address.hostname, address.port or 80), WAIT)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00",
        b"\xff\xfe",
        b"{",
        b"null",
        b'{"game":"raiders"',
        b'{"game":"raiders","options":' + b"[" * 200_000,
        b'{"game":"raiders","options":{"variant":' + b'{"a":' * 100_000,
        b'{"game":"raiders","seed":' + b"9" * 5_000 + b"}",
        b'{"game":"raiders","seats":[' + b'{"kind":"open"},' * 20_000 + b'{"kind":"open"}]}',
        b'{"game":"' + b"x" * 100_000 + b'"}',
        b'{"game":"../one_card"}',
        b'{"game":"raiders","settings":{"stand_in":"__class__"}}',
    ],
    ids=lambda content: repr(content[:40]),
)
def test_a_body_that_is_none_is_refused(party: Party, content: bytes) -> None:
    before = Lobby(party.url).get("/api/tables")
    for path in ("/api/tables", "/api/import", f"/api/tables/{party.id}/claim"):
        status, said = request(party.url, "POST", path, content)
        assert status == 400
        assert json.loads(said)["code"] == "bad-request"
    assert Lobby(party.url).get("/api/tables") == before


def test_a_body_that_is_too_large_is_not_read_to_its_end(party: Party) -> None:
    with phone(party.url) as line:
        line.sendall(b"POST /api/import HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999999\r\n\r\n")
        with contextlib.suppress(OSError):
            for _ in range(LARGEST_BODY // 65_536 + 2):
                line.sendall(b" " * 65_536)
        assert line.recv(100).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize(
    "noise",
    [b"\x16\x03\x01\x02\x00\x01", b"\x00" * 1000, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"A" * 100_000],
    ids=lambda noise: repr(noise[:12]),
)
def test_noise_on_the_line_is_shaken_off(party: Party, noise: bytes) -> None:
    with phone(party.url) as line, contextlib.suppress(OSError):
        line.sendall(noise)
        line.shutdown(sockets.SHUT_WR)
        while line.recv(1000):
            pass


# -- whatever else there is -------------------------------------------------------------------------------

words = st.sampled_from(["power:1", "power:5", "look", "ball", "x", "", "\x00", "é", "\u202e", "9" * 400])
scraps = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | words | st.text(max_size=20)
values = st.recursive(
    scraps,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
fields = st.dictionaries(
    st.sampled_from(["ref", "token", "since", "option", "at", "yes", "text", "on", "seat", "x"]), values
)


def mangled(text: str, place: int, put: str) -> str:
    """A message with something typed into the middle of it."""
    cut = place % (len(text) + 1)
    return text[:cut] + put + text[cut + len(put) // 2 :]


def messages(kinds: list[str]) -> st.SearchStrategy[str]:
    """Messages that are almost right, and some that are not at all."""
    shaped = st.builds(lambda do, more: {**more, "do": do}, st.sampled_from([*kinds, "", "dance"]), fields)
    written = (shaped | values).map(json.dumps)
    return written | st.builds(mangled, written, st.integers(0, 200), st.text(max_size=4)) | st.text()


def throw(party: Party, seat: int | None, kinds: list[str], count: int) -> None:
    """Throw messages at a table until enough is enough; the socket stays open and the table as it is."""
    token = "" if seat is None else party.tokens[seat]
    witness = party.seats[0]
    number, view = witness.n, copy.deepcopy(witness.view)
    with joined(party, token) as socket:

        @settings(QUICK, max_examples=count)
        @given(message=messages(kinds))
        def check(message: str) -> None:
            said = reply(socket, message)
            assert {each["is"] for each in said} <= {"ok", "error", "chat"}
            witness.wish("ping")
            assert (witness.n, witness.view) == (number, view)
            time.sleep(0.005)  # below the limit for floods

        check()


def test_garbage_from_a_spectator_changes_nothing(server: Serving) -> None:
    with Party.new(server.url, people=3, seed=54) as party:
        party.play(4)
        throw(party, None, KINDS, 200)
        assert party.step()
    assert complaints(server) == []


def test_garbage_from_a_seat_that_may_not_choose_changes_nothing(party: Party) -> None:
    harmless = [kind for kind in KINDS if kind not in ("undo", "agree", "say", "resign", "pause")]
    throw(party, idle_seat(party), harmless, 200)


def test_garbage_at_the_door_lets_nobody_in(party: Party) -> None:
    @settings(QUICK, max_examples=60)
    @given(message=messages(KINDS))
    def check(message: str) -> None:
        with raw_socket(party.url, party.id) as socket:
            socket.send(message)
            first = json.loads(socket.recv(WAIT))
            if first["is"] == "error":
                assert first["code"] in ("join", "token")
                assert until_closed(socket) == ([], 1008)
            else:  # a spectator's join is not hard to guess
                assert answers(socket, "joined", ref_of(message))[-1]["seat"] == -1

    check()


def ref_of(message: str) -> Any:
    """What a message would have its answer called."""
    return json.loads(message).get("ref")


def test_damaged_saves_are_refused_whatever_the_damage(party: Party) -> None:
    save = scene("torches")

    @settings(QUICK, max_examples=60)
    @given(place=st.integers(0, len(save) - 1), put=st.binary(max_size=6), cut=st.integers(0, 20))
    def check(place: int, put: bytes, cut: int) -> None:
        damaged = save[:place] + put + save[place + cut :]
        status, said = request(party.url, "POST", "/api/import", damaged)
        same = json_of(damaged) == json_of(save)
        assert status == (201 if same else 400), said

    check()


def json_of(text: bytes) -> Any:
    """What a text holds, if anything."""
    try:
        return json.loads(text)
    except ValueError:
        return None


# -- the interface as it is described ------------------------------------------------------------------------


def operations(url: str) -> list[Any]:
    """Every operation of the HTTP interface."""
    schema = schemathesis.openapi.from_url(f"{url}/openapi.json")
    return [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_the_interface_answers_as_it_is_described(party: Party, mode: schemathesis.GenerationMode) -> None:
    """Requests that fit the description or do not, to tables that run, are over, or are not there.

    Every answer must have the form that is described for its status.
    """
    with Party.opened(party.url, scene("vampire")) as players:
        over = players.play().id
    accepted = schemathesis.checks.positive_data_acceptance  # what fits the form may still make no sense
    asked = set()
    for operation in operations(party.url):

        @settings(QUICK, max_examples=12)
        @given(case=operation.as_strategy(generation_mode=mode), id=st.sampled_from([party.id, over, ""]))
        def check(case: schemathesis.Case[Any], id: str) -> None:
            wrong = not set(case.query or {}) - QUERY  # a name that nobody knows is passed over
            if id and "id" in case.path_parameters:
                case.path_parameters["id"] = id
                wrong = False  # it may have been the only thing that was wrong
            excluded = [accepted] if wrong else [accepted, schemathesis.checks.negative_data_rejection]
            asked.add(case.operation.label)
            case.call_and_validate(excluded_checks=excluded, timeout=WAIT)

        with contextlib.suppress(Unsatisfiable):  # nothing can be wrong where nothing is sent
            check()
    assert len(asked) >= (8 if mode is schemathesis.GenerationMode.NEGATIVE else 11), asked
