"""Who has a seat and who no longer does: invitations, new tokens, seats opened twice, rematches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.inside import Inside, InsideClient
from tests.server.party import SPECTATOR, Party, finished, scene
from tests.server.running import raw_socket, refused
from tests.server.serving import Serving
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.server.db.store import Store

OPEN = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]


@pytest.fixture
def table(inside: Inside) -> dict[str, Any]:
    """A table to which others are invited."""
    made: dict[str, Any] = inside.ask("POST", "/api/tables", {"game": "raiders", "seats": OPEN})[1]
    return made


def claim(inside: Inside, table: dict[str, Any], seat: int, token: str = "") -> tuple[int, Any]:
    """Somebody sits down with an invitation."""
    wish = {"token": token or table["tokens"][seat], "name": "Ada"}
    return inside.ask("POST", f"/api/tables/{table['table']}/claim", wish)


def test_whoever_made_a_table_does_not_keep_the_keys_of_others(inside: Inside, table: dict[str, Any]) -> None:
    status, claimed = claim(inside, table, 1)
    assert (status, claimed["seat"]) == (200, 1)
    client = InsideClient(inside, table["table"])
    client.send({"do": "join", "token": table["tokens"][1]})
    assert client.receive()["code"] == "token"
    assert claim(inside, table, 1)[0] == 403, "an invitation opens a seat once"
    guest = inside.sit(table["table"], claimed["token"])
    assert guest.seat == 1
    assert inside.ask("GET", f"/api/tables/{table['table']}/log", token=table["tokens"][1])[0] == 403


def test_an_invitation_opens_nothing_until_the_seat_is_claimed(inside: Inside, table: dict[str, Any]) -> None:
    address, invitation = f"/api/tables/{table['table']}", table["tokens"][1]
    client = InsideClient(inside, table["table"])
    client.send({"do": "join", "token": invitation})
    assert client.receive()["code"] == "claim"
    for path in ("/log", "/record"):
        status, said = inside.ask("GET", f"{address}{path}", token=invitation)
        assert (status, said["code"]) == (403, "claim")
    status, said = inside.ask("POST", f"{address}/branch", {"token": invitation})
    assert (status, said["code"]) == (403, "claim")
    assert inside.sit(table["table"], claim(inside, table, 1)[1]["token"]).seat == 1


def test_a_seat_can_be_locked_again_by_whoever_has_it(inside: Inside, table: dict[str, Any]) -> None:
    first = claim(inside, table, 1)[1]["token"]
    intruder = inside.sit(table["table"], first)
    second = claim(inside, table, 1, first)[1]["token"]
    assert first != second
    assert intruder.until("joined")["seat"] == SPECTATOR, "whoever sat there with the old token looks on"
    assert intruder.view == inside.ask("GET", f"/api/tables/{table['table']}")[1]["view"]
    assert inside.sit(table["table"], second).seat == 1


def test_every_new_connection_of_a_seat_is_told_to_those_at_it(inside: Inside, table: dict[str, Any]) -> None:
    owner = inside.sit(table["table"], table["tokens"][0])
    other = inside.sit(table["table"], claim(inside, table, 1)[1]["token"])
    intruder = inside.sit(table["table"], table["tokens"][0])
    assert owner.until("arrival") == {"is": "arrival", "seat": 0, "count": 2}
    inside.sit(table["table"], table["tokens"][0])
    assert owner.until("arrival")["count"] == intruder.until("arrival")["count"] == 3
    heard = []
    other.send({"do": "ping", "ref": 1})
    while (message := other.receive())["is"] != "ok":
        heard.append(message["is"])
    assert "arrival" not in heard, "others are not told"
    owner.close()
    intruder.close()


def test_whoever_comes_back_is_told_that_somebody_else_is_there(
    inside: Inside, table: dict[str, Any]
) -> None:
    inside.sit(table["table"], table["tokens"][0])
    owner = InsideClient(inside, table["table"])
    owner.send({"do": "join", "token": table["tokens"][0]})
    assert owner.until("arrival")["count"] == 2


def test_a_connection_in_another_process_is_told_as_well(postgresql: str, tmp_path: Path) -> None:
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        made = Lobby(one.url).make("raiders", seats=OPEN)
        id, token = made["table"], Lobby(one.url).claim(made["table"], made["tokens"][1], "Ada")
        with TableClient(one.url, id, token) as owner, TableClient(other.url, id, token):
            while (message := owner.receive(60))["is"] != "arrival":
                pass
            assert message["seat"] == 1
            fresh = Lobby(other.url).claim(id, token, "Ada")
            while owner.seat != SPECTATOR:
                owner.receive(60)
            with TableClient(one.url, id, fresh) as mine:
                assert mine.seat == 1


@pytest.mark.parametrize("path", ["", "/log", "/record"])
def test_a_token_in_an_address_opens_nothing(inside: Inside, table: dict[str, Any], path: str) -> None:
    """Addresses are kept in logs and histories; a client that puts a token there is told."""
    address = f"/api/tables/{table['table']}{path}"
    status, said = inside.ask("GET", f"{address}?token={table['tokens'][0]}")
    assert (status, said["code"]) == (403, "token")
    assert inside.ask("GET", address, token=table["tokens"][0])[0] == 200


def test_a_token_in_an_address_is_kept_nowhere(tmp_path: Path) -> None:
    with Serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        made = Lobby(server.url).make("raiders", seats=[{"kind": "human"}] * 3)
        with (
            pytest.raises(InvalidStatus),
            raw_socket(server.url, f"{made['table']}?token={made['tokens'][0]}"),
        ):
            pass
        with raw_socket(server.url, made["table"]):
            pass
        assert made["table"] in server.said()
        assert made["tokens"][0] not in server.said()


# -- rematches -----------------------------------------------------------------------------------------


def test_in_a_rematch_each_is_told_their_own_token_only(lobby: Lobby) -> None:
    with finished(lobby.url) as party:
        path = f"/api/tables/{party.id}/rematch"
        first = lobby.post(path, {"token": party.tokens[0]})
        assert [bool(token) for token in first["tokens"]] == [True, False, False, False]
        news = party.hear(party.seats[1], "rematch")
        assert news["table"] == first["table"]
        second = lobby.post(path, {"token": party.tokens[1]})
        assert second["table"] == first["table"], "the others come to the same table"
        assert [bool(token) for token in second["tokens"]] == [False, True, False, False]
        with lobby.sit(first["table"], first["tokens"][0]) as one:
            assert one.seat == 0
        with lobby.sit(first["table"], second["tokens"][1]) as other:
            assert other.seat == 1
        with pytest.raises(ServerError) as caught:
            lobby.sit(first["table"], party.tokens[0])
        assert caught.value.code == "token", "the old token does not open the new seat any more"
        again = lobby.post(path, {"token": party.tokens[0]})  # the answer was lost
        assert again["tokens"] == first["tokens"]
        refused(lobby, "token", path, {})


def test_a_seat_that_was_given_away_is_not_had_back_by_asking_for_the_rematch_again(lobby: Lobby) -> None:
    with finished(lobby.url) as party:
        path = f"/api/tables/{party.id}/rematch"
        made = lobby.post(path, {"token": party.tokens[0]})
        friend = lobby.claim(made["table"], made["tokens"][0], "Ada")
        refused(lobby, "token", path, {"token": party.tokens[0]})
        with lobby.sit(made["table"], friend) as seated:
            assert seated.seat == 0


def test_the_rematch_belongs_to_whoever_has_the_seat_when_they_ask(lobby: Lobby) -> None:
    with finished(lobby.url) as party:
        path = f"/api/tables/{party.id}/rematch"
        made = lobby.post(path, {"token": party.tokens[0]})
        heir = lobby.claim(party.id, party.tokens[1], "Ada")
        with pytest.raises(ServerError, match="opens no seat"):
            lobby.sit(made["table"], party.tokens[1])
        refused(lobby, "token", path, {"token": party.tokens[1]})
        with lobby.sit(made["table"], lobby.post(path, {"token": heir})["tokens"][1]) as seated:
            assert seated.seat == 1


def test_a_rematch_is_found_after_a_restart(inside: Inside) -> None:
    status, made = inside.run(inside._ask("POST", "/api/import", scene("vampire")))
    assert status == 201
    clients = [inside.sit(made["table"], token) for token in made["tokens"]]
    while clients[0].view["result"] is None:
        for client in clients:
            if client.asks and not client.asks[0]["idle"]:
                client.wish("move", option=client.asks[0]["options"][0])
            client.wish("ping")
    _, first = inside.ask("POST", f"/api/tables/{made['table']}/rematch", {"token": made["tokens"][0]})
    inside.lobby.live.clear()
    _, second = inside.ask("POST", f"/api/tables/{made['table']}/rematch", {"token": made["tokens"][2]})
    assert first["table"] == second["table"]
    newcomer = InsideClient(inside, made["table"])
    newcomer.send({"do": "join"})
    assert newcomer.until("rematch")["table"] == first["table"]


def test_the_client_of_this_package_claims_and_plays(lobby: Lobby) -> None:
    made = lobby.make("raiders", seats=OPEN)
    claimed = [lobby.claim(made["table"], token, "Ada") for token in made["tokens"][1:]]
    with Party(lobby.url, {**made, "tokens": [made["tokens"][0], *claimed]}) as party:
        for seat in range(3):
            party.sit(seat)
        party.play(3)
        assert party.seats[1].n == 3


def test_a_seat_that_was_claimed_in_another_process_is_open_before_word_of_it_comes(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = Inside(sqlite), Inside(sqlite)
    monkeypatch.setattr(Store, "shared", True)  # as with PostgreSQL, but nobody tells the other anything
    status, made = one.ask("POST", "/api/tables", {"game": "raiders", "seats": [{"kind": "open"}] * 3})
    assert status == 201
    path = f"/api/tables/{made['table']}"
    watcher = other.sit(made["table"])
    mine = []
    for seat, token in enumerate(made["tokens"]):
        mine.append(one.ask("POST", f"{path}/claim", {"token": token, "name": "Ada"})[1]["token"])
        if seat == 1:
            assert other.ask("GET", f"{path}/log", token=mine[1])[0] == 200
        assert other.sit(made["table"], mine[seat]).seat == seat
        assert other.ask("GET", f"{path}/log", token=token)[0] == 403
    watcher.wish("ping")
    seats = [message["seats"] for message in watcher.messages if message["is"] == "seats"]
    assert [seat["kind"] for seat in seats[-1]] == ["human"] * 3
    one.close()
    other.close()
