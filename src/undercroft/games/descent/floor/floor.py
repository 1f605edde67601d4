"""The floor as the rules use it: what is adjacent, who sees what, and where to attack from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.games.descent.floor.bases import BASE_1X1, BASES, Graph
from undercroft.games.descent.floor.lines import Lines
from undercroft.games.descent.floor.plan import NO_SPACE, Plan
from undercroft.games.descent.floor.terrain import Ground

UNLIMITED: Final = 1 << 20


class Floor:
    """A plan with everything derived from it, made once for a quest and its options, shared by all states.

    `corners_stop` and `corners_block` are the table options `wall_corner = stop`, `sight_corner = blocked`.
    """

    def __init__(self, plan: Plan, corners_stop: bool = False, corners_block: bool = False) -> None:
        self.plan = plan
        self.graphs = [Graph(plan, base, corners_stop) for base in range(len(BASES))]
        self._single = self.graphs[BASE_1X1]
        self.lines = Lines(plan, corners_block)
        self._in_line: dict[int, int] = {}

    def near(self, closed: int) -> list[tuple[int, ...]]:
        """By space: the spaces adjacent to it: they touch, and no wall or closed door is between (J-353)."""
        single = self._single
        return single.open if single.closed == closed else single.ways(closed)

    def rings(self, space: int, closed: int) -> Iterator[list[int]]:
        """A space, then those beside it, then those beside these, and so on."""
        near, seen, ring = self.near(closed), {space}, [space]
        while ring:
            yield ring
            ring = list(dict.fromkeys([each for here in ring for each in near[here] if each not in seen]))
            seen.update(ring)

    def is_adjacent(self, some: tuple[int, ...], others: tuple[int, ...], closed: int) -> bool:
        """Whether two figures are adjacent: one space of each is enough (J-414)."""
        near = self.near(closed)
        for a in some:
            for b in others:
                if b in near[a]:
                    return True
        return False

    def attacking_space(
        self, spaces: tuple[int, ...], to: int, closed: int, ground: Ground, taken: list[int], own: int
    ) -> int:
        """The nearest space of an attacker that sees a target (J-101, J-221, J-367), or NO_SPACE."""
        best, least = NO_SPACE, UNLIMITED
        for space in spaces:
            distance = self.plan.distance(space, to)
            if distance < least and self.lines.sees(space, to, closed, ground, taken, own):
                best, least = space, distance
        return best

    def unseen(
        self, lookers: list[int], closed: int, ground: Ground, taken: list[int], far: int = UNLIMITED
    ) -> list[int]:
        """The spaces that nobody on these spaces can see within a distance, for spawning (J-166).

        Monsters do not block sight here: `taken` should contain only heroes.
        """
        found: list[int] = []
        for space in range(self.plan.size):
            seen = False
            for looker in lookers:
                if far != UNLIMITED and self.plan.distance(looker, space) > far:
                    continue
                if self.lines.sees(looker, space, closed, ground, taken, 0):
                    seen = True
                    break
            if not seen:
                found.append(space)
        return found

    def areas_in_line(self, space: int, closed: int) -> int:
        """The areas that could be seen from a space if neither figures nor rubble were in the way (J-181)."""
        key = closed * self.plan.size + space
        areas = self._in_line.get(key, 0)
        if not areas:
            for other in range(self.plan.size):
                if self.lines.line(space, other).is_open(closed):
                    areas |= 1 << self.plan.area[other]
            self._in_line[key] = areas
        return areas
