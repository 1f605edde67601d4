"""Walking: what a step costs, how far movement points reach, which steps are allowed, and jumps."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.engine.grid import FAR
from undercroft.games.descent.floor.bases import BASE_1X1, Graph
from undercroft.games.descent.floor.floor import Floor
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.floor.terrain import PIT, Ground, is_in_pit

# How a space limits a figure, as bits.
SHUT: Final = 1  # it cannot be entered: an enemy, water, rubble
BUSY: Final = 2  # it can be crossed but not stopped on: a friend; for flying figures, anything they pass over
HELD: Final = 4  # no point can be spent there: beside an enemy that grapples

STEP: Final = 1  # point for the whole figure (J-069, J-356, J-412)
CLIMB: Final = 2  # points to leave a pit (J-094)
JUMP: Final = 3  # points for each pit space jumped over (J-093)


class Terms(Value):
    """How the floor limits one figure right now."""

    def __init__(self, closed: int, bars: list[int], ground: Ground) -> None:
        self.closed = closed  # doors
        self.bars = bars  # by space: SHUT, BUSY and HELD
        self.ground = ground  # for a figure that ignores pits: without pits


def bars_of(terms: Terms, spaces: tuple[int, ...]) -> int:
    """The bits for a figure on these spaces: those of any of them (J-413)."""
    bars = 0
    for space in spaces:
        bars |= terms.bars[space]
    return bars


def step_price(sunk: bool, spaces: tuple[int, ...], ground: Ground) -> int:
    """The points for a step to these spaces, from inside a pit or not (J-264)."""
    return CLIMB if sunk and not is_in_pit(spaces, ground) else STEP


def step_cost(graph: Graph, sunk: bool, to: int, bars: int, terms: Terms) -> int:
    """The same for a placement; FAR if it cannot go there: out of a pit only to where it may stop (J-264)."""
    if bars & SHUT:
        return FAR
    price = step_price(sunk, graph.spaces[to], terms.ground)
    return FAR if price == CLIMB and bars & BUSY else price


def costs(graph: Graph, start: int, points: int, terms: Terms) -> list[int]:
    """By placement: the fewest points to get there, FAR if they do not suffice.

    Includes placements where it cannot stop; see `may_stop`.
    """
    found = [FAR] * len(graph.spaces)
    found[start] = 0
    waves: list[list[int]] = [[] for _ in range(points + 1)]
    waves[0].append(start)
    ways = graph.ways(terms.closed)
    for spent in range(points):
        for here in waves[spent]:
            if found[here] < spent or bars_of(terms, graph.spaces[here]) & HELD:
                continue
            sunk = is_in_pit(graph.spaces[here], terms.ground)
            for to in ways[here]:
                if found[to] > spent + STEP:
                    total = spent + step_cost(graph, sunk, to, bars_of(terms, graph.spaces[to]), terms)
                    if total <= points and total < found[to]:
                        found[to] = total
                        waves[total].append(to)
    return found


def may_stop(graph: Graph, placement: int, terms: Terms) -> bool:
    """Whether a figure may end its movement here (J-073)."""
    return lets_stop(graph, placement, bars_of(terms, graph.spaces[placement]), terms.closed)


def lets_stop(graph: Graph, placement: int, bars: int, closed: int) -> bool:
    """The same, with the bits already looked up."""
    return not bars & (SHUT | BUSY) and not graph.inside[placement] & closed


def steps(graph: Graph, start: int, points: int, terms: Terms, credit: int = 0) -> list[int]:
    """The placements to which a figure may step with these points.

    It may enter one where it cannot stop only if the points left and those it can buy (`credit`) get it to
    one where it can (J-354).
    """
    found: list[int] = []
    spaces = graph.spaces
    if bars_of(terms, spaces[start]) & HELD:
        return found
    sunk = is_in_pit(spaces[start], terms.ground)
    for to in graph.ways(terms.closed)[start]:
        bars = bars_of(terms, spaces[to])
        cost = step_cost(graph, sunk, to, bars, terms)
        if cost > points:
            continue
        if lets_stop(graph, to, bars, terms.closed) or leads_on(graph, to, points + credit - cost, terms):
            found.append(to)
    return found


def leads_on(graph: Graph, start: int, points: int, terms: Terms) -> bool:
    """Whether a figure can get from a placement where it may not stop to one where it may."""
    if points == 0 or bars_of(terms, graph.spaces[start]) & HELD:
        return False
    sunk = is_in_pit(graph.spaces[start], terms.ground)
    for to in graph.ways(terms.closed)[start]:  # one more step is nearly always enough
        bars = bars_of(terms, graph.spaces[to])
        stops = lets_stop(graph, to, bars, terms.closed)
        if stops and step_cost(graph, sunk, to, bars, terms) <= points:
            return True
    for placement, cost in enumerate(costs(graph, start, points, terms)):
        if cost != FAR and may_stop(graph, placement, terms):
            return True
    return False


def jumps(floor: Floor, start: int, points: int, terms: Terms) -> list[tuple[int, int]]:
    """Where a figure of one space can jump, and for how many points: straight over pits only (J-428)."""
    plan, near = floor.plan, floor.near(terms.closed)
    found: list[tuple[int, int]] = []
    if terms.ground[start] == PIT or terms.bars[start] & HELD:
        return found
    for first in near[start]:
        dx, dy = plan.xs[first] - plan.xs[start], plan.ys[first] - plan.ys[start]
        here, cost = first, 0
        while terms.ground[here] == PIT and not terms.bars[here] & SHUT:
            cost += JUMP
            there = plan.at(plan.xs[here] + dx, plan.ys[here] + dy)
            if there == NO_SPACE or there not in near[here]:
                break
            here = there
        lands = terms.ground[here] != PIT and may_stop(floor.graphs[BASE_1X1], here, terms)
        if cost and lands and cost <= points:
            found.append((here, cost))
    return found
