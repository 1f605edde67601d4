"""Single terms of the cards: X, falling, warps, levels, limits, boons, banes, shifts, encounters."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import asked, heard, options, play, player, printed, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

A, B = 0, 1
CHAIN = {"crossing": [0, -1], "flooded-drain": [0, -2], "crypt": [1, 0]}


def table(one: Any = (), other: Any = (), **spec: Any) -> DungeoneerTable:
    """A (Kron) is active, by default in the heroics phase; B is Raka; the map is the chain."""
    first = {"hero": "kron-axereaver", **dict(one)}
    second = {"hero": "raka", "peril": 9, **dict(other)}
    return scene(first, second, **{"map": CHAIN, "locations": ["library", "chapel"], **spec})


def villainy(*hand: str, one: Any = (), other: Any = (), **spec: Any) -> DungeoneerTable:
    """A is Dungeonlord with these cards; B stands in the crossing."""
    lord = {"hand": list(hand), **dict(one)}
    return table(lord, {"at": "crossing", **dict(other)}, **{"phase": "villainy", "locations": [], **spec})


def items(s: DungeoneerTable, seat: int) -> list[str]:
    """A hero's cards in play."""
    return [item["name"] for item in player(s, seat)["items"]]


def where(s: DungeoneerTable, name: str) -> tuple[int, int]:
    """The place of a location on the map."""
    place = view(s)["map"][name]
    return place["x"], place["y"]


def dice(s: DungeoneerTable, *faces: int) -> DungeoneerTable:
    """Throw dice; everybody passes before each."""
    for face in faces:
        while asked(s) != CHANCE:
            play(s, "pass")
        play(s, face)
    return s


# -- X -----------------------------------------------------------------------------------------------


@pytest.mark.rule("D-227")
def test_for_x_one_pays_what_one_likes_from_1_to_what_there_is() -> None:
    s = table({"hand": ["mend-wounds"], "health": 1, "glory": 3})
    play(s, "play:mend-wounds")
    assert options(s, A) == ("pay:1", "pay:2", "pay:3")
    play(s, "pay:2")
    assert (player(s, A)["health"], player(s, A)["glory"]) == (3, 1)
    broke = table({"hand": ["mend-wounds"], "health": 1})
    assert "play:mend-wounds" not in options(broke, A)


# -- falling -----------------------------------------------------------------------------------------


@pytest.mark.rule("D-230")
def test_the_points_of_a_fallen_hero_serve_for_standing_up_only() -> None:
    arena = {"map": {"old-arena": [0, -1]}}
    able = {"at": "old-arena", "ap": 3}
    upright = table(able, {"at": "old-arena"}, **arena)
    assert {"move:south", "explore", "attack:1:melee", "use:location"} <= set(options(upright, A))
    fallen = table({**able, "fallen": True}, {"at": "old-arena"}, **arena)
    assert options(fallen, A) == ("stand", "end")
    assert why_not(fallen, A, "explore") == "D-230"
    play(fallen, "stand")
    assert (player(fallen, A)["fallen"], player(fallen, A)["ap"]) == (False, 2)


@pytest.mark.rule("D-231")
def test_a_fallen_hero_plays_cards_and_does_what_takes_no_points() -> None:
    pilgrim = ["the-last-pilgrim"]
    s = table(
        {
            **{"at": "crossing", "fallen": True, "ap": 3, "glory": 2, "hand": ["sure-footing"]},
            **{"quests": ["dice-with-the-dead", *pilgrim], "escorts": pilgrim},
        }
    )
    assert {"play:sure-footing", "attempt:dice-with-the-dead", "drop:the-last-pilgrim"} <= set(options(s, A))
    play(s, "drop:the-last-pilgrim", "pickup:the-last-pilgrim")
    dice(play(s, "attempt:dice-with-the-dead"), 1, 1)
    assert "attempt:dice-with-the-dead" not in options(s, A)  # a repeat would take a point
    s = villainy("zombie", other={"fallen": True, "saved": True})
    dice(play(s, "play:zombie@1"), 2, 6)
    assert view(s)["discard"] == ["zombie"]  # slain by the counter-attack of a fallen hero


@pytest.mark.rule("D-231")
def test_a_fallen_hero_goes_through_a_hunt_without_a_challenge() -> None:
    s = table(
        {"at": "old-arena", "fallen": True, "ap": 3, "quests": ["champion-of-the-arena"]},
        map={"old-arena": [0, -1]},
    )
    dice(play(s, "attempt:champion-of-the-arena"), 1, 6)
    assert player(s, A)["quests"][0]["wounds"] == 1
    assert view(s)["battle"] is None


@pytest.mark.rule("D-232")
def test_a_card_may_ask_for_a_threat_before_one_stands_up() -> None:
    s = table({"peril": 2, "ap": 2}, {"hand": ["stumble"]}, phase="locations")
    play(s, options(s, A)[0], "play:stumble@0")
    assert player(s, A)["fallen"]
    enough = 5 - printed("kron-axereaver", "speed")  # the card says speed 5
    dice(play(s, "stand"), enough - 1)
    assert (player(s, A)["fallen"], player(s, A)["ap"]) == (True, 1)
    dice(play(s, "stand"), enough)
    assert (player(s, A)["fallen"], player(s, A)["ap"]) == (False, 0)


# -- warps and levels --------------------------------------------------------------------------------


@pytest.mark.rule("D-233")
def test_on_ones_own_turn_a_warp_brings_points_and_the_effect_of_the_location() -> None:
    s = table({"hand": ["blink"], "glory": 3})
    play(s, "play:blink", "location:crypt")
    assert (player(s, A)["glory"], player(s, A)["peril"]) == (2, 1)
    assert asked(s) == CHANCE  # the threat of the crypt: magic 4
    play(s, 1)
    assert player(s, A)["glory"] == 1


@pytest.mark.rule("D-233")
def test_on_the_turn_of_another_a_warp_brings_neither() -> None:
    s = villainy("trapdoor", other={"glory": 0, "peril": 2})
    play(s, "play:trapdoor@1", 1, "location:crypt")
    assert player(s, B)["place"] == "crypt"
    assert (player(s, B)["glory"], player(s, B)["peril"]) == (0, 0)
    assert asked(s) == A  # no threat was tested


@pytest.mark.rule("D-234")
@pytest.mark.parametrize("fallen", [False, True])
def test_a_warped_hero_stays_fallen_or_standing(fallen: bool) -> None:
    s = table({"hand": ["blink"], "glory": 3, "fallen": fallen})
    play(s, "play:blink", "location:crossing")
    assert (player(s, A)["place"], player(s, A)["fallen"]) == ("crossing", fallen)


@pytest.mark.rule("D-236")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (2, 1), (1, 1)])
def test_no_level_falls_below_1(before: int, after: int) -> None:
    s = table(
        {"at": "library", "level": before, "quests": ["read-the-black-book"], "ap": 0},
        map={"library": [0, -1]},
        locations=["chapel", "crypt"],
    )
    play(s, "attempt:read-the-black-book", 1)
    assert player(s, A)["level"] == after


# -- limits ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-237")
def test_the_backpack_may_be_played_with_the_limit_reached() -> None:
    full = ["grave-iron", "thorn-mail", "ember-ring"]  # Kron carries three
    s = table({"items": full, "hand": ["backpack", "boot-of-ala-hazad"], "glory": 9})
    assert "play:boot-of-ala-hazad" not in options(s, A)
    play(s, "play:backpack")
    assert player(s, A)["limits"]["treasures"] == 5
    assert items(play(s, "play:boot-of-ala-hazad"), A) == [*full, "backpack", "boot-of-ala-hazad"]


@pytest.mark.rule("D-237")
def test_when_it_goes_the_player_discards_the_excess_at_once() -> None:
    five = ["backpack", "grave-iron", "thorn-mail", "ember-ring", "boot-of-ala-hazad"]
    s = table({"items": five, "ap": 0}, phase="discard", moved=True)
    play(s, "discard-treasure:backpack")
    assert options(s, A) == tuple([f"card:{name}@0" for name in five[1:]])
    play(s, "card:ember-ring@0")
    assert items(s, A) == ["grave-iron", "thorn-mail", "boot-of-ala-hazad"]
    assert view(s)["discard"] == ["backpack", "ember-ring"]


@pytest.mark.rule("D-238")
def test_nobody_discards_a_boon_at_will() -> None:
    s = table({"items": ["night-watch", "grave-iron"], "hand": ["rust"], "ap": 0}, phase="discard")
    assert options(s, A) == ("discard:rust", "discard-treasure:grave-iron")
    s = table({"items": ["night-watch"]})
    assert [option for option in options(s, A) if "night-watch" in option] == []


@pytest.mark.rule("D-239")
def test_a_boon_discarded_by_a_card_stops_working_at_once() -> None:
    counter = {"level": 2, "items": ["sure-footing"]}  # counter +1 from level 2 on; melee 3
    s = play(villainy("zombie", other=counter), "play:zombie@1", 6, 1)
    assert view(s)["battle"]["foes"][0]["counter"] == [1, 5]
    s = play(villainy("zombie", "forgetting", other=counter), "play:forgetting@1", "play:zombie@1", 6, 1)
    assert view(s)["battle"]["foes"][0]["counter"] == [1, 4]
    assert view(s)["discard"][0] == "sure-footing"


@pytest.mark.rule("D-240")
def test_ones_own_bane_may_strike_ones_own_hero_but_never_for_ones_own_peril() -> None:
    arena: dict[str, Any] = {
        "one": {"at": "old-arena", "quests": ["champion-of-the-arena"], "peril": 9},
        "map": {"old-arena": [0, -1], "crossing": [1, 0]},
    }
    s = villainy("undead-awakening", other={"peril": 2}, **arena)
    play(s, "play:undead-awakening")
    assert [player(s, seat)["peril"] for seat in (A, B)] == [9, 0]
    play(s, "attempt:champion-of-the-arena", 1)
    assert view(s)["battle"]["foes"][0]["attack"] == [1, 5]  # melee 3, and 1 more: it is undead
    s = villainy("undead-awakening", other={"peril": 1}, **arena)
    assert "play:undead-awakening" not in options(s, A)


# -- shifts ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-241")
def test_a_shift_keeps_to_the_rules_of_placement_and_moves_no_hero() -> None:
    chain = {"corner": [0, -1, 1], "flooded-drain": [1, 0]}  # the corner has exits to the south and west
    s = villainy("shifting-stones", map=chain, other={"at": "corner"})
    glory, peril = player(s, B)["glory"], player(s, B)["peril"]
    play(s, "play:shifting-stones", "location:corner")
    spots = set(options(s, A))
    assert "place:tomb-antechamber:south:turned" not in spots  # a wall against the exit of the entrance
    assert "place:tomb-antechamber:south" in spots
    play(s, "place:tomb-antechamber:south")
    assert where(s, "corner") == (0, 1)
    assert player(s, B)["place"] == "corner"
    assert (player(s, B)["glory"], player(s, B)["peril"]) == (glory, peril - 2)  # the price, no more


@pytest.mark.rule("D-241")
def test_a_shift_lays_no_exit_against_a_wall() -> None:
    places = {"corner": [0, -1, 1], "crossing": [1, 0], "flooded-drain": [-1, 0]}
    s = villainy("shifting-stones", map=places)
    play(s, "play:shifting-stones", "location:flooded-drain")
    assert "place:crossing:south" in options(s, A)
    wrong = {"place:corner:east", "place:crossing:north"}  # the corner has a wall there
    assert wrong & set(options(s, A)) == set()


@pytest.mark.rule("D-241")
def test_an_exit_changed_for_a_time_turns_with_the_card() -> None:
    bridge = {"troll-bridge": [1, 0]}  # exits to the east, blocked, and to the west, open
    lord = {"at": "troll-bridge", "peril": 1, "hand": ["shifting-stones", "price-on-the-head"]}
    s = scene(lord, {"hand": ["portcullis"], "peril": 3}, map=bridge, phase="villainy", locations=[])
    play(s, "play:price-on-the-head@1", "play:portcullis@0", "exit:west")
    play(s, "play:shifting-stones", "place:tomb-antechamber:west:turned")
    exits = view(s)["map"]["troll-bridge"]["exits"]
    assert [(exits[side]["kind"], exits[side]["value"]) for side in ("east", "west")] == [
        ("blocked", 6),
        ("blocked", 5),
    ]


@pytest.mark.rule("D-242")
def test_a_shift_cuts_nothing_off() -> None:
    s = play(villainy("shifting-stones"), "play:shifting-stones")
    assert options(s, A) == ("location:flooded-drain", "location:crypt")  # not the crossing between


@pytest.mark.rule("D-242")
def test_a_card_on_which_others_hang_may_go_where_it_joins_them_again() -> None:
    chain = {"corner": [0, 1], "crossing": [1, 1]}  # only the corner connects the crossing
    s = villainy("shifting-stones", map=chain, other={"at": "crossing"})
    play(s, "play:shifting-stones")
    assert options(s, A) == ("location:corner", "location:crossing")
    play(s, "location:corner")  # one spot: north of the crossing, east of the entrance
    assert where(s, "corner") == (1, 0)
    assert view(s)["map"]["corner"]["turned"]


@pytest.mark.rule("D-241")
def test_a_shift_changes_the_cell_turning_a_card_where_it_lies_is_none() -> None:
    chain = {"troll-bridge": [1, 0], "corner": [2, 0, 1]}  # turned, the bridge has the same two sides open
    s = play(villainy("shifting-stones", map=chain, other={"at": "corner"}), "play:shifting-stones")
    assert why_not(s, A, "location:troll-bridge") is not None  # only the corner can go
    bridge = villainy("shifting-stones", map={"troll-bridge": [1, 0]}, other={"at": ""})
    s = play(bridge, "play:shifting-stones")
    assert why_not(s, A, "place:tomb-antechamber:east:turned") == "D-241"
    assert why_not(s, A, "place:tomb-antechamber:west:turned") is None


# -- speed, treasures --------------------------------------------------------------------------------


@pytest.mark.rule("D-244")
def test_speed_that_is_still_raised_gives_more_points_at_the_next_reset() -> None:
    speed = printed("kron-axereaver", "speed")
    assert player(table(phase="reset", locations=[]), A)["ap"] == speed
    boots = table({"items": ["boot-of-ala-hazad"]}, phase="reset", locations=[])
    assert player(boots, A)["ap"] == speed + 1


@pytest.mark.rule("D-245")
def test_a_treasure_without_effects_left_is_discarded_at_once() -> None:
    s = table({"items": ["potion-of-healing", "grave-iron"], "health": 3})
    play(s, "use:potion-of-healing")
    assert (player(s, A)["health"], items(s, A)) == (5, ["grave-iron"])
    assert view(s)["discard"] == ["potion-of-healing"]


@pytest.mark.rule("D-246")
def test_a_potion_used_as_soon_as_it_is_played_takes_no_room() -> None:
    full = ["grave-iron", "thorn-mail", "ember-ring"]
    drinker = {"items": full, "hand": ["potion-of-healing"], "health": 3, "glory": 2}
    s = table(drinker)
    assert "play:potion-of-healing" not in options(s, A)
    play(s, "play-use:potion-of-healing")
    assert (player(s, A)["health"], player(s, A)["glory"]) == (5, 0)
    assert items(s, A) == full
    assert view(s)["discard"] == ["potion-of-healing"]
    room = table({**drinker, "items": full[:2]})
    assert "play:potion-of-healing" in options(room, A)


# -- encounters --------------------------------------------------------------------------------------


@pytest.mark.rule("D-247")
def test_whoever_leaves_before_the_attack_roll_is_not_attacked() -> None:
    s = villainy("zombie", other={"items": ["potion-of-mist"], "peril": 2})
    play(s, "play:zombie@1")
    events = heard(s)
    play(s, "use:potion-of-mist")
    play(s, "location:flooded-drain")
    assert "dungeoneer-attack-roll" not in [event.id for event in events]
    assert (player(s, B)["health"], player(s, B)["peril"]) == (6, 0)
    assert options(s, A) == ("to-hand", "to-pack")  # the lair, as if it had not fought


@pytest.mark.rule("D-247")
def test_a_trap_for_a_hero_who_left_is_discarded() -> None:
    s = villainy("trapdoor", "riddle-lock", "zombie", other={"hand": ["scare"]})
    play(s, "play:trapdoor@1", "play:riddle-lock@1", "play:zombie@1", 1, "location:crypt")
    assert options(s, A) == ("to-hand", "to-pack")  # no die for the lock, none for the zombie
    assert view(s)["discard"] == ["trapdoor", "riddle-lock"]


@pytest.mark.rule("D-247")
def test_after_the_attack_roll_leaving_helps_no_more() -> None:
    s = villainy("bridge-troll", "zombie")
    play(s, "play:bridge-troll@1", "play:zombie@1", 6, 6, 1, 1)  # both hit; the troll first
    play(s, "location:flooded-drain")
    assert player(s, B)["place"] == "flooded-drain"
    assert player(s, B)["health"] == 4
