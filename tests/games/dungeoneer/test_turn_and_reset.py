"""The turn, its order and the reset phase (rules, sections 4 and 5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.table import heard, options, play, player, printed, scene, view
from tests.games.dungeoneer.turns import at, idle, next_turn, until
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

CROSSING = {"crossing": [0, -1]}
SPEED = printed("roderik-talus", "speed")  # of the first hero


def phases(s: DungeoneerTable, turns: int) -> list[tuple[int, str]]:
    """The phases in which somebody is asked, over some turns, each once."""
    seen: list[tuple[int, str]] = []
    for _ in range(300):
        if not seen or seen[-1] != at(s):
            seen.append(at(s))
        if len({seat for seat, _ in seen}) > turns:
            return seen[:-1]
        idle(s)
    raise AssertionError("the turns never end")


@pytest.mark.rule("D-047")
def test_the_five_phases_come_in_their_order() -> None:
    """A card for each phase makes it visible: the ring heals at reset, all others ask."""
    hero = {"items": ["ember-ring"], "health": 2, "hand": ["undead-awakening"], "ap": 1}
    s = scene(hero, {"peril": 9}, phase="reset")
    assert player(s, 0)["health"] == 3  # the reset phase is over
    assert phases(s, 1) == [(0, "villainy"), (0, "locations"), (0, "heroics"), (0, "discard")]


@pytest.mark.rule("D-048")
def test_the_turn_passes_to_the_left() -> None:
    s = scene({}, {}, {}, {}, active=2)
    order = []
    for _ in range(5):
        order.append(view(s)["active"])
        next_turn(s)
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("D-048")
def test_players_who_are_out_are_passed_over() -> None:
    s = next_turn(scene({}, {"out": True}, {}))
    assert view(s)["active"] == 2


@pytest.mark.rule("D-049")
def test_the_round_is_over_when_everybody_has_had_a_turn() -> None:
    s = scene({}, {}, {})
    rounds = []
    for _ in range(7):
        rounds.append(view(s)["round"])
        next_turn(s)
    assert rounds == [1, 1, 1, 2, 2, 2, 3]


@pytest.mark.rule("D-049")
def test_the_round_is_over_too_when_its_last_player_is_out() -> None:
    s = scene({}, {}, {"out": True})
    rounds = []
    for _ in range(4):
        rounds.append(view(s)["round"])
        next_turn(s)
    assert rounds == [1, 1, 2, 2]


# -- what ends at reset ------------------------------------------------------------------------------


@pytest.mark.rule("D-050")
def test_a_bonus_for_the_turn_is_gone_on_the_next() -> None:
    """Dungeon Sense explores and adds 2 to searches; deep down the urn is found with the last 2 of them."""
    urn = "the-sealed-urn"
    row = ("crossing", "mirror-gallery", "old-arena", "flooded-drain", "whispering-gallery")
    hero = {"at": row[-1], "quests": [urn], "hand": ["dungeon-sense"], "glory": 1}
    deep = {name: [x, 0] for x, name in enumerate(row, start=1)}
    s = scene(hero, {}, map=deep, locations=["processional"])
    die = BOX.quests[urn].find - 4 - 2  # four locations lie between
    play(s, "play:dungeon-sense", "place:tomb-antechamber:north", f"search:{urn}", die)
    assert f"attempt:{urn}" in options(s, 0)
    s = until(next_turn(s), 0)
    play(s, f"search:{urn}", die)
    assert f"attempt:{urn}" not in options(s, 0)


STAIR = {"narrow-stair": [0, -1, 1], "crossing": [0, -2]}


def exit_of(s: DungeoneerTable, place: str, side: str) -> dict[str, Any]:
    """An exit as it is now."""
    found: dict[str, Any] = view(s)["map"][place]["exits"][side]
    return found


@pytest.mark.rule("D-051")
def test_an_exit_opened_for_a_time_is_blocked_again_at_the_next_reset() -> None:
    s = scene({"at": "narrow-stair", "glory": 1}, {}, {}, map=STAIR)
    play(s, "use:location")
    assert exit_of(s, "narrow-stair", "north")["kind"] == "open"
    next_turn(s)
    assert exit_of(s, "narrow-stair", "north") == {"kind": "blocked", "stat": "speed", "value": 6}


@pytest.mark.rule("D-051")
def test_an_exit_held_open_by_a_hero_stays_open() -> None:
    s = scene({"at": "narrow-stair", "ap": 1}, {}, {}, map=STAIR)
    play(s, "move:north", 1)
    for _ in range(3):
        assert exit_of(s, "narrow-stair", "north")["kind"] == "open"
        next_turn(s)
    play(s, "move:north")  # no test
    assert player(s, 0)["place"] == "crossing"
    assert exit_of(s, "narrow-stair", "north")["kind"] == "blocked"


@pytest.mark.rule("D-051")
def test_a_sprung_trap_exit_is_armed_again() -> None:
    """The turned library has its trap to the east."""
    s = scene({"hero": "raka", "at": "library"}, {}, map={"library": [1, 0, 1], "old-arena": [2, 0]})
    play(s, "move:east", 1, "move:west")
    assert player(s, 0)["health"] == 5
    s = until(next_turn(s), 0)
    play(s, "move:east", 1)
    assert player(s, 0)["health"] == 4


@pytest.mark.rule("D-052")
def test_a_portcullis_is_raised_again_at_the_next_reset() -> None:
    active = {"hand": ["backpack"], "glory": 1, "peril": 1}
    s = scene(active, {"hand": ["portcullis"]}, map=CROSSING)
    play(s, "play:backpack", "play:portcullis@0", "exit:north")
    assert exit_of(s, "tomb-antechamber", "north") == {"kind": "blocked", "stat": "melee", "value": 6}
    next_turn(s, "locations")
    assert exit_of(s, "tomb-antechamber", "north")["kind"] == "open"


@pytest.mark.rule("D-052")
def test_what_lasts_until_ones_own_reset_ends_there() -> None:
    """Sleeping gas takes 1 from counter rolls until the hero's own reset phase."""
    hero = {"peril": 9, "at": "crossing"}
    gas = {"hand": ["sleeping-gas", "zombie"]}
    s = scene(gas, hero, {"hand": ["zombie"]}, map=CROSSING, phase="villainy")
    events = heard(s)
    play(s, "play:sleeping-gas@1", "play:zombie@1", 1, 1, 3)
    s = until(s, 2, "villainy")  # the second hero's own reset phase lies between
    play(s, "play:zombie@1", 1, 3)
    rolls = [event.args["total"] for event in events if event.id == "dungeoneer-counter-roll"]
    assert rolls == [3 + 3 - 1, 3 + 3]  # Kron has melee 3


@pytest.mark.rule("D-052")
def test_it_does_not_end_at_the_reset_of_another() -> None:
    gas = {"hand": ["sleeping-gas"]}
    s = scene(gas, {"hand": ["zombie"]}, {"peril": 9, "at": "crossing"}, map=CROSSING, phase="villainy")
    events = heard(s)
    play(s, "play:sleeping-gas@2", 1)
    play(until(s, 1, "villainy"), "play:zombie@2", 1, 3)
    rolls = [event.args["total"] for event in events if event.id == "dungeoneer-counter-roll"]
    assert rolls == [3 + 2 - 1]  # Raka has melee 2


@pytest.mark.rule("D-053")
def test_what_was_used_once_this_turn_can_be_used_on_the_turn_of_the_next() -> None:
    shield = {"items": ["tower-shield"], "glory": 3, "peril": 9}
    s = scene({"hand": ["zombie"]}, {"hand": ["zombie"]}, shield, phase="villainy")
    play(s, "play:zombie@2", "use:tower-shield", 1)
    assert view(s)["battle"]["foes"][0]["attack"] == [1, 2]
    play(until(s, 1, "villainy"), "play:zombie@2", "use:tower-shield", 1)  # only another has had a reset
    assert view(s)["battle"]["foes"][0]["attack"] == [1, 2]


@pytest.mark.rule("D-053")
def test_once_per_turn_is_once() -> None:
    s = scene({"hero": "roderik-talus", "glory": 5, "health": 3}, {})
    play(s, "use:hero")
    assert "use:hero" not in options(s, 0)
    s = until(next_turn(s), 0)
    assert "use:hero" in options(s, 0)


# -- action points and new locations -----------------------------------------------------------------


@pytest.mark.rule("D-054")
def test_action_points_that_are_left_are_lost() -> None:
    assert player(scene({"ap": 7}, {}, phase="reset"), 0)["ap"] == SPEED
    s = play(scene({"ap": 7}, {}), "end", "pass")
    assert player(until(next_turn(s), 0), 0)["ap"] == SPEED


@pytest.mark.rule("D-055")
@pytest.mark.parametrize(("items", "more"), [([], 0), (["boot-of-ala-hazad"], 1), (["grasping-hands"], -1)])
def test_action_points_follow_the_speed_of_the_moment(items: list[str], more: int) -> None:
    s = scene({"items": items}, {}, phase="reset")
    assert player(s, 0)["ap"] == SPEED + more


@pytest.mark.rule("D-055")
def test_the_speed_of_the_level_counts() -> None:
    s = scene({"level": 4}, {}, phase="reset")
    assert player(s, 0)["ap"] == printed("roderik-talus", "speed", 4) > SPEED


@pytest.mark.rule("D-055")
def test_only_the_hero_whose_turn_begins_gets_action_points() -> None:
    s = scene({}, {}, phase="reset")
    assert player(s, 1)["ap"] == 0


@pytest.mark.rule("D-056", "D-089")
def test_locations_become_new_again_on_the_next_turn() -> None:
    s = scene({}, {}, map=CROSSING)
    play(s, "move:north")
    s = until(next_turn(s), 0)
    glory = player(s, 0)["glory"]
    play(s, "move:south")
    assert player(s, 0)["glory"] == glory + 1
    play(s, "move:north")
    assert player(s, 0)["glory"] == glory + 1  # the one the hero stood in is not new


@pytest.mark.rule("D-057")
def test_a_saved_point_is_lost_in_the_reset_phase_of_its_owner_only() -> None:
    s = scene({}, {"saved": True}, {"saved": True}, phase="reset")
    assert [player(s, seat)["saved"] for seat in range(3)] == [False, True, True]
    next_turn(s, "locations")
    assert [player(s, seat)["saved"] for seat in range(3)] == [False, False, True]
    assert player(s, 1)["ap"] == player(s, 1)["values"]["speed"]  # it is not added
