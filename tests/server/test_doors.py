"""Clients at the door: from other sites, too frequent, too loud, or silent."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import http.client as http_client
import json
import socket as sockets
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.hostile import answers, joined
from tests.server.inside import Inside, InsideClient
from tests.server.party import WAIT, Party
from tests.server.running import phone, raw_socket, request, tables_kept, until_closed
from tests.server.serving import Serving
from undercroft.server.db import rows
from undercroft.server.net import http
from undercroft.server.net import socket as table_socket
from undercroft.server.net.http import LARGEST_BODY
from undercroft.server.tables import chat, table

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
                socket.send('{"do":"ping"}')  # cheap: also a busy server must read them faster than it allows
        players.play(6)
        said, code = until_closed(socket)
        assert said[-1]["code"] == "flood"
        assert code == 1008
        assert len(said) <= table_socket.BURST + table_socket.RATE * 10
        players.play(6)
        assert players.seats[0].n == 12


def test_many_at_the_door_do_not_keep_others_out(party: Party) -> None:
    """Silent connections cost little, and later clients are served."""
    with contextlib.ExitStack() as stack:
        for _ in range(40):
            stack.enter_context(raw_socket(party.url, party.id))
        with Party.new(party.url, people=3, seed=53) as players:
            players.play(3)


def test_whoever_says_nothing_is_shown_out(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_socket, "JOIN_SECONDS", 0.05)
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
    silent = InsideClient(inside, made["table"])
    assert silent.receive()["code"] == "join"
    assert silent.receive() == {"is": "closed", "code": 1008}


def test_whoever_floods_the_chat_is_told_to_wait_and_plays_on(inside: Inside) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
    player = inside.sit(made["table"], made["tokens"][0])
    answers = [player.wish("say", text=f"line {number}") for number in range(60)]
    assert 10 <= sum(answer["is"] == "ok" for answer in answers) < 40
    assert answers[-1]["code"] == "flood"
    assert player.wish("ping")["is"] == "ok"


def test_only_players_chat_unless_the_table_says_otherwise(inside: Inside) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
    assert inside.sit(made["table"]).wish("say", text="buy now")["code"] == "spectator"
    wish = {"game": "one-card", "settings": {"open_chat": True}}
    _, made = inside.ask("POST", "/api/tables", wish)
    assert inside.sit(made["table"]).wish("say", text="hello")["is"] == "ok"


def test_many_who_chat_at_one_table_share_its_limit(inside: Inside) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card", "settings": {"open_chat": True}})
    crowd = [inside.sit(made["table"]) for _ in range(6)]
    said = [one.wish("say", text=f"line {number}")["is"] for number in range(15) for one in crowd]
    assert chat.BURST <= said.count("ok") < chat.BURST + 10


def test_what_a_newcomer_is_told_of_the_chat_is_bounded(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_socket, "CHAT_BURST", 1000.0)
    monkeypatch.setattr(chat, "BURST", 1000.0)
    monkeypatch.setattr(rows, "MOST_CHAT", 60)
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
    player = inside.sit(made["table"], made["tokens"][0])
    for number in range(70):
        assert player.wish("say", text=f"{number} " + "є" * 480)["is"] == "ok"
    newcomer = inside.sit(made["table"])
    told = [text for _, text in newcomer.chat.values()]
    assert told[-1].startswith("69 ")
    assert sum(len(text.encode()) for text in told) <= chat.BYTES
    kept = inside.run(inside.lobby.store.run(rows.read_chat(made["table"], 0, 1000)))
    assert len(kept) == 60


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "[evil]", "[::1].evil"]
)
def test_a_name_that_is_not_this_servers_leads_nowhere(party: Party, host: str) -> None:
    """Another site can point its own name here, but browsers will not send our name."""
    for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables")):
        status, said = request(party.url, method, path, b"{}", {"Host": host, "Origin": f"http://{host}"})
        assert (status, json.loads(said)["code"]) == (421, "host")
    address = urlsplit(party.url)
    with (
        pytest.raises(InvalidStatus) as caught,
        raw_socket(f"http://{address.netloc}", party.id, additional_headers={"Host": host}),
    ):
        pass
    assert caught.value.response.status_code in (400, 403)


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:1", "127.0.0.1", "[::1]:80", "192.168.1.7", "a.localhost"]
)
def test_addresses_and_own_names_are_always_right(party: Party, host: str) -> None:
    assert request(party.url, "GET", "/api/games", None, {"Host": host})[0] == 200


def test_a_server_can_be_told_its_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_NAMES", "play.example.org Table.Example")
    server = Inside(f"sqlite:///{tmp_path / 'named.sqlite'}")
    try:
        for host, status in (("play.example.org", 200), ("table.example:443", 200), ("example.org", 421)):
            assert server.ask("GET", "/api/games", host=host)[0] == status
    finally:
        server.close()


def test_the_scheme_of_a_page_counts(party: Party) -> None:
    """A page that came unprotected, under the same name, is another site."""
    origin = party.url.replace("http://", "https://")
    assert request(party.url, "POST", "/api/tables", b"{}", {"Origin": origin})[0] == 400
    with pytest.raises(InvalidStatus), raw_socket(party.url, party.id, origin=origin):
        pass


@pytest.mark.parametrize(
    "path", ["/", "/health", "/metrics", "/openapi.json", "/api/tables", "/nowhere", "/api/import"]
)
def test_no_answer_is_guessed_about(party: Party, path: str) -> None:
    connection = http_client.HTTPConnection(urlsplit(party.url).netloc, timeout=WAIT)
    connection.request("GET", path)
    assert connection.getresponse().headers["x-content-type-options"] == "nosniff"
    connection.close()


def test_bad_input_leaves_no_traceback_in_the_log(server: Serving, party: Party) -> None:
    with raw_socket(party.url, party.id) as socket:
        socket.send('{"do":"join"}')
        socket.send(b"\xff\xfe", text=True)
        until_closed(socket)
    for path in (
        "/api/tables/x/replay?at=" + "9" * 5000,
        "/api/tables?limit=-1",
        "/api/rules/raiders?lang=%ff",
    ):
        assert request(party.url, "GET", path)[0] in (200, 400, 404)
    assert "Traceback" not in server.said()


def test_whoever_pauses_without_end_is_told_to_wait(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "CALL_RATE", 0.1)  # on a slow disk nobody is quicker than the real one
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
    players = [
        inside.sit(made["table"], made["tokens"][0]) for _ in range(4)
    ]  # the seat is opened four times
    answers = [players[number % 4].wish("pause", on=number % 2 == 0) for number in range(100)]
    assert table.CALL_BURST <= sum(answer["is"] == "ok" for answer in answers) < 100
    assert [answer["code"] for answer in answers[-4:]] == ["flood"] * 4


def test_a_log_is_not_filled_with_pauses_and_choices_taken_back(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_socket, "MOST_CALLS", 6)
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card", "seed": 5})
    player = inside.sit(made["table"], made["tokens"][0])
    assert [player.wish("pause", on=number % 2 == 0)["is"] for number in range(6)] == ["ok"] * 6
    assert player.wish("move", option=player.asks[0]["options"][0])["is"] == "delta"
    assert player.wish("pause", on=True)["is"] == "ok"
    assert player.wish("pause", on=False)["is"] == "ok", "a pause always ends"
    for wish in ({"do": "pause", "on": True}, {"do": "undo"}):
        assert player.wish(**wish)["code"] == "calls"
    assert player.wish("move", option=player.asks[0]["options"][0])["is"] == "delta", "the game goes on"


def test_wishes_for_other_positions_do_not_reach_the_database(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
    player = inside.sit(made["table"], made["tokens"][0])
    asked: list[Any] = []
    monkeypatch.setattr(inside.lobby.store, "run", asked.append)
    for at in (-1, 1, 10**9):
        assert player.wish("move", option="move:a1", at=at)["code"] == "stale"
    assert asked == []


def test_behind_a_proxy_the_scheme_is_the_one_that_it_names(sqlite: str, tmp_path: Path) -> None:
    with Serving(sqlite, tmp_path, "--proxy", "127.0.0.1", "--name", "table.example.org") as server:
        wish = b'{"game":"one-card"}'
        for scheme, status in (("https", 201), ("http", 400)):
            headers = {"Host": "table.example.org", "Origin": f"{scheme}://table.example.org"}
            headers |= {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
            assert request(server.url, "POST", "/api/tables", wish, headers)[0] == status


def test_a_body_that_never_comes_is_not_waited_for(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http, "BODY_SECONDS", 0.05)
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
def test_a_body_that_is_none_is_refused(server: Serving, party: Party, content: bytes) -> None:
    before = tables_kept(server)
    for path in ("/api/tables", "/api/import", f"/api/tables/{party.id}/claim"):
        status, said = request(party.url, "POST", path, content)
        assert status == 400
        assert json.loads(said)["code"] in ("bad-request", "size")
    assert tables_kept(server) == before


def test_a_body_that_is_too_large_is_not_read_to_its_end(party: Party) -> None:
    with phone(party.url) as line:
        line.sendall(b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999999\r\n\r\n")
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


def test_what_everybody_may_know_is_compressed_and_nothing_beside_a_token(party: Party) -> None:
    for _ in range(4):
        request(party.url, "POST", "/api/tables", b'{"game": "raiders"}')
    for method, path, coding in (
        ("GET", "/api/tables", "gzip"),
        ("GET", "/api/games", "gzip"),
        ("POST", "/api/tables", None),
    ):
        with contextlib.closing(http_client.HTTPConnection(urlsplit(party.url).netloc, timeout=WAIT)) as door:
            door.request(method, path, b'{"game": "raiders"}', {"Accept-Encoding": "gzip, br"})
            answer = door.getresponse()
            said = answer.read()
        assert answer.status < 300
        assert answer.getheader("content-encoding") == coding, path
        assert json.loads(gzip.decompress(said) if coding else said)
    assert request(party.url, "GET", "/api/tables")[1].startswith(b"["), "plain for whoever cannot read it"
