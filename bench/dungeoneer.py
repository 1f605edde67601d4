"""Dungeoneer: random playouts by seats, and copies."""

from __future__ import annotations

from itertools import count

from undercroft import games
from undercroft.bots.playout import playout
from undercroft.engine.game import Game
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.lab.bench import Benchmark, Measure, rate
from undercroft.lab.simulate import heuristic_share, play

GAME: Game[DungeoneerTable] = games.get("dungeoneer")


def playouts(seats: int) -> Benchmark:
    """Whole random games; a decision is one seat's choice, dice and shuffles not counted."""
    rounds = count()

    def work() -> int:
        seed = next(rounds)
        return playout(GAME.new(seats, seed), seed)

    return lambda: Measure(rate(work), "decisions/s")


def copies() -> Measure:
    """One copy of a game of four after 400 choices: the map is laid, hands and inventories are full."""
    state = GAME.new(4, seed=1)
    playout(state, 1, limit=400)

    def work() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return Measure(1e6 / rate(work), "µs")


def heuristic_game() -> Measure:
    """A whole game of four heuristic bots."""
    seeds = count()
    return Measure(1 / rate(lambda: bool(play("dungeoneer", {}, ["heuristic"] * 4, next(seeds)))), "s")


BENCHMARKS: dict[str, Benchmark] = {
    "dungeoneer-playout-1": playouts(1),
    "dungeoneer-playout-2": playouts(2),
    "dungeoneer-playout-3": playouts(3),
    "dungeoneer-playout-4": playouts(4),
    "dungeoneer-copy": copies,
    "dungeoneer-heuristic-game": heuristic_game,
    "dungeoneer-heuristic-share": heuristic_share("dungeoneer", 1000),
}
