"""New tables from positions of others: what they know of the past, and how much of it they can undo."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench.kept import kept_tables, logged
from bench.oracle import Shadow
from tests.server.inside import Inside
from tests.server.party import Party, finished, scene
from tests.server.running import refused, tables_kept
from tests.server.serving import Serving
from undercroft import games
from undercroft.client import Lobby, TableClient
from undercroft.engine.messages import Message
from undercroft.engine.record import Save, reopen, unseal
from undercroft.locale import LANGUAGES, voice
from undercroft.server.db import snapshots

LEFT = "table-branched"
PAGES = ("/replay?count=500", "/log", "/record")


def branch(lobby: Lobby, table: str, at: int, token: str = "") -> Party:
    """A table that leaves another one, with everybody seated."""
    party = Party(lobby.url, lobby.post(f"/api/tables/{table}/branch", {"at": at, "token": token}))
    for seat in range(len(party.tokens)):
        party.sit(seat)
    return party


def log_of(lobby: Lobby, party: Party, seat: int = 0) -> list[dict[str, Any]]:
    """What a seat is told of the past."""
    entries: list[dict[str, Any]] = lobby.get(f"/api/tables/{party.id}/log", party.tokens[seat])
    return entries


def whole_view(client: TableClient) -> dict[str, Any]:
    """The message with which a client was shown the table."""
    messages = [json.loads(raw) for raw in client.received]
    return next(message for message in messages if message["is"] == "view")


# -- what the new table knows -----------------------------------------------------------------------------


def test_a_branch_of_a_finished_game_is_that_very_position(lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        shadow = Shadow(party.record())
        for at in (0, 5, len(shadow.record.moves) - 1):
            with branch(lobby, party.id, at) as other:
                for seat, client in other.seats.items():
                    assert (client.n, client.view) == (at + 1, shadow.view(at, seat))
                    assert client.asks == shadow.asks(at, seat)
        path = f"/api/tables/{party.id}/branch"
        for wrong in (-1, len(shadow.record.moves) + 1, 10**30):
            refused(lobby, "range", path, {"at": wrong})


def test_a_branch_of_a_finished_game_tells_what_happened_before_to_each_seat_its_own(lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        shadow = Shadow(party.record())
        with branch(lobby, party.id, 5) as other:
            for seat in range(3):
                *past, last = log_of(lobby, other, seat)
                told = [{"n": n, "events": shadow.told(n, seat)} for n in range(6)]
                assert past == [entry for entry in told if entry["events"]]
                assert past
                assert last == {"n": 6, "events": [{"id": LEFT, "args": {"at": 5, "dealt": "no"}}]}
            public = [{"n": n, "events": shadow.told(n, -1)} for n in range(6)]
            assert lobby.get(f"/api/tables/{other.id}/log")[:-1] == [
                told for told in public if told["events"]
            ]


def test_a_branch_that_has_ended_is_replayed_kept_and_branched_from_its_very_beginning(lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        old = party.record()
        with branch(lobby, party.id, 7) as other:
            other.chooser.below(7)  # other choices than before
            new = other.play().record()
            assert new["moves"][:7] == old["moves"][:7]
            assert {key: new[key] for key in ("seed", "start", "options")} == {
                key: old[key] for key in ("seed", "start", "options")
            }
            replay = lobby.get(f"/api/tables/{other.id}/replay?count=500")
            assert replay["moves"] == len(new["moves"])
            assert [moment["seat"] for moment in replay["moments"][1:8]] == [
                seat for seat, _ in old["moves"][:7]
            ]
            save = lobby.get(f"/api/tables/{other.id}/record")
            again = lobby.post("/api/import", save)
            assert lobby.get(f"/api/tables/{again['table']}/record") == save
            with branch(lobby, other.id, 3) as third:
                assert third.seats[0].view == Shadow(old).view(3, 0)


@pytest.mark.parametrize("game", ["one-card", "dungeoneer"])
def test_alone_one_goes_on_from_any_position_of_the_running_game_with_other_dice(
    server: Serving, lobby: Lobby, game: str
) -> None:
    """With the same dice the branch would reveal the future of the original game."""
    with Party.new(lobby.url, game, people=1, seed=8) as party:
        party.play(9)
        token = party.tokens[0]
        shadow = Shadow(logged(server.log.parent, party.id))
        for at in (0, 4, 9):
            with branch(lobby, party.id, at, token) as other:
                assert other.seats[0].view == shadow.view(at, 0)
                assert log_of(lobby, other)[-1]["events"] == [
                    {"id": LEFT, "args": {"at": at, "dealt": "yes"}}
                ]
                mine = lobby.get(f"/api/tables/{other.id}/record", other.tokens[0])["record"]
                assert "dice" not in mine
                assert mine["start"]["state"]["key"] != shadow.states[at].key
                other.play(3)


def test_a_branch_of_a_running_game_tells_a_player_nothing_new(lobby: Lobby) -> None:
    """Face-down rooms and cards laid by others are dealt again; what the player knows stays."""
    rooms, cards = set(), set()
    with Party.opened(lobby.url, scene("torches")) as party:
        party.move(1, "power:4")
        party.move(2, "power:4")
        for _ in range(8):
            with branch(lobby, party.id, 2, party.tokens[0]) as other:
                views = [other.seats[seat].view for seat in range(3)]
                assert views[0] == party.seats[0].view
                cards.add((views[1]["hand"]["laid"], views[2]["hand"]["laid"]))
                seen = views[2]["row"][2]["card"]  # by the torch that seat 2 had used
                rooms.add(seen["name"])
                told = [{"n": 1, "events": [{"id": LEFT, "args": {"at": 2, "dealt": "yes"}}]}]
                assert [log_of(lobby, other, seat) for seat in range(3)] == [told] * 3
                save = lobby.get(f"/api/tables/{other.id}/record", other.tokens[0])
                assert save["record"]["moves"] == []
    assert len(cards) > 1
    assert len(rooms) > 1


@pytest.mark.parametrize("game", games.ids())
def test_strangers_do_not_branch_a_running_game(server: Serving, lobby: Lobby, game: str) -> None:
    """A position that agrees with what some seat knows would tell them what that seat knows."""
    made = lobby.make(game)
    before = tables_kept(server)
    refused(lobby, "secret", f"/api/tables/{made['table']}/branch", {"at": 0})
    assert tables_kept(server) == before


# -- what it may take back --------------------------------------------------------------------------------


def test_choices_from_before_the_branch_are_taken_back_by_agreement_only(lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        shadow = Shadow(party.record())
        mover = shadow.record.moves[4][0]
        with branch(lobby, party.id, 5) as other:
            client = other.seats[mover]
            assert whole_view(client)["undo"] is False
            assert client.wish("undo", at=6)["undone"] is False
            for seat in {0, 1, 2} - {mover}:
                other.hear(other.seats[seat], "wish")
                other.seats[seat].wish("agree", yes=True, at=7)
            other.settle()
            for seat, watcher in other.seats.items():
                assert watcher.view == shadow.view(4, seat)
            replayed = [entry["n"] for entry in log_of(lobby, other)]
            assert replayed == [n for n in range(5) if shadow.told(n, 0)] + [6, 9], "only that it was undone"


def test_alone_one_takes_back_across_the_branch_at_once_and_plays_on(lobby: Lobby) -> None:
    with Party.new(lobby.url, "one-card", people=1, seed=8, options={"automatic": True}) as party:
        shadow = Shadow(party.play().record())
        with branch(lobby, party.id, 6) as other:
            for back in (5, 4):
                assert other.seats[0].wish("undo", at=other.seats[0].n)["undone"] is True
                other.settle()
                assert other.seats[0].view == shadow.view(back, 0)
            other.play(4)


# -- how it is kept ---------------------------------------------------------------------------------------


def test_a_branch_is_found_again_by_the_next_server_with_a_position_to_begin_with(database: str) -> None:
    inside = Inside(database)
    status, made = inside.ask(
        "POST", "/api/tables", {"game": "one-card", "seed": 3, "seats": [{"kind": "random"}]}
    )
    inside.rest()
    old = inside.ask("GET", f"/api/tables/{made['table']}/record")[1]["record"]["moves"]
    at = len(old) - 2
    status, other = inside.ask("POST", f"/api/tables/{made['table']}/branch", {"at": at})
    assert status == 201
    kept = inside.run(inside.lobby.store.run(snapshots.read(other["table"])))
    assert at in [number for number, _ in kept]
    inside.rest()
    before = [inside.ask("GET", f"/api/tables/{other['table']}{path}") for path in PAGES]
    inside.close()
    inside = Inside(database)
    after = [inside.ask("GET", f"/api/tables/{other['table']}{path}") for path in PAGES]
    assert after == before
    assert after[2][1]["record"]["moves"][:at] == old[:at]
    inside.close()


def test_a_branch_that_was_answered_survives_the_end_of_its_server(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path) as server:
        with finished(server.url, "torches") as party:
            shadow = Shadow(party.record())
        made = Lobby(server.url).post(f"/api/tables/{party.id}/branch", {"at": 6})
        server.kill()
        kept = kept_tables(database)[made["table"]]
        assert [entry.kind for entry in kept.log] == ["move"] * 6 + ["branch"]
        assert kept.view(1) == shadow.view(6, 1)
        server.start()
        server.ready()
        with TableClient(server.url, made["table"], made["tokens"][1]) as client:
            assert (client.n, client.view) == (7, shadow.view(6, 1))


def test_the_save_of_a_branch_opens_in_the_terminal_too(lobby: Lobby) -> None:
    with Party.new(lobby.url, "one-card", people=1, seed=8) as party:
        party.play(5)
        with branch(lobby, party.id, 3, party.tokens[0]) as other:
            other.play(2)
            text = json.dumps(lobby.get(f"/api/tables/{other.id}/record", other.tokens[0]))
            kept = unseal(text.encode())
            assert isinstance(kept, Save)
            session = reopen(games.get("one-card"), kept)
            assert session.game.view(session.state, 0) == other.seats[0].view
            assert (session.record.seed, len(session.record.moves)) == (0, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_a_table_left_another_is_said_in_every_language(lang: str) -> None:
    say = voice(lang)
    told = {say(Message(LEFT, {"at": 41, "dealt": dealt})) for dealt in ("yes", "no")}
    assert len(told) == 2
    assert all("41" in text for text in told)
