"""What a player can work out: walks, sight lines, what the monsters will do, and the odds of a throw."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.one_card.table import GAME, options, play, scene, view
from undercroft.games.one_card.state import OneCard

STEADY = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def survey(s: OneCard) -> dict[str, Any]:
    return GAME.survey(s, 0)


def walker() -> OneCard:
    """Level 5, hero on a2, spiders on a3, d3 and c1, 5 speed and 5 attack left."""
    spiders = {"A": {"at": "a3", "health": 1}, "B": "d3", "C": "c1"}
    left = {"speed": 5, "attack": 5}
    dice = {"speed": 5, "attack": 6, "defence": 4}
    return scene(level=5, phase="hero", hero="a2", monsters=spiders, range=3, dice=dice, left=left)


@pytest.mark.rule("O-060", "O-061")
def test_a_walk_has_its_price_and_its_way() -> None:
    walks = survey(walker())["walks"]
    prices = {"a2": 0, "a1": 2, "b3": 3, "b1": 3, "b4": 5, "c3": 5}
    assert {square: walk["price"] for square, walk in walks.items()} == prices
    assert walks["c3"]["way"] == ["a2", "b3", "c3"]
    assert walks["a2"]["targets"] == ["A"]


@STEADY
@given(st.integers(1, 12), st.integers(0, 99), st.integers(0, 5))
def test_every_walk_can_be_walked_and_every_target_struck(level: int, seed: int, place: int) -> None:
    s = GAME.scene({"level": level, "seed": seed, "speed": 3, "attack": 6, "range": 4})
    ways = options(s)
    s.apply(0, ways[place % len(ways)])
    for square, walk in survey(s)["walks"].items():
        twin = s.copy()
        play(twin, *[f"move:{step}" for step in walk["way"][1:]])
        assert view(twin)["hero"]["square"] == square
        left = view(twin)["energy"]["left"]["speed"]
        assert left == walk["left"] == view(s)["energy"]["left"]["speed"] - walk["price"]
        assert [option[-1] for option in options(twin) if option.startswith("attack:")] == walk["targets"]


@pytest.mark.rule("O-072", "O-073")
def test_a_monster_out_of_reach_has_the_cheapest_tile_to_strike_it_from() -> None:
    monsters = {"A": {"at": "a3", "health": 1}, "B": "d3"}
    dice, left = {"speed": 6, "attack": 6, "defence": 4}, {"speed": 6, "attack": 5}
    s = scene(level=5, phase="hero", hero="a2", monsters=monsters, range=3, dice=dice, left=left)
    found = survey(s)
    assert found["walks"]["c3"]["targets"] == found["walks"]["c4"]["targets"] == ["B"]
    assert found["stands"] == {"B": {"square": "c3", "price": 5}}  # A is struck from where the hero stands


@pytest.mark.rule("O-088")
def test_the_squares_in_range_are_those_whose_monsters_are() -> None:
    found = survey(walker())
    assert found["reach"] == [square for square, distance in found["range"].items() if distance <= 3]
    assert {each["square"] for each in view(walker())["monsters"] if each["in_range"]} <= set(found["reach"])


@pytest.mark.rule("O-074", "O-075", "O-078")
def test_the_view_says_how_many_strikes_the_points_that_are_left_pay_for() -> None:
    kept = {"phase": "hero", "dice": {"speed": 5, "attack": 6, "defence": 4}}
    for attack, strikes in ((3, 0), (4, 1), (7, 1), (8, 2)):
        s = scene(level=5, left={"speed": 0, "attack": attack}, **kept)
        assert view(s)["energy"]["strikes"] == strikes
        assert any(option.startswith("attack:") for option in options(s)) <= (strikes > 0)


@pytest.mark.rule("O-048", "O-049", "O-050")
def test_the_view_adds_up_skill_and_die() -> None:
    s = play(scene(level=1, speed=2, attack=3, defence=1), 2, 5, 4)
    sums = view(s)["energy"]["sums"]
    play(s, "dice:2,5,4")
    energy = view(s)["energy"]
    assert energy["left"] == {"speed": sums["speed"][2], "attack": sums["attack"][5]}
    assert [energy["defence"], energy["range"]] == [sums["defence"][4], sums["range"][0]]


@pytest.mark.rule("O-174")
@pytest.mark.parametrize(("health", "fatal"), [(3, "no"), (2, "surely"), (1, "surely")])
def test_an_end_of_turn_says_whether_it_kills(health: int, fatal: str) -> None:
    spiders = {"A": "a3", "B": "b3"}  # 4 + 4 against a defence of 4
    dice = {"speed": 1, "attack": 1, "defence": 3}
    s = scene(level=5, phase="hero", hero="a2", health=health, monsters=spiders, defence=1, dice=dice)
    assert survey(s)["ends"]["a2"]["fatal"] == fatal
    assert (view(play(s, "end"))["result"] is not None) == (fatal == "surely")


def test_dice_that_kill_every_monster_clear_the_level() -> None:
    s = play(scene(level=1, hero="b3", monsters={"A": {"at": "b4", "health": 1}}, attack=2), 1, 1, 6)
    assert {option: way["clears"] for option, way in survey(s)["lay"].items()} == {
        "dice:1,1,6": False,
        "dice:1,6,1": True,
        "dice:6,1,1": False,
    }


@STEADY
@given(st.integers(1, 12), st.integers(0, 99))
def test_what_the_monsters_are_said_to_do_is_what_they_do(level: int, seed: int) -> None:
    s = GAME.scene({"level": level, "seed": seed, "speed": 4, "automatic": True})
    s.apply(0, options(s)[0])
    for square, end in survey(s)["ends"].items():
        twin = s.copy()
        play(twin, *[f"move:{step}" for step in survey(s)["walks"][square]["way"][1:]], "end")
        assert end["least"] == end["most"] == end["sum"] // end["defence"]
        assert view(s)["hero"]["health"] - view(twin)["hero"]["health"] == min(end["most"], 6)
        if not view(twin)["result"]:
            now = {monster["letter"]: monster["square"] for monster in view(twin)["monsters"]}
            assert now == {letter: way[-1] for letter, way in end["moves"].items()}


def wounds(s: OneCard, before: int) -> set[int]:
    """Every number of wounds that the monsters' phases can end with."""
    if s.asks() and s.asks()[0].seat == 0 and view(s)["phase"] == "monsters":
        found: set[int] = set()
        for option in options(s):
            twin = s.copy()
            twin.apply(0, option)
            found |= wounds(twin, before)
        return found
    return {before - s.health}


@STEADY
@given(st.integers(1, 12), st.integers(0, 99))
def test_ties_are_computed_both_ways(level: int, seed: int) -> None:
    s = GAME.scene({"level": level, "seed": seed, "defence": 6})
    s.apply(0, options(s)[-1])
    s.explicit = True
    twin = s.copy()
    twin.apply(0, "end")
    found = wounds(twin, s.health)
    here = survey(s)["ends"][view(s)["hero"]["square"]]
    assert (here["least"], here["most"]) == (min(found), max(found))


@pytest.mark.rule("O-098", "O-099")
def test_the_sixteen_lines_agree_with_the_sight() -> None:
    s = walker()
    lines = survey(s)["lines"]
    for monster in view(s)["monsters"]:
        assert len(lines[monster["letter"]]) == 16
        assert sum(line[4] for line in lines[monster["letter"]]) == monster["clear_lines"]


def best_by_hand(s: OneCard) -> int:
    """The most strikes from here, by trying every choice."""
    best = 0
    for option in options(s):
        if option == "end":
            continue
        twin = s.copy()
        twin.apply(0, option)
        struck = int(option.startswith("attack:"))
        left = best_by_hand(twin) if view(twin)["phase"] == "hero" else 0
        best = max(best, struck + left)
    return best


@pytest.mark.parametrize("dice", [(4, 6, 1), (6, 4, 1), (2, 6, 3), (6, 6, 6)])
def test_the_most_strikes_are_those_that_can_be_made(dice: tuple[int, int, int]) -> None:
    s = scene(level=1, hero="b3", monsters={"A": {"at": "b5", "health": 1}, "C": "a1"}, attack=3)
    play(s, *dice)
    for option, prospect in survey(s)["lay"].items():
        twin = play(s.copy(), option)
        assert prospect["strikes"] == best_by_hand(twin)


@pytest.mark.rule("O-237")
def test_the_odds_of_a_new_throw_count_all_throws() -> None:
    s = play(scene(level=5, hero_class="sorceress"), 1, 1, 2)
    counted = survey(s)["odds"]["reroll"]
    throws: dict[int, int] = {}
    for dice in product(range(1, 7), repeat=3):
        thrown = play(scene(level=5, hero_class="sorceress"), *dice)
        best = max(prospect["strikes"] for prospect in survey(thrown)["lay"].values())
        throws[best] = throws.get(best, 0) + 1
    assert counted == [throws.get(strikes, 0) for strikes in range(len(counted))]
    assert sum(counted) == 216


@pytest.mark.rule("O-224", "O-226")
def test_the_odds_of_keeping_a_die_count_the_two_others() -> None:
    dice = {"speed": 6, "attack": 3, "defence": 1}
    s = scene(level=1, hero_class="paladin", turn=2, dice=dice, attack=3, hero="c4")
    odds = survey(s)["odds"]
    assert {option: sum(counts) for option, counts in odds.items()} == {
        "roll": 216,
        "keep:speed": 36,
        "keep:attack": 36,
        "keep:defence": 36,
    }
    assert odds["keep:attack"] != odds["keep:defence"]
