"""First monster phases with an idle hero on the start tile, automatic defaults (O-250..O-260)."""

from __future__ import annotations

import pytest

from tests.games.one_card.table import heard, play, scene, view

Moves = list[tuple[str, str, int]]


def first_phases(level: int) -> tuple[str, Moves, int]:
    """Where the hero stands, how the monsters move (from, to, points), and their attack sum."""
    s = scene(level=level, automatic=True)
    hero: str = view(s)["hero"]["square"]
    play(s, 1, 1, 1, "dice:1,1,1")
    events = heard(s)
    play(s, "end")
    moves = [event.args for event in events if event.id.startswith("one-card-monster-")]
    total = next(int(event.args["sum"]) for event in events if "sum" in event.args)
    return hero, [(str(m["from"]), str(m["to"]), int(m["price"])) for m in moves], total


@pytest.mark.rule("O-250")
def test_the_first_phases_of_level_1() -> None:
    assert first_phases(1) == ("a1", [("e3", "c2", 5), ("d5", "c4", 3)], 0)


@pytest.mark.rule("O-251")
def test_the_first_phases_of_level_2() -> None:
    assert first_phases(2) == ("e1", [("c5", "d4", 3), ("a4", "b3", 3)], 0)


@pytest.mark.rule("O-252")
def test_the_first_phases_of_level_3() -> None:
    assert first_phases(3) == ("a1", [("e4", "d3", 3)], 0)


@pytest.mark.rule("O-254")
def test_the_first_phases_of_level_5() -> None:
    assert first_phases(5) == ("a1", [("e1", "c1", 4), ("b5", "a3", 5), ("e4", "d3", 3)], 0)


@pytest.mark.rule("O-256")
def test_the_first_phases_of_level_7() -> None:
    assert first_phases(7) == ("a1", [("c4", "b3", 3), ("e2", "d1", 3)], 0)


@pytest.mark.rule("O-260")
def test_the_first_phases_of_level_11() -> None:
    assert first_phases(11) == ("a1", [("b5", "a4", 3), ("e3", "d2", 3), ("d5", "c4", 3)], 0)
