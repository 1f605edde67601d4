"""A seat shows what its player may know, and nothing else."""

from __future__ import annotations

from undercroft import games
from undercroft.engine.seat import Seat
from undercroft.engine.snapshot import dump

GAME = games.get("raiders")


def test_a_seat_has_its_view_its_survey_and_its_words() -> None:
    state = GAME.new(4, seed=3)
    seat = Seat(GAME, state, 2)
    assert seat.view() == GAME.view(state, 2) != GAME.view(state, 1)
    assert seat.survey() == GAME.survey(state, 2)
    assert seat.word("power:4").number == 4


def test_nothing_that_a_seat_offers_by_name_is_the_state() -> None:
    seat = Seat(GAME, GAME.new(4, seed=3), 2)
    assert [name for name in vars(seat) if not name.startswith("_")] == ["number"]


def test_what_is_tried_on_an_imagined_table_changes_nothing() -> None:
    state = GAME.new(4, seed=3)
    before = dump(state)
    imagined = Seat(GAME, state, 2).imagine(7)
    assert GAME.view(imagined, 2) == GAME.view(state, 2)
    imagined.apply(2, imagined.asks()[2].options[0])
    assert dump(state) == before
