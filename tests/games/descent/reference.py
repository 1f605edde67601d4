"""The geometry of Descent, computed a second way: slowly, on sets of points, in exact fractions.

Nothing here knows how the program does it. Spaces are points (x, y); a space is the open unit square to the
lower right of its point. A door is the set of two sides, and a side the pair of spaces that share it.
"""

from __future__ import annotations

from collections.abc import Iterable, Set
from fractions import Fraction
from itertools import pairwise
from math import floor

Point = tuple[int, int]
Side = frozenset[Point]
Body = frozenset[Point]
HALF = Fraction(1, 2)


class Dungeon:
    """Floor, closed sides, and the two options about corners."""

    def __init__(
        self, spaces: Set[Point], closed: Set[Side], corners_stop: bool = False, corners_block: bool = False
    ) -> None:
        self.spaces = spaces
        self.closed = closed
        self.corners_stop = corners_stop
        self.corners_block = corners_block

    # -- lines ---------------------------------------------------------------------------------------

    def sees(self, a: Point, b: Point, hidden: Set[Point]) -> bool:
        """Whether the line between two centres is unbroken; `hidden` are spaces with rubble or figures."""
        marks = cuts(a, b)
        middles = [point(a, b, (one + other) / 2) for one, other in pairwise(marks)]
        run = [(floor(x), floor(y)) for x, y in middles]
        if not set(run) <= self.spaces or (set(run) - {a, b}) & hidden:
            return False
        meetings = [point(a, b, mark) for mark in marks[1:-1]]
        steps = zip(meetings, pairwise(run), strict=True)
        return all(self.passes(meeting, before, after, hidden) for meeting, (before, after) in steps)

    def passes(
        self, meeting: tuple[Fraction, Fraction], before: Point, after: Point, hidden: Set[Point]
    ) -> bool:
        """Whether a line gets from one space to the next over the point where both meet."""
        x, y = meeting
        if x.denominator > 1 or y.denominator > 1:
            return frozenset((before, after)) not in self.closed
        around = {(int(x) - dx, int(y) - dy) for dx in (0, 1) for dy in (0, 1)} - {before, after}
        ways = [self.way(before, corner, after) for corner in around]
        if self.corners_block:
            return all(ways) and not around & hidden
        return any(ways)

    def way(self, *spaces: Point) -> bool:
        """Whether these spaces form a path, each next to the one before."""
        sides = {frozenset(pair) for pair in pairwise(spaces)}
        return set(spaces) <= self.spaces and not sides & self.closed

    # -- bodies --------------------------------------------------------------------------------------

    def stands(self, body: Body) -> bool:
        """Whether a body is on the floor and not across a closed door."""
        inside = {frozenset((a, b)) for a in body for b in body}
        return body <= self.spaces and not inside & self.closed

    def pushes(self, body: Body, dx: int, dy: int) -> bool:
        """Whether a body can be pushed over its sides by one space."""
        crossed = {frozenset((at, (at[0] + dx, at[1] + dy))) for at in body}
        return self.stands(shifted(body, dx, dy)) and not crossed & self.closed

    def diagonal(self, body: Body, dx: int, dy: int) -> bool:
        """Whether a body can shift diagonally."""
        first = self.pushes(body, dx, 0) and self.pushes(shifted(body, dx, 0), 0, dy)
        second = self.pushes(body, 0, dy) and self.pushes(shifted(body, 0, dy), dx, 0)
        return first and second if self.corners_stop else first or second

    def steps(self, body: Body) -> set[Body]:
        """Where one step takes a body."""
        corners = [(dx, dy) for dx in (-1, 1) for dy in (-1, 1) if self.diagonal(body, dx, dy)]
        found = {shifted(body, dx, dy) for dx, dy in corners}
        for block in ends(body):
            for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                ahead = shifted(block, dx, dy)
                if not ahead & (body - block) and self.stands(block | ahead):
                    found.add(block | ahead if len(block) < len(body) else ahead)
        return {after for after in found if self.stands(after)}

    def adjacent(self, a: Point) -> set[Point]:
        """The spaces adjacent to a space."""
        return {at for body in self.steps(frozenset([a])) for at in body}


def point(a: Point, b: Point, part: Fraction) -> tuple[Fraction, Fraction]:
    """The point at a fraction of the line between two centres."""
    return a[0] + HALF + part * (b[0] - a[0]), a[1] + HALF + part * (b[1] - a[1])


def cuts(a: Point, b: Point) -> list[Fraction]:
    """The fractions of a line at which it begins, meets grid lines, and ends."""
    parts = {Fraction(0), Fraction(1)}
    for start, end in zip(a, b, strict=True):
        lines = range(min(start, end) + 1, max(start, end) + 1)
        parts |= {(line - start - HALF) / (end - start) for line in lines}
    return sorted(parts)


def shifted(body: Body, dx: int, dy: int) -> Body:
    """A body moved."""
    return frozenset((x + dx, y + dy) for x, y in body)


def ends(body: Body) -> set[Body]:
    """The square blocks at both ends of a body; of a square body, itself."""
    wide, high = (len({at[axis] for at in body}) for axis in (0, 1))
    axis, side = (0, high) if wide > high else (1, wide)
    along = sorted({at[axis] for at in body})
    return {frozenset(at for at in body if at[axis] in some) for some in (along[:side], along[-side:])}


def distance(a: Point, b: Point) -> int:
    """How far two spaces are from each other."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def blast(dungeon: Dungeon, target: Point, rank: int, rubble: Set[Point]) -> set[Point]:
    """The spaces of a blast."""
    return {at for at in dungeon.spaces if distance(at, target) <= rank and dungeon.sees(target, at, rubble)}


def breath(dungeon: Dungeon, start: Point, u: Point, rubble: Set[Point]) -> set[Point]:
    """The spaces of a breath: {c+u} and {c+2u+kv, c+3u+kv : k in -1, 0, 1}."""
    v = (u[1], u[0])
    shape = [(1, 0)] + [(n, k) for n in (2, 3) for k in (-1, 0, 1)]
    found = {(start[0] + n * u[0] + k * v[0], start[1] + n * u[1] + k * v[1]) for n, k in shape}
    return {at for at in found & dungeon.spaces if dungeon.sees(start, at, rubble)}


def all_costs(
    dungeon: Dungeon,
    start: Body,
    points: int,
    pits: Set[Point],
    shut: Set[Point],
    busy: Set[Point],
    held: Set[Point],
) -> dict[Body, int]:
    """The fewest points to get anywhere, by repeating over everything reached so far."""
    cost = {start: 0}
    for _ in range(points):
        for here, spent in list(cost.items()):
            if here & held:
                continue
            for there in dungeon.steps(here):
                climbs = here <= pits and not there <= pits
                total = spent + (2 if climbs else 1)
                barred = there & shut or (climbs and there & busy)
                if not barred and total <= points and total < cost.get(there, points + 1):
                    cost[there] = total
    return cost


def sides_of(x: int, y: int, east: bool) -> set[Side]:
    """The two sides that a door stands on."""
    if east:
        return {frozenset(((x, y + n), (x + 1, y + n))) for n in (0, 1)}
    return {frozenset(((x + n, y), (x + n, y + 1))) for n in (0, 1)}


def touching(spaces: Set[Point], of: Iterable[Point]) -> set[Point]:
    """The spaces that touch one of these, without these themselves."""
    return {at for at in spaces for one in of if distance(at, one) == 1} - set(of)
