"""Where figures of each base size can stand, and the steps from there: a graph of placements for each.

A placement is a number. For figures of one space it is the number of the space.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.descent.floor.passages import Passage, doors_inside, moved, passage
from undercroft.games.descent.floor.plan import NO_SPACE, Plan

BASES: Final = ("1x1", "1x2", "2x2", "2x3")
BASE_1X1: Final = 0
BASE_1X2: Final = 1
BASE_2X2: Final = 2
BASE_2X3: Final = 3
SHORT: Final = (1, 1, 2, 2)  # by base: its short and its long side
LONG: Final = (1, 2, 2, 3)
NO_PLACEMENT: Final = -1
REMEMBERED: Final = 16  # sets of closed doors whose open steps are kept

SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
DIAGONALS: Final = ((-1, -1), (1, -1), (1, 1), (-1, 1))


class Step(Value):
    """A step to another placement, with the doors on the way."""

    def __init__(self, to: int, way: Passage) -> None:
        self.to = to
        self.way = way


class Graph:
    """All placements of a base on a plan, and the steps between them.

    A placement is given by its upper left space and whether it lies (its long side runs from west to east) or
    stands. Bases with two equal sides always lie. Which way a figure faces does not matter (J-071).
    """

    def __init__(self, plan: Plan, base: int, strict: bool) -> None:
        self.base = base
        self.spaces: list[tuple[int, ...]] = []  # by placement
        self.lies: list[bool] = []
        self.inside: list[int] = []  # the doors that the base stands across
        self._numbers: dict[int, int] = {}
        self._ways: dict[int, list[tuple[int, ...]]] = {}
        self.closed: int = -1  # the set of closed doors of the last query
        self.open: list[tuple[int, ...]] = []  # and its result
        self._plan = plan
        for space in range(plan.size):
            for lies in (True, False) if SHORT[base] < LONG[base] else (True,):
                self._add(space, lies)
        if SHORT[base] < LONG[base]:
            self.steps = [self._long_steps(number, strict) for number in range(len(self.spaces))]
        else:
            self.steps = [self._even_steps(number, strict) for number in range(len(self.spaces))]

    def _add(self, corner: int, lies: bool) -> None:
        plan = self._plan
        wide, high = (LONG[self.base], SHORT[self.base]) if lies else (SHORT[self.base], LONG[self.base])
        x, y = plan.xs[corner], plan.ys[corner]
        body = [plan.at(x + dx, y + dy) for dy in range(high) for dx in range(wide)]
        if NO_SPACE not in body:  # J-070
            self._numbers[corner * 2 + lies] = len(self.spaces)
            self.spaces.append(tuple(body))
            self.lies.append(lies)
            self.inside.append(doors_inside(plan, body))

    def placement(self, corner: int, lies: bool = True) -> int:
        """The placement with this upper left space, or NO_PLACEMENT."""
        return self._numbers.get(corner * 2 + lies, NO_PLACEMENT)

    def ways(self, closed: int) -> list[tuple[int, ...]]:
        """By placement: where one step leads, without crossing walls or closed doors."""
        if closed == self.closed:
            return self.open
        found = self._ways.get(closed)
        if found is None:
            found = [
                tuple(dict.fromkeys([step.to for step in each if step.way.is_open(closed)]))
                for each in self.steps
            ]
            if len(self._ways) == REMEMBERED:
                del self._ways[next(iter(self._ways))]
            self._ways[closed] = found
        self.closed, self.open = closed, found
        return found

    def _of(self, body: list[int]) -> int:
        """The placement that covers exactly these spaces, or NO_PLACEMENT."""
        plan = self._plan
        corner = min(body)
        lies = plan.xs[max(body)] - plan.xs[corner] + 1 == LONG[self.base]
        return self.placement(corner, lies)

    def _even_steps(self, number: int, strict: bool) -> tuple[Step, ...]:
        """One space in any of eight directions (J-068, J-225, example J-411)."""
        return (*self._shifts(number, SIDES, strict), *self._shifts(number, DIAGONALS, strict))

    def _long_steps(self, number: int, strict: bool) -> tuple[Step, ...]:
        """One end advances and the rest follows (J-226, J-408), or the whole base shifts diagonally (J-227).

        Examples: J-409, J-410.
        """
        plan, body, lies = self._plan, list(self.spaces[number]), self.lies[number]
        along = (1, 0) if lies else (0, 1)
        found: list[Step] = []
        for end in (-1, 1):
            ahead = (along[0] * end, along[1] * end)
            block = self._end(body, ahead)
            for dx, dy in SIDES:
                there = moved(plan, block, dx, dy)
                if (dx, dy) != (-ahead[0], -ahead[1]) and there:
                    after = sorted({*block, *there})
                    found.append(Step(self._of(after), Passage(doors_inside(plan, after))))
        found.extend(self._shifts(number, DIAGONALS, strict))
        return tuple(found)

    def _end(self, body: list[int], ahead: tuple[int, int]) -> list[int]:
        """The block at the end of a long base: as long as it is wide."""
        plan, dx, dy = self._plan, ahead[0], ahead[1]
        first = max([plan.xs[space] * dx + plan.ys[space] * dy for space in body])
        return [
            space for space in body if first - plan.xs[space] * dx - plan.ys[space] * dy < SHORT[self.base]
        ]

    def _shifts(self, number: int, ways: tuple[tuple[int, int], ...], strict: bool) -> list[Step]:
        plan, body = self._plan, list(self.spaces[number])
        found: list[Step] = []
        for dx, dy in ways:
            way = passage(plan, body, dx, dy, strict)
            if way is not None:
                found.append(Step(self._of(moved(plan, body, dx, dy)), way))
        return found
