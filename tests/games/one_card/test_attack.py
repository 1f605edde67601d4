"""The hero's strikes (rules, section 8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.one_card.table import GAME, healths, heard, options, places, play, scene, view, why_not
from undercroft.engine.flow import Illegal
from undercroft.games.one_card.state import OneCard


def fight(hero: str, monsters: dict[str, Any], attack: int = 12, **spec: Any) -> OneCard:
    """The hero phase with this much attack left, and speed for a few steps."""
    spec = {"left": {"speed": 12, "attack": attack}, "automatic": True, **spec}
    return scene(hero=hero, monsters=monsters, phase="hero", **spec)


def attack_left(s: OneCard) -> int:
    left: int = view(s)["energy"]["left"]["attack"]
    return left


@pytest.mark.rule("O-072")
def test_only_a_monster_both_seen_and_in_range_can_be_struck() -> None:
    seen_and_near = fight("a1", {"A": "a2"}, range=2)
    seen_but_far = fight("a1", {"A": "c1"}, range=2)
    near_but_unseen = fight("b1", {"A": "b3"}, range=6)  # the wall b2 between them
    neither = fight("b1", {"A": "b3"}, range=2)
    assert "attack:A" in options(seen_and_near)
    for s in (seen_but_far, near_but_unseen, neither):
        assert "attack:A" not in options(s)
        with pytest.raises(Illegal):
            play(s, "attack:A")
    assert why_not(seen_but_far, "attack:A") == "O-088"
    assert why_not(near_but_unseen, "attack:A") == "O-098"


@pytest.mark.rule("O-072")
def test_a_refused_strike_tells_distance_range_and_price() -> None:
    s = fight("a1", {"A": "c1"}, attack=6)
    refusal = GAME.explain(s, 0, "attack:A")
    assert refusal is not None
    args = refusal.message.args
    assert (args["letter"], args["square"]) == ("A", "c1")
    assert (args["distance"], args["range"]) == (4, 2)
    assert (args["price"], args["left"]) == (4, 6)


@pytest.mark.rule("O-072")
def test_each_monster_is_judged_by_itself() -> None:
    s = fight("a3", {"A": "a4", "B": "b3", "C": "c3", "D": "c5"}, range=4)
    assert {"attack:A", "attack:B"} <= set(options(s))
    assert (why_not(s, "attack:C"), why_not(s, "attack:D")) == ("O-098", "O-088")


@pytest.mark.rule("O-073")
def test_range_is_measured_from_where_the_hero_stands_now() -> None:
    s = fight("a1", {"A": "c1"}, range=2)
    assert why_not(s, "attack:A") == "O-088"
    play(s, "move:b1")
    assert "attack:A" in options(s)
    play(s, "move:a1")
    assert why_not(s, "attack:A") == "O-088"


@pytest.mark.rule("O-073")
def test_sight_is_tested_from_where_the_hero_stands_now() -> None:
    s = fight("b1", {"A": "b3"}, range=6)
    assert why_not(s, "attack:A") == "O-098"
    play(s, "move:a1")
    assert "attack:A" in options(s)
    play(s, "move:b1")
    assert why_not(s, "attack:A") == "O-098"


@pytest.mark.rule("O-074")
@pytest.mark.parametrize(("level", "defence"), [(1, 4), (2, 4), (3, 7), (4, 5)])
def test_a_wound_costs_the_monsters_defence(level: int, defence: int) -> None:
    hero, square = ("a1", "a2") if level in (1, 3) else ("e1", "e2")
    s = fight(hero, {"A": square}, level=level, attack=defence)
    health = healths(s)["A"]
    play(s, "attack:A")
    assert (healths(s), attack_left(s)) == ({"A": health - 1}, 0)
    short = fight(hero, {"A": square}, level=level, attack=defence - 1)
    assert why_not(short, "attack:A") == "O-058"


@pytest.mark.rule("O-075")
def test_every_further_wound_costs_the_defence_again() -> None:
    s = fight("a1", {"A": "a2", "B": "b1"}, attack=12)
    play(s, "attack:A")
    assert attack_left(s) == 8
    play(s, "attack:B")
    assert attack_left(s) == 4
    play(s, "attack:B")
    assert (attack_left(s), healths(s)) == (0, {"A": 1})


@pytest.mark.rule("O-076")
def test_6_points_against_defence_4_are_one_wound_and_2_points_over() -> None:
    s = fight("a1", {"A": "a2"}, attack=6)
    play(s, "attack:A")
    assert (healths(s), attack_left(s)) == ({"A": 1}, 2)
    assert why_not(s, "attack:A") == "O-058"


@pytest.mark.rule("O-077")
def test_8_points_against_defence_4_are_two_wounds_on_one_spider_or_split() -> None:
    one = play(fight("a1", {"A": "a2", "B": "b1"}, attack=8), "attack:A", "attack:A")
    assert (healths(one), attack_left(one)) == ({"B": 2}, 0)
    split = play(fight("a1", {"A": "a2", "B": "b1"}, attack=8), "attack:A", "attack:B")
    assert (healths(split), attack_left(split)) == ({"A": 1, "B": 1}, 0)


@pytest.mark.rule("O-078")
def test_6_points_do_not_wound_an_ogre() -> None:
    s = fight("a1", {"A": "a2"}, level=3, attack=6)
    refusal = GAME.explain(s, 0, "attack:A")
    assert refusal is not None
    assert refusal.rule == "O-058"
    assert (refusal.message.args["price"], refusal.message.args["left"]) == (7, 6)
    with pytest.raises(Illegal):
        play(s, "attack:A")
    assert (healths(s), attack_left(s)) == ({"A": 5}, 6)


@pytest.mark.rule("O-079")
def test_points_below_the_defence_are_not_stored_on_the_monster() -> None:
    s = fight("a1", {"A": "a2"}, attack=6, defence=6)
    play(s, "attack:A", "end")  # 2 points are lost here
    play(s, 1, 2, 1, "dice:1,2,1")
    assert (places(s), healths(s), attack_left(s)) == ({"A": "a2"}, {"A": 1}, 3)
    assert why_not(s, "attack:A") == "O-058"  # though 2 + 3 would do


@pytest.mark.rule("O-080")
def test_a_wound_takes_1_health_from_that_monster_alone() -> None:
    s = fight("a1", {"A": "a2", "B": "b1"}, level=3, attack=7)
    events = heard(s)
    play(s, "attack:B")
    assert healths(s) == {"A": 5, "B": 4}
    assert [(event.id, event.args["health"]) for event in events] == [("one-card-wounds", 4)]


@pytest.mark.rule("O-081")
def test_a_monster_without_health_leaves_the_card_at_once() -> None:
    s = fight("a1", {"A": {"at": "a2", "health": 1}, "B": "e5"})
    events = heard(s)
    play(s, "attack:A")
    assert (places(s), view(s)["phase"]) == ({"B": "e5"}, "hero")
    assert [event.id for event in events] == ["one-card-kills"]
    assert why_not(s, "attack:A") == "O-081"


@pytest.mark.rule("O-082")
def test_a_removed_monster_no_longer_blocks_the_way() -> None:
    s = fight("a1", {"A": {"at": "a2", "health": 1}, "B": "b1"})
    assert why_not(s, "move:a2") == "O-063"
    play(s, "attack:A", "move:a2")
    assert view(s)["hero"]["square"] == "a2"


@pytest.mark.rule("O-082")
def test_a_removed_monster_no_longer_blocks_sight() -> None:
    s = fight("a1", {"A": {"at": "b1", "health": 1}, "B": "c1"}, range=4)
    assert why_not(s, "attack:B") == "O-098"
    play(s, "attack:A", "attack:B")
    assert healths(s) == {"B": 1}


@pytest.mark.rule("O-083")
def test_wounds_stay_from_turn_to_turn() -> None:
    s = fight("a1", {"A": "a2", "B": "b1"}, attack=4, defence=6)
    play(s, "attack:A", "end")
    for turn in (2, 3, 4):
        play(s, 3, 1, 1, "dice:1,3,1")
        assert (view(s)["turn"], healths(s)) == (turn, {"A": 1, "B": 2})
        play(s, "end")
    play(s, 3, 1, 1, "dice:1,3,1", "attack:A")  # the last wound needed
    assert healths(s) == {"B": 2}


@pytest.mark.rule("O-083")
def test_a_monster_that_walks_away_keeps_its_wounds() -> None:
    s = fight("e1", {"A": "e2"}, level=4, attack=5, defence=6)
    play(s, "attack:A", "end")
    assert places(s) != {"A": "e2"}  # a demon steps back to its range
    assert healths(s) == {"A": 4}


@pytest.mark.rule("O-084")
@pytest.mark.parametrize("seed", range(12))
def test_a_strike_rolls_no_die_and_never_misses(seed: int) -> None:
    left = {"attack": 12, "speed": 0}
    spec = {"hero": "e1", "monsters": {"A": "e2"}, "level": 2, "phase": "hero", "left": left, "seed": seed}
    s = GAME.scene(spec, chance="auto")
    spot = s.spot
    play(s, "attack:A")
    assert (healths(s), s.spot) == ({"A": 2}, spot)
    play(s, "attack:A")
    assert (healths(s), s.spot) == ({"A": 1}, spot)
