"""Why not at the challenge stage: each reason has its own rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, asked, play, scene
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

A, B, C = 0, 1, 2
Spec = dict[str, Any]


def battle(hand: tuple[str, ...] = ("zombie",), hero: Spec | None = None, **spec: Any) -> DungeoneerTable:
    """A is Dungeonlord at the entrance; B is in the crossing with Scare for the response stage."""
    attacked = {"hero": "roderik-talus", "at": "crossing", "peril": 9, "glory": 3, "hand": ["scare"]}
    lord = {"hero": "kron-axereaver", "hand": list(hand), **spec.pop("lord", {})}
    chosen = {"map": {"crossing": [0, -1]}, "phase": "villainy", **spec}
    return scene(lord, {**attacked, **(hero or {})}, {"at": "crossing"}, **chosen)


def until(s: DungeoneerTable, seat: int, prompt: str) -> DungeoneerTable:
    """Everybody passes and every die shows 1 until a seat is asked this."""
    while (asked(s), s.asks()[0].prompt) != (seat, "dungeoneer-ask-" + prompt):
        options = s.asks()[0].options
        s.apply(asked(s), options[-1] if options[-1] in ("pass", "fight") else options[0])
    return s


def refused(s: DungeoneerTable, option: str, seat: int = B) -> tuple[str | None, str]:
    """Rule and message with which the attacked hero is refused."""
    assert asked(s) == seat
    refusal = GAME.explain(s, seat, option)
    assert refusal is not None, f"{option} is open"
    return refusal.rule, refusal.message.id.removeprefix("dungeoneer-why-")


@pytest.mark.rule("D-353", "D-182", "D-185")
def test_neither_the_slain_nor_the_absent_can_be_challenged_nor_in_any_form() -> None:
    s = battle(("zombie", "skeleton", "ghost"), {"saved": True})
    play(s, "play:zombie@1", "play:skeleton@1", "form:melee", "play:ghost@1", "form:magic")
    until(s, B, "response")
    play(s, "play:scare", "foe:3", 1, 3, 6, 1)  # the zombie falls, the skeleton hits, the ghost is gone
    assert refused(s, "challenge:foe1:melee") == ("D-353", "foe-gone")
    assert refused(s, "challenge:foe3:melee") == ("D-353", "foe-gone")
    assert refused(s, "challenge:foe4:melee") == ("D-182", "no-such-monster")
    assert refused(s, "challenge:hero0:melee") == ("D-182", "not-here")
    assert refused(s, "challenge:hero1:melee") == ("D-182", "not-here")
    assert refused(s, "challenge:foe2:speed") == ("D-185", "form")
    assert GAME.explain(s, B, "challenge:hero2:melee") is None


@pytest.mark.rule("D-188")
def test_at_the_entrance_heroes_are_not_challenged() -> None:
    s = battle(hero={"at": "", "saved": True})
    play(s, "play:zombie@1", "pass", 6, 1)
    assert refused(s, "challenge:hero0:melee") == ("D-188", "peace")
    assert GAME.explain(s, B, "challenge:foe1:melee") is None


@pytest.mark.parametrize(
    ("hero", "rule", "why"),
    [
        pytest.param({"saved": True}, "D-202", "in-battle", marks=pytest.mark.rule("D-202")),
        pytest.param({}, "D-203", "no-ap", marks=pytest.mark.rule("D-203")),
        pytest.param({"saved": True, "fallen": True}, "D-230", "lying", marks=pytest.mark.rule("D-230")),
    ],
)
def test_at_the_response_stage_a_challenge_waits_or_cannot_be_paid(hero: Spec, rule: str, why: str) -> None:
    s = until(play(battle(hero=hero), "play:zombie@1"), B, "response")
    assert refused(s, "challenge:foe1:melee") == (rule, why)


@pytest.mark.rule("D-225")
def test_on_the_narrow_stair_nobody_is_challenged() -> None:
    stair: Spec = {"map": {"narrow-stair": [0, 1], "crossing": [0, -1]}}
    s = play(battle(hero={"at": "narrow-stair", "saved": True}, **stair), "play:zombie@1")
    assert refused(s, "challenge:foe1:melee") == ("D-225", "forbidden")


@pytest.mark.rule("D-348")
def test_after_an_attack_there_is_no_challenge_in_the_same_turn() -> None:
    champion = {"quests": ["champion-of-the-arena"], "at": "old-arena", "ap": 3}
    s = scene(champion, {"at": "old-arena"}, map={"old-arena": [0, -1]})
    s.always_pause = True
    until(play(s, "attack:1:melee"), A, "heroics")
    play(s, "attempt:champion-of-the-arena")
    until(s, A, "response")
    assert refused(s, "challenge:foe1:melee", A) == ("D-348", "attacked")


@pytest.mark.rule("D-204")
def test_a_challenge_is_not_answered_by_another() -> None:
    s = battle((), {"saved": True, "hand": []}, lord={"at": "crossing", "ap": 3}, phase="heroics")
    s.always_pause = True
    until(play(s, "attack:1:melee"), B, "challenge")
    until(play(s, "challenge:hero2:melee"), C, "response")
    assert refused(s, "challenge:hero1:melee", C) == ("D-204", "no-further")


@pytest.mark.rule("D-295", "D-296", "D-361")
def test_lying_down_for_a_challenge_is_a_variant_with_limits_of_its_own() -> None:
    variant: Spec = {"options": ["ap_for_falling"]}
    s = play(battle(), "play:zombie@1")
    assert refused(s, "lie:foe1:melee") == ("D-361", "variant")
    s = play(battle(**variant), "play:zombie@1")
    assert refused(s, "lie:hero2:melee") == ("D-295", "not-attacker")
    s = play(battle(hero={"fallen": True}, **variant), "play:zombie@1")
    assert refused(s, "lie:foe1:melee") == ("D-295", "lies")
    s = until(play(battle(hero={"saved": True}, **variant), "play:zombie@1"), B, "response")
    assert refused(s, "lie:foe1:melee") == ("D-296", "has-saved")
    s = until(play(battle(**variant), "play:zombie@1"), B, "response")
    assert refused(s, "lie:foe1:melee") == ("D-202", "in-battle")


@pytest.mark.rule("D-175")
def test_in_a_pause_after_an_action_the_pause_is_named() -> None:
    s = scene({"ap": 3, "at": "crossing"}, {}, map={"crossing": [0, -1]})
    s.always_pause = True
    until(play(s, "explore"), A, "anytime")
    assert refused(s, "move:south", A) == ("D-175", "pause")


@pytest.mark.rule("D-192")
def test_at_the_response_stage_the_stage_is_named() -> None:
    champion = {"quests": ["champion-of-the-arena"], "at": "old-arena", "ap": 3}
    s = scene(champion, {}, map={"old-arena": [0, -1]})
    s.always_pause = True
    until(play(s, "attempt:champion-of-the-arena"), A, "response")
    assert refused(s, "move:south", A) == ("D-192", "pause")
