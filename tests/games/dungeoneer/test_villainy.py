"""The villainy phase (rules, section 6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import asked, heard, options, play, player, scene, view, why_not
from tests.games.dungeoneer.turns import idle, until
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

CROSSING = {"crossing": [0, -1]}


def lord(hand: list[str], *perils: int, **spec: Any) -> DungeoneerTable:
    """The first player is Dungeonlord with this hand; the others have this much peril."""
    others = [{"peril": peril} for peril in perils]
    return scene({"hand": hand, "peril": 9}, *others, **{"phase": "villainy", **spec})


def perils(s: DungeoneerTable) -> list[int]:
    """The peril of all players."""
    return [each["peril"] for each in view(s)["players"]]


def plays(s: DungeoneerTable, seat: int = 0) -> list[str]:
    """The cards that a seat can play now."""
    return [option for option in options(s, seat) if option.startswith(("play", "pack"))]


@pytest.mark.rule("D-061")
def test_peril_cards_of_this_phase_can_be_played_in_it() -> None:
    s = lord(["grasping-hands", "skeleton", "backpack", "dungeon-sense"], 5)
    assert plays(s) == ["play:grasping-hands@1", "play:skeleton@1"]
    s = lord(["grasping-hands", "skeleton"], 5, phase="heroics")
    assert plays(s) == []


@pytest.mark.rule("D-061")
def test_the_dungeonlord_need_not_play_anything() -> None:
    s = play(lord(["skeleton"], 5), "end")
    assert view(s)["phase"] == "locations"
    assert perils(s) == [9, 5]


@pytest.mark.rule("D-062")
@pytest.mark.parametrize(("card", "cost"), [("grasping-hands", 2), ("zombie", 2), ("riddle-lock", 1)])
def test_a_card_against_a_hero_is_paid_by_the_player_of_that_hero(card: str, cost: int) -> None:
    s = play(lord([card], 5, 5), f"play:{card}@2")
    assert perils(s) == [9, 5, 5 - cost]


@pytest.mark.rule("D-063")
def test_nobody_spends_their_own_peril() -> None:
    s = lord(["skeleton", "grasping-hands", "undead-awakening"], 0, 2)
    assert plays(s) == ["play:grasping-hands@2", "play:undead-awakening", "play:skeleton@2"]
    assert why_not(s, 0, "play:skeleton@0") == "D-063"
    play(s, "play:undead-awakening")  # the third player is the only one who can pay
    assert perils(s) == [9, 0, 0]


@pytest.mark.rule("D-063")
def test_nobody_spends_their_own_peril_on_the_turn_of_another() -> None:
    s = scene({"peril": 0}, {"hand": ["stumble"], "peril": 9}, map=CROSSING)
    play(s, "move:north")  # 1 peril: not enough, and the 9 of the second player do not serve
    assert asked(s) == 0
    s = scene({"peril": 1}, {"hand": ["stumble"], "peril": 9}, map=CROSSING)
    play(s, "move:north")
    assert options(s, 1) == ("play:stumble@0", "pass")


@pytest.mark.rule("D-064")
def test_without_enough_peril_a_card_cannot_be_played() -> None:
    s = lord(["zombie", "grasping-hands", "skeleton"], 1, 2)
    assert plays(s) == ["play:grasping-hands@2", "play:zombie@2", "play:skeleton@1", "play:skeleton@2"]
    assert why_not(s, 0, "play:zombie@1") == "D-064"
    assert why_not(s, 0, "play:grasping-hands@1") == "D-064"


@pytest.mark.rule("D-064")
def test_what_is_spent_is_not_there_for_the_next_card() -> None:
    s = play(lord(["zombie", "skeleton", "ghost"], 3), "play:zombie@1")
    assert plays(s) == ["play:skeleton@1"]


@pytest.mark.rule("D-065")
def test_a_card_aimed_at_no_one_hero_is_paid_by_one_opponent_of_the_players_choice() -> None:
    s = play(lord(["undead-awakening"], 2, 1, 4), "play:undead-awakening")
    assert options(s, 0) == ("payer:1", "payer:3")
    play(s, "payer:3")
    assert perils(s) == [9, 2, 1, 2]


@pytest.mark.rule("D-066")
@pytest.mark.parametrize("card", ["undead-awakening", "zombie"])
def test_the_peril_of_two_players_cannot_be_added_up(card: str) -> None:
    s = lord([card, "skeleton"], 1, 1)
    assert plays(s) == ["play:skeleton@1", "play:skeleton@2"]


@pytest.mark.rule("D-067")
def test_banes_are_played_before_and_after_encounters() -> None:
    s = lord(["grasping-hands", "skeleton", "undead-awakening"], 9)
    play(s, "play:grasping-hands@1", "play:skeleton@1", "form:melee", 6, 4, "to-hand")  # a tie
    assert plays(s) == ["play:undead-awakening"]
    play(s, "play:undead-awakening")
    assert perils(s) == [9, 9 - 2 - 1 - 2]


@pytest.mark.rule("D-068")
def test_all_encounters_are_declared_before_any_is_resolved() -> None:
    s = play(lord(["skeleton", "riddle-lock", "zombie"], 5, 5), "play:skeleton@2", "form:speed")
    play(s, "play:riddle-lock@1")
    assert asked(s) == 0  # nothing has been rolled, more may be declared
    assert view(s)["declared"] == [
        {"card": "riddle-lock", "target": 1, "form": None},
        {"card": "skeleton", "target": 2, "form": "speed"},
    ]
    assert perils(s) == [9, 4, 4]
    assert "play:zombie@1" in options(s, 0)
    play(s, "fight")
    assert asked(s) == CHANCE


@pytest.mark.rule("D-068")
def test_the_opponents_can_prepare_once_all_is_declared() -> None:
    s = scene({"hand": ["zombie", "skeleton"]}, {"peril": 2, "items": ["potion-of-healing"], "health": 1},
              {"peril": 1}, phase="villainy")  # fmt: skip
    play(s, "play:zombie@1", "play:skeleton@2", "form:melee")
    assert asked(s) == 1
    assert len(view(s)["declared"]) == 2
    play(s, "use:potion-of-healing")
    assert player(s, 1)["health"] == 3
    assert asked(s) == CHANCE


@pytest.mark.rule("D-068", "D-070")
def test_there_is_one_declaration_in_a_phase() -> None:
    s = lord(["skeleton", "zombie", "grasping-hands"], 9)
    play(s, "play:skeleton@1", "form:melee", "fight", 6, 4, "to-hand")
    assert plays(s) == ["play:grasping-hands@1"]
    assert why_not(s, 0, "play:zombie@1") == "D-068"
    assert why_not(s, 0, "play:skeleton@1") == "D-068"


@pytest.mark.rule("D-069")
def test_a_monster_starts_a_battle_and_a_trap_is_a_threat() -> None:
    s = play(lord(["zombie"], 9), "play:zombie@1")
    assert view(s)["battle"]["target"] == 1
    s = lord(["swinging-blade"], 9)
    events = heard(s)
    play(s, "play:swinging-blade@1")
    assert view(s)["battle"] is None
    play(s, 1, 6)  # the hero, then the Dungeonlord who stands there too: speed 6
    fails = [event.args for event in events if event.id in ("dungeoneer-passes", "dungeoneer-fails")]
    assert [(each["stat"], each["value"]) for each in fails] == [("@dungeoneer-stat-speed", 6)] * 2
    assert [player(s, seat)["health"] for seat in (0, 1)] == [6, 5]
    assert view(s)["discard"] == ["swinging-blade"]


@pytest.mark.rule("D-069")
def test_traps_come_first_in_the_declared_order_then_a_battle_for_each_hero_clockwise() -> None:
    hand = ["zombie", "skeleton", "ghoul", "riddle-lock", "trapdoor"]
    others = [{"peril": 9} for _ in range(3)]
    s = scene(*others[:2], {"hand": hand}, others[2], phase="villainy", active=2, map=CROSSING)
    events = heard(s)
    play(s, "play:zombie@1", "play:riddle-lock@0", "play:skeleton@3", "form:melee", "play:trapdoor@3")
    play(s, "play:ghoul@1", "form:melee")
    play(s, 6, 6)  # both traps: level 5 and speed 6 are passed
    play(s, 3, 3, "to-hand")  # the skeleton against the fourth player
    assert view(s)["battle"]["target"] == 1
    assert [foe["key"] for foe in view(s)["battle"]["foes"]] == ["card:zombie", "card:ghoul"]  # together
    told = [event for event in events if event.id in ("dungeoneer-passes", "dungeoneer-attacks")]
    assert [event.args.get("stat", event.args.get("target")) for event in told[:3]] == [
        "@dungeoneer-stat-level",
        "@dungeoneer-stat-speed",
        "@dungeoneer-hero-taenin-lightfoot",
    ]


@pytest.mark.rule("D-070")
def test_a_monster_of_the_pack_attacks_once_a_turn_and_again_on_the_next() -> None:
    s = scene({"pack": ["zombie"], "hand": ["grasping-hands"]}, {"peril": 9}, phase="villainy")
    play(s, "pack:zombie@1", 3, 2, "to-pack")  # a tie
    assert plays(s) == ["play:grasping-hands@1"]
    assert why_not(s, 0, "pack:zombie@1") == "D-068"
    s = until(until(s, 1), 0, "villainy")
    assert "pack:zombie@1" in options(s, 0)


@pytest.mark.rule("D-071")
def test_a_hero_starts_one_attack_a_turn_for_1_action_point() -> None:
    s = scene({"at": "crossing", "ap": 3}, {"at": "crossing"}, {"at": "crossing"}, map=CROSSING)
    play(s, "attack:1:melee", 2, 1)
    assert player(s, 0)["ap"] == 2
    assert not [option for option in options(s, 0) if option.startswith("attack")]
    assert why_not(s, 0, "attack:2:melee") == "D-071"


@pytest.mark.rule("D-071")
def test_without_an_action_point_there_is_no_attack() -> None:
    s = scene({"at": "crossing", "ap": 0}, {"at": "crossing"}, map=CROSSING)
    assert why_not(s, 0, "attack:1:melee") == "D-181"


@pytest.mark.rule("D-071")
def test_a_hero_may_attack_again_on_the_turn_of_the_next_player() -> None:
    s = scene({"at": "crossing", "ap": 2}, {"at": "crossing"}, map=CROSSING)
    play(s, "attack:1:melee", 2, 1, "end", "save")
    until(s, 1, "locations")
    while asked(s) != 0:
        idle(s)
    assert view(s)["active"] == 1
    assert "attack:1:melee" in options(s, 0)
    play(s, "attack:1:melee")
    assert not player(s, 0)["saved"]


@pytest.mark.rule("D-072")
def test_the_attack_of_a_monster_takes_peril_and_no_action_points() -> None:
    s = scene({"hand": ["zombie"], "ap": 3}, {"peril": 2, "saved": True, "hero": "lorel-alanus"},
              phase="villainy")  # fmt: skip
    play(s, "play:zombie@1", 3, 3)
    assert (player(s, 0)["ap"], player(s, 1)["saved"], player(s, 1)["peril"]) == (3, True, 0)


def test_equal_monsters_of_a_pack_share_a_key_and_others_have_their_own() -> None:
    pack = ["bone-knight", ["bone-knight", 1], "zombie", "zombie"]
    s = scene({"pack": pack}, {"peril": 9}, phase="villainy")
    shown = [beast["key"] for beast in player(s, 0)["pack"]]
    assert shown == ["bone-knight", "bone-knight#2", "zombie", "zombie"]
    offered = [option for option in options(s, 0) if option.startswith("pack:")]
    assert offered == [f"pack:{key}@1" for key in dict.fromkeys(shown)]
