"""Levels by the card's data (O-197..O-215)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.one_card.table import new, places, play, scene, view
from undercroft.games.one_card.state import OneCard

FIRST = {"A0": 1, "B0": 2, "A180": 3, "B180": 4}


def begin(level: int) -> OneCard:
    """A level as the game itself sets it up."""
    return new() if level == 1 else play(scene(level=level - 1, phase="reward"), "reward:heal")


def level_card(level: int) -> tuple[str, str, list[str]]:
    """Position, monster and start squares of a level, the squares row by row from the far side."""
    s = begin(level)
    squares = sorted(places(s).values(), key=lambda square: (-int(square[1]), square[0]))
    return view(s)["board"]["position"], view(s)["kind"]["name"], squares


def line(position: str) -> dict[str, Any]:
    """The monster line of a position."""
    kind: dict[str, Any] = view(begin(FIRST[position]))["kind"]
    return kind


@pytest.mark.rule("O-197")
def test_level_1_has_2_spiders() -> None:
    assert level_card(1) == ("A0", "spider", ["d5", "e3"])


@pytest.mark.rule("O-198")
def test_level_2_has_2_skeleton_archers() -> None:
    assert level_card(2) == ("B0", "skeleton", ["c5", "a4"])


@pytest.mark.rule("O-199")
def test_level_3_has_1_ogre() -> None:
    assert level_card(3) == ("A180", "ogre", ["e4"])


@pytest.mark.rule("O-200")
def test_level_4_has_1_demon() -> None:
    assert level_card(4) == ("B180", "demon", ["b5"])


@pytest.mark.rule("O-201")
def test_level_5_has_3_spiders() -> None:
    assert level_card(5) == ("A0", "spider", ["b5", "e4", "e1"])


@pytest.mark.rule("O-202")
def test_level_6_has_3_skeleton_archers() -> None:
    assert level_card(6) == ("B0", "skeleton", ["b5", "b4", "a1"])


@pytest.mark.rule("O-203")
def test_level_7_has_2_ogres() -> None:
    assert level_card(7) == ("A180", "ogre", ["c4", "e2"])


@pytest.mark.rule("O-204")
def test_level_8_has_2_demons() -> None:
    assert level_card(8) == ("B180", "demon", ["d5", "b1"])


@pytest.mark.rule("O-205")
def test_level_9_has_4_spiders() -> None:
    assert level_card(9) == ("A0", "spider", ["a5", "c3", "e2", "c1"])


@pytest.mark.rule("O-206")
def test_level_10_has_4_skeleton_archers() -> None:
    assert level_card(10) == ("B0", "skeleton", ["e5", "c4", "b3", "a2"])


@pytest.mark.rule("O-207")
def test_level_11_has_3_ogres() -> None:
    assert level_card(11) == ("A180", "ogre", ["b5", "d5", "e3"])


@pytest.mark.rule("O-208")
def test_level_12_has_3_demons() -> None:
    assert level_card(12) == ("B180", "demon", ["a4", "c4", "a2"])


@pytest.mark.rule("O-209")
def test_the_spider_line() -> None:
    spider = {"name": "spider", "speed": 5, "attack": 4, "defence": 4, "range": 3, "health": 2}
    assert line("A0") == spider


@pytest.mark.rule("O-210")
def test_the_skeleton_archer_line() -> None:
    skeleton = {"name": "skeleton", "speed": 4, "attack": 5, "defence": 4, "range": 4, "health": 3}
    assert line("B0") == skeleton


@pytest.mark.rule("O-211")
def test_the_ogre_line() -> None:
    ogre = {"name": "ogre", "speed": 3, "attack": 7, "defence": 7, "range": 2, "health": 5}
    assert line("A180") == ogre


@pytest.mark.rule("O-212")
def test_the_demon_line() -> None:
    demon = {"name": "demon", "speed": 5, "attack": 5, "defence": 5, "range": 5, "health": 5}
    assert line("B180") == demon


@pytest.mark.rule("O-213")
def test_the_walls_of_the_four_positions() -> None:
    walls = {position: set(view(begin(level))["board"]["walls"]) for position, level in FIRST.items()}
    assert walls == {
        "A0": {"d4", "b2", "d2"},
        "B0": {"a3", "d3", "d2"},
        "A180": {"b4", "d4", "b2"},
        "B180": {"b4", "b3", "e3"},
    }


@pytest.mark.rule("O-214")
def test_the_stairs_of_the_four_positions() -> None:
    stairs = {position: set(view(begin(level))["board"]["stairs"]) for position, level in FIRST.items()}
    assert stairs == {"A0": {"e5", "a1"}, "B0": {"a5", "e1"}, "A180": {"e5", "a1"}, "B180": {"a5", "e1"}}


@pytest.mark.rule("O-215")
@pytest.mark.parametrize("level", range(1, 13))
def test_no_monster_can_strike_from_where_it_is_placed(level: int) -> None:
    s = scene(level=level, phase="attack", health=1, dice={"defence": 1})  # any strike would kill
    assert s.result() is None
    assert view(s)["hero"]["health"] == 1
