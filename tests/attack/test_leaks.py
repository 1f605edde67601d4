"""Nobody is sent more than they may know: every message of games over real sockets is checked."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from bench.attack_leaks import TABLES, Game, Oracle, Witness, hidden_names, play
from undercroft.engine.keys import Dice
from undercroft.games.descent.state.state import OVERLORD
from undercroft.server.tables.audience import SPECTATOR

SEED = 3
CHOICES = 110  # the games of One Card and Raiders are whole ones; the long round plays all to their end


@pytest.mark.parametrize(
    ("game", "seats", "options"), TABLES[:5], ids=["one-card", "tactical", "basic", "tomb", "descent"]
)
def test_everybody_is_told_what_they_may_know_and_nothing_else(
    url: str, game: str, seats: int, options: dict[str, Any]
) -> None:
    played = play(url, game, seats, options, SEED, CHOICES)
    over = played.witnesses[0].client.view["result"] is not None
    assert over or len(played.record.moves) == CHOICES
    assert played.messages() > 2 * (seats + 1) * len(played.record.moves)
    assert list(Oracle(played).leaks()) == []


def test_what_is_hidden_in_descent_is_told_to_the_overlord_alone(url: str) -> None:
    """His hand, the numbers of chests and unrevealed areas; nobody knows the order of a deck (J-339)."""
    played = play(url, "descent", 3, {}, SEED, 60)
    for eye in played.witnesses:
        private = {"hand", "prices", "chest_numbers", "secrets"} & eye.client.view.keys()
        assert bool(private) == (eye.seat == OVERLORD)
    oracle = Oracle(played)
    names = hidden_names(oracle.shadow.states[-1], 1)
    assert {"hask", "cellar-cold-room"} <= names
    assert tampered(played, 1, "delta") == []
    for name in ("hask", oracle.shadow.states[-1].hand[0]):
        assert tampered(played, 1, "delta", set=["quest", name]), name


# -- the oracle finds what it is there to find --------------------------------------------------------


@pytest.fixture(scope="module")
def game(url: str) -> Game:
    """The beginning of a game with hidden hands."""
    return play(url, "dungeoneer", 2, {}, SEED, 12)


def tampered(played: Game, seat: int, kind: str, **values: Any) -> list[str]:
    """What the oracle says after one message to a seat was changed."""
    eye = next(each for each in played.witnesses if each.seat == seat and not each.beats)
    twin: Witness = copy.copy(eye)
    twin.client = copy.copy(eye.client)
    twin.client.received = list(eye.client.received)
    at = max(n for n, raw in enumerate(twin.client.received) if json.loads(raw)["is"] == kind)
    twin.client.received[at] = json.dumps({**json.loads(twin.client.received[at]), **values}).encode()
    return list(Oracle(played._replace(witnesses=[twin])).leaks())


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_a_card_of_another_hand_is_found_wherever_it_is(game: Game, seat: int) -> None:
    oracle = Oracle(game)
    card = oracle.shadow.states[-1].hands[1][0]
    assert card in hidden_names(oracle.shadow.states[-1], seat)
    assert tampered(game, seat, "delta") == []
    asked = {"prompt": [card, {}], "options": [], "idle": True}
    event = ["-drawn", {"card": card}]
    for name, value in (("set", ["hand", [card]]), ("events", [event]), ("asks", [asked])):
        found = tampered(game, seat, "delta", **{name: value})
        assert any("hidden" in each for each in found)
        assert any("may not" in each for each in found)


def test_keys_tokens_and_strange_fields_are_found(game: Game) -> None:
    dice = game.record.dice
    assert isinstance(dice, Dice)
    for secret in (dice.key, dice.stream(), game.tokens[1]):
        assert any("a key or token" in each for each in tampered(game, 0, "dice", commitment=secret))
    assert any("no message of ours" in each for each in tampered(game, 0, "seats", secrets=[]))


def test_an_answer_that_depends_on_what_is_hidden_is_found(game: Game) -> None:
    assert any(witness.asked for witness in game.witnesses)
    for witness in game.witnesses:
        for raw in witness.client.received:
            message = json.loads(raw)
            if message.get("ref") in witness.asked and "refusal" in message:
                message["refusal"] = {"rule": "D-001", "message": {"id": "somebody-has-it", "args": {}}}
                oracle = Oracle(game)
                assert list(oracle.answered(witness, message, "")) != []
                return
    pytest.fail("nobody was refused anything")
