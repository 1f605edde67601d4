"""Where a seat wants to be stopped."""

from __future__ import annotations

import pytest

from undercroft.engine.stops import AIMED, DEFAULT, EVERYTHING, MOST_CARDS, ROLL, STEP, Moment, Stops

IDLE = Moment(STEP, frozenset(), {"play:trip": "trip", "stand": "stand"})
ROLLING = Moment(ROLL, frozenset(), {"play:trip": "trip"})
TROUBLE = Moment(AIMED, frozenset({"play:trip"}), {"play:trip": "trip"})
WITHOUT_CARD = Moment(STEP, frozenset({"stand"}), {"play:trip": "trip"})


@pytest.mark.parametrize(
    ("stops", "moment", "asked"),
    [
        (DEFAULT, IDLE, False),
        (DEFAULT, ROLLING, False),
        (DEFAULT, TROUBLE, True),
        (DEFAULT, WITHOUT_CARD, True),
        (Stops(rolls=True), ROLLING, True),
        (Stops(rolls=True), IDLE, False),
        (Stops(steps=True), IDLE, True),
        (Stops(steps=True), ROLLING, False),
        (Stops(everything=True), IDLE, True),
        (Stops(cards={"trip": True}), IDLE, True),
        (Stops(cards={"trip": True}), ROLLING, True),
        (Stops(cards={"net": True}), IDLE, False),
        (Stops(cards={"trip": False}), TROUBLE, False),
        (Stops(cards={"trip": False}), WITHOUT_CARD, True),
        (Stops(rolls=True, cards={"trip": False}), ROLLING, True),
    ],
)
def test_a_seat_is_asked_where_something_matters_and_where_it_wants_to_be(
    stops: Stops, moment: Moment, asked: bool
) -> None:
    assert stops.want(moment) is asked


def test_two_clients_of_a_seat_are_asked_what_either_wants() -> None:
    one = Stops(rolls=True, cards={"trip": True, "net": False, "web": False})
    other = Stops(steps=True, cards={"trip": False, "web": False})
    assert one.and_also(other) == Stops(True, True, False, {"trip": True, "web": False})
    assert one.and_also(other) == other.and_also(one)
    assert one.and_also(EVERYTHING) == EVERYTHING.and_also(one) == EVERYTHING


def test_who_names_more_cards_than_there_are_is_asked_about_everything() -> None:
    """Together the clients of a seat may not name what takes long to go through."""
    many = [Stops(cards={f"{client}-{card}": True for card in range(MOST_CARDS)}) for client in range(2)]
    assert many[0].and_also(many[0]) == many[0]
    assert many[0].and_also(many[1]) == EVERYTHING
