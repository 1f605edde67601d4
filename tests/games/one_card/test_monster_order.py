"""Who moves when: the order of the monsters (O-118..O-124)."""

from __future__ import annotations

import pytest

from tests.games.one_card.table import (
    healths,
    heard,
    monsters_walk,
    options,
    places,
    play,
    scene,
    view,
    why_not,
)
from undercroft.engine.flow import Event
from undercroft.games.one_card.state import OneCard

MOVES = ("one-card-monster-moves", "one-card-monster-stays")


def movers(events: list[Event]) -> str:
    """The letters of the monsters that had their move, in order."""
    return "".join(str(event.args["letter"]) for event in events if event.id in MOVES)


def distances(s: OneCard) -> dict[str, int]:
    """How far the monsters are from the hero, by letter."""
    return {monster["letter"]: monster["distance"] for monster in view(s)["monsters"]}


@pytest.mark.rule("O-118", "O-119")
def test_every_monster_moves_once_and_the_nearest_goes_first() -> None:
    s = scene(level=9, phase="hero", automatic=True)
    assert distances(s) == {"D": 4, "B": 7, "A": 8, "C": 9}
    events = heard(s)
    play(s, "end")
    assert movers(events) == "DBAC"


@pytest.mark.rule("O-118")
def test_monsters_move_one_after_another() -> None:
    s = scene(level=1, hero="a5", monsters={"A": "c3", "B": "d5"}, phase="monsters")
    play(s, "next:B")
    assert places(s) == {"A": "c3", "B": "b4"}  # B has moved while A still waits for its way
    assert why_not(s, "next:B") == "O-119"
    play(s, "to:b5")
    assert places(s) == {"A": "b5", "B": "b4"}
    assert view(s)["phase"] == "energy"


@pytest.mark.rule("O-118", "O-119")
def test_nobody_moves_before_a_nearer_monster_or_a_second_time() -> None:
    s = scene(level=1, hero="c3", monsters={"A": "c5", "B": "a3", "C": "e1"}, phase="monsters")
    assert options(s) == ("next:A", "next:B")
    assert why_not(s, "next:C") == "O-119"  # at distance 7, the others at 4
    assert why_not(s, "to:b4") == "O-119"  # first who, then where to
    s = scene(level=1, hero="c3", monsters={"A": "c5", "B": "a3", "C": "e3"}, phase="monsters")
    play(s, "next:B")
    assert why_not(s, "next:B") == "O-118"
    assert why_not(s, "next:A") is None


@pytest.mark.rule("O-120")
def test_a_monster_behind_a_wall_is_as_far_as_the_way_around() -> None:
    s = scene(level=1, hero="a2", monsters={"A": "c2", "B": "b4"}, phase="hero")
    assert distances(s) == {"A": 6, "B": 5}  # A is only two tiles off, but behind the wall b2
    events = heard(s)
    play(s, "end")
    assert movers(events) == "BA"


@pytest.mark.rule("O-120")
def test_two_diagonal_steps_are_as_far_as_three_straight_ones() -> None:
    s = scene(level=1, hero="a5", monsters={"A": "c3", "B": "d5"}, phase="monsters")
    assert set(options(s)) == {"next:A", "next:B"}
    s = scene(level=1, hero="a5", monsters={"A": "b4", "B": "c5"}, phase="hero")
    events = heard(s)
    play(s, "end")
    assert (
        movers(events) == "AB"
    )  # one diagonal step (3) is nearer than two straight ones (4), nothing to ask


@pytest.mark.rule("O-120")
def test_monsters_in_between_make_nobody_farther() -> None:
    s = scene(level=2, hero="a5", monsters={"A": "b5", "B": "c5", "C": "c4"}, phase="hero")
    assert distances(s) == {"A": 2, "B": 4, "C": 5}  # B stands right behind A
    events = heard(s)
    play(s, "end")
    assert movers(events) == "ABC"


@pytest.mark.rule("O-121")
def test_the_order_is_that_of_the_start_of_the_phase() -> None:
    s = scene(level=4, hero="b5", monsters={"A": "a5", "B": "d4", "C": "c3"}, phase="monsters")
    assert places(s)["A"] == "a3"  # the nearest has moved, and is now as far off as those who wait
    assert distances(s) == {"A": 5, "B": 5, "C": 5}
    assert set(options(s)) == {"next:B", "next:C"}
    assert why_not(s, "next:A") == "O-118"
    events = heard(s)
    play(s, "next:C")
    assert movers(events) == "CB"


@pytest.mark.rule("O-122")
def test_the_player_chooses_among_equally_near_monsters() -> None:
    table = {"level": 1, "hero": "a5", "monsters": {"A": "a2", "B": "d5"}, "phase": "monsters"}
    assert set(options(scene(**table))) == {"next:A", "next:B"}
    assert places(play(scene(**table), "next:A")) == {"A": "b4", "B": "b5"}
    assert places(play(scene(**table), "next:B")) == {"A": "a4", "B": "b4"}


@pytest.mark.rule("O-122")
def test_the_player_chooses_again_after_each_of_them() -> None:
    monsters = {"A": "c5", "B": "a3", "C": "e3", "D": "c1"}  # all at distance 4
    s = scene(level=1, hero="c3", monsters=monsters, phase="monsters")
    assert set(options(s)) == {"next:A", "next:B", "next:C", "next:D"}
    play(s, "next:D")
    assert set(options(s)) == {"next:A", "next:B", "next:C"}
    play(s, "next:B")
    assert set(options(s)) == {"next:A", "next:C"}
    play(s, "next:A")  # the last one is not asked for
    assert places(s) == {"A": "c4", "B": "b4", "C": "d3", "D": "c2"}


@pytest.mark.rule("O-122")
def test_by_default_the_smaller_row_moves_first() -> None:
    # b4, the best tile, falls to the first: B is in row 0 though its column is the greater one
    assert monsters_walk(1, "a5", {"A": "a2", "B": "d5"}) == {"A": "a4", "B": "b4"}


@pytest.mark.rule("O-122")
def test_by_default_the_smaller_column_of_a_row_moves_first() -> None:
    assert monsters_walk(1, "c5", {"A": "d3", "B": "b3"}) == {"A": "c4", "B": "b4"}
    asked = scene(level=1, hero="c5", monsters={"A": "d3", "B": "b3"}, phase="monsters")
    assert places(play(asked, "next:A")) == {"A": "b4", "B": "c4"}


@pytest.mark.rule("O-123")
def test_a_move_may_be_no_step_and_the_attack_follows_the_last_move() -> None:
    s = scene(level=7, hero="c3", monsters={"A": "c4", "B": "d3"}, phase="hero", automatic=True)
    events = heard(s)
    play(s, "end")
    assert [event.id for event in events[:3]] == [MOVES[1], MOVES[1], "one-card-monsters-attack"]
    assert movers(events) == "AB"


@pytest.mark.rule("O-123")
def test_the_phase_lasts_until_the_last_monster_has_moved() -> None:
    s = scene(level=1, hero="a5", monsters={"A": "c3", "B": "d5"}, phase="monsters")
    for choice in ("next:B", "to:a4"):
        assert view(s)["phase"] == "monsters"
        assert view(s)["hero"]["health"] == 6
        play(s, choice)
    assert view(s)["phase"] == "energy"
    assert view(s)["hero"]["health"] == 2  # 8 against defence 2


@pytest.mark.rule("O-124")
def test_a_monster_that_has_moved_leaves_its_tile_free() -> None:
    assert monsters_walk(1, "a5", {"A": "b5", "B": "c5"}) == {"A": "b4", "B": "b5"}


@pytest.mark.rule("O-124")
def test_a_monster_that_has_moved_no_longer_hides_the_hero() -> None:
    # once A has left b5, B sees the hero along row 5 and stays at its full range
    assert monsters_walk(2, "a5", {"A": "b5", "B": "c5"}) == {"A": "b4", "B": "c5"}


@pytest.mark.rule("O-124")
def test_a_monster_that_waits_still_holds_its_tile() -> None:
    # alone A would step back to b4; B stands there until its own move to c5
    assert monsters_walk(2, "a5", {"A": "a4"}) == {"A": "b4"}
    assert monsters_walk(2, "a5", {"A": "a4", "B": "b4"}) == {"A": "a4", "B": "c5"}


@pytest.mark.rule("O-118")
def test_a_dead_monster_moves_no_more() -> None:
    s = scene(
        level=1,
        hero="c3",
        monsters={"A": {"at": "c4", "health": 1}, "B": "e3"},
        phase="hero",
        left={"attack": 4},
        automatic=True,
    )
    events = heard(s)
    play(s, "attack:A", "end")
    assert movers(events) == "B"
    assert list(healths(s)) == ["B"]
