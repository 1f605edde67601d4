"""The lobby over HTTP: tables are made, found and listed, seats are opened by their tokens."""

from __future__ import annotations

import json
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

from tests.server.party import WAIT, dealt
from tests.server.running import refused, running, tables_kept
from tests.server.serving import Serving
from undercroft import games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.game import Game

RAIDERS: Game[Any] = games.get("raiders")
ONE_CARD: Game[Any] = games.get("one-card")
THREE = [{"kind": "open"}] * 3


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
    settings = {"turn_seconds": 90, "stand_in": "heuristic", "take_backs": False, "open_chat": True}
    settings["luck"] = True
    wish = {"options": {"variant": "tactical"}, "settings": settings}
    seats = [{"kind": "open", "name": "Ada"}, {"kind": "human"}, {"kind": "heuristic", "name": "Bo"}]
    older = lobby.make("one-card")
    made = lobby.make("raiders", seats=seats, seed=424_242_424_242_424, **wish)
    listing = lobby.get("/api/tables")
    newest, other = (next(each for each in listing if each["id"] == id["table"]) for id in (made, older))
    assert listing.index(newest) < listing.index(other)
    shown = lobby.get(f"/api/tables/{made['table']}")
    for info in (made, newest, shown):
        assert (info["id"], info["game"], info["rules"]) == (made["table"], "raiders", RAIDERS.rules_version)
        assert (info["options"], info["settings"], info["status"]) == (*wish.values(), "playing")
        assert [seat["kind"] for seat in info["seats"]] == ["open", "human", "heuristic"]
        assert [seat["name"] for seat in info["seats"]] == ["Ada", "", "Bo"]
        assert set(info["seats"][0]) == {"seat", "kind", "name"}
    for info in (newest, shown):
        assert "424242424242424" not in json.dumps(info)
        assert not [token for token in made["tokens"] if token and token in json.dumps(info)]
    assert shown["view"]["hand"] is None
    assert shown["n"] in (0, 1), "the bot may have laid its card"


LIMITS = games.get("dungeoneer").options_schema()["limits"]
SETS = ("tomb", "serpent", "both")


def set_for(option: str) -> str:
    """A set in which a switch may be on."""
    only = [limit["only"]["values"] for limit in LIMITS if limit["option"] == option and limit["only"]]
    return next(each for each in SETS if all(each in values for values in only))


@pytest.mark.parametrize("limit", LIMITS, ids=itemgetter("option"))
def test_what_does_not_go_together_is_refused_with_its_rule_and_words(
    server: Serving, lobby: Lobby, limit: dict[str, Any]
) -> None:
    seats = limit["seats"] or {"min": 2, "max": 2}
    on = {limit["option"]: True, "set": set_for(limit["option"])}
    lobby.make("dungeoneer", seats=[{"kind": "open"}] * seats["min"], options=on)
    crowd = seats["min"]
    if limit["without"]:
        on[limit["without"]] = True
    elif limit["only"]:
        on["set"] = next(each for each in SETS if each not in limit["only"]["values"])
    else:
        crowd = next(count for count in range(1, 5) if not seats["min"] <= count <= seats["max"])
    before = tables_kept(server)
    with pytest.raises(ServerError) as caught:
        lobby.make("dungeoneer", seats=[{"kind": "open"}] * crowd, options=on)
    assert caught.value.code == "options"
    assert (caught.value.more["rule"], caught.value.more["message"]) == (limit["rule"], limit["message"])
    assert tables_kept(server) == before


def test_the_lobby_says_where_a_table_stands_and_how_it_ended(tmp_path: Path) -> None:
    def listed() -> dict[str, Any]:
        found: dict[str, Any] = next(each for each in lobby.get("/api/tables") if each["id"] == made["table"])
        return found

    with running(tmp_path) as server:
        lobby = Lobby(server.url)
        made = lobby.make("one-card", seed=5)
        with TableClient(server.url, made["table"], made["tokens"][0]) as client:
            client.move(client.asks[0]["options"][0])
            args = {"level": 1, "levels": 12, "turn": 1}
            assert listed()["place"] == {"id": "place-one-card", "args": args}
            assert (listed()["turn"], listed()["winners"]) == ([0], [])
            while client.view["result"] is None:
                client.move(client.asks[0]["options"][-1])
        assert (listed()["status"], listed()["turn"], listed()["winners"]) == ("finished", [], [])
        ended = listed()
        server.kill()  # and the table has left memory
        server.start()
        server.ready()
        assert listed() == ended


def test_the_lobby_lists_the_newest_tables_only(lobby: Lobby) -> None:
    for _ in range(51):
        lobby.make("one-card")
    assert len(lobby.get("/api/tables")) == 50


def test_the_same_seed_gives_the_same_game_and_none_gives_another(lobby: Lobby) -> None:
    def first_view(**wish: Any) -> Any:
        made = lobby.make("raiders", seats=THREE, **wish)
        return lobby.get(f"/api/tables/{made['table']}")["view"]

    assert first_view(seed=7) == first_view(seed=7) == RAIDERS.view(dealt("raiders", 3, 7), None)
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
        ({"game": "one-card", "seats": [{"kind": "wizard"}]}, "no bot 'wizard'"),
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
def test_a_table_that_makes_no_sense_is_refused_in_words(
    server: Serving, lobby: Lobby, wish: Any, says: str
) -> None:
    before = tables_kept(server)
    assert says in refused(lobby, "bad-request", "/api/tables", wish)
    assert tables_kept(server) == before


def test_the_largest_seed_plays_with_bots(lobby: Lobby) -> None:
    seats = [{"kind": "human"}, {"kind": "random"}, {"kind": "random"}]
    made = lobby.make("raiders", seats=seats, seed=2**63 - 1)
    with TableClient(lobby.url, made["table"], made["tokens"][0]) as client:
        while client.n < 2:
            client.receive(WAIT)


# -- tokens --------------------------------------------------------------------------------------------


def test_a_seat_is_claimed_with_its_token_and_a_name(lobby: Lobby) -> None:
    made = lobby.make("raiders", seats=THREE)
    path = f"/api/tables/{made['table']}"
    name = "  Grüße\x00\x1b[31m\u202e <script>" + "x" * 60
    claimed = lobby.post(f"{path}/claim", {"token": made["tokens"][1], "name": name})
    assert claimed["seat"] == 1
    seat = lobby.get(path)["seats"][1]
    assert seat == {"seat": 1, "kind": "human", "name": ("Grüße[31m <script>" + "x" * 60)[:40]}
    listed = next(each for each in lobby.get("/api/tables") if each["id"] == made["table"])
    assert listed["seats"][1] == seat
    lobby.post(f"{path}/claim", {"token": claimed["token"], "name": "Eve"})
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
