"""Energy phase (O-044..O-054, O-264)."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from tests.games.one_card.table import GAME, new, options, play, scene, view, why_not
from undercroft.engine.flow import CHANCE, Illegal
from undercroft.engine.game import BadRequest


@pytest.mark.rule("O-044")
def test_all_three_dice_are_rolled_before_anything_is_chosen() -> None:
    s = scene(turn=3)
    for face in (2, 5, 3):
        assert [ask.seat for ask in s.asks()] == [CHANCE]
        assert (options(s), view(s)["energy"]["rolled"]) == ((), [])
        assert why_not(s, "dice:2,5,3") == "O-044"
        play(s, face)
    assert [ask.seat for ask in s.asks()] == [0]
    assert view(s)["energy"]["rolled"] == [2, 5, 3]


@pytest.mark.rule("O-045")
def test_one_die_lies_on_each_of_speed_attack_and_defence() -> None:
    s = play(new(), 1, 4, 6)
    for two_on_one in ("dice:4,4,6", "dice:6,6,6", "dice:1,1,1"):
        assert why_not(s, two_on_one) == "O-046"
    for too_few in ("dice:4,6", "dice:4,6,0"):
        assert too_few not in GAME.vocabulary()
    assert all(sorted(option[len("dice:") :].split(",")) == ["1", "4", "6"] for option in options(s))
    play(s, "dice:4,6,1")
    assert view(s)["energy"]["dice"] == {"speed": 4, "attack": 6, "defence": 1, "range": 0}


@pytest.mark.rule("O-046")
def test_three_different_dice_can_lie_in_six_ways() -> None:
    s = play(new(), 1, 4, 6)
    six = {"dice:1,4,6", "dice:1,6,4", "dice:4,1,6", "dice:4,6,1", "dice:6,1,4", "dice:6,4,1"}
    assert set(options(s)) == six
    assert len(options(s)) == 6
    for option in six:
        speed, attack, defence = map(int, option[len("dice:") :].split(","))
        energy = view(play(s.copy(), option))["energy"]
        assert energy["left"] == {"speed": 1 + speed, "attack": 1 + attack}
        assert energy["defence"] == 1 + defence


@pytest.mark.rule("O-264")
def test_equal_dice_leave_three_ways_or_one() -> None:
    assert sorted(options(play(new(), 2, 5, 2))) == ["dice:2,2,5", "dice:2,5,2", "dice:5,2,2"]
    assert options(play(new(), 4, 4, 4)) == ("dice:4,4,4",)


@pytest.mark.rule("O-046", "O-264")
def test_every_roll_has_six_three_or_one_way() -> None:
    ways = Counter(len(options(play(new(), *dice))) for dice in product(range(1, 7), repeat=3))
    assert ways == {6: 6 * 5 * 4, 3: 3 * 6 * 5, 1: 6}


@pytest.mark.rule("O-047")
def test_the_dice_can_be_laid_otherwise_until_they_are_confirmed() -> None:
    s = play(new(), 1, 4, 6)
    six = options(s)
    for option in six:  # looking at an arrangement confirms nothing
        GAME.describe(s, 0, option)
        play(s.copy(), option)
    assert options(s) == six
    assert view(s)["energy"]["dice"] == {"speed": 0, "attack": 0, "defence": 0, "range": 0}


@pytest.mark.rule("O-047")
def test_confirmed_dice_are_fixed_for_the_turn() -> None:
    s = play(new(), 1, 4, 6, "dice:4,6,1")
    for step in ("move:a2", "move:a3"):
        assert (why_not(s, "dice:6,4,1"), why_not(s, "dice:4,6,1")) == ("O-047", "O-047")
        with pytest.raises(Illegal):
            play(s, "dice:6,4,1")
        assert view(s)["energy"]["dice"] == {"speed": 4, "attack": 6, "defence": 1, "range": 0}
        play(s, step)


@pytest.mark.rule("O-048")
def test_a_total_is_the_base_value_plus_the_die() -> None:
    s = play(scene(speed=2, attack=3, defence=4), 1, 5, 6, "dice:5,1,6")
    energy = view(s)["energy"]
    assert energy["left"] == {"speed": 2 + 5, "attack": 3 + 1}
    assert energy["defence"] == 4 + 6


@pytest.mark.rule("O-048")
@pytest.mark.parametrize(("die", "wounds"), [(1, 4), (2, 3), (3, 2), (4, 2), (5, 1)])
def test_the_total_defence_is_what_the_monsters_strike_at(die: int, wounds: int) -> None:
    ring = {"A": "b4", "B": "b3", "C": "a4"}  # 12 against 2 plus the die
    s = scene(level=9, hero="a3", monsters=ring, defence=2, dice={"defence": die}, phase="attack")
    assert view(s)["hero"]["health"] == 6 - wounds


@pytest.mark.rule("O-049")
def test_dice_2_5_2_on_skills_1_1_1_give_3_6_3() -> None:
    energy = view(play(new(), 2, 5, 2, "dice:2,5,2"))["energy"]
    assert energy["left"] == {"speed": 3, "attack": 6}
    assert energy["defence"] == 3


@pytest.mark.rule("O-050")
@pytest.mark.parametrize(
    ("name", "rule"),
    [("none", "O-037"), ("paladin", "O-222"), ("barbarian", "O-222"), ("sorceress", "O-222")],
)
def test_no_die_can_be_laid_on_range(name: str, rule: str) -> None:
    s = play(new(**{"class": name}), 1, 4, 6)
    assert why_not(s, "bow:6,4,1") == rule
    for option in options(s):
        if option.startswith("dice:"):
            assert view(play(s.copy(), option))["energy"]["dice"]["range"] == 0


@pytest.mark.rule("O-051")
@pytest.mark.parametrize("reach", [2, 3, 4, 5, 6])
def test_the_total_range_is_the_base_range(reach: int) -> None:
    s = play(scene(range=reach), 6, 6, 6, "dice:6,6,6")
    assert view(s)["energy"]["range"] == reach


@pytest.mark.rule("O-051")
def test_even_the_best_dice_do_not_reach_a_diagonal_spider() -> None:
    s = play(scene(hero="a3", monsters={"A": "b4"}), 6, 6, 6, "dice:6,6,6")
    assert why_not(s, "attack:A") == "O-088"
    assert why_not(play(s, "move:a4"), "attack:A") is None


@pytest.mark.rule("O-052")
def test_energy_dice_never_change_a_base_value() -> None:
    s = scene(speed=2, attack=3, defence=4, range=5, automatic=True)
    skills = {"speed": 2, "attack": 3, "defence": 4, "range": 5}
    for _ in range(3):
        play(s, 6, 5, 4, "dice:6,5,4")
        assert {name: view(s)["hero"][name] for name in skills} == skills
        play(s, "end")
        assert {name: view(s)["hero"][name] for name in skills} == skills


@pytest.mark.rule("O-053")
def test_every_total_lies_between_2_and_12() -> None:
    totals: set[int] = set()
    for base, die in product(range(1, 7), repeat=2):
        s = play(scene(speed=base, attack=base, defence=base), die, die, die, f"dice:{die},{die},{die}")
        energy = view(s)["energy"]
        assert energy["left"] == {"speed": base + die, "attack": base + die}
        assert energy["defence"] == base + die
        totals.add(energy["defence"])
    assert totals == {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}


@pytest.mark.rule("O-053")
@pytest.mark.parametrize("skill", ["speed", "attack", "defence"])
def test_no_base_value_is_below_1_or_above_6(skill: str) -> None:
    for value in (0, 7):
        with pytest.raises(BadRequest, match=skill):
            scene(**{skill: value})
    assert f"reward:{skill}" not in options(scene(phase="reward", **{skill: 6}))


@pytest.mark.rule("O-054")
def test_the_points_left_are_tracked_through_the_turn() -> None:
    s = play(scene(hero="a3", monsters={"A": "b4"}, range=3), 6, 5, 2, "dice:6,5,2")
    left = []
    for choice in ("attack:A", "move:a4", "move:b5"):  # 4 attack, 2 speed straight, 3 speed diagonal
        left.append(tuple(view(s)["energy"]["left"].values()))
        play(s, choice)
    left.append(tuple(view(s)["energy"]["left"].values()))
    assert left == [(7, 6), (7, 2), (5, 2), (2, 2)]
    assert view(s)["energy"]["defence"] == 3
