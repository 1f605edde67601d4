"""The heuristic bot: plays every table to its end, knows no more than its seat, and plays well."""

from __future__ import annotations

import pytest

from undercroft import bots, games
from undercroft.engine.flow import State
from undercroft.lab.balance import measure, report
from undercroft.lab.simulate import play

GAME = games.get("dungeoneer")


def positions(seats: int, seed: int) -> list[State]:
    """The positions of a game of heuristic bots in which somebody has more than one option."""
    state = GAME.new(seats, seed)
    players = [bots.get("dungeoneer", "heuristic", seed + seat) for seat in range(seats)]
    found: list[State] = []
    while asks := state.asks():
        if len(asks[0].options) > 1:
            found.append(state.copy())
        state.apply(asks[0].seat, players[asks[0].seat].choose(GAME, state, asks[0]))
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_of_bots_come_to_an_end(seats: int) -> None:
    for seed in range(3):
        result, decisions = play("dungeoneer", {}, ["heuristic"] * seats, seed)
        assert result["reason"]
        assert decisions < 20_000


def test_the_bot_chooses_alike_where_its_seat_sees_alike() -> None:
    """Other hands and another order of the decks do not change its mind."""
    compared = 0
    for number, state in enumerate(positions(3, 5)):
        ask = state.asks()[0]
        other = GAME.determinize(state, ask.seat, number)
        choices = {
            bots.get("dungeoneer", "heuristic", number).choose(GAME, twin, twin.asks()[0])
            for twin in (state, other)
        }
        assert len(choices) == 1, ask.prompt
        compared += 1
    assert compared > 50


def test_the_bot_beats_random_players() -> None:
    won = 0
    for seed in range(40):
        seats = ["random"] * 4
        seats[seed % 4] = "heuristic"
        result, _ = play("dungeoneer", {}, seats, seed)
        won += seed % 4 in result["winners"]
    assert won >= 24, "ten would be a fair share"


def test_balance_is_measured_and_told() -> None:
    found = measure("dungeoneer", 6, 0, 3, {})
    assert found.games == 6
    assert sum(found.of("ends").values()) == 6
    assert sum(found.of("heroes").values()) == 18
    page = report("dungeoneer", 3, found)
    assert page.startswith("## 3 players, 6 games")
    assert "| zombie |" in page
    assert "| magic-fish |" in page
