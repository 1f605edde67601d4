"""Walks that a figure could take: what they cost, and what awaits it on the way."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.engine.grid import FAR
from undercroft.games.descent.cards.vocabulary import AURA, GRAPPLE
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.floor.bases import BASE_1X1, Graph
from undercroft.games.descent.floor.terrain import is_in_pit
from undercroft.games.descent.floor.walking import HELD, Terms, bars_of, jumps, may_stop, step_cost
from undercroft.games.descent.hero.wounds import immune
from undercroft.games.descent.movement.handling import EXERT
from undercroft.games.descent.movement.steps import JUMP_OVER, STEP
from undercroft.games.descent.movement.terms import ignores_pits, terms_for
from undercroft.games.descent.state.board import beside
from undercroft.games.descent.state.state import FIRST_MONSTER
from undercroft.games.descent.telling import shape
from undercroft.games.descent.telling.combat import announced

NOT_MOVED: Final = -1


class Way(Value):
    """How a placement is reached: from where, for how many points in total, by a jump or a step."""

    def __init__(self, before: int, points: int, jump: bool = False) -> None:
        self.before = before
        self.points = points
        self.jump = jump


def ways(s: DescentTable, figure: int, points: int) -> dict[int, Way]:
    """By placement: the cheapest way there, by steps and jumps, including places it can only pass."""
    start = s.place[figure]
    found = {start: Way(NOT_MOVED, 0)}
    if start < 0 or s.web[figure]:
        return found
    graph, terms = s.box.floor.graphs[s.base(figure)], terms_for(s, figure)
    waves: list[list[int]] = [[] for _ in range(points + 1)]
    waves[0].append(start)
    for spent in range(points):
        for here in waves[spent]:
            if found[here].points == spent and not bars_of(terms, graph.spaces[here]) & HELD:
                for to, cost, jump in leaving(s, graph, here, terms):
                    total = spent + cost
                    if total <= points and (to not in found or total < found[to].points):
                        found[to] = Way(here, total, jump)
                        waves[total].append(to)
    return found


def leaving(s: DescentTable, graph: Graph, here: int, terms: Terms) -> list[tuple[int, int, bool]]:
    """The steps and jumps from a placement: where to, for how many points, whether it is a jump."""
    sunk = is_in_pit(graph.spaces[here], terms.ground)
    found: list[tuple[int, int, bool]] = []
    for place in graph.ways(terms.closed)[here]:
        points = step_cost(graph, sunk, place, bars_of(terms, graph.spaces[place]), terms)
        if points != FAR:
            found.append((place, points, False))
    if graph.base == BASE_1X1 and may_stop(graph, here, terms):
        found += [(to, cost, True) for to, cost in jumps(s.box.floor, here, FAR, terms)]
    return found


def steps_to(found: dict[int, Way], to: int) -> list[int]:
    """The placements on a walk, including its end but not its start."""
    run: list[int] = []
    while found[to].before != NOT_MOVED:
        run.append(to)
        to = found[to].before
    return run[::-1]


def walks(s: DescentTable, figure: int, points: int, fatigue: int) -> dict[str, shape.Walk]:
    """Every placement where a figure could stop, with these points and more bought with fatigue."""
    if s.place[figure] < 0:
        return {}
    graph, terms = s.box.floor.graphs[s.base(figure)], terms_for(s, figure)
    found = ways(s, figure, points + fatigue)
    names = s.box.place_names[s.base(figure)]
    return {
        names[place]: walk(s, figure, points, found, place)
        for place in found
        if place == s.place[figure] or may_stop(graph, place, terms)
    }


def stops(walks: dict[str, shape.Walk]) -> dict[str, str]:
    """By space: the placement on it that is cheapest to reach; of equals, one that begins there."""
    found: dict[str, tuple[int, int, bool, str]] = {}
    for place, way in walks.items():
        for space in way["spaces"] if way["moves"] else []:
            stop = (way["fatigue"], way["points"], way["spaces"][0] != space, place)
            found[space] = min(stop, found.get(space, stop))
    return {space: place for space, (_, _, _, place) in found.items()}


def walk(s: DescentTable, figure: int, points: int, found: dict[int, Way], to: int) -> shape.Walk:
    """One walk as a plan: fatigue is spent where points run out."""
    names = s.box.place_names[s.base(figure)]
    moves: list[str] = []
    left, tired = points, 0
    spent = 0
    run = steps_to(found, to)
    for place in run:
        cost = found[place].points - spent
        spent = found[place].points
        while left < cost:
            moves.append(EXERT.name)
            left += 1
            tired += 1
        left -= cost
        moves.append((JUMP_OVER if found[place].jump else STEP).key(names[place]))
    wounds, warnings = waiting(s, figure, run, found)
    return {
        "moves": moves,
        "spaces": [s.box.space_names[space] for space in s.box.bodies[s.base(figure)][to]],
        "points": spent,
        "fatigue": tired,
        "wounds": wounds,
        "warnings": warnings,  # type: ignore[typeddict-item]
    }


def waiting(s: DescentTable, figure: int, run: list[int], found: dict[int, Way]) -> tuple[int, list[str]]:
    """The wounds that a walk is sure to cost, and what it leads to."""
    bodies = s.box.bodies[s.base(figure)]
    wounds, warnings = 0, set[str]()
    sunk = is_in_pit(s.spaces(figure), s.ground)
    for place in run:
        body = bodies[place]
        if not immune(s, figure, AURA):
            count = beside(s, figure, body, AURA)
            wounds += count
            if count:
                warnings.add("aura")
        deep = is_in_pit(body, s.ground) and not ignores_pits(s, figure)
        if deep and not sunk and not found[place].jump:
            wounds += 1
            warnings.add("pit")
        sunk = deep
    if run and beside(s, figure, bodies[run[-1]], GRAPPLE) and not immune(s, figure, GRAPPLE):
        warnings.add("grapple")
    return wounds, sorted(warnings)


def reach(s: DescentTable, figure: int, points: int) -> dict[int, int]:
    """By placement where a figure could stop: the points it takes."""
    graph, terms = s.box.floor.graphs[s.base(figure)], terms_for(s, figure)
    return {
        place: way.points
        for place, way in ways(s, figure, points).items()
        if place == s.place[figure] or may_stop(graph, place, terms)
    }


def all_reach(s: DescentTable) -> dict[str, dict[str, int]]:
    """How far every monster can go in its next activation, if everybody knows its speed."""
    found: dict[str, dict[str, int]] = {}
    for slot in s.monsters():
        names = s.box.place_names[s.base(slot)]
        if slot >= FIRST_MONSTER and knows_speed(s, slot):
            far = reach(s, slot, s.kind_at(slot).speed)
            found[str(slot)] = {names[place]: cost for place, cost in far.items()}
    return found


def knows_speed(s: DescentTable, slot: int) -> bool:
    """Whether everybody knows how fast a monster is (J-248)."""
    return "speed" in announced(s, slot)
