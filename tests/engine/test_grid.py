"""Square grids: steps, paths, lines."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.engine.grid import FAR, Grid, overlap, trace

GRID = Grid(4, 6, straight=2, diagonal=3)


def test_a_corner_has_three_neighbours_and_an_inner_tile_eight() -> None:
    assert sorted(GRID.steps[0]) == [(1, 2), (6, 2), (7, 3)]
    assert len(GRID.steps[GRID.tile(1, 1)]) == 8
    assert GRID.step_price(0, 2) == FAR


def test_ways_go_around_closed_tiles() -> None:
    wall = sum(1 << GRID.tile(row, 2) for row in range(3))
    prices = GRID.ways(0, wall)
    assert prices[GRID.tile(0, 3)] == 3 + 2 + 3 + 3 + 2 + 2
    assert prices[GRID.tile(0, 2)] == FAR
    assert GRID.ways(0, wall | 1 << GRID.tile(3, 2))[GRID.tile(0, 3)] == FAR


@given(a=st.integers(0, 23), b=st.integers(0, 23), closed=st.integers(0, 2**24 - 1))
def test_a_way_costs_the_same_in_both_directions(a: int, b: int, closed: int) -> None:
    closed &= ~(1 << a | 1 << b)
    assert GRID.ways(a, closed)[b] == GRID.ways(b, closed)[a]


@given(a=st.integers(0, 23), b=st.integers(0, 23))
def test_an_open_grid_has_octile_distance(a: int, b: int) -> None:
    (r, c), (q, d) = divmod(a, 6), divmod(b, 6)
    high, low = max(abs(r - q), abs(c - d)), min(abs(r - q), abs(c - d))
    assert GRID.ways(a, 0)[b] == 2 * (high - low) + 3 * low


@pytest.mark.parametrize(
    ("line", "crossed"),
    [
        ((0, 0, 1, 1), True),  # the diagonal
        ((0, 0, 1, 0), True),  # along the edge
        ((1, 0, 1, 5), True),  # along the edge and on
        ((0, 2, 2, 0), False),  # through the corner point only
        ((1, 1, 2, 2), False),  # away from the corner
        ((0, 0, 0, 0), False),  # no length at all
        ((2, 0, 2, 1), False),
        ((0, 1, 3, 0), True),
    ],
)
def test_a_line_crosses_a_tile_if_they_share_a_stretch(
    line: tuple[int, int, int, int], crossed: bool
) -> None:
    assert overlap(*line, 0, 0) is crossed


corner = st.integers(0, 7)


@given(x0=corner, y0=corner, x1=corner, y1=corner, row=st.integers(0, 6), col=st.integers(0, 6))
def test_overlap_agrees_with_clipping_in_fractions(
    x0: int, y0: int, x1: int, y1: int, row: int, col: int
) -> None:
    low, high = Fraction(0), Fraction(1)
    inside = True
    for start, end, edge in ((x0, x1, col), (y0, y1, row)):
        if start == end:
            inside &= edge <= start <= edge + 1
        else:
            ts = sorted([Fraction(edge - start, end - start), Fraction(edge + 1 - start, end - start)])
            low, high = max(low, ts[0]), min(high, ts[1])
    expected = inside and low < high and (x0, y0) != (x1, y1)
    assert overlap(x0, y0, x1, y1, row, col) is expected


PLACE = st.tuples(st.integers(-9, 9), st.integers(-9, 9))


def test_a_line_between_centres_touches_corners_and_never_runs_along_a_side() -> None:
    assert trace(0, 0, 0, 0) == [(0, 0)]
    assert trace(2, 1, 0, 1) == [(2, 1), (1, 1), (0, 1)]
    assert trace(0, 0, 2, 2) == [(0, 0), (1, 1), (2, 2)]
    assert trace(0, 0, 3, 1) == [(0, 0), (1, 0), (2, 1), (3, 1)]
    assert trace(0, 0, 2, 1) == [(0, 0), (1, 0), (1, 1), (2, 1)]


@given(a=PLACE, b=PLACE)
def test_a_line_between_centres_runs_through_the_same_spaces_in_both_directions(
    a: tuple[int, int], b: tuple[int, int]
) -> None:
    run = trace(*a, *b)
    assert run == trace(*b, *a)[::-1]
    assert (run[0], run[-1]) == (a, b)


@given(a=PLACE, b=PLACE, part=st.integers(0, 999))
def test_every_point_of_a_line_between_centres_lies_in_one_of_its_spaces(
    a: tuple[int, int], b: tuple[int, int], part: int
) -> None:
    x, y = (start + Fraction(part, 999) * (end - start) for start, end in zip(a, b, strict=True))
    around = {at for at in trace(*a, *b) if max(abs(at[0] - x), abs(at[1] - y)) <= Fraction(1, 2)}
    assert around
    inner = [at for at in around if max(abs(at[0] - x), abs(at[1] - y)) < Fraction(1, 2)]
    assert len(inner) <= 1
