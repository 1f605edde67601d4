"""The plan of a dungeon: which spaces there are, where they touch, and which doors are between them.

Spaces are numbered row by row over floor only. A wall is where there is no floor, never thinner than a space.
Sets of doors and of areas are numbers with one bit each.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value

NO_SPACE: Final = -1
MOST_DOORS: Final = 30  # a set of them is a small number
APART: Final = 1 << 20  # in place of a distance: parts connected only by stairs have none (J-344)


class BadPlan(ValueError):
    """A plan that no dungeon can have; the message says where."""


class Doorway(Value):
    """A door along the east or south side of a space and of the next one."""

    def __init__(self, x: int, y: int, east: bool) -> None:
        self.x = x
        self.y = y
        self.east = east


class Plan:
    """The spaces and doors of a dungeon, made once and shared by all its states.

    `rows` has one character for each space, the letter of its area; "." means no floor.
    """

    def __init__(self, rows: list[str], doorways: list[Doorway]) -> None:
        self.height = len(rows)
        self.width = max([len(row) for row in rows]) if rows else 0
        self._grid = [NO_SPACE] * (self.width * self.height)
        self.xs: list[int] = []
        self.ys: list[int] = []
        self.areas: list[str] = []  # in the order in which a reader meets them
        self.area: list[int] = []  # by space
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if letter != ".":
                    self._add(x, y, letter)
        self.size = len(self.xs)
        self.touching = [self._touching(space) for space in range(self.size)]
        self.part = self._parts()  # by space: the number of its part; only stairs connect parts
        self._whole = max(self.part, default=0) == 0
        self.east = [0] * self.size  # by space: the door on its east side, as a set of doors
        self.south = [0] * self.size
        self.doors = len(doorways)
        if self.doors > MOST_DOORS:
            raise BadPlan(f"{self.doors} doors; there may be {MOST_DOORS}")
        for number, door in enumerate(doorways):
            self._hang(number, door)
        self.beside = [self._beside(door) for door in doorways]  # by door: the spaces adjacent to it
        self.doors_beside = [0] * self.size  # by space: the doors adjacent to it, as a set of doors
        for number, spaces in enumerate(self.beside):
            for space in spaces:
                self.doors_beside[space] |= 1 << number

    def _add(self, x: int, y: int, letter: str) -> None:
        self._grid[y * self.width + x] = len(self.xs)
        self.xs.append(x)
        self.ys.append(y)
        if letter not in self.areas:
            self.areas.append(letter)
        self.area.append(self.areas.index(letter))

    def _touching(self, space: int) -> tuple[int, ...]:
        x, y = self.xs[space], self.ys[space]
        around = [self.at(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
        return tuple([each for each in around if each != NO_SPACE])

    def _parts(self) -> list[int]:
        """Number the parts of the floor: spaces are connected over their sides."""
        found, count = [NO_SPACE] * self.size, 0
        for start in range(self.size):
            if found[start] == NO_SPACE:
                found[start], edge = count, [start]
                for here in edge:
                    for at in self.touching[here]:
                        straight = self.xs[at] == self.xs[here] or self.ys[at] == self.ys[here]
                        if straight and found[at] == NO_SPACE:
                            found[at] = count
                            edge.append(at)
                count += 1
        return found

    def _hang(self, number: int, door: Doorway) -> None:
        """Put a door on its two sides (J-172)."""
        for step in (0, 1):
            x, y = (door.x, door.y + step) if door.east else (door.x + step, door.y)
            near = self.at(x, y)
            far = self.at(x + 1, y) if door.east else self.at(x, y + 1)
            if near == NO_SPACE or far == NO_SPACE:
                raise BadPlan(f"door {number}: no floor on both sides of ({x}, {y})")
            side = self.east if door.east else self.south
            if side[near]:
                raise BadPlan(f"door {number}: another door stands at ({x}, {y})")
            side[near] = 1 << number

    def _beside(self, door: Doorway) -> tuple[int, ...]:
        """The spaces that touch the line of a door, its ends included (J-393)."""
        wide, high = (2, 4) if door.east else (4, 2)
        left, top = (door.x, door.y - 1) if door.east else (door.x - 1, door.y)
        around = [self.at(left + dx, top + dy) for dy in range(high) for dx in range(wide)]
        return tuple([each for each in around if each != NO_SPACE])

    def at(self, x: int, y: int) -> int:
        """The space at a column and row, or NO_SPACE."""
        if 0 <= x < self.width and 0 <= y < self.height:
            return self._grid[y * self.width + x]
        return NO_SPACE

    def sides(self, door: Doorway) -> tuple[int, int]:
        """A space on either side of a door."""
        return self.at(door.x, door.y), self.at(door.x + door.east, door.y + (not door.east))

    def door_between(self, a: int, b: int) -> int:
        """The door between two spaces that share a side, as a set of doors."""
        first, second = (a, b) if a < b else (b, a)
        return self.east[first] if self.ys[first] == self.ys[second] else self.south[first]

    def distance(self, a: int, b: int) -> int:
        """The distance of two spaces, whatever is between them (J-108, J-344, J-365)."""
        if not self._whole and self.part[a] != self.part[b]:
            return APART
        return max(abs(self.xs[a] - self.xs[b]), abs(self.ys[a] - self.ys[b]))

    def between(self, some: tuple[int, ...], others: tuple[int, ...]) -> int:
        """The distance of two figures: that of their nearest spaces (J-454)."""
        return min([self.distance(a, b) for a in some for b in others])
