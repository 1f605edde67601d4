"""The browser client as served, the rules and log it reads, and the keys of a private server."""

from __future__ import annotations

import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.party import WAIT, dealt
from tests.server.running import running
from undercroft import games
from undercroft.client import Lobby, ServerError
from undercroft.engine.flow import Event
from undercroft.locale.rules import rule_texts
from undercroft.server.wire import answers

KEY = "the-key-of-this-run"


def fetched(url: str, **headers: str) -> tuple[int, Message, bytes]:
    """Status, headers and body of a page."""
    request = urllib.request.Request(
        url, headers={name.replace("_", "-"): text for name, text in headers.items()}
    )
    try:
        with urllib.request.urlopen(request, timeout=WAIT) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with a client of a few files, and a house."""
    folder = tmp_path_factory.mktemp("house")
    assets = folder / "web" / "assets"
    assets.mkdir(parents=True)
    (folder / "web" / "index.html").write_text("the table")
    for ending, content in (("", "plain"), (".br", "brotli"), (".gz", "gzip")):
        (assets / f"main-abc.js{ending}").write_text(content)
    (assets / "text-abc.woff2").write_bytes(b"wOF2")
    (folder / "web" / "fonts.txt").write_text("free")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("UNDERCROFT_WEB", str(folder / "web"))
        patch.setenv("UNDERCROFT_HOUSE", str(folder / "seats.json"))
        patch.setenv("UNDERCROFT_HOUSE_KEY", KEY)
        server = running(folder)
        url = server.__enter__().url
    yield url  # other servers that are started meanwhile have no house
    server.__exit__(None, None, None)


# -- pages ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules", "/rules/raiders", "/replay/abc", "/how/raiders"])
def test_every_screen_is_the_one_page(house: str, path: str) -> None:
    status, headers, body = fetched(house + path)
    assert (status, body, headers["content-type"]) == (200, b"the table", "text/html; charset=utf-8")
    assert headers["cache-control"] == "no-cache"


def test_pages_run_only_what_the_server_gave_out(house: str) -> None:
    _, headers, _ = fetched(house + "/")
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("accepts", "coding", "content"),
    [("gzip, deflate, br", "br", b"brotli"), ("gzip", "gzip", b"gzip"), ("identity", None, b"plain")],
)
def test_built_files_go_out_as_small_as_the_browser_takes_them(
    house: str, accepts: str, coding: str | None, content: bytes
) -> None:
    status, headers, body = fetched(house + "/assets/main-abc.js", accept_encoding=accepts)
    assert (status, body, headers["content-encoding"]) == (200, content, coding)
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in headers["cache-control"]
    assert headers["vary"] == "accept-encoding"


def test_faces_are_fonts_that_are_kept_and_their_licence_is_there(house: str) -> None:
    status, headers, body = fetched(house + "/assets/text-abc.woff2", accept_encoding="gzip, br")
    assert (status, body, headers["content-encoding"]) == (200, b"wOF2", None)
    assert headers["content-type"] == "font/woff2"
    assert "immutable" in headers["cache-control"]
    status, headers, _ = fetched(house + "/fonts.txt")
    assert (status, headers["content-type"]) == (200, "text/plain; charset=utf-8")


@pytest.mark.parametrize(
    "path", ["/nowhere", "/assets/other.js", "/assets/../index.html", "/assets/main-abc.js.br"]
)
def test_nothing_else_is_a_page(house: str, path: str) -> None:
    assert fetched(house + path)[0] == 404


def test_a_server_without_the_client_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_WEB", str(tmp_path / "nothing"))
    with running(tmp_path) as server:
        status, headers, body = fetched(server.url)
        assert status == 200
        assert b"not built here" in body
        assert headers["content-type"].startswith("text/plain")
        assert fetched(server.url + "/t/abc")[0] == 404


# -- rules and log -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("id", games.ids())
def test_the_rules_of_a_game_in_a_language(lobby: Lobby, id: str, lang: str) -> None:
    page = msgspec.convert(lobby.get(f"/api/rules/{id}?lang={lang}"), answers.RulesPage)
    book = games.get(id).rules
    assert [rule.id for rule in page.rules] == list(book.rules)
    assert {rule.id: rule.text for rule in page.rules} == {
        n: rule_texts(book, lang).rule(n) for n in book.rules
    }
    assert list(page.sections) == list(book.sections)


def test_rules_of_no_game_or_language_are_refused(lobby: Lobby) -> None:
    with pytest.raises(ServerError, match="no game 'chess'"):
        lobby.get("/api/rules/chess")
    with pytest.raises(ServerError, match="en, ru, uk"):
        lobby.get("/api/rules/raiders?lang=de")


def test_the_log_tells_each_seat_what_it_may_know(lobby: Lobby) -> None:
    """Played beside the server with the same seed: the log is every event that the seat may hear."""
    made = lobby.make("raiders", seats=[{"kind": "human"}] * 3, seed=12)
    heard: list[Event] = []
    state = dealt("raiders", 3, 12, listener=heard.append)
    clients = [lobby.sit(made["table"], token) for token in made["tokens"]]
    for number in range(40):
        ask = next(ask for ask in state.asks() if not ask.idle())
        option = "look" if "look" in ask.options else ask.options[0]
        clients[ask.seat].move(option, at=number)
        state.apply(ask.seat, option)
    for client in clients:
        client.close()
    assert any(event.audience is not None for event in heard), "the game must have had a secret"
    for seat, token in [*enumerate(made["tokens"]), (None, "")]:
        log = msgspec.convert(lobby.get(f"/api/tables/{made['table']}/log", token), list[answers.LogEntry])
        told = [(event.id, event.args) for entry in log for event in entry.events]
        assert told == [(event.id, event.args) for event in heard if event.audience in (None, seat)]
        assert [entry.n for entry in log] == sorted({entry.n for entry in log})


def test_a_token_travels_in_a_header(lobby: Lobby) -> None:
    made = lobby.make("one-card", seed=3)
    path = f"{lobby.url}/api/tables/{made['table']}/record"
    assert fetched(path)[0] == 403
    assert fetched(path, authorization=f"Bearer {made['tokens'][0]}")[0] == 200
    assert fetched(path, authorization="Bearer wrong")[0] == 403


def test_answers_are_kept_by_no_cache_and_taken_for_nothing_else(lobby: Lobby) -> None:
    made = lobby.make("one-card", seed=3)
    table = f"/api/tables/{made['table']}"
    for path in ("/api/tables", table, f"{table}/log", f"{table}/record", f"{table}/replay", "/api/house"):
        for header in ({}, {"authorization": f"Bearer {made['tokens'][0]}"}):
            _, headers, _ = fetched(lobby.url + path, **header)
            assert headers["cache-control"] == "no-store"
            assert headers["x-content-type-options"] == "nosniff"


# -- what the browser's types promise ---------------------------------------------------------------------


def test_everything_that_is_sent_has_the_types_the_browser_was_given(lobby: Lobby) -> None:
    made = lobby.make("raiders", seed=2)
    msgspec.convert(made, answers.MadeTable)
    msgspec.convert(lobby.get("/api/games"), list[answers.GameInfo])
    msgspec.convert(lobby.get("/api/tables"), list[answers.TableInfo])
    msgspec.convert(lobby.get(f"/api/tables/{made['table']}"), answers.ShownTable)
    with lobby.sit(made["table"], made["tokens"][0]) as client:
        client.wish("describe")
        client.wish("why", option=client.asks[0]["options"][0])
        client.wish("why", option="nonsense")
        client.wish("say", text="hello")
        client.wish("pause", on=True)
        client.wish("pause", on=False)
        client.move(client.asks[0]["options"][0])
        with pytest.raises(ServerError):
            client.wish("move", option="nonsense")
        kinds = {type(msgspec.json.decode(raw, type=answers.SocketMessage)) for raw in client.received}
    said = {
        answers.ViewMessage,
        answers.JoinedMessage,
        answers.ChatMessage,
        answers.PausedMessage,
        answers.DeltaMessage,
    }
    assert kinds >= {*said, answers.OkMessage, answers.ErrorMessage}


# -- the house ------------------------------------------------------------------------------------------


def test_the_house_gives_its_seats_to_whoever_has_the_key(house: str) -> None:
    lobby = Lobby(house)
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "random"}]
    made = lobby.make("raiders", seats=seats)
    status, _, body = fetched(house + "/api/house", authorization=f"Bearer {KEY}")
    kept = msgspec.json.decode(body, type=dict[str, answers.HouseTable])[made["table"]]
    assert status == 200
    assert (kept.here, kept.invites) == ({"0": made["tokens"][0]}, {"1": made["tokens"][1]})
    for headers in ({}, {"authorization": "Bearer wrong"}, {"authorization": "Bearer "}):
        assert fetched(house + "/api/house", **headers)[0] == 403


def test_the_house_file_is_for_its_owner_only(house: str, tmp_path: Path) -> None:
    from undercroft.server.net.house import House

    file = tmp_path / "seats.json"
    file.write_text("damaged")
    home = House(file, KEY)
    assert home.tables() == {}
    seat = {"seat": 0, "kind": "human", "name": ""}
    home.keep({"id": "one", "seats": [seat], "tokens": ["secret"]})
    home.keep({"id": "two", "seats": [seat], "tokens": ["other"]})
    assert list(home.tables()) == ["one", "two"]
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_public_server_has_no_house(lobby: Lobby) -> None:
    assert fetched(lobby.url + "/api/house", authorization="Bearer ")[0] == 403
