"""Who moves when: the order of the monsters (O-118..O-124)."""

from __future__ import annotations

import random
from itertools import permutations

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
from undercroft.games.one_card.board import SQUARES, TILES
from undercroft.games.one_card.monsters import destinations
from undercroft.games.one_card.state import PLANS, OneCard

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
    s = scene(level=1, hero="a5", monsters={"A": "a2", "B": "d5", "C": "e1"}, phase="monsters")
    assert set(options(s)) == {"next:A", "next:B"}
    assert why_not(s, "next:C") == "O-119"  # farther off than the others
    assert why_not(s, "to:b4") == "O-119"  # first who, then where to
    s = scene(level=1, hero="c3", monsters={"A": "a2", "B": "e4", "C": "d5"}, phase="monsters")
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
    s = scene(level=4, hero="d5", monsters={"A": "c4", "B": "e4", "C": "c5"}, phase="monsters")
    assert places(s)["C"] == "c3"  # the nearest has moved, and is now farther off than those who wait
    assert distances(s) == {"A": 3, "B": 3, "C": 5}
    assert set(options(s)) == {"next:A", "next:B"}
    assert why_not(s, "next:C") == "O-118"
    events = heard(s)
    play(s, "next:B")
    assert movers(events) == "BA"


@pytest.mark.rule("O-122")
def test_the_player_chooses_among_equally_near_monsters() -> None:
    table = {"level": 1, "hero": "a5", "monsters": {"A": "a2", "B": "d5"}, "phase": "monsters"}
    assert set(options(scene(**table))) == {"next:A", "next:B"}
    assert places(play(scene(**table), "next:A")) == {"A": "b4", "B": "b5"}
    assert places(play(scene(**table), "next:B")) == {"A": "a4", "B": "b4"}


@pytest.mark.rule("O-122")
def test_the_player_chooses_again_after_each_of_them() -> None:
    monsters = {"A": "a2", "B": "e4", "C": "d5"}  # all at distance 5
    s = scene(level=1, hero="c3", monsters=monsters, phase="monsters")
    assert set(options(s)) == {"next:A", "next:B", "next:C"}
    play(s, "next:B")
    assert set(options(s)) == {"next:A", "next:C"}
    play(s, "next:A")  # the last one is not asked for
    assert places(s) == {"A": "b4", "B": "d3", "C": "c4"}


@pytest.mark.rule("O-122")
def test_nobody_is_asked_for_an_order_that_changes_nothing() -> None:
    s = scene(level=1, hero="a3", monsters={"A": "d5", "B": "e3"}, phase="hero")
    assert distances(s) == {"A": 8, "B": 8}
    events = heard(s)
    play(s, "end")
    assert movers(events) == "AB"
    assert view(s)["phase"] == "energy"


def walked(level: int, hero: str, monsters: dict[str, str], order: str) -> set[tuple[str, ...]]:
    """Where the monsters can stand at the end if this order breaks the ties."""
    board = PLANS[level - 1].board
    far = board.distance(TILES[hero])
    line = sorted(monsters, key=lambda letter: (far[TILES[monsters[letter]]], order.index(letter)))
    tables = [{letter: TILES[square] for letter, square in monsters.items()}]
    for letter in line:
        moved = []
        for tiles in tables:
            others = sum(1 << tile for other, tile in tiles.items() if other != letter)
            found = destinations(board, TILES[hero], tiles[letter], others)
            moved += [{**tiles, letter: tile} for tile in found]
        tables = moved
    return {tuple(SQUARES[tile] for tile in tiles.values()) for tiles in tables}


def ends(s: OneCard) -> set[tuple[str, ...]]:
    """Where the monsters can stand at the end of their movement, whatever is answered."""
    if not options(s) or view(s)["phase"] != "monsters":
        return {tuple(places(s).values())}
    return {end for option in options(s) for end in ends(play(s.copy(), option))}


@pytest.mark.rule("O-122", "O-140")
@pytest.mark.parametrize("level", [5, 6, 9, 10])
def test_who_moves_next_is_asked_if_and_only_if_it_matters(level: int) -> None:
    board = PLANS[level - 1].board
    luck = random.Random(level)
    free = [square for tile, square in enumerate(SQUARES) if not board.walls >> tile & 1]
    asked = 0
    for _ in range(60):
        hero, *others = luck.sample(free, 4)
        monsters = dict(zip("ABC", others, strict=True))
        s = scene(level=level, hero=hero, monsters=monsters, phase="monsters")
        orders = ["".join(order) for order in permutations("ABC")]
        assert ends(s) == {end for order in orders for end in walked(level, hero, monsters, order)}
        if options(s) and options(s)[0].startswith("next:"):
            asked += 1
            assert len({frozenset(ends(play(s.copy(), option))) for option in options(s)}) > 1
    assert asked


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
