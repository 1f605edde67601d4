"""Log lines make sense without the board: they say which room, exit or card, and whose."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.table import GAME, heard, play, scene
from undercroft.engine.flow import Event
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.state.names import added
from undercroft.locale import voice

ENGLISH = voice("en")


def told(s: DungeoneerTable, *choices: str | int) -> list[str]:
    """The log lines while this is played."""
    events: list[Event] = heard(s)
    play(s, *choices)
    return [ENGLISH(event) for event in events]


def gate() -> DungeoneerTable:
    """Raka in the armoury, whose northern exit is blocked."""
    return scene({"hero": "raka", "at": "armoury"}, {}, map={"armoury": [1, 0], "crossing": [1, -1]})


def test_a_changed_exit_is_that_of_a_room() -> None:
    stair = {"hero": "raka", "at": "narrow-stair", "glory": 1}
    for lang, line in (
        ("en", "Narrow Stair: the south exit is now open."),
        ("ru", "Выход на юг в локации «Тесная лестница» теперь открыт."),
        ("uk", "Вихід на південь у локації «Тісні сходи» тепер відкритий."),
    ):
        s = scene(stair, {}, map={"narrow-stair": [0, -1]}, locations=[])
        events = heard(s)
        play(s, "use:location")  # there is only one exit to open
        assert line in [voice(lang)(event) for event in events]


def test_a_forced_exit_and_its_threat_name_room_and_side() -> None:
    lines = told(gate(), "move:north", 1)
    assert lines[0] == "Raka fails the threat of the north exit, Armoury: melee 3 against 5 (die 1)."
    assert "Armoury: Raka forces the north exit open; it costs 1 AP." in lines


@pytest.mark.parametrize(
    ("place", "threat"), [("spiked-hall", "Spiked Hall"), ("flooded-drain", "Flooded Drain")]
)
def test_the_threat_of_a_location_bears_its_name(place: str, threat: str) -> None:
    lines = told(scene({"hero": "raka"}, {}, map={place: [0, -1]}), "move:north", 6)
    assert [line for line in lines if f"passes the threat “{threat}”" in line]


def test_a_monster_goes_to_somebodys_pack_and_a_wound_is_rewarded_by_somebody() -> None:
    s = scene({"hero": "kron-axereaver", "hand": ["zombie"]}, {"hero": "raka", "peril": 3}, phase="villainy")
    lines = told(s, "play:zombie@1", 6, 1, "to-pack", "peril:1")
    assert lines[0] == "Kron Axereaver plays “Zombie” against Raka."  # and then what it costs
    assert lines[1] == "Raka: −2 peril (1)."
    assert "Zombie goes to Kron Axereaver’s pack." in lines
    assert "Kron Axereaver gives Raka 1 peril for a wound dealt." in lines


def test_a_tie_names_both_and_luck_what_is_needed() -> None:
    s = scene({"hero": "kron-axereaver", "hand": ["zombie"]}, {"hero": "raka", "peril": 3}, phase="villainy")
    assert "A tie between Zombie and Raka: nobody is hit." in told(s, "play:zombie@1", 3, 3)
    s = scene(
        {"hero": "raka", "at": "crossing", "quests": ["dice-with-the-dead"]}, {}, map={"crossing": [0, -1]}
    )
    assert "Raka rolls 2 + 3 = 5 and needs 11." in told(s, "attempt:dice-with-the-dead", 2, 3)


def test_a_roll_for_a_quest_tells_every_die_and_what_is_added() -> None:
    fisher = {"hero": "raka", "at": "troll-bridge", "quests": ["magic-fish"], "glory": 4}
    s = scene({**fisher, "items": ["blessings-of-nakari"]}, {}, map={"troll-bridge": [1, 0]})
    lines = told(s.copy(), "attempt:magic-fish", "extra-die", "pass", 2, 5)
    assert "Raka rolls 5 (the best of 2, 5) and needs 5." in lines
    lines = told(s, "attempt:magic-fish", "plain", "use:blessings-of-nakari", 2)
    assert "Raka rolls 2 + 2 = 4 and needs 5." in lines


def test_a_search_tells_its_die_and_the_way() -> None:
    way = {"old-arena": [0, -1], "crossing": [0, -2], "flooded-drain": [0, -3], "inner-sanctum": [0, -4]}
    s = scene({"hero": "raka", "at": "inner-sanctum", "quests": ["lost-reliquary"]}, {}, map=way)
    lines = told(s, "search:lost-reliquary", 2)
    assert "Raka searches for “The Lost Reliquary” and finds nothing (2 + 3 = 5 against 10)." in lines


def test_a_sum_with_something_taken_off_and_one_of_nothing_but_a_die() -> None:
    assert [added([2, 3], 4), added([4], 4), added([1, 6], 9)] == ["2 + 3 − 1 = 4", "4", "1 + 6 + 2 = 9"]


def test_to_pass_before_ones_own_roll_is_to_roll_and_before_a_threat_to_go_on() -> None:
    say = voice("en")
    raka = {"hero": "raka", "glory": 3, "hand": ["false-trail"], "items": ["blessings-of-nakari"]}
    s = play(scene(raka, {"hero": "kron-axereaver"}, map={"flooded-drain": [0, -1]}), "move:north")
    assert say(GAME.describe(s, 0, "pass").label) == "Continue"
    play(s, "pass")
    assert say(GAME.describe(s, 0, "pass").label) == "Roll now"
