"""Whether a body can pass to the next place: walls and doors, straight and around corners."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.descent.floor.plan import NO_SPACE, Plan

WALL: Final = -1  # in place of a set of doors: no way at all


class Passage(Value):
    """The doors that must be open to pass: all of `doors`, and all of `one` or all of `other`."""

    def __init__(self, doors: int, one: int = 0, other: int = 0) -> None:
        self.doors = doors
        self.one = one
        self.other = other

    def is_open(self, closed: int) -> bool:
        """Whether there is a way while these doors are closed."""
        return not closed & self.doors and (not closed & self.one or not closed & self.other)


def doors_inside(plan: Plan, body: list[int]) -> int:
    """The doors that a body stands across."""
    doors = 0
    for a in body:
        x, y = plan.xs[a], plan.ys[a]
        if plan.at(x + 1, y) in body:
            doors |= plan.east[a]
        if plan.at(x, y + 1) in body:
            doors |= plan.south[a]
    return doors


def moved(plan: Plan, body: list[int], dx: int, dy: int) -> list[int]:
    """The spaces of a body after a move; empty if part of it would be off the floor."""
    found = [plan.at(plan.xs[space] + dx, plan.ys[space] + dy) for space in body]
    return [] if NO_SPACE in found else found


def slide(plan: Plan, body: list[int], dx: int, dy: int) -> int:
    """The doors that a body crosses, or ends up across, when it moves over its sides; WALL if it cannot."""
    after = moved(plan, body, dx, dy)
    if not after:
        return WALL
    doors = doors_inside(plan, after)
    for here, there in zip(body, after, strict=True):
        doors |= plan.door_between(here, there)
    return doors


def round_corner(plan: Plan, body: list[int], first: tuple[int, int], second: tuple[int, int]) -> int:
    """The doors crossed by a body that makes two moves over its sides; WALL if it cannot."""
    start = slide(plan, body, first[0], first[1])
    if start == WALL:
        return WALL
    end = slide(plan, moved(plan, body, first[0], first[1]), second[0], second[1])
    return WALL if end == WALL else start | end


def passage(plan: Plan, body: list[int], dx: int, dy: int, strict: bool) -> Passage | None:
    """The passage of a body by one space in any of eight directions; None if walls close it.

    A diagonal is closed only if both ways around the corner are (J-077); if `strict`, one is enough.
    Figures and obstacles at the corner do not matter (J-076).
    """
    if not (dx and dy):
        doors = slide(plan, body, dx, dy)
        return None if doors == WALL else Passage(doors)
    if not moved(plan, body, dx, dy):
        return None
    one = round_corner(plan, body, (dx, 0), (0, dy))
    other = round_corner(plan, body, (0, dy), (dx, 0))
    if strict:
        return None if one == WALL or other == WALL else Passage(one | other)
    if one == WALL and other == WALL:
        return None
    if one == WALL or other == WALL:
        return Passage(max(one, other))
    return Passage(one & other, one & ~other, other & ~one)
