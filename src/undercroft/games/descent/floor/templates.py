"""Which spaces an area attack covers: blast, breath, and what is in melee reach."""

from __future__ import annotations

from undercroft.games.descent.floor.bases import SIDES
from undercroft.games.descent.floor.floor import Floor
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.floor.terrain import Ground


def blast(floor: Floor, target: int, rank: int, closed: int, ground: Ground) -> list[int]:
    """The spaces of a blast: within its rank of the target, with an unstopped line to it (J-314)."""
    plan = floor.plan
    x, y = plan.xs[target], plan.ys[target]
    found: list[int] = []
    for row in range(y - rank, y + rank + 1):
        for column in range(x - rank, x + rank + 1):
            space = plan.at(column, row)
            if space != NO_SPACE and floor.lines.is_unstopped(target, space, closed, ground):
                found.append(space)
    return found


def breath(floor: Floor, start: int, side: int, closed: int, ground: Ground) -> list[int]:
    """The spaces of a breath over one side of a space: one, then two rows of three (J-446)."""
    plan, (dx, dy) = floor.plan, SIDES[side]
    x, y = plan.xs[start], plan.ys[start]
    template = [plan.at(x + dx, y + dy)]
    for ahead in (2, 3):
        for aside in (-1, 0, 1):
            template.append(plan.at(x + ahead * dx + aside * dy, y + ahead * dy + aside * dx))
    return [
        space
        for space in template
        if space != NO_SPACE and floor.lines.is_unstopped(start, space, closed, ground)
    ]


def breath_sides(floor: Floor, spaces: tuple[int, ...]) -> list[tuple[int, int]]:
    """Where a breath can be set against a figure: a space of it and one of its outer sides (J-446)."""
    plan = floor.plan
    return [
        (space, side)
        for space in spaces
        for side, (dx, dy) in enumerate(SIDES)
        if plan.at(plan.xs[space] + dx, plan.ys[space] + dy) not in spaces
    ]
