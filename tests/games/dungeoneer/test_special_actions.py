"""Special actions, on a hero's own turn and on those of others (rules, section 16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import asked, hall, options, play, player, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

POTION = "use:potion-of-healing"
HURT: dict[str, Any] = {"items": ["potion-of-healing"], "health": 3}


# -- any moment ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-175")
def test_an_any_moment_card_may_be_played_after_an_action_of_another_with_their_peril() -> None:
    s = hall({"peril": 2, "hand": ["backpack"], "glory": 1}, {"hand": ["stumble"]})
    play(s, "play:backpack")
    assert asked(s) == 1
    assert options(s, 1) == ("play:stumble@0", "pass")
    play(s, "play:stumble@0")
    assert player(s, 0)["fallen"]
    assert player(s, 0)["peril"] == 0
    assert view(s)["discard"] == ["stumble"]
    assert asked(s) == 0


@pytest.mark.rule("D-175")
def test_it_may_also_be_played_on_ones_own_turn_with_ones_own_glory() -> None:
    s = hall({"hand": ["second-wind"], "glory": 1, "ap": 0}, {})
    play(s, "play:second-wind")
    assert (player(s, 0)["glory"], player(s, 0)["ap"]) == (0, 1)


@pytest.mark.rule("D-175")
@pytest.mark.parametrize("peril", [0, 1])
def test_without_the_cost_nobody_is_asked(peril: int) -> None:
    s = hall({"peril": peril, "hand": ["backpack"], "glory": 1}, {"hand": ["stumble"]})
    play(s, "play:backpack")
    assert asked(s) == 0
    assert "play:stumble@0" not in options(s, 1)


@pytest.mark.rule("D-175")
def test_a_card_of_another_time_cannot_be_played_then() -> None:
    s = hall({"peril": 9, "hand": ["backpack"], "glory": 1}, {"hand": ["forgetting", "stumble"]})
    play(s, "play:backpack")
    assert options(s, 1) == ("play:stumble@0", "pass")
    assert why_not(s, 1, "play:forgetting@0") == "D-016"


@pytest.mark.rule("D-175")
def test_before_a_roll_the_active_player_is_asked_first_then_the_others_clockwise() -> None:
    s = hall(
        {"fallen": True, "saved": True},
        {**HURT, "peril": 2},
        {"at": "crossing", "hand": ["stumble"]},
        active=2,
    )
    play(s, "move:north", "pass")  # into the hall of spikes, no card on entry
    assert s.asks()[0].prompt == "dungeoneer-ask-before-roll"
    assert asked(s) == 2
    play(s, "pass")
    assert asked(s) == 0
    play(s, "pass")
    assert asked(s) == 1
    play(s, "pass")
    assert asked(s) == CHANCE


@pytest.mark.rule("D-175")
def test_whoever_acted_all_are_asked_again_until_all_pass() -> None:
    s = hall({"peril": 2, "items": ["lucky-star"]}, HURT, {"hand": ["stumble"]})
    play(s, "move:north")
    assert asked(s) == 1
    play(s, "pass", "play:stumble@0")
    assert asked(s) == 0  # all over again, now that Raka could stand up
    play(s, "pass", POTION, "pass")
    assert player(s, 1)["health"] == 5
    assert asked(s) == CHANCE  # nobody has anything left


@pytest.mark.rule("D-175")
def test_after_an_action_the_active_player_has_the_first_chance() -> None:
    """Kron could attack with a saved point, but the turn is Raka's."""
    s = hall({"at": "tomb-antechamber"}, {"at": "crossing", "saved": True})
    play(s, "move:north")
    assert asked(s) == 0
    assert "attack:1:melee" in options(s, 0)
    play(s, "pass")
    assert asked(s) == 1
    assert "attack:0:melee" in options(s, 1)


@pytest.mark.rule("D-175")
@pytest.mark.parametrize("phase", ["villainy", "locations"])
def test_the_chance_is_given_in_the_other_phases_too(phase: str) -> None:
    s = hall(
        {"hand": ["undead-awakening"], "peril": 2},
        {"hand": ["stumble"], "peril": 2},
        phase=phase,
        locations=["mirror-gallery", "flooded-drain"],
    )
    play(s, "play:undead-awakening" if phase == "villainy" else options(s, 0)[0])
    assert "play:stumble@0" in options(s, 1)


# -- responses, abilities --------------------------------------------------------------------------------


def raid(**target: Any) -> DungeoneerTable:
    """The Dungeonlord sends a zombie against Kron."""
    return hall({"hand": ["zombie"]}, {"peril": 2, **target}, phase="villainy")


@pytest.mark.rule("D-176")
def test_a_response_card_is_played_at_the_response_stage_only() -> None:
    s = raid(hand=["scare"], glory=3)
    assert why_not(s, 1, "play:scare") == "D-048"
    play(s, "play:zombie@1")
    assert view(s)["battle"]["stage"] == "response"
    assert options(s, 1) == ("play:scare", "pass")
    play(s, "pass")
    assert asked(s) == CHANCE
    own = hall({"hand": ["scare"], "glory": 3}, {})
    assert why_not(own, 0, "play:scare") == "D-016"


@pytest.mark.rule("D-176")
def test_a_response_effect_of_a_card_in_play_is_used_at_the_response_stage() -> None:
    s = play(raid(items=["tower-shield"], glory=1), "play:zombie@1")
    assert options(s, 1) == ("use:tower-shield", "pass")
    play(s, "use:tower-shield", 6)
    assert view(s)["battle"]["foes"][0]["attack"] == [6, 7]  # 6 + 2 - 1


@pytest.mark.rule("D-176")
def test_a_response_may_also_meet_the_attack_of_a_hero() -> None:
    s = hall({}, {"at": "crossing", "items": ["duellists-guard"], "glory": 1})
    play(s, "attack:1:melee")
    assert options(s, 1) == ("use:duellists-guard", "pass")
    play(s, "use:duellists-guard")
    assert view(s)["battle"] is None
    assert player(s, 1)["health"] == 6


@pytest.mark.rule("D-177")
def test_the_effect_of_a_prepared_card_may_be_used_for_its_cost() -> None:
    s = hall({"items": ["cobweb-cloak"], "glory": 2}, {})
    play(s, "use:cobweb-cloak")
    assert player(s, 0)["glory"] == 1  # 2 paid, 1 gained at the entrance
    assert player(s, 0)["place"] == "tomb-antechamber"
    assert "use:cobweb-cloak" not in options(hall({"items": ["cobweb-cloak"], "glory": 1}, {}), 0)


@pytest.mark.rule("D-177")
def test_a_card_in_hand_has_no_effect_to_use() -> None:
    s = hall({"hand": ["cobweb-cloak"], "glory": 2}, {})
    assert "use:cobweb-cloak" not in options(s, 0)
    assert why_not(s, 0, "use:cobweb-cloak") == "D-177"


@pytest.mark.rule("D-177")
@pytest.mark.parametrize(("glory", "usable"), [(1, False), (2, True)])
def test_the_ability_of_the_hero_may_be_used_for_its_cost(glory: int, usable: bool) -> None:
    """Roderik heals 1 for 2 glory."""
    s = hall({"hero": "roderik-talus", "glory": glory, "health": 3}, {})
    assert ("use:hero" in options(s, 0)) is usable
    if usable:
        play(s, "use:hero")
        assert (player(s, 0)["glory"], player(s, 0)["health"]) == (0, 4)


@pytest.mark.rule("D-177", "D-175")
def test_an_any_moment_effect_may_be_used_on_the_turn_of_another() -> None:
    s = play(hall({"hand": ["backpack"], "glory": 1}, HURT), "play:backpack")
    assert options(s, 1) == (POTION, "pass")
    play(s, POTION)
    assert player(s, 1)["health"] == 5
    assert view(s)["discard"] == ["potion-of-healing"]


# -- standing up -----------------------------------------------------------------------------------------


@pytest.mark.rule("D-178")
def test_a_fallen_hero_stands_up_for_1_action_point() -> None:
    s = play(hall({"fallen": True, "ap": 2}, {}), "stand")
    assert not player(s, 0)["fallen"]
    assert player(s, 0)["ap"] == 1


@pytest.mark.rule("D-178")
def test_on_the_turn_of_another_standing_up_takes_the_saved_point() -> None:
    first = {"hand": ["backpack"], "glory": 1}
    s = play(hall(first, {"fallen": True, "saved": True}), "play:backpack")
    assert options(s, 1) == ("stand", "pass")
    play(s, "stand")
    assert (player(s, 1)["fallen"], player(s, 1)["saved"]) == (False, False)
    s = play(hall(first, {"fallen": True}), "play:backpack")
    assert asked(s) == 0  # without a saved point it is impossible


@pytest.mark.rule("D-179")
def test_a_fallen_hero_cannot_move_until_standing() -> None:
    s = hall({"fallen": True, "ap": 2}, {})
    assert not [option for option in options(s, 0) if option.startswith("move:")]
    assert why_not(s, 0, "move:north") == "D-179"
    play(s, "stand", "move:south")
    assert player(s, 0)["place"] == "tomb-antechamber"


# -- battle ----------------------------------------------------------------------------------------------


@pytest.mark.rule("D-180")
def test_a_hero_may_start_a_battle_as_a_special_action() -> None:
    s = play(hall({"ap": 2}, {"at": "crossing"}), "attack:1:melee")
    assert player(s, 0)["ap"] == 1
    assert view(s)["battle"]["target"] == 1
    play(s, 6, 1)  # 6 + 2, and 1 more for the hero there, against 1 + 3
    assert player(s, 1)["health"] == 5


@pytest.mark.rule("D-180")
def test_with_the_saved_point_a_hero_attacks_on_the_turn_of_another_unprovoked() -> None:
    s = hall({"hand": ["backpack"], "glory": 1, "ap": 0}, {"at": "crossing", "saved": True}, {"saved": True})
    play(s, "play:backpack")
    assert asked(s) == 1
    assert "attack:0:melee" in options(s, 1)
    assert "attack:2:melee" not in options(s, 1)  # not in the same location
    play(s, "attack:0:melee")
    assert not player(s, 1)["saved"]
    assert (view(s)["battle"]["owner"], view(s)["battle"]["target"]) == (1, 0)
    play(s, 6, 1)
    assert player(s, 0)["health"] == 5


@pytest.mark.rule("D-180")
def test_without_a_saved_point_nobody_attacks_on_the_turn_of_another() -> None:
    s = play(hall({"hand": ["backpack"], "glory": 1, "ap": 0}, {"at": "crossing"}), "play:backpack")
    assert asked(s) == 0


@pytest.mark.rule("D-180", "D-071")
def test_on_ones_own_turn_it_may_come_before_the_encounters() -> None:
    s = hall({"hand": ["zombie"], "ap": 2}, {"at": "crossing", "peril": 9}, phase="villainy")
    play(s, "attack:1:melee", 6, 1)
    assert (player(s, 1)["health"], player(s, 0)["ap"]) == (5, 1)
    assert why_not(s, 0, "attack:1:melee") == "D-071"  # the one battle of this turn
    play(s, "play:zombie@1")
    assert view(s)["battle"]["target"] == 1


@pytest.mark.rule("D-180", "D-133")
def test_once_a_quest_has_ended_the_phase_the_active_hero_attacks_nobody() -> None:
    quests = {"quests": ["the-last-pilgrim"], "escorts": ["the-last-pilgrim"]}
    one = {"at": "chapel", "ap": 2, **quests, **HURT}
    s = hall(one, {"at": "chapel", "saved": True}, map={"chapel": [0, -1]})
    play(s, "deliver:the-last-pilgrim")
    assert (view(s)["phase"], options(s, 0)) == ("discard", (POTION, "pass"))
    assert why_not(s, 0, "attack:1:melee") == "D-047"
    play(s, "pass")
    assert "attack:0:melee" in options(s, 1)
