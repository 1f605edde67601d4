"""Sight, adjacency, areas of effect and steps on random floors, against a slow second computation."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.descent import reference
from tests.games.descent.cellar import body, figures, ground, points, space, terms
from tests.games.descent.reference import Dungeon, Point, Side
from undercroft.engine.grid import FAR
from undercroft.games.descent.floor.bases import BASE_1X1, BASES, SIDES
from undercroft.games.descent.floor.floor import Floor
from undercroft.games.descent.floor.plan import Doorway, Plan
from undercroft.games.descent.floor.templates import blast, breath
from undercroft.games.descent.floor.terrain import pit_around, seen_from_pit
from undercroft.games.descent.floor.walking import costs, jumps, may_stop, steps


@dataclass
class Table:
    """A random floor, for the program and for the reference, with doors, rubble and figures."""

    floor: Floor
    dungeon: Dungeon
    closed: int
    rubble: set[Point]
    figures: set[Point]

    @property
    def hidden(self) -> set[Point]:
        return self.rubble | self.figures


@st.composite
def tables(draw: st.DrawFn, wide: int = 7, high: int = 6) -> Table:
    rows = draw(st.lists(st.text("1112.", min_size=wide, max_size=wide), min_size=3, max_size=high))
    spaces = {(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    doorways: list[Doorway] = []
    taken: set[Side] = set()
    for x, y, east in draw(
        st.lists(st.tuples(st.integers(0, wide), st.integers(0, high), st.booleans()), max_size=6)
    ):
        sides = reference.sides_of(x, y, east)
        if not sides & taken and {at for side in sides for at in side} <= spaces:
            doorways.append(Doorway(x, y, east))
            taken |= sides
    closed = draw(st.integers(0, (1 << len(doorways)) - 1))
    shut: set[Side] = set()
    for number, door in enumerate(doorways):
        if closed >> number & 1:
            shut |= reference.sides_of(door.x, door.y, door.east)
    stop, block = draw(st.booleans()), draw(st.booleans())
    some = st.sets(st.sampled_from(sorted(spaces)), max_size=4) if spaces else st.just(set())
    floor = Floor(Plan(rows, doorways), stop, block)
    return Table(floor, Dungeon(spaces, shut, stop, block), closed, draw(some), draw(some))


@pytest.mark.rule("J-100", "J-102", "J-366")
@given(tables())
@settings(max_examples=60)
def test_sight_is_that_of_the_reference_in_both_directions(table: Table) -> None:
    floor, lines = table.floor, table.floor.lines
    taken = figures(table.figures, floor=floor)
    made = ground(table.rubble, floor=floor)
    for a, b in list(combinations(sorted(table.dungeon.spaces), 2))[:: max(1, table.floor.plan.size // 4)]:
        expected, p, q = table.dungeon.sees(a, b, table.hidden), space(a, floor), space(b, floor)
        assert lines.sees(p, q, table.closed, made, taken, 0) == expected, (a, b)
        assert lines.sees(q, p, table.closed, made, taken, 0) == expected, (b, a)
        static = table.dungeon.sees(a, b, table.rubble)
        assert lines.is_unstopped(p, q, table.closed, made) == static, (a, b)


@pytest.mark.rule("J-100", "J-102")
@pytest.mark.parametrize("corners_block", [False, True])
@pytest.mark.parametrize("closed", range(4))
def test_two_doors_that_meet_at_a_corner_hide_what_is_behind_both(closed: int, corners_block: bool) -> None:
    doors = [Doorway(1, 0, True), Doorway(0, 1, False)]  # together they shut off four spaces
    floor = Floor(Plan(["111", "111", "111"], doors), False, corners_block)
    shut = {
        side
        for number, door in enumerate(doors)
        if closed >> number & 1
        for side in reference.sides_of(door.x, door.y, door.east)
    }
    dungeon = Dungeon({(x, y) for x in range(3) for y in range(3)}, shut, False, corners_block)
    seen = floor.lines.sees(space((1, 1), floor), space((2, 2), floor), closed, (0,) * 9, [0] * 9, 0)
    assert seen == dungeon.sees((1, 1), (2, 2), set()) == (not closed if corners_block else closed != 3)


@pytest.mark.rule("J-343", "J-366")
@given(tables())
@settings(max_examples=25)
def test_sight_does_not_depend_on_how_the_map_lies(table: Table) -> None:
    """The map is turned by a quarter and mirrored, with open doors."""
    plan = table.floor.plan
    letters = {(plan.xs[at], plan.ys[at]): plan.areas[plan.area[at]] for at in range(plan.size)}
    rows = ["".join(letters.get((x, y), ".") for y in range(plan.height)) for x in range(plan.width)]
    turned = Floor(Plan(rows, []), corners_block=table.dungeon.corners_block)
    for a in letters:
        for b in letters:
            here = table.floor.lines.line(space(a, table.floor), space(b, table.floor))
            there = turned.lines.line(space(a[::-1], turned), space(b[::-1], turned))
            assert here.walled == there.walled
            assert points(here.inner, table.floor) == {at[::-1] for at in points(there.inner, turned)}


@pytest.mark.rule("J-366")
def test_a_line_lists_the_same_spaces_whichever_end_was_asked_for_first() -> None:
    forth, back = (Floor(Plan(["11111"] * 5, [])).lines for _ in range(2))
    for a, b in combinations(range(25), 2):
        assert forth.line(a, b).inner == back.line(b, a).inner


@pytest.mark.rule("J-068", "J-077", "J-353")
@given(tables())
@settings(max_examples=20)
def test_adjacent_is_what_the_reference_says(table: Table) -> None:
    near = table.floor.near(table.closed)
    for at in table.dungeon.spaces:
        assert points(near[space(at, table.floor)], table.floor) == table.dungeon.adjacent(at)


@pytest.mark.rule("J-225", "J-227", "J-408", "J-413")
@pytest.mark.parametrize("base", range(1, len(BASES)), ids=BASES[1:])
@given(table=tables(wide=6))
@settings(max_examples=20)
def test_steps_of_large_bases_are_those_of_the_reference(base: int, table: Table) -> None:
    graph = table.floor.graphs[base]
    for number in range(len(graph.spaces)):
        here = frozenset(body(number, base, table.floor))
        assert table.dungeon.stands(here) == (not graph.inside[number] & table.closed)
        if table.dungeon.stands(here):
            found = [step.to for step in graph.steps[number] if step.way.is_open(table.closed)]
            assert len(found) == len(set(found))
            there = {frozenset(body(to, base, table.floor)) for to in found}
            assert there == table.dungeon.steps(here)


@pytest.mark.rule("J-314", "J-446")
@given(tables(), st.integers(0, 3))
@settings(max_examples=15)
def test_blast_and_breath_cover_what_the_reference_says(table: Table, rank: int) -> None:
    floor, made = table.floor, ground(table.rubble, floor=table.floor)
    for at in sorted(table.dungeon.spaces)[::3]:
        covered = blast(floor, space(at, floor), rank, table.closed, made)
        assert len(covered) == len(set(covered))
        assert points(covered, floor) == reference.blast(table.dungeon, at, rank, table.rubble)
        for side, u in enumerate(SIDES):
            covered = breath(floor, space(at, floor), side, table.closed, made)
            assert points(covered, floor) == reference.breath(table.dungeon, at, u, table.rubble)


def some_of(table: Table, draw: st.DataObject) -> set[Point]:
    return draw.draw(st.sets(st.sampled_from(sorted(table.dungeon.spaces)), max_size=5))


@pytest.mark.rule("J-069", "J-072", "J-074", "J-264", "J-354", "J-356")
@pytest.mark.parametrize("base", range(len(BASES)), ids=BASES)
@given(table=tables(wide=6, high=5), points_left=st.integers(0, 5), data=st.data())
@settings(max_examples=20)
def test_costs_and_steps_are_those_of_the_reference(
    base: int, table: Table, points_left: int, data: st.DataObject
) -> None:
    graph = table.floor.graphs[base]
    standing = [at for at in range(len(graph.spaces)) if not graph.inside[at] & table.closed]
    if not standing:
        return
    start = data.draw(st.sampled_from(standing))
    here = frozenset(body(start, base, table.floor))
    shut, busy = some_of(table, data) - here, some_of(table, data) - here
    held, pits = some_of(table, data), some_of(table, data)
    if data.draw(st.booleans()):  # it stands in a pit, which chance alone would seldom bring
        pits |= here
        held -= here
    given_terms = terms(table.closed, shut, busy, held, pits, table.floor)
    expected = reference.all_costs(table.dungeon, here, points_left, pits, shut, busy, held)
    found = costs(graph, start, points_left, given_terms)
    reached = {frozenset(body(at, base, table.floor)): cost for at, cost in enumerate(found) if cost != FAR}
    assert reached == expected
    may_go = set()
    for after, cost in reference.all_costs(table.dungeon, here, points_left, pits, shut, busy, held).items():
        climbs = here <= pits and not after <= pits
        if cost and after in table.dungeon.steps(here) and not (climbs and after & busy):
            price = 2 if climbs else 1
            onward = reference.all_costs(table.dungeon, after, points_left - price, pits, shut, busy, held)
            if any(not end & (shut | busy) for end in onward):
                may_go.add(after)
    assert {
        frozenset(body(to, base, table.floor)) for to in steps(graph, start, points_left, given_terms)
    } == may_go
    ends = {at for at in range(len(graph.spaces)) if may_stop(graph, at, given_terms)}
    bodies = {at: frozenset(body(at, base, table.floor)) for at in range(len(graph.spaces))}
    assert ends == {
        at for at, each in bodies.items() if table.dungeon.stands(each) and not each & (shut | busy)
    }


@pytest.mark.rule("J-093", "J-266", "J-428")
@given(table=tables(), data=st.data())
@settings(max_examples=20)
def test_jumps_go_straight_over_pits_onto_free_floor(table: Table, data: st.DataObject) -> None:
    if not table.dungeon.spaces:
        return
    pits, shut = some_of(table, data) | some_of(table, data), some_of(table, data)
    start = data.draw(st.sampled_from(sorted(table.dungeon.spaces)))
    expected = set()
    for dx, dy in [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]:
        run = [(start[0] + n * dx, start[1] + n * dy) for n in range(8)]
        open_so_far = [a in table.dungeon.spaces and b in table.dungeon.adjacent(a) for a, b in pairwise(run)]
        for n in (2, 3):
            over, lands = set(run[1:n]), run[n]
            if (
                all(open_so_far[:n])
                and over <= pits - shut
                and lands not in pits | shut
                and start not in pits
            ):
                expected.add((lands, 3 * (n - 1)))
    given_terms = terms(table.closed, shut, (), (), pits, table.floor)
    found = jumps(table.floor, space(start, table.floor), 6, given_terms)
    assert {(next(iter(points([at], table.floor))), cost) for at, cost in found} == expected
    assert jumps(table.floor, space(start, table.floor), 2, given_terms) == []


@pytest.mark.rule("J-265", "J-426", "J-427")
@given(table=tables(), data=st.data())
@settings(max_examples=20)
def test_pits_that_touch_are_one_and_show_only_what_is_beside_them(table: Table, data: st.DataObject) -> None:
    pits = some_of(table, data) | some_of(table, data) if table.dungeon.spaces else set()
    made = ground(pits=pits, floor=table.floor)
    for at in pits:
        whole, grown = {at}, {at} | reference.touching(pits, {at})
        while grown != whole:
            whole, grown = grown, grown | reference.touching(pits, grown)
        pit = pit_around(table.floor.plan, made, space(at, table.floor))
        assert len(pit) == len(whole)
        assert points(pit, table.floor) == whole
        beside = {near for each in whole for near in table.dungeon.adjacent(each)}
        closed = table.floor.near(table.closed)
        assert points(seen_from_pit(pit, closed, True), table.floor) == whole | beside
        assert points(seen_from_pit(pit, closed, False), table.floor) == whole


def test_neighbours_are_forgotten_in_the_order_in_which_they_were_asked_for() -> None:
    doors = [Doorway(0, 2 * n, True) for n in range(5)]
    floor = Floor(Plan(["11"] * 10, doors))
    first = floor.near(0)
    for closed in range(1, 32):
        assert len(floor.near(closed)[0]) == 3 - 2 * (closed & 1)
    assert floor.near(0) is not first
    assert floor.near(0) == first
    assert floor.graphs[BASE_1X1].placement(3) == 3
