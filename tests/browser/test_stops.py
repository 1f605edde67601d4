"""When players want to be asked while others play: set in the table's menu, and remembered."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.conftest import People
from undercroft.client import Lobby


def test_players_say_where_they_want_to_be_stopped(people: People, lobby: Lobby) -> None:
    person = people(stops={}).sit(lobby.make("dungeoneer", seed=124), 0)
    person.ready()
    expect(person.page.locator(".prompt")).not_to_contain_text("has declared encounters")
    before = len(person.wishes)
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("menuitem", name="Where to stop me").click()
    person.page.get_by_label("every roll").check()
    person.page.keyboard.press("Escape")
    sent = [json.loads(wish) for wish in person.wishes[before:]]
    assert [wish["stops"]["rolls"] for wish in sent if wish["do"] == "stops"] == [True]
    person.reload()
    person.ready()
    joins = [json.loads(wish) for wish in person.wishes if '"join"' in wish]
    assert joins[-1]["stops"]["rolls"] is True, "it is remembered"
