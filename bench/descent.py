"""Descent: random playouts by seats, and copies."""

from __future__ import annotations

from undercroft.lab.bench import Benchmark, copies, played, playouts_by_seats
from undercroft.lab.simulate import heuristic_game

BENCHMARKS: dict[str, Benchmark] = {
    **playouts_by_seats("descent", range(2, 6)),
    # four heroes with their things, monsters on the floor
    "descent-copy": copies(lambda: played("descent", 5, choices=400)),
    "descent-heuristic-game": heuristic_game("descent", 5),
}
