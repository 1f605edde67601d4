"""The cautious hero: strikes if it pays, steps back if not, and gets much further than random play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.one_card.table import GAME, options, play, scene, view
from undercroft import bots
from undercroft.engine.seat import Seat
from undercroft.games.one_card import advice
from undercroft.games.one_card.state import OneCard
from undercroft.lab import simulate


def choice(s: OneCard) -> str:
    """What the bot chooses here."""
    [ask] = s.asks()
    return bots.get("one-card", "heuristic", 0).choose(Seat(GAME, s, 0), ask)


def turn(**spec: Any) -> OneCard:
    """A hero phase that the bot plays to its end."""
    s = scene(phase="hero", automatic=True, **spec)
    while options(s) and view(s)["phase"] == "hero":
        play(s, choice(s))
    return s


def test_it_is_offered_beside_chance_and_is_the_stronger_one() -> None:
    assert bots.names("one-card") == ["random", "heuristic"]


def test_it_strikes_a_monster_dead_and_takes_no_wound() -> None:
    s = turn(level=1, hero="c3", monsters={"A": {"at": "c4", "health": 1}}, left={"attack": 4})
    assert view(s)["monsters"] == []


def test_it_walks_up_to_a_monster_to_strike_it() -> None:
    monsters = {"A": {"at": "e3", "health": 1}}
    s = turn(level=1, hero="c3", monsters=monsters, left={"speed": 2, "attack": 4})
    assert view(s)["monsters"] == []


def test_it_steps_out_of_reach_if_it_cannot_strike() -> None:
    ogre = {"level": 3, "hero": "c3", "monsters": {"A": "c4"}, "health": 3}
    s = turn(**ogre, left={"speed": 6})
    assert view(s)["hero"]["health"] == 3
    assert view(turn(**ogre))["hero"]["health"] < 3  # without speed it has to stay


def test_it_keeps_slow_monsters_at_a_distance_and_comes_near_to_quick_ones() -> None:
    far = {"level": 3, "hero": "c1", "monsters": {"A": "a5"}, "left": {"speed": 4}}
    away = [turn(**{**far, "level": level}) for level in (3, 1)]
    ogre, spider = [s.board().distance(s.tile)[s.monsters[0].tile] for s in away]
    assert ogre > spider


def test_it_never_walks_into_death_where_it_can_live() -> None:
    demon = {"at": "b5", "health": 1}
    s = scene(
        level=4, hero="e1", monsters={"A": demon}, health=1, phase="hero", left={"speed": 12, "attack": 5}
    )
    ends = advice.endings(s)
    assert {end.first for end in ends} <= set(options(s))
    while view(s)["phase"] == "hero" and options(s):
        play(s, choice(s))
    assert s.outcome != "defeat"


def test_rest_comes_before_skill_only_when_it_is_needed() -> None:
    assert choice(scene(phase="reward", health=2)) == "reward:heal"
    assert choice(scene(phase="reward", health=6)) == "reward:defence"
    assert choice(scene(level=11, phase="reward", health=4)) == "reward:heal"


@pytest.mark.parametrize("hero_class", ["paladin", "barbarian", "archer", "sorceress"])
def test_it_plays_every_class(hero_class: str) -> None:
    s = GAME.new(seed=3, options={"class": hero_class})
    for _ in range(30):
        if s.asks():
            s.apply(0, choice(s))
    assert s.turn > 1 or s.level > 1


def test_classes_use_their_abilities() -> None:
    paladin = scene(hero_class="paladin", turn=2, dice={"speed": 1, "attack": 6, "defence": 2})
    assert choice(paladin) == "keep:attack"
    weak = play(scene(hero_class="sorceress"), 1, 2, 1)
    assert choice(weak) == "reroll"
    strong = play(scene(hero_class="sorceress"), 5, 6, 4)
    assert choice(strong).startswith("dice:")
    cornered = {"hero": "e1", "monsters": {"A": "e2", "B": "d1", "C": "d2"}, "health": 1}
    deadly = play(scene(hero_class="sorceress", level=11, **cornered), 5, 4, 4)
    assert choice(deadly) == "reroll"


def test_it_plays_the_same_game_in_every_build_and_gets_deeper_than_chance() -> None:
    played = [simulate.play("one-card", {}, ["heuristic"], seed) for seed in range(2)]
    assert [(result["level"], decisions) for result, decisions in played] == [(2, 54), (12, 804)]
    chance = [simulate.play("one-card", {}, ["random"], seed)[0]["level"] for seed in range(2)]
    assert chance == [1, 1]


def test_every_ending_is_what_the_rules_make_of_it() -> None:
    s = scene(level=9, hero="b3", phase="hero", automatic=True, left={"speed": 5, "attack": 8}, defence=6)
    for end in advice.endings(s):
        if end.first == "end":
            table = s.copy()
            events: list[Any] = []
            table.listener = events.append
            play(table, "end")
            assert [monster.tile for monster in table.monsters] == [monster.tile for monster in end.monsters]
            assert events[-1].args["sum"] == end.attack
            return
    raise AssertionError("to end the turn at once is one of the endings")
