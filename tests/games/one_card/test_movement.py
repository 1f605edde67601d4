"""The hero's steps (rules, section 7)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from tests.games.one_card.printed import FREE, WALLS
from tests.games.one_card.table import GAME, healths, heard, options, places, play, scene, view, why_not
from undercroft.engine.flow import Illegal
from undercroft.games.one_card.state import OneCard


def walk(hero: str, speed: int, monsters: dict[str, Any] | None = None, level: int = 1) -> OneCard:
    """The hero phase with this much speed and nothing to strike with."""
    monsters = monsters or {"A": "e5" if hero != "e5" else "e1"}
    left = {"speed": speed, "attack": 0}
    return scene(level=level, hero=hero, monsters=monsters, phase="hero", left=left, automatic=True)


def steps(s: OneCard) -> set[str]:
    """The squares the hero may step on now."""
    return {option[len("move:") :] for option in options(s) if option.startswith("move:")}


def speed_left(s: OneCard) -> int:
    left: int = view(s)["energy"]["left"]["speed"]
    return left


def beside(square: str) -> set[str]:
    """The squares around a square, found by letters and numbers."""
    near = {(ord(square[0]) + dx, int(square[1]) + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return {f"{chr(x)}{y}" for x, y in near if chr(x) in "abcde" and 1 <= y <= 5} - {square}


@pytest.mark.rule("O-060")
@pytest.mark.parametrize("to", ["b5", "b3", "a4", "c4"])
def test_a_straight_step_costs_2(to: str) -> None:
    s = walk("b4", speed=2)
    play(s, f"move:{to}")
    assert (view(s)["hero"]["square"], speed_left(s)) == (to, 0)
    assert f"move:{to}" not in options(walk("b4", speed=1))


@pytest.mark.rule("O-061")
@pytest.mark.parametrize("to", ["a5", "c5", "a3", "c3"])
def test_a_diagonal_step_costs_3(to: str) -> None:
    s = walk("b4", speed=3)
    play(s, f"move:{to}")
    assert (view(s)["hero"]["square"], speed_left(s)) == (to, 0)
    assert f"move:{to}" not in options(walk("b4", speed=2))


@pytest.mark.rule("O-060", "O-061")
def test_one_step_goes_no_farther_than_the_next_tile() -> None:
    s = walk("b4", speed=12)
    assert steps(s) == {"a5", "b5", "c5", "a4", "c4", "a3", "b3", "c3"}
    assert why_not(s, "move:b2") == "O-062"
    assert why_not(s, "move:b1") == "O-060"
    assert why_not(s, "move:b4") == "O-060"


@pytest.mark.rule("O-062")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_no_wall_is_ever_entered(level: int) -> None:
    for square in FREE[level]:
        s = walk(square, speed=12, level=level)
        assert not steps(s) & WALLS[level]
        assert {why_not(s, f"move:{wall}") for wall in WALLS[level]} == {"O-062"}


@pytest.mark.rule("O-062")
def test_a_step_on_a_wall_is_refused() -> None:
    s = walk("c3", speed=12)
    for wall in ("d4", "b2", "d2"):
        assert why_not(s, f"move:{wall}") == "O-062"
    with pytest.raises(Illegal):
        play(s, "move:b2")
    assert view(s)["hero"]["square"] == "c3"


@pytest.mark.rule("O-063")
def test_a_monster_shuts_its_tile_to_the_hero() -> None:
    s = walk("b4", speed=12, monsters={"A": "b5", "B": "c3"})
    assert steps(s) == {"a5", "c5", "a4", "c4", "a3", "b3"}
    assert why_not(s, "move:b5") == "O-063"
    refusal = GAME.explain(s, 0, "move:c3")
    assert refusal is not None
    assert (refusal.rule, refusal.message.args["letter"]) == ("O-063", "B")


@pytest.mark.rule("O-063")
def test_monsters_around_the_hero_cannot_be_passed() -> None:
    s = walk("a1", speed=12, monsters={"A": "a2", "B": "b1"})  # b2 is a wall
    assert options(s) == ("end",)
    assert why_not(s, "move:a3") == "O-063"
    assert why_not(s, "move:c1") == "O-063"


@pytest.mark.rule("O-064")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_steps_stay_on_the_card_and_lead_to_neighbours_only(level: int) -> None:
    for square in FREE[level]:
        s = walk(square, speed=12, level=level)
        assert steps(s) == beside(square) - WALLS[level] - set(places(s).values())


@pytest.mark.rule("O-064")
@pytest.mark.parametrize("square", ["a0", "b0", "f1", "f2"])
def test_a_step_off_the_card_is_refused(square: str) -> None:
    s = walk("e1", speed=12)
    assert why_not(s, f"move:{square}") == "O-064"
    with pytest.raises(Illegal):
        play(s, f"move:{square}")


@pytest.mark.rule("O-065")
@pytest.mark.parametrize(("start", "to"), [("a2", "b1"), ("b1", "c2"), ("c2", "b3"), ("e4", "d5")])
def test_a_diagonal_step_past_a_wall_corner_is_legal(start: str, to: str) -> None:
    s = walk(start, speed=3, monsters={"A": "e1"})
    play(s, f"move:{to}")
    assert (view(s)["hero"]["square"], speed_left(s)) == (to, 0)


@pytest.mark.rule("O-066")
def test_a_diagonal_step_between_two_monsters_is_legal() -> None:
    s = walk("a4", speed=3, monsters={"A": "a5", "B": "b4"})
    play(s, "move:b5")
    assert (view(s)["hero"]["square"], speed_left(s)) == ("b5", 0)


@pytest.mark.rule("O-066")
def test_a_diagonal_step_between_a_wall_and_a_monster_is_legal() -> None:
    s = walk("a2", speed=3, monsters={"A": "a3"})  # b2 is a wall
    play(s, "move:b3")
    assert (view(s)["hero"]["square"], speed_left(s)) == ("b3", 0)


@pytest.mark.rule("O-067")
def test_the_hero_may_return_to_a_tile_visited_this_turn() -> None:
    s = walk("a1", speed=8)
    play(s, "move:b1", "move:a1", "move:b1", "move:a1")
    assert (view(s)["hero"]["square"], speed_left(s)) == ("a1", 0)


@pytest.mark.rule("O-068")
def test_speed_3_is_one_step_of_either_kind() -> None:
    straight = play(walk("b4", speed=3), "move:b3")
    assert (speed_left(straight), steps(straight)) == (1, set())
    diagonal = play(walk("b4", speed=3), "move:c3")
    assert (speed_left(diagonal), steps(diagonal)) == (0, set())


@pytest.mark.rule("O-069")
def test_speed_2_is_no_diagonal_step() -> None:
    s = walk("b4", speed=2)
    assert steps(s) == {"b5", "b3", "a4", "c4"}
    assert why_not(s, "move:c3") == "O-058"


@pytest.mark.rule("O-070")
@pytest.mark.parametrize("order", sorted(set(permutations([(0, -1), (0, -1), (1, -1)]))))
def test_speed_7_is_two_straight_steps_and_a_diagonal_one(order: tuple[tuple[int, int], ...]) -> None:
    s = scene(hero="b5", monsters={"A": "e5"}, automatic=True)
    play(s, 6, 1, 1, "dice:6,1,1")
    assert speed_left(s) == 7
    x, y = 1, 5
    for dx, dy in order:
        x, y = x + dx, y + dy
        play(s, f"move:{'abcde'[x]}{y}")
    assert (view(s)["hero"]["square"], speed_left(s), options(s)) == ("c2", 0, ("end",))


@pytest.mark.rule("O-071")
def test_moving_up_to_past_and_away_from_monsters_sets_nothing_off() -> None:
    demons = {"A": "c4", "B": "d3"}
    s = scene(level=4, hero="c2", monsters=demons, phase="hero", left={"speed": 8, "attack": 5})
    events = heard(s)
    play(s, "move:c3", "move:d2", "move:e1")
    assert [event.id for event in events] == ["one-card-moves"] * 3
    assert (places(s), healths(s)) == (demons, {"A": 5, "B": 5})
    assert (view(s)["hero"]["health"], view(s)["energy"]["left"]) == (6, {"speed": 0, "attack": 5})
    assert view(s)["phase"] == "hero"
