"""What matters in a first game: answers that stay, a log that follows, results that wait."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.fingers import Fingers, middle
from tests.browser.person import Person
from tests.browser.tables import position
from undercroft.client import Lobby

PHONE: dict[str, Any] = {"size": (390, 844), "touch": True}
NAMED = {1: ["хрустальный шар"], 2: ["хрустальный шар", "меч"]}
# Words that are on more than one line.
BROKEN = r"""(names) => names.flatMap((name) =>
  [...name.textContent.matchAll(/\S+/g)].filter((word) => {
    const range = document.createRange();
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size !== 1;
  }).map(([word]) => word))"""
# A way to lay the dice is inside the screen, and its figures stand beside its dice.
CLEAR = """(ways) => ways.map((way) => {
  const box = (css) => way.querySelector(css).getBoundingClientRect();
  const [button, figures] = [box(".way"), box(".prospect")];
  const dice = [...way.querySelectorAll(".pair")].map((die) => die.getBoundingClientRect().right);
  return button.left >= 0 && button.right <= innerWidth && Math.max(...dice) <= figures.left;
})"""
HIDDEN = "(log) => log.scrollHeight - log.scrollTop - log.clientHeight"  # pixels below what is seen


def test_the_log_follows_when_a_panel_above_it_comes_back(people: People, lobby: Lobby) -> None:
    spec = {"level": 5, "phase": "hero", "hero": "c3", "monsters": {"A": {"at": "c4", "health": 1}}}
    dice = {"speed": 6, "attack": 6, "defence": 6}
    person = people(size=(1280, 640)).sit(
        lobby.post("/api/import", position("one-card", **spec, dice=dice, attack=6)), 0
    )
    person.choose("monster:A")
    person.choose("skill:defence")
    person.play(8)
    person.page.wait_for_function(
        f"""() => {{
          const log = document.querySelector(".log");
          return log.scrollHeight - log.clientHeight > 60 && ({HIDDEN})(log) < 60;
        }}"""
    )


def test_the_log_of_a_long_game_keeps_eight_lines_and_leads_back_to_the_newest(
    people: People, lobby: Lobby
) -> None:
    person = people().sit(lobby.make("dungeoneer", seed=5), 0)
    person.play(30)
    log = person.page.locator(".log")
    assert log.evaluate("(log) => log.clientHeight") >= 8 * 22
    assert person.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    newest = person.page.get_by_role("button", name="To the newest line")
    expect(newest).to_have_count(0)
    log.hover()
    person.page.mouse.wheel(0, -400)
    newest.click()
    expect(newest).to_have_count(0)
    person.page.wait_for_function(f"() => ({HIDDEN})(document.querySelector('.log')) < 2")
    log.hover()
    person.page.mouse.wheel(0, -400)
    expect(newest).to_be_visible()
    person.page.mouse.wheel(0, 9999)
    expect(newest).to_have_count(0)


def test_a_finger_learns_what_a_thing_does(people: People, lobby: Lobby) -> None:
    person = people(**PHONE).sit(lobby.make("raiders", seed=2690), 0)
    person.ready()
    why = person.page.locator(".pop.why")
    for thing, long in ((".room:not(.now) button", 0), ("[data-object='card:power:3']", 700)):
        Fingers(person).press(person.page.locator(thing).first, long)
        expect(why).to_be_visible()
        person.page.wait_for_timeout(600)
        expect(why).to_be_visible()
        person.page.keyboard.press("Escape")
        expect(why).to_have_count(0)
    expect(person.page.locator("[data-object='card:power:3'].legal")).to_be_visible()


def test_a_card_that_is_played_for_good_is_lifted_by_the_first_tap(people: People, lobby: Lobby) -> None:
    person = people(**PHONE).sit(lobby.make("raiders", seed=2690), 0)
    person.ready()
    low, high = (person.page.locator(f"[data-object='card:power:{value}']") for value in (2, 4))
    fingers = Fingers(person)
    fingers.press(low)
    why = person.page.locator(".pop.why")
    expect(why).to_contain_text("Tap again")
    others = person.page.locator("[data-seat]").evaluate_all(
        "(seats) => Math.max(...seats.map((seat) => seat.getBoundingClientRect().bottom))"
    )
    assert why.evaluate("(box) => box.getBoundingClientRect().top") >= others, "it covers no player"
    fingers.press(high)  # changed one's mind: this one is lifted now
    expect(high).to_have_class(re.compile("pointed"))
    expect(low).not_to_have_class(re.compile("pointed"))
    fingers.press(high)
    expect(person.page.locator(".log")).to_contain_text("power card 4")
    expect(high).not_to_have_class(re.compile("legal"))


def test_a_deadly_end_is_marked_and_has_a_digit_of_its_own(people: People, lobby: Lobby) -> None:
    spec = {"level": 5, "phase": "hero", "hero": "c3", "monsters": {"A": "c4", "B": "b3"}}
    more = {"dice": {"speed": 1, "attack": 1, "defence": 1}, "health": 1, "automatic": True}
    person = people().sit(lobby.post("/api/import", position("one-card", **spec, **more)), 0)
    person.ready()
    end = person.page.locator("[data-option=end]")
    expect(end).to_contain_text("you would die")
    monsters = person.page.get_by_role("region", name="Monsters")
    expect(monsters.get_by_role("img", name="it can reach you").first).to_be_visible()
    person.page.keyboard.press("0")
    expect(person.page.locator(".over")).to_contain_text("You have lost")


def test_on_a_phone_the_end_of_the_turn_says_what_it_costs(people: People, lobby: Lobby) -> None:
    spec = {"level": 5, "phase": "hero", "hero": "c3", "monsters": {"A": "c4", "B": "b3"}}
    more = {"dice": {"speed": 1, "attack": 1, "defence": 1}, "automatic": True}
    person = people(**PHONE).sit(lobby.post("/api/import", position("one-card", **spec, **more)), 0)
    end = person.page.locator("[data-option=end]")
    expect(end).to_contain_text("4 wounds")
    expect(end).to_be_in_viewport(ratio=1)


def test_where_the_only_way_on_is_deadly_the_way_back_is_lit(people: People, lobby: Lobby) -> None:
    spec = {"level": 5, "phase": "hero", "hero": "c3", "monsters": {"A": "c4", "B": "b3"}}
    more = {"dice": {"speed": 2, "attack": 1, "defence": 1}, "health": 1, "automatic": True}
    person = people().sit(lobby.post("/api/import", position("one-card", **spec, **more)), 0)
    person.choose("tile:c2")
    person.ready()
    end = person.page.locator("[data-option=end]")
    expect(end).to_contain_text("you would die")
    expect(end).not_to_have_class(re.compile(r"\bgo\b"))
    expect(person.page.locator(".prompt .undo")).to_have_class(re.compile(r"\bgo\b"))


def test_a_phone_says_what_paws_are_in_the_first_turn(people: People, lobby: Lobby) -> None:
    person = people(**PHONE).sit(lobby.make("one-card", seed=18), 0)
    person.play(1)
    person.ready()
    note, foot = (person.page.locator(css).bounding_box() for css in ("aside.note", ".foot"))
    assert note is not None
    assert foot is not None
    assert note["y"] + note["height"] <= foot["y"]


def test_a_phone_shows_what_others_hold_and_the_rooms_to_come_above_the_hand(
    people: People, lobby: Lobby
) -> None:
    person = people(**PHONE).sit(lobby.make("raiders", seed=2690), 0)
    person.ready()
    expect(person.page.locator("[data-seat='1'] .bag, [data-seat='2'] .bag").first).to_be_visible()
    person.button("Rooms not seen").click()
    panel, hand = (person.page.locator(css).bounding_box() for css in (".unseen", "section.hand"))
    assert panel is not None
    assert hand is not None
    assert 0 <= panel["y"] < hand["y"] - 100


@pytest.mark.parametrize("width", [390, 360, 320])
@pytest.mark.parametrize("power", [3, 4, 5], ids=lambda many: f"{many} power cards")
def test_no_name_of_an_item_breaks_inside_a_word_on_a_phone(
    people: People, lobby: Lobby, power: int, width: int
) -> None:
    """Whether they take one row or two, all cards are in sight."""
    others = [{"character": "knight"}, {"character": "thief"}]
    for items in (["ball"], ["ball", "sword"]):
        mine = {"character": "explorer", "power": list(range(1, power + 1)), "items": items}
        held = position("raiders", row=["goblin", "lava", "snake"], players=[mine, *others])
        person = people(size=(width, 740), touch=True, lang="ru").sit(lobby.post("/api/import", held), 0)
        person.ready()
        person.drawn()
        names = person.page.locator(".fan .item span:not(.gap)")
        assert [name.lower() for name in names.all_inner_texts()] == NAMED[len(items)]
        assert names.evaluate_all(BROKEN) == []
        assert person.page.locator(".fan").evaluate("(fan) => fan.scrollWidth <= fan.clientWidth")


def test_dice_are_laid_by_quick_clicks_and_by_shaky_ones(person: Person, lobby: Lobby) -> None:
    person.sit(lobby.make("one-card", seed=18), 0).ready()
    mouse = person.page.mouse
    dice, slots = (
        [middle(each) for each in person.page.locator(css).all()] for css in (".tray .loose", ".slot")
    )
    mouse.move(*dice[0])
    mouse.down()
    mouse.move(dice[0][0] + 9, dice[0][1] + 4)
    mouse.up()
    picked = person.page.locator(".tray .picked")
    expect(picked).to_have_count(1)
    mouse.click(*slots[0])
    edge = (dice[1][0] + 23, dice[1][1])
    mouse.move(*edge)
    mouse.down()
    mouse.move(edge[0] + 5, edge[1])  # released beside the die
    mouse.up()
    mouse.move(*dice[1])  # nothing is dragged any more
    expect(picked).to_have_count(1)
    for place in (slots[1], dice[2], slots[2]):  # the last die has fallen into its place before
        mouse.click(*place)
    expect(person.button("Place them")).to_be_enabled()
    mouse.click(*slots[2])
    expect(person.button("Place them")).to_be_disabled()


def test_on_a_phone_every_way_to_lay_the_dice_is_found_without_scrolling_sideways(
    people: People, lobby: Lobby
) -> None:
    crowd = position("one-card", level=9, phase="energy", hero="c4", **{"class": "archer"})
    for width in (390, 360, 320):
        person = people(size=(width, 844), touch=True).sit(lobby.post("/api/import", crowd), 0)
        expect(person.page.locator("li .prospect").first).to_be_visible()
        person.drawn()
        ways = person.page.locator("li:has(> .way)")
        assert ways.count() == 6
        assert ways.evaluate_all(CLEAR) == [True] * 6


def test_a_spectator_on_a_phone_reads_the_name_of_the_game(people: People, lobby: Lobby) -> None:
    made = lobby.make("raiders", seed=5)
    for motion in ("none", "full"):
        person = people(**PHONE, motion=motion).sit(made)
        expect(person.page.locator(".badge", has_text="Spectator")).to_be_visible()
        assert person.page.locator(".bar .where").evaluate("(name) => name.scrollWidth <= name.clientWidth")


def test_a_monster_that_may_stay_is_clicked_to_stay(people: People, lobby: Lobby) -> None:
    spec = {"level": 1, "phase": "monsters", "hero": "e3", "monsters": {"A": "d3", "B": "c2"}}
    person = people().sit(lobby.post("/api/import", position("one-card", **spec)), 0)
    person.ready()
    assert set(person.choices()) == {"tile:d1", "monster:B"}
    person.choose("monster:B")
    expect(person.page.locator(".log")).to_contain_text("Spider B stays on c2.")


def test_where_nothing_more_can_be_done_the_prompt_says_so(people: People, lobby: Lobby) -> None:
    spec = {"level": 1, "phase": "hero", "hero": "a1", "monsters": {"A": "d5", "B": "e3"}}
    more = {"dice": {"speed": 1, "attack": 6, "defence": 1}, "left": {"speed": 0, "attack": 7}}
    person = people().sit(lobby.post("/api/import", position("one-card", **spec, **more)), 0)
    prompt = person.page.locator(".prompt p")
    expect(prompt).to_contain_text("You can do nothing more with 0 speed and 7 attack.")


def test_a_phone_brings_the_board_back_for_what_a_choice_leads_to(people: People, lobby: Lobby) -> None:
    person = people(**PHONE, motion="full").sit(lobby.make("one-card", seed=18), 0)
    person.play(1)
    person.ready()
    person.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert person.page.evaluate("scrollY") > 200
    person.page.locator("[data-option=end]").click()
    person.page.wait_for_function("() => scrollY === 0")
