"""The heuristic raider: stronger than chance, and not foreseeable where cards promise nearly the same."""

from __future__ import annotations

from undercroft import bots, games
from undercroft.lab.simulate import play

GAME = "raiders"
TABLES = 24


def test_it_wins_most_games_against_chance() -> None:
    share = 0.0
    for seed in range(TABLES):
        players = ["random"] * 4
        players[seed % 4] = "heuristic"
        result, _ = play(GAME, {}, players, seed)
        share += (seed % 4 in result["winners"]) / max(1, len(result["winners"]))
    assert share / TABLES > 0.6


def test_three_of_them_do_not_lay_the_same_card_again_and_again() -> None:
    game = games.get(GAME)
    rooms = alike = 0
    for seed in range(8):
        state = game.new(3, seed, {})
        players = [bots.get(GAME, "heuristic", 10 * seed + seat) for seat in range(3)]
        while state.result() is None:
            ask = state.asks()[0]
            state.apply(ask.seat, players[ask.seat].choose(game, state, ask))
        cards = [room["cards"] for room in game.view(state, 0)["history"]]
        rooms += len(cards)
        alike += sum(len(set(laid)) == 1 for laid in cards)
    assert alike / rooms < 0.45
