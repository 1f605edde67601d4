"""Pauses in which an option matters, and those that are passed automatically (engine/stops.py)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dungeoneer.serpent import legends
from tests.games.dungeoneer.table import GAME, asked, hall, options, play
from undercroft.engine.flow import PASS
from undercroft.engine.stops import AIMED, DEFAULT, ROLL, STEP, Moment, Stops, passing, unasked
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable

HURT: dict[str, Any] = {"items": ["potion-of-healing"]}


def moment(s: DungeoneerTable) -> Moment:
    """The pause that is open."""
    found = GAME.moment(s, s.asks()[0])
    assert found is not None
    return found


def passes(s: DungeoneerTable, stops: Stops = DEFAULT) -> bool:
    """Whether the asked seat passes automatically."""
    return unasked(GAME, s, s.asks()[0], stops) != ""


def after_a_card(**other: Any) -> DungeoneerTable:
    """Raka has played a card; Kron may act."""
    hand = {"hand": ["backpack"], "glory": 1, "peril": 2}
    return play(hall(hand, other), "play:backpack")


def test_between_the_actions_of_an_opponent_nobody_is_stopped_for_a_card_that_can_wait() -> None:
    s = after_a_card(hand=["stumble"])
    assert asked(s) == 1
    assert (moment(s).kind, moment(s).matters) == (STEP, frozenset())
    assert moment(s).cards == {"play:stumble@0": "stumble"}
    assert passes(s)
    assert not passes(s, Stops(steps=True))
    assert not passes(s, Stops(everything=True))
    assert not passes(s, Stops(cards={"stumble": True}))
    assert passes(s, Stops(rolls=True))


def test_a_menu_is_no_pause() -> None:
    s = hall({"hand": ["backpack"], "glory": 1}, {})
    assert GAME.moment(s, s.asks()[0]) is None
    assert not passes(s)


def test_where_the_table_always_pauses_everybody_is_asked() -> None:
    s = after_a_card(hand=["stumble"])
    s.always_pause = True
    assert not passes(s)


def test_a_card_that_stops_a_hero_has_its_time_before_that_hero_sets_out() -> None:
    s = hall({"peril": 2, "ap": 2}, {"hand": ["stumble"]}, phase="locations", locations=["corner"])
    while GAME.moment(s, s.asks()[0]) is None:
        play(s, options(s, asked(s))[0])
    assert asked(s) == 1
    assert moment(s).matters == {"play:stumble@0"}
    assert passes(s, Stops(cards={"stumble": False})), "unless its owner does not care"


def test_a_fallen_hero_with_a_saved_action_point_may_stand_up() -> None:
    s = after_a_card(fallen=True, saved=True)
    assert moment(s).matters == {"stand"}


def test_a_hero_who_comes_here_may_be_attacked() -> None:
    s = hall({"ap": 2, "at": "crossing"}, {"saved": True, "at": "spiked-hall"})
    play(s, "move:north")
    while asked(s) != 1:
        play(s, 6 if asked(s) < 0 else PASS)
    assert moment(s).matters
    assert all(option.startswith("attack:0:") for option in moment(s).matters)


def test_what_is_aimed_at_a_hero_may_be_answered() -> None:
    s = hall({"hand": ["zombie"], "peril": 0}, {"peril": 5, "hand": ["scare"], "glory": 5}, phase="villainy")
    play(s, next(option for option in options(s, 0) if option.startswith("play:zombie@1")))
    while asked(s) != 1:
        play(s, next(option for option in ("fight", *options(s, 0)) if option in options(s, 0)))
    assert (moment(s).kind, moment(s).matters) == (AIMED, frozenset({"play:scare"}))


@pytest.mark.parametrize(("health", "matters"), [(2, {"use:potion-of-healing"}), (4, set())])
def test_a_potion_has_its_time_when_the_next_blow_may_be_the_last(health: int, matters: set[str]) -> None:
    s = hall({"hand": ["zombie"]}, {"peril": 5, **HURT, "health": health}, phase="villainy")
    play(s, next(option for option in options(s, 0) if option.startswith("play:zombie@1")))
    while asked(s) != 1:
        play(s, next(option for option in ("fight", *options(s, 0)) if option in options(s, 0)))
    assert moment(s).matters == matters


def test_ones_own_pause_before_ones_own_menu_is_passed() -> None:
    s = play(
        hall({"hand": ["backpack", "second-wind"], "glory": 3, "peril": 2}, {"hand": ["stumble"]}),
        "play:backpack",
    )
    stops = {0: DEFAULT, 1: DEFAULT}
    assert unasked(GAME, s, s.asks()[0], Stops(everything=True)) == PASS, "nobody is, whatever they want"
    while found := passing(GAME, s, stops):
        s.apply(*found)
    assert GAME.moment(s, s.asks()[0]) is None
    assert asked(s) == 0


def test_a_phase_that_can_only_be_ended_ends_by_itself() -> None:
    s = hall({"ap": 0}, {})
    assert options(s, 0) == ("end",)
    assert unasked(GAME, s, s.asks()[0], Stops(everything=True)) == "end"
    s.always_pause = True
    assert unasked(GAME, s, s.asks()[0], DEFAULT) == ""


def test_nobody_pauses_after_a_location_when_none_is_left_to_lay() -> None:
    """Others act after actions, and this is not one (DQ-45)."""
    s = hall({"peril": 2, "hand": ["ghost"]}, {"hand": ["stumble"]}, phase="locations")
    assert GAME.moment(s, s.asks()[0]) is None
    assert asked(s) == 0
    assert "end" in options(s, 0)


@pytest.mark.parametrize("saved", [False, True])
def test_an_action_point_that_is_saved_is_not_saved_again(saved: bool) -> None:
    s = play(hall({"ap": 2, "hand": ["ghost"], "saved": saved}, {}), "end")
    assert ("save" in options(s, 0)) is not saved


def test_only_seats_whose_wishes_are_known_pass_unasked() -> None:
    s = after_a_card(hand=["stumble"])
    assert passing(GAME, s, {0: DEFAULT}) is None
    assert passing(GAME, s, {1: DEFAULT}) == (1, PASS)


# -- rolls -------------------------------------------------------------------------------------------------


def entering(**raka: Any) -> DungeoneerTable:
    """Raka goes to the hall of spikes; the test is about to be rolled."""
    return play(hall({"ap": 2, **raka}, {"hand": ["stumble"]}), "move:north")


def test_a_card_that_changes_a_roll_has_its_time_before_it() -> None:
    s = entering(items=["blessings-of-nakari"], glory=1)
    assert moment(s).kind == ROLL
    assert moment(s).matters == {"use:blessings-of-nakari"}


def test_a_card_that_does_not_touch_the_roll_can_wait() -> None:
    s = entering(peril=2)
    assert (asked(s), moment(s).kind, moment(s).matters) == (1, ROLL, frozenset())
    assert passes(s)
    assert not passes(s, Stops(rolls=True))


def test_a_test_that_cannot_fail_needs_no_help() -> None:
    s = entering(hero="lorel-alanus", items=["blessings-of-nakari"], glory=1, level=4, peril=2)
    assert (asked(s), "use:blessings-of-nakari" in options(s, 0)) == (0, True)
    assert moment(s).matters == frozenset(), "speed 4 and a 1 make 5"


@pytest.mark.parametrize("die", [1, 2])
def test_a_low_roll_may_be_rolled_again(die: int) -> None:
    s = play(entering(items=["lucky-star"], glory=1), die)
    assert (asked(s), moment(s).kind, moment(s).matters) == (0, ROLL, frozenset({"use:lucky-star"}))


def test_a_test_that_is_passed_is_not_rolled_again() -> None:
    s = play(entering(hero="lorel-alanus", items=["lucky-star"], glory=1, level=4), 2)
    assert (asked(s), options(s, 0)) == (0, ("use:lucky-star", PASS))
    assert moment(s).matters == frozenset()


@pytest.mark.rule("D-097")
@pytest.mark.parametrize(("health", "asked_for"), [(18, set()), (10, {"play:serpent_antivenom"})])
def test_a_location_whose_test_cannot_fail_stops_nobody(health: int, asked_for: set[str]) -> None:
    """The cistern tests health 15+: with 18 every throw is enough, with 10 the antivenom helps."""
    hero = {"health": health, "glory": 5, "hand": ["antivenom"]}
    s = play(legends(hero, {}, map={"green-cistern": [0, -1]}), "move:north")
    assert "play:serpent_antivenom" in options(s, 0)
    assert moment(s).matters == asked_for
    assert passes(s) == (health == 18)
