"""Guided games begin with their welcome: the newcomer is asked first, in the deal that the hints fit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft import games
from undercroft.engine.flow import Ask
from undercroft.engine.keys import Dice

GUIDES = Path(__file__).parents[2] / "web" / "src" / "games"


def first_of(file: str, game: str, seats: int, options: dict[str, str]) -> Ask:
    """The first question at the table of a guided game, dealt as the server deals a chosen seed."""
    seed = re.search(r"seed: (\d+)", (GUIDES / file).read_text("utf-8"))
    assert seed is not None
    key = Dice.chosen(int(seed[1])).stream()
    first: Ask = games.get(game).new(seats, int(seed[1]), options, key=key).asks()[0]
    return first


@pytest.mark.parametrize(
    ("file", "box"), [("dungeoneer/guide.ts", "tomb"), ("dungeoneer/serpent-guide.ts", "serpent")]
)
def test_in_dungeoneer_the_newcomer_begins_with_a_card_to_play(file: str, box: str) -> None:
    first = first_of(file, "dungeoneer", 2, {"set": box})
    assert (first.seat, first.prompt) == (0, "dungeoneer-ask-villainy")
    assert any(option.startswith("play:") for option in first.options)


def test_in_descent_the_newcomer_begins_with_the_skills() -> None:
    first = first_of("descent/guide.ts", "descent", 3, {})
    assert (first.seat, first.prompt) == (1, "descent-ask-exchange")
