"""What each of the four classes can do (rules, section 19)."""

from __future__ import annotations

import pytest

from tests.games.one_card.classes import dice_in_the_air, energy, hero_of, next_level, pass_turn, rolls
from tests.games.one_card.table import GAME, new, options, play, scene, view, why_not

# -- Paladin -----------------------------------------------------------------------------------


@pytest.mark.rule("O-224")
def test_a_paladin_keeps_one_die_once_per_level() -> None:
    s = pass_turn(hero_of("paladin"))
    play(s, "keep:attack")
    assert dice_in_the_air(s) == 2
    play(s, 5, 1, "dice:5,2,1", "end")
    assert view(s)["turn"] == 3
    assert dice_in_the_air(s) == 3  # no question this time
    assert why_not(s, "keep:attack") == "O-224"
    play(s, 5, 1, 3)
    assert why_not(s, "keep:attack") == "O-224"


@pytest.mark.rule("O-224")
def test_a_paladin_who_kept_nothing_may_keep_later() -> None:
    s = pass_turn(pass_turn(hero_of("paladin")))
    assert options(s) == ("roll", "keep:speed", "keep:attack", "keep:defence")
    play(s, "roll")
    assert dice_in_the_air(s) == 3


@pytest.mark.rule("O-225")
def test_the_kept_die_is_that_of_the_last_turn_with_its_value() -> None:
    s = hero_of("paladin")
    play(s, 3, 3, 3, "dice:3,3,3", "end")
    play(s, "roll", 2, 5, 4, "dice:2,5,4", "end")
    play(s, "keep:defence", 1, 6, "dice:6,1,4")
    assert energy(s)["dice"] == {"speed": 6, "attack": 1, "defence": 4, "range": 0}
    assert energy(s)["defence"] == 6 + 4


@pytest.mark.rule("O-226")
def test_the_kept_die_stays_on_its_skill_and_the_two_others_go_to_the_others() -> None:
    s = hero_of("paladin", turn=2, dice={"speed": 2, "attack": 5, "defence": 4})
    play(s, "keep:attack", 1, 6)
    assert set(options(s)) == {"dice:6,5,1", "dice:1,5,6"}
    for moved in ("dice:5,6,1", "dice:1,6,5", "dice:6,1,5"):
        assert why_not(s, moved) == "O-226"


@pytest.mark.rule("O-227")
@pytest.mark.parametrize(("skill", "laid"), [("speed", "2,6,1"), ("attack", "6,5,1"), ("defence", "6,1,4")])
def test_the_die_of_any_of_the_three_skills_may_be_kept(skill: str, laid: str) -> None:
    s = hero_of("paladin", turn=2, dice={"speed": 2, "attack": 5, "defence": 4})
    play(s, f"keep:{skill}", 6, 1, f"dice:{laid}")
    speed, attack, defence = map(int, laid.split(","))
    assert energy(s)["dice"] == {"speed": speed, "attack": attack, "defence": defence, "range": 0}


@pytest.mark.rule("O-228")
def test_a_paladin_keeps_nothing_in_the_first_turn_of_a_level() -> None:
    first = new(**{"class": "paladin"})
    second = next_level("paladin", dice={"speed": 6, "attack": 6, "defence": 6})
    for s in (first, second):
        assert view(s)["turn"] == 1
        assert dice_in_the_air(s) == 3
        assert why_not(s, "keep:speed") == "O-228"
    pass_turn(second)
    assert "keep:speed" in options(second)


@pytest.mark.rule("O-229")
def test_a_die_is_kept_before_the_roll_and_not_after_it() -> None:
    s = hero_of("paladin", turn=2)
    assert "keep:speed" in options(s)
    assert not rolls(s)
    assert energy(s)["rolled"] == []
    play(s, "roll")
    assert why_not(s, "keep:speed") == "O-229"
    play(s, 6, 5, 1)
    assert why_not(s, "keep:speed") == "O-229"
    play(s, "dice:6,5,1")
    assert why_not(s, "keep:speed") == "O-229"


# -- Barbarian ----------------------------------------------------------------------------------


@pytest.mark.rule("O-230")
def test_a_barbarian_at_1_health_rolls_again_once_a_turn() -> None:
    s = hero_of("barbarian", health=1)
    play(s, 6, 5, 1, "reroll")
    assert dice_in_the_air(s) == 3
    play(s, 2, 2, 3)
    assert set(options(s)) == {"dice:3,2,2", "dice:2,3,2", "dice:2,2,3"}
    assert why_not(s, "reroll") == "O-230"


@pytest.mark.rule("O-231")
@pytest.mark.parametrize("health", [2, 3, 4, 5, 6])
def test_a_barbarian_with_more_health_does_not_roll_again(health: int) -> None:
    s = hero_of("barbarian", health=health)
    play(s, 6, 5, 1)
    assert "reroll" not in options(s)
    refusal = GAME.explain(s, 0, "reroll")
    assert refusal is not None
    assert (refusal.rule, refusal.message.args) == ("O-231", {"health": health, "needed": 1})


@pytest.mark.rule("O-232")
def test_a_barbarian_may_roll_again_in_every_turn_at_1_health() -> None:
    s = hero_of("barbarian", health=1)
    for turn in (1, 2, 3):
        assert view(s)["turn"] == turn
        play(s, 6, 5, 1, "reroll", 2, 2, 2, "dice:2,2,2", "end")
    assert view(s)["level"] == 1


@pytest.mark.rule("O-230", "O-232")
def test_a_barbarian_wounded_down_to_1_health_may_roll_again_from_then_on() -> None:
    s = scene(hero="a1", monsters={"A": "a2"}, hero_class="barbarian", health=2, automatic=True)
    play(s, 3, 3, 3)
    assert why_not(s, "reroll") == "O-231"
    play(s, "dice:3,3,3", "end")  # 4 against 4 is a wound
    assert view(s)["hero"]["health"] == 1
    play(s, 3, 3, 3)
    assert "reroll" in options(s)


# -- Archer -------------------------------------------------------------------------------------


@pytest.mark.rule("O-233")
def test_an_archer_puts_a_die_on_range_once_per_level() -> None:
    s = hero_of("archer")
    play(s, 6, 5, 1, "bow:6,5,1")
    assert energy(s)["dice"] == {"speed": 0, "attack": 5, "defence": 1, "range": 6}
    play(s, "end", 6, 5, 1)
    assert not [option for option in options(s) if option.startswith("bow:")]
    assert why_not(s, "bow:6,5,1") == "O-233"
    pass_turn(play(s, "dice:6,5,1", "end"))
    play(s, 6, 5, 1)
    assert why_not(s, "bow:6,5,1") == "O-233"


@pytest.mark.rule("O-234")
def test_the_bow_adds_the_die_to_range_and_leaves_speed_at_its_base() -> None:
    s = hero_of("archer", speed=3, attack=2, range=4)
    play(s, 5, 2, 1, "bow:5,2,1")
    assert energy(s)["range"] == 4 + 5
    assert energy(s)["left"] == {"speed": 3, "attack": 4}
    assert energy(s)["defence"] == 6 + 1
    play(s, "move:a2")
    assert energy(s)["left"]["speed"] == 1


@pytest.mark.rule("O-234")
def test_the_bow_strikes_as_far_as_it_reaches() -> None:
    for die, struck in ((3, True), (2, False)):
        s = hero_of("archer", hero="a1", monsters={"A": "c2"}, attack=3)  # 5 away, in sight
        play(s, die, 1, 1, f"bow:{die},1,1")
        assert ("attack:A" in options(s)) == struck
        assert why_not(s, "attack:A") == (None if struck else "O-088")


@pytest.mark.rule("O-235", "O-271")
def test_after_the_roll_an_archer_chooses_which_die_goes_to_range() -> None:
    s = hero_of("archer")
    assert dice_in_the_air(s) == 3  # nothing is asked before the roll (O-271)
    assert why_not(s, "bow:6,5,1") is not None
    play(s, 6, 5, 1)
    orders = {"6,5,1", "6,1,5", "5,6,1", "5,1,6", "1,6,5", "1,5,6"}
    assert {o for o in options(s) if o.startswith("bow:")} == {f"bow:{order}" for order in orders}  # O-235
    assert {o for o in options(s) if o.startswith("dice:")} == {f"dice:{order}" for order in orders}  # O-271
    assert why_not(s, "bow:6,6,6") == "O-046"
    play(s, "bow:1,6,5")
    assert energy(s)["dice"] == {"speed": 0, "attack": 6, "defence": 5, "range": 1}  # O-235
    assert view(s)["phase"] == "hero"  # the dice are laid with it (O-271)


@pytest.mark.rule("O-272")
def test_an_archer_with_base_speed_1_cannot_step_when_she_uses_the_bow() -> None:
    slow = hero_of("archer", speed=1)
    play(slow, 6, 5, 1, "bow:6,5,1")
    assert not [option for option in options(slow) if option.startswith("move:")]
    assert why_not(slow, "move:a2") == "O-058"
    quicker = hero_of("archer", speed=2)
    play(quicker, 6, 5, 1, "bow:6,5,1")
    assert "move:a2" in options(quicker)


@pytest.mark.rule("O-236")
def test_the_turn_after_the_bow_range_is_its_base_again() -> None:
    s = hero_of("archer", range=2)
    play(s, 6, 5, 1, "bow:6,5,1")
    assert energy(s)["range"] == 8
    play(s, "end", 6, 5, 1, "dice:6,5,1")
    assert (energy(s)["range"], energy(s)["dice"]["range"]) == (2, 0)
    assert energy(s)["left"]["speed"] == 7
    assert view(s)["hero"]["range"] == 2


# -- Sorceress, and re-rolls ------------------------------------------------------------------------


@pytest.mark.rule("O-237")
@pytest.mark.parametrize("health", [1, 2, 3, 4, 5, 6])
def test_a_sorceress_rolls_again_once_per_level_at_any_health(health: int) -> None:
    s = hero_of("sorceress", health=health)
    play(s, 6, 5, 1, "reroll", 2, 2, 2)
    assert why_not(s, "reroll") == "O-237"
    play(s, "dice:2,2,2", "end", 6, 5, 1)
    assert (view(s)["turn"], why_not(s, "reroll")) == (2, "O-237")


@pytest.mark.rule("O-238")
@pytest.mark.parametrize("hero_class", ["barbarian", "sorceress"])
def test_dice_are_rolled_again_before_they_are_laid_and_not_after(hero_class: str) -> None:
    s = hero_of(hero_class)
    assert why_not(s, "reroll") == "O-044"  # nothing to roll again yet
    play(s, 6, 5, 1)
    assert "reroll" in options(s)
    play(s, "dice:6,5,1")
    assert "reroll" not in options(s)
    assert why_not(s, "reroll") == "O-238"
    play(s, "move:a2")
    assert why_not(s, "reroll") == "O-238"


@pytest.mark.rule("O-239")
@pytest.mark.parametrize("hero_class", ["barbarian", "sorceress"])
def test_all_three_dice_are_rolled_again_and_never_fewer(hero_class: str) -> None:
    s = hero_of(hero_class)
    play(s, 6, 5, 1)
    assert [option for option in options(s) if not option.startswith("dice:")] == ["reroll"]
    assert dice_in_the_air(play(s, "reroll")) == 3


@pytest.mark.rule("O-240")
@pytest.mark.parametrize("hero_class", ["barbarian", "sorceress"])
def test_the_new_roll_counts_and_the_old_one_is_gone(hero_class: str) -> None:
    s = hero_of(hero_class)
    play(s, 6, 6, 6, "reroll", 1, 1, 2)
    assert set(options(s)) == {"dice:2,1,1", "dice:1,2,1", "dice:1,1,2"}
    assert why_not(s, "dice:6,6,6") == "O-046"
    assert energy(s)["rolled"] == [1, 1, 2]
