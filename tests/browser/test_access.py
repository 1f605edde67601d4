"""Accessibility: keyboard only, fingers on a phone, the screen reader, motion and light."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.reading import axe, misplaced, small, untranslated
from tests.browser.screens import staged
from tests.browser.tables import SEAT, SHORT, brief
from undercroft import games
from undercroft.client import Lobby

PHONE = (360, 740)
# Keys lead to other random choices than fingers: another deal ends early.
QUICK_WITH_KEYS = {"dungeoneer": {"seed": 342}}
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_game_with_fingers_on_a_phone(people: People, lobby: Lobby, game: str) -> None:
    person = people(size=PHONE, touch=True, lang="ru").sit(lobby.make(game, **brief(game, 6)), 0)
    while person.step():
        if person.at % 20 == 0:
            assert misplaced(person.page) + small(person.page) + untranslated(person.page) == []
    assert misplaced(person.page) + small(person.page) + axe(person.page) == []


@pytest.mark.parametrize("game", SHORT)
def test_the_keyboard_alone_goes_from_the_lobby_to_the_end_of_a_game(person: Person, game: str) -> None:
    person.wish(**{**brief(game, 3), **QUICK_WITH_KEYS.get(game, {})}).open()
    expect(person.play_now(game)).to_be_enabled()
    person.play_now(game).evaluate("(button) => (window.wanted = button)")
    press_tab_to(person, "document.activeElement === window.wanted")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("main[data-at]")
    for number in range(1000):
        person.ready()
        if person.over:
            break
        before = person.at
        if number % 4 == 0 or not digit(person):
            press_tab_to(person, "document.activeElement.matches('.legal, [data-option]')", arrows=True)
            person.page.keyboard.press("Enter")
        person.settle_with_keys(before)
    assert person.over
    press_tab_to(person, "document.activeElement.matches('.over a[href=\"/\"]')")
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector("article")


def digit(person: Person) -> bool:
    """Choose by a digit that the screen shows, if there is one: beside an option, or on a card in hand."""
    shown = person.page.locator("main [data-option]:enabled kbd").all_inner_texts()
    shown += [key[-1] for key in person.choices() if key.startswith("card:power:")]
    digits = [text for text in shown if re.fullmatch("[1-9]", text)]
    if digits:
        person.page.keyboard.press(person.rng.choice(digits))
    return bool(digits)


def press_tab_to(person: Person, where: str, arrows: bool = False) -> None:
    """Walk with Tab, and with arrows inside a board or list, until the focus is where it should be."""
    page = person.page
    walked = 0
    for _ in range(400):
        if page.evaluate(f"Boolean({where})"):
            assert page.evaluate("document.activeElement.matches(':focus-visible')"), "the focus is seen"
            return
        if arrows and walked < 60 and page.evaluate("document.activeElement.matches('[data-rove]')"):
            page.keyboard.press(person.rng.choice(ARROWS))
            walked += 1
        else:
            page.keyboard.press("Tab")
            walked = 0
    raise AssertionError(f"the keyboard does not get there: {where}")


def test_why_and_why_not_with_the_keyboard_and_with_the_mouse(person: Person, lobby: Lobby) -> None:
    person.sit(lobby.make("raiders", seed=2), 0)
    person.ready()
    press_tab_to(person, "document.activeElement.matches('.legal')", arrows=True)
    person.page.keyboard.press("w")
    box = person.page.get_by_role("dialog")
    expect(box).to_contain_text("Rule R-")
    person.page.keyboard.press("Escape")
    expect(box).to_have_count(0)


def test_why_not_is_read_out_and_goes_when_one_looks_elsewhere(person: Person, lobby: Lobby) -> None:
    staged("level-5-hero-phase", "one-card")(person, lobby)
    person.ready()
    wall = person.page.locator("[data-object='tile:b2']")
    box = person.page.get_by_role("dialog", name="Why not")
    heard = person.page.locator("#app > .sr[role=status]")
    wall.focus()
    person.page.keyboard.press("Enter")
    expect(box).to_contain_text("Rule O-")
    expect(heard).to_contain_text(box.get_by_role("listitem").first.inner_text())
    person.page.keyboard.press("ArrowUp")
    expect(box).to_have_count(0)
    wall.focus()
    person.page.keyboard.press("Enter")
    box.get_by_role("button", name="Close").click()
    expect(box).to_have_count(0)


def test_a_refusal_can_be_put_away_and_goes_by_itself(people: People, lobby: Lobby) -> None:
    person = people(size=(390, 844), lang="ru")
    staged("level-5-hero-phase", "one-card")(person, lobby)
    person.ready()
    end = person.page.locator("[data-option=end]")
    wide = end.evaluate("(button) => button.offsetWidth")
    refusal = person.page.locator(".prompt.trouble")
    ways: tuple[Callable[[], None], ...] = (
        lambda: refusal.get_by_role("button", name="Закрыть").click(),
        lambda: person.page.keyboard.press("Escape"),
        lambda: person.page.locator("[data-object='tile:b2']").click(force=True),
    )
    for way in ways:
        person.page.keyboard.press("u")
        expect(refusal).to_contain_text("Возвращать вам нечего")
        expect(person.page.locator("#app > .sr[role=alert]")).to_contain_text("Возвращать вам нечего")
        assert misplaced(person.page) == []
        assert end.evaluate("(button) => button.offsetWidth") == wide
        way()
        expect(refusal).to_have_count(0)


def test_the_screen_reader_hears_what_happens_and_what_to_do(person: Person, lobby: Lobby) -> None:
    person.sit(lobby.make("raiders", seed=2), 0)
    person.ready()
    person.choose("power:2")
    heard = person.page.locator("#app > .sr[role=status]")
    expect(heard).to_have_text(re.compile(r"room 2: .+ choose a card\.\s*$"))


@pytest.mark.parametrize("game", games.ids())
def test_with_motion_on_a_game_can_be_played_and_its_moments_skipped(
    people: People, lobby: Lobby, game: str
) -> None:
    person = people(motion="full").sit(lobby.make(game, **brief(game, 3)), SEAT.get(game, 0))
    person.ready()
    for _ in range(6):
        before = person.at
        person.choose(person.choices()[0])
        for _ in range(40):
            if person.page.locator("main[aria-busy=true]").count() == 0:
                break
            person.page.keyboard.press("Space")
        person.ready()
        assert person.at > before


def test_words_follow_fingers_and_keys_whatever_was_used_last(people: People, lobby: Lobby) -> None:
    person = people(size=(768, 1024), touch=True).sit(lobby.make("one-card", seed=3), 0)
    person.ready()
    person.button("Menu").tap()
    expect(person.page.get_by_role("menuitem", name="Help", exact=True)).to_be_visible()
    person.page.keyboard.press("Escape")
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("dialog", name="Keys and help")).to_be_visible()
    expect(person.page.locator("dialog kbd").first).to_be_visible()
    person.page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    person.button("Menu").tap()
    expect(person.page.get_by_role("menuitem", name="Help", exact=True)).to_be_visible()


@pytest.mark.parametrize("game", games.ids())
@pytest.mark.parametrize(("reduced", "moves"), [("reduce", False), ("no-preference", True)])
def test_reduced_motion_of_the_system_is_respected(
    people: People, lobby: Lobby, game: str, reduced: Literal["reduce", "no-preference"], moves: bool
) -> None:
    person = people(motion="system")
    person.page.emulate_media(reduced_motion=reduced)
    person.sit(lobby.make(game, seed=3), 0)
    person.ready()
    expect(person.page.locator("html")).to_have_attribute("data-motion", "full" if moves else "none")
    assert ("flicker" in animated(person)) == moves
    if not moves:
        assert animated(person) == []


def animated(person: Person) -> list[str]:
    """What moves, and goes on moving; the inspector also sees what is inside the drawings of a <use>."""
    found: list[str] = []

    def started(event: dict[str, Any]) -> None:
        if event["animation"]["source"]["duration"]:  # one that takes no time moves nothing
            found.append(event["animation"]["name"])

    inspector = person.context.new_cdp_session(person.page)
    inspector.on("Animation.animationStarted", started)
    inspector.send("Animation.enable")
    person.drawn()
    inspector.send("Animation.disable")
    inspector.detach()
    return found


def test_without_motion_nothing_waits_for_its_turn_to_be_seen(person: Person, lobby: Lobby) -> None:
    person.sit(lobby.make("raiders", seed=3), 0)
    person.ready()
    expect(person.page.locator(".place").last).to_have_css("animation-delay", "0s")


def test_the_theme_follows_the_system_if_one_likes(people: People) -> None:
    person = people(theme="system")
    person.page.emulate_media(color_scheme="light")
    person.open()
    expect(person.page.locator("html")).to_have_attribute("data-theme", "light")
    person.page.emulate_media(color_scheme="dark")
    expect(person.page.locator("html")).to_have_attribute("data-theme", "dark")
