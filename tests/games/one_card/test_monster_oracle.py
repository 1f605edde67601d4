"""Where a monster goes, compared with a second implementation of sections 11 and 12, slow and plain."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, product

import pytest

from tests.games.one_card.table import monsters_walk
from undercroft.games.one_card.board import SQUARES, Board, Kind
from undercroft.games.one_card.monsters import destinations
from undercroft.games.one_card.state import PLANS

Tile = tuple[int, int]  # (row, col), row 0 far from the player
Tiles = frozenset[Tile]
CARD: list[Tile] = list(product(range(5), range(5)))
NEVER = 1000
WALLS: dict[str, Tiles] = {  # O-213
    "A0": frozenset({(1, 3), (3, 1), (3, 3)}),
    "B0": frozenset({(2, 0), (2, 3), (3, 3)}),
    "A180": frozenset({(1, 1), (1, 3), (3, 1)}),
    "B180": frozenset({(1, 1), (2, 1), (2, 4)}),
}
SPEED = {"A0": 5, "B0": 4, "A180": 3, "B180": 5}  # O-209..O-212
RANGE = {"A0": 3, "B0": 4, "A180": 2, "B180": 5}


def price(a: Tile, b: Tile) -> int:
    """A straight step 2, a diagonal one 3 (O-142)."""
    return {(0, 1): 2, (1, 0): 2, (1, 1): 3}.get((abs(a[0] - b[0]), abs(a[1] - b[1])), NEVER)


NEIGHBOURS = {a: [(b, price(a, b)) for b in CARD if price(a, b) < NEVER] for a in CARD}


@cache
def costs(start: Tile, closed: Tiles) -> dict[Tile, int]:
    """Points from a tile to every other; no path enters a closed tile."""
    found = dict.fromkeys(CARD, NEVER) | {start: 0}
    while True:
        before = found.copy()
        for b in CARD:
            if b not in closed:
                found[b] = min([found[b]] + [found[a] + step for a, step in NEIGHBOURS[b]])
        if found == before:
            return found


@cache
def lines(a: Tile, b: Tile) -> list[Tiles]:
    """What each of the 16 corner lines touches over a positive length (O-099..O-105)."""
    corners = [[(row + y, col + x) for y, x in product((0, 1), (0, 1))] for row, col in (a, b)]
    return [touched(p, q) for p, q in product(*corners)]


def touched(p: Tile, q: Tile) -> Tiles:
    """Cut the segment wherever it meets the grid; the middle of each piece gives its tiles."""
    if p == q:
        return frozenset()
    cuts = {Fraction(0), Fraction(1)}
    for axis in (0, 1):
        if p[axis] != q[axis]:
            cuts |= {Fraction(n - p[axis], q[axis] - p[axis]) for n in range(6)}
    inside = sorted(cut for cut in cuts if 0 <= cut <= 1)
    found = set()
    for one, next_one in pairwise(inside):
        middle = (one + next_one) / 2
        y, x = p[0] + (q[0] - p[0]) * middle, p[1] + (q[1] - p[1]) * middle
        found |= {(row, col) for row, col in CARD if row <= y <= row + 1 and col <= x <= col + 1}
    return frozenset(found)


def sees(a: Tile, b: Tile, blocking: Tiles) -> bool:
    """One clear line is enough; the two tiles themselves never block (O-098, O-107)."""
    return any(not line & blocking - {a, b} for line in lines(a, b))


def paths(path: list[Tile], goal: Tile, left: dict[Tile, int], closed: Tiles) -> list[list[Tile]]:
    """All shortest continuations of `path` to a goal; `left` is the distance of every tile from it."""
    if path[-1] == goal:
        return [path]
    steps = [
        tile for tile in CARD if tile not in closed and price(path[-1], tile) + left[tile] == left[path[-1]]
    ]
    return [whole for step in steps for whole in paths([*path, step], goal, left, closed)]


def oracle(
    walls: Tiles, speed: int, reach: int, hero: Tile, start: Tile, others: Tiles
) -> tuple[str, list[Tile]]:
    """The rung, and the equally good end tiles with the default first."""
    closed = walls | {hero}
    cost, away = costs(start, closed), costs(hero, walls)
    empty = [tile for tile in CARD if tile not in closed | others]  # the mover's own tile is one of them
    goals = [
        tile for tile in empty if away[tile] <= reach and sees(tile, hero, walls | others)
    ]  # O-126, O-266
    now = [tile for tile in goals if cost[tile] <= speed]
    exact = [tile for tile in now if away[tile] == reach]
    if exact:  # O-127
        least = min(cost[tile] for tile in exact)
        return "rung 1", sorted(tile for tile in exact if cost[tile] == least)
    if now:  # O-128, O-129
        farthest = max(away[tile] for tile in now)
        least = min(cost[tile] for tile in now if away[tile] == farthest)
        return "rung 2", sorted(tile for tile in now if away[tile] == farthest and cost[tile] == least)
    ever = [tile for tile in goals if cost[tile] < NEVER]
    if ever:  # O-131, O-132, O-133
        least = min(cost[tile] for tile in ever)
        farthest = max(away[tile] for tile in ever if cost[tile] == least)
        found: set[tuple[int, Tile]] = set()  # with the cost that remains (O-139)
        for goal in (tile for tile in ever if cost[tile] == least and away[tile] == farthest):
            left = costs(goal, closed)
            for path in paths([start], goal, left, closed):
                paid = [tile for tile in path if cost[tile] <= speed and tile not in others]
                found.add((left[paid[-1]], paid[-1]))
        return "rung 3", [tile for _, tile in sorted(found)]
    can = [tile for tile in empty if cost[tile] <= speed]  # O-134
    least = min(away[tile] for tile in can)
    fewest = min(cost[tile] for tile in can if away[tile] == least)
    return "last case", sorted(tile for tile in can if away[tile] == least and cost[tile] == fewest)


def number(tile: Tile) -> int:
    """A tile as the program numbers it."""
    return tile[0] * 5 + tile[1]


def mask(tiles: Tiles) -> int:
    """A set of tiles as the program represents it."""
    return sum(1 << number(tile) for tile in tiles)


def position(luck: random.Random, walls: Tiles, most: int) -> tuple[Tile, Tile, Tiles]:
    """The hero, a mover and up to `most` other monsters, which often crowd around the hero."""
    free = [tile for tile in CARD if tile not in walls]
    hero, start = luck.sample(free, 2)
    rest = [tile for tile in free if tile not in (hero, start)]
    if luck.random() < 0.5:
        rest = sorted(rest, key=lambda tile: costs(hero, walls)[tile])[: most + 2]
    return hero, start, frozenset(luck.sample(rest, luck.randint(0, most)))


def test_the_oracle_counts_the_sights_that_the_rules_count() -> None:
    for name, count in {"A0": 219, "B0": 207, "A180": 219, "B180": 207}.items():  # O-112
        free = [tile for tile in CARD if tile not in WALLS[name]]
        assert sum(sees(a, b, WALLS[name]) for a, b in combinations(free, 2)) == count


@pytest.mark.rule("O-125", "O-141")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_on_every_board_a_monster_goes_where_the_oracle_says(level: int) -> None:
    board = PLANS[level - 1].board
    walls, speed, reach = WALLS[board.name], SPEED[board.name], RANGE[board.name]
    luck, rungs = random.Random(level), set()
    for _ in range(1500):
        hero, start, others = position(luck, walls, 3)
        rung, wanted = oracle(walls, speed, reach, hero, start, others)
        found = destinations(board, number(hero), number(start), mask(others))
        assert found[0] == number(wanted[0]), (rung, hero, start, others)
        assert sorted(found) == sorted(map(number, wanted)), (rung, hero, start, others)
        rungs.add(rung)
    assert len(rungs) == (3 if reach == 2 else 4)  # with range 2 no goal tile is nearer than the range


@pytest.mark.rule("O-125", "O-141")
def test_on_any_board_a_monster_goes_where_the_oracle_says() -> None:
    luck = random.Random(5)
    for _ in range(150):
        walls = frozenset(luck.sample(CARD, luck.randint(0, 9)))
        speed, reach = luck.randint(2, 7), luck.randint(2, 7)
        board = Board("any", mask(walls), 0, Kind("any", 1, speed, 1, 1, reach))
        for _ in range(4):
            hero, start, others = position(luck, walls, 5)
            rung, wanted = oracle(walls, speed, reach, hero, start, others)
            found = destinations(board, number(hero), number(start), mask(others))
            assert found[0] == number(wanted[0]), (rung, walls, hero, start, others)
            assert sorted(found) == sorted(map(number, wanted)), (rung, walls, hero, start, others)


@pytest.mark.rule("O-140")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_whole_automatic_phase_takes_every_default(level: int) -> None:
    board = PLANS[level - 1].board
    walls, luck = WALLS[board.name], random.Random(level)
    for _ in range(150):
        hero, start, others = position(luck, walls, 3)
        at = dict(zip("ABCD", luck.sample([start, *others], 1 + len(others)), strict=False))
        table = {letter: SQUARES[number(tile)] for letter, tile in at.items()}
        for letter in sorted(at, key=lambda letter: (costs(hero, walls)[at[letter]], at[letter])):
            taken = frozenset(at.values()) - {at[letter]}
            at[letter] = oracle(walls, SPEED[board.name], RANGE[board.name], hero, at[letter], taken)[1][0]
        expected = {letter: SQUARES[number(tile)] for letter, tile in at.items()}
        assert monsters_walk(level, SQUARES[number(hero)], table) == expected, (hero, table)
