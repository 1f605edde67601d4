"""What is true of every boss (rules, section 15)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.raiders.table import (
    GAME,
    choosers,
    coins,
    items,
    last,
    lay,
    options,
    scene,
    view,
    why_not,
    wounds,
)
from undercroft.engine.game import BadRequest
from undercroft.games.raiders.state import Raiders

BEATABLE = ("tax-collector", "medusa", "vampire", "sphinx", "minotaur", "wolf-pack", "necromancer")
UNBEATABLE = ("megadragon", "golem", "mummy")


def hit(s: Raiders) -> list[int]:
    """The seats harmed by a boss."""
    room = last(s)
    out = [player["out"] for player in view(s)["players"]]
    return [
        seat for seat in range(s.seats) if room["wounds"][seat] > 0 or room["coins"][seat] < 0 or out[seat]
    ]


def whole_game(seats: int, seed: int) -> Raiders:
    """A game in which everybody plays the first card they can."""
    s = GAME.new(seats, seed)
    while not s.result():
        ask = s.asks()[0]
        s.apply(ask.seat, ask.options[0])
    return s


@pytest.mark.rule("R-174")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_boss_is_the_last_room_of_floor_5_and_no_other_room(seats: int) -> None:
    for seed in range(4):
        rooms = view(whole_game(seats, seed))["history"]
        assert [room["kind"] == "boss" for room in rooms] == [False] * 24 + [True]
        assert rooms[-1]["floor"] == 5
    for row, floor in ((["medusa", "dragon"], 5), (["medusa"], 4), (["medusa", "golem"], 5)):
        with pytest.raises(BadRequest):
            scene(*row, floor=floor)


@pytest.mark.rule("R-175")
def test_a_boss_is_played_like_a_monster() -> None:
    for cards in product(range(1, 6), repeat=3):  # equal numbers: 14, and 2 wounds
        monster, boss = lay(scene("troll", seats=3), *cards), lay(scene("necromancer", seats=3), *cards)
        assert wounds(boss) == wounds(monster)
        assert last(boss)["total"] == last(monster)["total"] == sum(cards)
        assert last(boss)["note"] == last(monster)["note"]


@pytest.mark.rule("R-176")
@pytest.mark.parametrize("boss", BEATABLE)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_beaten_boss_attacks_nobody(boss: str, seats: int) -> None:
    cards = [5] * (seats - 1) + [4]  # 14, 19, 24
    s = lay(scene(boss, seats=seats, coins=[5] * seats), *cards)
    assert (last(s)["note"], hit(s)) == ("beaten", [])
    assert wounds(s) == [0] * seats


@pytest.mark.rule("R-177")
def test_how_strong_a_boss_is_depends_on_the_number_of_players() -> None:
    strengths = [view(scene("vampire", seats=seats))["row"][0]["card"]["strength"] for seats in (3, 4, 5)]
    assert strengths == [14, 18, 23]
    assert hit(lay(scene("vampire", seats=3), 5, 5, 4)) == []
    assert hit(lay(scene("vampire", seats=4), 5, 5, 4, 3)) == [3]  # 17
    assert hit(lay(scene("vampire", seats=5), 5, 5, 4, 4, 4)) == [2, 3, 4]  # 22


@pytest.mark.rule("R-178")
def test_those_who_escape_still_count_as_players() -> None:
    wolves = lay(scene("wolf-pack", items={0: ["torch"]}), "torch", 5, 4, 3)  # 12: enough for three players
    assert (last(wolves)["strength"], hit(wolves)) == (14, [3])
    necromancer = lay(scene("necromancer", items={0: ["ball"]}), "ball", 5, 5, 4)  # 14: likewise
    assert (last(necromancer)["strength"], hit(necromancer)) == (18, [3])


@pytest.mark.rule("R-179")
@pytest.mark.parametrize("boss", [*BEATABLE, *UNBEATABLE])
def test_a_torch_gives_a_look_before_any_boss(boss: str) -> None:
    s = scene(boss, items={0: ["torch"]})
    assert "look" in options(s, 0)
    s.apply(0, "look")
    assert (items(s, 0), view(s)["supply"]["torch"]) == ({}, 6)
    assert choosers(s) == [0, 1, 2, 3]  # the card of the room is still owed
    if boss != "wolf-pack":
        assert why_not(scene(boss, items={0: ["torch"]}), 0, "torch") == "R-091"


@pytest.mark.rule("R-179")
@pytest.mark.parametrize("boss", [boss for boss in (*BEATABLE, *UNBEATABLE) if boss != "necromancer"])
def test_a_ball_before_a_boss_means_a_new_card(boss: str) -> None:
    s = lay(scene(boss, items={0: ["ball"]}), "ball", 2, 3, 4)
    assert choosers(s) == [0]
    assert items(s, 0) == {}
    lay(s, 2)
    assert last(s)["counts"] == [2, 2, 3, 4]


@pytest.mark.rule("R-179")
@pytest.mark.parametrize("boss", [*BEATABLE, "megadragon", "mummy"])
def test_a_sword_is_a_5_before_a_boss_and_returns_after_the_room(boss: str) -> None:
    s = lay(scene(boss, coins=[5] * 4, items={0: ["sword"]}), "sword", 1, 2, 3)
    assert (last(s)["counts"], last(s)["total"]) == ([5, 1, 2, 3], 11)
    assert hit(s) == ([0] if boss == "mummy" else [1])
    assert (items(s, 0), view(s)["supply"]["sword"]) == ({}, 6)


@pytest.mark.rule("R-180")
@pytest.mark.parametrize(("boss", "loss"), [("tax-collector", 3), ("vampire", 2)])
def test_nobody_gains_the_coins_that_a_boss_takes(boss: str, loss: int) -> None:
    s = lay(scene(boss, coins=[9, 8, 7, 6]), 1, 1, 2, 3)
    assert coins(s) == [9 - loss, 8 - loss, 7, 6]
    assert sum(last(s)["coins"]) == -2 * loss


@pytest.mark.rule("R-181")
@pytest.mark.parametrize("boss", ["tax-collector", "vampire"])
def test_a_loss_of_coins_stops_at_0(boss: str) -> None:
    s = lay(scene(boss, coins=[1, 0, 3, 3]), 1, 1, 2, 3)
    assert coins(s) == [0, 0, 3, 3]
    assert last(s)["coins"] == [-1, 0, 0, 0]


@pytest.mark.rule("R-182")
@pytest.mark.parametrize("boss", [boss for boss in (*BEATABLE, *UNBEATABLE) if boss != "mummy"])
def test_equal_lowest_players_are_all_attacked_by_every_boss_but_the_mummy(boss: str) -> None:
    assert hit(lay(scene(boss, coins=[5] * 4), 2, 1, 2, 1)) == [1, 3]
    assert hit(lay(scene(boss, seats=5, coins=[5] * 5), 2, 2, 3, 2, 4)) == [0, 1, 3]
    assert hit(lay(scene("mummy"), 2, 1, 2, 1)) == [0, 2]


@pytest.mark.rule("R-183")
def test_an_escape_torch_returns_at_once_and_an_escape_key_after_the_room() -> None:
    wolves = lay(scene("wolf-pack", items={0: ["torch"], 1: ["ball"]}), "torch", "ball", 3, 4)
    assert (choosers(wolves), view(wolves)["supply"]["torch"]) == ([1], 6)
    dragon = lay(scene("megadragon", items={0: ["key"], 1: ["ball"]}), "key", "ball", 3, 4)
    assert (choosers(dragon), view(dragon)["supply"]["key"]) == ([1], 5)
    lay(dragon, None, 2)
    assert view(dragon)["supply"]["key"] == 6


@pytest.mark.rule("R-183")
def test_an_escape_ball_returns_at_once() -> None:
    s = scene("necromancer", variant="tactical", items={0: ["ball"]})
    assert view(s)["supply"]["ball"] == 5
    lay(s, "ball")
    assert (choosers(s), view(s)["supply"]["ball"]) == ([1], 6)
