"""The boards that can be zoomed, each with a thing on it by which the zoom is measured."""

from __future__ import annotations

from tests.browser.fingers import middle
from tests.browser.person import DRAWN, Person
from tests.browser.screens import Opener, staged, table
from undercroft.client import Lobby

# Every board with a thing in it, and how to open it.
BOARDS: dict[str, tuple[Opener, str]] = {
    "one-card": (staged("level-5-hero-phase", "one-card"), "[data-square=c3]"),
    "raiders": (table("raiders"), "[data-room=now]"),
    "dungeoneer": (staged("moving-walls", "dungeoneer"), "[data-object='location:gearworks']"),
}
# What a hint of a guided game covers of the things that are meant.
COVERED = """(css) => {
  const hint = document.querySelector("section.hint").getBoundingClientRect();
  return [...document.querySelectorAll(css)].filter((thing) => {
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    return left < hint.right && hint.left < right && top < hint.bottom && hint.top < bottom;
  }).map((thing) => thing.ariaLabel ?? thing.textContent);
}"""
RESTS = "() => getComputedStyle(document.querySelector('[data-pans] > *')).willChange === 'auto'"
# Whether a thing is on top at its middle and at each of its corners.
UNCOVERED = """(thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const points = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]];
  const seen = ([x, y]) => thing.contains(document.elementFromPoint(x, y));
  return [[(left + right) / 2, (top + bottom) / 2], ...points].map(seen);
}"""


class Board:
    """A game's board on somebody's screen."""

    def __init__(self, person: Person, lobby: Lobby, game: str) -> None:
        opener, self.css = BOARDS[game]
        opener(person, lobby)
        person.ready()
        person.told()  # fonts and words that come late may change the size of the board
        self.person, self.page = person, person.page
        self.frame = self.page.locator("[data-pans]")
        self.thing = self.page.locator(self.css)
        self.fit = self.page.get_by_role("button", name="Show everything")
        self.rest()
        self.width = self.wide()

    def rest(self) -> None:
        """Wait until its drawing is final."""
        self.page.wait_for_function(RESTS)
        self.page.evaluate(DRAWN)

    def wide(self) -> float:
        """How wide the thing is on the screen, at rest."""
        self.rest()
        return float(self.thing.evaluate("(thing) => thing.getBoundingClientRect().width"))

    def begin_whole(self) -> None:
        """On a small screen a map begins at its hero: show all of it."""
        if self.fit.is_visible():
            self.fit.click()
            self.width = self.wide()

    def enlarge(self) -> None:
        """Zoom in where the thing is, with the wheel."""
        self.page.mouse.move(*middle(self.thing))
        self.page.mouse.wheel(0, -350)
        self.larger(1.6)

    def larger(self, by: float) -> None:
        """Wait until the thing is larger than it was at first, at least by this factor."""
        self.page.wait_for_function(
            "([thing, width]) => document.querySelector(thing).getBoundingClientRect().width > width",
            arg=[self.css, self.width * by],
        )
        self.rest()

    def whole(self) -> None:
        """Wait until the thing is as large as at first."""
        self.page.wait_for_function(
            "([thing, width]) =>"
            " Math.abs(document.querySelector(thing).getBoundingClientRect().width - width) < 1",
            arg=[self.css, self.width],
        )
        self.rest()
