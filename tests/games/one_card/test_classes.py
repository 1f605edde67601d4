"""The choice of a class (rules, section 3), and what all abilities have in common (section 19)."""

from __future__ import annotations

import pytest

from tests.games.one_card.classes import SAFE, dice_in_the_air, energy, hero_of, next_level, pass_turn, rolls
from tests.games.one_card.table import GAME, new, options, play, scene, view, why_not
from undercroft.engine.flow import Illegal
from undercroft.engine.game import BadRequest
from undercroft.games.one_card.card import CARD
from undercroft.games.one_card.state import OneCard

CLASSES = ("paladin", "barbarian", "archer", "sorceress")
ABILITY = {"paladin": "keep:speed", "barbarian": "reroll", "archer": "bow:6,5,1", "sorceress": "reroll"}
ONCE_PER_LEVEL = ("paladin", "archer", "sorceress")


def use(s: OneCard) -> OneCard:
    """Use the ability of the hero's class in a turn that begins, and lay the dice."""
    match view(s)["hero"]["class"]:
        case "paladin":
            kept = energy(s)["dice"]["speed"]
            return play(s, "keep:speed", 5, 1, f"dice:{kept},5,1")
        case "archer":
            return play(s, 6, 5, 1, "bow:6,5,1")
        case _:
            return play(s, 6, 5, 1, "reroll", 2, 2, 2, "dice:2,2,2")


# -- choosing a class --------------------------------------------------------------------------


@pytest.mark.rule("O-035")
@pytest.mark.parametrize("hero_class", CLASSES)
def test_a_class_is_chosen_before_level_1(hero_class: str) -> None:
    s = new(**{"class": hero_class})
    assert (view(s)["level"], view(s)["turn"], energy(s)["rolled"]) == (1, 1, [])
    assert rolls(s)  # the game itself asks for no class any more
    assert view(s)["hero"]["class"] == hero_class


@pytest.mark.rule("O-036")
@pytest.mark.parametrize("hero_class", CLASSES)
def test_the_class_stays_from_level_to_level(hero_class: str) -> None:
    for level in range(1, 12):
        hero, square = ("a1", "a2") if level % 2 else ("e1", "e2")
        monsters = {"A": {"at": square, "health": 1}}
        left = {"speed": 0, "attack": 12}
        s = hero_of(hero_class, level=level, hero=hero, monsters=monsters, phase="hero", left=left)
        play(s, "attack:A", "reward:heal")
        assert (view(s)["level"], view(s)["hero"]["class"]) == (level + 1, hero_class)


@pytest.mark.rule("O-036")
def test_no_choice_of_the_game_changes_the_class() -> None:
    words = GAME.vocabulary()
    assert not [word for word in words if "class" in word or any(name in word for name in CLASSES)]
    s = next_level("archer")
    play(s, 6, 5, 1)
    assert "bow:6,5,1" in options(s)  # an Archer's ability still
    assert why_not(s, "reroll") == "O-222"


@pytest.mark.rule("O-037")
def test_a_hero_without_a_class_has_no_ability() -> None:
    s = new()
    assert view(s)["hero"]["class"] == "none"
    play(s, 6, 5, 1)
    assert set(options(s)) == {
        f"dice:{dice}" for dice in ("6,5,1", "6,1,5", "5,6,1", "5,1,6", "1,6,5", "1,5,6")
    }
    for ability in ("reroll", "bow:6,5,1", "keep:speed"):
        assert why_not(s, ability) == "O-037"


@pytest.mark.rule("O-037")
def test_a_hero_without_a_class_is_not_asked_to_keep_a_die_nor_to_roll_again() -> None:
    s = scene(**SAFE, health=1)
    pass_turn(s)
    assert view(s)["turn"] == 2
    assert dice_in_the_air(s) == 3
    play(s, 1, 1, 1)
    assert options(s) == ("dice:1,1,1",)


@pytest.mark.rule("O-221")
def test_there_are_four_classes() -> None:
    values = {option["id"]: option.get("values") for option in GAME.options_schema()["options"]}
    box = [name for name, card in CARD.classes.items() if card.provenance == "rulebook"]
    assert box == ["paladin", "barbarian", "archer", "sorceress"]  # classes of our own come on top
    assert values["class"][:5] == ["none", *box]
    with pytest.raises(BadRequest):
        new(**{"class": "thief"})


@pytest.mark.rule("O-222")
def test_nobody_has_two_classes() -> None:
    for both in (["archer", "paladin"], ("archer", "paladin"), "archer paladin", "archer,paladin"):
        with pytest.raises(BadRequest):
            new(**{"class": both})


@pytest.mark.rule("O-222")
@pytest.mark.parametrize("hero_class", CLASSES)
def test_no_class_has_the_ability_of_another(hero_class: str) -> None:
    s = hero_of(hero_class, turn=2)
    for ability in set(ABILITY.values()) - {ABILITY[hero_class]}:
        assert why_not(s, ability) == "O-222"
    if "roll" in options(s):
        play(s, "roll")
    play(s, 6, 5, 1)
    for ability in set(ABILITY.values()) - {ABILITY[hero_class]}:
        assert why_not(s, ability) == "O-222"
        with pytest.raises(Illegal):
            play(s, ability)


@pytest.mark.rule("O-223")
@pytest.mark.parametrize("hero_class", CLASSES)
def test_an_ability_need_not_be_used(hero_class: str) -> None:
    s = hero_of(hero_class)
    for turn in (1, 2, 3):
        assert view(s)["turn"] == turn
        if "roll" in options(s):
            play(s, "roll")
        play(s, 6, 5, 1, "dice:5,6,1")
        assert energy(s)["dice"] == {"speed": 5, "attack": 6, "defence": 1, "range": 0}
        assert not view(s)["hero"]["ability_used"]
        play(s, "end")


# -- once per level -----------------------------------------------------------------------------------


@pytest.mark.rule("O-241")
@pytest.mark.parametrize("hero_class", ONCE_PER_LEVEL)
def test_a_used_ability_is_fresh_again_on_the_next_level(hero_class: str) -> None:
    s = next_level(hero_class, used=True)
    assert not view(s)["hero"]["ability_used"]
    if hero_class == "paladin":
        pass_turn(s)  # there is no die to keep in the first turn
    use(s)
    assert view(s)["hero"]["ability_used"]


@pytest.mark.rule("O-242")
@pytest.mark.parametrize("hero_class", ONCE_PER_LEVEL)
def test_an_ability_not_used_on_one_level_is_not_saved_up_for_the_next(hero_class: str) -> None:
    s = next_level(hero_class, used=False)
    if hero_class == "paladin":
        pass_turn(s)
    play(use(s), "end")
    if hero_class != "paladin":
        play(s, 6, 5, 1)
    assert view(s)["level"] == 2
    assert ABILITY[hero_class] not in options(s)
    assert (
        why_not(s, ABILITY[hero_class])
        == {"paladin": "O-224", "archer": "O-233", "sorceress": "O-237"}[hero_class]
    )
