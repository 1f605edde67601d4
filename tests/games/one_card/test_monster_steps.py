"""How monsters walk: prices, walls, figures in the way, and the book's examples (O-142..O-159)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.one_card.table import heard, monsters_walk, places, play, scene, view
from undercroft.games.one_card.board import SQUARES, TILES
from undercroft.games.one_card.monsters import destinations
from undercroft.games.one_card.state import PLANS


def walk(level: int, hero: str, monsters: dict[str, Any], **spec: Any) -> dict[str, tuple[str, int]]:
    """Where the monsters go in an automatic phase, and for how many points."""
    s = scene(level=level, hero=hero, monsters=monsters, phase="hero", automatic=True, **spec)
    events = heard(s)
    play(s, "end")
    moves = [event.args for event in events if event.id.startswith("one-card-monster-")]
    return {str(move["letter"]): (str(move["to"]), int(move["price"])) for move in moves}


def attack_sum(level: int, hero: str, monsters: dict[str, Any], **spec: Any) -> int:
    """The attack sum that follows an automatic phase."""
    s = scene(level=level, hero=hero, monsters=monsters, phase="hero", automatic=True, **spec)
    events = heard(s)
    play(s, "end")
    return next(int(event.args["sum"]) for event in events if "sum" in event.args)


@pytest.mark.rule("O-142")
def test_a_straight_step_costs_2_and_a_diagonal_one_3() -> None:
    assert walk(1, "a5", {"A": "b5"}) == {"A": ("b4", 2)}
    assert walk(1, "a1", {"A": "e4"}) == {"A": ("d3", 3)}
    assert walk(1, "b5", {"A": "e5"}) == {"A": ("c4", 5)}
    assert walk(2, "a5", {"A": "e5"}) == {"A": ("c5", 4)}


@pytest.mark.rule("O-143")
@pytest.mark.parametrize(
    ("level", "hero", "monster", "end", "price"),
    [
        (1, "b5", "e4", "c5", 5),  # spider, speed 5: c4 would cost 6
        (1, "a4", "b1", "a3", 5),  # b3 would cost 6
        (2, "a5", "b3", "b4", 2),  # skeleton, speed 4: c5 would cost 5
        (2, "a5", "c3", "c5", 4),
        (3, "a5", "d5", "c5", 2),  # ogre, speed 3: b5 would cost 4
        (3, "a5", "c4", "b5", 3),
        (4, "e5", "a4", "c5", 5),  # demon, speed 5: c4 would cost 6
        (4, "c1", "b5", "c3", 5),  # d3 would cost 6
        (1, "a1", "e4", "d3", 3),  # on the way: c2 would cost 6
        (2, "a5", "e2", "e3", 2),  # d4 would cost 5
        (3, "a5", "e5", "d5", 2),  # c5 would cost 4
        (4, "e1", "b5", "c4", 3),  # d3 would cost 6
    ],
)
def test_a_monster_spends_no_more_than_its_speed(
    level: int, hero: str, monster: str, end: str, price: int
) -> None:
    assert walk(level, hero, {"A": monster}) == {"A": (end, price)}


@pytest.mark.rule("O-144")
@pytest.mark.parametrize("die", [1, 6])
def test_energy_dice_change_nothing_about_monsters(die: int) -> None:
    dice = {"speed": die, "attack": die, "defence": die}
    spiders, bow = {"A": "d5", "B": "e3"}, {"speed": 0, "attack": die, "defence": die, "range": die}
    assert walk(1, "a3", spiders, dice=dice) == {"A": ("b4", 5), "B": ("c3", 4)}
    assert walk(1, "a3", spiders, dice=bow, hero_class="archer") == {"A": ("b4", 5), "B": ("c3", 4)}
    assert attack_sum(1, "a3", spiders, dice=dice) == 4
    assert attack_sum(1, "a3", spiders, dice=bow, hero_class="archer") == 4
    s = scene(level=1, hero="a3", monsters={"A": "a4"}, phase="hero", dice=dice, attack=3, left={"attack": 9})
    assert view(play(s, "attack:A"))["energy"]["left"]["attack"] == 5  # its defence is still 4


@pytest.mark.rule("O-145")
def test_a_monster_cannot_enter_a_wall() -> None:
    # through the wall b2 the tile b3 (full range) would cost 4; around it 6
    assert walk(1, "a4", {"A": "b1"}) == {"A": ("a3", 5)}
    assert walk(2, "a5", {"A": "a2"}) == {"A": ("b3", 3)}  # the wall a3 is no way to a4


@pytest.mark.rule("O-146")
def test_a_monster_cannot_pass_through_the_hero() -> None:
    # c4 is taken; through d5 the other full-range tile e4 would cost 5, around the hero and d4 it is too far
    assert walk(1, "d5", {"A": "c5", "B": "c4"}) == {"A": ("c5", 0), "B": ("c4", 0)}
    assert walk(1, "e4", {"A": "e5", "B": "d5"}) == {"A": ("e5", 0), "B": ("d5", 0)}


@pytest.mark.rule("O-147")
def test_a_monster_passes_through_others_at_the_normal_price() -> None:
    assert walk(2, "a5", {"A": "c5", "B": "d5"}) == {"A": ("c5", 0), "B": ("b5", 4)}  # over c5
    assert walk(1, "a5", {"A": "b4", "B": "b5", "C": "c5"})["C"] == ("a4", 5)  # over b4


@pytest.mark.rule("O-147")
def test_on_a_long_way_too_others_are_no_obstacle() -> None:
    # the nearest goal tile is b5, 6 points along the row: over d5, where another spider stands, to c5
    ends = destinations(PLANS[0].board, TILES["a5"], TILES["e5"], 1 << TILES["d5"])
    assert [SQUARES[tile] for tile in ends] == ["c5"]


@pytest.mark.rule("O-148")
def test_a_monster_cannot_end_its_move_on_another() -> None:
    assert walk(1, "a5", {"B": "c5"}) == {"B": ("b4", 3)}
    assert walk(1, "a5", {"A": "b4", "B": "c5"}) == {"A": ("b4", 0), "B": ("b5", 2)}
    assert walk(3, "a5", {"A": "b5", "B": "d5"}) == {"A": ("b5", 0), "B": ("c5", 2)}


@pytest.mark.rule("O-147", "O-148", "O-159")
def test_a_skeleton_passes_its_neighbour_and_ends_behind_it() -> None:
    board = PLANS[1].board
    ends = destinations(board, TILES["e1"], TILES["a1"], 1 << TILES["b1"])
    assert [SQUARES[tile] for tile in ends] == ["c1"]
    assert board.ways(TILES["a1"], TILES["e1"])[TILES["c1"]] == 4
    both = 1 << TILES["b1"] | 1 << TILES["c1"]
    assert TILES["c1"] not in destinations(board, TILES["e1"], TILES["a1"], both)


@pytest.mark.rule("O-149")
def test_diagonal_steps_past_wall_corners_and_the_hero_are_legal() -> None:
    assert walk(1, "b5", {"A": "e5"}) == {"A": ("c4", 5)}  # d5 to c4 cuts the corner of the wall d4
    assert walk(3, "a5", {"A": "c4"}) == {"A": ("b5", 3)}  # past the corner of the wall b4
    assert walk(1, "c5", {"A": "d5"}) == {"A": ("b4", 5)}  # d5 to c4 between the hero and the wall d4
    assert walk(1, "b5", {"A": "a5", "B": "a4"})["A"] == ("c4", 5)  # a5 to b4 past the hero


@pytest.mark.rule("O-150")
def test_points_not_spent_are_lost() -> None:
    s = scene(level=1, hero="a1", monsters={"A": "d5"}, phase="monsters", automatic=True)
    assert places(s) == {"A": "c4"}  # 3 of 5 points
    play(s, 1, 1, 1, "dice:1,1,1", "end")
    assert places(s) == {"A": "b3"}  # 3 again; with the 2 points of last turn it would reach a2


@pytest.mark.rule("O-151", "O-152", "O-153")
def test_the_figure_of_the_movement_phase() -> None:
    assert walk(1, "a3", {"A": "d5", "B": "e3"}) == {"A": ("b4", 5), "B": ("c3", 4)}
    s = scene(level=1, hero="a3", monsters={"A": "d5", "B": "e3"}, phase="monsters", automatic=True)
    upper, lower = view(s)["monsters"]
    assert (upper["distance"], upper["in_sight"]) == (3, True)
    assert (lower["distance"], lower["in_sight"]) == (4, True)  # range 3: not near enough
    play(s, 1, 1, 1, "dice:1,1,1", "end")
    assert places(s) == {"A": "b4", "B": "b3"}  # b3 is what the lower spider was walking to


@pytest.mark.rule("O-154")
@pytest.mark.parametrize("squares", [("d5", "e3"), ("e3", "d5")])
def test_the_spiders_of_the_figure_may_move_in_either_order(squares: tuple[str, str]) -> None:
    s = scene(level=1, hero="a3", monsters=dict(zip("AB", squares, strict=True)), phase="hero")
    assert [monster["distance"] for monster in view(s)["monsters"]] == [8, 8]
    play(s, "end")  # nobody is asked: the order changes nothing
    assert sorted(places(s).values()) == ["b4", "c3"]
    assert view(s)["phase"] == "energy"


@pytest.mark.rule("O-155")
def test_a_spider_takes_what_it_can_reach() -> None:
    assert walk(1, "b5", {"A": "e4"}) == {"A": ("c5", 5)}
    assert PLANS[0].board.ways(TILES["e4"], TILES["b5"])[TILES["c4"]] == 6
    assert PLANS[0].board.distance(TILES["b5"])[TILES["c5"]] == 2


@pytest.mark.rule("O-156")
def test_a_spider_comes_nearer_where_its_full_range_is_a_wall() -> None:
    assert walk(1, "a1", {"A": "c1"}) == {"A": ("b1", 2)}


@pytest.mark.rule("O-157")
def test_a_demon_steps_back_to_distance_5() -> None:
    assert walk(4, "e1", {"A": "d1"}) == {"A": ("c2", 3)}
    s = scene(level=4, hero="e1", monsters={"A": "d1"}, phase="monsters", automatic=True)
    assert view(s)["monsters"][0]["distance"] == 5


@pytest.mark.rule("O-145", "O-148")
@pytest.mark.parametrize("level", range(1, 13))
def test_a_crowd_never_ends_on_walls_or_on_each_other(level: int) -> None:
    squares = {"A": "c2", "B": "c1", "C": "b1", "D": "d1"}
    for hero in ("a5", "d5", "e5", "a1", "e1", "c3"):
        after = monsters_walk(level, hero, squares)
        assert len({*after.values(), hero}) == 5
        assert not set(after.values()) & set(view(scene(level=level))["board"]["walls"])
