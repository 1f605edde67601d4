"""Rules for all cards: who "you" are, changes of rolls and speed, the order of effects."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import asked, heard, options, play, player, printed, scene, view
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

A, B = 0, 1


def table(one: Any = (), other: Any = (), **spec: Any) -> DungeoneerTable:
    """A (Kron: melee 3) is active, at the entrance; B (Raka: melee 2) is in the crossing."""
    return scene(
        {"hero": "kron-axereaver", **dict(one)},
        {"hero": "raka", "at": "crossing", "peril": 9, **dict(other)},
        **{"map": {"crossing": [0, -1]}, "locations": [], **spec},
    )


def villainy(*hand: str, **words: Any) -> DungeoneerTable:
    """A is Dungeonlord with these cards."""
    one = {"hand": list(hand), **words.pop("one", {})}
    return table(one, **{"phase": "villainy", **words})


def items(s: DungeoneerTable, seat: int) -> list[str]:
    """A hero's cards in play."""
    return [item["name"] for item in player(s, seat)["items"]]


@pytest.mark.rule("D-220")
def test_you_are_whoever_controls_the_card() -> None:
    s = table({"hand": ["false-trail"], "glory": 1, "peril": 3}, {"peril": 0})
    play(s, "play:false-trail")
    assert [player(s, seat)["peril"] for seat in (A, B)] == [1, 2]  # A gives, A's own
    s = villainy("light-fingers", other={"items": ["boot-of-ala-hazad"]})
    speed = [printed(hero, "speed") for hero in ("kron-axereaver", "raka")]
    assert [player(s, seat)["values"]["speed"] for seat in (A, B)] == [speed[A], speed[B] + 1]
    play(s, "play:light-fingers@1")
    assert (items(s, A), items(s, B)) == (["boot-of-ala-hazad"], [])
    now = [player(s, seat)["values"]["speed"] for seat in (A, B)]
    assert now == [speed[A] + 1, speed[B]]  # it serves the thief now


@pytest.mark.rule("D-221")
def test_what_changes_a_roll_comes_before_it_unless_the_card_says_otherwise() -> None:
    s = play(villainy("zombie", "cold-sweat"), "play:zombie@1", 6)
    assert options(s, A) == ("play:cold-sweat@1", "pass")  # before the counter roll of B
    play(s, "play:cold-sweat@1", 3)
    assert view(s)["battle"]["foes"][0]["counter"] == [3, 3]  # melee 2, less 2
    s = play(villainy("zombie", "cold-sweat"), "play:zombie@1", 6, "pass", 3)
    assert view(s)["battle"]["foes"][0]["counter"] == [3, 5]
    assert "play:cold-sweat@1" not in options(s, A)  # too late
    s = villainy("zombie", other={"items": ["lucky-star"], "glory": 1})
    play(s, "play:zombie@1", 6)
    assert asked(s) == CHANCE  # the star is for afterwards
    play(s, 1)
    assert options(s, B) == ("use:lucky-star", "pass")
    play(s, "use:lucky-star", 5)
    assert view(s)["battle"]["foes"][0]["counter"] == [5, 7]


@pytest.mark.rule("D-222")
def test_a_change_of_speed_leaves_the_points_already_given_out() -> None:
    s = table({"hand": ["boot-of-ala-hazad"], "glory": 3, "ap": 2})
    play(s, "play:boot-of-ala-hazad")
    assert player(s, A)["values"]["speed"] == printed("kron-axereaver", "speed") + 1
    assert player(s, A)["ap"] == 2


@pytest.mark.rule("D-223")
def test_a_card_that_says_so_gives_points_at_once() -> None:
    s = table({"hand": ["second-wind"], "glory": 1, "ap": 2})
    play(s, "play:second-wind")
    assert player(s, A)["ap"] == 3


@pytest.mark.rule("D-224")
def test_exit_points_spent_entry_peril_and_glory_then_the_effect_of_the_location() -> None:
    s = table({"at": "library", "ap": 3}, {"at": ""}, map={"library": [0, -1], "crypt": [-1, -1]})
    events = heard(s)
    play(s, "move:west")  # a trap exit: speed 5
    assert player(s, A)["ap"] == 3  # the exit comes before the action point
    play(s, 1)
    assert player(s, A)["ap"] == 2
    play(s, 1)  # the crypt: magic 4 or lose a glory
    told = [event.id.removeprefix("dungeoneer-") for event in events]
    entry = ["fails", "wounded", "enters", "gains-glory", "gains-peril"]
    assert told == [*entry, "fails", "loses-glory"]


@pytest.mark.rule("D-224")
def test_boons_before_treasures_before_banes() -> None:
    s = table({"items": ["grasping-hands"], "hand": ["grave-iron", "night-watch"], "glory": 9})
    play(s, "play:grave-iron", "play:night-watch")
    assert items(s, A) == ["night-watch", "grave-iron", "grasping-hands"]


@pytest.mark.rule("D-224")
def test_an_encounter_before_the_attack_roll_before_the_counter_roll() -> None:
    s = villainy("legion", "zombie", "swinging-blade")
    events = heard(s)
    play(s, "play:zombie@1", "play:legion@1", "play:swinging-blade@1")
    play(s, 6, 6, 1, 1, 6, 6)
    wanted = ("dungeoneer-passes", "dungeoneer-attack-roll", "dungeoneer-counter-roll")
    told = [wanted.index(event.id) for event in events if event.id in wanted]
    assert told == [0, 0, 1, 1, 2, 2]  # the trap, then Legion's threat, then the rolls


@pytest.mark.rule("D-225")
def test_where_a_card_and_the_rules_disagree_the_card_is_right() -> None:
    s = play(
        villainy("zombie", other={"hand": ["riposte"], "glory": 1}), "play:zombie@1", "play:riposte", 6, 1
    )
    assert "challenge:foe1:melee" in options(s, B)  # without an action point saved in the last phase
    stair: dict[str, Any] = {"map": {"narrow-stair": [0, 1]}}
    s = villainy("zombie", other={"at": "narrow-stair", "saved": True}, **stair)
    play(s, "play:zombie@1", 6, 1)
    assert options(s, A) == ("to-hand", "to-pack")  # no challenges on this stair
    walled = {"at": "troll-bridge", "ap": 1}
    bridge: dict[str, Any] = {"map": {"troll-bridge": [-1, 0], "crossing": [0, -1]}}
    assert asked(play(table(walled, **bridge), "move:east")) == CHANCE  # a blocked exit is tested,
    s = table({**walled, "hero": "taenin-lightfoot"}, **bridge)
    assert player(play(s, "move:east"), A)["place"] == "tomb-antechamber"  # but not by Taenin


@pytest.mark.rule("D-226")
def test_boons_and_treasures_are_paid_with_ones_own_glory_only() -> None:
    hand = {"hand": ["sure-footing", "grave-iron"]}
    poor = table({**hand, "glory": 0}, {"glory": 9})
    assert [option for option in options(poor, A) if option.startswith("play")] == []
    s = table({**hand, "glory": 4}, {"glory": 9})
    play(s, "play:sure-footing", "play:grave-iron")
    assert [player(s, seat)["glory"] for seat in (A, B)] == [0, 9]
