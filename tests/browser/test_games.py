"""Whole games with the mouse, from the lobby's card to the verdict."""

from __future__ import annotations

import pytest

from tests.browser.person import Person
from tests.browser.reading import axe, misplaced, raw
from tests.browser.tables import SHORT, brief


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_from_play_now_to_the_verdict(person: Person, game: str) -> None:
    person.wish(**brief(game, 3)).open()
    person.play_now(game).click()
    while person.step():
        if person.at % 20 == 0:
            assert raw(person.page) + misplaced(person.page) == []
    assert person.page.locator(".over h2").inner_text()
    assert raw(person.page) + misplaced(person.page) + axe(person.page) == []
