"""Figures stay on the board, glyphs do not move, and areas come into view."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.descent.cellar import CELLAR, ROWS
from tests.games.descent.stage import Point, Stage, foe, hero, stage, waiting
from undercroft.games.descent.floor.bases import BASES, LONG, SHORT
from undercroft.games.descent.game import GAME

HERO, MONSTER = 0, 4
ROOM = {(x, y) for y, row in enumerate(ROWS) for x, letter in enumerate(row) if letter != "."}
GLYPHS = [(0, 5), (14, 2)]


def rectangles(base: int) -> set[frozenset[tuple[int, int]]]:
    """All spaces a base could cover, limited only by the plan."""
    shapes = {(LONG[base], SHORT[base]), (SHORT[base], LONG[base])}
    found = {
        frozenset((x + dx, y + dy) for dx in range(wide) for dy in range(high))
        for x, y in ROOM
        for wide, high in shapes
    }
    return {body for body in found if body <= ROOM}


@pytest.mark.rule("J-070")
@pytest.mark.parametrize("base", range(len(BASES)), ids=BASES)
def test_a_base_stands_wherever_all_of_it_is_on_the_board_and_steps_lead_nowhere_else(base: int) -> None:
    graph, plan = CELLAR.graphs[base], CELLAR.plan
    stands = [frozenset((plan.xs[space], plan.ys[space]) for space in body) for body in graph.spaces]
    assert set(stands) == rectangles(base)
    assert len(stands) == len(set(stands))
    every = [to for ways in graph.ways(0) for to in ways]
    assert set(every) <= set(range(len(stands)))  # a number below zero would be no placement
    assert every


@pytest.mark.rule("J-070")
@pytest.mark.parametrize("at", [(0, 4), (5, 3), (7, 2), (10, 6), (8, 8)])
def test_from_the_edge_of_the_board_one_steps_only_inwards(at: tuple[int, int]) -> None:
    play = stage(hero("sir-valadir", at), hero("lyssa", (6, 5)), turn="sir-valadir")("action:run")
    around = {(at[0] + dx, at[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    assert {tuple(map(int, each.split(","))) for each in play.about("step")} == (around - {at}) & revealed()
    for x, y in around - ROOM:
        assert f"step:{x},{y}" not in GAME.vocabulary(play.s)


def revealed() -> set[tuple[int, int]]:
    """The spaces of the stairs and the hall."""
    return {(x, y) for x, y in ROOM if ROWS[y][x] in "S1"}


@pytest.mark.rule("J-070", "J-093")
def test_nobody_jumps_over_a_pit_off_the_board() -> None:
    edge = stage(hero("sir-valadir", (7, 3)), pits=[(7, 2), (8, 2)], turn="sir-valadir")("action:run")
    assert edge.open("jump") == []
    inside = stage(hero("sir-valadir", (7, 3)), pits=[(7, 4)], turn="sir-valadir")("action:run")
    assert inside.about("jump") == {"7,5"}


@pytest.mark.rule("J-070", "J-324")
def test_nobody_is_thrown_off_the_board() -> None:
    play = stage(
        hero("mordrog", (5, 3)), monsters=[foe("ogre", (6, 3))], turn="overlord monsters"
    )(f"activate:{MONSTER}", "attack", "target:5,3")  # fmt: skip
    while play.asked()[1] != "thrown":
        play(dice=[3])
    places = {tuple(map(int, each.split(","))) for each in play.about("at")}
    assert places
    assert places <= ROOM


def glyphs(play: Stage) -> list[Any]:
    """Where a spectator sees glyphs."""
    return [each["space"] for each in GAME.view(play.s, None)["glyphs"]]


@pytest.mark.rule("J-275")
def test_a_glyph_stays_where_it_is_whoever_stands_on_it_or_leaves_by_it() -> None:
    walker = hero("sir-valadir", (14, 3))
    play = stage(walker, revealed=["S", "1", "2"], turn="sir-valadir")("action:run")
    before = glyphs(play)
    assert len(before) == len(GLYPHS)
    play("step:14,2")
    assert play.open("take") == []
    assert not [word for word in GAME.vocabulary(play.s) if "glyph" in word.partition(":")[2]]
    assert glyphs(play) == before
    play("town")
    assert play.at(HERO) is None
    assert glyphs(play) == before
    assert play.s.glyphs == 0b11  # both are still active


@pytest.mark.rule("J-395", "J-397", "J-463")
def test_an_area_comes_into_view_in_the_middle_of_a_move() -> None:
    play = stage(hero("sir-valadir", (6, 6)), doors={"a": "open", "b": "open"}, turn="sir-valadir")
    assert not play.s.is_revealed(play.s.box.space_of["15,4"])  # nothing was checked yet
    play("action:run", "step:7,5")
    assert play.s.is_revealed(play.s.box.space_of["15,4"])
    assert len(play.s.monsters()) == waiting(play, "2")
    play("step:7,4")


@pytest.mark.rule("J-106", "J-363")
@pytest.mark.parametrize(("rubble", "target"), [([], "7,4"), ([(6, 3)], "7,5"), ([(6, 3), (6, 4)], None)])
def test_of_an_ogre_only_what_is_seen_can_be_the_target(rubble: list[Point], target: str | None) -> None:
    archer = hero("grey-ker", (5, 3), wear=["bow"])
    play = stage(archer, monsters=[foe("ogre", (7, 4))], rubble=rubble, turn="grey-ker")
    assert play("action:battle", "attack:bow").about("target") == ({target} if target else set())


@pytest.mark.rule("J-448")
def test_a_hero_is_thrown_three_spaces_over_rubble_to_an_aura() -> None:
    monsters = [foe("ogre", (7, 4)), foe("master hell-hound", (5, 6))]
    rubble = [(6, 5), (7, 6)]
    play = stage(hero("mordrog", (6, 4)), monsters=monsters, rubble=rubble, turn="overlord monsters")
    play(f"activate:{MONSTER}", "attack", "target:6,4", "at:7,7", dice=[2, 5, 5])
    assert play.s.health[HERO] == 16 - 3 - 1
