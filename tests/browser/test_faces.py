"""The client's own typefaces: they have every character it shows, and nothing moves when they load."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.conftest import People
from tests.browser.person import Person
from tests.browser.reading import SOURCE

WEB = Path(__file__).parents[2] / "web" / "src"
RUSSIAN = "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
UKRAINIAN = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя’"
MARKS = "«»“”„‘’–—…−×→←↑↓·№°"
SENT = set("👏😄😱🤔🍀💀")  # reactions: sent as these signs, shown as drawings
# What moved after the first word was shown, as the browser itself counts it.
SHIFTS = """() => { window.shifts = []; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.shifts.push(entry.value);
}).observe({ type: "layout-shift", buffered: true }); }"""


def said() -> str:
    """Every sign in the texts of three languages and in the source of the client."""
    files = [*SOURCE.glob("locale/*/*.ftl"), *WEB.rglob("*.svelte"), *WEB.rglob("*.ts"), *WEB.rglob("*.svg")]
    signs = {sign for file in files for sign in file.read_text("utf-8") if sign > " " and sign != "\xa0"}
    letters = RUSSIAN + UKRAINIAN
    return "".join(sorted(signs - SENT | set(letters + letters.upper() + MARKS)))


@pytest.mark.parametrize("voice", ["--ui", "--display"])
@pytest.mark.parametrize("weight", [400, 600, 700])
def test_every_sign_comes_from_a_shipped_face(person: Person, voice: str, weight: int) -> None:
    person.open()
    show = """([signs, voice, weight]) => { const node = document.createElement("p"); node.id = "signs";
      node.style = `font: ${weight} 20px var(${voice})`; node.textContent = signs; document.body.append(node);
      node.getBoundingClientRect(); return document.fonts.ready.then(() => undefined); }"""
    person.page.evaluate(show, [said(), voice, weight])
    person.drawn()
    session = person.context.new_cdp_session(person.page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "#signs"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    assert sum(font["glyphCount"] for font in fonts) >= len(said())
    assert [font for font in fonts if not font["isCustomFont"]] == []


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_nothing_moves_when_the_faces_come(people: People, lang: str) -> None:
    person = people(lang=lang)
    person.context.add_init_script(f"({SHIFTS})()")
    person.open("/rules/one-card")
    person.page.wait_for_selector("main li")
    person.drawn()
    assert person.page.evaluate("""document.fonts.check("600 1em 'Undercroft Display'", "a")""")
    assert sum(person.page.evaluate("window.shifts")) < 0.02


def test_a_face_that_does_not_come_keeps_nobody_waiting(people: People) -> None:
    person = people()
    person.expect("woff2", "ERR_FAILED")
    person.context.route(re.compile(r"\.woff2$"), lambda route: route.abort())
    person.open()
    person.page.wait_for_selector("article .btn:enabled")
