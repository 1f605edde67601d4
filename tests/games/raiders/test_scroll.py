"""The tactical variant: who gets the scroll after a room, and so leads the next (rules, section 20)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.raiders.table import choosers, view
from tests.games.raiders.tactical import NEXT_ROOMS, by_seat, clockwise, in_turn, tactical
from undercroft.engine.flow import CHANCE


@pytest.mark.rule("R-285")
@pytest.mark.parametrize("room", ["goblin", "treasure-4", "vault-coins", "lava"])
@pytest.mark.parametrize("highest", range(4))
def test_the_scroll_goes_to_the_highest_card_of_the_room(room: str, highest: int) -> None:
    s = tactical(room, "snake", first=1)
    cards = [3 if seat == highest else 2 - seat % 2 for seat in range(4)]
    in_turn(s, *by_seat(1, tuple(cards)))
    assert view(s)["scroll"] == highest


@pytest.mark.rule("R-285")
def test_what_a_card_counts_for_in_the_room_decides_about_the_scroll() -> None:
    golem = tactical("golem", first=0, items={1: ["sword"]})
    in_turn(golem, 5, "sword", 3, 2)  # a 5 and a sword count as 1 there
    assert view(golem)["scroll"] == 2
    wolves = tactical("wolf-pack", first=0, items={1: ["torch"]})
    in_turn(wolves, 1, "torch", 3, 2)  # who got away has no value there
    assert view(wolves)["scroll"] == 2


@pytest.mark.rule("R-286")
def test_key_and_sword_count_as_5_for_the_scroll() -> None:
    treasure = tactical("treasure-4", "snake", first=0, items={2: ["key"]})
    in_turn(treasure, 4, 4, "key", 4)
    assert view(treasure)["scroll"] == 2
    monster = tactical("goblin", "snake", first=0, items={2: ["sword"]})
    in_turn(monster, 4, 4, "sword", 4)
    assert view(monster)["scroll"] == 2


@pytest.mark.rule("R-286")
@pytest.mark.parametrize(("room", "item"), [("treasure-4", "key"), ("goblin", "sword")])
def test_key_and_sword_are_no_more_than_a_power_card_of_5(room: str, item: str) -> None:
    s = tactical(room, "snake", first=0, items={2: [item]})
    in_turn(s, 4, 5, item, 4)
    assert view(s)["scroll"] == 1  # nearer than seat 2
    s = tactical(room, "snake", first=0, items={2: [item]})
    in_turn(s, 4, 4, item, 5)
    assert view(s)["scroll"] == 2  # nearer than seat 3


@pytest.mark.rule("R-287")
def test_the_second_card_of_a_ball_player_counts_for_the_scroll() -> None:
    high = tactical("goblin", "snake", first=0, items={2: ["ball"]})
    in_turn(high, 3, 4, "ball", 3, 5)
    assert view(high)["scroll"] == 2
    low = tactical("goblin", "snake", first=0, items={2: ["ball"]})
    in_turn(low, 2, 1, "ball", 3, 1)
    assert view(low)["scroll"] == 3  # the ball itself counts for nothing


@pytest.mark.rule("R-288")
@pytest.mark.parametrize(
    ("first", "highest", "next_first"),
    [(0, (2, 3), 2), (2, (0, 1), 0), (2, (1, 3), 3), (3, (1, 2), 1), (1, (0, 2, 3), 2), (1, (0, 3), 3)],
)
def test_of_several_highest_the_nearest_clockwise_gets_the_scroll(
    first: int, highest: tuple[int, ...], next_first: int
) -> None:
    s = tactical("treasure-4", "snake", first=first)
    in_turn(s, *[4 if seat in highest else 2 for seat in clockwise(first)])
    assert view(s)["scroll"] == next_first


@pytest.mark.rule("R-289")
@pytest.mark.parametrize("first", range(4))
def test_a_tied_first_player_is_the_farthest_and_does_not_keep_the_scroll(first: int) -> None:
    for other in clockwise(first)[1:]:
        s = tactical("treasure-4", "snake", first=first)
        in_turn(s, *[4 if seat in (first, other) else 2 for seat in clockwise(first)])
        assert view(s)["scroll"] == other
    s = tactical("treasure-4", "snake", first=first)
    in_turn(s, 3, 3, 3, 3)
    assert view(s)["scroll"] == clockwise(first)[1]


@pytest.mark.rule("R-285", "R-288", "R-289")
@pytest.mark.parametrize("first", range(3))
def test_the_scroll_goes_where_a_second_count_says(first: int) -> None:
    for cards in product(range(1, 6), repeat=3):
        s = tactical("treasure-4", "snake", seats=3, first=first)
        in_turn(s, *by_seat(first, cards))
        circle = [*clockwise(first, 3)[1:], first]
        best = [seat for seat in circle if not any(card > cards[seat] for card in cards)]
        assert view(s)["scroll"] == best[0]


@pytest.mark.rule("R-291")
def test_first_player_b_tied_with_v_hands_the_scroll_to_v() -> None:
    s = tactical("goblin", "snake", first=1)
    in_turn(s, *by_seat(1, (3, 5, 5, 2)))
    assert view(s)["scroll"] == 2


@pytest.mark.rule("R-292")
@pytest.mark.parametrize("first", range(4))
def test_a_first_player_with_the_sole_highest_card_keeps_the_scroll(first: int) -> None:
    s = tactical("goblin", "snake", first=first)
    in_turn(s, 5, 4, 4, 4)
    assert view(s)["scroll"] == first
    assert choosers(s) == [first]


@pytest.mark.rule("R-293")
def test_the_holder_of_the_scroll_plays_first_in_the_next_room() -> None:
    s = tactical("goblin", "snake", "treasure-4", first=0)
    in_turn(s, 1, 2, 4, 3)
    assert (view(s)["scroll"], choosers(s)) == (2, [2])
    assert in_turn(s, 1, 5, 2, 3) == [2, 3, 0, 1]
    assert (view(s)["scroll"], choosers(s)) == (3, [3])


@pytest.mark.rule("R-294")
def test_the_holder_after_the_last_room_of_a_floor_starts_the_next_floor() -> None:
    s = tactical("snake", first=2)
    in_turn(s, 5, 1, 1, 1)  # seat 2 keeps it
    assert view(s)["scroll"] == 2
    for choice in ("UDDDU", *NEXT_ROOMS):
        s.apply(CHANCE, choice)
    assert (view(s)["floor"], view(s)["scroll"]) == (2, 2)
    assert in_turn(s, 1, 2, 3, 4) == [2, 3, 0, 1]


@pytest.mark.rule("R-295")
@pytest.mark.parametrize(("cards", "receiver"), [((1, 2, 4, 3), 2), ((4, 1, 1, 4), 3), ((2, 2, 2, 2), 1)])
def test_the_last_room_of_a_floor_passes_the_scroll_on_first(cards: tuple[int, ...], receiver: int) -> None:
    s = tactical("snake", first=0)
    in_turn(s, *cards)
    for choice in ("UDDDU", *NEXT_ROOMS):
        assert view(s)["scroll"] == receiver
        s.apply(CHANCE, choice)
    assert choosers(s) == [receiver]
    assert in_turn(s, 1, 1, 1, 1) == clockwise(receiver)
