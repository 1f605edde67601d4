"""The HTTP side: lobby, seats and tokens, records, and what whoever runs the server looks at."""

from __future__ import annotations

import json
import re
import sqlite3
import urllib.error
import urllib.request
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok

from tests.server.running import Party, Shadow, scene
from tests.server.serving import Serving
from undercroft import __version__, games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.game import Game
from undercroft.engine.record import Save, Session, reopen, sealed, unseal
from undercroft.server.app import make_app
from undercroft.server.pages import Pages, built_client

RAIDERS: Game[Any] = games.get("raiders")
ONE_CARD: Game[Any] = games.get("one-card")
THREE = [{"kind": "open"}] * 3
CODES = {"unknown": 404, "token": 403, "secret": 403}


def refused(lobby: Lobby, code: str, path: str, data: Any = None) -> str:
    """What the server says to a request that it refuses, with the right status."""
    with pytest.raises(ServerError) as caught:
        lobby.get(path) if data is None else lobby.post(path, data)
    assert caught.value.code == code, caught.value
    cause = caught.value.__cause__
    assert isinstance(cause, urllib.error.HTTPError)
    assert cause.code == CODES.get(code, 400)
    assert cause.headers["content-type"] == "application/json"
    return str(caught.value)


def text_of(url: str) -> tuple[str, str]:
    """A page as text, and what kind it is."""
    with urllib.request.urlopen(url, timeout=20) as answer:
        return answer.read().decode(), answer.headers["content-type"]


# -- making and finding tables ------------------------------------------------------------------------


def test_every_game_is_offered_with_its_options_and_bots(lobby: Lobby) -> None:
    offered = {game["game"]: game for game in lobby.get("/api/games")}
    assert set(offered) == set(games.ids())
    for id, game in offered.items():
        assert {**games.get(id).options_schema(), "bots": game["bots"]} == game
        assert "random" in game["bots"]


@pytest.mark.parametrize("id", games.ids())
def test_a_game_alone_is_a_table_with_bots_on_the_other_seats(lobby: Lobby, id: str) -> None:
    made = lobby.make(id)
    kinds = [seat["kind"] for seat in made["seats"]]
    assert len(kinds) == games.get(id).default_seats()
    assert kinds[0] == "human"
    assert "human" not in kinds[1:]
    assert [bool(token) for token in made["tokens"]] == [kind == "human" for kind in kinds]
    with TableClient(lobby.url, made["table"], made["tokens"][0]) as client:
        assert client.seat == 0
        assert client.view["game"] == id


def test_a_new_table_is_listed_first_and_shown_without_its_secrets(lobby: Lobby) -> None:
    wish = {"options": {"variant": "tactical"}, "settings": {"turn_seconds": 90, "stand_in": "heuristic"}}
    seats = [{"kind": "open", "name": "Ada"}, {"kind": "human"}, {"kind": "heuristic", "name": "Bo"}]
    made = lobby.make("raiders", seats=seats, seed=424242, **wish)
    listed = lobby.get("/api/tables")[0]
    shown = lobby.get(f"/api/tables/{made['table']}")
    for info in (made, listed, shown):
        assert (info["id"], info["game"], info["rules"]) == (made["table"], "raiders", "1")
        assert (info["options"], info["settings"], info["status"]) == (*wish.values(), "playing")
        assert [seat["kind"] for seat in info["seats"]] == ["open", "human", "heuristic"]
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "", "Bo"]
        assert set(info["seats"][0]) == {"seat", "kind", "name"}
    for info in (listed, shown):
        assert "424242" not in json.dumps(info)
        assert not [token for token in made["tokens"] if token and token in json.dumps(info)]
    assert shown["view"]["hand"] is None
    assert shown["n"] in (0, 1), "the bot may have laid its card"


@pytest.mark.parametrize(
    "limit", games.get("dungeoneer").options_schema()["limits"], ids=itemgetter("option")
)
def test_what_does_not_go_together_is_refused_with_its_rule_and_words(
    lobby: Lobby, limit: dict[str, Any]
) -> None:
    on = {each: True for each in (limit["option"], limit["without"]) if each}
    seats = limit["seats"] or {"min": 2, "max": 2}
    lobby.make("dungeoneer", seats=[{"kind": "open"}] * seats["min"], options={limit["option"]: True})
    crowd = next(
        count for count in range(1, 5) if limit["without"] or not seats["min"] <= count <= seats["max"]
    )
    before = lobby.get("/api/tables")
    with pytest.raises(ServerError) as caught:
        lobby.make("dungeoneer", seats=[{"kind": "open"}] * crowd, options=on)
    assert caught.value.code == "options"
    assert (caught.value.more["rule"], caught.value.more["message"]) == (limit["rule"], limit["message"])
    assert lobby.get("/api/tables") == before


def test_the_lobby_lists_the_newest_tables_only(lobby: Lobby) -> None:
    for _ in range(51):
        lobby.make("one-card")
    assert len(lobby.get("/api/tables")) == 50


def test_the_same_seed_gives_the_same_game_and_none_gives_another(lobby: Lobby) -> None:
    def first_view(**wish: Any) -> Any:
        made = lobby.make("raiders", seats=THREE, **wish)
        return lobby.get(f"/api/tables/{made['table']}")["view"]

    assert first_view(seed=7) == first_view(seed=7) == RAIDERS.view(RAIDERS.new(3, 7), None)
    assert len({json.dumps(first_view()) for _ in range(4)}) > 1


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ({}, "game"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"game": 7}, "Expected `str`"),
        ({"game": "raiders", "colour": "red"}, "unknown field"),
        ({"game": "raiders", "seats": [{"kind": "open"}] * 2}, "3 to 5 seats"),
        ({"game": "raiders", "seats": [{"kind": "open"}] * 6}, "3 to 5 seats"),
        ({"game": "one-card", "seats": THREE}, "1 seat"),
        ({"game": "raiders", "seats": [{"kind": "wizard"}] * 3}, "no bot 'wizard'"),
        ({"game": "one-card", "seats": [{"kind": "heuristic"}]}, "no bot 'heuristic'"),
        ({"game": "raiders", "seats": [{"kind": "open", "token": "x"}] * 3}, "unknown field"),
        ({"game": "raiders", "seed": -1}, "seed"),
        ({"game": "raiders", "seed": 2**63}, "seed"),
        ({"game": "raiders", "seed": "7"}, "Expected `int | null`"),
        ({"game": "raiders", "options": {"variant": "rude"}}, "option variant"),
        ({"game": "raiders", "options": {"variant": ["basic"]}}, "option variant"),
        ({"game": "raiders", "options": {"colour": 1}}, "no option 'colour'"),
        ({"game": "raiders", "settings": {"stand_in": "me"}}, "no bot 'me'"),
        ({"game": "raiders", "settings": {"turn_seconds": -1}}, "turn_seconds"),
        ({"game": "raiders", "settings": {"turn_seconds": 1.5}}, "Expected `int`"),
        ({"game": "raiders", "settings": {"undo": True}}, "unknown field"),
        ([], "Expected `object`"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_in_words(lobby: Lobby, wish: Any, says: str) -> None:
    before = lobby.get("/api/tables")
    assert says in refused(lobby, "bad-request", "/api/tables", wish)
    assert lobby.get("/api/tables") == before


def test_the_largest_seed_plays_with_bots(lobby: Lobby) -> None:
    seats = [{"kind": "open"}, {"kind": "random"}, {"kind": "random"}]
    made = lobby.make("raiders", seats=seats, seed=2**63 - 1)
    with TableClient(lobby.url, made["table"], made["tokens"][0]) as client:
        while client.n < 2:
            client.receive(20)


# -- tokens --------------------------------------------------------------------------------------------


def test_a_seat_is_claimed_with_its_token_and_a_name(lobby: Lobby) -> None:
    made = lobby.make("raiders", seats=THREE)
    path = f"/api/tables/{made['table']}"
    name = "  Grüße\x00\x1b[31m\u202e <script>" + "x" * 60
    assert lobby.post(f"{path}/claim", {"token": made["tokens"][1], "name": name}) == {"seat": 1}
    seat = lobby.get(path)["seats"][1]
    assert seat == {"seat": 1, "kind": "human", "name": ("Grüße[31m <script>" + "x" * 60)[:40]}
    assert lobby.get("/api/tables")[0]["seats"][1] == seat
    lobby.post(f"{path}/claim", {"token": made["tokens"][1], "name": "Eve"})
    assert lobby.get(path)["seats"][1]["name"] == "Eve"
    assert [seat["kind"] for seat in lobby.get(path)["seats"]] == ["open", "human", "open"]


def test_a_token_opens_its_own_seat_and_no_other_door(lobby: Lobby) -> None:
    made, other = lobby.make("raiders", seats=THREE), lobby.make("raiders", seats=THREE)
    path = f"/api/tables/{made['table']}"
    assert len({*made["tokens"], *other["tokens"]}) == 6
    stored = lobby.get(path)["seats"]
    for token in ("", "x", made["tokens"][0][:-1], made["tokens"][0] + "x", other["tokens"][0], "\x00"):
        refused(lobby, "token", f"{path}/claim", {"token": token, "name": "Mallory"})
        refused(lobby, "token", f"{path}/rematch", {"token": token})
        if token:
            refused(lobby, "token", f"{path}/branch", {"token": token})
            with pytest.raises(ServerError) as caught:
                TableClient(lobby.url, made["table"], token)
            assert caught.value.code == "token"
    assert lobby.get(path)["seats"] == stored


def test_tokens_are_not_kept(server: Serving, lobby: Lobby) -> None:
    made = lobby.make("raiders", seats=THREE)
    folder = server.log.parent
    kept = b"".join(file.read_bytes() for file in folder.iterdir())
    assert made["table"].encode() in kept
    for token in made["tokens"]:
        assert token.encode() not in kept


# -- rematch, record, replay ---------------------------------------------------------------------


def finished(url: str, name: str = "vampire") -> Party:
    """A short game, played to its end."""
    return Party.opened(url, scene(name)).play()


def test_a_rematch_is_the_same_table_with_other_cards_and_tokens(lobby: Lobby) -> None:
    wish = {"options": {"variant": "tactical"}, "settings": {"turn_seconds": 77, "stand_in": "heuristic"}}
    made = lobby.make("raiders", seats=[{"kind": "open"}, {"kind": "open"}, {"kind": "random"}], **wish)
    path = f"/api/tables/{made['table']}"
    lobby.post(f"{path}/claim", {"token": made["tokens"][0], "name": "Ada"})
    again = lobby.post(f"{path}/rematch", {"token": made["tokens"][0]})
    assert again["table"] != made["table"]
    assert not {*again["tokens"]} & {*made["tokens"]} - {""}
    assert {key: again[key] for key in wish} == wish
    assert [seat["kind"] for seat in again["seats"]] == ["human", "human", "random"]
    assert again["seats"][0]["name"] == "Ada"


def test_the_record_of_a_running_game_holds_what_its_seat_may_know(lobby: Lobby) -> None:
    """It can be opened again and played on; what is hidden is dealt anew, and the seed is another."""
    made = lobby.make("raiders", seats=THREE, seed=4711)
    path = f"/api/tables/{made['table']}"
    refused(lobby, "secret", f"{path}/record")
    refused(lobby, "token", f"{path}/record?token=nonsense")
    refused(lobby, "secret", f"{path}/replay?at=0")
    rows = set()
    for seat, token in enumerate(made["tokens"] * 4):
        seat %= 3
        text, _ = text_of(f"{lobby.url}{path}/record?token={token}")
        assert "4711" not in text
        state = reopen(RAIDERS, unseal(text.encode())).state
        with lobby.sit(made["table"], token) as client:
            assert RAIDERS.view(state, seat) == client.view
        rows.add(tuple(state.row))
        again = lobby.post("/api/import", text.encode())
        with lobby.sit(again["table"], again["tokens"][seat]) as client:
            assert client.view == RAIDERS.view(state, seat)
    assert len(rows) > 3, "face-down rooms are dealt anew each time"


def test_alone_one_may_keep_the_record_at_any_time(lobby: Lobby) -> None:
    made = lobby.make("one-card", seed=11)
    path = f"/api/tables/{made['table']}/record"
    refused(lobby, "secret", path)
    text, kind = text_of(f"{lobby.url}{path}?token={made['tokens'][0]}")
    assert kind == "application/json"
    assert reopen(ONE_CARD, unseal(text.encode())).record.seed == 11


def test_a_finished_game_is_exported_opened_again_and_replayed(lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        path = f"/api/tables/{party.id}"
        text, _ = text_of(f"{lobby.url}{path}/record")
        kept = unseal(text.encode())
        assert isinstance(kept, Save)
        session = reopen(RAIDERS, kept)
        assert session.state.result() == party.seats[0].view["result"]
        shadow = Shadow(party.record())
        moves = len(shadow.record.moves)
        for at in (0, 1, moves // 2, moves):
            shown = lobby.get(f"{path}/replay?at={at}")
            assert (shown["at"], shown["moves"], len(shown["moments"])) == (at, moves, 1)
            assert shown["moments"][0]["set"] == [["", shadow.view(at, -1)]]
        again = lobby.post("/api/import", text.encode())
        assert [seat["kind"] for seat in again["seats"]] == ["human"] * 3
        assert again["status"] == "finished"
        opened = lobby.get(f"/api/tables/{again['table']}")
        assert (opened["n"], opened["view"]) == (moves, shadow.view(moves, -1))
        assert text_of(f"{lobby.url}/api/tables/{again['table']}/record")[0] == text


def test_a_game_that_was_begun_elsewhere_goes_on_here(lobby: Lobby) -> None:
    session = Session.new(RAIDERS, 3, 99)
    for seat in (2, 0):
        session.apply(seat, "power:3")
    with Party.opened(lobby.url, session.save()) as party:
        assert party.seats[0].n == 2
        for seat, client in party.seats.items():
            assert client.view == RAIDERS.view(session.state, seat)
        party.move(1, "power:3")
        session.apply(1, "power:3")
        assert party.seats[1].view == RAIDERS.view(session.state, 1)


def test_a_noted_level_that_was_played_on_goes_on_here(lobby: Lobby) -> None:
    session = reopen(ONE_CARD, unseal(Session.of(ONE_CARD, ONE_CARD.scene({"level": 4, "seed": 5})).note()))
    session.apply(0, session.state.asks()[0].options[0])
    with Party.opened(lobby.url, session.save()) as party:
        assert (party.seats[0].n, party.seats[0].view) == (1, ONE_CARD.view(session.state, 0))


# -- damaged saves ---------------------------------------------------------------------------------------


def changed(**changes: Any) -> bytes:
    """A save with entries changed by somebody who can seal: "record.seats" and the like."""
    raw = json.loads(scene("torches"))
    raw.pop("checksum")
    for path, value in changes.items():
        *way, last = path.split("__")
        entry = raw
        for step in way:
            entry = entry[step]
        entry[last] = value
    return sealed(raw)


@pytest.mark.parametrize(
    "save",
    [
        b"",
        b"{}",
        b"[" * 100_000,
        b'{"format":"undercroft-save-1"}',
        scene("torches")[:-100],
        scene("torches").replace(b"power", b"tower", 1),
        Session.new(ONE_CARD, seed=1).note(),
        changed(record__game="chess"),
        changed(record__rules="99"),
        changed(record__seats=10**12),
        changed(record__seats=-3),
        changed(record__seats=4),
        changed(record__seed=2**70),
        changed(record__options={"variant": "rude"}),
        changed(record__moves=[[0, "power:9"]]),
        changed(record__moves=[[9, "power:1"]]),
        changed(record__moves=[[0, "power:1"]]),
        changed(record__start={}),
        changed(record__start__state__power=["x", None, 1]),
        changed(record__start__state__row=["nowhere"] * 5, snapshot__state__row=["nowhere"] * 5),
        changed(record__start__state__seats=5, snapshot__state__seats=5),
        changed(record__start__state__agenda=[], snapshot__state__agenda=[]),
        changed(record__start__state__characters=[7, 7], snapshot__state__characters=[7, 7]),
    ],
    ids=str,
)
def test_a_save_that_does_not_add_up_makes_no_table(lobby: Lobby, save: bytes) -> None:
    before = lobby.get("/api/tables")
    refused(lobby, "bad-request", "/api/import", save)
    assert lobby.get("/api/tables") == before


# -- reports ----------------------------------------------------------------------------------------------


def test_a_report_keeps_the_game_with_a_note(server: Serving, lobby: Lobby) -> None:
    with Party.new(lobby.url, people=3, seed=40) as party:
        party.play(7)
        note = {"text": "the dragon\nslept\x00" + "!" * 9000}
        answer = lobby.post(f"/api/tables/{party.id}/report", note)
        assert list(answer) == ["report"], "whoever reports does not get to see the others' cards"
        state = reported(server.log.parent, answer["report"], party.id)
        for seat, client in party.seats.items():
            assert client.view == RAIDERS.view(state, seat)


def reported(folder: Path, number: int, table: str) -> Any:
    """The position that a report has kept."""
    connection = sqlite3.connect(folder / "tables.sqlite")
    try:
        row = connection.execute("SELECT table_id, text, save FROM reports WHERE number = ?", [number])
        table_id, text, save = row.fetchone()
    finally:
        connection.close()
    assert table_id == table
    assert text.startswith("the dragon\nslept!")
    assert len(text) == 4000
    return reopen(RAIDERS, unseal(save)).state


# -- for whoever runs the server ----------------------------------------------------------------------------


def test_the_server_says_that_it_is_well(lobby: Lobby) -> None:
    health = lobby.get("/health")
    assert (health["ok"], health["version"]) == (True, __version__)
    assert health["build"] in ("interpreted", "compiled")
    assert "Undercroft" in text_of(lobby.url)[0]


def figures(url: str) -> dict[str, float]:
    """The metrics, every line of them understood."""
    text, kind = text_of(f"{url}/metrics")
    assert kind.startswith("text/plain")
    found = {}
    for line in text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# (TYPE [a-z_]+ (counter|gauge|histogram|summary)|HELP [a-z_]+ .+)", line)
        else:
            name, value = line.rsplit(" ", 1)
            assert re.fullmatch(r'undercroft_[a-z_]+(\{[a-z]+="[^"]*"\})?', name)
            found[name] = float(value)
    return found


def test_the_figures_follow_what_happens(url: str) -> None:
    before = figures(url)
    with Party.new(url, people=3, seed=41) as party:
        party.play(12)
        during = figures(url)
    assert during["undercroft_moves_total"] - before["undercroft_moves_total"] >= 12
    assert during["undercroft_commits_total"] - before["undercroft_commits_total"] >= 12
    assert during["undercroft_clients"] >= 3
    assert during["undercroft_tables_live"] > before["undercroft_tables_live"]


def test_the_interface_is_described_completely(lobby: Lobby, tmp_path: Path) -> None:
    document = lobby.get("/openapi.json")
    schema = schemathesis.openapi.from_dict(document)
    schema.validate()
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    described = {(operation.method.upper(), operation.path) for operation in operations}
    app = make_app(f"sqlite:///{tmp_path / 'unused.sqlite'}")
    served = {
        (method, getattr(route, "path", ""))
        for route in app.routes
        for method in (getattr(route, "methods", None) or ())
        if method != "HEAD"
    }
    pages = {("GET", "/metrics"), ("GET", "/openapi.json")}  # no part of the interface
    pages |= {("GET", route.path) for route in Pages(built_client()).routes()}
    assert served - pages == described - pages


def test_every_answer_has_the_form_that_is_described(lobby: Lobby) -> None:
    """Whatever can be asked for is asked for, and what comes back is held against the description."""
    schema = schemathesis.openapi.from_url(f"{lobby.url}/openapi.json")
    with finished(lobby.url, "torches") as party:
        id, token = party.id, party.tokens[0]
        save = text_of(f"{lobby.url}/api/tables/{id}/record")[0]
    wishes: list[tuple[str, str, Any]] = [
        ("GET", "/health", None),
        ("GET", "/api/games", None),
        *(("GET", f"/api/rules/{game}", None) for game in games.ids()),
        ("GET", "/api/tables", None),
        ("POST", "/api/tables", {"game": "raiders", "options": {"variant": "tactical"}}),
        ("POST", "/api/import", json.loads(save)),
        ("GET", f"/api/tables/{id}", None),
        ("POST", f"/api/tables/{id}/claim", {"token": token, "name": "Ada"}),
        ("GET", f"/api/tables/{id}/log", None),
        ("GET", f"/api/tables/{id}/record", None),
        ("GET", f"/api/tables/{id}/replay?at=3&count=40&seat=1", None),
        ("POST", f"/api/tables/{id}/branch", {"at": 4}),
        ("POST", f"/api/tables/{id}/rematch", {"token": token}),
        ("POST", f"/api/tables/{id}/report", {"text": "odd"}),
        ("GET", "/api/tables/nowhere", None),
        ("GET", "/api/house", None),
    ]
    told = set()
    for method, path, data in wishes:
        answer = requests.request(method, lobby.url + path, json=data, timeout=20)
        place = re.sub(r"/api/tables/[^/?]+", "/api/tables/{id}", path.partition("?")[0])
        place = re.sub(r"/api/rules/.+", "/api/rules/{game}", place)
        operation = schema[place][method]
        operation.validate_response(answer)
        described = operation.definition.raw["responses"][str(answer.status_code)]
        assert described["content"]["application/json"]["schema"], path
        told.add((method, place, answer.ok))
        for damaged in damages(answer.json()):
            with pytest.raises(FailureGroup):
                operation.validate_response(answered(answer, damaged))
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    asked = {(operation.method.upper(), operation.path) for operation in operations}
    assert asked == {(method, place) for method, place, _ in told}
    refused_only = {(method, place) for method, place, ok in told if not ok} - {
        (method, place) for method, place, ok in told if ok
    }
    assert refused_only == {("GET", "/api/house")}, "a public server has none; tests/server/test_pages.py"


def damages(told: Any) -> list[Any]:
    """The same answer with something missing, and with something that is not described."""
    if isinstance(told, list):
        return [[each, *told[1:]] for each in damages(told[0])]
    return [dict(list(told.items())[1:]), {**told, "surplus": 1}]


def answered(answer: requests.Response, content: Any) -> requests.Response:
    """An answer with other content."""
    other = requests.Response()
    other.status_code, other.headers, other.request = answer.status_code, answer.headers, answer.request
    other.url, other._content = answer.url, json.dumps(content).encode()
    return other


@pytest.mark.parametrize("part", ["", "/claim", "/record", "/replay", "/branch", "/rematch", "/report"])
def test_a_table_that_is_not_there_is_said_so(lobby: Lobby, part: str) -> None:
    data: Any = None if part in ("", "/record", "/replay") else {}
    for id in ("nowhere", "x" * 24, "a%20b", "%00", "%C3%A9", "..", "x" * 2000, "%F0%9F%90%89"):
        refused(lobby, "unknown", f"/api/tables/{id}{part}", data)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/../../etc/passwd", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/tables/x", 405),
        ("GET", "/api/import", 405),
        ("POST", "/health", 405),
    ],
)
def test_what_is_not_offered_is_not_there(url: str, method: str, path: str, status: int) -> None:
    request = urllib.request.Request(url + path, method=method)
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(request, timeout=20)
    caught.value.close()
    assert caught.value.code == status
