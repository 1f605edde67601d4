"""The card on the table: tiles, walls, distance, sight, and the plan of each level.

Three walls and two stairs each (O-014, O-015). Stairs and numbered tiles are plain floor (O-024, O-109).

Tiles are numbers 0 to 24, row by row from the far side; people read them as squares a1 to e5 (a1 is the
near left tile). Everything here is fixed for the whole game and shared by all states.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.engine.grid import FAR, Grid

SIZE: Final = 5  # O-013
GRID: Final = Grid(SIZE, SIZE, straight=2, diagonal=3)  # O-060, O-061
SQUARES: Final[list[str]] = [f"{'abcde'[col]}{SIZE - row}" for row in range(SIZE) for col in range(SIZE)]
TILES: Final[dict[str, int]] = {square: tile for tile, square in enumerate(SQUARES)}


class Kind(Value):
    """A monster line: what all monsters of a position have (O-018, O-019)."""

    def __init__(
        self,
        name: str = "",
        health: int = 0,
        speed: int = 0,
        attack: int = 0,
        defence: int = 0,
        range: int = 0,
    ) -> None:
        self.name = name
        self.health = health
        self.speed = speed
        self.attack = attack
        self.defence = defence
        self.range = range


class Board:
    """One position of the card, with tables that are filled as they are needed."""

    def __init__(self, name: str, walls: int, stairs: int, kind: Kind) -> None:
        self.name = name
        self.walls = walls
        self.stairs = stairs
        self.kind = kind
        self.steps: list[list[tuple[int, int]]] = [
            [(to, price) for to, price in GRID.steps[tile] if not walls >> to & 1]
            for tile in range(GRID.size)
        ]
        self._distance: dict[int, list[int]] = {}
        self._ways: dict[int, list[int]] = {}
        self._lines: dict[int, list[int]] = {}
        self._near: dict[int, list[int]] = {}
        self.ends: dict[int, list[int]] = {}  # where a monster may end its move, filled on first use

    def start(self) -> int:
        """The stairs tile nearest to the player, where the hero enters (O-030, O-031, O-191, O-192)."""
        return self.stairs.bit_length() - 1

    def distance(self, a: int) -> list[int]:
        """Range distance from a tile to all tiles: movement points around walls (O-085, O-091).

        To a neighbour 2 straight and 3 diagonally (O-086, O-087, O-090), the same both ways (O-093); monsters
        are in nobody's way (O-092). Examples: O-094, O-095, O-096, O-097.
        """
        found = self._distance.get(a)
        if found is None:
            found = self._distance[a] = GRID.ways(a, self.walls)
        return found

    def ways(self, start: int, hero: int) -> list[int]:
        """What every tile costs a monster: it passes others (O-147), not walls (O-145) or the hero (O-146).

        The price of a step is the hero's (O-142), past corners too (O-149).
        """
        key = start * GRID.size + hero
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = GRID.ways(start, self.walls | 1 << hero)
        return found

    def near(self, hero: int, reach: int) -> list[int]:
        """Tiles within range distance `reach` of the hero, the farthest first, then row by row."""
        key = hero * FAR + reach
        found = self._near.get(key)
        if found is None:
            far = self.distance(hero)
            found = [tile for tile in range(GRID.size) if tile != hero and far[tile] <= reach]
            found.sort(key=lambda tile: -far[tile])
            self._near[key] = found
        return found

    def sees(self, a: int, b: int, others: int) -> bool:
        """Whether a line between corners of two tiles crosses no wall and none of `others` (O-098).

        Lines are drawn and tested in engine/grid.py: from corner to corner (O-100), in whole numbers (O-111).
        A tile stops a line that shares a stretch with it (O-101), even along its edge (O-102), but not one
        that only touches a corner of it (O-103, O-104). Neighbours always see each other (O-105, O-265), and
        the border of the card stops nothing (O-108). Examples: O-112, O-113, O-114, O-115, O-117.
        """
        key = a * GRID.size + b
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = self._open_lines(a, b)
        for tiles in lines:
            if not tiles & others:
                return True
        return False

    def _open_lines(self, a: int, b: int) -> list[int]:
        """The tiles between the ends of each line without walls; one free line is enough."""
        ends = 1 << a | 1 << b
        crossed = {line.tiles & ~ends for line in GRID.lines(a, b)}
        if 0 in crossed:
            return [0]
        return sorted(tiles for tiles in crossed if not tiles & self.walls)


class Plan:
    """A level: a position of the card, and the tiles its monsters start on."""

    def __init__(self, number: int, board: Board, spawns: list[int]) -> None:
        self.number = number
        self.board = board
        self.spawns = spawns
