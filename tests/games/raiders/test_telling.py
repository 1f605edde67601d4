"""What the log of a raid tells: what characters bring, why nobody falls, who plays first."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import GAME, heard, lay, scene
from tests.games.raiders.tactical import in_turn, tactical
from undercroft.engine.flow import Event
from undercroft.locale import voice

SAY = voice("en")


@pytest.mark.rule("R-042")
def test_everybody_is_told_what_the_characters_bring() -> None:
    told: list[Event] = []
    GAME.new(5, seed=1, listener=told.append)
    assert sorted(SAY(event) for event in told if event.id == "raiders-dealt") == [
        "The Explorer joins with 3 coins and 2 wounds. Item: torch.",
        "The Knight joins with 1 coin and 1 wound. Item: sword.",
        "The Thief joins with 2 coins and 2 wounds. Item: key.",
        "The Warrior joins with 2 coins and no wounds.",
        "The Wizard joins with 1 coin and 1 wound. Items: crystal ball × 2.",
    ]


def ending(wounds: list[int], *cards: int) -> list[str]:
    """What is told about falling unconscious after the last room of all, the Medusa's."""
    s = scene("medusa", seats=len(wounds), coins=[3] * len(wounds), wounds=wounds)
    events = heard(s)
    lay(s, *cards)
    return [SAY(event) for event in events if event.id in ("raiders-falls", "raiders-nobody-falls")]


@pytest.mark.rule("R-254", "R-256", "R-257", "R-273")
def test_why_nobody_falls_unconscious_is_told() -> None:
    assert ending([6, 6, 1], 5, 5, 5) == [
        "Nobody falls unconscious: with three players, a tie for the most wounds does not count."
    ]
    assert ending([2, 2, 2, 2], 5, 5, 5, 5) == [
        "Nobody falls unconscious: everyone has the same number of wounds."
    ]
    assert ending([6, 5, 1], 1, 1, 2) == ["Nobody falls unconscious: only one player is left."]
    assert len(ending([6, 6, 1, 0], 5, 5, 5, 5)) == 2


@pytest.mark.rule("R-285", "R-293")
def test_who_plays_first_is_told_only_if_a_room_follows() -> None:
    followed, last = tactical("goblin", "snake", first=1), tactical("medusa", first=1)
    heard_of = [heard(followed), heard(last)]
    in_turn(followed, 5, 5, 5, 5)
    in_turn(last, 5, 5, 5, 5)
    assert ["raiders-takes-scroll" in [event.id for event in events] for events in heard_of] == [True, False]
