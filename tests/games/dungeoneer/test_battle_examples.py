"""The battle examples of the rulebook, step by step (D-349, D-329)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import asked, options, play, player, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

A, B = 0, 1


def the_table(saved: bool = False, together: bool = False) -> DungeoneerTable:
    """A (Kron) is Dungeonlord; B (Roderik, level 2: magic 1, melee 2) stands in the crossing with 3 glory."""
    return scene(
        {"hero": "kron-axereaver", "hand": ["zombie", "legion"], "at": "crossing" if together else ""},
        {
            "hero": "roderik-talus",
            "level": 2,
            "at": "crossing",
            "glory": 3,
            "peril": 7,
            "hand": ["scare"],
            "saved": saved,
        },
        map={"crossing": [0, -1]},
        phase="villainy",
    )


def attacked(s: DungeoneerTable) -> DungeoneerTable:
    """Both monsters are declared against B; Legion has one form, the zombie too."""
    return play(s, "play:zombie@1", "play:legion@1")


@pytest.mark.rule("D-349", "D-189", "D-068")
def test_stage_1_both_are_declared_with_the_peril_of_b_before_anything_is_rolled() -> None:
    s = play(the_table(), "play:zombie@1")
    assert player(s, B)["peril"] == 5
    assert asked(s) == A
    assert [foe["card"] for foe in view(s)["declared"]] == ["zombie"]
    play(s, "play:legion@1")
    assert player(s, B)["peril"] == 1
    assert asked(s) == CHANCE  # nothing is left to declare: the threat of Legion comes first


@pytest.mark.rule("D-349", "D-331", "D-214")
def test_stage_1_legion_threatens_and_3_plus_magic_1_passes_magic_4() -> None:
    s = play(attacked(the_table()), 3)
    assert player(s, B)["health"] == 6
    assert view(s)["battle"]["stage"] == "response"


@pytest.mark.rule("D-331", "D-351")
def test_the_threat_strikes_the_dungeonlords_own_hero_who_stands_there() -> None:
    s = play(attacked(the_table(together=True)), 2, 2)  # first B, then A, the active player
    assert (player(s, A)["health"], player(s, B)["health"]) == (5, 5)


@pytest.mark.rule("D-349", "D-328", "D-193", "D-192")
def test_stage_2_scare_discards_the_zombie_for_3_glory_and_is_discarded() -> None:
    s = play(attacked(the_table()), 3)
    assert asked(s) == B
    assert "play:scare" in options(s, B)
    play(s, "play:scare", "foe:1")
    assert player(s, B)["glory"] == 0
    assert view(s)["discard"] == ["zombie", "scare"]
    assert [foe["state"] for foe in view(s)["battle"]["foes"]] == ["gone", "fights"]
    assert player(s, B)["peril"] == 1  # what was paid for the zombie stays spent


def scared(saved: bool = False) -> DungeoneerTable:
    """After the response only Legion attacks."""
    return play(attacked(the_table(saved)), 3, "play:scare", "foe:1")


@pytest.mark.rule("D-349", "D-194", "D-195", "D-196", "D-197", "D-199")
def test_stages_3_to_5_legion_4_plus_3_beats_1_plus_2() -> None:
    s = play(scared(), 4)
    assert view(s)["battle"]["foes"][1]["attack"] == [4, 7]
    play(s, 1)
    assert view(s)["battle"]["foes"][1]["counter"] == [1, 3]
    assert player(s, B)["health"] == 5


@pytest.mark.rule("D-349", "D-202", "D-203")
def test_stage_6_without_a_saved_action_point_there_is_no_challenge() -> None:
    s = play(scared(), 4, 1)
    assert asked(s) == A
    assert options(s, A) == ("to-hand", "to-pack")


@pytest.mark.rule("D-349", "D-202", "D-203", "D-204", "D-206", "D-212")
def test_stage_6_with_a_saved_one_b_attacks_legion_and_chooses_the_form() -> None:
    s = play(scared(saved=True), 4, 1)
    assert options(s, B) == ("challenge:foe2:melee", "challenge:foe2:magic", "pass")
    play(s, "challenge:foe2:magic", 6, 1)  # 6 + 1 against 1 + 2
    assert not player(s, B)["saved"]
    assert options(s, A) == ("to-pack", "to-discard")  # wounded: not back to the hand
    play(s, "to-pack")
    assert player(s, B)["glory"] == 1  # one wound dealt to a monster
    assert player(s, A)["pack"] == [{"key": "legion", "name": "legion", "wounds": 1, "attached": []}]


@pytest.mark.rule("D-349", "D-205", "D-210", "D-211")
def test_stages_7_and_8_legion_goes_to_the_pack_and_a_gives_b_1_peril() -> None:
    s = play(scared(), 4, 1, "to-pack")
    assert player(s, A)["pack"] == [{"key": "legion", "name": "legion", "wounds": 0, "attached": []}]
    assert view(s)["battle"] is not None
    assert options(s, A) == ("peril:0", "peril:1", "pass")
    play(s, "peril:1")
    assert player(s, B)["peril"] == 2
    assert view(s)["battle"] is None


@pytest.mark.rule("D-329", "D-185", "D-186", "D-200")
def test_the_grave_wraith_attacks_in_magic_only_and_takes_a_wound_and_a_glory() -> None:
    s = scene(
        {"hero": "kron-axereaver", "hand": ["grave-wraith"]},
        {"hero": "roderik-talus", "at": "crossing", "glory": 2, "peril": 3},
        map={"crossing": [0, -1]},
        phase="villainy",
    )
    play(s, "play:grave-wraith@1", 4, 1)
    assert view(s)["battle"]["foes"][0]["form"] == "magic"
    assert (player(s, B)["health"], player(s, B)["glory"]) == (5, 1)
    assert why_not(s, A, "form:melee") == "D-190"
