"""Descent: random playouts by seats, and copies."""

from __future__ import annotations

from itertools import count

from undercroft import games
from undercroft.bots.playout import playout
from undercroft.engine.game import Game
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.lab.bench import Benchmark, Measure, rate
from undercroft.lab.simulate import play

GAME: Game[DescentTable] = games.get("descent")


def playouts(seats: int) -> Benchmark:
    """Whole random games; a decision is one seat's choice, dice and shuffles not counted."""
    rounds = count()

    def work() -> int:
        seed = next(rounds)
        return playout(GAME.new(seats, seed), seed)

    return lambda: Measure(rate(work), "decisions/s")


def copies() -> Measure:
    """One copy of a game of five after 400 choices: four heroes with their things, monsters on the floor."""
    state = GAME.new(5, seed=1)
    playout(state, 1, limit=400)

    def work() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return Measure(1e6 / rate(work), "µs")


def heuristic_game() -> Measure:
    """A whole game of a heuristic overlord against four heuristic heroes."""
    seeds = count()
    return Measure(1 / rate(lambda: bool(play("descent", {}, ["heuristic"] * 5, next(seeds)))), "s")


BENCHMARKS: dict[str, Benchmark] = {
    "descent-playout-2": playouts(2),
    "descent-playout-3": playouts(3),
    "descent-playout-4": playouts(4),
    "descent-playout-5": playouts(5),
    "descent-copy": copies,
    "descent-heuristic-game": heuristic_game,
}
