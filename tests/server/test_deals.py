"""A table that gathers additions to its dice shows nothing of its deal before everybody has added."""

from __future__ import annotations

import pytest

from tests.server.inside import Inside
from tests.server.test_luck import DIGITS, RAIDERS, add, inside, live, make, sample
from tests.server.test_rules_change import House
from undercroft.server.tables.luck import LUCK_SECONDS
from undercroft.server.tables.table import LiveTable

__all__ = ["inside"]  # a fixture


def test_nobody_can_see_a_deal_and_then_add_to_the_dice_for_another_one(inside: Inside) -> None:
    """Someone with two of three seats adds for one of them, looks, and still has the other to add for."""
    made = make(inside)
    table = live(inside, made)
    add(inside, made, 0, 2)
    for seat in range(3):
        client = inside.sit(made["table"], made["tokens"][seat])
        assert client.view == RAIDERS.view(sample(table), seat), "not from the key of the table"
        assert client.asks == []
        assert client.wish("move", option=table.state.asks()[0].options[0])["code"] == "gathers"
        assert client.wish("undo")["code"] == "nothing"
        for path in ("log", "record", "branch"):
            method, body = ("POST", {"at": 0}) if path == "branch" else ("GET", None)
            body = None if body is None else {**body, "token": made["tokens"][seat]}
            address = f"/api/tables/{made['table']}/{path}"
            status, said = inside.ask(method, address, body, token="" if body else made["tokens"][seat])
            assert status in (200, 201)
            if path == "branch":
                assert inside.sit(said["table"], said["tokens"][seat]).view["hand"] == client.view["hand"]
    add(inside, made, 1)
    dealt = RAIDERS.save(table.state)
    assert not RAIDERS.same(table.state, sample(table))
    for seat in range(3):
        client = inside.sit(made["table"], made["tokens"][seat])
        assert client.wish("luck", digits="3d" * 16)["code"] == "luck"
    assert RAIDERS.save(table.state) == dealt


def test_a_table_that_gathers_nothing_is_dealt_at_once(inside: Inside) -> None:
    made = make(inside, settings={})
    assert made["dice"]["gathers"] is False
    client = inside.sit(made["table"], made["tokens"][0])
    assert client.wish("luck", digits=DIGITS[0])["code"] == "luck"
    assert client.asks


def test_no_time_passes_and_nobody_stands_in_before_the_game_is_dealt(inside: Inside) -> None:
    made = make(inside, settings={"luck": True, "turn_seconds": 30})
    table = live(inside, made)
    client = inside.sit(made["table"], made["tokens"][0])
    table.clock.since -= 100
    inside.second()
    inside.rest()
    assert table.number == 0
    add(inside, made, 0, 1, 2)
    client.wish("ping")
    assert [message["left"] for message in client.messages if message["is"] == "clock"] == [30]
    assert client.asks


def test_a_game_with_a_free_seat_waits_for_it_without_being_looked_at(inside: Inside) -> None:
    made = make(inside, seats=[{"kind": "human"}, {"kind": "open"}, {"kind": "random"}])
    table = live(inside, made)
    add(inside, made, 0)
    table.seated -= LUCK_SECONDS
    inside.rest()
    assert inside.lobby.stalled == set(), "many such tables must not keep the server busy"
    assert table.history.gathers
    wish = {"token": made["tokens"][1], "name": "Bo"}
    status, mine = inside.ask("POST", f"/api/tables/{made['table']}/claim", wish)
    assert status == 200
    inside.rest()
    assert table.history.gathers, "whoever has just sat down has a moment to add"
    add(inside, {**made, "tokens": ["", mine["token"]]}, 1)
    assert not table.history.gathers


def test_who_gets_up_before_the_game_is_dealt_is_not_waited_for(inside: Inside) -> None:
    made = make(inside)
    table = live(inside, made)
    add(inside, made, 0, 1)
    inside.sit(made["table"], made["tokens"][2]).wish("resign")
    inside.rest()
    assert not table.history.gathers
    assert table.history.dice is not None
    assert len(table.history.dice.shares) == 2


def test_a_table_that_is_not_dealt_yet_is_dealt_under_newer_rules(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(sqlite, monkeypatch)
    made = make(house.inside)
    add(house.inside, made, 0)
    house.upgrade("2", deal=5)  # they deal otherwise from the same key
    table = live(house.inside, made)
    assert table.history.gathers
    assert len(table.history.dice_info()["shares"]) == 1
    assert RAIDERS.same(table.state, sample(table))
    add(house.inside, made, 1, 2)
    assert table.history.dice is not None
    dealt = RAIDERS.new(3, key=table.history.dice.stream())
    assert RAIDERS.same(table.state, dealt)
    again = house.inside.run(LiveTable.load(house.inside.lobby.store, made["table"]))
    assert again is not None
    assert RAIDERS.same(again.state, dealt)
    client = house.inside.sit(made["table"], made["tokens"][0])
    assert client.wish("move", option=client.asks[0]["options"][0])["is"] == "delta"
    house.inside.close()
