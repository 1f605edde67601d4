"""What happens to a game: rematch, record, good and damaged save files, reports."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.oracle import Shadow
from tests.saves import resealed
from tests.server.party import Party, finished, scene
from tests.server.running import refused, tables_kept, text_of
from tests.server.serving import Serving
from undercroft import games
from undercroft.client import Lobby, ServerError
from undercroft.engine.game import Game
from undercroft.engine.keys import Dice
from undercroft.engine.record import Save, Session, reopen, unseal

RAIDERS: Game[Any] = games.get("raiders")
ONE_CARD: Game[Any] = games.get("one-card")
DUNGEONEER: Game[Any] = games.get("dungeoneer")
THREE = [{"kind": "human"}] * 3


def test_a_rematch_is_the_same_table_with_other_cards_and_tokens(lobby: Lobby) -> None:
    wish: dict[str, Any] = {
        "options": {"variant": "tactical"},
        "settings": {"turn_seconds": 77, "stand_in": "heuristic", "luck": True},
    }
    made = lobby.make("raiders", seats=[{"kind": "human", "name": "Ada"}] + [{"kind": "random"}] * 2, **wish)
    path = f"/api/tables/{made['table']}"
    assert "not over" in refused(lobby, "running", f"{path}/rematch", {"token": made["tokens"][0]})
    with lobby.sit(made["table"], made["tokens"][0]) as client:
        client.add_luck()  # bots wait for it
        while client.view["result"] is None:
            if client.asks and not client.asks[0]["idle"]:
                with contextlib.suppress(ServerError):
                    client.move(client.asks[0]["options"][0])
            else:
                client.receive(60)
    again = lobby.post(f"{path}/rematch", {"token": made["tokens"][0]})
    assert again["table"] != made["table"]
    assert not {*again["tokens"]} & {*made["tokens"]} - {""}
    assert all(dict(again[key]) | value == again[key] for key, value in wish.items())
    assert [seat["kind"] for seat in again["seats"]] == ["human", "random", "random"]
    assert again["seats"][0]["name"] == "Ada"


def test_the_record_of_a_running_game_holds_what_its_seat_may_know(lobby: Lobby) -> None:
    """It can be opened again and played on; everything hidden is dealt again, with a different seed."""
    seed = 471_147_114_711_471
    made = lobby.make("raiders", seats=THREE, seed=seed)
    path = f"/api/tables/{made['table']}"
    refused(lobby, "secret", f"{path}/record")
    refused(lobby, "token", f"{path}/record?token={made['tokens'][0]}")
    refused(lobby, "token", f"{path}/record", token="nonsense")
    refused(lobby, "secret", f"{path}/replay?at=0")
    rows = set()
    for seat, token in enumerate(made["tokens"] * 4):
        seat %= 3
        text, _ = text_of(f"{lobby.url}{path}/record", token)
        assert str(seed) not in text
        state = reopen(RAIDERS, unseal(text.encode())).state
        with lobby.sit(made["table"], token) as client:
            assert RAIDERS.view(state, seat) == client.view
        rows.add(tuple(state.row))
        again = lobby.post("/api/import", text.encode())
        with lobby.sit(again["table"], again["tokens"][seat]) as client:
            assert client.view == RAIDERS.view(state, seat)
    assert len(rows) > 3, "face-down rooms are dealt again each time"


def test_alone_one_may_keep_the_record_at_any_time(lobby: Lobby) -> None:
    made = lobby.make("one-card", seed=11)
    path = f"/api/tables/{made['table']}/record"
    refused(lobby, "secret", path)
    text, kind = text_of(f"{lobby.url}{path}", made["tokens"][0])
    assert kind == "application/json"
    kept = reopen(ONE_CARD, unseal(text.encode()))
    with lobby.sit(made["table"], made["tokens"][0]) as client:
        assert ONE_CARD.view(kept.state, 0) == client.view
    assert (kept.record.seed, kept.record.dice) == (0, msgspec.UNSET), "the dice to come stay secret"
    assert kept.state.key != Dice.chosen(11).stream()


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
            assert shown["moments"][0]["set"] == ["", shadow.view(at, -1)]
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
    """A good save with other entries."""
    return resealed(scene("torches"), **changes)


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
def test_a_save_that_does_not_add_up_makes_no_table(server: Serving, lobby: Lobby, save: bytes) -> None:
    before = tables_kept(server)
    refused(lobby, "bad-request", "/api/import", save)
    assert tables_kept(server) == before


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


def test_a_scene_is_opened_with_the_options_it_is_played_with(lobby: Lobby) -> None:
    """The lobby and the table's bar take the title from them, even if an older save has none."""
    heroes = [{"hero": "serpent_nord-fimble"}, {"hero": "serpent_bel-brewspirits"}]
    told = {"players": heroes, "set": "serpent", "options": ["spike_dodging"]}
    save = Session.of(DUNGEONEER, DUNGEONEER.scene(told)).save()
    bare = resealed(save, record__options={})
    for text in (save, bare):
        opened = lobby.post("/api/import", text)["options"]
        assert DUNGEONEER.title(opened) == "dungeoneer-name-serpent"
        assert opened["spike_dodging"]
        assert not opened["solo_hard"]
