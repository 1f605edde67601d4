"""Whole games with the mouse, from the lobby's card to the verdict."""

from __future__ import annotations

import pytest

from tests.browser.person import Person


@pytest.mark.parametrize("game", ["One Card Dungeon", "Dungeon Raiders"])
def test_a_whole_game_from_play_now_to_the_verdict(person: Person, game: str) -> None:
    person.open()
    card = person.page.locator("article", has=person.page.get_by_role("heading", name=game))
    card.get_by_role("button", name="Play now").click()
    person.finish()
    assert person.page.locator(".over h2").inner_text()
