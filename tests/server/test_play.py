"""Play at a table: take-backs, chat, pauses, resigning, and what happens automatically."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from bench.oracle import Shadow
from tests.server.inside import Inside
from tests.server.party import SPECTATOR, WAIT, Moment, Party, denied, scene
from undercroft import games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.game import Game
from undercroft.engine.record import Session, reopen, unseal

RAIDERS: Game[Any] = games.get("raiders")
ONE_CARD: Game[Any] = games.get("one-card")


# -- undo -----------------------------------------------------------------------------------------


def test_a_step_is_taken_back_at_once_where_nothing_was_revealed(url: str) -> None:
    save = Session.of(ONE_CARD, ONE_CARD.scene({"phase": "hero", "speed": 6, "dice": {"speed": 6}})).save()
    with Party.opened(url, save) as party:
        hero = party.seats[0]
        start = Moment(hero)
        party.move(0, "move:a2")
        middle = Moment(hero)
        party.move(0, "move:a3")
        assert hero.wish("undo")["undone"] is True
        assert (hero.n, hero.view, hero.asks) == (3, middle.view, middle.asks), "the log only grows"
        hero.wish("undo")
        assert (hero.n, hero.view, hero.asks) == (4, start.view, start.asks)
        denied("nothing", hero, "undo")
        party.move(0, "move:b1")
        fresh = party.look(0)
        assert (fresh.n, fresh.view) == (5, hero.view)


def test_a_choice_of_several_people_is_taken_back_when_all_agree(url: str) -> None:
    with Party.new(url, people=3, seed=14) as party:
        zero, one, two = party.seats.values()
        start = Moment(zero)
        denied("nothing", zero, "undo")
        denied("nothing", one, "agree", yes=True)
        party.move(0, "power:4")
        party.move(1, "power:2")
        assert zero.wish("undo")["undone"] is False
        assert party.hear(one, "wish")["seat"] == 0
        assert one.wish("agree", yes=True)["undone"] is False, "seat 2 has a word in it too"
        assert party.hear(two, "wish")["seat"] == 0
        assert two.wish("agree", yes=True)["undone"] is True
        party.catch_up(
            5
        )  # two choices, a wish, one who agrees, and with the last of them both are taken back
        assert (zero.view, zero.asks) == (start.view, start.asks)
        wishes = [json.loads(raw)["seat"] for raw in two.received if b'"is":"wish"' in raw]
        assert wishes == [0, 0, None]
        party.move(0, "power:5")
        assert zero.view["hand"]["laid"] == "power:5"


def test_one_who_does_not_agree_ends_the_wish(url: str) -> None:
    with Party.new(url, people=3, seed=14) as party:
        zero, one, two = party.seats.values()
        party.move(0, "power:4")
        zero.wish("undo")
        party.settle()
        assert one.wish("agree", yes=False)["undone"] is False
        denied("nothing", two, "agree", yes=True)
        party.settle()
        assert len(zero.view["players"]) == 3
        assert zero.view["players"][0]["ready"], "the choice stands"


def test_a_move_ends_a_wish_to_take_one_back(url: str) -> None:
    with Party.new(url, people=3, seed=14) as party:
        party.move(0, "power:4")
        party.seats[0].wish("undo")
        party.settle()
        party.move(1, "power:1")
        denied("nothing", party.seats[2], "agree", yes=True)
        assert party.hear(party.seats[0], "wish")["seat"] is None


def test_whoever_holds_a_token_is_asked_before_a_choice_is_taken_back(url: str) -> None:
    """Nobody has claimed a seat by name here; they are asked all the same."""
    with Party.new(url, people=3, seed=15) as party:
        party.play(3)  # the cards of the first room are turned up
        assert party.seats[0].view["history"]
        assert party.seats[0].wish("undo")["undone"] is False
        party.settle()
        assert party.seats[1].view["history"]


# -- chat, pause, resign ----------------------------------------------------------------------------


def test_chat_reaches_everybody_and_is_kept(url: str) -> None:
    with Party.new(url, people=3, seed=16, settings={"open_chat": True}) as party:
        spectator = party.look()
        party.seats[1].wish("say", text="  the troll <b>again</b>\u202e\x07 \n")
        spectator.wish("say", text="good luck")
        party.settle()
        lines = [(1, "the troll <b>again</b>"), (SPECTATOR, "good luck")]
        for client in (*party.everybody(), party.look(2)):
            assert [(line["seat"], line["text"]) for line in client.chat] == lines
        spectator.reconnect()
        assert len(spectator.chat) == 2, "nobody is told a line twice"
        denied("empty", spectator, "say", text=" \t\u200b")
        assert spectator.n == 0


def test_a_paused_table_waits_for_everybody(url: str) -> None:
    with Party.new(url, people=2, bots=1, seed=17) as party:
        zero, one = party.seats[0], party.seats[1]
        party.catch_up(1)  # the bot has laid its card
        zero.wish("pause", on=True)
        assert party.hear(one, "paused") == {"is": "paused", "on": True, "seat": 0}
        denied("paused", one, "move", option="power:1")
        denied("paused", one, "resign")
        one.wish("say", text="tea?")
        one.wish("pause", on=False)
        party.move(1, "power:1")
        party.move(0, "power:1")
        party.catch_up(4)  # and the bot goes on by itself


def test_whoever_comes_back_hears_of_a_pause_and_of_a_wish(url: str) -> None:
    with Party.new(url, people=3, seed=17) as party:
        party.move(0, "power:1")
        party.seats[0].wish("undo")
        party.seats[0].wish("pause", on=True)
        late = party.look(1)
        told = [json.loads(raw) for raw in late.received[2:-1]]
        assert told.pop(0) == {"is": "arrival", "seat": 1, "count": 2}
        assert told[2:] == [{"is": "paused", "on": True, "seat": None}, {"is": "wish", "seat": 0}]
        assert [message["is"] for message in told[:2]] == ["seats", "dice"]


def test_a_bot_takes_the_seat_of_whoever_resigns(url: str) -> None:
    with Party.new(url, people=3, seed=18, settings={"stand_in": "heuristic"}) as party:
        party.play(4)
        leaver = party.seats.pop(2)
        party.others.append(leaver)
        leaver.wish("resign")
        party.play()
        info = Lobby(url).get(f"/api/tables/{party.id}")
        assert [seat["kind"] for seat in info["seats"]] == ["human", "human", "heuristic"]
        assert info["status"] == "finished"
        assert len([1 for seat, _ in party.record()["moves"] if seat == 2]) >= 25
        with pytest.raises(ServerError) as caught:
            TableClient(url, party.id, party.tokens[2])
        assert caught.value.code == "token"


def test_whoever_resigns_looks_on_from_outside(url: str) -> None:
    with Party.new(url, people=3, seed=18) as party:
        leaver = party.seats.pop(2)
        twin = party.look(2)
        party.others.append(leaver)
        leaver.wish("resign")
        for client in (leaver, twin):
            client.wish("ping")
            denied("spectator", client, "move", option="power:1")
            denied("spectator", client, "undo")
            denied("spectator", client, "resign")
        party.play(6)
        public = party.look()
        while not public.view["players"][2]["ready"]:  # the bot has chosen for the third room
            public.receive(WAIT)
        party.catch_up(public.n)
        for client in (leaver, twin):
            assert (client.view, client.asks, client.seat) == (public.view, [], SPECTATOR)


# -- what goes on by itself -----------------------------------------------------------------------


def test_bots_alone_play_a_table_to_its_end(url: str) -> None:
    lobby = Lobby(url)
    made = lobby.make("raiders", seats=[{"kind": "heuristic"}, {"kind": "random"}, {"kind": "random"}])
    assert made["tokens"] == ["", "", ""]
    end = time.monotonic() + WAIT
    with TableClient(url, made["table"]) as spectator:
        while spectator.view["result"] is None:
            spectator.receive(end - time.monotonic())
        assert spectator.n >= 75
        spectator.wish("ping")
    assert lobby.get(f"/api/tables/{made['table']}")["status"] == "finished"


def test_a_stand_in_moves_for_who_is_too_slow_and_a_pause_stops_the_clock(inside: Inside) -> None:
    wish = {
        "game": "raiders",
        "seats": [{"kind": "human"}] * 3,
        "seed": 19,
        "settings": {"turn_seconds": 600},
    }
    made = inside.ask("POST", "/api/tables", wish)[1]
    people = zero, one, two = [inside.sit(made["table"], token) for token in made["tokens"]]
    live = inside.run(inside.lobby.get(made["table"]))

    def after(seconds: int) -> int:
        live.clock.since -= seconds
        if live.clock.stopped is not None:
            live.clock.stopped -= seconds
        inside.second()
        inside.rest()
        for client in people:
            client.wish("ping")
        return one.n

    zero.wish("move", option="power:1")
    assert after(500) == 1
    zero.wish("pause", on=True)
    assert after(5000) == 2
    zero.wish("pause", on=False)
    assert after(99) == 3, "the pause does not count"
    assert after(2) == 4, "and what was left before it is left after it"
    assert one.view["hand"]["laid"], "the stand-in has laid a card for seat 1"
    assert two.wish("move", option="power:5")["is"] == "delta"
    one.wish("ping")
    assert one.wish("move", option=one.asks[0]["options"][0])["is"] == "delta", (
        "the seat is still its player's"
    )


def test_whoever_joins_hears_how_long_a_choice_may_still_take(url: str) -> None:
    with Party.new(url, people=3, seed=19, settings={"turn_seconds": 600}) as party:
        time.sleep(0.3)
        with Lobby(url).sit(party.id, party.tokens[1]) as late:
            heard = [json.loads(message) for message in late.received]
        clock = next(message for message in heard if message["is"] == "clock")
        assert clock["seconds"] == 600
        assert 500 < clock["left"] < 599.9


def test_one_card_is_played_alone_to_its_end(url: str) -> None:
    with Party.new(url, "one-card", people=1, seed=5) as party:
        hero = party.seats[0]
        token = party.tokens[0]
        party.play(4)
        running = json.dumps(Lobby(url).get(f"/api/tables/{party.id}/record", token)).encode()
        assert ONE_CARD.view(reopen(ONE_CARD, unseal(running)).state, 0) == hero.view
        party.play()
        assert hero.view["result"] is not None
        shadow = Shadow(party.record())
        assert shadow.view(-1, 0) == hero.view
        told = [event for number in range(1, hero.n + 1) for event in shadow.told(number, 0)]
        assert hero.events == told
        denied("over", hero, "move", option="end")


def test_a_finished_game_takes_no_more_moves(url: str) -> None:
    with Party.opened(url, scene("vampire")) as party:
        party.play()
        number = party.seats[0].n
        for client in party.seats.values():
            denied("over", client, "move", option="power:1")
            denied("over", client, "resign")
        party.settle()
        assert party.seats[0].n == number
