"""The cellar: lines, adjacency, areas of effect and steps on a floor that can be checked by eye."""

from __future__ import annotations

import pytest

from tests.games.descent.cellar import (
    CELLAR,
    STRICT,
    A,
    B,
    C,
    Point,
    body,
    box,
    figures,
    ground,
    near,
    placed,
    point,
    points,
    sees,
    space,
    square,
    terms,
)
from undercroft.engine.grid import FAR
from undercroft.games.descent.floor.bases import BASE_1X1, BASE_1X2, BASE_2X2, BASE_2X3, NO_PLACEMENT, SIDES
from undercroft.games.descent.floor.floor import Floor
from undercroft.games.descent.floor.plan import APART, NO_SPACE, BadPlan, Doorway, Plan
from undercroft.games.descent.floor.templates import blast, breath, breath_sides
from undercroft.games.descent.floor.walking import Terms, costs, steps

NORTH, EAST, SOUTH, WEST = range(4)
NOTHING = ground()
OGRE = square(8, 4)


def test_the_cellar_has_108_spaces_and_so_many_placements() -> None:
    assert CELLAR.plan.size == len(CELLAR.graphs[BASE_1X1].spaces) == 108
    assert CELLAR.plan.areas == ["1", "2", "S", "3"]
    lying = {base: sum(CELLAR.graphs[base].lies) for base in (BASE_1X2, BASE_2X2, BASE_2X3)}
    every = {base: len(CELLAR.graphs[base].spaces) for base in (BASE_1X2, BASE_2X2, BASE_2X3)}
    assert lying == {BASE_1X2: 90, BASE_2X2: 67, BASE_2X3: 50}
    assert every == {BASE_1X2: 90 + 84, BASE_2X2: 67, BASE_2X3: 50 + 44}


# -- lines -------------------------------------------------------------------------------------------


@pytest.mark.rule("J-100")
@pytest.mark.parametrize(
    ("a", "b"),
    [((4, 11), (6, 9)), ((7, 8), (5, 10)), ((12, 4), (14, 7)), ((11, 11), (9, 9)), ((8, 7), (10, 3))],
)
def test_a_line_past_a_corner_with_one_open_way_is_clear(a: Point, b: Point) -> None:
    assert sees(a, b)
    assert sees(b, a)


@pytest.mark.rule("J-102")
@pytest.mark.parametrize(
    ("a", "b"),
    [
        ((7, 8), (5, 9)), ((7, 15), (5, 14)), ((11, 4), (13, 3)),
        ((11, 11), (10, 9)), ((7, 7), (5, 6)), ((3, 4), (5, 3)),
    ],
)  # fmt: skip
def test_a_line_through_a_wall_is_broken(a: Point, b: Point) -> None:
    assert not sees(a, b)


@pytest.mark.rule("J-077", "J-173", "J-353")
def test_a_closed_door_closes_the_corner_in_its_middle() -> None:
    assert (5, 5) in near((4, 4))
    assert (5, 5) not in near((4, 4), A)
    assert sees((4, 4), (5, 5), closed=B | C)
    assert not sees((4, 4), (5, 5), closed=A)


@pytest.mark.rule("J-077")
def test_a_wall_on_one_side_leaves_a_corner_open_unless_the_table_says_otherwise() -> None:
    assert (6, 3) in near((7, 2))
    assert sees((7, 2), (6, 3))
    assert (6, 3) not in near((7, 2), floor=STRICT)
    assert not STRICT.lines.sees(space((7, 2)), space((6, 3)), 0, NOTHING, figures(), 0)


@pytest.mark.rule("J-100", "J-102", "J-103")
def test_figures_at_corners_hide_nothing_figures_on_the_line_do() -> None:
    assert sees((5, 3), (7, 5), [(6, 3)], [(5, 4)])
    assert not sees((5, 3), (7, 5), [(6, 4)])
    strict = STRICT.lines
    assert not strict.sees(space((5, 3)), space((7, 5)), 0, NOTHING, figures([(6, 3)]), 0)
    assert strict.sees(space((5, 3)), space((7, 5)), 0, NOTHING, figures(), 0)


@pytest.mark.parametrize(
    ("b", "inner"), [((7, 4), {(6, 3), (6, 4)}), ((8, 4), {(6, 3), (7, 4)})], ids=["sides", "a corner"]
)
def test_the_spaces_between_two_others(b: Point, inner: set[Point]) -> None:
    line = CELLAR.lines.line(space((5, 3)), space(b))
    assert not line.walled
    assert points(line.inner) == inner


@pytest.mark.rule("J-106", "J-363", "J-364")
@pytest.mark.parametrize("hero", [(5, 3), (5, 4), (7, 4), (6, 6)])
def test_an_ogre_hides_its_own_rear(hero: Point) -> None:
    assert [at for at in OGRE if sees(hero, at, OGRE)] == [(8, 4), (8, 5)]


@pytest.mark.rule("J-101", "J-364", "J-367")
def test_an_ogre_is_not_in_its_own_way_and_counts_range_from_the_nearest_space_that_sees() -> None:
    spaces, ogre = tuple([space(at) for at in OGRE]), 1
    taken = figures(OGRE)
    assert CELLAR.lines.sees(space((9, 4)), space((6, 4)), 0, NOTHING, taken, ogre)
    assert not CELLAR.lines.sees(space((9, 4)), space((6, 4)), 0, NOTHING, taken, 2)
    assert point(CELLAR.attacking_space(spaces, space((10, 3)), 0, NOTHING, taken, ogre)) == (9, 4)
    crowded = figures(OGRE, [(7, 3)])  # only the upper left space cannot see past it
    found = CELLAR.attacking_space(spaces, space((6, 3)), 0, NOTHING, crowded, ogre)
    assert point(found) == (8, 5)
    assert CELLAR.attacking_space(spaces, space((3, 4)), A, NOTHING, taken, ogre) == NO_SPACE


@pytest.mark.rule("J-104", "J-267", "J-268")
def test_rubble_breaks_lines_pits_and_water_do_not() -> None:
    rubble = [(7, 4), (8, 4)]
    for b, a in (((10, 4), (5, 4)), ((9, 5), (5, 4)), ((8, 5), (6, 3))):
        assert not sees(a, b, rubble=rubble)
    assert sees((5, 5), (10, 5), rubble=rubble)
    flat = ground(pits=[(7, 4)], water=[(8, 4)])
    assert CELLAR.lines.sees(space((5, 4)), space((10, 4)), 0, flat, figures(), 0)


def test_hindrances_are_counted_for_those_who_may_ignore_one() -> None:
    def count(*bodies: list[Point]) -> int:
        return CELLAR.lines.hindrances(space((5, 4)), space((10, 4)), 0, NOTHING, figures(*bodies), 0)

    assert [count(), count([(7, 4)]), count([(7, 4)], [(9, 4)])] == [0, 1, 2]


@pytest.mark.rule("J-108", "J-365", "J-454")
def test_distance_counts_columns_or_rows_whatever_lies_between() -> None:
    plan = CELLAR.plan
    assert plan.distance(space((5, 3)), space((9, 4))) == 4
    assert plan.distance(space((7, 8)), space((5, 10))) == 2
    assert plan.distance(space((8, 4)), space((7, 3))) == 1
    ogre = tuple([space(at) for at in OGRE])
    assert plan.between((space((6, 6)),), ogre) == 2
    assert plan.between(ogre, ogre) == 0


@pytest.mark.rule("J-344")
def test_between_parts_that_only_stairs_join_there_is_neither_distance_nor_sight() -> None:
    floor = Floor(Plan(["11.22", "11.22", "..3..", "..3.."], []))  # corners that touch join nothing
    plan = floor.plan

    def at(x: int, y: int) -> int:
        return space((x, y), floor)

    assert [plan.distance(at(1, 0), at(0, 1)), plan.distance(at(2, 2), at(2, 3))] == [1, 1]
    for a, b in ((at(1, 0), at(3, 0)), (at(1, 1), at(2, 2)), (at(3, 1), at(2, 3))):
        assert plan.distance(a, b) == plan.distance(b, a) == APART
        assert plan.between((a,), (b,)) == APART
        assert not floor.lines.sees(a, b, 0, (0,) * plan.size, [0] * plan.size, 0)
    assert CELLAR.plan.distance(space((0, 4)), space((7, 15))) == 11  # closed doors divide nothing


# -- areas of effect ---------------------------------------------------------------------------------


@pytest.mark.rule("J-314")
def test_blast_1_stops_at_walls() -> None:
    covered = points(blast(CELLAR, space((7, 3)), 1, 0, NOTHING))
    assert covered == {(6, 3), (7, 3), (8, 3), (6, 4), (7, 4), (8, 4), (7, 2), (8, 2)}


@pytest.mark.rule("J-173", "J-314")
def test_blast_2_goes_through_an_open_door_only() -> None:
    opened = points(blast(CELLAR, space((4, 4)), 2, 0, NOTHING))
    assert len(opened) == 14
    assert opened >= box(6, 6, 3, 6)
    assert points(blast(CELLAR, space((4, 4)), 2, A, NOTHING)) == box(2, 4, 4, 5)


@pytest.mark.rule("J-446")
def test_breath_does_nothing_in_walls_or_behind_a_door() -> None:
    start = space((5, 4))
    assert points(breath(CELLAR, start, WEST, 0, NOTHING)) == {(4, 4), (3, 4), (3, 5), (2, 4), (2, 5)}
    assert breath(CELLAR, start, WEST, A, NOTHING) == []


@pytest.mark.rule("J-446")
def test_rubble_spares_what_lies_behind_it_from_breath() -> None:
    covered = points(breath(CELLAR, space((6, 5)), EAST, 0, ground(rubble=[(8, 4)])))
    assert covered == {(7, 5), (8, 4), (8, 5), (8, 6), (9, 5), (9, 6)}


@pytest.mark.rule("J-446")
def test_a_hound_has_six_places_for_its_breath_and_a_dragon_ten() -> None:
    hound = CELLAR.graphs[BASE_1X2].spaces[placed(BASE_1X2, 8, 4, lies=False)]
    dragon = CELLAR.graphs[BASE_2X3].spaces[placed(BASE_2X3, 7, 10, lies=False)]
    assert len(breath_sides(CELLAR, hound)) == 6
    assert len(breath_sides(CELLAR, dragon)) == 10
    south = {point(start) for start, side in breath_sides(CELLAR, dragon) if side == SOUTH}
    assert south == {(7, 12), (8, 12)}
    assert SIDES[SOUTH] == (0, 1)


# -- doors -------------------------------------------------------------------------------------------


@pytest.mark.rule("J-172", "J-393")
def test_adjacent_to_a_door_is_what_touches_its_line() -> None:
    assert points(CELLAR.plan.beside[0]) == {(4, 4), (4, 5), (5, 3), (5, 4), (5, 5), (5, 6)}
    assert points(CELLAR.plan.beside[2]) == {(7, 8), (8, 8), (6, 9), (7, 9), (8, 9), (9, 9)}


@pytest.mark.rule("J-172")
@pytest.mark.parametrize(
    ("doors", "message"),
    [
        ([Doorway(3, 3, True)], "no floor on both sides of (3, 3)"),
        ([Doorway(4, 5, True)], "no floor on both sides of (4, 6)"),
        ([Doorway(4, 4, True), Doorway(4, 4, True)], "door 1: another door stands at (4, 4)"),
        ([Doorway(4, 4, True)] * 31, "31 doors"),
    ],
)
def test_a_door_stands_between_two_pairs_of_spaces(doors: list[Doorway], message: str) -> None:
    with pytest.raises(BadPlan) as error:
        Plan(["....."] * 4 + ["S1111S11", "S1111S11"], doors)
    assert message in str(error.value)


def test_which_areas_lie_in_a_line_depends_on_doors() -> None:
    def areas(at: Point, closed: int) -> set[str]:
        found = CELLAR.areas_in_line(space(at), closed)
        return {letter for number, letter in enumerate(CELLAR.plan.areas) if found >> number & 1}

    assert areas((2, 4), A | B | C) == {"S"}
    assert areas((2, 4), B | C) == {"S", "1"}
    assert areas((2, 4), 0) == {"S", "1", "2"}


def test_what_heroes_do_not_see() -> None:
    def unseen(*heroes: Point, far: int = 99) -> set[Point]:
        lookers = [space(at) for at in heroes]
        found = points(CELLAR.unseen(lookers, B | C, NOTHING, figures(*[[at] for at in heroes]), far))
        return {at for at in found if CELLAR.plan.areas[CELLAR.plan.area[space(at)]] in "S1"}

    alone = {(5, 3), (7, 2), (8, 2), (7, 7), (7, 8), (8, 8)}
    assert unseen((3, 4)) == alone
    assert (8, 2) not in unseen((2, 5))
    assert unseen((3, 4), (2, 5)) == alone  # heroes do hide spaces from each other: (3, 4) is on the line
    assert unseen((3, 4), far=5) == alone | box(9, 10, 3, 6)
    assert unseen((3, 4), (6, 6)) == {(7, 8)}  # Boggs looks too, from a space that he does not fill


# -- steps of large bases ----------------------------------------------------------------------------


def stepped(base: int, start: int) -> list[set[Point]]:
    return [body(to, base) for to in steps(CELLAR.graphs[base], start, 9, terms())]


@pytest.mark.rule("J-226", "J-227", "J-356", "J-408", "J-409")
def test_a_hound_turns_by_advancing_one_end() -> None:
    start = placed(BASE_1X2, 6, 12)
    assert {(7, 11), (7, 12)} in stepped(BASE_1X2, start)
    turned = placed(BASE_1X2, 7, 11, lies=False)
    assert {(7, 11), (8, 11)} in stepped(BASE_1X2, turned)
    assert {(8, 10), (9, 10)} in stepped(BASE_1X2, placed(BASE_1X2, 7, 11))
    reached = costs(CELLAR.graphs[BASE_1X2], start, 3, terms())
    assert reached[turned] == 1
    assert reached[placed(BASE_1X2, 8, 10)] == 2  # two diagonal shifts; the example turns on its way
    assert {(6, 11), (7, 11)} not in stepped(BASE_1X2, start)  # no sliding sideways


@pytest.mark.rule("J-226", "J-227", "J-408", "J-410")
def test_a_dragon_turns_by_advancing_one_end() -> None:
    lying = placed(BASE_2X3, 5, 12)
    assert box(6, 7, 11, 13) in stepped(BASE_2X3, lying)
    standing = placed(BASE_2X3, 6, 11, lies=False)
    assert box(5, 7, 11, 12) in stepped(BASE_2X3, standing)
    assert box(7, 8, 10, 12) in stepped(BASE_2X3, standing)
    middle = placed(BASE_2X3, 7, 11, lies=False)
    assert len(stepped(BASE_2X3, middle)) == 10


@pytest.mark.rule("J-225", "J-411")
def test_a_giant_steps_in_eight_directions_and_pays_once_for_each() -> None:
    graph = CELLAR.graphs[BASE_2X2]
    at = placed(BASE_2X2, 6, 12)
    assert len(stepped(BASE_2X2, at)) == 8
    for to in ((6, 11), (7, 10), (8, 10)):
        assert placed(BASE_2X2, *to) in steps(graph, at, 1, terms())
        at = placed(BASE_2X2, *to)
    assert costs(graph, placed(BASE_2X2, 6, 12), 3, terms())[at] == 2  # two diagonal steps are shorter


@pytest.mark.rule("J-413", "J-414")
def test_a_large_base_may_stand_in_an_open_doorway() -> None:
    graph = CELLAR.graphs[BASE_2X3]
    before, dragon = placed(BASE_2X3, 7, 6, lies=False), placed(BASE_2X3, 7, 8, lies=False)
    assert (graph.inside[before], graph.inside[dragon]) == (0, C)
    assert costs(graph, before, 2, terms())[dragon] == 2
    assert costs(graph, before, 9, terms(C))[dragon] == FAR
    hero = (space((7, 7)),)
    assert CELLAR.is_adjacent(hero, graph.spaces[dragon], 0)
    assert CELLAR.is_adjacent(graph.spaces[dragon], (space((9, 11)),), 0)  # with its last space only
    assert not CELLAR.is_adjacent((space((7, 6)),), graph.spaces[dragon], 0)


def test_a_base_that_does_not_fit_has_no_placement() -> None:
    graph = CELLAR.graphs[BASE_2X2]
    assert graph.placement(space((5, 6))) == NO_PLACEMENT


# -- ways --------------------------------------------------------------------------------------------


def went(start: Point, points_left: int, given: Terms) -> set[Point]:
    """Where a hero may step."""
    return {point(to) for to in steps(CELLAR.graphs[BASE_1X1], space(start), points_left, given)}


@pytest.mark.rule("J-072", "J-073", "J-354")
def test_a_friend_is_passed_only_by_who_can_go_on() -> None:
    naga, comrade = square(7, 4), [(6, 4)]
    beside = [at for at in box(6, 9, 3, 6) if at not in naga]
    found = went((5, 4), 3, terms(shut=naga, busy=comrade, held=beside))
    assert (6, 4) not in found  # he could not leave that space again
    assert (6, 3) in found
    assert (6, 4) in went((5, 4), 3, terms(shut=naga, busy=comrade))
    assert (6, 4) not in went((5, 4), 1, terms(shut=naga, busy=comrade))
    assert went((6, 3), 3, terms(shut=naga, held=beside)) == set()


@pytest.mark.rule("J-070", "J-074", "J-076")
def test_one_may_squeeze_between_an_enemy_and_an_obstacle() -> None:
    assert (7, 4) in went((6, 3), 1, terms(shut=[(7, 3), (6, 4)]))
    assert went((0, 4), 1, terms()) == {(1, 4), (0, 5), (1, 5)}


@pytest.mark.rule("J-094", "J-264", "J-426")
def test_it_takes_two_points_to_climb_out_and_one_to_walk_inside() -> None:
    graph, pit = CELLAR.graphs[BASE_1X1], [(6, 12), (7, 12)]
    found = costs(graph, space((5, 12)), 4, terms(pits=pit))
    assert [found[space(at)] for at in ((6, 12), (7, 12), (8, 13))] == [1, 2, 3]
    inside = costs(graph, space((6, 12)), 3, terms(pits=pit))
    assert [inside[space(at)] for at in ((7, 12), (8, 12), (5, 12))] == [1, 3, 2]
    for enough in (2, 5):  # out of a pit only to where one may stop
        assert went((6, 12), enough, terms(pits=pit, busy=[(5, 12)])).isdisjoint({(5, 12)})


@pytest.mark.rule("J-223", "J-264")
def test_a_large_figure_is_in_a_pit_only_with_all_its_spaces() -> None:
    graph = CELLAR.graphs[BASE_1X2]
    start, aside = placed(BASE_1X2, 6, 12), placed(BASE_1X2, 7, 12)
    assert costs(graph, start, 3, terms(pits=[(6, 12), (7, 12)]))[aside] == 2
    assert costs(graph, start, 3, terms(pits=[(6, 12)]))[aside] == 1
