"""Dice that players can check: the commitment, what people add to them, the key after the end."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bench.kept import kept_tables
from tests.saves import resealed
from tests.server.inside import Inside
from tests.server.party import Party, finished
from tests.server.running import refused
from tests.server.serving import Serving
from tests.server.test_rules_change import House
from undercroft import games
from undercroft.client import Lobby, ServerError
from undercroft.engine.dice import KEY
from undercroft.engine.game import Game
from undercroft.engine.keys import Dice, commitment_to, sample_of, stretched
from undercroft.engine.record import Save, unseal
from undercroft.engine.verify import verify
from undercroft.server.tables.luck import LUCK_SECONDS
from undercroft.server.tables.table import LiveTable

RAIDERS: Game[Any] = games.get("raiders")
ONE_CARD: Game[Any] = games.get("one-card")
PEOPLE = [{"kind": "human"}] * 3
DIGITS = ["0a" * 16, "1b" * 16, "2c" * 16]
SOLO = {"game": "one-card", "seats": [{"kind": "human"}], "options": {"automatic": True}}


@pytest.fixture
def inside(sqlite: str) -> Iterator[Inside]:
    """A server in this process."""
    made = Inside(sqlite)
    yield made
    made.close()


def make(inside: Inside, **wish: Any) -> dict[str, Any]:
    """A new table."""
    wish = {"game": "raiders", "seats": PEOPLE, "settings": {"luck": True}, **wish}
    status, made = inside.ask("POST", "/api/tables", wish)
    assert status == 201
    return dict(made)


def live(inside: Inside, made: dict[str, Any]) -> LiveTable:
    """A table in the server's memory."""
    table: LiveTable = inside.run(inside.lobby.get(made["table"]))
    return table


def add(inside: Inside, made: dict[str, Any], *seats: int) -> None:
    """People sit down and add to the dice."""
    for seat in seats:
        client = inside.sit(made["table"], made["tokens"][seat])
        assert client.wish("luck", digits=DIGITS[seat])["is"] == "ok"


# -- before the first choice -----------------------------------------------------------------------


def test_a_table_shows_its_commitment_before_anything_else(inside: Inside) -> None:
    made = make(inside)
    dice = live(inside, made).history.dice
    assert dice is not None
    assert made["dice"] == {
        "origin": "fresh",
        "commitment": commitment_to(dice.key),
        "shares": [],
        "gathers": True,
    }
    assert inside.ask("GET", f"/api/tables/{made['table']}")[1]["dice"] == made["dice"]
    assert len({make(inside)["dice"]["commitment"] for _ in range(3)}) == 3


def sample(table: LiveTable) -> Any:
    """What a table shows before it is dealt: anybody could compute it."""
    assert table.history.dice is not None
    return RAIDERS.new(3, key=Dice.of(sample_of(table.history.dice.commitment)).stream())


def test_the_game_is_dealt_from_what_all_have_added_and_everybody_is_told(inside: Inside) -> None:
    made = make(inside)
    table = live(inside, made)
    watcher = inside.sit(made["table"])
    shares = []
    for seat in (2, 0, 1):
        assert RAIDERS.same(table.state, sample(table))
        add(inside, made, seat)
        shares.append({"seat": seat, "digits": DIGITS[seat]})
        watcher.wish("ping")
        assert watcher.view == RAIDERS.view(table.state, None)
        dice = inside.ask("GET", f"/api/tables/{made['table']}")[1]["dice"]
        assert (dice["shares"], dice["gathers"]) == (shares, len(shares) < 3)
    assert table.history.dice is not None
    expected = Dice.of(table.history.dice.key)
    for seat in (2, 0, 1):
        expected = expected.with_share(seat, DIGITS[seat])
    assert table.state.key == expected.stream()
    assert RAIDERS.same(table.state, RAIDERS.new(3, key=expected.stream()))
    assert [message["is"] for message in watcher.messages].count("undone") == 1


@pytest.mark.parametrize("digits", ["", "0A" * 16, "0a" * 15, "0a" * 17, "zz" * 16, "0a" * 16 + "\n"])
def test_only_128_bits_are_taken(inside: Inside, digits: str) -> None:
    made = make(inside)
    client = inside.sit(made["table"], made["tokens"][0])
    assert client.wish("luck", digits=digits)["code"] == "luck"
    assert live(inside, made).number == 0


def test_nobody_adds_twice_nor_after_the_first_choice_nor_as_a_spectator(inside: Inside) -> None:
    made = make(inside)
    add(inside, made, 0)
    mine = inside.sit(made["table"], made["tokens"][0])
    assert mine.wish("luck", digits=DIGITS[1])["code"] == "luck"
    assert inside.sit(made["table"]).wish("luck", digits=DIGITS[1])["code"] == "spectator"
    table = live(inside, made)
    table.seated -= LUCK_SECONDS  # the others add nothing
    inside.run(inside.lobby.tick())
    inside.rest()
    mine.wish("ping")
    assert mine.wish("move", option=mine.asks[0]["options"][0])["is"] == "delta"
    other = inside.sit(made["table"], made["tokens"][1])
    assert other.wish("luck", digits=DIGITS[1])["code"] == "luck"


def test_a_first_choice_that_was_taken_back_was_one_nevertheless(inside: Inside) -> None:
    made = make(inside, **SOLO)
    client = inside.sit(made["table"], made["tokens"][0])
    client.wish("luck", digits=DIGITS[0])
    client.wish("move", option=client.asks[0]["options"][0])
    assert client.wish("undo")["undone"] is True
    assert client.wish("luck", digits=DIGITS[0])["code"] == "luck", "what was seen is not dealt again"
    again = inside.run(LiveTable.load(inside.lobby.store, made["table"]))
    assert again is not None
    assert not again.history.gathers


def test_a_chosen_seed_is_said_and_nothing_is_added_to_it(inside: Inside) -> None:
    made = make(inside, seed=7)
    assert (made["dice"]["origin"], made["dice"]["gathers"]) == ("seed", False)
    client = inside.sit(made["table"], made["tokens"][0])
    assert client.wish("luck", digits=DIGITS[0])["code"] == "luck"
    assert live(inside, made).state.key == Dice.chosen(7).stream()
    assert stretched(7) not in json.dumps(made)


def test_bots_wait_for_those_who_add_to_the_dice(inside: Inside) -> None:
    seats = [{"kind": "random"}, {"kind": "random"}, {"kind": "human"}, {"kind": "human"}]
    made = make(inside, seats=seats)
    inside.rest()
    table = live(inside, made)
    for seat in (2, 3):
        assert table.moves == []
        client = inside.sit(made["table"], made["tokens"][seat])
        client.wish("luck", digits=DIGITS[seat - 2])
        inside.rest()
    assert {seat for _, seat, _ in table.moves} == {0, 1}


def test_bots_do_not_wait_long_for_someone_who_sits_but_adds_nothing(inside: Inside) -> None:
    seats = [{"kind": "random"}, {"kind": "random"}, {"kind": "human"}]
    table = live(inside, make(inside, seats=seats))
    inside.rest()
    assert table.moves == []
    table.seated -= LUCK_SECONDS
    inside.run(inside.lobby.tick())
    inside.rest()
    assert {seat for _, seat, _ in table.moves} == {0, 1}


# -- how it is kept --------------------------------------------------------------------------------


def test_the_dice_survive_the_end_of_the_server(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path) as server:
        lobby = Lobby(server.url)
        made = lobby.make("raiders", seats=PEOPLE, settings={"luck": True})
        with lobby.sit(made["table"], made["tokens"][1]) as client:
            digits = client.add_luck()
            assert client.add_luck() == "", "once is enough"
            sample = client.view
        server.kill()
        kept = kept_tables(database)[made["table"]]
        assert [(entry.kind, entry.seat, entry.option) for entry in kept.log] == [("luck", 1, digits)]
        assert kept.view(1) == sample
        server.start()
        server.ready()
        with lobby.sit(made["table"], made["tokens"][1]) as client:
            assert client.view == sample
            others = [lobby.sit(made["table"], made["tokens"][seat]) for seat in (0, 2)]
            assert all(other.add_luck() for other in others)
            client.wish("ping")
            before = client.view
            assert before != sample
            for other in others:
                other.close()
        server.kill()
        kept = kept_tables(database)[made["table"]]
        assert [entry.kind for entry in kept.log] == ["luck", "luck", "luck", "deal"]
        server.start()
        server.ready()
        with lobby.sit(made["table"], made["tokens"][1]) as client:
            assert client.view == before == kept.view(1)
            assert client.dice["shares"][0] == {"seat": 1, "digits": digits}
            client.move(client.asks[0]["options"][0])


def test_a_position_saved_before_somebody_added_is_not_used_again(inside: Inside, sqlite: str) -> None:
    made = make(inside)
    table = live(inside, made)
    inside.run(inside.lobby.keep([table]))
    add(inside, made, 0)
    inside.run(inside.lobby.keep([table]))
    add(inside, made, 1, 2)
    again = inside.run(LiveTable.load(inside.lobby.store, made["table"]))
    assert again is not None
    assert RAIDERS.same(again.state, table.state)
    assert not RAIDERS.same(again.state, sample(table))
    assert again.number == 4


def test_another_process_takes_over_what_was_added(inside: Inside, sqlite: str) -> None:
    made = make(inside)
    table = live(inside, made)
    other = Inside(sqlite)
    add(other, made, 1)
    inside.run(table.catch_up())
    assert table.history.dice_info()["shares"] == [{"seat": 1, "digits": DIGITS[1]}]
    add(inside, made, 0)
    add(other, made, 2)  # without knowing that somebody was quicker
    deal = live(other, made).state
    other.close()
    inside.run(table.catch_up())
    assert RAIDERS.same(table.state, deal)
    assert table.number == 4


# -- after the end, and not before ----------------------------------------------------------------------


def test_while_a_game_runs_nothing_gives_the_key_away(inside: Inside) -> None:
    for wish in (SOLO, {"seats": PEOPLE}, {"seats": PEOPLE, "seed": 77_001_199_551}):
        made = make(inside, **wish)
        table = live(inside, made)
        clients = [inside.sit(made["table"], token) for token in [*made["tokens"], ""]]
        for client in clients:
            if client.asks and table.number < 6:
                client.wish("move", option=client.asks[0]["options"][0])
            client.wish("survey")
            client.wish("describe")
        path = f"/api/tables/{made['table']}"
        said = [json.dumps(made)]
        for token in [*made["tokens"], ""]:
            for page in ("", "/log", "/record", "/replay", "/verify"):
                said.append(json.dumps(inside.ask("GET", path + page, token=token)[1]))
            status, other = inside.ask("POST", f"{path}/branch", {"at": 0, "token": token})
            if status == 201:
                again = inside.ask("GET", f"/api/tables/{other['table']}/record", token=other["tokens"][0])
                assert again[0] == 200
                said += [json.dumps(other), json.dumps(again[1])]
        said += [json.dumps(client.messages) for client in clients]
        assert table.history.dice is not None
        for secret in (table.history.dice.key, table.state.key, "77001199551"):
            assert not [text for text in said if secret in text]


def test_a_finished_game_is_verified_by_the_server_and_by_anybody(lobby: Lobby) -> None:
    wish = {"options": {"automatic": True}, "settings": {"luck": True}}
    party = Party(lobby.url, lobby.make("one-card", seats=[{"kind": "human"}], **wish))
    with party:
        client = party.sit(0)
        digits = client.add_luck()
        party.settle()
        commitment = client.dice["commitment"]
        refused(lobby, "secret", f"/api/tables/{party.id}/verify")
        party.play()
        check = lobby.get(f"/api/tables/{party.id}/verify")
        assert (check["fair"], check["flaw"], check["whole"], check["origin"]) == (True, None, True, "fresh")
        assert check["commitment"] == commitment == commitment_to(check["key"])
        assert check["shares"] == [{"seat": 0, "digits": digits}]
        save = unseal(json.dumps(lobby.get(f"/api/tables/{party.id}/record")).encode())
        assert isinstance(save, Save)
        found = verify(games.get("one-card"), save)
        assert found.fair
        assert found.moves == check["moves"] == len(save.record.moves)
        again = lobby.post("/api/import", lobby.get(f"/api/tables/{party.id}/record"))
        assert again["dice"]["origin"] == "import"
        assert again["dice"]["commitment"] == commitment
        assert lobby.get(f"/api/tables/{again['table']}/verify")["origin"] == "import"


def test_a_branch_and_a_game_from_a_position_say_so(lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        other = lobby.post(f"/api/tables/{party.id}/branch", {"at": 3})
        assert (other["dice"]["origin"], other["dice"]["gathers"]) == ("branch", False)
        check = lobby.get(f"/api/tables/{party.id}/verify")
        assert (check["fair"], check["whole"], check["key"]) == (True, False, "")


def test_a_record_with_dice_that_do_not_fit_is_not_opened(lobby: Lobby) -> None:
    with Party.new(lobby.url, "one-card", people=1, options={"automatic": True}) as party:
        party.play()
        text = json.dumps(lobby.get(f"/api/tables/{party.id}/record")).encode()
    with pytest.raises(ServerError, match="not what they seem"):
        lobby.post("/api/import", resealed(text, record__dice__key="00" * 32))


def test_a_table_from_before_dice_had_keys_goes_on_with_a_fresh_one_and_says_so(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = House(sqlite, monkeypatch)
    table = house.make("one-card")
    before = table.play(3)[0].view
    key = table.live().state.key
    house.without("key", rng=4711 << 31 | 815)
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as base, base:
        base.execute("DELETE FROM log WHERE number = 0")
    house.upgrade("2", ONE_CARD)
    live = table.live()
    assert table.sit().view == before
    assert re.fullmatch(KEY, live.state.key)
    assert live.state.key != key
    assert live.history.dice_info() == {"origin": "old", "commitment": "", "shares": [], "gathers": False}
    again = house.inside.run(LiveTable.load(house.inside.lobby.store, table.id))
    assert again is not None
    assert again.state.key == live.state.key, "it is kept with the position"
    table.play(2)
    house.inside.close()
