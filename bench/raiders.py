"""Dungeon Raiders: random playouts, copies, and how well the heuristic bot does against random ones."""

from __future__ import annotations

from undercroft import games
from undercroft.engine.game import Game
from undercroft.games.raiders.state import Raiders
from undercroft.lab.bench import Benchmark, copies, playouts, playouts_by_seats
from undercroft.lab.simulate import heuristic_share

GAME: Game[Raiders] = games.get("raiders")
TACTICAL = {"variant": "tactical"}


def late() -> Raiders:
    """A game of five in the middle of its fourth floor."""
    state = GAME.new(5, seed=1)
    while state.floor < 4 or state.room < 2:
        ask = state.asks()[0]
        state.apply(ask.seat, ask.options[0])
    return state


BENCHMARKS: dict[str, Benchmark] = {
    **playouts_by_seats("raiders", range(3, 6), at_once=10),
    "raiders-playout-4-tactical": playouts("raiders", 4, TACTICAL, at_once=10),
    "raiders-copy": copies(late),
    "raiders-heuristic-share": heuristic_share("raiders", 2000),
}
