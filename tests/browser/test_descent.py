"""Descent in a real browser: nothing of a turn needs the list of all options."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.boards import UNCOVERED
from tests.browser.conftest import People
from tests.browser.descent import AT_THE_DOOR, BEFORE_HASK, LARDER, LAST_BLOW, PARTY, attack, sit, town, turn
from tests.browser.mirror import Mirror
from tests.browser.person import Person
from tests.browser.reading import axe, misplaced, raw
from tests.browser.tables import played
from undercroft import games
from undercroft.client import Lobby
from undercroft.engine.keys import Dice
from undercroft.engine.record import Session

LAST_MOVES = 40
SHORT_QUEST = 34  # with this seed bots finish the quest early
# What the hero is asked in it.
MOMENTS = {
    f"descent-ask-{what}"
    for what in (
        "exchange",
        "shops-next",
        "market",
        "received",
        "start",
        "next",
        "declare",
        "act",
        "target",
        "spend",
    )
}
HALL = "wet fur"
PHONE = (390, 844)
# What a finger would touch in the middle of something, and a space over which the strip lies.
AT_ITS_MIDDLE = """(cell) => {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2);
}"""
UNDER_THE_STRIP = f"""() => [...document.querySelectorAll("[data-space]")]
  .find((cell) => ({AT_ITS_MIDDLE})(cell)?.closest(".strip"))?.dataset.space"""
# Where the map lies in its frame.
BOARD = "() => document.querySelector('.frame svg').style.transform"
LIST = "main aside section[aria-label='Your choices']"


def verdict(game: Mirror) -> str:
    """How the end is announced."""
    overlord = 0 in game.session.state.result()["winners"]
    return "The overlord has won" if overlord else "The heroes have won"


def test_the_last_blow_wins_the_quest(person: Person, lobby: Lobby) -> None:
    sit(person, lobby, 1, **LAST_BLOW)
    page = person.page
    person.choose("action:battle")
    person.ready()
    page.wait_for_selector(".target")
    hask = page.locator("[data-space='7,13']")
    hask.click()
    expect(page.locator(".strip .btn.go")).to_contain_text("kill")
    hask.click()
    page.wait_for_selector(".attack .dice")
    while not person.over:
        person.ready()
        assert page.locator(LIST).count() == 0
        for option in ("die", "strike", "pass"):
            if page.locator(f"[data-option={option}]").count():
                person.choose(option)
                break
    expect(page.locator(".ending")).to_contain_text("The heroes have won")


def test_the_grid_is_walked_with_the_keyboard(person: Person, lobby: Lobby) -> None:
    turn(person, lobby)
    page = person.page
    page.keyboard.press("Escape")
    cell = page.locator("[data-space='12,4']")
    cell.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-space='12,5']")).to_be_focused()
    expect(page.locator("[data-space='12,5']")).to_have_attribute("aria-label", "M5. movement 2")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")  # the next space: a single step
    page.wait_for_function("() => document.querySelector('.turn')")
    expect(page.locator(".log")).to_contain_text("L5")


def test_before_the_action_a_space_only_says_how_far_it_is(person: Person, lobby: Lobby) -> None:
    sit(person, lobby, 1, **AT_THE_DOOR)
    person.page.locator("[data-space='2,5']").click(force=True)  # nothing can be chosen there
    expect(person.page.locator(".strip")).to_contain_text("Choose an action first")
    expect(person.page.locator(".strip .btn")).to_have_count(0)


def test_an_attack_says_where_its_damage_comes_from(person: Person, lobby: Lobby) -> None:
    attack(person, lobby)
    expect(person.page.locator(".totals .made").first).to_have_text("dice 5, enhancements +3")


def test_a_walk_is_planned_and_gone_with_the_keyboard(person: Person, lobby: Lobby) -> None:
    sit(person, lobby, 1, **AT_THE_DOOR)
    person.choose("action:run")
    person.ready()
    person.page.wait_for_selector(".reach")
    before = person.at
    person.page.locator("[data-space='2,5']").focus()
    person.page.keyboard.press("Enter")
    person.settle_with_keys(before)
    expect(person.page.locator(".log")).to_contain_text("C5")


def test_a_door_reveals_the_text_of_what_is_behind_it(person: Person, lobby: Lobby) -> None:
    sit(person, lobby, 1, **AT_THE_DOOR)
    page = person.page
    person.choose("action:run")
    person.ready()
    page.locator("[data-object='door:a']").focus()
    door = page.locator("[data-object='door:a'] .hit").bounding_box()
    assert door is not None
    for part in (0.2, 0.8):  # on both sides of the wall it is the door that is touched
        x, y = door["x"] + door["width"] * part, door["y"] + door["height"] * 0.3
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.door') !== null", [x, y])
    before = person.at
    page.mouse.click(x, y)  # first it says what that costs
    expect(page.locator(".strip")).to_contain_text("movement 2")
    assert person.at == before
    page.mouse.click(x, y)
    expect(page.locator(".page")).to_contain_text(HALL)
    expect(page.locator(".page")).not_to_contain_text("Under the trapdoor")
    page.locator(".page .btn.go").click()
    expect(page.locator(".page")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_the_text_of_an_area_does_not_hide_the_area(
    people: People, lobby: Lobby, size: tuple[int, int]
) -> None:
    person = people(size=size, touch=size == PHONE)
    sit(person, lobby, 1, **BEFORE_HASK)
    person.choose("action:run")
    person.ready()
    person.page.locator("[data-object='door:c'].legal").click()
    person.page.locator(".strip .btn.go").click()
    page = person.page.locator(".page")
    expect(page).to_contain_text("Hask")
    for space in ("7,9", "7,13", "8,14"):  # he stands on two of them
        person.page.wait_for_function(
            """(space) => document.querySelector(`[data-space="${space}"]`).getBoundingClientRect().bottom
              < document.querySelector(".page").getBoundingClientRect().top + 1""",
            arg=space,
        )


def test_what_can_be_done_is_in_sight_when_it_is_asked(person: Person, lobby: Lobby) -> None:
    sit(person, lobby, 1, **BEFORE_HASK)
    page = person.page
    sheet = page.locator(".sheets")
    assert sheet.evaluate("(sheet) => (sheet.scrollTop = 9999, sheet.scrollTop)") > 0
    page.keyboard.press("1")  # Run: its button is out of sight
    page.wait_for_selector(".reach")
    assert sheet.evaluate("(sheet) => sheet.scrollTop") == 0


def test_an_item_says_what_it_does_and_is_dropped_last(person: Person, lobby: Lobby) -> None:
    sit(person, lobby, 1, **BEFORE_HASK)
    person.choose("action:run")
    person.ready()
    person.page.locator("[data-object='item:healing-potion']").click()
    menu = person.page.locator("[data-choice]")
    expect(person.page.get_by_text("For 1 movement point, heal 3 wounds.")).to_be_visible()
    expect(menu.first).to_have_attribute("data-choice", "use:healing-potion")
    expect(menu.last).to_have_attribute("data-choice", "drop:healing-potion")


def test_on_a_phone_all_skills_of_a_hero_are_in_sight(people: People, lobby: Lobby) -> None:
    person = people(size=PHONE, touch=True, lang="ru")
    seats = [{"kind": "heuristic"}, {"kind": "human"}, {"kind": "heuristic"}]
    person.sit(lobby.make("descent", seats=seats, seed=5), 1)
    person.ready()
    below = person.page.locator(".exchange li").evaluate_all(
        "(cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom))"
    )
    prompt = person.page.locator(".prompt").bounding_box()
    assert prompt is not None
    assert below <= prompt["y"]


def test_on_a_phone_an_attack_ends_above_the_prompt(people: People, lobby: Lobby) -> None:
    person = people(size=PHONE, touch=True, lang="uk")
    attack(person, lobby)
    ends = "(name) => document.querySelector(name).getBoundingClientRect()"
    assert person.page.evaluate(f"({ends})('.fight').bottom <= ({ends})('.prompt').top + 1")


def test_the_game_goes_on_when_the_page_of_an_area_was_read(people: People, lobby: Lobby) -> None:
    """What follows is shown afterwards, not skipped."""
    person = people(motion="full")
    sit(person, lobby, 1, **AT_THE_DOOR)
    page = person.page
    person.choose("action:run")
    person.ready()
    page.locator("[data-object='door:a']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".strip .btn.go")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".page")).to_contain_text(HALL)
    page.wait_for_timeout(1500)
    expect(page.locator(".page")).to_contain_text(HALL)
    expect(page.get_by_role("button", name="Continue")).to_have_count(1)
    expect(page.locator(".prompt")).not_to_contain_text(HALL)
    monsters = page.locator(".log").get_by_text("appears at")
    expect(monsters).to_have_count(2)  # all of them stand there before the text is read
    page.locator(".page .btn.go").click()
    expect(page.locator(".page")).to_have_count(0)
    person.ready()


def test_the_spaces_beside_an_open_door_can_be_touched(people: People, lobby: Lobby) -> None:
    """Even those of a figure that could close the door."""
    person = people(size=PHONE, touch=True, lang="uk")
    there = {"players": [{"threat": 0}, *PARTY[1:]], "monsters": [{"kind": "beastman", "at": [10, 5]}]}
    sit(person, lobby, 0, **{**LARDER, **there, "turn": "overlord"})
    page = person.page
    person.choose("go-on")
    person.ready()
    page.locator("[data-space='10,5']").tap()
    person.choose("pass")  # no card for the monster
    page.wait_for_selector("[data-object='door:b'].legal")  # it could also close the door
    person.ready()
    before = person.at
    space = page.locator("[data-space='11,5']")
    space.focus()
    space.tap()
    expect(page.locator(".strip")).to_contain_text("L5")  # first it is looked at
    assert person.at == before
    space.tap()
    expect(page.locator("main")).not_to_have_attribute("data-at", str(before))
    expect(page.locator(".log")).to_contain_text("L5")


def test_on_a_phone_the_map_stays_while_what_matters_is_in_sight(people: People, lobby: Lobby) -> None:
    """Else the second tap of a plan would fall on another space."""
    person = people(size=PHONE, touch=True, lang="uk")
    beasts = [{"kind": "beastman", "at": [8, 3]}, {"kind": "beastman", "at": [9, 5]}]
    there = {"players": [{"threat": 0}, *PARTY[1:]], "monsters": beasts}
    sit(person, lobby, 0, **{**LARDER, **there, "turn": "overlord"})
    page = person.page
    person.choose("go-on")
    person.ready()
    start = page.evaluate(BOARD)
    for monster, space in (("8,3", "7,4"), ("9,5", "7,7")):
        page.locator(f"[data-space='{monster}']").tap()
        person.choose("pass")  # no card for the monster
        page.wait_for_selector(".reach")
        person.ready()
        before = person.at
        goal = page.locator(f"[data-space='{space}']")
        goal.tap()
        expect(page.locator(".strip .btn.go")).to_be_visible()
        person.drawn()
        assert all(goal.evaluate(UNCOVERED))  # the plan does not lie over it
        assert page.evaluate(BOARD) == start
        goal.tap()
        expect(page.locator("main")).not_to_have_attribute("data-at", str(before))
        person.ready()
        assert page.evaluate(BOARD) == start
        person.choose("end")


def test_the_plan_of_a_walk_never_lies_over_its_goal(people: People, lobby: Lobby) -> None:
    person = people(size=PHONE, touch=True)
    sit(person, lobby, 1, **LAST_BLOW)
    person.choose("action:run")
    person.ready()
    person.page.wait_for_selector(".reach")
    for space in ("7,10", "9,14", "5,14"):
        goal = person.page.locator(f"[data-space='{space}']")
        before = person.page.evaluate(BOARD)
        goal.tap()
        expect(person.page.locator(".strip .btn.go")).to_be_visible()
        person.drawn()
        assert all(goal.evaluate(UNCOVERED)), space
        assert person.page.evaluate(BOARD) == before


def test_no_tap_falls_between_two_spaces(people: People, lobby: Lobby) -> None:
    """The middle of a large monster is where four spaces meet."""
    person = people(size=PHONE, touch=True)
    sit(person, lobby, 1, **LAST_BLOW)
    between = person.page.evaluate(
        """() => {
          const hask = ["7,13", "8,14"].map((space) =>
            document.querySelector(`[data-space="${space}"]`).getBoundingClientRect());
          return { x: (hask[0].right + hask[1].left) / 2, y: (hask[0].bottom + hask[1].top) / 2 };
        }"""
    )
    person.page.touchscreen.tap(between["x"], between["y"])
    expect(person.page.locator(".strip")).to_contain_text("Hask")


def test_what_gets_the_focus_comes_out_from_under_a_panel(people: People, lobby: Lobby) -> None:
    person = people(size=PHONE, touch=True)
    turn(person, lobby)
    page = person.page
    page.locator(".frame").focus()
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    page.wait_for_function(f"() => ({UNDER_THE_STRIP})() !== undefined")
    space = page.evaluate(UNDER_THE_STRIP)
    page.locator(f"[data-space='{space}']").focus()
    page.wait_for_function(f"() => ({AT_ITS_MIDDLE})(document.activeElement) === document.activeElement")


def test_in_town_the_prompt_says_how_to_return(person: Person, lobby: Lobby) -> None:
    town(person, lobby)
    expect(person.page.locator(".prompt")).to_contain_text("return")
    potions = person.page.locator(".hero [data-object='item:healing-potion']")
    expect(potions).to_have_count(1)


def test_alike_potions_are_one_card_with_their_number(person: Person, lobby: Lobby) -> None:
    heroes = [{"name": "mordrog", "at": [4, 4], "wear": ["sword", "healing-potion", "healing-potion"]}]
    players = [AT_THE_DOOR["players"][0], {"heroes": heroes}, AT_THE_DOOR["players"][2]]
    sit(person, lobby, 1, **{**AT_THE_DOOR, "players": players})
    potions = person.page.locator(".hero [data-object='item:healing-potion']")
    expect(potions).to_have_count(1)
    expect(potions).to_contain_text("×2")


def test_set_up_is_done_by_the_board_alone(person: Person, lobby: Lobby) -> None:
    game = Mirror.new(person, lobby, "descent", 3, 2, 1)
    while game.ask().prompt != "descent-ask-declare":
        game.step()
        assert person.page.locator(LIST).count() == 0
    expect(person.page.locator(".log")).to_contain_text("buys")


def test_a_whole_quest_from_play_now_to_the_verdict(person: Person, lobby: Lobby) -> None:
    seats = [{"kind": "open"}, {"kind": "human"}, {"kind": "open"}]
    person.wish(seats=seats, seed=SHORT_QUEST, settings={}).open()
    with person.page.expect_response(lambda answer: answer.request.method == "POST") as answer:
        person.play_now("descent").click()
    made = answer.value.json()
    for seat in (0, 2):
        made["tokens"][seat] = lobby.claim(made["table"], made["tokens"][seat], f"seat {seat}")
    rules = games.get("descent")
    dealt = rules.new(len(seats), SHORT_QUEST, rules.check_options({}), key=Dice.chosen(SHORT_QUEST).stream())
    session = Session.of(rules, dealt)
    game = Mirror(person, lobby, session, 1, made=made)
    met = set[str]()
    while not game.over:
        ask = game.ask()
        if ask.seat == 1:
            met.add(ask.prompt)
        game.step()
        assert person.page.locator(LIST).count() == 0
        if len(session.record.moves) % 40 == 0:
            assert raw(person.page) + misplaced(person.page) == []
    person.ready()
    assert met >= MOMENTS
    expect(person.page.locator(".ending")).to_contain_text(verdict(game))
    assert raw(person.page) + misplaced(person.page) + axe(person.page) == []


@pytest.mark.parametrize("seat", [0, 1], ids=["overlord", "hero"])
def test_the_end_of_a_quest_is_played_by_the_board_alone(person: Person, lobby: Lobby, seat: int) -> None:
    whole = played("descent", 3, 2)
    game = Mirror(person, lobby, played("descent", 3, 2, len(whole.record.moves) - LAST_MOVES), seat)
    while not game.over:
        game.step()
        assert person.page.locator(LIST).count() == 0
    person.ready()
    expect(person.page.locator(".ending")).to_contain_text(verdict(game))


@pytest.mark.parametrize("size", [(1280, 720), (360, 740)])
def test_what_is_used_only_before_an_action_is_offered_beside_the_actions(
    people: People, lobby: Lobby, size: tuple[int, int]
) -> None:
    person = people(size=size, touch=size[0] < 500)
    mordrog = {"name": "mordrog", "at": [6, 4], "wounds": 14, "wear": ["sword", "crystal-of-tival"]}
    players = [{"threat": 0}, {"heroes": [mordrog]}, {"heroes": [{"name": "lyssa", "at": [0, 5]}]}]
    sit(person, lobby, 1, players=players, turn="mordrog", doors={"a": "open"}, revealed=["S", "1"])
    crystal = person.page.locator(".deeds [data-option='use:crystal-of-tival']")
    expect(crystal).to_contain_text("heal 6 wounds")
    if size[0] > 500:
        expect(crystal).to_be_in_viewport(ratio=1)
    person.choose("use:crystal-of-tival")
    person.ready()
    expect(crystal).to_have_count(0)
