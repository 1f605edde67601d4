"""Next level: card and placement (O-188..O-196)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.one_card.delve import delve
from tests.games.one_card.table import healths, places, play, scene, view
from undercroft.engine.flow import CHANCE
from undercroft.games.one_card.state import OneCard

MARKS = {"A0": (1, 5, 9), "B0": (2, 6, 10), "A180": (3, 7, 11), "B180": (4, 8, 12)}


def go_down(level: int, reward: str = "reward:heal", **spec: Any) -> OneCard:
    """Take the reward of a level and go down to the next."""
    return play(scene(level=level, phase="reward", **spec), reward)


def rows_at(level: int) -> list[list[str]]:
    """The card at the start of a level of a whole game."""
    rows: list[list[str]] = delve().starts[level - 1]["board"]["rows"]
    return rows


@pytest.mark.rule("O-188")
@pytest.mark.parametrize("level", range(1, 12))
def test_the_card_is_turned_over_to_the_number_of_the_next_level(level: int) -> None:
    before = view(scene(level=level, phase="reward"))["board"]["position"]
    table = view(go_down(level))
    after = table["board"]["position"]
    assert {before[0], after[0]} == {"A", "B"}
    assert table["level"] == level + 1
    assert level + 1 in MARKS[after]


@pytest.mark.rule("O-189")
def test_the_four_positions_follow_each_other_three_times() -> None:
    positions = [start["board"]["position"] for start in delve().starts]
    assert positions == ["A0", "B0", "A180", "B180"] * 3


@pytest.mark.rule("O-190")
@pytest.mark.parametrize("level", range(1, 11))
def test_the_same_side_comes_back_turned_two_levels_later(level: int) -> None:
    turned = [row[::-1] for row in rows_at(level)[::-1]]
    assert rows_at(level + 2) == turned
    assert rows_at(level + 1) not in (rows_at(level), turned)


@pytest.mark.rule("O-191", "O-192")
@pytest.mark.parametrize("level", range(1, 12))
def test_the_hero_enters_on_the_near_stairs(level: int) -> None:
    table = view(go_down(level, hero="c3", monsters={}))
    near = [square for square in table["board"]["stairs"] if square.endswith("1")]
    assert [table["hero"]["square"]] == near
    assert table["hero"]["square"] == {"A": "a1", "B": "e1"}[table["board"]["position"][0]]


@pytest.mark.rule("O-192")
def test_the_hero_enters_left_on_side_a_and_right_on_side_b() -> None:
    assert [start["hero"]["square"] for start in delve().starts] == ["a1", "e1"] * 6


@pytest.mark.rule("O-193")
@pytest.mark.parametrize("level", range(1, 12))
def test_monsters_stand_on_all_tiles_with_the_number_of_the_level(level: int) -> None:
    s = go_down(level)
    numbered = {
        f"{column}{number}"
        for number, row in zip("54321", view(s)["board"]["rows"], strict=True)
        for column, tile in zip("abcde", row, strict=True)
        if tile == str(level + 1)
    }
    assert len(numbered) == len(places(s)) > 0
    assert set(places(s).values()) == numbered


@pytest.mark.rule("O-194")
def test_new_monsters_have_full_health() -> None:
    full = {"spider": 2, "skeleton": 3, "ogre": 5, "demon": 5}
    for level in range(1, 12):
        s = go_down(level)
        assert set(healths(s).values()) == {full[view(s)["kind"]["name"]]}


@pytest.mark.rule("O-195")
@pytest.mark.parametrize("level", range(1, 12))
def test_health_and_skills_carry_over(level: int) -> None:
    before = {"health": 3, "speed": 2, "attack": 5, "defence": 4, "range": 6}
    hero = view(go_down(level, "reward:speed", **before))["hero"]
    assert {name: hero[name] for name in before} == {**before, "speed": 3}


@pytest.mark.rule("O-196")
def test_the_new_level_starts_with_the_energy_phase() -> None:
    monsters = {"A": {"at": "a2", "health": 1}}
    s = scene(
        hero="a1", monsters=monsters, phase="hero", turn=7, dice={"speed": 6, "attack": 6, "defence": 6}
    )
    play(s, "attack:A", "reward:heal")  # 7 speed and 3 attack points were left
    table = view(s)
    assert ([ask.seat for ask in s.asks()], table["phase"], table["turn"]) == ([CHANCE], "energy", 1)
    assert table["energy"]["left"] == {"speed": 0, "attack": 0}
    assert table["energy"]["dice"] == {"speed": 0, "attack": 0, "defence": 0, "range": 0}
    energy = view(play(s, 1, 1, 1, "dice:1,1,1"))["energy"]
    assert (energy["left"], energy["defence"]) == ({"speed": 2, "attack": 2}, 2)


@pytest.mark.rule("O-196")
def test_the_new_monsters_wait_for_the_first_hero_phase() -> None:
    s = play(go_down(1), 1, 1, 1, "dice:1,1,1")
    assert set(places(s).values()) == {"c5", "a4"}
    assert view(s)["hero"]["health"] == 6
