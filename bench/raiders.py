"""Dungeon Raiders: random playouts, copies, and how well the heuristic bot does against random ones."""

from __future__ import annotations

from itertools import count

from undercroft import games
from undercroft.bots.playout import playout
from undercroft.engine.game import Game
from undercroft.games.raiders.state import Raiders
from undercroft.lab.bench import Benchmark, Measure, rate
from undercroft.lab.simulate import heuristic_share

GAME: Game[Raiders] = games.get("raiders")


def playouts(seats: int, variant: str) -> Benchmark:
    """Whole random games; a decision is one seat's choice, shuffles not counted."""
    rounds = count()

    def work() -> int:
        first = next(rounds) * 10
        return sum(
            playout(GAME.new(seats, seed, {"variant": variant}), seed) for seed in range(first, first + 10)
        )

    return lambda: Measure(rate(work), "decisions/s")


def copies() -> Measure:
    """One copy of a game of five in the middle of its fourth floor."""
    state = GAME.new(5, seed=1)
    while state.floor < 4 or state.room < 2:
        ask = state.asks()[0]
        state.apply(ask.seat, ask.options[0])

    def work() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return Measure(1e6 / rate(work), "µs")


BENCHMARKS: dict[str, Benchmark] = {
    "raiders-playout-3": playouts(3, "basic"),
    "raiders-playout-4": playouts(4, "basic"),
    "raiders-playout-5": playouts(5, "basic"),
    "raiders-playout-4-tactical": playouts(4, "tactical"),
    "raiders-copy": copies,
    "raiders-heuristic-share": heuristic_share("raiders", 2000),
}
