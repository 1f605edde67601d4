"""Somebody at a browser: opens pages, clicks what glows, and remembers everything that went wrong."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    Route,
    TimeoutError,
    WebSocket,
)

ARTIFACTS = Path(__file__).parents[2] / ".artifacts"
SHOTS = os.environ.get("UNDERCROFT_SHOTS", "")  # "some" or "all": pictures cost more than what is tested
WAIT = 60_000  # ms for anything that should happen at once; the machine may be busy
SOON = 5000  # ms after which we check whether it can still happen
MOST_CHOICES = 1000
# What can be chosen with the mouse now, in the words of the client: what glows, and the buttons of options.
CHOICES = "main [data-object].legal, main [data-option]:enabled"
# Where one can only walk on: the outline of a walk, dotted where it costs fatigue.
WALKS = "main .reach, main .tired"
# Where a first click only plans: what carries the plan out.
PLANNED = ".strip .btn.go"
# What turns a page of the story over.
STORY = ".page .btn.go"
# The table waits only for the person at this browser, or is over.
READY = f"""() => {{
  const main = document.querySelector("main[data-at]");
  if (document.querySelector(".curtain")) return true;
  if (!main || main.ariaBusy === "true" || main.classList.contains("dim-room")) return false;
  return Boolean(main.querySelector(".over, .doubt") || document.querySelector('{CHOICES}, {WALKS}'));
}}"""
# The page shows what it has to show, or why not.
SHOWN = """() => !document.querySelector(".state.loading") &&
  document.querySelector("main, .claim, .curtain, .state.error, .state.missing, .state.empty")"""
DRAWN = """() => document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
# What a browser keeps from an earlier visit; what is changed in the test stays changed.
KEEP = """([key, value]) => {
  if (!location.origin.startsWith("http") || localStorage["kept " + key + Object.keys(value)]) return;
  localStorage["kept " + key + Object.keys(value)] = "yes";
  const old = JSON.parse(localStorage[key] ?? "{}");
  localStorage[key] = JSON.stringify({ ...old, ...value });
}"""


def refs(messages: list[str]) -> set[Any]:
    """The numbers that match wishes and answers."""
    return {json.loads(message).get("ref") for message in messages}


# Tests of the rules need every pause; people who play are only asked where it matters.
KNOWN = {"lang": "en", "theme": "dark", "motion": "none", "stops": {"everything": True}}


class Person:
    """A browser profile with one page, and the errors it has seen."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: tuple[int, int] = (1280, 800),
        touch: bool = False,
        scale: float = 1,
        **settings: Any,
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            device_scale_factor=scale,
            locale="en-GB",
            permissions=["clipboard-read", "clipboard-write"],
        )
        self.context.set_default_timeout(WAIT)
        self.keep("undercroft-settings", {**KNOWN, **settings})
        self.said: list[str] = []
        self.allowed: list[str] = []
        self.leaving = False
        self.frames: list[str] = []  # every message that any socket of this browser has received
        self.wishes: list[str] = []  # and has sent
        self.page = self.new_page()
        self.rng = random.Random(1)

    def new_page(self) -> Page:
        """A page whose errors are recorded."""
        page = self.context.new_page()
        page.on("console", self.read)
        page.on("pageerror", lambda error: self.hear(f"{error}\n{error.stack}"))
        page.on("requestfailed", self.miss)
        page.on("websocket", self.listen)
        return page

    def keep(self, key: str, value: dict[str, Any]) -> None:
        """Something this browser remembers from earlier."""
        self.context.add_init_script(f"({KEEP})({json.dumps([key, value])})")

    def read(self, message: ConsoleMessage) -> None:
        """A line on the browser's console; a breach of the Content-Security-Policy is one, too."""
        if message.type in ("error", "warning"):
            self.hear(message.text)

    def miss(self, request: Request) -> None:
        """A request failed. The browser also cancels requests when a page is left."""
        if not (self.leaving and request.failure == "net::ERR_ABORTED"):
            self.hear(f"failed: {request.url} {request.failure}")

    def hear(self, complaint: str) -> None:
        """Something went wrong."""
        self.said.append(complaint)

    def listen(self, socket: WebSocket) -> None:
        """Keep what a socket receives and sends."""
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.wishes.append(str(frame)))

    def expect(self, *patterns: str) -> None:
        """Declare errors that belong to the test."""
        self.allowed += patterns

    def complaints(self) -> list[str]:
        """The unexpected errors."""
        return [said for said in self.said if not any(re.search(each, said) for each in self.allowed)]

    def photograph(self, name: str) -> None:
        """A picture of the page among the artifacts of the tests."""
        file = ARTIFACTS / (re.sub(r"[^\w/.-]+", "-", name) + ".png")
        with contextlib.suppress(Error):  # a page that is gone cannot be shown
            self.page.screenshot(path=file)

    def shoot(self, name: str) -> None:
        """A picture of a screen, for people to look at."""
        if SHOTS:
            self.photograph(f"shots/{name}")

    def leave(self) -> None:
        """Close the browser profile."""
        self.context.close()

    # -- pages ------------------------------------------------------------------------------------

    def open(self, address: str = "/") -> Person:
        """Go to a page of the server, or to a link, and wait until it shows something."""
        self.leaving = True
        self.page.goto(address if address.startswith("http") else self.url + address)
        self.leaving = False
        self.page.wait_for_function(SHOWN)
        return self

    def reload(self) -> None:
        """Reload the page."""
        self.leaving = True
        self.page.reload()
        self.leaving = False

    def wish(self, **entries: Any) -> Person:
        """Add this to every request for a new table: a seed, for example, so that the test is repeatable."""

        def asked(route: Route) -> None:
            if route.request.method == "POST":
                route.continue_(
                    post_data=json.dumps({**json.loads(route.request.post_data or "{}"), **entries})
                )
            else:
                route.continue_()

        self.page.route("**/api/tables", asked)
        return self

    def sit(self, made: dict[str, Any], *seats: int) -> Person:
        """Open a table at which this browser has these seats (none: as a spectator)."""
        here = {str(seat): made["tokens"][seat] for seat in seats}
        if here:
            self.keep("undercroft-seats", {made["table"]: {"here": here, "invites": {}}})
        self.open(f"/t/{made['table']}")
        self.page.wait_for_selector("main[data-at], .curtain")
        return self

    def play_now(self, game: str) -> Locator:
        """The button on a game's card in the lobby; of a game with several boxes, on the first card."""
        card = self.page.locator(
            "article", has=self.page.locator(f"a[href='/rules/{game}'], a[href='/how/{game}']")
        )
        return card.get_by_role("button", name="Play now").first

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def menu(self, item: str) -> None:
        """Choose from the table's menu."""
        self.button("Menu").click()
        self.page.get_by_role("menuitem", name=item).click()

    def speak(self, lang: str) -> None:
        """Switch the language wherever the page offers it: in the bar, or in the table's menu."""
        bar = self.page.locator(".lang select")
        if bar.count() and bar.is_visible():
            bar.select_option(lang, force=True)  # a window may lie over it
        else:
            self.page.locator(".bar [aria-haspopup=menu]").last.click()
            self.page.locator("[role=menuitem]", has=self.page.locator("use[href$='#theme']")).click()
            self.page.locator(f"dialog button[lang={lang}]").click()
            self.page.keyboard.press("Escape")
        self.page.wait_for_selector(f"html[lang={lang}]")

    def resize(self, width: int, height: int) -> None:
        """Change the size of the screen and wait until the page has settled."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.drawn()

    def drawn(self) -> None:
        """Wait until the page is drawn, with its fonts."""
        self.page.evaluate(DRAWN)

    def light(self, theme: str) -> None:
        """Show the page in the other theme."""
        self.page.evaluate("(theme) => (document.documentElement.dataset.theme = theme)", theme)

    # -- play -------------------------------------------------------------------------------------

    def ready(self) -> None:
        """Wait until there is something to do here, or the game is over."""
        shown = f"() => ({READY})() || document.querySelector('{STORY}') !== null"
        self.page.wait_for_function(shown)
        while not self.to_choose:  # there is something to read before the game goes on
            self.page.locator(STORY).click()
            self.page.wait_for_function(shown)

    def told(self) -> None:
        """Wait until this browser's only table shows the answers to everything it has asked the server."""
        self.page.wait_for_load_state("networkidle")
        until = time.monotonic() + WAIT / 1000
        while refs(self.wishes) - refs(self.frames):
            assert time.monotonic() < until, "the server does not answer"
            self.page.wait_for_timeout(20)
        self.drawn()

    @property
    def at(self) -> int:
        """The number of the position on the screen."""
        return int(self.page.locator("main[data-at]").get_attribute("data-at") or -1)

    @property
    def over(self) -> bool:
        """Whether the game on the screen is over."""
        return self.page.locator("main .over").count() > 0

    @property
    def to_choose(self) -> bool:
        """Whether the table waits for this person, or is over; a glow may be about to end."""
        return bool(self.page.evaluate(f"({READY})()"))

    def choose(self, option: str) -> None:
        """Choose this option by its button or, if the board shows it, by its glowing object."""
        before = self.at
        things = [
            f'[data-option="{option}"]',
            f'[data-object="{option}"].legal',
            f'[data-object="card:{option}"].legal',
        ]
        self.page.locator(", ".join(f"main {thing}" for thing in things)).first.click()
        self.follow(before)

    def choices(self) -> list[str]:
        """The options and glowing objects on the screen."""
        found: list[str] = self.page.evaluate(
            "(css) => [...document.querySelectorAll(css)].map((e) => e.dataset.option ?? e.dataset.object)",
            CHOICES,
        )
        return found

    def step(self) -> bool:
        """Click anything that glows; False when the game is over."""
        self.ready()
        page = self.page
        if page.locator(".curtain").count():
            page.locator(".curtain .btn.go").click()
        elif page.locator(".prompt .doubt").count():
            page.locator(".prompt .doubt ~ .btn:last-child").click()
        elif self.over:
            return False
        else:
            before, keys = self.at, self.choices()
            key = keys[self.rng.randrange(len(keys))] if keys else ""
            named = f'[data-option="{key}"], [data-object="{key}"].legal'
            thing = page.locator(named).filter(visible=True).first
            until = time.monotonic() + WAIT / 1000
            while key in self.choices():  # otherwise others were faster
                try:
                    self.click(thing)
                except TimeoutError:
                    assert time.monotonic() < until, f"{key} cannot be clicked"
                else:
                    self.follow(before)
                    break
        return True

    def click(self, thing: Locator) -> None:
        """Click something that can be chosen, unless it disappears first."""
        if thing.evaluate("(node) => Boolean(node.closest('.frame'))", timeout=SOON):
            thing.focus(timeout=SOON)  # a map brings into sight what gets the focus
            thing.click(timeout=SOON, position={"x": 9, "y": 9})  # somebody may stand in the middle
        else:
            thing.click(timeout=SOON)

    def follow(self, before: int) -> None:
        """After a click: answer a menu at the object; then the table has moved on, or asks again."""
        page = self.page
        asks = f".pop button[data-rove], {PLANNED}, .prompt .doubt, .curtain"
        moved = f"""() => document.querySelector("{asks}")
          || document.querySelector("main[data-at]")?.dataset.at !== "{before}" """
        page.wait_for_function(moved)
        items = page.locator(".pop button[data-rove]")
        if count := items.count():
            items.nth(self.rng.randrange(count)).click()
            page.wait_for_function(moved.replace(".pop button[data-rove], ", ""))
        elif page.locator(PLANNED).count():
            page.locator(PLANNED).click()
            page.wait_for_function(moved.replace(f"{PLANNED}, ", ""))

    def settle_with_keys(self, before: int) -> None:
        """After a choice by the keyboard: answer what is asked back, until the table has moved on."""
        page = self.page
        moved = f"document.querySelector('main[data-at]')?.dataset.at !== '{before}'"
        asked = f".pop button[data-rove], .prompt .doubt, {PLANNED}"
        for _ in range(3):
            page.wait_for_function(f"() => document.querySelector('{asked}') || {moved}")
            if page.evaluate(moved):
                return
            if page.locator(".pop button[data-rove]").count():
                page.keyboard.press("Enter")  # the menu has the focus
                page.wait_for_function(f"() => !document.querySelector('.pop') || {moved}")
            elif page.locator(PLANNED).count():
                page.locator(PLANNED).focus()
                page.keyboard.press("Enter")
                page.wait_for_function(f"() => !document.querySelector('{PLANNED}') || {moved}")
            else:
                page.locator(".prompt .doubt ~ .btn:last-child").focus()
                page.keyboard.press("Enter")
                page.wait_for_function(f"() => !document.querySelector('.prompt .doubt') || {moved}")

    def play(self, choices: int = MOST_CHOICES) -> int:
        """Make some choices, or play to the end; returns how many were made."""
        for made in range(choices):
            if not self.step():
                return made
        return choices

    def finish(self) -> None:
        """Play until the game is over."""
        self.play()
        assert self.over, f"not over after {MOST_CHOICES} choices"
