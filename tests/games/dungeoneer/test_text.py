"""The table in plain words: what is printed again after a choice, and what is not."""

from __future__ import annotations

import re

from tests.games.dungeoneer.table import GAME, play, scene
from undercroft.cli.changed import changed
from undercroft.games.dungeoneer import text
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.locale import voice

SAY = voice("en")
MAP = {"crossing": [0, -1], "flooded-drain": [0, -2]}


def printed(s: DungeoneerTable) -> list[str]:
    """The whole table as the first player sees it."""
    return text.table(GAME.view(s, 0), SAY)


def numbers(lines: list[str]) -> dict[str, str]:
    """Locations with their numbers."""
    found = [re.match(r"(\d+)\. (.+?) \((?:room|passage)\)", line) for line in lines]
    return {each[2]: each[1] for each in found if each}


def test_a_location_keeps_its_number_however_the_map_grows() -> None:
    s = scene({}, {}, phase="locations", locations=["chapel", "library"], map=MAP)
    before = numbers(printed(s))
    play(s, next(option for option in s.asks()[0].options if option.startswith("place:crossing:west")))
    after = numbers(printed(s))
    assert len(after) == len(before) + 1
    assert before.items() <= after.items()


def test_after_a_new_location_only_its_line_is_printed_and_the_picture_without_its_legend() -> None:
    s = scene({}, {}, phase="locations", locations=["chapel", "library"], map=MAP)
    before = printed(s)
    play(s, next(option for option in s.asks()[0].options if option.startswith("place:crossing:west")))
    again = changed(before, printed(s))
    assert list(numbers(again)) == ["Chapel"]
    assert any(line.startswith("+-") for line in again)
    assert not [line for line in again if line.startswith("Numbers are locations")]
