"""Every main screen: words in three languages, the accessibility scan, the layout in all sizes, pictures."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People
from tests.browser.person import SHOTS, Person
from tests.browser.reading import axe, broken, foreign, misplaced, raw, small, untranslated
from tests.browser.screens import SCREENS
from tests.browser.strain import lengthen, relax, widen
from undercroft.client import Lobby

SIZES = ((360, 740), (768, 1024), (1280, 800), (1920, 1080))
DESKS = ((1280, 720), (1280, 800), (1366, 768), (1440, 900), (1920, 1080))
HANDHELD = ((360, 640), (360, 740), (768, 1024))
# Every size, light and language, but not each with each: UNDERCROFT_SHOTS=all takes those, too.
DRESSES = [("en", "dark"), ("ru", "light"), ("uk", "dark")]
ALL = [(lang, theme) for lang in ("en", "ru", "uk") for theme in ("dark", "light")]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_reads_well_and_fits_every_size(people: People, lobby: Lobby, screen: str) -> None:
    person = people()
    page = person.page
    SCREENS[screen](person, lobby)
    for lang, theme in ALL if SHOTS == "all" else DRESSES:
        person.resize(1280, 800)
        person.speak(lang)
        person.light(theme)
        assert raw(page) == []
        if lang != "en":
            assert untranslated(page) == []
        if lang != "uk":
            assert axe(page) == []
        for width, height in SIZES:
            person.resize(width, height)
            person.shoot(f"{screen}-{width}-{theme}-{lang}")
            assert misplaced(page) == [], f"{width} {lang}"
            assert broken(page) == [], f"{width} {lang}"
        assert foreign(page) == [], lang
    bears_strain(person, SIZES[-2:])  # smaller ones: below, with a finger


def bears_strain(person: Person, sizes: tuple[tuple[int, int], ...]) -> None:
    """The page, wherever it is, fits with a face a sixth wider, and with words a fifth longer."""
    page = person.page
    widen(page)
    for width, height in sizes:
        person.resize(width, height)
        assert misplaced(page) == [], f"{width} in a wide face"
    relax(page)
    for width, height in sizes:
        person.resize(width, height)
        lengthen(page)
        person.drawn()
        assert misplaced(page) == [], f"{width} with long words"


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits_a_finger(people: People, lobby: Lobby, screen: str) -> None:
    person = people(size=(360, 740), touch=True, lang="ru")
    SCREENS[screen](person, lobby)
    for width, height in HANDHELD:
        person.resize(width, height)
        assert misplaced(person.page) == [], width
        assert broken(person.page) == [], width
        assert small(person.page) == [], width
    assert axe(person.page) == []
    bears_strain(person, HANDHELD)


@pytest.mark.parametrize(
    "screen",
    [
        "one-card-energy",
        "one-card-hero",
        "raiders-middle",
        "dungeoneer-heroics",
        "descent-turn",
        "descent-orders",
    ],
)
def test_a_table_needs_no_scroll_bar_on_a_desk(people: People, lobby: Lobby, screen: str) -> None:
    person = people()
    SCREENS[screen](person, lobby)
    person.told()
    for lang in ("en", "ru", "uk"):
        person.speak(lang)
        for width, height in DESKS:
            person.resize(width, height)
            tall = person.page.evaluate("document.documentElement.scrollHeight")
            assert tall <= height, (lang, width, height)
