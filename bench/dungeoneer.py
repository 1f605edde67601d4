"""Dungeoneer: random playouts by seats, and copies."""

from __future__ import annotations

from undercroft.lab.bench import Benchmark, copies, played, playouts
from undercroft.lab.simulate import heuristic_game, heuristic_share

BENCHMARKS: dict[str, Benchmark] = {
    "dungeoneer-playout-1": playouts("dungeoneer", 1),
    "dungeoneer-playout-2": playouts("dungeoneer", 2),
    "dungeoneer-playout-3": playouts("dungeoneer", 3),
    "dungeoneer-playout-4": playouts("dungeoneer", 4),
    # the map is laid, hands and inventories are full
    "dungeoneer-copy": copies(lambda: played("dungeoneer", 4, choices=400)),
    "dungeoneer-heuristic-game": heuristic_game("dungeoneer", 4),
    "dungeoneer-heuristic-share": heuristic_share("dungeoneer", 1000),
}
