"""Big moments: the result of a throw or a blow is shown once it has landed."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.descent import LAST_BLOW, attack
from tests.browser.tables import played, position
from undercroft import games
from undercroft.client import Lobby
from undercroft.engine.record import Session

# Takes a picture at every change of the page, drawn or not, and keeps those that differ from the one before.
FILM = """(take) => {
  window.film = [];
  const look = eval("() => " + take);
  const shoot = () => {
    const text = JSON.stringify(look());
    if (text !== window.last) window.film.push(JSON.parse(text));
    window.last = text;
  };
  const changes = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(shoot).observe(document.body, changes);
}"""
FULL: dict[str, Any] = {"motion": "full"}
HERO = {"level": 5, "phase": "hero", "hero": "c3", "dice": {"speed": 6, "attack": 6, "defence": 6}}


def filmed(page: Page) -> list[Any]:
    """The pictures taken so far."""
    pictures: list[Any] = page.evaluate("window.film")
    return pictures


def test_dice_are_in_the_air_before_anything_is_told_about_them(people: People, lobby: Lobby) -> None:
    far = {"level": 1, "phase": "hero", "hero": "a1", "monsters": {"A": "d5", "B": "e3"}, "automatic": True}
    person = people(**FULL).sit(lobby.post("/api/import", position("one-card", **far)), 0)
    person.ready()
    person.page.evaluate(
        FILM,
        """[document.querySelectorAll(".tray .die").length,
        document.querySelector(".log").textContent.includes("You roll")]""",
    )
    person.page.locator("[data-option=end]").click()
    expect(person.page.locator("[data-option^='dice:']").first).to_be_visible()
    pictures = filmed(person.page)
    assert [3, False] in pictures, "they tumble first"
    assert [0, True] not in pictures


def test_the_blow_that_kills_is_seen_to_land(people: People, lobby: Lobby) -> None:
    spec = {**HERO, "monsters": {"A": {"at": "c4", "health": 1}, "B": "a5"}, "attack": 6}
    person = people(**FULL).sit(lobby.post("/api/import", position("one-card", **spec)), 0)
    person.ready()
    person.page.evaluate(
        FILM,
        """[document.querySelectorAll(".figure.monster").length,
        document.querySelector(".figure.hero .body").getAnimations().length,
        document.querySelector(".blow")?.textContent.trim() ?? ""]""",
    )
    person.choose("monster:A")
    expect(person.page.locator(".figure.monster")).to_have_count(1)
    assert [2, 1, "−1"] in filmed(person.page), "it stands until the hero has struck"


def test_a_level_is_not_said_to_be_cleared_before_the_last_blow(people: People, lobby: Lobby) -> None:
    spec = {**HERO, "monsters": {"A": {"at": "c4", "health": 1}}, "attack": 6}
    person = people(**FULL).sit(lobby.post("/api/import", position("one-card", **spec)), 0)
    person.ready()
    person.page.evaluate(FILM, """document.querySelector(".prompt p").textContent.trim()""")
    person.choose("monster:A")
    expect(person.page.locator(".prompt")).to_contain_text("Choose your reward")
    said = filmed(person.page)
    kill = next(nth for nth, words in enumerate(said) if "You kill" in words)
    assert not any("cleared" in words for words in said[:kill]), said


def test_wounds_are_told_when_the_monsters_have_struck(people: People, lobby: Lobby) -> None:
    weak = {"dice": {"speed": 1, "attack": 1, "defence": 1}, "automatic": True}
    spec = {**HERO, **weak, "monsters": {"A": "c4", "B": "b3"}, "health": 1}
    person = people(**FULL).sit(lobby.post("/api/import", position("one-card", **spec)), 0)
    person.ready()
    person.page.evaluate(
        FILM,
        """[...document.querySelectorAll(".ribbon strong")].map((word) => getComputedStyle(word).opacity)""",
    )
    person.page.locator("[data-option=end]").click()
    expect(person.page.locator(".over")).to_contain_text("You have lost")
    ribbon = [picture for picture in filmed(person.page) if picture]
    assert ribbon[0] == ["0"], "nothing is said before"
    expect(person.page.locator(".figure.hero.fallen")).to_have_count(1)


def test_the_scores_of_a_raid_keep_their_seats_until_the_winner_is_told(people: People, lobby: Lobby) -> None:
    game = games.get("raiders")
    whole = played("raiders", 4, 1)
    *before, (seat, card) = whole.record.moves
    session = Session.new(game, 4, 1)
    for other, option in before:
        session.apply(other, option)
    made = lobby.post("/api/import", session.save())
    person = people(**FULL).sit(made, 0)
    person.page.wait_for_selector("[data-seat]")
    names = person.page.locator("[data-seat] .name").all_inner_texts()
    person.page.evaluate(
        FILM,
        """[[...document.querySelectorAll(".scoring .name")].map((name) => name.textContent.trim()),
        document.querySelectorAll(".scoring .win").length,
        document.querySelector("main").textContent.includes("If it ended now")]""",
    )
    with lobby.sit(made["table"], made["tokens"][seat]) as last:
        last.move(card)
    expect(person.page.locator(".scoring li").first).to_contain_text("winner")
    scores = [order for order, winners, _ in filmed(person.page) if order and not winners]
    assert not any(told for order, winners, told in filmed(person.page) if order and not winners)
    assert len(names) == 4
    assert scores
    assert all([name.split()[0] for name in order] == [name.split()[0] for name in names] for order in scores)


def test_a_card_that_counts_less_than_its_number_says_so(people: People, lobby: Lobby) -> None:
    players: list[Any] = [{"character": each, "items": []} for each in ("explorer", "knight", "thief")]
    made = lobby.post("/api/import", position("raiders", row=["golem"], players=players))
    for seat in (1, 2):
        with lobby.sit(made["table"], made["tokens"][seat]) as player:
            player.move("power:3")
    person = people(**FULL).sit(made, 0)
    person.ready()
    person.page.evaluate(
        FILM,
        """[[...document.querySelectorAll(".slot .count")].map((badge) => badge.textContent),
        document.querySelector(".tally .eq b")?.textContent]""",
    )
    person.choose("power:5")
    expect(person.page.locator(".scoring")).to_be_visible()
    assert [["1"], "7"] in filmed(person.page), "a golem makes a five feeble"


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_scores_of_five_raiders_end_above_the_prompt(people: People, lobby: Lobby, lang: str) -> None:
    raiders = ["explorer", "knight", "thief", "warrior", "wizard"]
    players = [{"character": each, "items": []} for each in raiders]
    made = lobby.post("/api/import", position("raiders", row=["golem"], players=players))
    for seat, token in enumerate(made["tokens"]):
        with lobby.sit(made["table"], token) as player:
            player.move(f"power:{seat + 1}")
    person = people(lang=lang).sit(made, 0)
    expect(person.page.locator(".over")).to_be_visible()
    person.drawn()
    scores, foot = (person.page.locator(css).bounding_box() for css in (".scoring", ".foot"))
    assert scores is not None
    assert foot is not None
    assert scores["y"] + scores["height"] <= foot["y"]


def test_the_scores_say_who_played_which_raider(people: People, lobby: Lobby) -> None:
    players: list[dict[str, Any]] = [
        {"character": each, "items": []} for each in ("explorer", "knight", "thief")
    ]
    made = lobby.post("/api/import", position("raiders", row=["golem"], players=players))
    names = ["Ada", "Grace", "Kim"]
    tokens = [lobby.claim(made["table"], *each) for each in zip(made["tokens"], names, strict=True)]
    for seat, token in enumerate(tokens):
        with lobby.sit(made["table"], token) as player:
            player.move(f"power:{seat + 1}")
    person = people(size=(390, 844)).sit({**made, "tokens": tokens}, 1)
    lines = person.page.locator(".scoring .name")
    expect(lines.filter(has_text="Explorer")).to_have_text("Explorer Ada")
    expect(lines.filter(has_text="Knight")).to_have_text("Knight Grace (you)")
    expect(lines.filter(has_text="Thief").locator("small")).to_be_in_viewport(ratio=1)


def test_a_quest_that_is_done_takes_the_stage(people: People, lobby: Lobby) -> None:
    mirror = {"at": "mirror-gallery", "glory": 9, "items": ["sure-footing"], "quests": ["pay-the-mirror"]}
    players = [{"hero": "roderik-talus", **mirror}, {"hero": "taenin-lightfoot"}]
    spec = {"map": {"mirror-gallery": [0, -1]}, "players": players}
    person = people(**FULL).sit(lobby.post("/api/import", position("dungeoneer", **spec)), 0)
    person.ready()
    person.page.evaluate(
        FILM,
        """[...document.querySelectorAll(".grand")].map((stage) =>
        [stage.querySelector("h2").textContent, stage.querySelectorAll("p .on").length,
        ((light) => light && light === (window.light ??= light))(document.querySelector(".light"))
        ])[0] ?? null""",
    )
    person.page.locator("[data-option='attempt:pay-the-mirror']").first.click()
    person.page.wait_for_function("() => document.querySelector('.log').textContent.includes('level 2')")
    done, level = [picture for picture in filmed(person.page) if picture]
    assert "Pay the Mirror" in done[0]
    assert done[1] == 1
    assert "level 2" in level[0]
    assert level[2], "the light stays from one moment to the next"


def test_everybody_is_seen_beside_the_winner_on_a_phone(people: People, lobby: Lobby) -> None:
    done = ["magic-fish", "slay-draky"]
    winner = {"at": "mirror-gallery", "glory": 9, "items": ["sure-footing"], "level": 3, "done": done}
    heroes = ("taenin-lightfoot", "raka", "necromancer")
    players = [
        {"hero": "roderik-talus", "quests": ["pay-the-mirror"], **winner},
        *({"hero": hero} for hero in heroes),
    ]
    spec = {"map": {"mirror-gallery": [0, -1]}, "players": players}
    person = people(size=(390, 844), touch=True)
    person.sit(lobby.post("/api/import", position("dungeoneer", **spec)), 0).ready()
    person.page.locator("[data-option='attempt:pay-the-mirror']").first.click()
    rows = person.page.locator(".ending li")
    expect(rows).to_have_count(4)
    for row in rows.all():
        expect(row).to_be_in_viewport(ratio=0.9)


def test_an_attack_of_descent_never_goes_back_to_its_dice_once_it_has_hit(
    people: People, lobby: Lobby
) -> None:
    person = people(**FULL)
    attack(person, lobby)
    person.page.evaluate(FILM, """document.querySelector(".stages .now")?.textContent.trim() ?? "over" """)
    person.page.locator("[data-option=strike]").click()
    person.page.wait_for_function("() => !document.querySelector('.stages')")
    assert filmed(person.page)[-2:] == ["Wounds", "over"], "it closes; it does not begin again"


def test_a_hero_of_descent_falls_where_it_is_killed_before_it_wakes_up_in_town(
    people: People, lobby: Lobby
) -> None:
    burns = {"name": "mordrog", "at": [8, 12], "wounds": 1, "burn": 9, "coins": 100}
    players = [{"threat": 2}, {"heroes": [burns]}, LAST_BLOW["players"][2]]
    spec = {**LAST_BLOW, "players": players, "conquest": 9, "turn": ""}
    person = people(**FULL).sit(lobby.post("/api/import", position("descent", **spec)), 1)
    person.ready()
    person.page.evaluate(
        FILM,
        """[document.querySelector(".log").textContent.includes("wakes up in town"),
        document.querySelectorAll(".figures .figure.hero").length]""",
    )
    person.page.locator("[data-option='next:mordrog']").first.click()
    person.page.wait_for_function("() => document.querySelector('.log').textContent.includes('Lyssa begins')")
    pictures = filmed(person.page)
    assert pictures[0] == [False, 2]
    assert [True, 1] in pictures, "it is gone from the map while that is told"
    assert [False, 1] not in pictures, "and not before"
