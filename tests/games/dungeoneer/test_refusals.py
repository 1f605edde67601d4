"""Refusals: the rule and the message behind what cannot be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import GAME, scene
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

CHAPEL = {"chapel": [0, -1], "crossing": [1, 0]}
Hero = dict[str, Any]
URN: Hero = {"at": "crossing", "quests": ["the-sealed-urn"]}
PILGRIM: Hero = {"quests": ["the-last-pilgrim"], "escorts": ["the-last-pilgrim"]}


def refused(s: DungeoneerTable, option: str) -> tuple[str | None, str]:
    """The rule and message of a refusal to seat 0."""
    refusal = GAME.explain(s, 0, option)
    assert refusal is not None, f"{option} is open"
    return refusal.rule, refusal.message.id.removeprefix("dungeoneer-why-")


HEROICS: list[tuple[str, Hero, str, str]] = [
    ("move:north", {"fallen": True}, "D-179", "fallen"),
    ("move:west", {}, "D-084", "nothing-there"),
    ("move:east", {"ap": 0}, "D-081", "no-ap"),
    ("explore", {"fallen": True}, "D-230", "lying"),
    ("explore", {"ap": 0}, "D-081", "no-ap"),
    ("play:scare", {"hand": ["scare"], "glory": 2}, "D-116", "no-glory"),
    ("play:scare", {"hand": ["scare"], "glory": 3}, "D-016", "time"),
    ("play:scare", {}, "D-017", "not-in-hand"),
    ("play:mend-wounds", {"hand": ["mend-wounds"], "glory": 1}, "D-016", "nothing"),
    ("play:whetstone", {"hand": ["whetstone"], "glory": 1}, "D-021", "no-host"),
    (
        "play:candle-staff",
        {"hand": ["candle-staff"], "glory": 3, "items": ["grave-iron"]},
        "D-120",
        "one-like",
    ),
    ("play:zombie@1", {"hand": ["zombie"]}, "D-016", "time"),
    ("play:zombie@0", {"hand": ["zombie"]}, "D-063", "own-peril"),
    ("play:zombie@3", {"hand": ["zombie"]}, "D-062", "no-such-hero"),
    ("pack:zombie#2@1", {"pack": ["zombie"]}, "D-209", "not-in-pack"),
    ("use:hero", {"glory": 1, "health": 5}, "D-177", "cannot-pay"),
    ("use:hero", {"glory": 2}, "D-177", "nothing"),
    ("use:hero:2", {}, "D-177", "no-ability"),
    ("use:lucky-star", {"items": ["lucky-star"], "glory": 1}, "D-177", "time"),
    ("use:lucky-star", {}, "D-177", "not-in-play"),
    ("attempt:slay-draky", {}, "D-126", "not-your-quest"),
    ("attempt:slay-draky", {"quests": ["slay-draky"]}, "D-123", "elsewhere"),
    ("attempt:the-sealed-urn", URN, "D-153", "search-first"),
    ("search:the-sealed-urn", {**URN, "ap": 0}, "D-152", "no-ap"),
    ("search:the-sealed-urn", {**URN, "fallen": True}, "D-230", "lying"),
    ("begin:the-last-pilgrim", {"quests": ["the-last-pilgrim"]}, "D-155", "elsewhere"),
    ("begin:the-last-pilgrim", PILGRIM, "D-155", "begun"),
    ("deliver:the-last-pilgrim", PILGRIM, "D-156", "elsewhere"),
    ("attack:1:melee", {}, "D-188", "peace"),
    ("attack:1:speed", {"at": "crossing"}, "D-182", "not-here"),
    ("stand", {}, "D-178", "standing"),
    ("lie:foe1:melee", {}, "D-361", "variant"),
]


@pytest.mark.parametrize(("option", "hero", "rule", "why"), HEROICS)
def test_in_the_heroics_phase(option: str, hero: Hero, rule: str, why: str) -> None:
    s = scene({"hero": "roderik-talus", **hero}, {"peril": 9}, map=CHAPEL, locations=["crypt", "library"])
    assert refused(s, option) == (rule, why)


VILLAINY: list[tuple[str, Hero, str, str]] = [
    ("move:north", {}, "D-047", "phase"),
    ("play:legion@1", {"hand": ["legion", "zombie"]}, "D-064", "no-peril"),
    ("play:undead-awakening", {"hand": ["undead-awakening", "riddle-lock"]}, "D-065", "no-payer"),
    ("attack:1:melee", {"at": "crossing", "hand": ["riddle-lock"], "ap": 0}, "D-181", "no-ap"),
    ("attack:1:speed", {"at": "crossing", "hand": ["riddle-lock"]}, "D-185", "form"),
]


@pytest.mark.parametrize(("option", "hero", "rule", "why"), VILLAINY)
def test_in_the_villainy_phase(option: str, hero: Hero, rule: str, why: str) -> None:
    """B has 1 peril, enough for the riddle lock and the skeleton only."""
    lord = {"hero": "roderik-talus", **{"hand": [], **hero}}
    lord["hand"] = [*lord["hand"], "skeleton"]
    s = scene(lord, {"peril": 1, "at": "crossing"}, map=CHAPEL, phase="villainy", locations=[])
    assert refused(s, option) == (rule, why)


def test_what_is_forbidden_where_one_is_and_what_is_used_up() -> None:
    silent = {"hand": ["sure-footing"], "glory": 1, "at": "processional"}
    s = scene(silent, {}, map={"processional": [0, -1]})
    assert refused(s, "play:sure-footing") == ("D-225", "forbidden")
    s = scene({"at": "chapel", "glory": 9, "health": 3}, {}, map=CHAPEL)
    s.apply(0, "use:location")
    assert refused(s, "use:location") == ("D-053", "used")


def test_alone_the_place_of_boons_and_treasures() -> None:
    s = scene({"at": "chapel", "hand": ["sure-footing", "backpack"], "glory": 9}, map=CHAPEL)
    assert refused(s, "play:sure-footing") == ("D-317", "solo-boon")
    assert refused(s, "play:backpack") == ("D-316", "solo-treasure")
