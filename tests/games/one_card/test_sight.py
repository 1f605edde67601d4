"""Line of sight (rules, section 10), compared with a second way of computing it (`lines.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.one_card.lines import corners, hit, on_the_line, touched, visible
from tests.games.one_card.printed import FREE, LEVELS, SQUARES, WALLS
from tests.games.one_card.table import GAME, options, play, scene, view, why_not
from undercroft.engine.flow import Event
from undercroft.engine.grid import Line, overlap
from undercroft.games.one_card.board import GRID, TILES, Board, Kind
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.state import OneCard

STEADY = settings(max_examples=150, deadline=None, derandomize=True, database=None)
# the pairs of the rules, section 21
UNSEEN_ON_A0 = "b5-b1 d5-d3 d5-d1 a4-e4 b4-e4 b4-b1 c4-e4 b3-b1 d3-d1 a2-c2 a2-e2 c2-e2"


# -- the table -----------------------------------------------------------------------------------


def table(level: int, hero: str, *monsters: str, **spec: Any) -> OneCard:
    """An Archer with range 12 and points to strike everything in sight; the first monster is A."""
    bow = {"hero_class": "archer", "used": True, "dice": {"speed": 0, "attack": 6, "range": 6}}
    spec = {**bow, "attack": 6, "range": 6, "left": {"speed": 0, "attack": 12}, **spec}
    placed = dict(zip("ABCD", monsters, strict=False))
    return scene(level=level, hero=hero, monsters=placed, phase="hero", **spec)


def strikes(level: int, hero: str, *monsters: str) -> bool:
    """Whether the hero may strike the first monster, with range 12."""
    return "attack:A" in options(table(level, hero, *monsters))


def sees(level: int, hero: str, *monsters: str) -> bool:
    """Whether the hero sees the first monster, at any distance."""
    found: bool = view(table(level, hero, *monsters))["monsters"][0]["in_sight"]
    return found


def clear_lines(level: int, hero: str, *monsters: str) -> int:
    found: int = view(table(level, hero, *monsters))["monsters"][0]["clear_lines"]
    return found


def lines_between(a: str, b: str) -> list[Line]:
    """The lines that the program draws."""
    return GRID.lines(TILES[a], TILES[b])


def mask(squares: Iterable[str]) -> int:
    return sum(1 << TILES[square] for square in squares)


# -- all of it against the second way ------------------------------------------------------------------


@pytest.mark.rule("O-098", "O-099", "O-106")
@STEADY
@given(level=st.integers(1, 4), order=st.permutations(SQUARES), count=st.integers(1, 4))
def test_on_the_table_every_monster_is_seen_or_not_as_the_lines_say(
    level: int, order: list[str], count: int
) -> None:
    hero, *monsters = [square for square in order if square in FREE[level]][: count + 1]
    s = table(level, hero, *monsters)
    for seen in view(s)["monsters"]:
        lines = hit(hero, seen["square"], WALLS[level] | set(monsters))  # O-106
        assert seen["clear_lines"] == lines.count(frozenset())  # O-099
        assert seen["in_sight"] == (frozenset() in lines)  # O-098
        if seen["distance"] <= 12:
            assert (f"attack:{seen['letter']}" in options(s)) == seen["in_sight"]
        if not seen["in_sight"]:
            assert set(seen["blocked_by"]) == set().union(*lines)


@pytest.mark.rule("O-098")
@LEVELS
@STEADY
@given(others=st.sets(st.sampled_from(SQUARES)))
def test_all_pairs_see_each_other_as_the_lines_say_whoever_stands_around(
    level: int, others: set[str]
) -> None:
    board = CARD.boards[("A0", "B0", "A180", "B180")[level - 1]]
    for a, b in permutations(FREE[level], 2):
        seen = board.sees(TILES[a], TILES[b], mask(others))
        assert seen == visible(a, b, WALLS[level] | others), (a, b)


@pytest.mark.rule("O-098")
@settings(STEADY, max_examples=25)
@given(walls=st.sets(st.sampled_from(SQUARES)), others=st.sets(st.sampled_from(SQUARES)))
def test_all_pairs_see_each_other_as_the_lines_say_on_any_card(walls: set[str], others: set[str]) -> None:
    board = Board("any", mask(walls), 0, Kind())
    for a, b in combinations(SQUARES, 2):
        seen = board.sees(TILES[a], TILES[b], mask(others))
        assert seen == visible(a, b, walls | others), (a, b)


# -- lines -----------------------------------------------------------------------------------------


@pytest.mark.rule("O-098")
def test_an_unseen_monster_is_explained_by_the_blocking_squares_and_the_price() -> None:
    s = table(2, "c2", "e3", left={"speed": 0, "attack": 6})
    refusal = GAME.explain(s, 0, "attack:A")
    assert refusal is not None
    assert refusal.rule == "O-098"
    args = refusal.message.args
    assert set(str(args["blockers"]).split(", ")) == {"d3", "d2"}
    assert (args["letter"], args["square"], args["lines"]) == ("A", "e3", 0)
    assert (args["price"], args["left"]) == (4, 6)


@pytest.mark.rule("O-098")
def test_a_monster_in_the_way_is_named_as_blocking() -> None:
    s = table(1, "a5", "c5", "b5", left={"speed": 0, "attack": 3})
    refusal = GAME.explain(s, 0, "attack:A")
    assert refusal is not None
    assert (refusal.rule, refusal.message.args["blockers"]) == ("O-098", "b5")
    assert (refusal.message.args["price"], refusal.message.args["left"]) == (4, 3)


@pytest.mark.rule("O-099")
def test_one_clear_line_of_16_is_enough() -> None:
    assert len(lines_between("a1", "e3")) == 16
    assert clear_lines(1, "a1", "e3") == 1  # from the near right corner of a1 to the far left one of e3
    assert strikes(1, "a1", "e3")
    assert clear_lines(1, "a1", "e3", "c2") == 0  # c2 lies on that line
    assert not strikes(1, "a1", "e3", "c2")


@pytest.mark.rule("O-099", "O-100")
def test_lines_run_from_every_corner_to_every_corner() -> None:
    for a, b in combinations(SQUARES, 2):
        lines = [((line.x0, line.y0), (line.x1, line.y1)) for line in lines_between(a, b)]
        assert len(lines) == 16  # O-099
        assert set(lines) == set(product(corners(a), corners(b)))  # O-100


@pytest.mark.rule("O-100")
def test_a_line_ends_at_the_target_so_nothing_behind_it_blocks() -> None:
    assert clear_lines(1, "a4", "c4", "d5", "d3", "e5") == 16  # the wall d4 is behind it too
    assert clear_lines(2, "c4", "c2", "c5", "c1") == clear_lines(2, "c4", "c2")


@pytest.mark.rule("O-101")
def test_a_tile_that_shares_a_stretch_with_a_line_blocks_it() -> None:
    assert overlap(0, 0, 2, 1, row=0, col=0)  # through the inside
    assert overlap(0, 0, 2, 1, row=0, col=1)
    assert not overlap(0, 0, 2, 1, row=1, col=0)
    assert not overlap(0, 0, 2, 1, row=0, col=2)
    assert strikes(1, "a5", "c5")
    assert not strikes(1, "a5", "c5", "b5")  # every line runs through b5 or along its edges


@pytest.mark.rule("O-101")
def test_each_line_holds_exactly_the_tiles_it_shares_a_stretch_with() -> None:
    for a, b in combinations(SQUARES, 2):
        for line in lines_between(a, b):
            assert line.tiles == mask(on_the_line((line.x0, line.y0), (line.x1, line.y1))), (a, b)


@pytest.mark.rule("O-102")
def test_a_line_along_an_edge_of_a_blocking_tile_is_blocked() -> None:
    assert overlap(0, 1, 3, 1, row=0, col=1)
    assert overlap(0, 1, 3, 1, row=1, col=1)
    assert not strikes(1, "a2", "c2")  # all lines run through the wall b2 or along its edges
    assert not strikes(1, "c4", "e4")


@pytest.mark.rule("O-103")
def test_a_line_that_only_touches_a_corner_is_clear() -> None:
    assert not overlap(0, 0, 2, 2, row=0, col=1)  # it touches that tile in the point (1, 1)
    lines = list(product(corners("a1"), corners("c2")))  # the range figure of the rulebook
    assert all(touched(p, q) & {"b2", "d2"} for p, q in lines)  # some are clear all the same
    assert strikes(1, "a1", "c2")


@pytest.mark.rule("O-104")
def test_a_line_between_two_diagonally_touching_blockers_is_clear() -> None:
    assert clear_lines(4, "a5", "c3", "c5") == 1  # it runs where the wall b4 and the demon on c5 touch
    assert strikes(4, "a5", "c3", "c5")
    assert not strikes(4, "a5", "c3", "b5")  # a demon that the same line runs through
    assert not strikes(4, "a5", "c3", "c4")


@pytest.mark.rule("O-105")
def test_a_shared_corner_is_a_clear_line() -> None:
    touching = [line for line in lines_between("a3", "b4") if line.x0 == line.x1 == 1]
    shared = [line for line in touching if line.y0 == line.y1 == 2]
    assert [line.tiles for line in shared] == [0]
    assert clear_lines(1, "a3", "b4", "a4", "b3") == 4  # the corner itself, and three across the two tiles


@pytest.mark.rule("O-105")
@LEVELS
def test_neighbours_see_each_other_whoever_stands_around(level: int) -> None:
    board = CARD.boards[("A0", "B0", "A180", "B180")[level - 1]]
    for a, b in permutations(FREE[level], 2):
        if set(corners(a)) & set(corners(b)):
            assert board.sees(TILES[a], TILES[b], mask(SQUARES)), (a, b)


@pytest.mark.rule("O-105")
def test_a_diagonal_neighbour_between_two_monsters_can_be_struck() -> None:
    s = scene(
        hero="a3", monsters={"A": "b4", "B": "a4", "C": "b3"}, phase="hero", range=3, left={"attack": 4}
    )
    assert {"attack:A", "attack:B", "attack:C"} <= set(options(s))


# -- what blocks --------------------------------------------------------------------------------


@pytest.mark.rule("O-106")
def test_walls_and_living_monsters_block_and_nothing_else() -> None:
    assert not strikes(1, "b3", "b1")  # the wall b2
    assert not strikes(1, "a5", "a3", "a4")  # the monster on a4
    monsters = {"A": "a3", "B": {"at": "a4", "health": 1}}
    left = {"speed": 0, "attack": 8}
    s = scene(hero="a5", monsters=monsters, phase="hero", range=4, left=left)
    assert why_not(s, "attack:A") == "O-098"
    play(s, "attack:B", "attack:A")  # the dead do not block
    assert view(s)["monsters"][0]["health"] == 1


@pytest.mark.rule("O-107")
def test_neither_the_heros_tile_nor_the_targets_blocks() -> None:
    # with nothing else around, also the lines through the two tiles and along their edges are clear
    assert clear_lines(1, "a4", "c4") == 16
    assert clear_lines(2, "c5", "a4") == 16
    assert clear_lines(4, "d3", "c1") == 16
    # here the only clear line runs right through e5
    assert clear_lines(1, "a4", "e5", "c5") == 1
    assert strikes(1, "a4", "e5", "c5")
    assert strikes(1, "e5", "a4", "c5")


@pytest.mark.rule("O-108")
def test_the_border_of_the_card_does_not_block() -> None:
    # a1 to c1: 4 lines along the border, 8 across b1; the other 4 run along the wall b2
    assert clear_lines(1, "a1", "c1") == 12
    assert clear_lines(1, "a5", "c5") == 16
    assert clear_lines(1, "a5", "a3") == 16


@pytest.mark.rule("O-109")
def test_stairs_and_numbers_do_not_block() -> None:
    assert clear_lines(2, "a4", "b5") == 16  # some of them cross the stairs a5
    assert any(line.tiles & mask(["a5"]) for line in lines_between("a4", "b5"))
    assert clear_lines(2, "b5", "d5") == 16  # across c5, numbered 2, on level 2
    assert clear_lines(2, "a5", "c5") == 16  # across b5, numbered 6


@pytest.mark.rule("O-110")
@LEVELS
def test_sight_is_mutual(level: int) -> None:
    for a, b in combinations(FREE[level], 2):
        assert sees(level, a, b) == sees(level, b, a)
        assert strikes(level, a, b) == strikes(level, b, a)


@pytest.mark.rule("O-110")
@STEADY
@given(order=st.permutations(SQUARES), level=st.sampled_from([2, 4]))
def test_the_hero_sees_exactly_the_monsters_that_see_him(order: list[str], level: int) -> None:
    hero, *monsters = [square for square in order if square in FREE[level]][:5]
    s = table(level, hero, *monsters)
    kind = view(s)["kind"]
    struck = [m for m in view(s)["monsters"] if f"attack:{m['letter']}" in options(s)]
    near = [m for m in struck if m["distance"] <= kind["range"]]
    events: list[Event] = []
    placed = dict(zip("ABCD", monsters, strict=True))
    GAME.scene(
        {"level": level, "hero": hero, "monsters": placed, "phase": "attack"}, "explicit", events.append
    )
    assert events[0].args["sum"] == len(near) * kind["attack"]


@pytest.mark.rule("O-111")
@pytest.mark.parametrize("far", [10**3, 10**9, 10**25])
def test_the_shortest_stretch_blocks_and_a_mere_point_does_not(far: int) -> None:
    # a hair steeper than the diagonal, the line cuts the tile below the first one for about 1 / far
    assert overlap(0, 0, far, far + 1, row=1, col=0)
    assert not overlap(0, 0, far, far, row=1, col=0)
    assert not overlap(0, 0, far + 1, far, row=1, col=0)


# -- the printed figures ---------------------------------------------------------------------------


@pytest.mark.rule("O-112")
@pytest.mark.parametrize(("level", "pairs"), [(1, 219), (2, 207), (3, 219), (4, 207)])
def test_so_many_of_231_pairs_see_each_other(level: int, pairs: int) -> None:
    all_pairs = list(combinations(FREE[level], 2))
    assert len(all_pairs) == 231
    assert sum(sees(level, a, b) for a, b in all_pairs) == pairs


@pytest.mark.rule("O-112")
def test_the_pairs_that_do_not_see_each_other_on_side_a() -> None:
    listed = {frozenset(pair.split("-")) for pair in UNSEEN_ON_A0.split()}
    unseen = {frozenset(pair) for pair in combinations(FREE[1], 2) if not sees(1, *pair)}
    assert unseen == listed
    turned = {frozenset(SQUARES[24 - SQUARES.index(square)] for square in pair) for pair in listed}
    assert turned == {frozenset(pair) for pair in combinations(FREE[3], 2) if not sees(3, *pair)}


@pytest.mark.rule("O-113")
def test_on_a0_b3_and_b1_do_not_see_each_other() -> None:
    assert not strikes(1, "b3", "b1")
    assert not strikes(1, "b1", "b3")
    assert view(table(1, "b3", "b1"))["monsters"][0]["blocked_by"] == ["b2"]


@pytest.mark.rule("O-114")
def test_on_a0_a1_and_c1_see_each_other_unless_a_monster_stands_on_b1() -> None:
    assert strikes(1, "a1", "c1")
    assert not strikes(1, "a1", "c1", "b1")
    assert not strikes(1, "c1", "a1", "b1")


@pytest.mark.rule("O-115")
def test_on_a0_a3_and_c5_see_each_other_past_monsters_on_a4_and_b3() -> None:
    assert strikes(1, "a3", "c5", "a4", "b3")
    assert strikes(1, "c5", "a3", "a4", "b3")


@pytest.mark.rule("O-117")
def test_on_b0_c2_and_e3_do_not_see_each_other() -> None:
    assert not strikes(2, "c2", "e3")
    assert not strikes(2, "e3", "c2")
    assert set(view(table(2, "c2", "e3"))["monsters"][0]["blocked_by"]) == {"d3", "d2"}
