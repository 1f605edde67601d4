"""Replays, how-to pages and guided games in a real browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.boards import COVERED
from tests.browser.conftest import People
from tests.browser.tables import played
from tests.server.party import finished
from undercroft import games
from undercroft.client import Lobby, ServerError
from undercroft.engine.messages import Message
from undercroft.locale import voice


def test_a_replay_is_scrubbed_by_keys_seen_with_other_eyes_and_branched(people: People, lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        person = people().open(f"/replay/{party.id}")
        page = person.page
        moves = lobby.get(f"/api/tables/{party.id}/replay")["moves"]
        slider = page.get_by_role("slider")
        expect(slider).to_have_attribute("aria-valuetext", f"Moment 0 of {moves}")
        page.keyboard.press("End")
        expect(slider).to_have_attribute("aria-valuetext", f"Moment {moves} of {moves}")
        slider.focus()
        page.keyboard.press("ArrowLeft")
        expect(page.locator("main")).to_have_attribute("data-at", str(moves - 1))
        assert page.locator(".legal").count() == 0, "a picture offers nothing"
        page.get_by_label("Whose view").select_option("1")
        page.wait_for_url(re.compile(rf"#at={moves - 1}&seat=1$"))
        person.button("Play on from here").click()
        page.wait_for_url(re.compile("/t/"))
        person.button("Here I am").click()  # all seats are this browser's
        log = page.get_by_role("list", name="Log")
        expect(log).to_contain_text(f"branches off from another one at moment {moves - 1}")
        told = [event for entry in lobby.get(f"/api/tables/{party.id}/log") for event in entry["events"]]
        first = voice("en")(Message(told[0]["id"], told[0]["args"]))
        expect(log).to_contain_text(first)  # what happened before, at the other table


def test_a_replay_shows_all_hands_or_only_what_everybody_saw(people: People, lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        page = people().open(f"/replay/{party.id}#at=1").page
        eyes = page.get_by_label("Whose view")
        expect(eyes.locator("option:checked")).to_have_text("All hands")  # nobody of this browser sat there
        hands = page.locator("[data-seat] .holds")
        expect(hands).to_have_count(3)
        eyes.select_option("-1")
        expect(hands).to_have_count(0)


def test_the_hand_of_a_replay_lies_above_its_controls(people: People, lobby: Lobby) -> None:
    made = lobby.post("/api/import", played("raiders", 4, 1).save())
    person = people(size=(1280, 800)).open(f"/replay/{made['table']}#at=1&seat=0")
    person.drawn()
    bottoms = person.page.eval_on_selector_all(
        ".hand .card", "(cards) => cards.map((card) => card.getBoundingClientRect().bottom)"
    )
    controls = person.page.locator(".deck").bounding_box()
    assert controls is not None
    assert len(bottoms) >= 5
    assert max(bottoms) <= controls["y"]


def test_a_replay_of_dungeoneer_shows_all_hands_or_one_or_none(people: People, lobby: Lobby) -> None:
    made = lobby.post("/api/import", played("dungeoneer", 2, seed=14).save())
    page = people().open(f"/replay/{made['table']}#at=1").page
    eyes = page.get_by_label("Whose view")
    expect(eyes.locator("option:checked")).to_have_text("All hands")
    hands = page.locator("[data-seat] .held")
    expect(hands).to_have_count(2)
    for seat in range(2):
        seen = lobby.get(f"/api/tables/{made['table']}/replay?at=1&seat={seat}")["moments"][0]["set"][1]
        assert len(seen["hand"] + seen["dealt"]) > 0
        expect(page.locator(f"[data-seat='{seat}'] .held button")).to_have_count(
            len(seen["hand"] + seen["dealt"])
        )
    eyes.select_option("-1")
    expect(hands).to_have_count(0)
    eyes.select_option("0")
    expect(page.locator("[data-object^='card:']")).not_to_have_count(0)
    expect(hands).to_have_count(0)


@pytest.mark.parametrize("game", games.ids())
def test_a_running_game_is_not_replayed(people: People, lobby: Lobby, game: str) -> None:
    made = lobby.make(game, seed=5)
    person = people().sit(made, 0)
    person.ready()
    assert person.page.locator(".held").count() == 0
    person.expect("403")
    person.open(f"/replay/{made['table']}")
    expect(person.page.locator(".state")).to_contain_text("still running")
    assert person.page.locator("main").count() == 0
    for seat in range(-2, 3):
        with pytest.raises(ServerError, match="still runs"):
            lobby.get(f"/api/tables/{made['table']}/replay?at=0&seat={seat}")


def test_a_finished_record_from_disk_is_a_replay(people: People, lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        person = people().open(f"/replay/{party.id}")
        with person.page.expect_download() as saved:
            person.button("Save as a file").click()
        person.open()
        person.page.locator("input[type=file]").set_input_files(saved.value.path())
        person.page.wait_for_url(re.compile("/replay/"))
        expect(person.page.get_by_role("slider")).to_be_visible()


def test_a_how_to_page_leads_to_the_numbered_rules(people: People) -> None:
    person = people().open("/how/one-card")
    person.page.get_by_role("link", name="O-046").click()
    expect(person.page.locator("#O-046")).to_be_in_viewport()


def test_the_second_box_of_a_game_has_its_own_page_and_its_own_guided_game(people: People) -> None:
    page = people().open().page
    box = page.locator("article", has_text="Wrath of the Serpent Goddess")
    box.get_by_role("link", name="How to play").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Dungeoneer: Wrath of the Serpent Goddess")
    assert page.locator("section").first.get_attribute("id") == "serpent"
    page.get_by_role("link", name="Guided first game").click()
    expect(page.get_by_role("region", name="Hint")).to_contain_text("You are a legend")


def test_a_guided_game_gives_each_hint_once_and_never_blocks(people: People) -> None:
    person = people().open("/learn/raiders")
    page = person.page
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Welcome, knight!")
    page.keyboard.press("g")
    expect(hint).to_contain_text("A monster.")
    page.locator("[data-object='card:power:3']").click()  # whoever plays on has seen what was shown
    expect(hint).not_to_contain_text("A monster.")
    expect(page.locator(".tally .verdict")).to_be_visible()  # what came of it stays until one goes on
    expect(hint).to_contain_text(re.compile("Together you reached|It was not enough"))
    page.keyboard.press(" ")
    expect(page.locator(".room.gone")).to_have_count(1)
    expect(hint).not_to_contain_text(re.compile("Together you reached|It was not enough"))
    person.reload()
    expect(hint).to_be_visible()
    expect(hint).not_to_contain_text("Welcome, knight!")
    hint.get_by_role("button", name="No more hints").click()
    expect(hint).to_have_count(0)


LEFT = "(css) => document.querySelector(css).getBoundingClientRect().left"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (768, 1024), (360, 740)])
def test_a_hint_covers_neither_what_it_speaks_of_nor_what_is_to_be_clicked(
    people: People, size: tuple[int, int]
) -> None:
    person = people(size=size, touch=size[0] < 800).open("/learn/one-card")
    page = person.page
    hint = page.get_by_role("region", name="Hint")
    always = ".bar a, .bar button, .prompt, "
    steps = (
        ("Welcome to the dungeon!", ".card"),
        ("energy dice", ".tray .dice, .tray .way"),
        ("This is you.", "[data-square=a1], main .legal"),
        ("Changed your mind?", "main .legal, .prompt .undo"),
    )
    for words, things in steps:
        expect(hint).to_contain_text(words)
        for thing in things.split(", "):
            expect(page.locator(thing).first).to_be_visible()  # some come with an answer of the server
        page.wait_for_timeout(300)  # the hint makes room for what has come
        page.wait_for_function(f"(css) => ({COVERED})(css).length === 0", arg=always + things)
        page.keyboard.press("g")
        if words == "energy dice":
            page.keyboard.press("1")


def test_the_hint_about_the_monsters_leaves_the_places_of_the_dice_free(people: People) -> None:
    page = people().open("/learn/one-card").page
    hint = page.get_by_role("region", name="Hint")
    for words, keys in (("Welcome", "g"), ("energy dice", "g1"), ("This is you", "g")):
        expect(hint).to_contain_text(words)
        for key in keys:
            page.keyboard.press(key)
    page.locator("[data-square=b3]").dblclick()
    page.locator("[data-option=end]:enabled").click()
    expect(hint).to_contain_text("The monsters have moved")
    expect(page.locator(".slot").first).to_be_visible()
    page.wait_for_function(f"() => ({COVERED})('.slot, .tray .loose').length === 0")


def test_a_replay_gives_no_figures_that_it_does_not_know(people: People, lobby: Lobby) -> None:
    made = lobby.post("/api/import", played("one-card", 1, seed=5).save())
    page = people().open(f"/replay/{made['table']}#at=0").page
    expect(page.locator("[data-square=b1]")).to_have_accessible_name(re.compile("^b1, floor"))
    assert page.locator("[aria-label*='distance 0']").count() == 0
    expect(page.locator("[data-skill=speed] em")).to_have_text("1 left")


def test_the_hint_about_taking_back_points_at_its_button(people: People) -> None:
    person = people().open("/learn/one-card")
    page = person.page
    hint = page.get_by_role("region", name="Hint")
    for words, keys in (("Welcome", "g"), ("energy dice", "g1"), ("This is you", "g"), ("Changed", "")):
        expect(hint).to_contain_text(words)
        for key in keys:
            page.keyboard.press(key)
    page.wait_for_function(f"() => Math.abs(({LEFT})('div.spot') - ({LEFT})('.prompt .undo')) < 6")
    assert page.evaluate(COVERED, "section[aria-label=Monsters]") == []
