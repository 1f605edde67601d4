"""Dungeoneer: random playouts by seats, and copies, for each set, one after the other and mixed."""

from __future__ import annotations

from functools import partial

from undercroft.lab.bench import Benchmark, copies, played, playouts_by_seats
from undercroft.lab.simulate import heuristic_game, heuristic_share

SEATS = range(1, 5)
SERPENT = {"set": "serpent"}
BOTH = {"set": "both", "pair_any_heroes": True}  # without it only two heroes are in both sets (D-263)
MIX = {"set": "both", "plain_mix": True}
LATE = partial(played, "dungeoneer", 4, 400)  # the map is laid, hands and inventories are full

BENCHMARKS: dict[str, Benchmark] = {
    **playouts_by_seats("dungeoneer", SEATS),
    **playouts_by_seats("dungeoneer", SEATS, SERPENT, name="dungeoneer-serpent"),
    **playouts_by_seats("dungeoneer", range(2, 5), BOTH, name="dungeoneer-both"),
    **playouts_by_seats("dungeoneer", SEATS, MIX, name="dungeoneer-mix"),
    "dungeoneer-copy": copies(LATE),
    "dungeoneer-serpent-copy": copies(partial(LATE, SERPENT)),
    "dungeoneer-both-copy": copies(partial(LATE, BOTH)),
    "dungeoneer-heuristic-game": heuristic_game("dungeoneer", 4),
    "dungeoneer-heuristic-share": heuristic_share("dungeoneer", 1000),
}
