"""Dungeoneer: everything that can be chosen is in sight, and nothing covers it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.boards import RESTS, UNCOVERED
from tests.browser.conftest import People
from tests.browser.fingers import Fingers, middle
from tests.browser.person import DRAWN, Person
from tests.browser.reading import misplaced
from tests.browser.screens import choose_last, over
from tests.browser.tables import position
from tests.server.party import scene
from undercroft.client import Lobby

PHONE = {"size": (390, 844), "touch": True}
DESK = {"size": (1280, 800)}
HEROES = [{"hero": "raka", "ap": 3}, {"hero": "kron-axereaver"}]
LONG = {"gearworks": [-1, 0], "processional": [-2, 0], "armoury": [-3, 0], "old-arena": [-4, 0]}
LONG |= {"kennel-run": [-5, 0], "library": [1, 0], "bell-tunnel": [2, 0], "mirror-gallery": [-1, -1]}
LONG |= {"narrow-stair": [-3, -1], "inner-sanctum": [1, 1], "chapel": [-4, -1], "flooded-drain": [-5, -1]}
# The box of a row of cards, and that of the card that can be played.
IN_ITS_BOX = """() => {
  const card = document.querySelector(".cards .legal").getBoundingClientRect();
  const box = document.querySelector(".cards").getBoundingClientRect();
  return card.left >= box.left && card.right <= box.right && card.top >= box.top && card.bottom <= box.bottom;
}"""


@pytest.mark.parametrize("moved", [False, True], ids=["as it was", "moved"])
def test_every_place_for_a_location_is_seen(person: Person, lobby: Lobby, moved: bool) -> None:
    save = position("dungeoneer", map=LONG, players=HEROES, locations=["crossing"])
    person.sit(lobby.post("/api/import", save), 0)
    person.ready()
    if moved:
        person.page.mouse.move(*middle(person.page.locator(".frame")))
        person.page.mouse.wheel(0, -350)
        rest(person)
    person.choose("explore")
    expect(person.page.locator(".placing")).to_be_visible()
    rest(person)
    spots = person.page.locator(".spot rect").all()
    assert len(spots) > 9
    for spot in spots:
        assert all(spot.evaluate(UNCOVERED)), spot.get_attribute("data-object")


def test_every_place_for_a_location_is_large_enough_for_a_finger(people: People, lobby: Lobby) -> None:
    """On a phone the places near the hero are in sight, and the others a drag away."""
    person = people(**PHONE)
    save = position("dungeoneer", map=LONG, players=HEROES, locations=["crossing"])
    person.sit(lobby.post("/api/import", save), 0)
    person.ready()
    person.page.locator("[data-option='explore']").tap()
    expect(person.page.locator(".placing")).to_be_visible()
    rest(person)
    spots = person.page.locator(".spot rect").all()
    assert len(spots) > 9
    sizes = [box for spot in spots if (box := spot.bounding_box())]
    assert min(side for box in sizes for side in (box["width"], box["height"])) >= 40
    seen = [spot for spot in spots if all(spot.evaluate(UNCOVERED))]
    assert len(seen) > 3
    own = middle(person.page.locator("[data-object='location:tomb-antechamber']"))
    assert 0 < own[0] < 390
    far = max(spots, key=lambda spot: abs(middle(spot)[0] - own[0]))
    across = own[0] - middle(far)[0]
    start = middle(person.page.locator(".frame"))

    Fingers(person).swipe(start, (across, 0))
    rest(person)
    assert all(far.evaluate(UNCOVERED))


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desktop", "phone"])
def test_the_one_card_that_can_be_played_is_seen(
    people: People, lobby: Lobby, screen: dict[str, object]
) -> None:
    person = people(**screen)
    hand = ["rune-of-warding", "grave-iron", "cobweb-cloak", "boot-of-ala-hazad", "mend-wounds", "zombie"]
    rival = {"hero": "kron-axereaver", "peril": 9}
    save = position("dungeoneer", players=[{"hero": "raka", "hand": hand}, rival], phase="villainy")
    person.sit(lobby.post("/api/import", save), 0)
    person.ready()
    expect(person.page.locator(".cards .legal")).to_have_count(1)
    person.page.wait_for_function(IN_ITS_BOX)


def test_a_long_name_over_a_hit_leaves_the_fighters_their_room(person: Person, lobby: Lobby) -> None:
    made = lobby.post("/api/import", scene("hunt", "dungeoneer"))
    person.sit(made, 0)
    person.ready()
    person.choose("attempt:slay-draky")
    with lobby.sit(made["table"], made["tokens"][1]) as other:
        while other.view["battle"] is None:
            choose_last(other)
    fighters = person.page.locator(".clash .figure")
    expect(fighters).to_have_count(2)
    words = person.page.locator(".clash .verdict span").last
    words.evaluate("(words) => words.textContent = 'Попадает Исель Ягуароликая!'")
    field = person.page.locator(".clash").evaluate("(clash) => clash.clientWidth")
    for fighter in fighters.all():
        assert fighter.evaluate("(figure) => figure.clientWidth") > field * 0.25


def test_a_quest_that_cannot_be_attempted_here_can_still_be_read(person: Person, lobby: Lobby) -> None:
    heroes = [{"hero": "raka", "quests": ["oath-of-silence"]}, {"hero": "kron-axereaver"}]
    person.sit(lobby.post("/api/import", position("dungeoneer", players=heroes)), 0)
    person.ready()
    person.page.locator(".panels [data-object='quest:oath-of-silence']").click()
    expect(person.page.get_by_role("dialog")).to_contain_text("pass health 11+")


def test_a_click_on_ones_own_location_reads_it_before_anything_is_paid(person: Person, lobby: Lobby) -> None:
    heroes = [{"hero": "raka", "at": "mirror-gallery", "glory": 3}, {"hero": "kron-axereaver"}]
    spec = {"map": {"mirror-gallery": [0, -1]}, "players": heroes}
    person.sit(lobby.post("/api/import", position("dungeoneer", **spec)), 0)
    person.ready()
    before = person.at
    person.page.locator("[data-object='location:mirror-gallery']").click()
    sheet = person.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Mirror Gallery")
    assert person.at == before
    sheet.locator(".btn.wrap").first.click()
    expect(person.page.locator("main")).not_to_have_attribute("data-at", str(before))


def test_at_the_end_ones_own_panel_is_whole_and_no_result_is_cut(people: People, lobby: Lobby) -> None:
    bottom = "(it) => it.getBoundingClientRect().bottom"
    person = people(**DESK)
    over("dungeoneer")(person, lobby)
    own = person.page.locator(".panels > .slab").last
    assert own.evaluate(bottom) <= person.page.locator(".panels").evaluate(bottom) + 1
    phone = people(**PHONE)
    over("dungeoneer")(phone, lobby)
    results = phone.page.locator(".ending li")
    assert results.last.evaluate(bottom) <= phone.page.locator(".ending").evaluate(bottom)


def rest(person: Person) -> None:
    """Wait until the drawing of the map is final."""
    person.page.wait_for_function(RESTS)
    person.page.evaluate(DRAWN)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_every_monster_of_a_battle_is_named_in_full_on_a_phone(
    people: People, lobby: Lobby, lang: str
) -> None:
    made = lobby.post("/api/import", scene("battle-in-company", "dungeoneer"))
    with lobby.sit(made["table"], made["tokens"][0]) as lord:
        for option in ("play:zombie@1", "pack:bone-knight@1", "fight"):
            lord.move(option)
    person = people(size=(360, 740), touch=True, lang=lang).sit(made, 1)
    person.ready()
    person.choose("pass")
    person.ready()
    name = person.page.locator(".battle .next b").first
    expect(name).to_be_visible(timeout=9000)
    assert name.evaluate("(name) => name.scrollWidth <= name.clientWidth")
    assert misplaced(person.page) == []
