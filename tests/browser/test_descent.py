"""Descent in a real browser: nothing of a turn needs the list of all options."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.descent import LAST_BLOW, sit, turn
from tests.browser.person import Person
from undercroft.client import Lobby

LIST = "main aside section[aria-label='Your choices']"


def test_the_last_blow_wins_the_quest(person: Person, lobby: Lobby) -> None:
    sit(person, lobby, 1, **LAST_BLOW)
    page = person.page
    person.choose("action:battle")
    person.ready()
    page.wait_for_selector(".target")
    hask = page.locator("[data-space='7,13']")
    hask.click()
    expect(page.locator(".strip .btn.go")).to_contain_text("kill")
    hask.click()
    page.wait_for_selector(".attack .dice")
    while not person.over:
        person.ready()
        assert page.locator(LIST).count() == 0
        for option in ("die", "strike", "pass"):
            if page.locator(f"[data-option={option}]").count():
                person.choose(option)
                break
    expect(page.locator(".ending")).to_contain_text("The heroes have won")


def test_the_grid_is_walked_with_the_keyboard(person: Person, lobby: Lobby) -> None:
    turn(person, lobby)
    page = person.page
    page.keyboard.press("Escape")
    cell = page.locator("[data-space='12,4']")
    cell.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-space='12,5']")).to_be_focused()
    expect(page.locator("[data-space='12,5']")).to_have_attribute("aria-label", "M5. movement 2")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")  # the next space: a single step
    page.wait_for_function("() => document.querySelector('.turn')")
    expect(page.locator(".log")).to_contain_text("L5")
