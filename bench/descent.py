"""Descent: random playouts by seats, and copies."""

from __future__ import annotations

from undercroft.lab.bench import Benchmark, copies, played, playouts
from undercroft.lab.simulate import heuristic_game

BENCHMARKS: dict[str, Benchmark] = {
    "descent-playout-2": playouts("descent", 2),
    "descent-playout-3": playouts("descent", 3),
    "descent-playout-4": playouts("descent", 4),
    "descent-playout-5": playouts("descent", 5),
    # four heroes with their things, monsters on the floor
    "descent-copy": copies(lambda: played("descent", 5, choices=400)),
    "descent-heuristic-game": heuristic_game("descent", 5),
}
