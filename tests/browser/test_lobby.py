"""The lobby: two clicks to a game, custom tables, files in and out; and the table's menu."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.server.party import scene
from undercroft.client import Lobby


def test_two_clicks_lead_into_a_game(person: Person) -> None:
    person.open()
    person.button("Play now").nth(1).click()
    person.ready()
    person.step()


def test_whoever_comes_back_finds_the_latest_tables_above_the_games(people: People, lobby: Lobby) -> None:
    made = [lobby.make("one-card", seed=4) for _ in range(4)]
    person = people()
    seats = {each["table"]: {"here": {"0": each["tokens"][0]}, "invites": {}} for each in made}
    person.keep("undercroft-seats", seats)
    person.open()
    resume = person.page.get_by_role("region", name="Your tables").get_by_role("link", name="Resume")
    expect(resume).to_have_count(3)
    tops = [
        thing.evaluate("(node) => node.getBoundingClientRect().top")
        for thing in (resume.first, person.page.locator("article").first)
    ]
    assert tops[0] < tops[1] < 800 / 2, "the games are still in sight"
    person.button("Show all").click()
    expect(resume).to_have_count(4)
    newcomer = people().open()
    expect(newcomer.button("Play now").first).to_be_enabled()
    expect(newcomer.page.get_by_role("region", name="Your tables")).to_have_count(0)


def test_a_table_is_set_up_as_one_likes_it(person: Person, lobby: Lobby) -> None:
    person.open()
    person.button(re.compile("^Set up a table: Dungeon Raiders")).click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("button", name="5", exact=True).click()
    dialog.get_by_label("Name").first.fill("@Ada")
    dialog.get_by_role("button", name="In turn, for all to see").click()
    dialog.get_by_text("More").click()
    dialog.get_by_label("Seed").fill("words")
    expect(dialog.get_by_role("button", name="Start")).to_be_disabled()
    dialog.get_by_label("Seed").fill("12")
    dialog.get_by_label("Time for a choice").select_option("300")
    dialog.get_by_label("Plays for").select_option("random")
    dialog.get_by_role("button", name="Start").click()
    person.page.wait_for_selector("main[data-at]")
    shown = lobby.get(f"/api/tables/{person.page.url.rpartition('/')[2]}")
    assert shown["options"]["variant"] == "tactical"
    settings = shown["settings"]
    assert (settings["turn_seconds"], settings["stand_in"]) == (300, "random")
    assert (settings["take_backs"], settings["open_chat"]) == (True, False)
    assert shown["seats"][0]["name"] == "@Ada"
    assert len(shown["seats"]) == 5


def test_beside_the_board_only_the_free_seats_are_listed(person: Person) -> None:
    person.open().button(re.compile("^Set up a table: Dungeon Raiders")).click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_label("Player 2").select_option("open")
    dialog.get_by_role("button", name="Start").click()
    waiting = person.page.get_by_role("dialog", name="Waiting room")
    expect(waiting).to_contain_text("dealt when everybody is there")
    person.button("To the table").click()
    seats = person.page.locator("aside").get_by_role("region", name="Seats")
    expect(seats.get_by_role("listitem")).to_have_count(1)
    expect(seats.get_by_role("button", name="Copy the invite link")).to_be_visible()
    ending = person.page.locator("aside .slab", has_text="If it ended now").locator("li")
    expect(ending.last).to_be_in_viewport(ratio=1)


def test_a_game_with_many_variants_folds_them_away_and_says_what_cannot_be_combined(
    person: Person, lobby: Lobby
) -> None:
    person.open()
    person.button(re.compile("^Set up a table: Dungeoneer")).first.click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_text("Variants of the rules").click()
    limit = dialog.get_by_role("checkbox", name=re.compile("^Movement limit"))
    falling = dialog.get_by_role("checkbox", name=re.compile("^Action points for falling"))
    alone = dialog.get_by_role("checkbox", name=re.compile("^Hard mode"))
    several = dialog.get_by_role("checkbox", name=re.compile("^Resurrection"))
    limit.check()
    expect(falling).to_be_disabled()
    expect(dialog).to_contain_text("“Movement limit” and “Action points for falling” cannot be combined.")
    limit.uncheck()
    expect(falling).to_be_enabled()
    limit.check()
    expect(alone).to_be_disabled()
    expect(dialog).to_contain_text("“Hard mode” is for one player only.")
    several.check()
    dialog.get_by_role("button", name="1", exact=True).click()
    expect(several).to_be_disabled()
    expect(several).not_to_be_checked()
    expect(dialog).to_contain_text("“Resurrection” is for 2 to 4 players.")
    expect(alone).to_be_enabled()
    dialog.get_by_role("button", name="Start").click()
    person.page.wait_for_selector("main[data-at]")
    shown = lobby.get(f"/api/tables/{person.page.url.rpartition('/')[2]}")
    assert [id for id, on in shown["options"].items() if on is True] == ["movement_limit"]


def test_what_is_not_for_so_many_says_so_before_it_is_started(person: Person) -> None:
    person.open()
    person.button(re.compile("^Set up a table: Dungeoneer")).first.click()
    dialog = person.page.get_by_role("dialog")
    start = dialog.get_by_role("button", name="Start")
    reason = dialog.get_by_text("only that many heroes are in both sets")
    expect(start).to_be_enabled()
    dialog.get_by_role("button", name="Both sets").click()
    expect(reason).to_be_visible()
    expect(start).to_be_disabled()
    dialog.get_by_text("Variants of the rules").click()
    free = dialog.get_by_role("checkbox", name=re.compile("^Free pairs of heroes"))
    free.check()
    expect(start).to_be_enabled()
    free.uncheck()
    expect(start).to_be_disabled()
    dialog.get_by_role("button", name="2", exact=True).click()
    expect(reason).to_have_count(0)
    expect(start).to_be_enabled()


def test_a_refusal_of_the_server_reads_in_the_language_of_the_player(people: People, lobby: Lobby) -> None:
    person = people(lang="ru")
    person.expect("400")
    games = lobby.get("/api/games")
    unlimited = [{**game, "limits": [], "crowds": []} for game in games]  # as if the page were older
    person.page.route("**/api/games", lambda route: route.fulfill(json=unlimited))
    person.open()
    person.button(re.compile("^Настроить стол: Подземелье")).first.click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_text("Варианты правил").click()
    dialog.get_by_role("checkbox", name=re.compile("^Сложный режим")).check()
    dialog.get_by_role("button", name="Начать").click()
    expect(dialog.get_by_role("alert")).to_contain_text("«Сложный режим» — только для одного игрока.")


def test_the_lobby_offers_no_page_that_a_game_does_not_have(person: Person) -> None:
    person.open()
    person.page.wait_for_selector("article .btn:enabled")
    links = person.page.locator(".game .links a").all()
    pages = [link.get_attribute("href") or "" for link in links]
    assert {"/learn/one-card", "/how/raiders"} <= set(pages)
    for page in pages:
        person.open(page)
        person.page.wait_for_load_state("networkidle")
        expect(person.page.locator(".state.missing")).to_have_count(0)


def test_a_game_goes_out_as_a_file_and_comes_in_again(person: Person, lobby: Lobby, tmp_path: Path) -> None:
    person.sit(lobby.make("one-card", seed=4), 0)
    person.play(3)
    person.ready()
    before = person.choices()
    with person.page.expect_download() as download:
        person.menu("Download the game")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    assert json.loads(file.read_text())["record"]["game"] == "one-card"
    old = person.page.url
    person.open()
    person.page.locator("input[type=file]").set_input_files(file)
    person.page.wait_for_selector("main[data-at]")
    person.ready()
    assert person.page.url != old
    assert person.choices() == before
    person.step()


def test_a_file_that_is_no_game_is_refused_in_words(person: Person, tmp_path: Path) -> None:
    file = tmp_path / "letter.json"
    file.write_text('{"dear": "reader"}')
    person.expect("400")
    person.open()
    person.page.locator("input[type=file]").set_input_files(file)
    expect(person.page.get_by_role("alert").first).to_contain_text("Nothing has changed")


def test_ones_own_last_choice_is_taken_back(person: Person, lobby: Lobby) -> None:
    person.sit(lobby.post("/api/import", scene("level-5-hero-phase", "one-card")), 0)
    person.ready()
    before = person.choices()
    person.choose("tile:c2")
    person.ready()
    walked = person.at
    assert person.choices() != before
    person.button(re.compile("^Take back")).click()
    expect(person.page.locator("main")).not_to_have_attribute("data-at", str(walked))
    person.ready()
    assert person.choices() == before


def test_a_problem_is_reported_with_the_game(person: Person, lobby: Lobby) -> None:
    person.sit(lobby.make("one-card", seed=4), 0)
    person.menu("Report a problem")
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_role("textbox").fill("The spider looks at me.")
    dialog.get_by_role("button", name="Send").click()
    expect(dialog).to_contain_text("This is report")


def test_help_for_fingers_speaks_of_neither_keys_nor_mouse(people: People, lobby: Lobby) -> None:
    person = people(size=(360, 740), touch=True)
    person.sit(lobby.make("one-card", seed=4), 0)
    person.ready()
    person.button("Menu").tap()
    person.page.get_by_role("menuitem", name="Help").tap()
    dialog = person.page.get_by_role("dialog", name="Help", exact=True)
    expect(dialog).to_contain_text("Zoom the board with two fingers")
    expect(dialog).not_to_contain_text(re.compile("click|press|key|wheel|Tab", re.I))


def test_a_finger_on_a_sign_is_told_its_name(people: People, lobby: Lobby) -> None:
    person = people(size=(360, 740), touch=True)
    person.sit(lobby.make("one-card", seed=4), 0)
    person.ready()
    bubble = person.page.get_by_role("tooltip")
    person.page.locator("footer").get_by_title("Speed").tap()
    expect(bubble).to_have_text("Speed")
    person.page.locator("footer").get_by_title("Range").tap()
    expect(bubble).to_have_text("Range")
    person.page.locator("footer h3").tap()
    expect(bubble).to_have_count(0)


def test_a_game_that_is_over_can_be_played_again(person: Person, lobby: Lobby) -> None:
    person.sit(lobby.make("one-card", seed=4), 0)
    person.finish()
    old = person.page.url
    person.page.locator(".over").get_by_role("button", name="Play again").click()
    person.page.wait_for_function(f"() => location.href !== '{old}'")
    expect(person.page.locator("main .over")).to_have_count(0)  # the old table is gone
    person.ready()
    assert not person.over
