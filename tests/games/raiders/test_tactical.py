"""The tactical variant: cards in turn (rules, section 20)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.raiders.table import (
    CHARACTERS,
    GAME,
    choosers,
    coins,
    heard,
    items,
    last,
    lay,
    options,
    scene,
    view,
    why_not,
    wounds,
)
from tests.games.raiders.tactical import NEXT_ROOMS, by_seat, clockwise, in_turn, tactical
from undercroft.engine.flow import CHANCE, Illegal
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.cards import BOSS
from undercroft.games.raiders.state import Raiders

many = settings(max_examples=150, deadline=None, derandomize=True, database=None)
ROOMS = sorted(name for name, room in BOX.rooms.items() if room.kind != BOSS)


def on_table(s: Raiders, seat: int | None) -> list[str]:
    """The cards played for this room so far, as a seat sees them."""
    return [player["card"] for player in view(s, seat)["players"]]


@pytest.mark.rule("R-276")
@pytest.mark.parametrize("first", range(4))
def test_after_setup_a_random_player_takes_the_scroll_and_is_first(first: int) -> None:
    s = GAME.new(4, options={"variant": "tactical"}, chance="explicit")
    for hero in CHARACTERS[:4]:
        assert view(s)["scroll"] not in range(4)
        s.apply(CHANCE, hero)
    assert options(s, CHANCE) == ("0", "1", "2", "3")  # one chance each
    s.apply(CHANCE, str(first))
    assert view(s)["scroll"] == first
    for choice in ("UUUUD", *NEXT_ROOMS):
        s.apply(CHANCE, choice)
    assert choosers(s) == [first]


@pytest.mark.rule("R-276")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_anybody_may_become_the_first_player(seats: int) -> None:
    tables = [GAME.new(seats, seed, {"variant": "tactical"}) for seed in range(60)]
    assert {view(s)["scroll"] for s in tables} == set(range(seats))
    assert all(choosers(s) == [view(s)["scroll"]] for s in tables)


@pytest.mark.rule("R-277")
@pytest.mark.parametrize("first", range(4))
def test_the_first_player_plays_a_card_face_up(first: int) -> None:
    s = tactical("goblin", first=first)
    assert choosers(s) == [first]
    events = heard(s)
    s.apply(first, "power:3")
    assert [(event.id, event.args["card"], event.audience) for event in events] == [
        ("raiders-plays", "@raiders-card-power-3", None)
    ]
    for seat in (0, 1, 2, 3, None):
        assert on_table(s, seat)[first] == "power:3"


@pytest.mark.rule("R-278")
@pytest.mark.parametrize("first", range(5))
def test_the_others_follow_clockwise_and_see_all_cards_before_theirs(first: int) -> None:
    s = tactical("goblin", seats=5, first=first)
    expected = [""] * 5
    for step, seat in enumerate(clockwise(first, 5)):
        assert choosers(s) == [seat]
        assert on_table(s, seat) == expected
        waiting = (seat + 1) % 5
        with pytest.raises(Illegal):
            s.apply(waiting, "power:1")
        if step < 4:
            assert why_not(s, waiting, "power:1") == "R-278"
        s.apply(seat, f"power:{step + 1}")
        expected[seat] = f"power:{step + 1}"
    assert last(s)["cards"] == expected


@pytest.mark.rule("R-279")
def test_the_room_is_settled_as_usual() -> None:
    s = tactical("treasure-4-2", "dragon", "lava", first=1, seats=5)
    in_turn(s, *by_seat(1, (4, 4, 4, 2, 1)))
    assert coins(s) == [1, 1, 1, 2, 0]
    in_turn(s, *by_seat(view(s)["scroll"], (5, 3, 3, 5, 5)))
    assert wounds(s) == [0, 3, 3, 0, 0]
    in_turn(s, *by_seat(view(s)["scroll"], (3, 2, 1, 1, 2)))
    assert coins(s) == [1, 1, 1, 1, 0]


@pytest.mark.rule("R-279")
@many
@given(st.sampled_from(ROOMS), st.lists(st.integers(1, 5), min_size=3, max_size=5), st.integers(0, 2))
def test_the_same_cards_bring_the_same_as_in_the_basic_game(room: str, cards: list[int], first: int) -> None:
    purse: dict[str, Any] = {"seats": len(cards), "coins": [3, 1, 3, 0, 2][: len(cards)]}
    purse["wounds"] = [1, 0, 2, 0, 3][: len(cards)]
    basic, turns = scene(room, "dragon", **purse), tactical(room, "dragon", first=first, **purse)
    lay(basic, *cards)
    assert in_turn(turns, *by_seat(first, tuple(cards))) == clockwise(first, len(cards))
    assert last(turns) == last(basic)
    assert (coins(turns), wounds(turns)) == (coins(basic), wounds(basic))
    for seat in range(len(cards)):
        assert view(turns, seat)["hand"] == view(basic, seat)["hand"]


@pytest.mark.rule("R-280")
def test_a_crystal_ball_passes_the_turn_and_a_second_card_comes_at_the_end() -> None:
    s = tactical("treasure-4-2", first=0, items={1: ["ball"]})
    assert in_turn(s, 3, "ball", 2, 4) == [0, 1, 2, 3]
    assert on_table(s, 1) == ["power:3", "ball", "power:2", "power:4"]
    assert (choosers(s), view(s)["history"]) == ([1], [])
    assert in_turn(s, 5) == [1]
    assert last(s)["cards"] == ["power:3", "power:5", "power:2", "power:4"]
    assert coins(s) == [0, 4, 0, 2]


@pytest.mark.rule("R-280")
def test_the_second_card_is_owed_also_by_the_last_of_the_circle() -> None:
    s = tactical("lava", first=1, items={0: ["ball"]})
    assert in_turn(s, 1, 2, 3, "ball", 4) == [1, 2, 3, 0, 0]
    assert last(s)["cards"] == ["power:4", "power:1", "power:2", "power:3"]


@pytest.mark.rule("R-281")
@pytest.mark.parametrize(
    ("first", "ballers", "second"),
    [
        (2, (1, 3), [3, 1]),
        (0, (1, 3), [1, 3]),
        (1, (0, 2, 3), [2, 3, 0]),
        (3, (0, 1, 2), [0, 1, 2]),
        (2, (0, 1), [0, 1]),
    ],
)
def test_second_cards_are_played_clockwise_from_the_first_player(
    first: int, ballers: tuple[int, ...], second: list[int]
) -> None:
    s = tactical("goblin", first=first, items={seat: ["ball"] for seat in ballers})
    in_turn(s, *["ball" if seat in ballers else 2 for seat in clockwise(first)])
    assert in_turn(s, *[3] * len(ballers)) == second


@pytest.mark.rule("R-312")
@pytest.mark.parametrize("first", range(4))
def test_a_first_player_with_a_ball_plays_the_second_card_first_of_all(first: int) -> None:
    other = (first + 2) % 4
    s = tactical("goblin", first=first, items={first: ["ball"], other: ["ball"]})
    in_turn(s, "ball", 2, "ball", 2)
    assert in_turn(s, 3, 3) == [first, other]


@pytest.mark.rule("R-282")
def test_second_cards_are_played_one_after_another() -> None:
    s = tactical("goblin", first=0, items={1: ["ball"], 2: ["ball"]})
    in_turn(s, 1, "ball", "ball", 1)
    assert choosers(s) == [1]
    with pytest.raises(Illegal):
        s.apply(2, "power:5")
    s.apply(1, "power:4")
    assert choosers(s) == [2]
    assert on_table(s, 2) == ["power:1", "power:4", "ball", "power:1"]  # seat 2 sees the other second card


@pytest.mark.rule("R-283")
def test_played_crystal_balls_return_to_the_supply() -> None:
    s = tactical("vault-items", first=0, items={1: ["ball"], 2: ["ball"]}, supply={"ball": 0})
    in_turn(s, 2, "ball")
    assert (view(s)["supply"]["ball"], items(s, 1)) == (1, {})
    in_turn(s, "ball")
    assert (view(s)["supply"]["ball"], items(s, 2)) == (2, {})
    in_turn(s, 1, 5, 2)
    assert (items(s, 0), items(s, 2)) == ({"ball": 1}, {"ball": 1})  # the vault hands them out again


@pytest.mark.rule("R-284")
def test_a_second_ball_waits_for_the_remaining_second_cards() -> None:
    s = tactical("treasure-4-2", first=0, items={0: ["ball", "ball"], 2: ["ball"]})
    in_turn(s, "ball", 1, "ball", 1)
    assert "ball" in options(s, 0)
    assert in_turn(s, "ball", 4, 5) == [0, 2, 0]
    assert last(s)["cards"] == ["power:5", "power:1", "power:4", "power:1"]
    assert last(s)["balls"] == [2, 0, 1, 0]
    assert view(s)["supply"]["ball"] == 6


@pytest.mark.rule("R-284")
def test_several_second_balls_go_round_once_more_in_the_same_order() -> None:
    s = tactical("goblin", first=2, items={1: ["ball"] * 2, 2: ["ball"], 3: ["ball"] * 3})
    assert in_turn(s, "ball", "ball", 3, "ball") == [2, 3, 0, 1]
    assert in_turn(s, 3, "ball", "ball") == [2, 3, 1]
    assert in_turn(s, "ball", 3, 3) == [3, 1, 3]
    assert last(s)["balls"] == [0, 2, 1, 3]


@pytest.mark.rule("R-313")
def test_at_the_necromancer_no_second_card_follows_a_ball() -> None:
    s = tactical("necromancer", first=0, items={1: ["ball", "ball"]})
    in_turn(s, 5, "ball", 4, 3)
    assert s.asks() == []
    assert last(s)["cards"] == ["power:5", "ball", "power:4", "power:3"]
    assert (last(s)["total"], wounds(s)) == (12, [0, 0, 0, 2])  # seat 1 got away
    assert view(s)["players"][1]["hand_size"] == 6  # five power cards and the other ball


@pytest.mark.rule("R-296")
def test_a_torch_may_be_used_at_any_moment_of_the_round() -> None:
    hidden = {"facing": "UUD", "items": {0: ["torch"], 1: ["torch", "ball"], 2: ["torch"], 3: ["torch"]}}
    s = tactical("goblin", "snake", "troll", first=0, **hidden)
    s.apply(3, "look")  # long before their own card
    s.apply(0, "look")  # just before their own card
    assert in_turn(s, 1, "ball", 1) == [0, 1, 2]
    s.apply(2, "look")  # after their own card
    in_turn(s, 1)
    assert choosers(s) == [1]
    s.apply(1, "look")  # before the second card
    assert choosers(s) == [1]
    assert all(view(s, seat)["row"][2]["card"]["name"] == "troll" for seat in range(4))
    assert view(s)["row"][2]["card"] is None
    assert view(s)["supply"]["torch"] == 6


@pytest.mark.rule("R-296")
def test_everybody_with_a_torch_is_offered_a_look_whoever_plays_now() -> None:
    s = tactical("goblin", "snake", "troll", first=1, items={0: ["torch"], 1: ["torch"], 3: ["torch"]})
    for seat in clockwise(1):
        assert [each for each in range(4) if "look" in options(s, each)] == [0, 1, 3]
        s.apply(seat, "power:2")
    assert [each for each in range(4) if "look" in options(s, each)] == [0, 1, 3]  # in the next room too


@pytest.mark.rule("R-297")
@pytest.mark.parametrize("boss", BOX.bosses)
@settings(many, max_examples=25)
@given(cards=st.lists(st.integers(1, 5), min_size=3, max_size=5), first=st.integers(0, 2))
def test_boss_and_scoring_are_those_of_the_basic_game(boss: str, cards: list[int], first: int) -> None:
    purse: dict[str, Any] = {"seats": len(cards), "coins": [3, 1, 4, 0, 3][: len(cards)]}
    purse["wounds"] = [1, 0, 2, 0, 2][: len(cards)]
    basic, turns = scene(boss, **purse), tactical(boss, first=first, **purse)
    lay(basic, *cards)
    in_turn(turns, *by_seat(first, tuple(cards)))
    assert last(turns) == last(basic)
    assert turns.result() == basic.result() is not None


@pytest.mark.rule("R-297")
def test_items_are_allowed_where_they_are_in_the_basic_game() -> None:
    hands = {seat: ["torch", "ball", "key", "sword"] for seat in range(3)}
    for room in (*ROOMS, *BOX.bosses):
        for seat in range(3):
            turns = tactical(room, seats=3, first=seat, items=hands)
            assert options(turns, seat) == options(scene(room, seats=3, items=hands), seat)


@pytest.mark.rule("R-298")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_without_the_variant_there_is_no_scroll(seats: int) -> None:
    told: list[str] = []
    s = GAME.new(seats, 5, listener=lambda event: told.append(event.id))
    while not s.result():
        assert view(s)["scroll"] is None
        assert choosers(s) == [seat for seat in range(seats) if not view(s)["players"][seat]["ready"]]
        seat = choosers(s)[0]
        s.apply(seat, f"power:{view(s)['room'] + 1}")
    assert "raiders-wins" in told
    assert "raiders-takes-scroll" not in told


@pytest.mark.rule("R-298")
def test_without_the_variant_no_first_player_is_drawn() -> None:
    s = GAME.new(3, chance="explicit")
    for hero in CHARACTERS[:3]:
        s.apply(CHANCE, hero)
    assert sorted(options(s, CHANCE)) == sorted(BOX.floors)  # straight on to the first floor
