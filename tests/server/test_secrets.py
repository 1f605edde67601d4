"""Each seat is told what it may know and nothing else, over real WebSockets."""

from __future__ import annotations

import json
import re
import statistics
from typing import Any

import pytest

from bench.oracle import Shadow, check_messages
from tests.server.party import SPECTATOR, Party, denied, scene
from undercroft import games
from undercroft.client import Lobby
from undercroft.engine.game import Game
from undercroft.games.raiders.names import card_name

RAIDERS: Game[Any] = games.get("raiders")
ONE_CARD: Game[Any] = games.get("one-card")
GAMES = ["raiders", "dungeoneer"]  # with hidden hands


def check_secrets(raw: str, seat: int, number: int, shadow: Shadow) -> None:
    """What the seat must not know appears nowhere in the bytes."""
    state: Any = shadow.states[number]
    known = json.dumps([shadow.view(number, seat), shadow.view(max(number - 1, 0), seat)])
    seen = state.up | (0 if seat == SPECTATOR else state.seen[seat])
    for place, room in enumerate(state.row):
        if not seen >> place & 1 and f'"{room}"' not in known:
            assert f'"{room}"' not in raw
            assert f'room-{room}"' not in raw
    if number and '"is":"delta"' in raw:
        mover, option = shadow.record.moves[number - 1]
        if mover != seat and state.answers.get(mover) == option:  # laid, and not turned up
            assert f'"{option}"' not in raw
            assert card_name(option).removeprefix("@raiders") not in raw


@pytest.mark.parametrize(
    ("people", "bots", "variant"),
    [(2, 1, "basic"), (3, 0, "tactical"), (3, 2, "tactical"), (4, 0, "basic"), (5, 0, "basic")],
)
def test_every_message_of_a_game_tells_a_seat_what_it_may_know_and_nothing_else(
    url: str, people: int, bots: int, variant: str
) -> None:
    seed = people * 10 + bots
    with Party.new(url, people=people, bots=bots, seed=seed, options={"variant": variant}) as party:
        party.look()
        party.play()
        record = party.record()
        assert (record["seed"], record["seats"]) == (seed, people + bots)
        shadow = Shadow(record)
        sizes = [
            size for client in party.everybody() for size in check_messages(client, shadow, check_secrets)
        ]
        for client in party.everybody():
            assert client.view == shadow.view(-1, client.seat)
        assert statistics.median(sizes) <= 300


@pytest.mark.parametrize("name", ["torches", "crystal-balls", "crystal-balls-in-turn"])
def test_hands_torches_and_crystal_balls_are_told_to_nobody_else(url: str, name: str) -> None:
    with Party.opened(url, scene(name)) as party:
        party.look()
        party.play()
        shadow = Shadow(party.record())
        for client in party.everybody():
            check_messages(client, shadow, check_secrets)


def test_a_look_by_torch_is_seen_by_its_bearer_only(url: str) -> None:
    with Party.opened(url, scene("torches")) as party:
        spectator = party.look()
        party.move(0, "look")
        hidden = [place["card"]["name"] for place in party.seats[0].view["row"] if place["state"] == "down"]
        assert hidden == ["lava", "vault-items", "treasure-4-2", "snake"]
        assert [event["id"] for event in party.seats[0].events].count("raiders-sees") == 4
        shown: dict[int, list[str | None]] = {1: [None] * 4, SPECTATOR: [None] * 4}
        shown[2] = [None, "vault-items", None, None]
        for client in (party.seats[1], party.seats[2], spectator):
            cards = [place["card"] for place in client.view["row"] if place["state"] == "down"]
            assert [card and card["name"] for card in cards] == shown[client.seat]
            assert [event["id"] for event in client.events] == ["raiders-torch"]
            heard = b"".join(client.received).decode()
            # All know which rooms of the box were never seen: there a name is a key, with no word of where.
            named = {name for name in hidden if re.search(rf'"{name}"(?!:)', heard)}
            assert not named - set(shown[client.seat])
        again = party.look(0)
        assert again.view == party.seats[0].view, "the look is not forgotten"


def test_messages_are_the_same_whatever_others_hide(url: str) -> None:
    """Two tables that differ only in a card laid by somebody else: no byte differs before it is turned up."""
    heard = []
    for card in ("power:1", "power:5"):
        with Party.new(url, people=3, seed=8) as party:
            party.look()
            party.move(1, card)
            party.seats[0].wish("describe")
            party.seats[0].wish("why", option="power:3")
            denied("illegal", party.seats[0], "move", option="nonsense")
            party.move(2, "power:2")
            assert party.seats[1].view["hand"]["laid"] == card
            heard.append([client.received for client in party.everybody() if client.seat != 1])
    assert heard[0] == heard[1]


def test_spectators_get_the_public_view_and_no_questions(url: str) -> None:
    with Party.new(url, people=3, seed=4) as party:
        spectator = party.look()
        party.play(10)
        assert spectator.view["hand"] is None
        assert spectator.view == Lobby(url).get(f"/api/tables/{party.id}")["view"]
        assert spectator.asks == []
        assert spectator.wish("describe")["options"] == {}
        denied("spectator", spectator, "move", option="power:1")
        denied("spectator", spectator, "undo")
        denied("spectator", spectator, "agree", yes=True)
        denied("spectator", spectator, "pause", on=True)
        denied("spectator", spectator, "resign")
        denied("spectator", spectator, "why", option="sword")  # what seat 0 may do would tell its hand


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_can_be_watched_from_two_places(url: str, game: str) -> None:
    with Party.new(url, game, people=3, seed=6) as party:
        twin = party.look(1)
        party.play(8)
        assert (twin.view, twin.asks, twin.events) == (
            party.seats[1].view,
            party.seats[1].asks,
            party.seats[1].events,
        )


def test_options_are_described_and_refusals_name_their_rule(url: str) -> None:
    with Party.new(url, people=3, seed=9, options={"variant": "tactical"}) as party:
        first = party.to_move()[0]
        client, other = party.seats[first], party.seats[(first + 1) % 3]
        labels = client.wish("describe")["options"]
        assert list(labels) == [option for ask in client.asks for option in ask["options"]]
        assert labels["power:2"]["rules"] == ["R-074", "R-079"]
        assert client.wish("why", option="power:2")["description"] == labels["power:2"]
        assert other.wish("why", option="power:2")["refusal"]["rule"] == "R-278"
        error = denied("illegal", other, "move", option="power:2")
        assert error.more["rule"] == "R-278"
        assert client.wish("why", option="fly")["refusal"]["message"]["id"] == "unknown-option"


def test_whoever_looks_may_ask_what_can_be_computed(url: str) -> None:
    lobby = Lobby(url)
    made = lobby.make("one-card", seed=3)
    with lobby.sit(made["table"], made["tokens"][0]) as player, lobby.sit(made["table"]) as spectator:
        player.move(player.asks[0]["options"][0])
        answer = player.wish("survey")
        assert answer["n"] == player.n
        assert answer["survey"]["walks"]["a1"]["price"] == 0
        assert spectator.wish("survey")["survey"] == answer["survey"]
