"""Range and sight of one monster, in detail."""

from __future__ import annotations

from undercroft.engine.flow import Value
from undercroft.games.one_card.board import GRID, SQUARES
from undercroft.games.one_card.state import Monster, OneCard


class Look(Value):
    """How the hero sees a monster: distance, clear lines, and the tiles that block the others."""

    def __init__(self, distance: int, clear: int, lines: int, blockers: list[int]) -> None:
        self.distance = distance
        self.clear = clear
        self.lines = lines
        self.blockers = blockers


def look(s: OneCard, monster: Monster) -> Look:
    """Look from the hero's tile at a monster's."""
    board = s.board()
    ends = 1 << s.tile | 1 << monster.tile
    blocking = (board.walls | s.occupied()) & ~ends  # O-106, O-107
    hit = [line.tiles & blocking for line in GRID.lines(s.tile, monster.tile)]  # O-099
    union = 0
    for tiles in hit:
        union |= tiles
    return Look(
        board.distance(s.tile)[monster.tile],
        hit.count(0),
        len(hit),
        [tile for tile in range(len(SQUARES)) if union >> tile & 1],
    )
