"""Threats: one die and a value against a number."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import asked, heard, options, play, player, printed, scene, view
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

A, B, C = 0, 1, 2


def trap(*hand: str, at: str = "", **hero: Any) -> DungeoneerTable:
    """A (Kron) holds these traps; B (Roderik) and C (Raka) stand in the crossing, A where it is said."""
    return scene(
        {"hero": "kron-axereaver", "hand": list(hand), "at": at},
        {"hero": "roderik-talus", "at": "crossing", "peril": 9, **hero},
        {"hero": "raka", "at": "crossing"},
        map={"crossing": [0, -1]},
        phase="villainy",
        locations=[],
    )


@pytest.mark.rule("D-214")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("total", "wounds"), [(5, 1), (6, 0)])
def test_die_and_value_of_the_level_must_reach_the_threat(level: int, total: int, wounds: int) -> None:
    die = total - printed("roderik-talus", "speed", level)
    s = play(trap("swinging-blade", level=level), "play:swinging-blade@1", die)  # speed 6
    assert player(s, B)["health"] == 6 - wounds


@pytest.mark.rule("D-215")
def test_melee_magic_speed_level_or_current_health_may_be_tested() -> None:
    for health, die, falls in ((6, 2, False), (6, 1, True), (3, 4, True), (3, 5, False)):
        s = play(trap("sleeping-gas", health=health), "play:sleeping-gas@1", die)  # health 8
        assert player(s, B)["fallen"] == falls
    for level, die, lost in ((1, 4, 0), (1, 3, 1), (3, 2, 0), (3, 1, 1)):
        s = trap("riddle-lock", level=level, hand=["scare"])
        assert player(play(s, "play:riddle-lock@1", die), B)["hand_size"] == 1 - lost  # level 5
    places = {"library": [0, -1], "crypt": [-1, -1], "troll-bridge": [-1, 0]}
    for place, side, stat in (("library", "west", "speed"), ("troll-bridge", "east", "melee")):  # both 5
        s = scene({"hero": "kron-axereaver", "at": place}, {"hero": "raka"}, map=places)
        events = heard(s)
        play(s, f"move:{side}", 1)
        assert events[0].id == "dungeoneer-fails"
        assert events[0].args["stat"] == f"@dungeoneer-stat-{stat}"
        own = printed("kron-axereaver", stat)
        assert (events[0].args["total"], events[0].args["value"]) == (1 + own, 5)
    s = scene({"hero": "kron-axereaver"}, {"hero": "raka"}, map={"crypt": [0, -1, 1]})
    play(s, "move:north", 3)  # magic 1 + 3 reaches the 4 of the crypt
    assert player(s, A)["glory"] == 2


@pytest.mark.rule("D-216")
def test_a_trap_strikes_every_hero_in_the_location_each_with_a_roll_and_is_discarded() -> None:
    s = play(trap("swinging-blade", at="crossing"), "play:swinging-blade@1", 1, 6, 1)  # B, C, then A
    assert [player(s, seat)["health"] for seat in (A, B, C)] == [5, 5, 6]
    assert view(s)["discard"] == ["swinging-blade"]
    s = play(trap("swinging-blade"), "play:swinging-blade@1", 1, 1)  # A is elsewhere
    assert [player(s, seat)["health"] for seat in (A, B, C)] == [6, 5, 5]
    s = play(trap("riddle-lock", at="crossing", hand=["scare"]), "play:riddle-lock@1", 1)
    assert asked(s) != CHANCE  # this one says: only its target
    assert view(s)["discard"] == ["riddle-lock", "scare"]


@pytest.mark.rule("D-217")
def test_a_threat_is_no_battle() -> None:
    s = trap("swinging-blade", saved=True, glory=3, hand=["scare"])
    play(s, "play:swinging-blade@1", "pass")  # B does not strike at C beforehand
    assert (asked(s), view(s)["battle"]) == (CHANCE, None)  # no response
    play(s, 1, 1)
    assert view(s)["battle"] is None
    challenges = [option for option in options(s, B) if option.startswith("challenge")]
    assert challenges == []  # although a point is saved
    assert player(s, A)["pack"] == []  # no lair
    assert [player(s, seat)["peril"] for seat in (A, B, C)] == [0, 7, 0]  # no reward
