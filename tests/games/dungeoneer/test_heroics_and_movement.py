"""The heroics phase and moving (rules, sections 8 and 9)."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import asked, options, play, player, scene, why_not
from tests.games.dungeoneer.turns import until
from undercroft.engine.flow import CHANCE
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

FISH = "magic-fish"
ROW = {"crossing": [0, -1], "processional": [0, -2], "mirror-gallery": [0, -3]}
SPIKES = {"spiked-hall": [0, -1]}
CRYPT = {"crypt": [0, -1, 1], "library": [1, -1]}  # the crypt to the west of the library, whose trap faces it


def points(s: DungeoneerTable, seat: int = 0) -> tuple[int, int]:
    """Glory and peril."""
    return player(s, seat)["glory"], player(s, seat)["peril"]


# -- heroics -----------------------------------------------------------------------------------------


@pytest.mark.rule("D-080")
@pytest.mark.parametrize(
    "deeds",
    [
        ("explore", "play:backpack", "attempt", "move:west"),
        ("attempt", "move:west", "explore", "play:backpack"),
        ("move:west", "play:backpack", "explore", "move:east", "attempt"),
    ],
)
def test_moves_explorations_cards_and_attempts_mix_in_any_order(deeds: tuple[str, ...]) -> None:
    hero = {"at": "troll-bridge", "quests": [FISH], "hand": ["backpack"], "glory": 1, "ap": 4}
    s = scene(hero, {}, map={"troll-bridge": [1, 0]}, locations=["crossing", "crypt"])
    for deed in deeds:
        if deed == "attempt":
            play(s, f"attempt:{FISH}")
            play(s, *(["plain"] if asked(s) == 0 else []), 1)
        else:
            play(s, deed, *(["place:tomb-antechamber:north"] if deed == "explore" else []))
    assert [item["name"] for item in player(s, 0)["items"]] == ["backpack"]
    assert player(s, 0)["ap"] == 4 - len([deed for deed in deeds if deed[:3] in ("mov", "exp")])
    assert "explore" in options(s, 0)  # the phase goes on


@pytest.mark.rule("D-081", "D-084")
def test_without_action_points_there_is_no_move_no_exploring_no_second_attempt() -> None:
    s = scene({"at": "troll-bridge", "quests": [FISH], "ap": 0}, {}, map={"troll-bridge": [1, 0]})
    assert options(s, 0) == (f"attempt:{FISH}", "end")
    assert why_not(s, 0, "move:west") == "D-081"
    assert why_not(s, 0, "explore") == "D-081"
    play(s, f"attempt:{FISH}", 1)
    assert options(s, 0) == ("end",)


@pytest.mark.rule("D-081")
def test_glory_cards_go_on_while_glory_lasts_and_take_no_action_points() -> None:
    hand = ["backpack", "miners-helmet", "sure-footing"]
    s = scene({"hero": "raka", "hand": hand, "glory": 2, "ap": 1}, {})
    play(s, "play:backpack", "play:sure-footing")
    assert (player(s, 0)["glory"], player(s, 0)["ap"]) == (0, 1)
    assert why_not(s, 0, "play:miners-helmet") == "D-116"


@pytest.mark.rule("D-081")
def test_glory_cards_can_be_played_without_action_points() -> None:
    s = play(scene({"hand": ["backpack"], "glory": 1, "ap": 0}, {}), "play:backpack")
    assert len(player(s, 0)["items"]) == 1


@pytest.mark.rule("D-082")
def test_special_actions_are_open_too() -> None:
    hero = {
        "fallen": True,
        "health": 3,
        "at": "crossing",
        "hand": ["second-wind"],
        "glory": 1,
        "items": ["potion-of-healing"],
    }
    s = scene(hero, {"at": "crossing"}, map=ROW)
    assert {"stand", "play:second-wind", "use:potion-of-healing"} <= set(options(s, 0))
    play(s, "stand")
    assert "attack:1:melee" in options(s, 0)


# -- steps -------------------------------------------------------------------------------------------


@pytest.mark.rule("D-084")
def test_a_step_costs_1_action_point() -> None:
    s = scene({"ap": 2}, {}, map=ROW)
    for left in (1, 0):
        play(s, "move:north")
        assert player(s, 0)["ap"] == left
    assert player(s, 0)["place"] == "processional"
    assert "move:north" not in options(s, 0)


# The gallery's north wall meets the south wall of the turned throne hall; the way leads round by the east.
WALLS = {
    "whispering-gallery": [0, -1, 1],
    "crossing": [1, -1],
    "old-arena": [1, -2],
    "throne-hall": [0, -2, 1],
}


@pytest.mark.rule("D-085", "D-101")
@pytest.mark.parametrize(("place", "side"), [("whispering-gallery", "north"), ("throne-hall", "south")])
def test_locations_that_touch_by_walls_are_adjacent_but_no_way_leads_across(place: str, side: str) -> None:
    s = scene({"at": place}, {}, map=WALLS)
    assert why_not(s, 0, f"move:{side}") == "D-101"  # there is a location, behind a wall
    empty = "west"
    assert why_not(s, 0, f"move:{empty}") == "D-084"  # there is none


@pytest.mark.rule("D-086")
def test_a_working_exit_is_any_but_a_wall_to_a_location_that_lies_there() -> None:
    s = scene({"at": "whispering-gallery"}, {}, map=WALLS)
    assert [option for option in options(s, 0) if option.startswith("move")] == ["move:east", "move:south"]
    s = scene({"at": "library"}, {}, map=CRYPT)
    assert "move:west" in options(s, 0)  # a trap exit works
    s = scene({"at": "troll-bridge"}, {}, map={"troll-bridge": [1, 0], "crossing": [2, 0]})
    assert "move:east" in options(s, 0)  # so does a blocked one


@pytest.mark.rule("D-087", "D-088", "D-341")
def test_from_the_crypt_to_the_library_the_trap_exit_is_ignored_and_on_the_way_back_it_is_tested() -> None:
    s = play(scene({"at": "crypt", "hero": "raka"}, {}, map=CRYPT), "move:east")
    assert (player(s, 0)["place"], asked(s)) == ("library", 0)  # no die
    play(s, "move:west")
    assert (player(s, 0)["place"], asked(s)) == ("library", CHANCE)  # the trap first
    play(s, 1)  # speed 3 + 1 against 5
    assert (player(s, 0)["place"], player(s, 0)["health"]) == ("crypt", 5)


@pytest.mark.rule("D-087", "D-088")
def test_a_blocked_exit_counts_only_for_those_who_leave_by_it() -> None:
    bridge = {"troll-bridge": [-1, 0]}  # its blocked exit faces the entrance
    s = play(scene({"hero": "raka"}, {}, map=bridge), "move:west")
    assert player(s, 0)["place"] == "troll-bridge"
    play(s, "move:east", 1)  # melee 2 + 1 against 5
    assert player(s, 0)["place"] == "troll-bridge"


# -- points ------------------------------------------------------------------------------------------


@pytest.mark.rule("D-089")
def test_a_new_location_gives_its_glory_and_peril() -> None:
    s = play(scene({}, {}, map={"corner": [-1, 0]}), "move:west")
    assert points(s) == (1, 2)
    assert points(s, 1) == (0, 0)


@pytest.mark.rule("D-090")
def test_every_new_location_on_the_way_gives_its_points() -> None:
    s = play(scene({"ap": 3}, {}, map=ROW), "move:north", "move:north", "move:north")
    places = [BOX.locations[name] for name in ROW]
    assert points(s) == (sum(place.glory for place in places), sum(place.peril for place in places))


@pytest.mark.rule("D-091", "D-092")
def test_a_location_visited_this_turn_gives_nothing_again_nor_does_the_one_where_it_started() -> None:
    s = play(scene({"ap": 4}, {}, map=ROW), "move:north")
    assert points(s) == (1, 1)
    play(s, "move:south")  # where the turn started
    assert points(s) == (1, 1)
    play(s, "move:north")  # visited before
    assert points(s) == (1, 1)


@pytest.mark.rule("D-092")
def test_the_start_is_not_new_after_a_real_reset_either() -> None:
    s = scene({"at": "crossing"}, {}, map=ROW, phase="reset")
    until(s, 0)
    play(s, "move:south")
    assert points(s) == (1, 1)
    play(s, "move:north")
    assert points(s) == (1, 1)


@pytest.mark.rule("D-093")
def test_a_hero_moved_on_the_turn_of_another_gains_nothing() -> None:
    s = scene({"hand": ["scroll-of-recall"], "glory": 2}, {"at": "crossing"}, map=ROW)
    play(s, "play:scroll-of-recall", "hero:1")
    assert player(s, 1)["place"] == "tomb-antechamber"
    assert points(s, 1) == (0, 0)


# -- obstacles and effects ---------------------------------------------------------------------------


@pytest.mark.rule("D-094")
def test_an_obstacle_strikes_a_hero_who_enters_on_their_own_turn() -> None:
    s = play(scene({"hero": "raka"}, {}, map=SPIKES), "move:north", 1)  # speed 3 + 1 against 5
    assert player(s, 0)["health"] == 5


@pytest.mark.rule("D-094")
def test_so_does_the_effect_of_a_location() -> None:
    s = play(scene({"hero": "raka"}, {}, map={"flooded-drain": [0, -1]}), "move:north", 1)
    assert player(s, 0)["health"] == 5


@pytest.mark.rule("D-094")
def test_also_a_hero_who_is_warped_there_on_their_own_turn() -> None:
    s = scene({"hero": "raka", "hand": ["blink"], "glory": 3}, {}, map=SPIKES)
    play(s, "play:blink", 1)
    assert (player(s, 0)["place"], player(s, 0)["health"]) == ("spiked-hall", 5)


@pytest.mark.rule("D-093", "D-095")
@pytest.mark.parametrize("place", ["spiked-hall", "collapsed-stair", "flooded-drain"])
def test_a_hero_moved_on_the_turn_of_another_minds_neither_obstacle_nor_effect(place: str) -> None:
    lord = {"hand": ["trapdoor"], "at": "tomb-antechamber"}
    s = scene(lord, {"peril": 2}, map={place: [0, -1]}, phase="villainy", locations=[])
    play(s, "play:trapdoor@1", 1)  # there is one empty location
    assert player(s, 1)["place"] == place
    assert (player(s, 1)["health"], player(s, 1)["fallen"]) == (6, False)
    assert points(s, 1) == (0, 0)
    assert asked(s) == 0


@pytest.mark.rule("D-096")
def test_the_points_come_before_the_effect() -> None:
    s = play(scene({"hero": "raka"}, {}, map=CRYPT), "move:north")
    assert (points(s), asked(s)) == ((2, 1), CHANCE)
    play(s, 1)  # magic 4 fails: lose 1 glory, of the 2 just gained
    assert points(s) == (1, 1)


@pytest.mark.rule("D-097")
@pytest.mark.parametrize("card", ["backpack", "sure-footing"])
def test_between_points_and_effect_a_glory_card_can_be_played_with_the_glory_just_gained(card: str) -> None:
    s = play(scene({"hero": "raka", "hand": [card]}, {}, map=CRYPT), "move:north")
    assert options(s, 0) == (f"play:{card}", "pass")
    play(s, f"play:{card}")
    assert (points(s), asked(s)) == ((1, 1), CHANCE)


@pytest.mark.rule("D-097")
def test_so_the_card_helps_against_the_obstacle() -> None:
    s = scene({"hero": "raka", "hand": ["miners-helmet"]}, {}, map=SPIKES)
    play(s, "move:north", "play:miners-helmet")  # ignores spikes
    assert (player(s, 0)["health"], asked(s)) == (6, 0)


@pytest.mark.rule("D-343", "D-091")
def test_an_obstacle_works_at_every_entry_though_the_location_gives_nothing_any_more() -> None:
    s = play(scene({"hero": "raka", "ap": 3}, {}, map=SPIKES), "move:north", 1, "move:south")
    assert (player(s, 0)["health"], points(s)) == (5, (2, 1))
    play(s, "move:north", 1)
    assert (player(s, 0)["health"], points(s)) == (4, (2, 1))


@pytest.mark.rule("D-343", "D-091")
def test_so_does_the_effect_of_the_location_where_the_turn_started() -> None:
    s = scene({"hero": "raka", "at": "crypt", "glory": 3}, {}, map=CRYPT)
    play(s, "move:south", "move:north", 1)
    assert player(s, 0)["glory"] == 3 + 1 - 1  # the entrance gave 1, the crypt took 1
