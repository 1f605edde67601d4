"""Three languages through whole games: no ids, keys, gaps or stray English, switched at any time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.reading import raw, untranslated
from tests.browser.tables import SEAT, brief
from undercroft.client import Lobby


@pytest.mark.parametrize(("game", "lang"), [("one-card", "uk"), ("raiders", "ru"), ("dungeoneer", "uk")])
def test_a_whole_game_in_another_language(people: People, lobby: Lobby, game: str, lang: str) -> None:
    person = people(lang=lang).sit(lobby.make(game, **brief(game, 2)), 0)
    while person.step():
        if person.at % 5 == 0 and not person.page.locator(".curtain").count():
            assert raw(person.page) + untranslated(person.page) == []
    assert raw(person.page) + untranslated(person.page) == []


def test_the_language_is_kept_and_follows_the_browser_at_first(people: People, lobby: Lobby) -> None:
    person = people().open()
    person.page.get_by_label("Language").select_option("uk")
    expect(person.button("Грати").first).to_be_visible()
    person.reload()
    expect(person.button("Грати").first).to_be_visible()


def test_the_language_can_be_switched_in_the_middle_of_a_game_on_a_phone(
    people: People, lobby: Lobby
) -> None:
    person: Person = people(size=(360, 740), touch=True).sit(lobby.make("raiders", seed=2), 0)
    person.play(2)
    person.speak("ru")
    assert raw(person.page) + untranslated(person.page) == []
    person.play(2)


@pytest.mark.parametrize("game", ["one-card", "raiders", "dungeoneer", "descent"])
def test_another_language_leaves_table_and_log_as_they_are(people: People, lobby: Lobby, game: str) -> None:
    person = people().sit(lobby.make(game, **brief(game, 2)), SEAT.get(game, 0))
    person.play(2)
    person.told()
    log = person.page.locator(".log li")
    lines, spoken = log.count(), log.all_inner_texts()
    for lang in ("ru", "uk"):
        person.speak(lang)
        person.told()
        assert raw(person.page) + untranslated(person.page) == []
    assert sum('"do":"join"' in wish for wish in person.wishes) == 1
    assert log.count() == lines > 0
    assert not set(spoken) & set(log.all_inner_texts())
