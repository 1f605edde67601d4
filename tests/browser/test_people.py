"""Several browsers at one table: each sees what its seat may know, and they hear of each other."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import People
from tests.browser.person import WAIT, Person
from tests.browser.tables import position
from undercroft.client import Lobby
from undercroft.engine.view import spelled_out

THREE = [{"kind": "human"}] * 3


def raiders(lobby: Lobby, **wish: Any) -> dict[str, Any]:
    """A table of Dungeon Raiders with three people."""
    return lobby.make("raiders", **{"seats": THREE, "seed": 3, **wish})


def test_three_browsers_play_a_whole_game(people: People, lobby: Lobby) -> None:
    made = raiders(lobby)
    party = [people(size=(900, 700)).sit(made, seat) for seat in range(3)]
    while not all(each.over for each in party):
        first_asked(party).step()
    verdicts = [each.page.locator(".over h2").inner_text() for each in party]
    assert len(verdicts) == 3
    assert any(verdict == "You have won!" for verdict in verdicts)


def test_two_browsers_play_a_turn_each_to_the_last_quest(people: People, lobby: Lobby) -> None:
    near = {
        "hero": "raka",
        "at": "mirror-gallery",
        "glory": 9,
        "quests": ["pay-the-mirror"],
        "items": ["night-watch"],
    }
    players = [{**near, "done": ["magic-fish", "slay-draky"]}, {"hero": "necromancer", "hand": ["blink"]}]
    spec = {"map": {"mirror-gallery": [0, -1]}, "active": 1, "phase": "heroics", "players": players}
    made = lobby.post("/api/import", position("dungeoneer", **spec))
    party = [people(size=(1100, 800)).sit(made, seat) for seat in range(2)]
    while not all(each.over for each in party):
        asked = first_asked(party)
        asked.ready()
        choices = asked.choices()
        wanted = next((key for key in ("attempt:pay-the-mirror", "end", "pass") if key in choices), None)
        if wanted:
            asked.choose(wanted)
        else:
            asked.step()
    verdicts = [each.page.locator(".over h2").inner_text() for each in party]
    assert verdicts == ["You have won!", "Raka wins."]
    expect(party[1].page.get_by_role("region", name="The game is over")).to_contain_text(
        "three completed quests"
    )


def secrets(person: Person) -> tuple[list[Any], str]:
    """Everything a browser has received and shows, except what differs between any two tables."""
    person.told()
    frames = [json.loads(frame) for frame in person.frames]
    told = [{**frame, "ref": None} for frame in frames if frame["is"] in ("view", "delta")]
    person.page.wait_for_selector("main[aria-busy=false]")
    shown: str = person.page.evaluate("document.querySelector('main').outerHTML")
    return told, re.sub(r"svelte-\w+|/t/[\w-]+|/replay/[\w-]+", "", shown)


@pytest.mark.parametrize("watcher", [1, 2, None], ids=["second seat", "third seat", "spectator"])
def test_a_hidden_card_changes_nothing_that_others_receive_or_see(
    people: People, lobby: Lobby, watcher: int | None
) -> None:
    known = []
    for card in ("power:1", "power:5"):
        made = raiders(lobby)
        player = people().sit(made, 0)
        other = people().sit(made, *([] if watcher is None else [watcher]))
        player.ready()
        before = other.at
        player.choose(card)
        other.page.wait_for_function(f"() => document.querySelector('main').dataset.at > {before}")
        assert any('"ready":true' in frame or ".ready" in frame for frame in other.frames)
        known.append(secrets(other))
    assert known[0][0] == known[1][0]
    assert known[0][1].split("<") == known[1][1].split("<")


@pytest.mark.parametrize("watcher", [1, None], ids=["second seat", "spectator"])
def test_other_cards_in_a_hand_change_nothing_that_others_receive_or_see(
    people: People, lobby: Lobby, watcher: int | None
) -> None:
    known = []
    for hand in (["zombie", "legion", "scare"], ["ghoul", "trapdoor", "blink"]):
        players = [{"hero": "raka", "hand": hand}, {"hero": "necromancer", "hand": ["ghost"], "peril": 9}]
        made = lobby.post("/api/import", position("dungeoneer", phase="villainy", players=players))
        player = people().sit(made, 0)
        other = people().sit(made, *([] if watcher is None else [watcher]))
        before = other.at
        player.ready()
        player.choose("end")
        other.page.wait_for_function(f"() => document.querySelector('main').dataset.at > {before}")
        assert all(f"card:{name}" in player.choices() + visible(player) for name in hand)
        known.append(secrets(other))
    assert known[0][0] == known[1][0]
    assert known[0][1].split("<") == known[1][1].split("<")


def visible(person: Person) -> list[str]:
    """The objects on the screen."""
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('main [data-object]')].map((each) => each.dataset.object)"
    )
    return found


def changes(frame: dict[str, Any]) -> list[Any]:
    """Everything that a message changes in the view: with its events, and after them."""
    sets = [event[2] for event in frame.get("events", []) if len(event) > 2]
    return [*sets, frame.get("set", [])]


@pytest.mark.parametrize(
    ("game", "hidden"), [("raiders", "hand|power|items|laid"), ("dungeoneer", "hand|dealt")]
)
def test_every_browser_receives_only_its_own_hand(
    people: People, lobby: Lobby, game: str, hidden: str
) -> None:
    made = lobby.make(game, seats=THREE, seed=11)
    party = [people(size=(900, 700)).sit(made, seat) for seat in range(3)]
    looks_on = people().sit(made)
    for _ in range(18):
        first_asked(party).step()
    for seat, each in enumerate(party):
        with lobby.sit(made["table"], made["tokens"][seat]) as known:
            for frame in map(json.loads, each.frames):
                if frame["is"] == "view":
                    assert frame["view"]["hand"] is not None
                for path, _ in itertools.chain.from_iterable(map(spelled_out, changes(frame))):
                    assert not re.match(rf"players\.\d+\.({hidden})\b", path)
            assert known.view["hand"] is not None
    views = [frame["view"] for frame in map(json.loads, looks_on.frames) if frame["is"] == "view"]
    assert [view["hand"] for view in views] == [None]
    told = [json.dumps(changes(json.loads(frame))) for frame in looks_on.frames]
    assert any("hand_size" in each for each in told) or game == "raiders"
    assert not any("hand" in each.replace("hand_size", "") for each in told)


def test_what_is_said_shows_on_a_phone_for_a_moment(people: People, lobby: Lobby) -> None:
    made = raiders(lobby, seats=[{"kind": "human", "name": name} for name in ("Ada", "Grace", "Edsger")])
    phone = people(size=(390, 844), touch=True).sit(made, 0)
    desk = people().sit(made, 1)
    expect(phone.page.locator(".news p")).to_have_count(0)
    desk.page.locator("details.chat summary").click()
    desk.page.get_by_label("Say something").fill("Not the dragon again!")
    desk.page.keyboard.press("Enter")
    line = phone.page.locator(".news p")
    expect(line).to_contain_text("(Grace)")
    expect(line).to_contain_text("Not the dragon again!")
    expect(line).to_be_in_viewport()
    expect(desk.page.locator(".news p")).to_have_count(0)  # there the chat itself is in sight
    more = "I have only twos left, and nobody wants to help me, as always."
    desk.page.get_by_label("Say something").fill(more)
    desk.page.keyboard.press("Enter")
    expect(line).to_contain_text("as always")
    for part in (line, line.locator("span")):
        expect(part).to_be_in_viewport(ratio=1)
    assert line.locator("span").evaluate("(text) => text.scrollHeight <= text.clientHeight"), "all is read"


def test_an_invite_link_seats_a_friend(people: People) -> None:
    host = people(name="Ada").open()
    host.button(re.compile("^Set up a table: Dungeon Raiders")).click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_label("Player 2").select_option("open")
    dialog.get_by_role("button", name="Start").click()
    waiting = host.page.get_by_role("dialog", name="Waiting room")
    expect(waiting).to_contain_text("Ada")
    expect(waiting.get_by_role("img", name="Scan it to take seat 2")).to_be_visible()
    waiting.get_by_role("button", name="Copy the invite link").click()
    expect(waiting.get_by_role("button", name="Copied")).to_be_visible()
    link = host.page.evaluate("navigator.clipboard.readText()")
    assert "#seat=" in link
    friend = people().open(link)
    friend.page.get_by_label("Your name").fill("Grace")
    friend.button("Sit down").click()
    friend.page.wait_for_selector("main[data-at]")
    assert "#" not in friend.page.url
    expect(waiting).to_have_count(0)  # everybody is there
    expect(host.page.locator(".news")).to_contain_text("Grace has sat down.")
    expect(host.page.locator("main")).to_contain_text("Grace")
    free = host.page.locator("aside").get_by_role("region", name="Seats")
    expect(free).to_have_count(0)  # no seat is left to invite to
    friend.step()
    friend.reload()
    friend.page.wait_for_selector("main[data-at]")
    expect(friend.page.locator("main")).to_contain_text("Grace")
    expect(friend.page.locator(".bar")).not_to_contain_text("Spectator")


def test_a_link_cut_short_opens_no_seat_but_lets_look_on(people: People, lobby: Lobby) -> None:
    made = raiders(lobby)
    friend = people().open(f"/t/{made['table']}#seat={made['tokens'][1][:-3]}")
    friend.expect("403")
    friend.button("Sit down").click()
    expect(friend.page.get_by_role("alert").first).to_contain_text("does not lead to a seat")
    friend.button("Watch").click()
    friend.page.wait_for_selector("main[data-at]")
    expect(friend.page.locator(".bar")).to_contain_text("Spectator")


def test_a_spectator_sees_the_table_and_can_do_nothing(people: People, lobby: Lobby) -> None:
    made = raiders(lobby)
    player, other = people().sit(made, 0), people().sit(made)
    player.ready()
    assert other.choices() == []
    before = other.at
    player.step()
    other.page.wait_for_function(f"() => document.querySelector('main').dataset.at > {before}")
    assert other.choices() == []


def test_chat_reaches_everybody(people: People, lobby: Lobby) -> None:
    made = raiders(lobby)
    ada, grace = people().sit(made, 0), people().sit(made, 1)
    for each in (ada, grace):
        each.page.get_by_text("Chat", exact=True).click()
    ada.page.get_by_placeholder("Say something").fill("<b>Mind the @dragon</b>")
    ada.page.keyboard.press("Enter")
    for each in (ada, grace):
        expect(each.page.locator("li", has_text="<b>Mind the @dragon</b>")).to_be_visible()
    grace.button("Good luck!").click()
    expect(ada.page.locator("li").get_by_role("img", name="Good luck!")).to_be_visible()


def test_a_pause_holds_everybody_up_until_somebody_goes_on(people: People, lobby: Lobby) -> None:
    made = raiders(lobby)
    ada, grace = people().sit(made, 0), people().sit(made, 1)
    grace.ready()
    ada.menu("Pause")
    for each in (ada, grace):
        expect(each.page.locator(".prompt")).to_contain_text("paused")
        assert each.choices() == []
    grace.button("Continue").click()
    grace.step()
    ada.step()


def test_a_choice_that_others_have_seen_is_taken_back_with_their_consent(
    people: People, lobby: Lobby
) -> None:
    made = raiders(lobby, options={"variant": "tactical"})
    party = [people(size=(1000, 700)).sit(made, seat) for seat in range(3)]
    mover = first_asked(party)
    before = mover.at
    mover.step()
    mover.page.wait_for_function(f"() => document.querySelector('main').dataset.at > {before}")
    mover.page.keyboard.press("u")
    for each in party:
        if each is not mover:
            expect(each.page.locator(".prompt .doubt")).to_contain_text("asks to take a choice back")
            each.button("Agree").click()
    mover.ready()
    assert mover.choices()


def first_asked(party: list[Person]) -> Person:
    """The first person who must choose, or sees that the game is over."""
    until = time.monotonic() + WAIT / 1000
    while time.monotonic() < until:
        for each in party:
            if each.to_choose:
                return each
        party[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def test_somebody_who_leaves_is_replaced_by_a_bot(people: People, lobby: Lobby) -> None:
    made = raiders(lobby)
    ada, grace = people().sit(made, 0), people().sit(made, 1)
    ada.menu("Leave the game")
    ada.page.get_by_role("dialog").get_by_role("button", name="Leave the game").click()
    expect(grace.page.get_by_role("img", name=re.compile("^Bot")).first).to_be_visible()
    expect(ada.page.locator(".bar")).to_contain_text("Spectator")


def test_two_people_pass_one_screen_and_see_no_hand_but_their_own(people: People, lobby: Lobby) -> None:
    made = lobby.make(
        "raiders",
        seats=[{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Grace"}, {"kind": "heuristic"}],
        seed=4,
    )
    person = people().sit(made, 0, 1)
    names = set()
    for _ in range(12):
        person.ready()
        curtain = person.page.locator(".curtain")
        if curtain.count():
            names.add(curtain.locator("h2").inner_text())
            assert person.page.locator("main").count() == 0, "nothing of the table shows behind the curtain"
            assert person.page.evaluate("document.activeElement.closest('.curtain') !== null")
        person.step()
    assert {"Give the screen to: Ada", "Give the screen to: Grace"} <= names


def test_the_screen_is_given_to_nobody_before_it_is_known_who_must_choose(
    people: People, lobby: Lobby
) -> None:
    made = lobby.make("raiders", seats=[{"kind": "human", "name": name} for name in ("Ada", "Grace", "Eve")])
    with lobby.sit(made["table"], made["tokens"][0]) as ada:
        ada.move("power:2")
    late: list[Callable[[], None]] = []  # what Grace's seat is told, held back for a while
    known: list[str | bytes] = []  # what Ada's is told, and what comes when nothing is held back any more

    def dial(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        graces: list[str] = []

        def ask(message: str | bytes) -> None:
            if made["tokens"][1] in str(message):
                graces.append(str(message))
            server.send(message)

        def tell(message: str | bytes) -> None:
            if graces and held:
                late.append(partial(line.send, message))
            else:
                line.send(message)
                known.append(message)

        line.on_message(ask)
        server.on_message(tell)

    held = True
    person = people()
    person.page.route_web_socket(re.compile("/ws/"), dial)
    person.sit(made, 0, 1)
    curtain = person.page.locator(".curtain")
    while not (late and known):
        person.page.wait_for_timeout(20)
    expect(curtain).to_have_text("Lighting the candles …")
    assert curtain.get_by_role("button").count() == 0
    held = False
    for tell in late:
        tell()
    expect(curtain.locator("h2")).to_have_text("Give the screen to: Grace")


def test_between_two_people_the_open_table_can_be_looked_at(people: People, lobby: Lobby) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Grace"}, {"kind": "heuristic"}]
    person = people().sit(lobby.make("raiders", seats=seats, seed=4), 0, 1)
    person.page.wait_for_selector(".curtain")  # nobody knows who sits at the screen that was just opened
    person.page.locator(".curtain .quiet").click()
    person.page.wait_for_selector("main[data-at]")
    assert person.page.locator(".curtain").count() == 0
    assert person.page.locator(".board").is_visible()
    assert person.page.locator(".legal, [data-object^='card:power']").count() == 0, "no hand is shown"
    person.page.locator(".prompt .btn.go").click()
    person.page.wait_for_selector("[data-object='card:power:5'].legal")
    assert person.page.locator(".curtain, .prompt.open").count() == 0


def test_while_only_others_choose_no_hand_lies_open(people: People, lobby: Lobby) -> None:
    made = raiders(lobby)
    person = people().sit(made, 0, 1)
    own = person.page.locator("[data-object^='card:power']")
    for _ in range(2):
        person.page.locator(".curtain .go").click()
        person.page.locator("[data-object='card:power:2'].legal").click()
    person.page.wait_for_selector(".watching")  # the third player is elsewhere, and thinks
    assert own.count() == 0
    with lobby.sit(made["table"], made["tokens"][2]) as friend:
        friend.move("power:2")
    person.page.wait_for_selector(".prompt.open")
    assert own.count() == 0, "nobody has said to be there"
    person.page.locator(".prompt.open .btn.go").click()
    person.page.wait_for_selector("[data-object='card:power:5'].legal")


def test_a_clock_tells_how_long_one_may_think(people: People, lobby: Lobby) -> None:
    made = raiders(lobby, settings={"turn_seconds": 600})
    person = people().sit(made, 0)
    clock = person.page.get_by_role("timer")
    expect(clock).to_contain_text(re.compile(r"(10:00|9:\d\d)"))
    seconds = "() => document.querySelector('[role=timer]').textContent.match(/(\\d+):(\\d\\d)/)"
    left = f"({seconds})().slice(1).reduce((sum, part) => 60 * sum + Number(part), 0)"
    person.page.wait_for_function(f"() => {left} < 598")
    before = person.page.evaluate(left)
    person.page.locator("[data-object='card:power:2'].legal").click()
    person.page.wait_for_function(f"() => {left} > {before}")
