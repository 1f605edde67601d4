"""What a space is made of, and pits: which spaces are one pit, and what is seen from inside."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.floor.plan import Plan

GROUNDS: Final = ("floor", "pit", "water", "rubble")
FLOOR: Final = 0
PIT: Final = 1
WATER: Final = 2  # stops movement, not sight (J-268)
RUBBLE: Final = 3  # stops both (J-267)

Ground = tuple[int, ...]  # by space


def pit_around(plan: Plan, ground: Ground, space: int) -> list[int]:
    """The spaces of the pit that a space belongs to: those that touch are one pit (J-426)."""
    found = [space]
    for each in found:
        found.extend([at for at in plan.touching[each] if ground[at] == PIT and at not in found])
    return found


def seen_from_pit(pit: list[int], near: list[tuple[int, ...]], beyond: bool) -> set[int]:
    """What can be seen from inside a pit: the pit and, if `beyond`, what is adjacent (J-265, J-427)."""
    seen = set(pit)
    if beyond:
        for space in pit:
            seen.update(near[space])
    return seen


def is_in_pit(spaces: tuple[int, ...], ground: Ground) -> bool:
    """Whether a figure on these spaces has fallen: all of them must be pit (J-223)."""
    for space in spaces:
        if ground[space] != PIT:
            return False
    return True
