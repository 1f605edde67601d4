"""The heuristic raider: better than random, right if there is a right card, unpredictable if not."""

from __future__ import annotations

from collections import Counter

from tests.games.raiders.table import GAME, scene
from undercroft import bots
from undercroft.engine.seat import Seat
from undercroft.lab.simulate import play

TABLES = 24


def lays(*row: str, power: list[int]) -> Counter[str]:
    """What 20 bots of different seeds lay in the first of these rooms, if everybody holds these cards."""
    s = scene(*row, power=dict.fromkeys(range(4), power))
    ask = s.asks()[0]
    return Counter(
        bots.get("raiders", "heuristic", seed).choose(Seat(GAME, s, ask.seat), ask) for seed in range(20)
    )


def test_it_wins_most_games_against_chance() -> None:
    share = 0.0
    for seed in range(TABLES):
        players = ["random"] * 4
        players[seed % 4] = "heuristic"
        result, _ = play("raiders", {}, players, seed)
        share += (seed % 4 in result["winners"]) / max(1, len(result["winners"]))
    assert share / TABLES > 0.6


def test_three_of_them_do_not_lay_the_same_card_again_and_again() -> None:
    rooms = alike = 0
    for seed in range(8):
        state = GAME.new(3, seed, {})
        players = [bots.get("raiders", "heuristic", 10 * seed + seat) for seat in range(3)]
        while state.result() is None:
            ask = state.asks()[0]
            state.apply(ask.seat, players[ask.seat].choose(Seat(GAME, state, ask.seat), ask))
        cards = [room["cards"] for room in GAME.view(state, 0)["history"]]
        rooms += len(cards)
        alike += sum(len(set(laid)) == 1 for laid in cards)
    assert alike / rooms < 0.36


def test_cards_that_bring_the_same_are_laid_about_as_often() -> None:
    laid = lays("vault-coins", power=[3, 5])  # potions, and nobody is hurt
    assert set(laid) == {"power:3", "power:5"}
    assert max(laid.values()) < 15


def test_a_card_that_is_best_whatever_the_others_lay_is_always_laid() -> None:
    assert lays("vault-coins", power=[2, 4]) == {"power:4": 20}


def test_a_high_card_is_kept_for_a_room_in_which_it_brings_more() -> None:
    assert lays("vault-coins", "lava", power=[2, 4]) == {"power:4": 20}
    assert lays("vault-coins", "treasure-4-2", power=[2, 4])["power:2"] > 12


def test_a_seed_lays_the_same_card_again() -> None:
    row, power = ("treasure-4-2", "goblin"), [2, 3, 4]
    assert lays(*row, power=power) == lays(*row, power=power)
