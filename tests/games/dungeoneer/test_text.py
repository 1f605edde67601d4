"""The table in plain text: what is printed again after a choice, and what is not."""

from __future__ import annotations

import re

import pytest

from tests.games.dungeoneer.serpent import legends
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


def temple() -> DungeoneerTable:
    """A legend with a minion and a card with an upkeep, a waiting trap, Nakari wounded in her lair."""
    hero = {"items": ["snakeman", "war-paint"], "hand": ["wrath-of-heroes", "scare"], "glory": 0}
    places = {"nakaris-lair": [0, -1], "crossroads": [1, 0], "lightless-way": [-1, 0]}
    return legends(
        hero, {}, map=places, traps={"crossroads": "acid-flow"}, hurt={"defeat-nakari": 2}, tokens=3
    )


@pytest.mark.parametrize(
    "line",
    [
        "Event “Wrath of the Serpent Goddess”: tokens 3 of 5.",
        "2. Crossroads (passage), .* Traps that wait: Acid Flow.",
        "9. Lightless Way (dark passage), .*",
        "  In play: War Paint, Snakeman (minion).",
        "  Upkeep in the next reset phase: 1 glory, more than there is.",
        "Common quest. Defeat Nakari .* (wounds: 2)",
        "  Wrath of Heroes (spell; 5 glory; legendary: from level 7; .*",
        "  Scare (ward; 3 glory; time: .*",
    ],
)
def test_what_only_the_second_set_has_stands_in_words(line: str) -> None:
    wanted = ".*".join(re.escape(part) for part in line.split(".*"))
    assert [each for each in printed(temple()) if re.fullmatch(wanted, each)]


def test_the_first_set_says_nothing_of_it() -> None:
    words = ("Event", "Traps that wait", "dark", "minion", "Upkeep", "wounds", "legendary")
    lines = printed(scene({"hand": ["scare", "zombie"]}, {}, map=MAP))
    assert not [line for line in lines for word in words if word in line]
