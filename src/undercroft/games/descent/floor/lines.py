"""Lines between the centres of spaces: what they run through, and what breaks them."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from undercroft.engine.flow import Value
from undercroft.engine.grid import trace
from undercroft.games.descent.floor.passages import Passage, passage
from undercroft.games.descent.floor.plan import NO_SPACE, Plan
from undercroft.games.descent.floor.terrain import RUBBLE, Ground

NO_LINE: Final = 1 << 20  # in place of a number of hindrances: walls or closed doors break the line


class Line(Value):
    """A line between two spaces: the spaces in between, and the doors it passes."""

    def __init__(
        self, inner: tuple[int, ...], doors: int, corners: tuple[Passage, ...], walled: bool = False
    ) -> None:
        self.inner = inner
        self.doors = doors  # all of them must be open
        self.corners = corners  # those with two ways around, which depend on other doors
        self.walled = walled  # a wall breaks it

    def is_open(self, closed: int) -> bool:
        """Whether walls and doors let it pass."""
        if self.walled or closed & self.doors:
            return False
        for corner in self.corners:
            if not corner.is_open(closed):
                return False
        return True


WALLED: Final = Line((), 0, (), True)


class Lines:
    """The lines of a plan, made when they are first needed.

    A line may touch corners (J-100, A-14); if they block, every space whose corner it touches counts as
    run through.
    """

    def __init__(self, plan: Plan, corners_block: bool) -> None:
        self._plan = plan
        self._corners_block = corners_block
        self._lines: list[Line | None] = [None] * (plan.size * plan.size)
        self._passages: dict[int, Passage | None] = {}

    def line(self, a: int, b: int) -> Line:
        """The line between two spaces, the same in both directions (J-366), whichever was asked for first."""
        size = self._plan.size
        found = self._lines[a * size + b]
        if found is None:
            found = self._drawn(min(a, b), max(a, b))
            self._lines[a * size + b] = self._lines[b * size + a] = found
        return found

    def _drawn(self, a: int, b: int) -> Line:
        plan = self._plan
        run = trace(plan.xs[a], plan.ys[a], plan.xs[b], plan.ys[b])
        doors, inner, corners = 0, [plan.at(x, y) for x, y in run[1:-1]], list[Passage]()
        if NO_SPACE in inner:
            return WALLED
        for (x, y), (to_x, to_y) in pairwise(run):
            way = self._passage(plan.at(x, y), to_x - x, to_y - y)
            if way is None:
                return WALLED
            doors |= way.doors
            if way.one or way.other:
                corners.append(way)
            if self._corners_block and x != to_x and y != to_y:
                inner += [plan.at(to_x, y), plan.at(x, to_y)]
        return Line(tuple(inner), doors, tuple(corners))

    def _passage(self, space: int, dx: int, dy: int) -> Passage | None:
        key = space * 9 + (dy + 1) * 3 + dx + 1
        if key not in self._passages:
            self._passages[key] = passage(self._plan, [space], dx, dy, self._corners_block)
        return self._passages[key]

    def hindrances(self, a: int, b: int, closed: int, ground: Ground, taken: list[int], own: int) -> int:
        """How many spaces in between hold rubble or a figure other than `own`; NO_LINE if there is no line.

        `taken` has for each space 0 or the number of the figure there. Pits and water do not hinder (J-104),
        a figure in a pit does (J-433), ends do not count, and an attacker is never in its own way, whereas a
        target may hide itself (J-364).
        """
        line = self.line(a, b)
        if not line.is_open(closed):
            return NO_LINE
        count = 0
        for space in line.inner:
            if ground[space] == RUBBLE or (taken[space] and taken[space] != own):
                count += 1
        return count

    def sees(self, a: int, b: int, closed: int, ground: Ground, taken: list[int], own: int) -> bool:
        """Whether a figure on a space sees another space (J-100, J-101): nothing in between blocks sight.

        Walls, closed doors, rubble and figures do (J-102), friends as well as enemies (J-103), but never
        familiars (J-105), which are not in `taken`.
        """
        line = self.line(a, b)
        if not line.is_open(closed):
            return False
        for space in line.inner:
            if ground[space] == RUBBLE or (taken[space] and taken[space] != own):
                return False
        return True

    def is_unstopped(self, a: int, b: int, closed: int, ground: Ground) -> bool:
        """Whether neither walls nor closed doors nor rubble stop a line; figures do not matter (J-314)."""
        line = self.line(a, b)
        if not line.is_open(closed):
            return False
        for space in line.inner:
            if ground[space] == RUBBLE:
                return False
        return True
