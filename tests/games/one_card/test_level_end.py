"""End of a level (O-177..O-187)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.one_card.delve import delve
from tests.games.one_card.table import GAME, options, play, scene, view, why_not
from undercroft.engine.flow import Illegal
from undercroft.games.one_card.state import OneCard

SKILLS = ("speed", "attack", "defence", "range")
FIVE = {"reward:speed", "reward:attack", "reward:defence", "reward:range", "reward:heal"}
ONE_BLOW = {"A": {"at": "c2", "health": 1}}


def numbers(s: OneCard) -> dict[str, Any]:
    """The hero's health and base skills."""
    return {name: view(s)["hero"][name] for name in ("health", *SKILLS)}


@pytest.mark.rule("O-177")
@pytest.mark.parametrize("level", range(1, 12))
def test_a_completed_level_gives_one_reward_and_no_monster_alive_does(level: int) -> None:
    s = scene(level=level, hero="c1", monsters=ONE_BLOW, phase="hero", attack=3, dice={"attack": 6}, health=2)
    assert [why_not(s, reward) for reward in sorted(FIVE)] == ["O-177"] * 5
    play(s, "attack:A")
    assert set(options(s)) == FIVE
    play(s, "reward:attack")
    assert numbers(s) == {"health": 2, "speed": 1, "attack": 4, "defence": 1, "range": 2}
    assert [why_not(s, reward) for reward in sorted(FIVE)] == ["O-177"] * 5


@pytest.mark.rule("O-178", "O-184", "O-185")
@pytest.mark.parametrize("skill", SKILLS)
def test_an_improved_skill_is_1_higher_and_nothing_else_changes(skill: str) -> None:
    before = {"health": 4, "speed": 2, "attack": 3, "defence": 4, "range": 5}
    s = play(scene(phase="reward", **before), f"reward:{skill}")
    assert numbers(s) == {**before, skill: before[skill] + 1}
    assert numbers(s)["health"] == 4


@pytest.mark.rule("O-179")
@pytest.mark.parametrize("health", [1, 2, 3, 4, 5])
def test_healing_sets_health_to_6(health: int) -> None:
    s = play(scene(phase="reward", health=health), "reward:heal")
    assert numbers(s) == {"health": 6, "speed": 1, "attack": 1, "defence": 1, "range": 2}


@pytest.mark.rule("O-180")
@pytest.mark.parametrize(("first", "second"), [("speed", "heal"), ("heal", "speed")])
def test_nobody_improves_and_heals_at_once(first: str, second: str) -> None:
    s = play(scene(phase="reward", health=3), f"reward:{first}")
    with pytest.raises(Illegal):
        s.apply(0, f"reward:{second}")
    hero = numbers(s)
    assert (hero["health"], hero["speed"]) == ((3, 2) if first == "speed" else (6, 1))
    assert view(s)["level"] == 2


@pytest.mark.rule("O-181")
def test_a_reward_cannot_be_skipped() -> None:
    s = scene(phase="reward")
    assert set(options(s)) == FIVE
    for other in ("end", "roll", "move:a2", "dice:1,1,1"):
        assert why_not(s, other) == "O-181"
        with pytest.raises(Illegal):
            play(s, other)
    assert (view(s)["level"], view(s)["phase"]) == (1, "reward")


@pytest.mark.rule("O-181")
def test_a_reward_cannot_be_kept_for_later() -> None:
    ids = [event.id for event in delve().events]
    gifts = [number for number, id in enumerate(ids) if id == "one-card-improves"]
    assert len(gifts) == 11
    for gift in gifts:  # after every level one gift and at once the next level
        assert ids[gift - 1 : gift + 2] == [
            "one-card-level-cleared",
            "one-card-improves",
            "one-card-level-begins",
        ]


@pytest.mark.rule("O-182")
def test_healing_at_full_health_is_warned_of_and_changes_nothing() -> None:
    s = scene(phase="reward", health=6, attack=3)
    assert GAME.describe(s, 0, "reward:heal").warning is not None
    before = numbers(s)
    play(s, "reward:heal")
    assert numbers(s) == before
    assert view(s)["level"] == 2


@pytest.mark.rule("O-182")
def test_no_other_reward_is_warned_of() -> None:
    for health in (1, 2, 3, 4, 5):
        assert GAME.describe(scene(phase="reward", health=health), 0, "reward:heal").warning is None
    for skill in SKILLS:
        assert GAME.describe(scene(phase="reward"), 0, f"reward:{skill}").warning is None


@pytest.mark.rule("O-183")
@pytest.mark.parametrize("skill", SKILLS)
def test_a_skill_at_6_cannot_be_improved(skill: str) -> None:
    s = scene(phase="reward", **{skill: 6})
    assert set(options(s)) == FIVE - {f"reward:{skill}"}
    assert why_not(s, f"reward:{skill}") == "O-183"
    s = scene(phase="reward", **{skill: 5})
    assert numbers(play(s, f"reward:{skill}"))[skill] == 6


@pytest.mark.rule("O-183")
def test_a_perfect_hero_can_only_heal() -> None:
    assert options(scene(phase="reward", speed=6, attack=6, defence=6, range=6)) == ("reward:heal",)


@pytest.mark.rule("O-184")
def test_an_improvement_lasts_for_the_rest_of_the_game() -> None:
    assert delve().rewards == ["defence"] * 5 + ["attack"] * 5 + ["speed"]
    heroes = [start["hero"] for start in delve().starts]
    assert [hero["defence"] for hero in heroes] == [1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6]
    assert [hero["attack"] for hero in heroes] == [1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6]
    assert [hero["speed"] for hero in heroes] == [1] * 11 + [2]
    assert [hero["range"] for hero in heroes] == [2] * 12


@pytest.mark.rule("O-184")
def test_an_improvement_counts_in_the_next_turn() -> None:
    s = play(scene(phase="reward"), "reward:attack", 2, 5, 2, "dice:2,5,2")
    assert view(s)["energy"]["left"] == {"speed": 3, "attack": 2 + 5}


@pytest.mark.rule("O-186")
def test_level_12_gives_no_reward() -> None:
    s = scene(level=12, hero="c1", monsters=ONE_BLOW, phase="hero", attack=6, health=2)
    play(s, "attack:A")
    assert (s.asks(), view(s)["phase"]) == ([], "over")
    assert [why_not(s, reward) for reward in sorted(FIVE)] == ["O-005"] * 5
    assert numbers(s) == {"health": 2, "speed": 1, "attack": 6, "defence": 1, "range": 2}


@pytest.mark.rule("O-186")
def test_a_won_game_holds_eleven_rewards() -> None:
    result = delve().state.result()
    assert result is not None
    assert result["reason"] == "victory"
    assert len(delve().rewards) == 11
    skills = numbers(delve().state)
    assert sum(skills[name] for name in SKILLS) == (1 + 1 + 1 + 2) + 11


@pytest.mark.rule("O-187")
def test_the_hero_of_the_level_2_figure() -> None:
    spider = {"A": {"at": "b4", "health": 1}}
    s = scene(hero="a3", monsters=spider, phase="hero", dice={"speed": 2, "attack": 2, "defence": 2})
    play(s, "end")  # 4 against 3: the hero loses 1 health
    play(s, 6, 3, 1, "dice:6,3,1", "move:a4", "attack:A", "reward:defence")
    assert view(s)["level"] == 2
    assert numbers(s) == {"health": 5, "speed": 1, "attack": 1, "defence": 2, "range": 2}
