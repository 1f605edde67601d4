"""Dungeoneer's board: the map under mouse, finger and keys, cards to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.boards import RESTS, UNCOVERED
from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.reading import misplaced
from tests.browser.screens import choose_last, staged
from tests.browser.strain import lengthen, relax, widen
from tests.browser.tables import position
from tests.server.party import scene
from undercroft import games
from undercroft.client import Lobby
from undercroft.engine.record import Session

PHONE = (360, 740)
# Where the cards in hand are, and how tall, as far as the page is not scrolled.
CARDS_AT = """() => Object.fromEntries([...document.querySelectorAll(".cards .card")].map((card) => {
  const { top, height } = card.getBoundingClientRect();
  return [card.dataset.object, [Math.round(top + scrollY), Math.round(height)]];
}))"""


def test_the_map_follows_mouse_wheel_and_keys_and_fits_itself_again(person: Person, lobby: Lobby) -> None:
    staged("moving-walls", "dungeoneer")(person, lobby)
    person.ready()
    whole = width_of_a_location(person)
    x, y = middle_of_the_map(person)
    person.page.mouse.move(x, y)
    person.page.mouse.wheel(0, -400)
    expect_width(person, more_than=whole * 1.2)
    person.page.get_by_role("button", name="Show everything").click()
    expect_width(person, more_than=whole - 1, less_than=whole + 1)
    frame = person.page.locator(".frame")
    frame.focus()
    person.page.keyboard.press("-")
    expect_width(person, less_than=whole * 0.9)
    before = place_of_a_location(person)
    person.page.keyboard.press("ArrowLeft")
    person.page.wait_for_function(
        f"() => document.querySelector('.lit').getBoundingClientRect().x > {before + 40}"
    )
    person.page.keyboard.press("0")
    expect_width(person, more_than=whole - 1, less_than=whole + 1)


def test_a_thing_that_gets_the_focus_is_brought_into_sight(person: Person, lobby: Lobby) -> None:
    staged("moving-walls", "dungeoneer")(person, lobby)
    person.ready()
    frame = person.page.locator(".frame").bounding_box()
    assert frame is not None
    person.page.mouse.move(frame["x"] + 12, frame["y"] + 12)  # nothing lies there that would take the focus
    person.page.mouse.down()
    person.page.mouse.move(frame["x"] + 900, frame["y"] + 12, steps=6)
    person.page.mouse.up()
    person.page.locator("[data-object='location:gearworks']").focus()
    person.page.wait_for_function(
        f"() => document.activeElement.getBoundingClientRect().right < {frame['x'] + frame['width']}"
    )


def test_a_click_far_away_plans_a_walk_and_the_second_one_goes(person: Person, lobby: Lobby) -> None:
    staged("hunt", "dungeoneer")(person, lobby)
    person.ready()
    before = person.at
    expect(person.page.locator(".deeds .odds")).to_contain_text("%")  # walks come with the chances
    entrance = person.page.locator("[data-object='location:tomb-antechamber']")
    entrance.click()
    expect(person.page.locator(".way text")).to_have_text("2")
    assert person.at == before
    entrance.click()
    expect(person.page.locator("main")).not_to_have_attribute("data-at", str(before))
    expect(person.page.locator(".log")).to_contain_text("Flooded Drain")


def test_chances_stand_at_deeds_and_on_demand_on_the_map(person: Person, lobby: Lobby) -> None:
    staged("hunt", "dungeoneer")(person, lobby)
    person.ready()
    expect(person.page.locator(".deeds .odds")).to_contain_text("success up to 76%")
    assert person.page.locator(".chance").count() == 0
    person.page.get_by_role("button", name="Chances on the map").click()
    expect(person.page.locator(".chance text", has_text="83%")).to_have_count(1)
    person.page.locator(".deeds .btn").click(button="right")
    expect(person.page.get_by_role("dialog")).to_contain_text("Draky takes a wound: 28–99%")


def test_what_may_kill_says_so_and_is_asked_about_first(person: Person, lobby: Lobby) -> None:
    game = games.get("dungeoneer")
    hero = {"hero": "kron-axereaver", "at": "inner-sanctum", "health": 1, "quests": ["slay-draky"]}
    places = {"flooded-drain": [0, -1], "inner-sanctum": [0, -2]}
    state = game.scene({"map": places, "players": [hero, {"hero": "necromancer"}]})
    person.sit(lobby.post("/api/import", Session.of(game, state).save()), 0)
    person.ready()
    before = person.at
    expect(person.page.locator(".deeds .odds b")).to_contain_text("you might die (")
    person.page.locator(".deeds .btn").click()
    expect(person.page.locator(".prompt .doubt")).to_contain_text("You might die (")
    assert person.at == before
    person.button("Do it").click()
    expect(person.page.locator("main")).not_to_have_attribute("data-at", str(before))


@pytest.mark.parametrize(
    ("size", "touch"), [((1280, 800), False), ((390, 844), True)], ids=["desktop", "phone"]
)
def test_the_hand_keeps_its_place_when_deeds_come_and_go(
    people: People, lobby: Lobby, size: tuple[int, int], touch: bool
) -> None:
    person = people(size=size, touch=touch)
    places = {"flooded-drain": [0, -1], "inner-sanctum": [0, -2]}
    hand = ["blink", "dungeon-sense", "skeleton", "stumble"]
    hero = {"hero": "kron-axereaver", "at": "inner-sanctum", "quests": ["slay-draky"], "hand": hand}
    rival = {"hero": "necromancer", "peril": 6}
    save = position("dungeoneer", map=places, players=[{**hero, "glory": 6}, rival])
    person.sit(lobby.post("/api/import", save), 0)
    person.ready()
    expect(person.page.locator(".deeds .odds")).to_contain_text("%")
    person.drawn()
    before = person.page.evaluate(CARDS_AT)
    assert len(before) == len(hand)
    person.choose("end")
    expect(person.page.locator(".deeds")).to_have_count(0)
    assert person.page.evaluate(CARDS_AT) == before


def test_a_finger_reads_a_card_before_it_plays_it(people: People, lobby: Lobby) -> None:
    person = people(size=PHONE, touch=True)
    staged("battle-in-company", "dungeoneer")(person, lobby)
    person.ready()
    before = person.at
    person.page.locator("[data-object='card:zombie']").tap()
    sheet = person.page.get_by_role("dialog", name="Zombie")
    expect(sheet).to_contain_text("In no hurry.")
    assert person.at == before
    sheet.get_by_role("button", name="Play “Zombie”").tap()
    expect(person.page.locator("main")).not_to_have_attribute("data-at", str(before))


def test_a_finger_learns_what_the_signs_mean(people: People, lobby: Lobby) -> None:
    person = people(size=PHONE, touch=True)
    staged("moving-walls", "dungeoneer")(person, lobby)
    person.ready()
    numbers = person.page.locator(".mine").get_by_role("button", name=re.compile("action points 2"))
    numbers.tap()
    words = person.page.get_by_role("dialog", name="Nameless Necromancer")
    expect(words.get_by_role("listitem").nth(2)).to_have_text(re.compile("^glory: 9", re.I))
    expect(words.get_by_role("list")).to_be_focused()
    person.page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    expect(numbers).to_be_focused()
    person.button(re.compile("^The five phases of a turn: Heroics")).tap()
    phases = person.page.get_by_role("dialog", name="The five phases of a turn")
    expect(phases.locator("[aria-current=step]")).to_contain_text("The hero moves, explores")
    person.page.keyboard.press("Escape")
    person.page.locator("[data-object='location:gearworks']").tap()
    place = person.page.get_by_role("dialog", name="Gearworks")
    for words_on_it in ("glory 1", "peril 1", "trap, speed 5+", "Here: Nameless Necromancer."):
        expect(place).to_contain_text(words_on_it)


def test_a_finger_learns_what_the_declared_encounters_do(people: People, lobby: Lobby) -> None:
    person = people(size=PHONE, touch=True)
    staged("battle-in-company", "dungeoneer")(person, lobby)
    person.ready()
    person.choose("card:zombie")
    declared = person.button(re.compile("^Declared encounters Zombie"))
    declared.tap()
    words = person.page.get_by_role("dialog", name="Declared encounters")
    zombie = re.compile("^Zombie: Roderik Talus, melee.*No special effect")
    expect(words.get_by_role("listitem").first).to_have_text(zombie)
    expect(words.get_by_role("listitem").last).to_contain_text("then traps go off")
    person.page.keyboard.press("Escape")
    expect(declared).to_be_focused()


def test_a_battle_takes_the_stage_and_can_be_folded_to_leave_the_map(people: People, lobby: Lobby) -> None:
    made = lobby.post("/api/import", scene("hunt", "dungeoneer"))
    person = people(size=PHONE, touch=True).sit(made, 0)
    person.ready()
    x, y = middle_of_the_map(person)
    person.page.mouse.move(x, y - 100)
    person.page.mouse.down()
    person.page.mouse.move(x, y + 140, steps=6)  # so far down that the battle would cover where it is fought
    person.page.mouse.up()
    person.choose("attempt:slay-draky")
    with lobby.sit(made["table"], made["tokens"][1]) as other:
        while other.view["battle"] is None:
            choose_last(other)
    battle = person.page.get_by_role("region", name="Battle")
    field = person.page.locator(".field")
    expect(battle.locator(".fighter")).to_have_count(2)
    assert height_of(battle) > height_of(field) * 0.9
    for size in (PHONE, (1280, 800), (1920, 1080)):
        person.resize(*size)
        tops = battle.locator("ol li").evaluate_all(
            "(all) => all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width)"
            ".map(({ top }) => Math.round(top))"
        )
        assert len(set(tops)) == 1, "the stages stand in one line"
    person.resize(*PHONE)
    person.button("Who fights, and their dice").tap()
    expect(battle.locator(".row")).to_have_count(0)
    expect(battle.locator("[aria-current=step]")).to_be_visible()
    where = person.page.locator("[data-object='location:inner-sanctum']")
    person.page.wait_for_function(
        """([place, battle]) => place.getBoundingClientRect().bottom < battle.getBoundingClientRect().top""",
        arg=[where.element_handle(), battle.element_handle()],
    )
    assert height_of(battle) < height_of(field) / 3
    person.button("Who fights, and their dice").tap()
    expect(battle.locator(".row")).to_have_count(1)


def height_of(thing: Locator) -> float:
    """How tall something is on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["height"]


def test_no_deed_lies_beyond_the_edge_of_a_phone(people: People, lobby: Lobby) -> None:
    person = people(size=PHONE, touch=True)
    staged("moving-walls", "dungeoneer")(person, lobby)
    person.ready()
    deeds = person.page.locator(".deeds .btn").all()
    assert len(deeds) > 1
    for deed in deeds:
        box = deed.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]


def test_three_buttons_stand_in_one_row_on_a_phone(people: People, lobby: Lobby) -> None:
    person = people(size=PHONE, touch=True, lang="uk")
    person.sit(lobby.make("dungeoneer", seed=124), 0)
    person.ready()
    person.choose("pass")
    buttons = person.page.locator(".prompt .acts .btn")
    expect(buttons).to_have_count(3)
    expect(buttons.first).to_have_accessible_name("Повернути хід")
    middles = """(all) => all.map((each) => each.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round((top + bottom) / 2))"""
    for strain in (relax, widen, lengthen):
        strain(person.page)
        person.drawn()
        assert len(set(buttons.evaluate_all(middles))) == 1, strain.__name__
        assert misplaced(person.page) == [], strain.__name__
    for words in ("Скинути карти (бракує очок загрози: 2) і зіграти «Ухиляння»", "Найнеперевершеніша"):
        for button in buttons.all()[1:]:
            button.evaluate("(button, words) => (button.textContent = words)", words)
        person.drawn()
        assert misplaced(person.page) == [], "what does not fit takes another row"


def test_a_mouse_on_a_card_shows_its_face(person: Person, lobby: Lobby) -> None:
    staged("battle-in-company", "dungeoneer")(person, lobby)
    person.ready()
    person.page.locator("[data-object='card:legion']").hover()
    expect(person.page.locator(".peek")).to_contain_text("Many voices, one opinion.")


def test_no_face_opens_because_cards_moved_under_a_resting_mouse(person: Person, lobby: Lobby) -> None:
    staged("battle-in-company", "dungeoneer")(person, lobby)
    person.ready()
    card = person.page.locator("[data-object='card:legion']")
    box = card.bounding_box()
    assert box is not None
    card.evaluate("(card) => (card.style.translate = '-200vw')")
    person.page.mouse.move(box["x"] + 40, box["y"] + 40)
    card.evaluate("(card) => (card.style.translate = '')")
    person.page.wait_for_timeout(400)
    expect(person.page.locator(".peek")).to_have_count(0)
    person.page.mouse.move(box["x"] + 44, box["y"] + 42)
    expect(person.page.locator(".peek")).to_contain_text("Many voices")


def test_no_face_opens_because_the_table_came_under_a_resting_mouse(person: Person) -> None:
    person.wish(seed=124).open()
    person.play_now("dungeoneer").click()
    person.ready()
    person.page.wait_for_timeout(400)
    expect(person.page.locator(".peek")).to_have_count(0)


def test_a_location_that_fits_both_ways_is_chosen_from_two_pictures(person: Person, lobby: Lobby) -> None:
    staged("moving-walls", "dungeoneer")(person, lobby)
    person.ready()
    person.choose("explore")
    person.ready()
    spots = [key for key in person.choices() if key.startswith("spot:")]
    for key in dict.fromkeys(spots):
        before = person.at
        person.page.locator(f"[data-object='{key}']").click()
        ways = person.page.locator(".ways button")
        person.page.wait_for_function(
            f"() => document.querySelector(\".ways button, main:not([data-at='{before}'])\")"
        )
        if ways.count():
            expect(ways).to_have_count(2)
            ways.last.click()
        expect(person.page.locator("main")).not_to_have_attribute("data-at", str(before))
        return
    raise AssertionError("there is nowhere to lay it")


def test_every_rival_is_in_sight_at_every_size(people: People, lobby: Lobby) -> None:
    made = lobby.make("dungeoneer", seed=7, seats=[{"kind": "human"}, *[{"kind": "heuristic"}] * 3])
    person = people(size=(1920, 1080), lang="ru").sit(made, 0)
    person.ready()
    while not person.page.locator("[data-rival='3']").count():
        person.step()
        person.ready()
    rivals = person.page.locator("[data-rival]")
    for size in ((1920, 1080), (1280, 800), (1000, 700), (390, 844), PHONE):
        person.resize(*size)
        person.page.evaluate("() => scrollTo(0, 0)")
        expect(rivals).to_have_count(3)
        for nth in range(3):
            assert rivals.nth(nth).evaluate(UNCOVERED) == [True] * 5, size
        tops = rivals.evaluate_all("(all) => all.map((each) => each.getBoundingClientRect().top)")
        assert len(set(tops)) == 1, "they stand in one row"
        assert misplaced(person.page) == [], size
    idle = person.page.locator("[data-rival]:has(button:not(.legal))")  # others would be chosen
    while not idle.count():
        person.step()
        person.ready()
    hero = str(idle.first.locator(".name").inner_text())
    idle.first.click()
    expect(person.page.get_by_role("dialog", name=hero)).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_a_card_that_cannot_be_used_says_why_not(person: Person, lobby: Lobby) -> None:
    staged("duel-over-an-escort", "dungeoneer")(person, lobby)
    person.ready()
    person.page.locator("[data-object='item:duellists-guard@0']").focus()
    person.page.keyboard.press("w")
    expect(person.page.get_by_role("dialog")).to_contain_text("Rule D-")


def middle_of_the_map(person: Person) -> tuple[float, float]:
    """A point of the screen in the middle of the map."""
    box = person.page.locator(".frame").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width_of_a_location(person: Person) -> float:
    """How wide a location is on the screen, once the map rests."""
    person.page.wait_for_function(RESTS)
    return float(person.page.evaluate("() => document.querySelector('.lit').getBoundingClientRect().width"))


def place_of_a_location(person: Person) -> float:
    """How far to the right a location is on the screen."""
    return float(person.page.evaluate("() => document.querySelector('.lit').getBoundingClientRect().x"))


def expect_width(person: Person, more_than: float = 0, less_than: float = 1e9) -> None:
    """Wait until a location is as wide as it should be."""
    width = "document.querySelector('.lit').getBoundingClientRect().width"
    person.page.wait_for_function(f"() => {width} > {more_than} && {width} < {less_than}")


def test_a_trap_in_a_lair_is_not_drawn_below_who_lives_there(person: Person, lobby: Lobby) -> None:
    staged("nakaris-lair", "dungeoneer")(person, lobby)
    trap, nakari = [person.page.locator(part).bounding_box() for part in ("g.trap", "g.dweller")]
    assert trap is not None
    assert nakari is not None
    assert trap["x"] >= nakari["x"] + nakari["width"]


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_upkeep_is_in_sight_on_a_phone(people: People, lobby: Lobby, lang: str) -> None:
    cards = ["serpent_war-paint", "serpent_obsidian-staff"]
    heroes = [{"hero": "serpent_roderik-talus", "items": cards}, {"hero": "serpent_bel-brewspirits"}]
    save = position("dungeoneer", set="serpent", players=heroes)
    person = people(size=PHONE, touch=True, lang=lang).sit(lobby.post("/api/import", save), 0)
    person.ready()
    upkeep = person.page.locator(".mine .numbers .upkeep")
    expect(upkeep).to_contain_text("−2")
    assert upkeep.evaluate(UNCOVERED)[0]
    assert misplaced(person.page) == []
    person.page.locator(".mine .numbers").tap()
    words = {"en": "you have 0", "ru": "у вас 0", "uk": "у вас 0"}
    expect(person.page.get_by_role("dialog")).to_contain_text(words[lang])
