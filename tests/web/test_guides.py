"""The guided games of Dungeoneer begin with their welcome: the newcomer has the first turn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft import games
from undercroft.engine.keys import Dice

GUIDES = Path(__file__).parents[2] / "web" / "src" / "games" / "dungeoneer"


@pytest.mark.parametrize(("file", "box"), [("guide.ts", "tomb"), ("serpent-guide.ts", "serpent")])
def test_the_first_question_is_the_one_that_the_welcome_waits_for(file: str, box: str) -> None:
    seed = re.search(r"seed: (\d+)", (GUIDES / file).read_text("utf-8"))
    assert seed is not None
    key = Dice.chosen(int(seed[1])).stream()  # as the server deals a table with a chosen seed
    first = games.get("dungeoneer").new(2, int(seed[1]), {"set": box}, key=key).asks()[0]
    assert (first.seat, first.prompt) == (0, "dungeoneer-ask-villainy")
    assert any(option.startswith("play:") for option in first.options)
