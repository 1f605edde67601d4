"""Goal and outcome (O-001..O-008)."""

from __future__ import annotations

import pytest

from tests.games.one_card.delve import delve
from tests.games.one_card.table import GAME, new, options, play, scene, view, why_not
from undercroft.engine.game import BadRequest

LEVELS = range(1, 13)


@pytest.mark.rule("O-001")
def test_one_player_leads_one_hero() -> None:
    s = play(new(), 2, 5, 2, "dice:2,5,2")
    assert [ask.seat for ask in s.asks()] == [0]
    assert view(s)["hero"]["square"] == "a1"
    second = GAME.explain(s, 1, "end")
    assert second is not None
    assert second.message.id == "no-such-seat"


@pytest.mark.rule("O-001")
@pytest.mark.parametrize("seats", [0, 2, 4])
def test_nobody_else_can_sit_down(seats: int) -> None:
    with pytest.raises(BadRequest, match="has 1 seat"):
        GAME.new(seats=seats)


@pytest.mark.rule("O-002")
def test_the_dungeon_has_twelve_levels() -> None:
    assert view(new())["levels"] == 12
    assert len(delve().starts) == 12
    for level in (0, 13):
        with pytest.raises(BadRequest):
            scene(level=level)


@pytest.mark.rule("O-003")
def test_the_levels_come_in_order_none_skipped_none_repeated() -> None:
    assert [start["level"] for start in delve().starts] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    assert [event.args["level"] for event in delve().events if event.id == "one-card-level-begins"] == [
        *LEVELS
    ]


@pytest.mark.rule("O-003")
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_each_level_leads_to_the_next(level: int) -> None:
    for reward in ("reward:heal", "reward:range"):
        assert view(play(scene(level=level, phase="reward"), reward))["level"] == level + 1


@pytest.mark.rule("O-004")
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_a_level_is_completed_when_its_last_monster_is_killed(level: int) -> None:
    dying = {"A": {"at": "c2", "health": 1}, "B": {"at": "b1", "health": 1}}
    s = scene(level=level, hero="c1", monsters=dying, phase="hero", attack=6, defence=6, dice={"attack": 6})
    play(s, "attack:A")
    assert (view(s)["level"], view(s)["phase"]) == (level, "hero")
    if "attack:B" not in options(s):  # an ogre costs 7 points: it has to wait for the next turn
        play(s, "end", 6, 6, 6, "dice:6,6,6")
    play(s, "attack:B")
    assert (view(s)["level"], view(s)["phase"]) == (level, "reward")
    assert view(play(s, "reward:heal"))["level"] == level + 1


@pytest.mark.rule("O-005")
def test_the_last_demon_of_level_12_wins_the_game() -> None:
    dying = {letter: {"at": at, "health": 1} for letter, at in {"A": "c2", "B": "b1", "C": "d1"}.items()}
    dice = {"attack": 6, "defence": 6}
    s = scene(level=12, hero="c1", monsters=dying, phase="hero", attack=6, defence=6, range=6, dice=dice)
    play(s, "attack:A", "attack:B")
    assert s.result() is None
    play(s, "end", 6, 6, 6, "dice:6,6,6", "attack:C")
    assert s.result() == {"winners": [0], "scores": {"0": 1}, "reason": "victory", "level": 12}
    assert (s.asks(), view(s)["phase"], why_not(s, "end")) == ([], "over", "O-005")


@pytest.mark.rule("O-005")
def test_no_other_level_wins_the_game() -> None:
    s = scene(level=11, hero="c1", monsters={"A": {"at": "c2", "health": 1}}, phase="hero", attack=6)
    assert play(s, "attack:A").result() is None


@pytest.mark.rule("O-006")
@pytest.mark.parametrize("level", LEVELS)
def test_the_game_is_lost_when_health_reaches_0_on_any_level(level: int) -> None:
    s = scene(level=level, hero="c1", monsters={"A": "c2"}, health=1, phase="attack")
    assert s.result() == {"winners": [], "scores": {"0": 0}, "reason": "defeat", "level": level}
    assert (view(s)["hero"]["health"], view(s)["turn"]) == (0, 1)
    assert (s.asks(), view(s)["phase"], why_not(s, "end")) == ([], "over", "O-006")


@pytest.mark.rule("O-006")
def test_a_hero_with_1_health_plays_on() -> None:
    s = scene(level=1, hero="c1", monsters={"A": "c2"}, health=3, phase="attack")  # 4 against 2
    assert view(s)["hero"]["health"] == 1
    assert s.result() is None


@pytest.mark.rule("O-007")
def test_a_victory_is_a_victory_however_it_was_won() -> None:
    last = {"A": {"at": "c2", "health": 1}}
    quick = scene(level=12, hero="c1", monsters=last, phase="hero", attack=6)
    slow = scene(level=12, hero="c1", monsters=last, phase="hero", attack=6, health=1, turn=99, speed=6)
    assert play(quick, "attack:A").result() == play(slow, "attack:A").result()
    assert quick.result() == {"winners": [0], "scores": {"0": 1}, "reason": "victory", "level": 12}


@pytest.mark.rule("O-007")
def test_a_defeat_shows_the_level_but_scores_nothing_for_it() -> None:
    early, late = [
        scene(level=level, hero="c1", monsters={"A": "c2"}, health=1, phase="attack").result() or {}
        for level in (1, 12)
    ]
    assert (early.pop("level"), late.pop("level")) == (1, 12)
    assert early == late == {"winners": [], "scores": {"0": 0}, "reason": "defeat"}


@pytest.mark.rule("O-007")
def test_no_option_ends_the_game_in_another_way() -> None:
    verbs = {option.partition(":")[0] for option in GAME.vocabulary()}
    energy = {"roll", "keep", "dice", "bow", "reroll"}
    assert verbs == energy | {"move", "attack", "end", "next", "to", "reward"}


@pytest.mark.rule("O-008")
@pytest.mark.parametrize("level", [1, 12])
def test_no_number_of_turns_ends_a_level_or_the_game(level: int) -> None:
    s = scene(level=level, monsters={"A": "c3"}, defence=6, automatic=True)  # 12 defence: no wound
    for _ in range(300):
        play(s, 1, 1, 6, "dice:1,1,6", "end")
    assert (view(s)["level"], view(s)["turn"], view(s)["phase"]) == (level, 301, "energy")
    assert view(s)["hero"]["health"] == 6
    assert s.result() is None
