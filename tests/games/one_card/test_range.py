"""Range distance (rules, section 9)."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.one_card.printed import FREE, LEVELS, SQUARES, WALLS
from tests.games.one_card.table import GAME, options, play, scene, view, why_not
from undercroft.games.one_card.state import OneCard


def table(level: int, hero: str, target: str, *others: str, **spec: Any) -> OneCard:
    """The hero phase with points to strike anything; the target is A."""
    monsters = dict(zip("ABCD", (target, *others), strict=False))
    left = {"speed": 0, "attack": 12}
    return scene(level=level, hero=hero, monsters=monsters, phase="hero", left=left, **spec)


def distance(level: int, hero: str, target: str, *others: str) -> int:
    found: int = view(table(level, hero, target, *others))["monsters"][0]["distance"]
    return found


def in_sight(level: int, hero: str, target: str, *others: str) -> bool:
    found: bool = view(table(level, hero, target, *others))["monsters"][0]["in_sight"]
    return found


def differences(a: str, b: str) -> tuple[int, int]:
    """The smaller and the greater of the row and column differences."""
    both = sorted((abs(ord(a[0]) - ord(b[0])), abs(int(a[1]) - int(b[1]))))
    return both[0], both[1]


def plain(a: str, b: str) -> int:
    """The distance on a card without walls."""
    least, most = differences(a, b)
    return 2 * (most - least) + 3 * least


def walking(level: int, start: str) -> dict[str, int]:
    """Movement points to every free tile, by relaxing all steps until nothing gets cheaper."""
    cost = {square: 0 if square == start else 999 for square in FREE[level]}
    while True:
        better = {
            b: min([cost[b]] + [cost[a] + plain(a, b) for a in FREE[level] if differences(a, b)[1] == 1])
            for b in FREE[level]
        }
        if better == cost:
            return cost
        cost = better


@LEVELS
@pytest.mark.rule("O-085")
def test_the_distance_is_the_least_number_of_movement_points(level: int) -> None:
    for hero in FREE[level]:
        cost = walking(level, hero)
        for target in set(FREE[level]) - {hero}:
            assert distance(level, hero, target) == cost[target], (hero, target)


@pytest.mark.rule("O-085")
def test_the_distance_is_what_the_hero_pays_to_walk_there() -> None:
    monsters = {"A": {"at": "c2", "health": 1}, "B": "e5"}
    s = scene(hero="a2", monsters=monsters, phase="hero", range=3, left={"speed": 6, "attack": 4})
    assert view(s)["monsters"][0]["distance"] == 6
    play(s, "move:b3", "attack:A", "move:c2")  # the cheapest way, once the monster is gone
    assert view(s)["energy"]["left"]["speed"] == 0


@pytest.mark.rule("O-086", "O-087")
def test_a_neighbour_is_2_away_straight_and_3_away_diagonally() -> None:
    assert [distance(1, "b4", square) for square in ("b5", "b3", "a4", "c4")] == [2, 2, 2, 2]  # O-086
    assert [distance(1, "b4", square) for square in ("a5", "c5", "a3", "c3")] == [3, 3, 3, 3]  # O-087


@pytest.mark.rule("O-088")
@pytest.mark.parametrize(
    ("hero", "target", "away"),
    [("b4", "b3", 2), ("b4", "c3", 3), ("c4", "a4", 4), ("b3", "c5", 5), ("a1", "d1", 6), ("a5", "c3", 6)],
)
def test_a_monster_exactly_at_range_is_within_range(hero: str, target: str, away: int) -> None:
    assert distance(1, hero, target) == away
    for reach in range(1, 7):
        s = table(1, hero, target, range=reach)
        assert ("attack:A" in options(s)) == (reach >= away)
        assert view(s)["monsters"][0]["in_range"] == (reach >= away)
        assert why_not(s, "attack:A") == (None if reach >= away else "O-088")


@pytest.mark.rule("O-089")
@LEVELS
def test_range_2_reaches_the_straight_neighbours_only(level: int) -> None:
    for hero in FREE[level]:
        for target in set(FREE[level]) - {hero}:
            struck = "attack:A" in options(table(level, hero, target, range=2))
            assert struck == (differences(hero, target) == (0, 1)), (hero, target)


@pytest.mark.rule("O-090")
def test_two_straight_are_4_one_and_one_5_two_diagonal_6() -> None:
    assert distance(1, "a5", "c5") == 4
    assert distance(1, "a5", "c4") == 5
    assert distance(1, "a5", "c3") == 6


@pytest.mark.rule("O-090")
@LEVELS
def test_without_a_wall_in_the_way_the_differences_give_the_distance(level: int) -> None:
    tested = 0
    for a, b in combinations(FREE[level], 2):
        columns, rows = sorted((a[0], b[0])), sorted((a[1], b[1]))
        if not any(columns[0] <= w[0] <= columns[1] and rows[0] <= w[1] <= rows[1] for w in WALLS[level]):
            least, most = differences(a, b)
            assert distance(level, a, b) == 2 * (most - least) + 3 * least, (a, b)
            tested += 1
    assert tested > 50


@pytest.mark.rule("O-091")
def test_the_way_goes_around_walls() -> None:
    assert distance(1, "b3", "b1") == 6  # around the wall b2, by a2 or c2
    assert distance(2, "a4", "a2") == 6  # around the wall a3, by b3 only
    assert distance(2, "c3", "e3") == 6  # around the walls d3 and d2, by d4 only
    assert distance(2, "c2", "e2") == 6  # around the same two, by d1 only
    assert distance(3, "a4", "c4") == 6  # around the wall b4


@pytest.mark.rule("O-092")
def test_other_monsters_do_not_lengthen_the_way() -> None:
    assert distance(1, "a1", "c1") == 4
    assert distance(1, "a1", "c1", "a2", "b1") == 4  # the hero is shut in
    s = table(1, "a5", "c3", "b4", range=6)  # past b4 it is 6, around it 7
    assert view(s)["monsters"][0]["distance"] == 6
    assert "attack:A" in options(s)


@pytest.mark.rule("O-092")
@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(level=st.integers(1, 4), order=st.permutations(SQUARES))
def test_the_distance_is_the_same_with_and_without_other_monsters(level: int, order: list[str]) -> None:
    hero, target, *others = [square for square in order if square not in WALLS[level]][:5]
    assert distance(level, hero, target, *others) == distance(level, hero, target)


@pytest.mark.rule("O-093")
@LEVELS
def test_the_distance_is_the_same_both_ways(level: int) -> None:
    for a, b in combinations(FREE[level], 2):
        assert distance(level, a, b) == distance(level, b, a)


@pytest.mark.rule("O-094")
def test_on_a0_a2_to_c2_is_6() -> None:
    assert distance(1, "a2", "c2") == 6
    assert plain("a2", "c2") == 4


@pytest.mark.rule("O-095")
def test_on_a0_c5_to_e3_is_7_and_they_see_each_other() -> None:
    s = table(1, "c5", "e3", range=6)
    assert (view(s)["monsters"][0]["distance"], plain("c5", "e3")) == (7, 6)
    assert view(s)["monsters"][0]["in_sight"]
    assert in_sight(1, "e3", "c5")
    assert why_not(s, "attack:A") == "O-088"  # range 6 would do in a straight count


@pytest.mark.rule("O-096")
def test_the_range_figure_of_the_rulebook() -> None:
    assert distance(1, "a1", "c2") == 5
    assert in_sight(1, "a1", "c2")
    assert "attack:A" in options(table(1, "a1", "c2", range=5))
    assert "attack:A" not in options(table(1, "a1", "c2", range=4))


@pytest.mark.rule("O-097")
@LEVELS
def test_for_tiles_in_sight_walls_change_the_distance_only_from_6_on(level: int) -> None:
    kind = view(scene(level=level, phase="hero"))["kind"]
    assert 2 <= kind["range"] <= 5
    for a, b in combinations(FREE[level], 2):
        if in_sight(level, a, b) and distance(level, a, b) != plain(a, b):
            assert min(distance(level, a, b), plain(a, b)) >= 6, (a, b)


@pytest.mark.rule("O-097")
def test_out_of_sight_the_distance_may_change_below_6() -> None:
    assert not in_sight(1, "a2", "c2")
    assert plain("a2", "c2") < 6
    assert distance(1, "a2", "c2") != plain("a2", "c2")


@pytest.mark.rule("O-265")
@LEVELS
def test_distance_2_or_3_means_a_neighbour_in_sight(level: int) -> None:
    for hero, target in permutations(FREE[level], 2):
        near = distance(level, hero, target) <= 3
        assert near == (differences(hero, target)[1] == 1)
        if near:
            others = [square for square in FREE[level] if differences(hero, square) == (0, 1)]
            others = [square for square in others if square != target][:3]
            assert "attack:A" in options(table(level, hero, target, *others, range=3))


@pytest.mark.rule("O-265")
def test_from_range_4_on_sight_can_fail_within_range() -> None:
    s = table(1, "a1", "c1", "b1", range=4)
    assert view(s)["monsters"][0]["in_range"]
    refusal = GAME.explain(s, 0, "attack:A")
    assert refusal is not None
    assert refusal.rule == "O-098"
