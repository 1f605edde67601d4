"""What stays and what goes after a room and after a floor (rules, section 18)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.raiders.table import GAME, coins, heard, items, lay, options, scene, view, why_not, wounds
from undercroft.engine.flow import CHANCE, Illegal
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.state import Raiders

ALL_FIVE = [1, 2, 3, 4, 5]
NEXT_ROOMS = ("goblin", "treasure-3", "zombie", "lava", "vault-coins")


def prepare(s: Raiders, card: str, *rooms: str) -> Raiders:
    """The next floor: this floor card, these rooms."""
    for choice in (card, *rooms):
        s.apply(CHANCE, choice)
    return s


def played(s: Raiders, seat: int | None = None) -> list[list[str]]:
    """The cards in front of each player, as a seat sees them."""
    return [player["played"] for player in view(s, seat)["players"]]


def in_hand(s: Raiders) -> list[list[int]]:
    """The power cards in each hand."""
    return [view(s, seat)["hand"]["power"] for seat in range(s.seats)]


@pytest.mark.rule("R-245")
def test_a_settled_room_is_gone_and_the_next_one_is_entered() -> None:
    s = scene("snake", "treasure-4", "goblin")
    assert [place["state"] for place in view(s)["row"]] == ["up", "up", "up"]
    lay(s, 4, 4, 3, 5)
    assert [place["state"] for place in view(s)["row"]] == ["gone", "up", "up"]
    assert view(s)["room"] == 1
    lay(s, 3, 3, 4, 4)
    assert [place["state"] for place in view(s)["row"]] == ["gone", "gone", "up"]


@pytest.mark.rule("R-245")
def test_a_settled_room_never_comes_back() -> None:
    s = lay(scene("snake", "dragon"), 1, 1, 1, 1)
    lay(s, 2, 2, 2, 2)
    s.apply(CHANCE, "UDDDU")
    assert Counter(options(s, CHANCE)) == Counter(BOX.deck) - Counter(["snake", "dragon"])
    assert (options(s, CHANCE).count("snake"), options(s, CHANCE).count("dragon")) == (0, 1)


@pytest.mark.rule("R-246")
def test_power_cards_stay_on_the_table_until_the_floor_is_done() -> None:
    s = scene("goblin", "treasure-4", "zombie", "lava", "thing", seats=3)
    for room in range(1, 5):
        lay(s, room, room + 1, 6 - room)
        assert played(s)[0] == [f"power:{value}" for value in range(1, room + 1)]
        assert in_hand(s)[0] == list(range(room + 1, 6))
        assert why_not(s, 0, f"power:{room}") == "R-079"
        with pytest.raises(Illegal):
            s.apply(0, f"power:{room}")


@pytest.mark.rule("R-247")
def test_everybody_sees_which_power_cards_the_others_have_played() -> None:
    s = scene("goblin", "treasure-4", "zombie")
    lay(s, 5, 4, 3, 2)
    lay(s, 1, 2, 4, 5)
    for seat in (0, 1, 2, 3, None):
        assert played(s, seat) == [
            ["power:5", "power:1"],
            ["power:4", "power:2"],
            ["power:3", "power:4"],
            ["power:2", "power:5"],
        ]


@pytest.mark.rule("R-248")
def test_a_key_goes_back_after_the_room_and_a_crystal_ball_at_once() -> None:
    s = scene("treasure-4-2", "goblin", items={0: ["key"], 1: ["ball"]})
    lay(s, "key", "ball", 3, 2)
    assert view(s)["supply"] == {"torch": 6, "ball": 6, "key": 5, "sword": 6}  # the room is not settled yet
    assert (items(s, 0), view(s)["players"][0]["card"]) == ({}, "key")
    lay(s, None, 1)
    assert view(s)["supply"] == dict.fromkeys(("torch", "ball", "key", "sword"), 6)


@pytest.mark.rule("R-248")
def test_a_sword_goes_back_after_the_room_and_a_torch_at_once() -> None:
    s = scene("dragon", "goblin", items={0: ["sword"], 1: ["ball"], 2: ["torch"]})
    s.apply(2, "look")
    assert view(s)["supply"]["torch"] == 6
    lay(s, "sword", "ball", 3, 2)
    assert (view(s)["supply"]["sword"], view(s)["supply"]["ball"]) == (5, 6)
    lay(s, None, 1)
    assert view(s)["supply"] == dict.fromkeys(("torch", "ball", "key", "sword"), 6)


@pytest.mark.rule("R-248")
def test_only_power_cards_are_left_on_the_table() -> None:
    s = scene("dragon", "treasure-4", "goblin", items={0: ["sword", "key"], 1: ["ball", "key"]})
    lay(s, "sword", 1, 1, 1)
    lay(s, "key", "ball", 2, 2)
    lay(s, None, "key")
    assert view(s)["supply"] == dict.fromkeys(("torch", "ball", "key", "sword"), 6)  # none lies anywhere else
    assert in_hand(s) == [ALL_FIVE, [2, 3, 4, 5], [3, 4, 5], [3, 4, 5]]


@pytest.mark.rule("R-249")
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_after_the_last_room_of_a_floor_all_take_their_power_cards_back(floor: int) -> None:
    s = scene("goblin", "treasure-4", "zombie", "lava", "thing", seats=3, floor=floor)
    for room in range(5):
        assert in_hand(s) == [ALL_FIVE[room:], ALL_FIVE[: 5 - room], ALL_FIVE[room:]]
        lay(s, 1 + room, 5 - room, 1 + room)
    assert in_hand(s) == [ALL_FIVE] * 3
    assert played(s) == [[], [], []]


@pytest.mark.rule("R-249")
def test_a_power_card_of_the_last_floor_may_be_played_on_the_next() -> None:
    s = prepare(lay(scene("snake", power={0: [2]}), 2, 1, 1, 1), "UDDDU", *NEXT_ROOMS)
    assert set(options(s, 0)) == {f"power:{value}" for value in ALL_FIVE}
    lay(s, 2, 1, 1, 1)
    assert played(s) == [["power:2"], ["power:1"], ["power:1"], ["power:1"]]


@pytest.mark.rule("R-250")
@pytest.mark.parametrize("variant", ["basic", "tactical"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_starts_every_floor_with_all_five_power_cards(seats: int, variant: str) -> None:
    s, luck = GAME.new(seats, 7, {"variant": variant}), random.Random(seats)
    seen = 0
    while not s.result():
        if view(s)["floor"] > seen:
            seen += 1
            assert in_hand(s) == [ALL_FIVE] * seats
        ask = luck.choice(s.asks())
        s.apply(ask.seat, luck.choice(ask.options))
    assert seen == 5


@pytest.mark.rule("R-251")
def test_items_coins_and_wounds_stay_from_floor_to_floor() -> None:
    kept = {0: ["torch", "torch"], 1: ["ball"], 2: ["key", "sword"]}
    s = scene("dragon", coins=[3, 0, 20, 1], wounds=[1, 0, 2, 7], items=kept)
    lay(s, 5, 4, 1, 2)
    for now in (s, prepare(s, "UDDDU", *NEXT_ROOMS)):
        assert coins(now) == [3, 0, 20, 1]
        assert wounds(now) == [1, 0, 5, 7]  # the dragon struck seat 2
        assert [items(now, seat) for seat in range(4)] == [
            {"torch": 2},
            {"ball": 1},
            {"key": 1, "sword": 1},
            {},
        ]
    assert view(s)["supply"] == {"torch": 4, "ball": 5, "key": 5, "sword": 5}


@pytest.mark.rule("R-252")
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_then_the_next_floor_is_prepared(floor: int) -> None:
    s = lay(scene("snake", floor=floor), 1, 1, 1, 1)
    assert (view(s)["floor"], s.result()) == (floor + 1, None)
    assert set(options(s, CHANCE)) <= set(BOX.floors)  # a floor card is turned up
    rooms = (*NEXT_ROOMS[:4], "golem") if floor == 4 else NEXT_ROOMS
    prepare(s, options(s, CHANCE)[0], *rooms)
    assert [place["number"] for place in view(s)["row"]] == ALL_FIVE
    assert view(s, 0)["row"][0]["card"]["name"] == "goblin"
    assert set(options(s, 0)) == {f"power:{value}" for value in ALL_FIVE}


@pytest.mark.rule("R-252", "R-253")
def test_after_five_floors_the_game_ends() -> None:
    s = scene("snake", "golem", coins=[1, 2, 3, 4])
    events = heard(s)
    lay(s, 1, 2, 3, 4)
    assert (s.result(), any(event.id == "raiders-wins" for event in events)) == (None, False)
    lay(s, 2, 3, 4, 5)
    assert (s.asks(), view(s)["floor"]) == ([], 5)
    assert s.result() is not None
    assert [event.args["who"] for event in events if event.id == "raiders-wins"] == [
        "@raiders-character-thief"
    ]


@pytest.mark.rule("R-252", "R-253")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_is_no_result_before_the_25th_room_is_settled(seats: int) -> None:
    s, luck, floors = GAME.new(seats, 3), random.Random(seats), []
    while s.asks():
        assert (s.result(), len(view(s)["history"]) < 25) == (None, True)
        floors.append(view(s)["floor"])
        ask = luck.choice(s.asks())
        s.apply(ask.seat, luck.choice(ask.options))
    assert (sorted(floors) == floors, set(floors)) == (True, {1, 2, 3, 4, 5})
    assert len(view(s)["history"]) == 25
    assert s.result() is not None
