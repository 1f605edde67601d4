"""What others do meanwhile: shown step by step, passed together, summed up."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.boards import UNCOVERED
from tests.browser.conftest import People
from tests.browser.person import Person
from undercroft.client import Lobby


def test_moments_of_others_are_passed_together_until_something_new(person: Person, lobby: Lobby) -> None:
    person.sit(lobby.make("dungeoneer", seed=124), 0)
    prompt = person.page.locator(".prompt")
    expect(prompt).to_contain_text("has declared encounters")
    person.page.keyboard.press("p")
    expect(prompt).to_contain_text("Skeleton is about to roll")  # a moment of another sort
    before = person.at
    person.button(re.compile("^Keep passing")).click()
    expect(prompt).to_contain_text("Where do you place")  # their own turn
    assert person.at > before + 10
    expect(person.button(re.compile("passing"))).to_have_count(0)


def test_passing_on_and_on_is_told_and_can_be_stopped(people: People, lobby: Lobby) -> None:
    person = people(motion="full").sit(lobby.make("dungeoneer", seed=124), 0)
    prompt = person.page.locator(".prompt")
    for moment in ("has declared encounters", "Skeleton is about to roll"):
        expect(prompt).to_contain_text(moment)
        person.page.keyboard.press("p")
        expect(prompt).to_contain_text("Passing until")
    person.button(re.compile("^Stop passing")).click()
    person.page.keyboard.press("Space")
    person.ready()  # at Lorel's roll, or soon after it where the click came late
    expect(prompt).not_to_contain_text("Passing until")
    assert "pass" in person.choices(), "it is asked again"


def watching(people: People, lobby: Lobby) -> Person:
    """Somebody who sees what others do, moment by moment."""
    person = people(motion="full").sit(lobby.make("dungeoneer", seed=124), 0)
    for moment in ("continues", "Skeleton is about", "Lorel Alanus is about"):
        expect(person.page.locator(".prompt")).to_contain_text(moment)
        person.choose("pass")
    expect(person.page.locator("main")).to_have_attribute("aria-busy", "true")
    return person


def test_what_others_do_is_shown_step_by_step_and_can_be_skipped(people: People, lobby: Lobby) -> None:
    person = watching(people, lobby)
    expect(person.page.locator(".prompt")).to_contain_text("Any click or tap skips to the end")
    battle = person.page.get_by_role("region", name="Battle")
    expect(battle.locator(".sum.counter b")).to_have_text("3")
    assert person.choices() == []
    person.page.keyboard.press("Space")
    person.ready()
    assert person.choices()


def test_what_others_did_meanwhile_can_be_read_again(person: Person, lobby: Lobby) -> None:
    person.sit(lobby.make("dungeoneer", seed=124), 0)
    meanwhile = person.page.get_by_role("button", name=re.compile("^Meanwhile: "))
    while not meanwhile.count():
        person.step()
        person.ready()
    meanwhile.click()
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_contain_text("What happened since you last acted")
    assert dialog.evaluate(UNCOVERED) == [True] * 5, "it lies over everything and inside the window"
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_turns_of_others_at_once_end_in_a_summary(people: People, lobby: Lobby) -> None:
    person = people(motion="full").sit(lobby.make("dungeoneer", seed=124), 0)
    person.button("Summary").click()
    summary = person.page.get_by_role("region", name="What happened since you last acted")
    person.choose("pass")
    while not summary.count():
        person.step()
        person.ready()
    expect(summary.locator(".numbers")).to_contain_text("Raka")
    expect(summary).not_to_contain_text("draws")
    person.page.keyboard.press("Escape")
    expect(summary).to_have_count(0)


def test_space_skips_and_presses_nothing_while_moments_are_shown(people: People, lobby: Lobby) -> None:
    person = watching(people, lobby)
    chances = person.page.get_by_role("button", name="Chances on the map")
    chances.focus()
    person.page.keyboard.press("Space")
    person.ready()
    expect(chances).to_have_attribute("aria-pressed", "false")
    expect(chances).to_be_focused()
    person.page.keyboard.press("Space")
    expect(chances).to_have_attribute("aria-pressed", "true")
