"""Boards under wheel, mouse, keys and fingers: zooming, dragging, resetting; things still work."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BOARDS, Board
from tests.browser.conftest import People
from tests.browser.fingers import Fingers, Point, middle
from tests.browser.person import Person
from tests.browser.reading import axe
from tests.browser.screens import staged, table
from tests.server.party import finished
from undercroft.client import Lobby

PHONE: dict[str, Any] = {"size": (360, 740), "touch": True}
# How many locations are not fully in sight.
OUTSIDE = """() => {
  const box = (each) => each.getBoundingClientRect();
  const frame = box(document.querySelector("[data-pans]"));
  const across = (at) => at.left < frame.left || at.right > frame.right;
  const cut = (at) => across(at) || at.top < frame.top || at.bottom > frame.bottom;
  return [...document.querySelectorAll("[data-object^='location:']")].filter((each) => cut(box(each))).length;
}"""
boards = pytest.mark.parametrize("game", BOARDS)


def near(point: Point, other: Point, within: float = 3) -> bool:
    return abs(point[0] - other[0]) <= within and abs(point[1] - other[1]) <= within


@boards
def test_two_fingers_zoom_around_their_middle_and_carry_the_board(
    people: People, lobby: Lobby, game: str
) -> None:
    board = Board(people(**PHONE), lobby, game)
    board.begin_whole()
    fingers, offered, place = Fingers(board.person), board.person.choices(), middle(board.thing)
    fingers.pinch(place, 60, 108)
    board.larger(1.7)
    assert board.wide() < board.width * 1.9
    assert near(middle(board.thing), place)
    fingers.pinch(place, 100, 100, by=(-24, 18), milliseconds=700)  # longer than a long press
    board.rest()
    assert near(middle(board.thing), (place[0] - 24, place[1] + 18))
    assert board.person.choices() == offered, "nothing was chosen"
    expect(board.page.locator(".pop")).to_have_count(0)
    board.fit.tap()
    board.whole()
    assert near(middle(board.thing), place)


@boards
def test_a_finger_drags_a_board_that_is_zoomed_and_touches_nothing(
    people: People, lobby: Lobby, game: str
) -> None:
    board = Board(people(**PHONE), lobby, game)
    fingers, offered = Fingers(board.person), board.person.choices()
    fingers.pinch(middle(board.thing), 60, 110)
    board.larger(1.7)
    place = middle(board.thing)
    fingers.swipe(place, (-30, -22), milliseconds=700)  # longer than a long press
    board.rest()
    moved = middle(board.thing)
    assert place[0] - 32 <= moved[0] <= place[0] - 20  # the first pixels are no drag yet
    assert place[1] - 24 <= moved[1] <= place[1] - 12
    assert board.person.choices() == offered
    expect(board.page.locator(".pop")).to_have_count(0)


@pytest.mark.parametrize("game", ["one-card", "raiders"])
def test_the_page_scrolls_under_a_finger_on_a_board_that_is_whole(
    people: People, lobby: Lobby, game: str
) -> None:
    board = Board(people(**PHONE), lobby, game)
    place = middle(board.thing)
    Fingers(board.person).swipe(place, (0, -60))
    board.page.wait_for_function("() => scrollY > 20")
    assert board.wide() == board.width
    expect(board.fit).to_have_count(0)


def test_a_square_is_tapped_on_a_zoomed_card(people: People, lobby: Lobby) -> None:
    board = Board(people(**PHONE), lobby, "one-card")
    fingers, before = Fingers(board.person), board.person.at
    fingers.pinch(middle(board.thing), 60, 110)
    board.larger(1.7)
    place = middle(board.thing)
    fingers.press(board.page.locator("[data-square=c2].legal"))
    expect(board.page.locator("main")).not_to_have_attribute("data-at", str(before))
    assert near(middle(board.thing), place), "a tap does not move the card"


def test_a_room_is_tapped_in_a_zoomed_corridor(people: People, lobby: Lobby) -> None:
    board = Board(people(**PHONE), lobby, "raiders")
    fingers = Fingers(board.person)
    fingers.pinch(middle(board.thing), 60, 110)
    board.larger(1.7)
    fingers.press(board.thing)
    expect(board.page.locator(".pop.why")).to_contain_text("Rule R-")


def test_a_location_is_tapped_on_a_zoomed_map(people: People, lobby: Lobby) -> None:
    board = Board(people(**PHONE), lobby, "dungeoneer")
    fingers = Fingers(board.person)
    fingers.pinch(middle(board.thing), 60, 90)
    board.larger(1.3)
    fingers.press(board.page.locator("[data-object='location:crossing']"))
    expect(board.page.get_by_role("dialog", name="Crossing")).to_be_visible()


@boards
def test_wheel_and_mouse_zoom_and_drag_and_a_drag_is_no_click(
    person: Person, lobby: Lobby, game: str
) -> None:
    board = Board(person, lobby, game)
    offered, mouse = person.choices(), person.page.mouse
    board.enlarge()
    x, y = place = middle(board.thing)
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 40, y - 30, steps=5)
    mouse.up()
    board.rest()
    moved = middle(board.thing)
    assert place[0] - 41 <= moved[0] <= place[0] - 30
    assert place[1] - 31 <= moved[1] <= place[1] - 20
    expect(board.page.locator(".pop")).to_have_count(0)
    assert person.choices() == offered
    board.fit.click()
    board.whole()


@boards
def test_keys_zoom_move_and_fit_a_board(person: Person, lobby: Lobby, game: str) -> None:
    board = Board(person, lobby, game)
    keys = person.page.keyboard
    keys.press("+")
    keys.press("+")
    board.larger(1.6)
    keys.press("Escape")
    board.frame.focus()
    x, _ = middle(board.thing)
    keys.press("ArrowRight")
    board.page.wait_for_function(
        "([thing, x]) => thing.getBoundingClientRect().x + thing.getBoundingClientRect().width / 2 < x - 40",
        arg=[board.thing.element_handle(), x],
    )
    for _ in range(4):
        keys.press("-")
    if game == "dungeoneer":
        keys.press("0")
    board.whole()


def test_the_button_shows_every_location_however_small(people: People, lobby: Lobby) -> None:
    board = Board(people(size=(360, 480)), lobby, "dungeoneer")
    assert board.page.evaluate(OUTSIDE) > 0, "by itself the map does not get too small"
    board.fit.click()
    board.page.wait_for_function(f"() => ({OUTSIDE})() === 0")
    for _ in range(4):
        board.page.keyboard.press("+")
    board.page.wait_for_function(f"() => ({OUTSIDE})() > 0")
    board.page.keyboard.press("0")
    board.page.wait_for_function(f"() => ({OUTSIDE})() === 0")


def test_0_shows_the_whole_card_unless_it_ends_the_turn(person: Person, lobby: Lobby) -> None:
    table("one-card")(person, lobby)  # the dice are to be laid: nothing has the digit 0
    board = person.page.locator("[data-pans]")
    before = person.at
    person.page.keyboard.press("+")
    expect(board).to_have_attribute("role", "group")
    person.page.keyboard.press("0")
    expect(board).not_to_have_attribute("role", "group")
    assert person.at == before
    staged("level-5-hero-phase", "one-card")(person, lobby)
    person.ready()
    person.page.keyboard.press("+")
    before = person.at
    person.page.keyboard.press("0")
    expect(person.page.locator("main")).not_to_have_attribute("data-at", str(before))


def test_a_finger_closes_the_menu_and_does_nothing_else(people: People, lobby: Lobby) -> None:
    board = Board(people(**PHONE), lobby, "one-card")
    button, offered = board.person.button("Menu"), board.person.choices()
    menu = board.page.get_by_role("menu")
    button.tap()
    expect(menu).to_be_visible()
    button.tap()
    expect(menu).to_have_count(0)
    button.tap()
    expect(menu).to_be_visible()
    Fingers(board.person).press(middle(board.page.locator("[data-square=a1]")))
    expect(menu).to_have_count(0)
    expect(board.page.locator(".pop")).to_have_count(0)
    assert board.person.choices() == offered


def test_the_menu_zooms_for_those_who_have_one_finger(people: People, lobby: Lobby) -> None:
    board = Board(people(**PHONE), lobby, "one-card")
    board.person.menu("Zoom in")
    board.larger(1.6)
    assert axe(board.page) == []
    board.page.get_by_role("button", name="Zoom out").tap()
    board.page.get_by_role("button", name="Zoom out").tap()
    board.whole()


def test_an_answer_stays_at_its_square_when_the_card_is_dragged(person: Person, lobby: Lobby) -> None:
    board = Board(person, lobby, "one-card")
    board.page.keyboard.press("+")
    board.larger(1.2)
    wall = board.page.locator("[data-square=b2]")
    board.page.mouse.click(*middle(wall))
    answer = board.page.locator(".pop.why")
    expect(answer.locator(".rule")).to_have_text(re.compile(r"\. Rule O-"))
    board.rest()
    (x, y), (left, top) = middle(answer), middle(wall)
    mouse = board.page.mouse
    mouse.move(left + 90, top)
    mouse.down()
    mouse.move(left + 120, top + 20, steps=5)
    mouse.up()
    board.rest()
    by = middle(wall)[0] - left, middle(wall)[1] - top
    assert by[0] > 20
    assert near(middle(answer), (x + by[0], y + by[1]))
    board.page.mouse.click(*middle(board.page.locator("[data-square=a3]")))
    expect(answer).to_have_count(0)


def test_a_planned_walk_stays_at_its_square(person: Person, lobby: Lobby) -> None:
    board = Board(person, lobby, "one-card")
    board.enlarge()
    square = board.page.locator("[data-square=a3]")
    square.focus()  # brings it into sight
    board.rest()
    square.click()
    tip = board.page.get_by_role("dialog", name=re.compile("a3"))
    expect(tip).to_be_visible()
    before = middle(square)
    board.page.mouse.wheel(0, 120)
    board.rest()
    assert not near(before, middle(square), 10)
    slab, cell = tip.bounding_box(), square.bounding_box()
    assert slab is not None
    assert cell is not None
    above, below = cell["y"] - slab["y"] - slab["height"], slab["y"] - cell["y"] - cell["height"]
    assert 0 <= max(above, below) < 12
    tip.get_by_role("button", name="Walk").click()
    expect(board.page.locator(".log")).to_contain_text("a3")


def test_a_new_level_is_shown_whole(person: Person, lobby: Lobby) -> None:
    staged("reward", "one-card")(person, lobby)
    person.ready()
    frame = person.page.locator("[data-pans]")
    person.page.keyboard.press("+")
    expect(frame).to_have_attribute("role", "group")
    person.choose("health" if "health" in person.choices() else person.choices()[0])
    expect(frame).not_to_have_attribute("role", "group")


def test_the_next_room_comes_into_sight_in_a_zoomed_corridor(person: Person, lobby: Lobby) -> None:
    board = Board(person, lobby, "raiders")
    for _ in range(2):
        board.enlarge()
    width = board.wide()
    person.choose("power:2")
    person.ready()
    expect(board.page.locator(".room.gone")).to_have_count(1)
    board.rest()
    frame, room = board.frame.bounding_box(), board.thing.bounding_box()
    assert frame is not None
    assert room is not None
    assert room["x"] + room["width"] / 2 < frame["x"] + frame["width"]
    assert abs(room["width"] - width) < width / 4, "it stays as large as it was"


def test_steps_add_up_while_a_board_still_glides(people: People, lobby: Lobby) -> None:
    board = Board(people(motion="full"), lobby, "one-card")
    for _ in range(3):
        board.page.keyboard.press("+")
    board.larger(1.3**3 - 0.01)
    assert abs(board.wide() / board.width - 1.3**3) < 0.02
    board.page.get_by_role("button", name="Show everything").click()
    board.whole()


def test_the_board_of_a_replay_is_zoomed_and_the_arrows_still_scrub(people: People, lobby: Lobby) -> None:
    with finished(lobby.url, "torches") as party:
        page = people().open(f"/replay/{party.id}").page
        main, frame = page.locator("main[data-at]"), page.locator("[data-pans]")
        page.keyboard.press("+")
        expect(frame).to_have_attribute("role", "group")
        page.keyboard.press("ArrowRight")
        expect(main).to_have_attribute("data-at", "1")
        frame.focus()
        page.keyboard.press("ArrowRight")  # moves the board
        page.keyboard.press("0")
        expect(frame).not_to_have_attribute("role", "group")
        expect(main).to_have_attribute("data-at", "1")


def test_the_face_of_a_location_stays_beside_it_on_a_map_that_is_zoomed(person: Person, lobby: Lobby) -> None:
    board = Board(person, lobby, "dungeoneer")
    board.page.mouse.move(*middle(board.thing))
    face = board.page.locator(".peek")
    expect(face).to_be_visible()
    board.page.mouse.wheel(0, 300)
    board.rest()
    shown, thing = face.bounding_box(), board.thing.bounding_box()
    assert shown is not None
    assert thing is not None
    assert 0 <= thing["y"] - shown["y"] - shown["height"] < 16, "it stands on the location"
