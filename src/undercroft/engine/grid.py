"""Square grids: steps, paths, distance and exact line of sight.

Tiles are numbered row by row from the upper left. Sets of tiles are integers, one bit per tile.
Tile (row, col) is the closed square from corner (col, row) to corner (col + 1, row + 1).
All arithmetic is on whole numbers: there is no tolerance anywhere.
"""

from __future__ import annotations

from typing import Final

FAR: Final = 1 << 20


class Line:
    """A straight line between two corner points, and the tiles it runs through or along."""

    def __init__(self, x0: int, y0: int, x1: int, y1: int, tiles: int) -> None:
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
        self.tiles = tiles


class Grid:
    """A grid of rows x cols tiles with a price for straight and for diagonal steps."""

    def __init__(self, rows: int, cols: int, straight: int = 1, diagonal: int = 1) -> None:
        self.rows = rows
        self.cols = cols
        self.straight = straight
        self.diagonal = diagonal
        self.size = rows * cols
        self.steps: list[list[tuple[int, int]]] = [self._steps(tile) for tile in range(self.size)]
        self._lines: dict[int, list[Line]] = {}

    def _steps(self, tile: int) -> list[tuple[int, int]]:
        row, col = divmod(tile, self.cols)
        found: list[tuple[int, int]] = []
        for r in range(max(0, row - 1), min(self.rows, row + 2)):
            for c in range(max(0, col - 1), min(self.cols, col + 2)):
                if (r, c) != (row, col):
                    price = self.straight if r == row or c == col else self.diagonal
                    found.append((r * self.cols + c, price))
        return found

    def tile(self, row: int, col: int) -> int:
        """The number of the tile at a row and column."""
        return row * self.cols + col

    def step_price(self, a: int, b: int) -> int:
        """What a step from one tile to a neighbour costs; FAR if they are not neighbours."""
        for tile, price in self.steps[a]:
            if tile == b:
                return price
        return FAR

    def ways(self, start: int, closed: int) -> list[int]:
        """The lowest price of a path from `start` to each tile, avoiding closed tiles; FAR if none."""
        price = [FAR] * self.size
        price[start] = 0
        edge = [start]
        while edge:
            best = min(edge, key=price.__getitem__)
            edge.remove(best)
            for tile, step in self.steps[best]:
                if not closed >> tile & 1 and price[best] + step < price[tile]:
                    if price[tile] == FAR:
                        edge.append(tile)
                    price[tile] = price[best] + step
        return price

    def way(self, prices: list[int], to: int) -> list[int]:
        """The tiles of a cheapest path, ends included; `prices` come from `ways` with the same start."""
        way = [to]
        while prices[to]:
            to = next(tile for tile, step in self.steps[to] if prices[tile] + step == prices[to])
            way.append(to)
        return way[::-1]

    def lines(self, a: int, b: int) -> list[Line]:
        """The 16 lines from every corner of tile a to every corner of tile b."""
        found = self._lines.get(a * self.size + b)
        if found is None:
            found = self._lines[a * self.size + b] = [
                Line(x0, y0, x1, y1, self.crossed(x0, y0, x1, y1))
                for y0, x0 in self.corners(a)
                for y1, x1 in self.corners(b)
            ]
        return found

    def corners(self, tile: int) -> list[tuple[int, int]]:
        """The corner points of a tile as (y, x)."""
        row, col = divmod(tile, self.cols)
        return [(row, col), (row, col + 1), (row + 1, col), (row + 1, col + 1)]

    def crossed(self, x0: int, y0: int, x1: int, y1: int) -> int:
        """The tiles that share a stretch of positive length with a line, edges included."""
        tiles = 0
        for row in range(max(0, min(y0, y1) - 1), min(self.rows, max(y0, y1) + 1)):
            for col in range(max(0, min(x0, x1) - 1), min(self.cols, max(x0, x1) + 1)):
                if overlap(x0, y0, x1, y1, row, col):
                    tiles |= 1 << (row * self.cols + col)
        return tiles


def overlap(x0: int, y0: int, x1: int, y1: int, row: int, col: int) -> bool:
    """Whether a line shares a stretch of positive length with the closed square of a tile.

    A parameter t runs along the line from 0 to scale, a common multiple that keeps coordinates whole.
    """
    dx, dy = x1 - x0, y1 - y0
    scale = max(1, abs(dx)) * max(1, abs(dy))
    enter, leave = 0, scale
    for start, delta, low in ((x0, dx, col), (y0, dy, row)):
        if delta == 0:
            if not low <= start <= low + 1:
                return False
        else:
            near, far = (low - start) * scale // delta, (low + 1 - start) * scale // delta
            if near > far:
                near, far = far, near
            enter, leave = max(enter, near), min(leave, far)
    return enter < leave and (dx != 0 or dy != 0)


def trace(x0: int, y0: int, x1: int, y1: int) -> list[tuple[int, int]]:
    """The spaces that a line between the centres of two spaces runs through, both ends included.

    Consecutive spaces share a side, or only a corner if the line passes exactly through it: it never
    runs along a side. The line meets the i-th side in x at (2i + 1) / 2nx of its length, and likewise in y.
    """
    nx, ny = abs(x1 - x0), abs(y1 - y0)
    right, down = (1 if x1 > x0 else -1), (1 if y1 > y0 else -1)
    spaces = [(x0, y0)]
    i, j = 0, 0
    while i < nx or j < ny:
        ahead = (2 * i + 1) * ny - (2 * j + 1) * nx
        if ahead <= 0:
            i += 1
        if ahead >= 0:
            j += 1
        spaces.append((x0 + i * right, y0 + j * down))
    return spaces
