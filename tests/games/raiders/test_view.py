"""What the view says besides the cards: rooms never seen, who would win now."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.raiders.descent import BOSSES, ROOMS, Secrets
from tests.games.raiders.table import GAME, coins, lay, scene, view, wounds
from tests.games.raiders.tactical import in_turn, tactical


@pytest.mark.parametrize(("seats", "seed"), [(3, 0), (4, 1), (5, 2)])
def test_the_unseen_rooms_are_the_box_without_those_that_lay_open(seats: int, seed: int) -> None:
    game = Secrets(seats, seed)
    box = Counter(ROOMS) + Counter(BOSSES)
    for _ in game.play():
        for viewer in game.seen:
            table = view(game.state, viewer)
            known = [
                place["card"]["name"] for place in table["row"] if place["card"] and place["state"] != "gone"
            ]
            shown = Counter([each["room"] for each in table["history"]] + known)
            assert Counter(table["unseen"]) + shown == box
    assert sum(view(game.state)["unseen"].values()) == 30 + 10 - 25


@pytest.mark.rule("R-030")
def test_the_rooms_to_come_are_counted() -> None:
    s = scene("dragon", "mummy", floor=5)
    down = [place for place in view(s)["row"] if place["state"] == "down"]
    assert view(s)["to_come"] == {"count": len(down), "of": sum(view(s)["unseen"].values())}
    start = GAME.new(4, 1)
    dark = [place for place in view(start)["row"] if place["state"] == "down"]
    assert view(start)["to_come"]["count"] == len(dark) + 4 * 5


def test_the_sum_says_what_it_lacks_of_the_strength() -> None:
    s = tactical("dragon", seats=3)
    in_turn(s, 2)
    assert view(s)["outcome"]["short"] == view(s)["row"][0]["card"]["strength"] - 2


def test_the_ending_at_every_moment_is_what_the_scoring_would_say() -> None:
    s = scene("dragon", "mummy", floor=5, coins=[4, 4, 9, 0], wounds=[1, 0, 3, 2])
    assert view(s)["ending"] == {"falls": [2], "spared": "", "richest": [0, 1], "winners": [1]}
    lay(s, 1, 2, 3, 4)  # the dragon strikes seat 0
    assert wounds(s) == [4, 0, 3, 2]
    assert view(s)["ending"] == {"falls": [0], "spared": "", "richest": [2], "winners": [2]}
    lay(s, 2, 1, 2, 1)  # the mummy strikes the highest
    result = view(s)["result"]
    assert (wounds(s), coins(s)) == ([6, 0, 5, 2], [4, 4, 9, 0])
    assert view(s)["ending"] == {"falls": [0], "spared": "", "richest": [2], "winners": result["winners"]}


@pytest.mark.rule("R-256", "R-257")
def test_the_ending_says_why_nobody_would_fall() -> None:
    assert view(scene("dragon", seats=4, wounds=[2, 2, 2, 2]))["ending"]["spared"] == "equal"
    assert view(scene("dragon", seats=3, wounds=[2, 2, 1]))["ending"]["spared"] == "three"


def test_where_everybody_is_out_there_is_no_ending() -> None:
    s = lay(scene("medusa", seats=3), 1, 1, 1)
    assert (view(s)["ending"], view(s)["result"]["winners"]) == (None, [])
