"""Moments of Descent at which a newcomer could be lost: whatever is asked is in sight and can be read."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.boards import COVERED
from tests.browser.conftest import People
from tests.browser.descent import LARDER, LAST_BLOW, PARTY, sit
from undercroft import games
from undercroft.client import Lobby
from undercroft.engine.record import Session

PHONE = (390, 844)
HALL: dict[str, Any] = {"doors": {"a": "open"}, "revealed": ["S", "1"]}
# Whether things lie between the top of the screen and the prompt.
IN_SIGHT = """(things) => things.map((thing) => {
  const { top, bottom } = thing.getBoundingClientRect();
  return top >= 0 && bottom <= document.querySelector(".prompt").getBoundingClientRect().top;
})"""
BASE: dict[str, Any] = {"name": "lyssa", "at": [0, 5]}


def players(hero: dict[str, Any], threat: int = 0, *hand: str) -> list[dict[str, Any]]:
    """An overlord, a hero, and another who stands aside."""
    return [{"threat": threat, "hand": list(hand)}, {"heroes": [hero]}, {"heroes": [BASE]}]


def later(moves: list[str], **spec: Any) -> bytes:
    """A position after these choices, as a save file."""
    rules = games.get("descent")
    session = Session.of(rules, rules.scene({"seed": 1, **spec}))
    for option in moves:
        seat = next(ask.seat for ask in session.state.asks() if option in ask.options)
        session.apply(seat, option)
    return session.save()


def test_a_question_keeps_its_room_beside_long_buttons(people: People, lobby: Lobby) -> None:
    party = [{"threat": 0, "hand": ["dodge", "aim", "charge"]}, *LAST_BLOW["players"][1:]]
    moves = ["action:battle", "attack:sword", "target:7,13"]
    made = lobby.post("/api/import", later(moves, **{**LAST_BLOW, "players": party}))
    for width in (1280, 1024, 768):
        person = people(size=(width, 800), lang="ru").sit(made, 0)
        person.ready()
        expect(person.page.locator(".prompt [data-option='play:dodge']")).to_contain_text("не хватает")
        question = person.page.locator(".prompt p").bounding_box()
        assert question is not None
        assert question["width"] >= 280
        assert question["height"] <= 140


def test_on_a_phone_every_weapon_that_is_asked_for_is_in_sight(people: People, lobby: Lobby) -> None:
    guard = {"name": "mordrog", "at": [6, 4], "order": "guard", "wear": ["sword"]}
    near = [{"kind": "beastman", "at": [7, 4]}]
    held = later(["guard:mordrog"], **HALL, players=players(guard), monsters=near, turn="overlord")
    person = people(size=PHONE, touch=True).sit(lobby.post("/api/import", held), 1)
    person.ready()
    weapons = person.page.locator(".deeds [data-option^='weapon:']")
    assert [each.get_attribute("data-option") for each in weapons.all()] == [
        "weapon:sword",
        "weapon:bare-hands",
    ]
    assert weapons.evaluate_all(IN_SIGHT) == [True, True]


def test_on_a_phone_equipment_stays_in_sight_while_it_is_changed(people: People, lobby: Lobby) -> None:
    person = people(size=PHONE, touch=True)
    hero = {"name": "mordrog", "at": [6, 4], "wear": ["sword", "leather-armor"], "pack": ["axe"]}
    sit(person, lobby, 1, **HALL, players=players(hero), turn="mordrog")
    person.choose("equip")
    person.ready()
    items = person.page.locator(".hero [data-object^='item:']")
    for moved in ("", "sword"):
        if moved:
            before = person.at
            items.filter(has_text="Sword").click()
            person.follow(before)
            person.ready()
        person.page.wait_for_function(
            f"() => ({IN_SIGHT})([...document.querySelectorAll('.hero [data-object^=item]')]).every(Boolean)"
        )
        assert items.count() == 3
    person.choose("done")
    person.ready()
    expect(person.page.locator("[data-option='action:run']")).to_be_in_viewport(ratio=1)


def test_whoever_may_not_stop_is_led_on(people: People, lobby: Lobby) -> None:
    """Between others nothing is left but to walk on, or to take the step back."""
    person = people(size=PHONE, touch=True)
    crowd = [{"kind": "beastman", "at": at} for at in ([7, 4], [6, 4])]
    party = players({"name": "mordrog", "at": [0, 4]})
    spec: dict[str, Any] = {**HALL, "players": party, "monsters": crowd, "turn": "overlord monsters"}
    person.sit(lobby.post("/api/import", later(["activate:4", "step:6,4"], **spec)), 0)
    person.ready()
    expect(person.page.locator(".prompt p")).to_contain_text("walk on to an empty space")
    assert person.choices() == []
    before = person.at
    person.page.locator("[data-space='5,4']").click()
    person.follow(before)
    person.ready()
    expect(person.page.locator("[data-option=end]")).to_be_visible()


def test_hints_leave_the_coins_in_sight(people: People) -> None:
    person = people().open("/learn/descent")
    page = person.page
    hint = page.get_by_role("region", name="Hint")
    for words, key in (("Welcome to the Cellar", "g"), ("three skills", "g")):
        expect(hint).to_contain_text(words)
        page.keyboard.press(key)
    for option in ("keep", "next:mordrog"):
        page.locator(f"[data-option='{option}']:enabled").click()
    for words, coins in (("A weapon first", 2), ("Where does it go?", 2)):
        expect(hint).to_contain_text(words)
        expect(page.locator("[data-means]")).to_have_count(coins)
        page.wait_for_function(f"() => ({COVERED})('main [data-means]').length === 0")
        if words == "A weapon first":
            page.locator("[data-object='buy:axe'], [data-option='buy:axe']").first.click()


def test_the_hint_about_attacks_points_at_a_monster_on_the_map(people: People, lobby: Lobby) -> None:
    party = [{"threat": 9}, *PARTY]
    made = lobby.post("/api/import", later([], **LARDER, players=party, turn="vyrah-the-falconer"))
    person = people(size=PHONE, touch=True)
    person.keep("undercroft-guide", {made["table"]: {"game": "descent", "seen": ["declare"], "off": False}})
    person.sit(made, 1)
    person.choose("action:battle")
    page = person.page
    expect(page.get_by_role("region", name="Hint")).to_contain_text("can be attacked from here")
    page.wait_for_function(
        """() => {
          const spot = document.querySelector("div.spot").getBoundingClientRect();
          const [x, y] = [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2];
          return [...document.querySelectorAll(".frame [data-space].target")].some((cell) => {
            const { left, top, right, bottom } = cell.getBoundingClientRect();
            return left < x && x < right && top < y && y < bottom;
          });
        }"""
    )
