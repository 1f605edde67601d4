"""Fingers on a touch screen: real touches, so that the browser itself decides what they mean."""

from __future__ import annotations

from playwright.sync_api import Locator

from tests.browser.person import Person

Point = tuple[float, float]
STEPS = 8


class Fingers:
    """The fingers of somebody whose screen can be touched."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.session = person.context.new_cdp_session(person.page)

    def touch(self, kind: str, *points: Point) -> None:
        """Tell the browser where the fingers are now."""
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def press(self, what: Locator | Point, milliseconds: int = 0) -> None:
        """Touch something, briefly or for a while."""
        self.touch("touchStart", what if isinstance(what, tuple) else middle(what))
        self.page.wait_for_timeout(milliseconds)
        self.touch("touchEnd")

    def swipe(self, start: Point, by: Point, milliseconds: int = 0) -> None:
        """Draw one finger over the screen, and let it rest at the end."""
        self.touch("touchStart", start)
        for part in parts():
            self.touch("touchMove", (start[0] + by[0] * part, start[1] + by[1] * part))
        self.page.wait_for_timeout(milliseconds)
        self.touch("touchEnd")

    def pinch(self, at: Point, apart: float, to: float, by: Point = (0, 0), milliseconds: int = 0) -> None:
        """Move two fingers around a point from one distance to another, while their middle moves as well."""

        def places(part: float) -> tuple[Point, Point]:
            x, y = at[0] + by[0] * part, at[1] + by[1] * part
            half = (apart + (to - apart) * part) / 2
            return (x - half, y), (x + half, y)

        first, second = places(0)
        self.touch("touchStart", first)
        self.touch("touchStart", first, second)
        for part in parts():
            self.touch("touchMove", *places(part))
        self.page.wait_for_timeout(milliseconds)
        self.touch("touchEnd", second)
        self.touch("touchEnd")


def parts() -> list[float]:
    """The path of a finger in even steps, as fractions."""
    return [step / STEPS for step in range(1, STEPS + 1)]


def middle(what: Locator) -> Point:
    """The middle of a thing on the screen."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
