"""Turn structure (O-039..O-043)."""

from __future__ import annotations

import pytest

from tests.games.one_card.table import heard, options, places, play, scene, view, why_not
from undercroft.engine.flow import CHANCE, Illegal


@pytest.mark.rule("O-039")
def test_energy_then_hero_then_monster_movement_then_monster_attack() -> None:
    s = scene(hero="a5", monsters={"A": "a2", "B": "d5"})  # equally near: the player says who moves first
    seen = []
    for choices in ((2, 5, 2), ("dice:2,5,2",), ("end",), ("next:A",)):
        seen.append((view(s)["phase"], view(s)["hero"]["health"], places(s)))
        play(s, *choices)
    start = {"A": "a2", "B": "d5"}
    assert seen == [("energy", 6, start), ("energy", 6, start), ("hero", 6, start), ("monsters", 6, start)]
    assert places(s) == {"A": "b4", "B": "b5"}
    assert view(s)["hero"]["health"] == 4  # in range only after their moves: 8 against 3


@pytest.mark.rule("O-039")
def test_nothing_can_be_done_in_the_wrong_phase() -> None:
    s = scene(hero="a5", monsters={"A": "a2", "B": "d5"})
    assert [why_not(s, option) for option in ("move:a4", "attack:A", "end", "next:A")] == ["O-039"] * 4
    play(s, 2, 5, 2, "dice:2,5,2")
    assert (why_not(s, "roll"), why_not(s, "next:A")) == ("O-039", "O-039")
    play(s, "end")
    assert [why_not(s, option) for option in ("roll", "dice:2,5,2", "move:a4", "attack:A")] == ["O-039"] * 4


@pytest.mark.rule("O-040")
def test_a_hero_who_survives_the_attack_starts_a_new_turn_with_energy() -> None:
    s = scene(hero="a3", monsters={"A": "b4"}, health=3, phase="attack")  # 4 against 2
    assert view(s)["hero"]["health"] == 1
    assert (view(s)["turn"], view(s)["phase"]) == (2, "energy")
    assert [ask.seat for ask in s.asks()] == [CHANCE]
    play(s, 2, 5, 2, "dice:2,5,2")
    assert (view(s)["turn"], view(s)["phase"]) == (2, "hero")


@pytest.mark.rule("O-041")
def test_turns_repeat_until_the_hero_is_dead() -> None:
    s = scene(hero="a3", monsters={"A": "b4"})
    for turn, health in ((1, 4), (2, 2), (3, 0)):  # 4 against 2, turn after turn
        assert (view(s)["turn"], s.result()) == (turn, None)
        play(s, 1, 1, 1, "dice:1,1,1", "end")
        assert view(s)["hero"]["health"] == health
    assert (view(s)["turn"], view(s)["phase"]) == (3, "over")


@pytest.mark.rule("O-041")
def test_turns_repeat_until_all_monsters_are_dead() -> None:
    s = scene(hero="a3", monsters={"A": "b4"}, range=3, defence=4)
    play(s, 1, 3, 1, "dice:1,3,1", "attack:A", "end")  # one wound a turn
    assert (view(s)["turn"], view(s)["phase"]) == (2, "energy")
    play(s, 1, 3, 1, "dice:1,3,1", "attack:A")
    assert (view(s)["turn"], view(s)["phase"]) == (2, "reward")


@pytest.mark.rule("O-042")
def test_the_level_ends_at_once_with_its_last_monster() -> None:
    s = scene(
        hero="a1",
        monsters={"A": {"at": "a2", "health": 1}},
        phase="hero",
        speed=6,
        attack=6,
        dice={"attack": 6},
    )
    events = heard(s)
    play(s, "attack:A")  # 7 speed and 8 attack points are left
    assert {option.partition(":")[0] for option in options(s)} == {"reward"}
    for option in ("move:b1", "end"):
        with pytest.raises(Illegal):
            play(s, option)
    assert [event.id for event in events] == ["one-card-kills", "one-card-level-cleared"]


@pytest.mark.rule("O-043")
def test_unspent_points_are_lost_at_the_end_of_the_turn() -> None:
    s = scene(hero="a1", phase="hero", automatic=True, dice={"speed": 6, "attack": 6, "defence": 6})
    play(s, "end")  # with 7 speed and 7 attack points left
    energy = view(s)["energy"]
    assert (energy["left"], energy["defence"]) == ({"speed": 0, "attack": 0}, 1)
    play(s, 1, 1, 1, "dice:1,1,1")
    energy = view(s)["energy"]
    assert (energy["left"], energy["defence"]) == ({"speed": 2, "attack": 2}, 2)


@pytest.mark.rule("O-043")
def test_the_defence_of_the_last_turn_does_not_help() -> None:
    s = scene(hero="a3", monsters={"A": "b4"}, phase="hero", dice={"defence": 6})
    assert view(play(s, "end"))["hero"]["health"] == 6  # 4 against 7
    play(s, 1, 6, 6, "dice:6,6,1", "end")
    assert view(s)["hero"]["health"] == 4  # 4 against 2
