"""The floor of "The Cellar", with points instead of numbers: for tests that read like the plan."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.descent.floor.bases import BASE_1X1
from undercroft.games.descent.floor.floor import Floor
from undercroft.games.descent.floor.plan import Doorway, Plan
from undercroft.games.descent.floor.terrain import FLOOR, PIT, RUBBLE, WATER
from undercroft.games.descent.floor.walking import BUSY, HELD, SHUT, Terms

Point = tuple[int, int]
PLAN = """
..................
..................
.......11.....22..
.....111111..2222.
SSSSS1111112222222
SSSSS1111112222222
.....111111..2222.
.......11.....22..
.......11.........
.....333333.......
.....333333.......
....33333333......
....33333333......
.....333333.......
.....333333.......
.......33.........
"""
ROWS = PLAN.split()
DOORS = [Doorway(4, 4, True), Doorway(10, 4, True), Doorway(7, 8, False)]
A, B, C = 1, 2, 4
CELLAR = Floor(Plan(ROWS, DOORS))
STRICT = Floor(Plan(ROWS, DOORS), corners_stop=True, corners_block=True)


def space(at: Point, floor: Floor = CELLAR) -> int:
    number = floor.plan.at(*at)
    assert number >= 0, f"{at} is no floor"
    return number


def point(number: int, floor: Floor = CELLAR) -> Point:
    return floor.plan.xs[number], floor.plan.ys[number]


def points(numbers: Iterable[int], floor: Floor = CELLAR) -> set[Point]:
    return {point(number, floor) for number in numbers}


def ground(
    rubble: Iterable[Point] = (),
    pits: Iterable[Point] = (),
    water: Iterable[Point] = (),
    floor: Floor = CELLAR,
) -> tuple[int, ...]:
    made = [FLOOR] * floor.plan.size
    for kind, places in ((RUBBLE, rubble), (PIT, pits), (WATER, water)):
        for at in places:
            made[space(at, floor)] = kind
    return tuple(made)


def figures(*bodies: Iterable[Point], floor: Floor = CELLAR) -> list[int]:
    """Who stands where: figure 1, 2, ... by space."""
    taken = [0] * floor.plan.size
    for number, body in enumerate(bodies, 1):
        for at in body:
            taken[space(at, floor)] = number
    return taken


def square(x: int, y: int) -> list[Point]:
    """The spaces of a base of 2x2."""
    return [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]


def sees(a: Point, b: Point, *bodies: Iterable[Point], closed: int = 0, rubble: Iterable[Point] = ()) -> bool:
    """Whether a figure of one space sees another space, past these other figures."""
    return CELLAR.lines.sees(space(a), space(b), closed, ground(rubble), figures(*bodies), 0)


def near(a: Point, closed: int = 0, floor: Floor = CELLAR) -> set[Point]:
    return points(floor.near(closed)[space(a)])


def terms(
    closed: int = 0,
    shut: Iterable[Point] = (),
    busy: Iterable[Point] = (),
    held: Iterable[Point] = (),
    pits: Iterable[Point] = (),
    floor: Floor = CELLAR,
) -> Terms:
    bars = [0] * floor.plan.size
    for bar, places in ((SHUT, shut), (BUSY, busy), (HELD, held)):
        for at in places:
            bars[space(at, floor)] |= bar
    return Terms(closed, bars, ground(pits=pits, floor=floor))


def body(placement: int, base: int = BASE_1X1, floor: Floor = CELLAR) -> set[Point]:
    """The points that a placement covers."""
    return points(floor.graphs[base].spaces[placement], floor)


def placed(base: int, x: int, y: int, lies: bool = True, floor: Floor = CELLAR) -> int:
    """The placement with this upper left space."""
    found = floor.graphs[base].placement(space((x, y), floor), lies)
    assert found >= 0, f"no placement at {x}, {y}"
    return found


def box(left: int, right: int, top: int, bottom: int) -> set[Point]:
    """The spaces of a rectangle."""
    return {(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)}
