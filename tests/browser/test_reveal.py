"""What is on the screen between two positions: a room of Dungeon Raiders is shown step by step.

Every frame that the browser draws is checked: in a normal game, in a replay at double speed, after a
backlog and after a page was hidden.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.tables import played
from undercroft.client import Lobby

# Keeps every picture that differs from the one before: room, open cards, sum, verdict, what moved.
FILM = """() => {
  window.film = [];
  const number = (node) => (node ? Number(node.textContent) : null);
  const take = () => {
    const main = document.querySelector("main[data-at]");
    if (main && document.querySelector("[data-seat]")) {
      const sums = [...document.querySelectorAll(".tally .eq b")].map(number);
      const picture = {
        room: document.querySelector('[data-room="now"]')?.dataset.place ?? "",
        missing: [...document.querySelectorAll(".place.turned")].some(
          (card) => getComputedStyle(card).opacity < 0.5),
        turned: document.querySelectorAll(".place.turned").length,
        seats: document.querySelectorAll("[data-seat]").length,
        open: document.querySelectorAll("[data-seat] .flip.shown").length,
        laid: document.querySelectorAll("[data-seat] .flip:not(.shown)").length,
        terms: [...document.querySelectorAll(".tally .eq .term")].filter(
          (term) => getComputedStyle(term).opacity > 0.5).length,
        allTerms: document.querySelectorAll(".tally .eq .term").length,
        total: sums[0] ?? null,
        strength: sums[1] ?? null,
        verdict: document.querySelector(".tally .verdict:not(.forecast)")?.textContent.trim() ?? "",
        gains: document.querySelectorAll("[data-seat] .gain").length,
        purses: [...document.querySelectorAll("[data-seat] .purse b")].map(number),
        flying: document.querySelectorAll(".sky span").length,
        prompt: document.querySelector(".prompt p")?.textContent.trim() ?? "",
        told: document.querySelector(".log li:last-child")?.textContent.trim() ?? "",
      };
      const text = JSON.stringify(picture);
      if (text !== window.last) window.film.push(picture);
      window.last = text;
    }
    requestAnimationFrame(take);
  };
  requestAnimationFrame(take);
}"""

Picture = dict[str, Any]


def film(page: Page) -> list[Picture]:
    """The pictures taken so far."""
    taken: list[Picture] = page.evaluate("window.film")
    return taken


def check(pictures: list[Picture]) -> int:
    """Each verdict agrees with its sum and comes when all cards are up; returns how many there were."""
    verdicts = 0
    for before, after in pairwise(pictures):
        assert not after["missing"], "a room that is turned up was there all the time"
        if after["verdict"] and not before["verdict"] and after["strength"]:
            verdicts += 1
            assert after["open"] == after["seats"], after
            assert after["terms"] == after["allTerms"], "the sum is complete when it is said what comes of it"
            assert (after["total"] >= after["strength"]) == after["verdict"].startswith("Beaten"), after
        if after["verdict"] and after["strength"]:
            assert after["open"] == after["seats"], after
    return verdicts


def result(picture: Picture) -> bool:
    """Whether the last line of the log says that a monster is beaten, or attacks."""
    told: str = picture["told"]
    return told.endswith(("Beaten!", "attacks!"))


def rooms(pictures: list[Picture]) -> list[list[Picture]]:
    """The pictures of each room, one room after the other."""
    found: list[list[Picture]] = []
    for picture in pictures:
        if not found or found[-1][-1]["room"] != picture["room"]:
            found.append([])
        found[-1].append(picture)
    return found


def sit_down(person: Person, lobby: Lobby) -> Person:
    """A normal game against three bots, with all animations."""
    made = lobby.make("raiders", seed=5)
    return person.sit(made, 0)


def test_cards_turn_up_together_then_the_sum_then_the_verdict_then_coins_and_wounds(
    people: People, lobby: Lobby
) -> None:
    person = sit_down(people(motion="full"), lobby)
    person.page.evaluate(FILM)
    person.play(6)
    person.ready()
    pictures = film(person.page)
    assert check(pictures) >= 1
    assert any(picture["turned"] for picture in pictures)
    for room in rooms(pictures):
        if any("ball" in picture["told"] for picture in room):
            continue  # a crystal ball is followed by another card
        opened = [picture["open"] for picture in room]
        assert set(opened) <= {0, room[0]["seats"]}, "all cards of a room turn up at once"
        for before, after in pairwise(room):
            if after["gains"] > before["gains"] and after["strength"]:
                assert before["verdict"], "coins and wounds move after the verdict"
            if result(after) and not result(before):
                assert after["verdict"], "the log does not tell the result before the table shows it"
            if any(now > was for was, now in zip(before["purses"], after["purses"], strict=True)):
                assert before["flying"], "they count when they have come, not when they set out"
    sums = [{picture["terms"] for picture in room if picture["open"]} - {0} for room in rooms(pictures)]
    assert any(len(terms) > 2 for terms in sums), "the sum grows card by card"
    assert any(result(picture) for picture in pictures)
    assert any("The cards are turned up" in picture["prompt"] for picture in pictures)
    assert not any(" plays power card" in picture["prompt"] for picture in pictures)


def test_a_replay_at_double_speed_unfolds_like_the_game(people: People, lobby: Lobby) -> None:
    made = lobby.post("/api/import", played("raiders", 4, seed=5).save())
    person = people(motion="full").open(f"/replay/{made['table']}#at=0&seat=-1")
    page = person.page
    page.evaluate(FILM)
    page.get_by_label("Speed").select_option("2")
    person.button("Play").click()
    page.wait_for_function("() => Number(document.querySelector('main').dataset.at) >= 17")
    pictures = film(page)
    assert check(pictures) >= 1
    for room in rooms(pictures):
        for before, after in pairwise(room):
            if result(after) and not result(before):
                assert after["verdict"], "the log does not tell the result before the table shows it"


def elsewhere(lobby: Lobby, made: dict[str, Any], choices: int) -> int:
    """The same seat plays in another browser; returns the position it leaves."""
    with lobby.sit(made["table"], made["tokens"][0]) as other:
        for _ in range(choices):
            other.move(next(ask for ask in other.asks if not ask["idle"])["options"][0])
            while [player["ready"] for player in other.view["players"]] != [False, True, True, True]:
                other.receive(10)  # up to where everybody waits for this seat again
        return other.n


def table(page: Page) -> Any:
    """Everything on the screen that tells how the game stands, and every line of the log."""
    return page.evaluate(
        """() => {
          const read = (css) =>
            [...document.querySelectorAll(css)].map((each) => each.innerText.replace(/\\s+/g, " "));
          return {
            at: document.querySelector("main").dataset.at,
            seats: read("[data-seat]"),
            rooms: [...document.querySelectorAll("[data-place]")].map(
              (each) => `${each.dataset.place}: ${each.dataset.room ?? ""}`),
            open: document.querySelectorAll("[data-seat] .flip.shown").length,
            moving: document.querySelectorAll("[data-seat] .gain, .sky span").length,
            choices: [...document.querySelectorAll("main .legal")].map(
              (each) => each.dataset.object ?? each.dataset.option),
            prompt: document.querySelector(".prompt p").firstChild.textContent, // without its small print
            log: read(".log li"),
          };
        }"""
    )


def caught_up(person: Person, at: int) -> None:
    """The page shows this position, as a page does that is opened now."""
    page = person.page
    expect(page.locator("main")).to_have_attribute("data-at", str(at))
    person.told()
    page.wait_for_function("() => !document.querySelector('[data-seat] .gain, .sky span')")
    seen = table(page)
    person.reload()
    person.ready()
    person.told()
    assert seen == table(page)


def test_after_a_backlog_nothing_is_missing(people: People, lobby: Lobby) -> None:
    made = lobby.make("raiders", seed=5)
    person = people(motion="full").sit(made, 0)
    person.ready()
    person.page.evaluate(FILM)
    at = elsewhere(lobby, made, 4)
    expect(person.page.locator(f"main[data-at='{at}']")).to_have_attribute("aria-busy", "true")
    person.ready()
    assert check(film(person.page)) >= 2
    caught_up(person, at)


def test_after_a_page_was_hidden_nothing_is_missing(people: People, lobby: Lobby) -> None:
    hide = """(on) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => on });
      document.dispatchEvent(new Event('visibilitychange'));
    }"""
    made = lobby.make("raiders", seed=5)
    person = people(motion="full").sit(made, 0)
    person.ready()
    person.page.evaluate(FILM)
    person.page.evaluate(hide, True)
    at = elsewhere(lobby, made, 4)
    expect(person.page.locator("main")).to_have_attribute("data-at", str(at))
    person.drawn()
    person.page.evaluate(hide, False)
    assert person.to_choose, "nothing is left to show when it is seen again"
    unseen = film(person.page)
    assert not any(each["verdict"] or each["gains"] or each["flying"] for each in unseen), "nobody was there"
    caught_up(person, at)
    results = person.page.locator(".log li", has_text=re.compile(r"(Beaten|attacks)!$"))
    assert results.count() >= 2, "the log tells what could not be seen"


def test_no_hand_lies_over_the_final_scoring(people: People, lobby: Lobby) -> None:
    session = played("raiders", 4, seed=5, moves=99)  # up to the last room
    for ask in session.state.asks():
        if ask.seat:
            session.apply(ask.seat, ask.options[0])
    person = people(motion="full").sit(lobby.post("/api/import", session.save()), 0)
    person.ready()
    assert person.page.locator(".fan").count() == 1
    person.choose("power:1")
    expect(person.page.get_by_role("heading", name="Final scoring")).to_be_visible()
    assert person.page.locator(".fan").count() == 0
    expect(person.page.locator(".over")).to_be_visible()
    heights = person.page.locator(".rank li").evaluate_all("all => all.map((each) => each.offsetHeight)")
    assert len(heights) == 4
    assert max(heights) < 100, "everybody is seen without scrolling"


def test_on_a_phone_another_game_is_in_sight_below_the_scoring(people: People, lobby: Lobby) -> None:
    made = lobby.post("/api/import", played("raiders", 4, seed=5).save())
    person = people(size=(390, 844), touch=True).sit(made, 0)
    expect(person.page.locator(".scoring .fell")).to_have_count(2)
    expect(person.button("Play again")).to_be_in_viewport(ratio=1)
