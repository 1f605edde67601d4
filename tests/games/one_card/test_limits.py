"""What is true at every moment of every game (O-243..O-249), and O-176 along the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.one_card.printed import FREE
from tests.games.one_card.table import GAME, heard, new, options, play, scene, view
from undercroft.engine.flow import CHANCE
from undercroft.games.one_card.state import OneCard

SKILLS = ("speed", "attack", "defence", "range")
CLASSES = ("none", "paladin", "barbarian", "archer", "sorceress")

one_to_six = st.integers(1, 6)
tables = st.fixed_dictionaries(
    {
        "level": st.integers(1, 12),
        "class": st.sampled_from(CLASSES),
        "automatic": st.booleans(),
        "health": one_to_six,
        **dict.fromkeys(SKILLS, one_to_six),
        "seed": st.integers(0, 1000),
    }
)
lucks = st.integers(0, 10**6).map(random.Random)
many = settings(max_examples=60, deadline=None, derandomize=True, database=None)


def walk(table: dict[str, Any], luck: random.Random, steps: int = 150) -> Iterator[tuple[OneCard, OneCard]]:
    """Play a scene at random, striking when possible; yields the state before and after every choice."""
    s = GAME.scene(table, chance="explicit")
    for _ in range(steps):
        if s.result():
            return
        before = s.copy()
        ask = s.asks()[0]
        strikes = [option for option in ask.options if option.startswith("attack:")]
        s.apply(ask.seat, luck.choice(strikes or ask.options))
        yield before, s


def skills(s: OneCard) -> list[int]:
    """The four base skills."""
    hero = view(s)["hero"]
    return [hero[skill] for skill in SKILLS]


@pytest.mark.rule("O-243")
@many
@given(tables, lucks)
def test_health_stays_from_0_to_6(table: dict[str, Any], luck: random.Random) -> None:
    for before, after in walk(table, luck):
        assert 0 <= view(after)["hero"]["health"] <= 6
        if view(before)["phase"] != "reward":
            assert view(after)["hero"]["health"] <= view(before)["hero"]["health"]


@pytest.mark.rule("O-243", "O-244")
@pytest.mark.parametrize("health", range(1, 7))
def test_healing_and_improving_stop_at_6(health: int) -> None:
    s = scene(level=5, phase="reward", health=health, speed=6, attack=6, defence=5, range=6)
    assert view(play(s.copy(), "reward:heal"))["hero"]["health"] == 6
    assert options(s) == ("reward:defence", "reward:heal")
    assert skills(play(s, "reward:defence")) == [6, 6, 6, 6]


@pytest.mark.rule("O-244", "O-245")
@many
@given(tables, lucks)
def test_base_skills_never_fall_nor_exceed_6(table: dict[str, Any], luck: random.Random) -> None:
    for before, after in walk(table, luck):
        for old, now in zip(skills(before), skills(after), strict=True):
            assert old <= now <= 6  # O-245, O-244
        if view(before)["phase"] != "reward":
            assert skills(before) == skills(after)


@pytest.mark.rule("O-245")
def test_neither_energy_nor_wounds_lower_a_base_skill() -> None:
    s = scene(level=1, hero="c3", monsters={"A": "c4", "B": "b3"}, speed=3, attack=4, defence=2, range=5)
    play(s, 1, 2, 3, "dice:3,2,1", "move:d3", "attack:A", "end")
    while view(s)["phase"] == "monsters":
        play(s, options(s)[0])
    assert view(s)["hero"]["health"] < 6
    assert skills(s) == [3, 4, 2, 5]


def cleared(s: OneCard, luck: random.Random) -> OneCard:
    """The level of this state, played with sixes until it is cleared."""
    for _ in range(2000):
        lucky = s.copy()
        while not lucky.result() and view(lucky)["phase"] != "reward":
            ask = lucky.asks()[0]
            strikes = [option for option in ask.options if option.startswith("attack:")]
            lucky.apply(ask.seat, "6" if ask.seat == CHANCE else luck.choice(strikes or ask.options))
        if not lucky.result():
            return lucky
    raise AssertionError(f"level {s.level} was not cleared")


@pytest.mark.rule("O-246")
def test_skills_at_the_start_of_a_level_are_5_and_the_improvements() -> None:
    rewards = ["defence", "heal", "defence", "attack", "defence", "range", "defence", "speed"]
    rewards += ["heal", "attack", "heal"]
    s, luck = new(automatic=True), random.Random(2)
    for level in range(1, 13):
        taken = rewards[: level - 1]
        assert view(s)["level"] == level
        assert sum(skills(s)) == 5 + len(taken) - taken.count("heal")
        if level < 12:
            s = play(cleared(s, luck), f"reward:{rewards[level - 1]}")


@pytest.mark.rule("O-246")
def test_each_level_but_the_last_gives_exactly_one_reward() -> None:
    s = cleared(new(automatic=True), random.Random(1))
    assert set(options(s)) == {
        "reward:speed",
        "reward:attack",
        "reward:defence",
        "reward:range",
        "reward:heal",
    }
    for reward in options(s):
        after = play(s.copy(), reward)
        assert view(after)["level"] == 2
        assert view(after)["phase"] == "energy"  # one reward, then on
        assert sum(skills(after)) == (5 if reward == "reward:heal" else 6)


@pytest.mark.rule("O-247")
@many
@given(tables, lucks)
def test_all_figures_stand_on_floor_or_stairs_each_on_its_own(
    table: dict[str, Any], luck: random.Random
) -> None:
    for _, after in walk(table, luck):
        now = view(after)
        figures = [now["hero"]["square"], *[monster["square"] for monster in now["monsters"]]]
        assert set(figures) <= set(FREE[(now["level"] - 1) % 4 + 1])  # O-189
        assert len(set(figures)) == len(figures)


@pytest.mark.rule("O-248")
@many
@given(tables, lucks)
def test_monsters_never_grow_in_number_during_a_level(table: dict[str, Any], luck: random.Random) -> None:
    for before, after in walk(table, luck):
        if view(before)["level"] == view(after)["level"]:
            old = {monster["letter"] for monster in view(before)["monsters"]}
            now = {monster["letter"] for monster in view(after)["monsters"]}
            assert now <= old


@pytest.mark.rule("O-249")
@many
@given(tables, lucks)
def test_chance_has_a_say_only_in_the_energy_phase(table: dict[str, Any], luck: random.Random) -> None:
    for _, after in walk(table, luck):
        for ask in after.asks():
            if ask.seat == CHANCE:
                assert view(after)["phase"] == "energy"
                assert ask.options == ("1", "2", "3", "4", "5", "6")


@pytest.mark.rule("O-249")
@many
@given(tables, lucks)
def test_the_same_dice_and_choices_give_the_same_game(table: dict[str, Any], luck: random.Random) -> None:
    free = GAME.scene(table, chance="auto")
    forced = GAME.scene({**table, "seed": table["seed"] + 1}, chance="explicit")
    for _ in range(150):
        faces = view(free)["energy"]["rolled"]
        while forced.asks() and forced.asks()[0].seat == CHANCE:
            forced.apply(CHANCE, str(faces[0]))
            faces = faces[1:]
        assert view(free) == view(forced)
        if free.result():
            return
        choice = luck.choice(options(free))
        play(free, choice)
        play(forced, choice)


@pytest.mark.rule("O-249")
@many
@given(tables, lucks)
def test_the_stream_moves_only_when_dice_are_rolled(table: dict[str, Any], luck: random.Random) -> None:
    s = GAME.scene(table, chance="auto")
    for _ in range(100):
        if s.result():
            return
        before, events = s.spot, heard(s)
        play(s, luck.choice(options(s)))
        assert (s.spot != before) == any(event.id == "one-card-rolls" for event in events)


@pytest.mark.rule("O-176")
@many
@given(tables, lucks)
def test_every_attack_meets_a_defence_of_2_or_more(table: dict[str, Any], luck: random.Random) -> None:
    s = GAME.scene(table, chance="auto")
    for _ in range(100):
        if s.result():
            return
        events = heard(s)
        play(s, luck.choice(options(s)))
        defences = [int(event.args["defence"]) for event in events if "sum" in event.args]
        assert all(2 <= defence <= 12 for defence in defences)
