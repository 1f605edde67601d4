"""Walks: paths of several steps that the survey offers."""

from __future__ import annotations

from tests.games.dungeoneer.table import GAME, play, scene
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable


def walks(s: DungeoneerTable) -> dict[str, list[str]]:
    """The moves that lead to each more distant location."""
    return {name: walk["moves"] for name, walk in GAME.survey(s, 0)["walks"].items()}


ROUND = {"bell-tunnel": [0, -1], "crossing": [-1, -1], "old-arena": [0, -2], "mirror-gallery": [-1, -2]}


def test_a_walk_goes_by_working_exits_no_further_than_the_action_points() -> None:
    there = {"crossing": [0, -1], "old-arena": [1, -1]}
    far = GAME.survey(scene({"ap": 2}, {}, map=there), 0)["walks"]
    assert far == {
        "old-arena": {
            "moves": ["move:north", "move:east"],
            "stops": ["tomb-antechamber", "crossing", "old-arena"],
            "price": 2,
        }
    }
    assert walks(scene({"ap": 1}, {}, map=there)) == {}
    assert walks(scene({"ap": 2, "fallen": True}, {}, map=there)) == {}


def test_of_ways_of_one_length_a_walk_takes_that_with_fewer_threatened_exits() -> None:
    s = scene({"at": "bell-tunnel", "ap": 2}, {}, map=ROUND)  # its exit in the west is a trap
    assert walks(s)["mirror-gallery"] == ["move:north", "move:west"]


def test_a_walk_is_for_whoever_moves_and_each_step_of_it_is_open() -> None:
    s = scene({"at": "bell-tunnel", "ap": 2}, {}, map=ROUND)
    assert GAME.survey(s, 1)["walks"] == {}
    for move in walks(s)["mirror-gallery"]:
        assert GAME.explain(s, 0, move) is None
        play(s, move)
