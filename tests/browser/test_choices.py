"""Dungeoneer: what is lit, what is offered where, and that nothing jumps."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import Person
from tests.browser.screens import choose_last
from tests.browser.tables import position
from tests.server.party import scene
from undercroft.client import Lobby

# Where the dice of a battle lie, from left to right.
DICE = """() => [...document.querySelectorAll(".battle .sum")]
  .filter((sum) => sum.getClientRects().length)
  .map((sum) => Math.round(sum.firstElementChild.getBoundingClientRect().x))"""


def test_an_escort_is_left_by_its_quest_and_by_nothing_else(person: Person, lobby: Lobby) -> None:
    quest = "lead-the-maiden-out"
    hero = {"hero": "lorel-alanus", "at": "old-arena", "quests": [quest], "escorts": [quest], "glory": 9}
    places = {"processional": [0, -1], "old-arena": [0, -2]}
    save = position("dungeoneer", map=places, players=[hero, {"hero": "raka"}])
    person.sit(lobby.post("/api/import", save), 0)
    person.ready()
    expect(person.page.locator(".deeds .btn").first).to_be_visible()
    expect(person.page.locator(".deeds [data-option^='drop:']")).to_have_count(0)
    person.page.locator(f".panels [data-object='quest:{quest}']").click()
    sheet = person.page.get_by_role("dialog", name="Lead the Maiden Out")
    expect(sheet.get_by_role("button", name="Drop the escort")).to_be_visible()


def test_where_no_roll_is_high_enough_the_way_back_is_lit(person: Person, lobby: Lobby) -> None:
    bell = {"at": "bell-tunnel", "level": 4, "quests": ["ring-the-drowned-bell"]}
    heroes = [{"hero": "kron-axereaver", **bell}, {"hero": "raka"}]
    save = position("dungeoneer", map={"bell-tunnel": [0, -1]}, players=heroes)
    person.sit(lobby.post("/api/import", save), 0)
    person.ready()
    expect(person.page.locator(".deeds .odds b")).to_contain_text("no roll")
    before = person.at
    person.page.locator("[data-option='attempt:ring-the-drowned-bell']").click()
    expect(person.page.locator(".prompt .doubt")).to_contain_text("No roll")
    lit = person.page.locator(".prompt .acts .btn.go")
    expect(lit).to_have_text("Cancel")
    lit.click()
    expect(person.page.locator(".prompt .doubt")).to_have_count(0)
    assert person.at == before


def test_a_die_lands_where_its_place_was_shown(person: Person, lobby: Lobby) -> None:
    made = lobby.post("/api/import", scene("battle-in-company", "dungeoneer"))
    person.sit(made, 0)
    person.ready()
    person.choose("card:zombie")
    person.ready()
    person.choose("fight")
    seen: dict[bool, list[int]] = {}
    with lobby.sit(made["table"], made["tokens"][1]) as other:
        while other.view["battle"] is None:
            choose_last(other)
        while len(seen) < 2:
            person.page.wait_for_selector(".battle .sum")
            person.page.wait_for_selector("main[aria-busy=false]")
            open_places = person.page.locator(".battle .sum .room").count() > 0
            seen.setdefault(open_places, person.page.evaluate(DICE))
            if len(seen) < 2:
                choose_last(other)
    assert len(seen[True]) == 2, "attack and counter-attack"
    assert seen[True] == seen[False]
