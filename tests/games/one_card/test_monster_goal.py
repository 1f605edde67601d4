"""Where a monster goes (O-125..O-141, O-266..O-268), scene by scene; at large in test_monster_oracle.py."""

from __future__ import annotations

import random
from itertools import product

import pytest

from tests.games.one_card.table import GAME, heard, monsters_walk, options, places, play, scene, view, why_not
from undercroft.engine.flow import Illegal
from undercroft.games.one_card.board import SQUARES, TILES, Board, Kind
from undercroft.games.one_card.monsters import destinations
from undercroft.games.one_card.state import PLANS, OneCard


def where(level: int, hero: str, monster: str, *others: str) -> list[str]:
    """The squares a monster may end its move on while the others stand still, the default first."""
    return ends(PLANS[level - 1].board, hero, monster, *others)


def ends(board: Board, hero: str, monster: str, *others: str) -> list[str]:
    """The same on any board."""
    taken = sum(1 << TILES[square] for square in others)
    return [SQUARES[tile] for tile in destinations(board, TILES[hero], TILES[monster], taken)]


def asked(level: int, hero: str, *monsters: str, first: tuple[str, ...] = ()) -> OneCard:
    """The monster movement phase with monsters A, B, ...; nothing is chosen automatically."""
    table = dict(zip("ABCD", monsters, strict=False))
    return play(scene(level=level, hero=hero, monsters=table, phase="monsters"), *first)


def seen(s: OneCard) -> list[tuple[int, bool]]:
    """Distance and sight of every monster."""
    return [(monster["distance"], monster["in_sight"]) for monster in view(s)["monsters"]]


# -- the aim -----------------------------------------------------------------------------------


@pytest.mark.rule("O-125")
@pytest.mark.parametrize(
    ("level", "hero", "monster", "reach"),
    [(1, "b4", "e1", 3), (2, "e5", "a1", 4), (3, "c3", "e1", 2), (4, "e5", "a1", 5)],
)
def test_a_monster_ends_up_with_the_hero_in_sight_at_its_full_range(
    level: int, hero: str, monster: str, reach: int
) -> None:
    s = scene(level=level, hero=hero, monsters={"A": monster}, defence=6, automatic=True)
    for _ in range(5):
        play(s, 6, 6, 6, "dice:6,6,6", "end")
    assert seen(s) == [(reach, True)]
    there = places(s)
    assert places(play(s, 6, 6, 6, "dice:6,6,6", "end")) == there


@pytest.mark.rule("O-126")
def test_a_goal_tile_is_empty_or_the_movers_own() -> None:
    assert where(1, "a5", "b4") == ["b4"]
    assert where(1, "a5", "c5") == ["b4"]
    assert where(1, "a5", "c5", "b4") == ["b5"]  # taken by another, b4 is no goal


@pytest.mark.rule("O-126")
def test_a_goal_tile_has_the_hero_in_range() -> None:
    assert where(2, "a5", "c5") == ["c5"]  # distance 4, range 4
    assert where(1, "a5", "c5") == ["b4"]  # distance 4, range 3


@pytest.mark.rule("O-126")
def test_a_goal_tile_has_the_hero_in_sight() -> None:
    assert where(2, "a5", "c5", "b5") == ["b4"]  # b5 hides the hero from c5
    assert where(2, "a5", "c5", "b4") == ["c5"]
    assert where(4, "a5", "a3", "a4") == ["b5"]


@pytest.mark.rule("O-266")
def test_the_tile_a_monster_leaves_hides_nothing() -> None:
    assert where(4, "a5", "a4") == ["a3"]  # the lines from a3 run through a4
    assert where(4, "a5", "b5", "a4") == ["c4"]
    assert monsters_walk(2, "c5", {"A": "d5"}) == {"A": "e5"}


@pytest.mark.rule("O-266", "O-267")
def test_a_skeleton_steps_back_along_its_own_line() -> None:
    s = scene(level=2, hero="a5", monsters={"A": "b5"}, phase="hero", automatic=True)
    events = heard(s)
    play(s, "end")
    assert events[0].args["price"] == 2
    assert places(s) == {"A": "c5"}
    assert seen(s) == [(4, True)]


# -- rungs 1 and 2: a goal tile within reach -----------------------------------------------------


@pytest.mark.rule("O-127")
def test_the_nearest_tile_at_full_range_is_taken() -> None:
    assert monsters_walk(1, "b5", {"A": "a5"}) == {"A": "a4"}  # 2 points; c4 is at full range too, for 5
    assert monsters_walk(1, "b5", {"A": "c5"}) == {"A": "c4"}
    assert monsters_walk(1, "b5", {"A": "e5"}) == {"A": "c4"}  # nearer tiles on the way are no reason to stop


@pytest.mark.rule("O-128")
def test_without_a_tile_at_full_range_any_goal_tile_will_do() -> None:
    assert monsters_walk(1, "c5", {"A": "e5"}) == {"A": "d5"}  # b4 is too far, d4 a wall: distance 2 it is
    assert where(1, "a5", "c4", "b4") == ["b5"]


@pytest.mark.rule("O-129")
def test_then_the_farthest_goal_tile_is_taken_and_of_these_the_nearest() -> None:
    assert monsters_walk(2, "a5", {"A": "a4"}) == {
        "A": "b4"
    }  # distance 3; to stay (distance 2) costs nothing
    assert monsters_walk(4, "a5", {"A": "a4"}) == {"A": "a3"}  # distance 4 for 2 points; c5 as far, for 5
    assert monsters_walk(4, "a5", {"A": "b5", "B": "c4"}) == {"A": "c5", "B": "c4"}


@pytest.mark.rule("O-130")
def test_a_goal_tile_now_beats_a_better_one_later() -> None:
    # c4 (full range) would cost 6; the way there leads over d5 or d3, the goal tile c5 is reached now
    assert monsters_walk(1, "b5", {"A": "e4"}) == {"A": "c5"}
    assert monsters_walk(1, "c4", {"A": "b1"}) == {"A": "c3"}


@pytest.mark.rule("O-135")
def test_a_monster_that_stands_too_near_steps_back() -> None:
    assert monsters_walk(1, "a5", {"A": "b5"}) == {"A": "b4"}
    assert monsters_walk(2, "a5", {"A": "b4"}) == {"A": "c5"}
    assert monsters_walk(4, "b5", {"A": "c5"}) == {"A": "d4"}


@pytest.mark.rule("O-136")
def test_a_monster_at_its_full_range_stays() -> None:
    assert monsters_walk(1, "b5", {"A": "a4"}) == {"A": "a4"}
    assert monsters_walk(2, "c5", {"A": "e5"}) == {"A": "e5"}
    assert monsters_walk(3, "c5", {"A": "d5"}) == {"A": "d5"}
    assert monsters_walk(4, "b5", {"A": "c3"}) == {"A": "c3"}


# -- rung 3: on the way --------------------------------------------------------------------------


@pytest.mark.rule("O-131")
def test_a_monster_out_of_reach_follows_a_shortest_path() -> None:
    assert monsters_walk(4, "e1", {"A": "b5"}) == {"A": "c4"}  # 3 points; d4 or c3 would be nearer for 5
    assert monsters_walk(1, "b5", {"A": "e2"}) == {"A": "d3"}  # to c4 by d3, though c3 can be paid too
    assert monsters_walk(2, "a5", {"A": "e5"}) == {"A": "c5"}


@pytest.mark.rule("O-132")
def test_it_heads_for_the_goal_tile_that_costs_least() -> None:
    # d4 (distance 3) costs 5, the full-range tiles e5 and c3 more: on the way to d4 it stops on e3
    assert monsters_walk(2, "c5", {"A": "e2"}) == {"A": "e3"}


@pytest.mark.rule("O-132")
def test_of_equally_near_goal_tiles_the_farther_from_the_hero_counts() -> None:
    # c5 (distance 4) and b4 (distance 3) cost 10 each: only the way to c5 counts, over e3
    assert where(2, "a5", "e1") == ["e3"]
    assert where(4, "a5", "c1") == ["c3"]


@pytest.mark.rule("O-133")
def test_it_ends_on_the_last_empty_tile_it_can_pay_for() -> None:
    assert where(1, "a1", "e4") == ["d3"]  # 3 of 5 points: the next step, to c2, would cost 6
    assert where(1, "a5", "e5") == ["c5"]
    assert where(1, "a5", "e5", "c5") == ["d5"]
    assert where(1, "a5", "e5", "d5") == ["c5"]
    assert where(1, "a5", "e5", "c5", "d5") == ["e5"]  # all taken: it stays


@pytest.mark.rule("O-134")
def test_without_any_goal_tile_a_monster_comes_as_near_as_it_can() -> None:
    assert where(1, "e5", "a5", "d5", "e4") == ["c5"]
    assert where(1, "e5", "c5", "d5", "e4") == ["c5"]  # its own tile counts
    assert where(1, "e5", "c4", "d5", "e4") == ["c5"]  # e3 is as near, for 5 points instead of 2
    assert monsters_walk(3, "a5", {"A": "b5", "B": "a4", "C": "d5"}) == {"A": "b5", "B": "a4", "C": "c5"}
    level_9 = {"A": "a5", "B": "c3", "C": "e2", "D": "c1"}  # D and B take b1 and a2, the only goal tiles
    assert monsters_walk(9, "a1", level_9) == {"A": "a3", "B": "a2", "C": "c1", "D": "b1"}


@pytest.mark.rule("O-134")
def test_goal_tiles_behind_the_hero_that_no_way_leads_to_do_not_count() -> None:
    walls = sum(1 << TILES[square] for square in ("c5", "c4", "c2", "c1"))
    board = Board("a wall with one gap", walls, 0, Kind("ogre", 5, 3, 7, 7, 2))
    assert ends(board, "c3", "a4") == ["b3"]
    assert ends(board, "c3", "a4", "b3") == ["b4"]  # d3 is free, but the hero stands in the gap
    assert ends(board, "c3", "b2", "b3") == ["b2"]


# -- ties ------------------------------------------------------------------------------------------


@pytest.mark.rule("O-137")
def test_the_player_chooses_among_shortest_paths() -> None:
    s = asked(1, "a5", "e3")  # to b4 by d3 and c4, or by d3 and c3
    assert set(options(s)) == {"to:c4", "to:c3"}
    assert places(play(s, "to:c3")) == {"A": "c3"}
    assert places(asked(1, "a5", "e3", first=("to:c4",))) == {"A": "c4"}


@pytest.mark.rule("O-268")
def test_the_player_chooses_among_equally_good_destinations() -> None:
    full_range = asked(1, "b5", "b4")
    assert set(options(full_range)) == {"to:a4", "to:c4"}
    assert places(play(full_range, "to:c4")) == {"A": "c4"}
    within_range = asked(1, "c5", "e3")
    assert set(options(within_range)) == {"to:d5", "to:c4"}
    assert places(play(within_range, "to:c4")) == {"A": "c4"}
    no_goal = asked(1, "e5", "d5", "e4", "c3")
    assert set(options(no_goal)) == {"to:c5", "to:e3"}
    assert places(play(no_goal, "to:e3")) == {"A": "d5", "B": "e4", "C": "e3"}


@pytest.mark.rule("O-138")
def test_by_default_a_monster_goes_to_the_smaller_row() -> None:
    assert monsters_walk(2, "c5", {"A": "d4"}) == {"A": "e5"}  # or c3
    assert monsters_walk(1, "c5", {"A": "e3"}) == {"A": "d5"}  # or c4
    assert monsters_walk(1, "e5", {"A": "d5", "B": "e4", "C": "c3"})["C"] == "c5"  # or e3


@pytest.mark.rule("O-138")
def test_by_default_a_monster_goes_to_the_smaller_column_of_a_row() -> None:
    assert monsters_walk(1, "b5", {"A": "b4"}) == {"A": "a4"}  # or c4
    assert monsters_walk(2, "d5", {"A": "d4"}) == {"A": "c4"}  # or e4
    assert monsters_walk(3, "b5", {"A": "a5", "B": "c5", "C": "b3"})["C"] == "a4"  # or c4


@pytest.mark.rule("O-139")
def test_every_shortest_path_to_every_tied_goal_tile_is_open() -> None:
    assert set(options(asked(1, "b5", "b1"))) == {"to:a3", "to:c3"}  # to a4 and to c4, 7 points each
    assert set(options(asked(3, "a5", "e1"))) == {"to:d2", "to:e2", "to:d1"}


@pytest.mark.rule("O-139")
def test_by_default_the_path_with_the_most_points_spent_is_taken() -> None:
    assert set(options(asked(1, "a3", "e5"))) == {"to:c4", "to:c5"}
    assert monsters_walk(1, "a3", {"A": "e5"}) == {"A": "c4"}  # 5 points, c5 only 4 in spite of its row
    assert monsters_walk(1, "c5", {"A": "a1"}) == {"A": "b3"}  # 5 points, a3 only 4 in spite of its column


@pytest.mark.rule("O-139")
def test_by_default_equal_paths_end_in_the_smaller_row_then_column() -> None:
    assert set(options(asked(1, "a5", "e1"))) == {"to:d3", "to:c2"}  # 5 points each
    assert monsters_walk(1, "a5", {"A": "e1"}) == {"A": "d3"}
    assert monsters_walk(1, "b5", {"A": "b1"}) == {"A": "a3"}  # or c3


@pytest.mark.rule("O-141")
def test_the_player_may_not_send_a_monster_anywhere_else() -> None:
    s = asked(1, "b5", "b4")
    for square in SQUARES:
        if square in ("a4", "c4"):
            assert why_not(s, f"to:{square}") is None
        else:
            assert why_not(s, f"to:{square}") == "O-141"
    with pytest.raises(Illegal):
        play(s, "to:b4")  # to stay in range is the worse rung
    assert places(s) == {"A": "b4"}


@pytest.mark.rule("O-141")
def test_on_the_way_no_tile_off_the_shortest_paths_may_be_chosen() -> None:
    s = asked(1, "a5", "e3")
    assert why_not(s, "to:d3") == "O-141"  # on the path, but not as far as it can pay
    assert why_not(s, "to:e3") == "O-141"
    assert why_not(s, "to:d5") == "O-141"


# -- the automatic setting -------------------------------------------------------------------------


def wander(s: OneCard, luck: random.Random, steps: int = 150) -> list[str]:
    """Choose at random; returns the phases in which the player was asked."""
    phases = []
    for _ in range(steps):
        if s.result():
            break
        phases.append(view(s)["phase"])
        s.apply(0, luck.choice(options(s)))
    return phases


@pytest.mark.rule("O-140")
def test_the_automatic_setting_asks_nothing_about_monsters() -> None:
    by_hand: set[str] = set()
    for level, seed in product(range(1, 13), range(3)):
        spec = {"level": level, "defence": 5, "seed": seed}
        assert "monsters" not in wander(GAME.scene({**spec, "automatic": True}), random.Random(seed))
        by_hand.update(wander(GAME.scene({**spec, "automatic": False}), random.Random(seed)))
    assert "monsters" in by_hand


@pytest.mark.rule("O-140")
def test_a_seed_and_the_players_choices_fix_an_automatic_game() -> None:
    for seed in range(12):
        once = GAME.new(seed=seed, options={"automatic": True})
        again = GAME.new(seed=seed, options={"automatic": True})
        wander(once, random.Random(seed))
        wander(again, random.Random(seed))
        assert GAME.same(once, again)
