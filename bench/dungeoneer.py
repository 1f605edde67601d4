"""Dungeoneer: random playouts by seats, and copies."""

from __future__ import annotations

from undercroft.lab.bench import Benchmark, copies, played, playouts_by_seats
from undercroft.lab.simulate import heuristic_game, heuristic_share

BENCHMARKS: dict[str, Benchmark] = {
    **playouts_by_seats("dungeoneer", range(1, 5)),
    # the map is laid, hands and inventories are full
    "dungeoneer-copy": copies(lambda: played("dungeoneer", 4, choices=400)),
    "dungeoneer-heuristic-game": heuristic_game("dungeoneer", 4),
    "dungeoneer-heuristic-share": heuristic_share("dungeoneer", 1000),
}
