"""Pictures of the main screens in all sizes, by both lights and in three languages, for people to look at."""

from __future__ import annotations

import os

import pytest

from tests.browser.conftest import People
from tests.browser.reading import misplaced
from tests.browser.screens import SCREENS
from undercroft.client import Lobby

SIZES = ((360, 740), (768, 1024), (1280, 800), (1920, 1080))
# Every size, light and language, but not each with each: UNDERCROFT_SHOTS=all takes those, too.
DRESSES = [("en", "dark"), ("ru", "light"), ("uk", "dark")]
ALL = [(lang, theme) for lang in ("en", "ru", "uk") for theme in ("dark", "light")]


@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_fits_every_size(people: People, lobby: Lobby, screen: str) -> None:
    person = people()
    SCREENS[screen](person, lobby)
    for lang, theme in ALL if os.environ.get("UNDERCROFT_SHOTS") == "all" else DRESSES:
        person.page.set_viewport_size({"width": 1280, "height": 800})
        person.speak(lang)
        person.light(theme)
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            person.photograph(f"shots/{screen}-{width}-{theme}-{lang}")
            assert misplaced(person.page) == [], f"{width} {lang}"
