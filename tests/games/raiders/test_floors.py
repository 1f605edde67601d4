"""Floor preparation (rules, section 4)."""

from __future__ import annotations

import pytest

from tests.games.raiders.descent import (
    FLOORS,
    Secrets,
    down_to,
    draw,
    names,
    new,
    offered,
    rooms_told,
    states,
    strings,
    visited,
)
from tests.games.raiders.table import choosers, lay, options, scene, view, why_not

ROW = ("lava", "snake", "troll", "goblin", "zombie")


@pytest.mark.rule("R-052")
@pytest.mark.parametrize("floor", [1, 2, 3, 4, 5])
def test_a_floor_begins_with_its_floor_card(floor: int) -> None:
    s = down_to(new(), floor)
    assert (view(s)["floor"], len(visited(s))) == (floor, 5 * floor - 5)
    assert set(offered(s)) <= set(FLOORS)  # no room is laid out before
    assert (choosers(s), why_not(s, 0, "power:1")) == ([-1], "R-052")
    draw(s, offered(s)[0])
    assert view(s)["row"] == []


@pytest.mark.rule("R-053")
def test_five_rooms_are_laid_from_left_to_right_in_the_order_of_the_deck() -> None:
    s = draw(new(), "UUUUD")
    for number, room in enumerate(ROW, start=1):
        assert choosers(s) == [-1]
        draw(s, room)
        assert [place["number"] for place in view(s)["row"]] == [*range(1, number + 1)]
        assert names(view(s))[:4] == [*ROW[:number]][:4]
    assert choosers(s) == [0, 1, 2]
    for value in (1, 2, 3, 4, 5):
        lay(s, value, value, value)
    assert visited(s) == [*ROW]


@pytest.mark.rule("R-054", "R-055")
def test_a_green_symbol_lays_a_room_face_up_and_a_red_one_face_down() -> None:
    s = draw(new(), "UDUDD", *ROW)
    for viewer in (None, 0, 1, 2):
        places = view(s, viewer)["row"]
        green = [(place["state"], place["card"]["name"]) for place in (places[0], places[2])]
        assert green == [("up", "lava"), ("up", "troll")]
        red = [(place["state"], place["card"]) for place in (places[1], places[3], places[4])]
        assert red == [("down", None)] * 3


@pytest.mark.rule("R-056")
def test_a_floor_card_leaves_the_game_when_the_rooms_are_laid() -> None:
    s = new()
    used: list[str] = []
    for floor in (1, 2, 3, 4, 5):
        down_to(s, floor)
        assert not set(used) & set(offered(s))
        used.append(offered(s)[0])
        draw(s, used[-1])
        for _ in range(5):
            draw(s, offered(s)[0])
        assert not set(strings(view(s))) & set(FLOORS)
    assert len(set(used)) == 5


@pytest.mark.rule("R-057")
def test_these_are_the_seven_floor_cards() -> None:
    assert sorted(offered(new())) == ["UDDDU", "UDDUD", "UDUDD", "UUDDD", "UUDDU", "UUDUD", "UUUUD"]


@pytest.mark.rule("R-057")
@pytest.mark.parametrize("card", FLOORS)
def test_the_rooms_lie_as_the_floor_card_says(card: str) -> None:
    assert states(view(draw(new(), card, *ROW))) == card


@pytest.mark.rule("R-058")
@pytest.mark.parametrize("card", FLOORS)
def test_the_first_room_lies_face_up_before_anybody_enters_it(card: str) -> None:
    s = draw(new(), card, "lava")
    assert choosers(s) == [-1]
    assert (states(view(s)), names(view(s))) == ("U", ["lava"])


@pytest.mark.rule("R-059")
@pytest.mark.parametrize(
    ("card", "shown"), [("UUDDU", "mummy"), ("UDDDU", "mummy"), ("UUUUD", None), ("UUDDD", None)]
)
def test_the_boss_lies_in_the_fifth_place_as_the_last_floor_card_says(card: str, shown: str | None) -> None:
    s = new()
    for other, floor in zip([each for each in FLOORS if each != card], (1, 2, 3, 4), strict=False):
        draw(down_to(s, floor), other)
    draw(down_to(s, 5), card)
    for _ in range(4):
        draw(s, offered(s)[0])
    draw(s, "mummy")
    for viewer in (None, 0, 1, 2):
        assert (states(view(s, viewer))[4], names(view(s, viewer))[4]) == (card[4], shown)


@pytest.mark.rule("R-060")
def test_views_are_the_same_whatever_lies_face_down() -> None:
    s = draw(new(), "UDUDD", *ROW)
    other = draw(new(), "UDUDD", "lava", "treasure-1", "troll", "vault-items", "magnet")
    for viewer in (None, 0, 1, 2):
        assert view(other, viewer) == view(s, viewer)
    for seat in range(3):
        assert options(other, seat) == options(s, seat)


@pytest.mark.rule("R-060")
def test_a_face_down_room_is_known_to_all_once_it_is_entered() -> None:
    s = lay(draw(new(), "UDUDD", *ROW), 1, 1, 1)
    for viewer in (None, 0, 1, 2):
        assert (states(view(s, viewer)), names(view(s, viewer))[1]) == ("-UUDD", "snake")
    assert names(view(s))[3:] == [None, None]


@pytest.mark.rule("R-060")
def test_a_torch_makes_a_face_down_room_known_to_its_player() -> None:
    s = scene(*ROW, facing="UDUDD", items={1: ["torch"]})
    s.apply(1, "look")
    assert [names(view(s, viewer))[1] for viewer in (None, 0, 1, 2, 3)] == [None, None, "snake", None, None]


@pytest.mark.rule("R-060")
def test_a_look_does_not_reach_the_next_floor() -> None:
    s = scene("lava", "snake", facing="UD", items={0: ["torch"]})
    s.apply(0, "look")
    lay(lay(s, 1, 1, 1, 1), 2, 2, 2, 2)
    draw(s, "UDUDD", "boulder", "troll", "goblin", "thing", "zombie")
    assert names(view(s, 0)) == ["boulder", None, "goblin", None, None]


@pytest.mark.rule("R-060")
def test_nobody_ever_learns_of_a_room_that_was_neither_open_nor_seen() -> None:
    looks: set[str] = set()
    for seats, seed in ((3, 0), (3, 1), (4, 2), (5, 3)):
        game = Secrets(seats, seed)
        for _ in game.play():
            for viewer in game.seen:
                assert rooms_told(view(game.state, viewer)) <= game.may_know(viewer)
            while game.heard:
                event = game.heard.pop()
                assert rooms_told(event.args) <= game.may_know(event.audience)
        looks |= {room for seen in game.seen.values() for room in seen}
    assert looks  # torches were used
