"""Nothing is lost by a reload, by a killed server or by a lost network."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.tables import HERO, SEAT
from tests.server.running import running
from tests.server.serving import Serving
from undercroft import games
from undercroft.client import Lobby

RECONNECTING = "Connection lost; reconnecting"
GONE = ("WebSocket connection", "ERR_CONNECTION", "ERR_INTERNET_DISCONNECTED", "ERR_EMPTY_RESPONSE")


def board(person: Person) -> tuple[list[str], list[str]]:
    """What is on the screen: the log, and what can be chosen."""
    person.ready()
    return person.page.locator(".log li").all_inner_texts(), person.choices()


@pytest.mark.parametrize("game", games.ids())
def test_a_reload_changes_nothing(person: Person, lobby: Lobby, game: str) -> None:
    person.sit(lobby.make(game, seed=7, **HERO.get(game, {})), SEAT.get(game, 0))
    person.play(9)
    person.told()  # the log comes a moment later than the table
    before = board(person)
    person.reload()
    expect(person.page.locator(".log li")).to_have_count(len(before[0]))
    assert board(person) == before


def test_a_browser_that_was_closed_finds_its_table_in_the_lobby(person: Person, lobby: Lobby) -> None:
    person.sit(lobby.make("one-card", seed=7), 0)
    person.play(4)
    person.told()  # the log comes a moment later than the table
    before = board(person)
    person.page.close()
    person.page = person.new_page()
    person.open()
    person.page.get_by_role("link", name="Resume").first.click()
    expect(person.page.locator(".log li")).to_have_count(len(before[0]))
    assert board(person) == before


def test_a_table_that_is_being_opened_is_not_said_to_be_lost(person: Person, lobby: Lobby) -> None:
    held: list[tuple[WebSocketRoute, str]] = []

    def hold(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if held or json.loads(message)["is"] == "joined":
                held.append((socket, str(message)))
            else:
                socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    made = lobby.make("one-card", seed=7)
    person.page.route_web_socket("**/*", hold)
    person.keep("undercroft-seats", {made["table"]: {"here": {"0": made["tokens"][0]}, "invites": {}}})
    person.page.goto(f"{person.url}/t/{made['table']}")
    while not held:
        person.page.wait_for_timeout(20)
    person.drawn()  # the view is here, and only the word that it is ours is missing
    expect(person.page.locator(".state.loading")).to_be_visible()
    expect(person.page.get_by_text(RECONNECTING)).to_have_count(0)
    for socket, message in list(held):
        socket.send(message)
    person.ready()


@pytest.fixture
def mortal(tmp_path: Path, client_built: Path) -> Iterator[Serving]:
    """A server that may be killed."""
    with running(tmp_path) as started:
        yield started


@pytest.mark.parametrize("game", games.ids())
def test_a_server_killed_in_the_middle_loses_nothing(people: People, mortal: Serving, game: str) -> None:
    made = Lobby(mortal.url).make(game, seed=7, **HERO.get(game, {}))
    person = people(mortal.url).sit(made, SEAT.get(game, 0))
    person.expect(*GONE)
    person.play(6)
    person.told()  # the log comes a moment later than the table
    before = board(person)
    mortal.kill()
    expect(person.page.locator(".prompt")).to_contain_text(RECONNECTING)
    expect(person.page.locator(".prompt")).to_contain_text("safe on the server")
    person.shoot(f"{game}-reconnecting-1280-dark-en")
    mortal.start()
    mortal.ready()
    expect(person.page.locator(".prompt")).not_to_contain_text(RECONNECTING)
    expect(person.page.locator(".log li")).to_have_count(len(before[0]))
    assert board(person) == before
    at = person.at
    person.play(3)
    assert person.at > at


def test_a_choice_made_while_nobody_hears_it_is_not_lost_silently(people: People, mortal: Serving) -> None:
    made = Lobby(mortal.url).make("one-card", seed=7)
    person = people(mortal.url).sit(made, 0)
    person.expect(*GONE)
    person.ready()
    mortal.kill()
    expect(person.page.locator(".prompt")).to_contain_text(RECONNECTING)
    person.page.keyboard.press("1")
    expect(person.page.locator(".prompt")).to_contain_text(RECONNECTING)
    mortal.start()
    mortal.ready()
    person.ready()
    person.play(2)


def test_the_lobby_says_when_the_server_is_gone_and_tries_again(people: People, mortal: Serving) -> None:
    person = people(mortal.url).open()
    person.expect(*GONE)
    person.page.wait_for_selector("article .btn:enabled")
    mortal.kill()
    person.button("Play now").first.click()
    expect(person.page.get_by_role("alert").first).to_contain_text("Nothing has changed; try again")
    mortal.start()
    mortal.ready()
    person.button("Try again").click()
    expect(person.page.get_by_role("alert").first).not_to_contain_text("Nothing has changed")
    person.button("Play now").first.click()
    person.ready()
