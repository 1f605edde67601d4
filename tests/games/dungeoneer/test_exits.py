"""Exits and obstacles (rules, section 11)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.idling import idle_until
from tests.games.dungeoneer.table import asked, heard, options, play, player, printed, scene, view, why_not
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

RAKA = {"hero": "raka"}
SPEED = printed("raka", "speed")
ENOUGH = 5 - SPEED  # the lowest die with which Raka passes speed 5
GATE = {"armoury": [1, 0], "crossing": [1, -1]}  # from the armoury a blocked exit, melee 5, leads north


def at_the_gate(*others: dict[str, Any], **hero: Any) -> DungeoneerTable:
    """Raka in the armoury, the others at the entrance by default."""
    return scene({**RAKA, "at": "armoury", **hero}, *(others or ({},)), map=GATE, locations=[])


def gate(s: DungeoneerTable) -> str:
    """What the northern exit of the armoury is now."""
    armoury = view(s)["map"]["armoury"]
    kind: str = armoury["exits"]["north"]["kind"]
    return kind


def trapped(**hero: Any) -> DungeoneerTable:
    """Raka in the library, whose western exit is a trap, speed 5, and leads to the entrance."""
    return scene(
        {**RAKA, "at": "library", **hero}, {}, {"hero": "necromancer"}, map={"library": [1, 0]}, locations=[]
    )


@pytest.mark.rule("D-100")
def test_an_open_exit_asks_for_no_roll() -> None:
    s = play(scene({"ap": 2}, {}, map={"crossing": [0, -1]}), "move:north")
    assert player(s, 0)["place"] == "crossing"
    assert player(s, 0)["ap"] == 1
    assert asked(s) == 0


@pytest.mark.rule("D-101")
@pytest.mark.parametrize(("place", "side"), [("spiked-hall", "east"), ("chapel", "west")])
def test_a_wall_cannot_be_passed_from_either_side(place: str, side: str) -> None:
    """The spiked hall and the chapel are side by side, wall against wall."""
    both = {"spiked-hall": [0, -1], "crossing": [1, 0], "chapel": [1, -1, 1]}
    s = scene({"at": place}, {}, map=both)
    assert f"move:{side}" not in options(s, 0)
    assert "move:south" in options(s, 0)
    assert why_not(s, 0, f"move:{side}") == "D-101"


# -- blocked exits -------------------------------------------------------------------------------------


@pytest.mark.rule("D-102")
def test_a_success_at_a_blocked_exit_costs_nothing_beyond_the_move() -> None:
    s = play(at_the_gate(ap=3), "move:north")
    assert asked(s) == CHANCE
    play(s, 3)  # 3 + 2 reaches melee 5
    assert player(s, 0)["place"] == "crossing"
    assert player(s, 0)["ap"] == 2


@pytest.mark.rule("D-102")
def test_a_failure_at_a_blocked_exit_costs_1_action_point() -> None:
    s = play(at_the_gate(ap=3), "move:north", 2)
    assert player(s, 0)["place"] == "armoury"
    assert player(s, 0)["ap"] == 2
    assert player(s, 0)["health"] == 6


@pytest.mark.rule("D-102")
def test_without_action_points_a_blocked_exit_cannot_be_tested() -> None:
    s = at_the_gate(ap=0)
    assert "move:north" not in options(s, 0)
    assert why_not(s, 0, "move:north") == "D-081"


@pytest.mark.rule("D-103")
def test_after_a_failure_the_hero_goes_through_without_a_new_test_now_or_later() -> None:
    s = play(at_the_gate(ap=3, hand=["sure-footing"], glory=1), "move:north", 2)
    assert gate(s) == "open"
    play(s, "play:sure-footing")  # something else first
    play(s, "move:north")
    assert asked(s) == 0
    assert player(s, 0)["place"] == "crossing"
    assert player(s, 0)["ap"] == 1


@pytest.mark.rule("D-103")
def test_after_a_failure_the_hero_may_also_stay() -> None:
    s = play(at_the_gate(ap=3), "move:north", 2)
    assert {"move:north", "end"} <= set(options(s, 0))
    idle_until(s, 1)
    assert player(s, 0)["place"] == "armoury"


@pytest.mark.rule("D-103")
def test_after_a_success_the_exit_is_blocked_for_the_next_hero() -> None:
    s = play(at_the_gate({"at": "armoury", "hero": "kron-axereaver"}), "move:north", 3)
    assert gate(s) == "blocked"
    play(idle_until(s, 1), "move:north")
    assert asked(s) == CHANCE


@pytest.mark.rule("D-104")
def test_if_the_failure_takes_the_last_point_the_exit_is_open_and_the_hero_stays() -> None:
    s = play(at_the_gate(ap=1), "move:north", 1)
    assert player(s, 0)["ap"] == 0
    assert player(s, 0)["place"] == "armoury"
    assert gate(s) == "open"
    assert why_not(s, 0, "move:north") == "D-081"


@pytest.mark.rule("D-105", "D-107")
def test_on_the_next_turn_the_hero_goes_through_for_1_point_without_a_test() -> None:
    s = play(at_the_gate(ap=1), "move:north", 1)
    idle_until(s, 0)
    assert gate(s) == "open"  # two reset phases later
    before = player(s, 0)["ap"]
    play(s, "move:north")
    assert player(s, 0)["place"] == "crossing"
    assert player(s, 0)["ap"] == before - 1


@pytest.mark.rule("D-106")
def test_while_the_exit_is_open_other_heroes_use_it_too() -> None:
    s = play(at_the_gate({"at": "armoury"}, ap=1), "move:north", 1)
    play(idle_until(s, 1), "move:north")
    assert player(s, 1)["place"] == "crossing"
    assert gate(s) == "open"  # the one who opened it is still there


@pytest.mark.rule("D-107")
@pytest.mark.parametrize("side", ["north", "west"])
def test_the_exit_closes_when_its_opener_leaves_by_any_exit(side: str) -> None:
    s = play(at_the_gate(ap=3), "move:north", 2)
    assert gate(s) == "open"
    play(s, f"move:{side}")
    assert gate(s) == "blocked"


@pytest.mark.rule("D-107")
def test_the_exit_closes_when_its_opener_is_warped_away_on_another_turn() -> None:
    s = play(at_the_gate({"hand": ["scroll-of-recall"], "glory": 2}, ap=1), "move:north", 1)
    idle_until(s, 1)
    assert gate(s) == "open"
    play(s, "play:scroll-of-recall", "hero:0")
    assert player(s, 0)["place"] == "tomb-antechamber"
    assert gate(s) == "blocked"


@pytest.mark.rule("D-107")
def test_the_exit_stays_open_while_somebody_else_leaves() -> None:
    s = play(at_the_gate({"at": "armoury"}, ap=1), "move:north", 1)
    play(idle_until(s, 1), "move:west")
    assert gate(s) == "open"


@pytest.mark.rule("D-105", "D-107")
def test_the_open_exit_turns_with_a_card_that_is_shifted() -> None:
    raka = {**RAKA, "at": "troll-bridge", "ap": 1, "peril": 2}
    ring = {"troll-bridge": [1, 0], "crossing": [2, 0], "flooded-drain": [2, 1]}
    ring |= {"whispering-gallery": [1, 1, 1], "processional": [0, 1]}
    s = scene(raka, {"hand": ["shifting-stones"]}, map=ring, locations=["crypt"], quests=[])
    play(s, "move:east", 1)  # blocked, melee 5: now it is held open
    play(idle_until(s, 1, "villainy"), "play:shifting-stones", "location:troll-bridge")
    play(s, "place:crossing:east:turned")
    exits = view(s)["map"]["troll-bridge"]["exits"]
    assert (exits["west"]["kind"], exits["east"]["kind"]) == ("open", "open")
    play(idle_until(s, 0), "move:west")
    assert player(s, 0)["place"] == "crossing"  # without a test
    assert view(s)["map"]["troll-bridge"]["exits"]["west"]["kind"] == "blocked"


# -- trap exits ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-108", "D-109")
@pytest.mark.parametrize(("die", "health"), [(ENOUGH - 1, 5), (ENOUGH, 6)])
def test_a_trap_exit_wounds_on_a_failure_and_the_hero_leaves_all_the_same(die: int, health: int) -> None:
    s = play(trapped(ap=2), "move:west", die)
    assert player(s, 0)["health"] == health
    assert player(s, 0)["place"] == "tomb-antechamber"
    assert player(s, 0)["ap"] == 1


@pytest.mark.rule("D-109")
def test_a_hero_defeated_by_a_trap_exit_does_not_arrive() -> None:
    s = trapped(health=1)
    events = heard(s)
    play(s, "move:west", 1)
    assert player(s, 0)["out"]
    assert "dungeoneer-enters" not in [event.id for event in events]


@pytest.mark.rule("D-110")
def test_a_helmet_against_trap_cards_does_not_help_at_a_trap_exit() -> None:
    s = play(trapped(items=["miners-helmet"]), "move:west", ENOUGH - 1)  # the helmet would make it 4
    assert player(s, 0)["health"] == 5


@pytest.mark.rule("D-110")
def test_a_hazard_does_not_make_a_trap_exit_harder() -> None:
    works = {"processional": [1, 0], "gearworks": [1, -1], "crossing": [2, -1]}
    s = scene({**RAKA, "at": "gearworks"}, {}, map=works)
    play(s, "move:east", ENOUGH)  # speed 5, not 6
    assert player(s, 0)["health"] == 6


# -- obstacles -------------------------------------------------------------------------------------------


@pytest.mark.rule("D-111")
@pytest.mark.parametrize(("total", "health"), [(7, 5), (8, 6)])
def test_a_hazard_of_2_raises_a_trap_of_speed_6_to_8_for_every_hero_there(total: int, health: int) -> None:
    s = scene(
        {"hand": ["swinging-blade"]},
        {"hero": "raka", "at": "inner-sanctum", "peril": 2},
        {"hero": "kron-axereaver", "at": "inner-sanctum"},
        map={"inner-sanctum": [0, -1]},
        phase="villainy",
    )
    dice = [total - printed(hero, "speed") for hero in ("raka", "kron-axereaver")]
    play(s, "play:swinging-blade@1", *dice)
    assert [player(s, seat)["health"] for seat in (1, 2)] == [health, health]


@pytest.mark.rule("D-111")
def test_without_a_hazard_the_same_trap_is_easier() -> None:
    s = scene(
        {"hand": ["swinging-blade"]},
        {**RAKA, "at": "crossing", "peril": 2},
        map={"crossing": [0, -1]},
        phase="villainy",
    )
    play(s, "play:swinging-blade@1", 6 - SPEED)
    assert player(s, 1)["health"] == 6


@pytest.mark.rule("D-111")
def test_a_hazard_acts_on_a_hero_who_was_brought_there_on_another_turn() -> None:
    s = scene(
        {"hand": ["trapdoor"]},
        {"hand": ["swinging-blade"]},
        {"hero": "raka", "peril": 4},
        map={"inner-sanctum": [0, -1], "crossing": [0, 1]},
        phase="villainy",
        locations=[],
    )
    play(s, "play:trapdoor@2", 1, "location:inner-sanctum")
    assert player(s, 2)["place"] == "inner-sanctum"
    idle_until(s, 1, "villainy")
    play(s, "play:swinging-blade@2", 7 - SPEED)
    assert player(s, 2)["health"] == 5


@pytest.mark.rule("D-112")
@pytest.mark.parametrize(("die", "health"), [(ENOUGH - 1, 5), (ENOUGH, 6)])
def test_spikes_wound_a_hero_who_fails(die: int, health: int) -> None:
    s = play(scene(RAKA, {}, map={"spiked-hall": [0, -1]}), "move:north", die)
    assert player(s, 0)["health"] == health
    assert not player(s, 0)["fallen"]


def at_the_pit(**hero: Any) -> DungeoneerTable:
    """Raka at the entrance, east of it a passage with a pit, speed 5."""
    return scene({**RAKA, **hero}, {}, map={"collapsed-stair": [1, 0]})


@pytest.mark.rule("D-113")
@pytest.mark.parametrize(("die", "fallen"), [(ENOUGH - 1, True), (ENOUGH, False)])
def test_a_pit_lays_a_hero_who_fails_on_the_side(die: int, fallen: bool) -> None:
    s = play(at_the_pit(), "move:east", die)
    assert player(s, 0)["fallen"] is fallen
    assert player(s, 0)["health"] == 6


@pytest.mark.rule("D-114", "D-179")
def test_a_hero_in_a_pit_cannot_move() -> None:
    s = play(at_the_pit(ap=3), "move:east", 1)
    assert not [option for option in options(s, 0) if option.startswith("move:")]
    assert why_not(s, 0, "move:west") == "D-179"


@pytest.mark.rule("D-114")
def test_a_pit_is_no_worse_and_no_better_than_any_other_fall() -> None:
    pit = play(at_the_pit(ap=3, hand=["sure-footing"]), "move:east", "pass", 1)
    glory, peril = player(pit, 0)["glory"], player(pit, 0)["peril"]
    hero = {"ap": 2, "hand": ["sure-footing"], "at": "collapsed-stair", "glory": glory, "peril": peril}
    fallen = scene({**RAKA, **hero, "fallen": True}, {}, map={"collapsed-stair": [1, 0]})
    assert options(pit, 0) == options(fallen, 0)
    assert "play:sure-footing" in options(pit, 0)  # what takes no action points
    assert why_not(pit, 0, "explore") == "D-230"  # action points serve to stand up only


@pytest.mark.rule("D-115")
def test_getting_out_of_a_pit_takes_1_action_point() -> None:
    s = play(at_the_pit(ap=3), "move:east", 1, "stand")
    assert not player(s, 0)["fallen"]
    assert player(s, 0)["ap"] == 1
    play(s, "move:west")
    assert player(s, 0)["place"] == "tomb-antechamber"


@pytest.mark.rule("D-115")
def test_without_an_action_point_the_hero_stays_in_the_pit() -> None:
    s = play(at_the_pit(ap=1), "move:east", 1)
    assert "stand" not in options(s, 0)
    assert why_not(s, 0, "stand") == "D-178"


@pytest.mark.rule("D-344")
def test_first_the_exit_is_tested_then_the_point_is_spent() -> None:
    s = trapped(ap=2)
    events = heard(s)
    play(s, "move:west")
    assert asked(s) == CHANCE
    assert (player(s, 0)["ap"], player(s, 0)["place"]) == (2, "library")
    play(s, 1)
    ids = [event.id for event in events]
    assert ids.index("dungeoneer-fails") < ids.index("dungeoneer-wounded") < ids.index("dungeoneer-enters")
    assert (player(s, 0)["ap"], player(s, 0)["place"]) == (1, "tomb-antechamber")


@pytest.mark.rule("D-344")
def test_the_point_is_spent_before_the_hero_meets_what_is_in_the_location() -> None:
    s = play(scene({**RAKA, "ap": 2}, {}, map={"spiked-hall": [0, -1]}), "move:north")
    assert asked(s) == CHANCE
    assert (player(s, 0)["ap"], player(s, 0)["place"]) == (1, "spiked-hall")


@pytest.mark.rule("D-344")
def test_the_last_action_point_is_enough_for_a_blocked_exit_that_is_passed() -> None:
    s = play(at_the_gate(ap=1), "move:north", 3)
    assert player(s, 0)["place"] == "crossing"
    assert player(s, 0)["ap"] == 0
