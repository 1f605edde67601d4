"""Taking back across rolls and secrets leaves a mark, can be forbidden, and never revives a finished game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.inside import Inside, InsideClient
from tests.server.party import SPECTATOR, scene
from undercroft import games
from undercroft.engine.record import Save, unseal

ALONE = {"game": "raiders", "seats": [{"kind": "human"}, {"kind": "random"}, {"kind": "random"}]}


def alone(inside: Inside, **settings: Any) -> tuple[dict[str, Any], InsideClient]:
    """A player among bots who has chosen twice, after something was revealed."""
    _, made = inside.ask("POST", "/api/tables", {**ALONE, "settings": settings, "seed": 3})
    inside.rest()
    client = inside.sit(made["table"], made["tokens"][0])
    for _ in range(2):
        client.wish("move", option=client.asks[0]["options"][0])
        inside.rest()
        client.wish("ping")
    return made, client


def info(inside: Inside, id: str) -> dict[str, Any]:
    """The table in the lobby."""
    return next(each for each in inside.ask("GET", "/api/tables")[1] if each["id"] == id)


def test_alone_with_bots_a_secret_taken_back_marks_the_game(inside: Inside) -> None:
    made, client = alone(inside)
    id, token = made["table"], made["tokens"][0]
    assert info(inside, id)["taken_back"] is False
    watcher = inside.sit(id)
    assert client.wish("undo")["undone"] is True
    assert watcher.until("taken-back")["count"] == 1
    assert info(inside, id)["taken_back"] is True
    inside.lobby.live.clear()  # as after a restart
    newcomer = InsideClient(inside, id)
    newcomer.send({"do": "join"})
    assert newcomer.until("taken-back")["count"] == 1
    told = inside.ask("GET", f"/api/tables/{id}/log", token=token)[1]
    assert {"id": "table-taken-back", "args": {"count": 1}} in [e for each in told for e in each["events"]]


def test_the_mark_goes_with_the_record_the_replay_and_whatever_begins_with_them(inside: Inside) -> None:
    made, client = alone(inside)
    id, token = made["table"], made["tokens"][0]
    client.wish("undo")
    while client.view["result"] is None:
        client.wish("move", option=client.asks[0]["options"][0])
        inside.rest()
        client.wish("ping")
    _, save = inside.ask("GET", f"/api/tables/{id}/record", token=token)
    assert save["record"]["taken_back"] == 1
    assert inside.ask("GET", f"/api/tables/{id}/replay?at=0")[1]["taken_back"] == 1
    status, opened = inside.ask("POST", "/api/import", save)
    assert (status, opened["taken_back"]) == (201, True)
    _, branch = inside.ask("POST", f"/api/tables/{opened['table']}/branch", {"at": 3})
    assert branch["taken_back"] is True


def test_the_mark_goes_with_a_branch_of_the_running_game(inside: Inside) -> None:
    made, client = alone(inside)
    client.wish("undo")
    wish = {"token": made["tokens"][0], "at": 0}
    status, branch = inside.ask("POST", f"/api/tables/{made['table']}/branch", wish)
    assert (status, branch["taken_back"]) == (201, True)


def test_a_card_that_a_bot_has_played_since_is_a_secret_taken_back(inside: Inside) -> None:
    """No die was rolled for it, and the same player is asked again: still everybody knows the card now."""
    bots = [{"kind": "random"}] * 2
    _, made = inside.ask(
        "POST", "/api/tables", {"game": "dungeoneer", "seats": [{"kind": "human"}, *bots], "seed": 1}
    )
    client, table = inside.sit(made["table"], made["tokens"][0]), inside.run(inside.lobby.get(made["table"]))
    for turn in range(400):
        inside.rest()
        client.wish("ping")
        before, number = table.state, len(table.moves)
        options = client.asks[0]["options"]
        client.wish("move", option=options[(7 * turn) % len(options)])
        inside.rest()
        client.wish("ping")
        played = [option for _, seat, option in table.moves[number + 1 :] if seat != 0 and option != "pass"]
        if client.asks and played and not table.game.hides(before, table.state):
            break
    else:
        pytest.fail("no bot has played a card")
    assert played[0].startswith("play:")
    assert info(inside, made["table"])["taken_back"] is False
    assert client.wish("undo")["undone"] is True
    assert len(table.moves) == number
    assert info(inside, made["table"])["taken_back"] is True


def test_what_was_not_seen_is_taken_back_without_a_mark(inside: Inside) -> None:
    status, made = inside.run(inside._ask("POST", "/api/import", scene("level-5-hero-phase", "one-card")))
    assert status == 201
    client = inside.sit(made["table"], made["tokens"][0])
    step = next(option for option in client.asks[0]["options"] if option.startswith("move:"))
    client.wish("move", option=step)
    assert client.wish("undo")["undone"] is True
    assert info(inside, made["table"])["taken_back"] is False
    _, save = inside.ask("GET", f"/api/tables/{made['table']}/record", token=made["tokens"][0])
    assert "taken_back" not in save["record"]


def test_a_table_can_forbid_it(inside: Inside) -> None:
    made, client = alone(inside, take_backs=False)
    assert client.wish("undo")["code"] == "forbidden"
    assert len(inside.run(inside.lobby.get(made["table"])).moves) == client.n
    assert info(inside, made["table"])["taken_back"] is False


@pytest.mark.parametrize("name", ["vampire", "level-12-last-stand"])
def test_a_finished_game_is_not_taken_back_into_life(inside: Inside, name: str) -> None:
    game = "raiders" if name == "vampire" else "one-card"
    kept = unseal(scene(name, game))
    assert isinstance(kept, Save)
    _, made = inside.run(inside._ask("POST", "/api/import", scene(name, game)))
    clients = [inside.sit(made["table"], token) for token in made["tokens"]]
    while clients[0].view["result"] is None:
        for client in clients:
            client.wish("ping")
            if client.asks and not client.asks[0]["idle"]:
                client.wish("move", option=client.asks[0]["options"][-1])
    number = clients[0].n
    for client in clients:
        assert client.seat != SPECTATOR
        assert client.wish("undo", at=number)["code"] == "over"
    assert info(inside, made["table"])["status"] == "finished"
    assert games.get(game).id == made["game"]
