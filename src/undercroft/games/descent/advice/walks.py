"""Walks of figures: where one can stop and at what cost, the steps that lead there, walking distances."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.floor.bases import BASE_1X1
from undercroft.games.descent.floor.terrain import PIT, RUBBLE, WATER, is_in_pit
from undercroft.games.descent.floor.walking import CLIMB, HELD, bars_of, may_stop, step_cost
from undercroft.games.descent.movement.terms import terms_for
from undercroft.games.descent.state.board import lift, put
from undercroft.games.descent.state.state import FIRST_MONSTER, Descent

FAR: Final = 999  # steps, if there is no way
_AWAY: Final[dict[tuple[str, int, int, tuple[int, ...]], list[list[int]]]] = {}
REMEMBERED: Final = 48


class Walk:
    """Everywhere a figure can go with its movement points: what it costs, and the step before."""

    def __init__(self, s: Descent, figure: int, points: int) -> None:
        self.s = s
        self.figure = figure
        self.start = s.place[figure]
        self.cost: dict[int, int] = {self.start: 0}
        self.before: dict[int, int] = {}
        self.stops: list[int] = [self.start]  # where it may end
        self._spread(points)

    def _spread(self, points: int) -> None:
        s, graph = self.s, self.s.box.floor.graphs[self.s.base(self.figure)]
        terms, ways = terms_for(s, self.figure), graph.ways(s.closed)
        waves: list[list[int]] = [[] for _ in range(points + CLIMB + 1)]
        waves[0].append(self.start)
        if s.web[self.figure]:
            return
        for spent in range(points):
            for here in waves[spent]:
                if self.cost[here] < spent or bars_of(terms, graph.spaces[here]) & HELD:
                    continue
                sunk = is_in_pit(graph.spaces[here], terms.ground)
                for to in ways[here]:
                    total = spent + step_cost(graph, sunk, to, bars_of(terms, graph.spaces[to]), terms)
                    if total > points or total >= self.cost.get(to, FAR):
                        continue
                    if not sunk and is_in_pit(graph.spaces[to], terms.ground):
                        continue  # nobody walks into a pit
                    self.cost[to] = total
                    self.before[to] = here
                    waves[total].append(to)
        self.stops += [place for place in self.before if may_stop(graph, place, terms)]

    def to(self, place: int) -> list[tuple[str, int]]:
        """The steps to a placement, as options with their costs."""
        keys, found = self.s.box.step_keys[self.s.base(self.figure)], list[tuple[str, int]]()
        while place != self.start:
            earlier = self.before[place]
            found.append((keys[place], self.cost[place] - self.cost[earlier]))
            place = earlier
        return found[::-1]


def away(s: Descent) -> list[list[int]]:
    """The steps from each space to every other, ignoring figures, with doors as they are; FAR if no way."""
    key = (s.box.quest.id, s.seats, s.closed, s.ground)
    found = _AWAY.get(key)
    if found is None:
        if len(_AWAY) > REMEMBERED:
            _AWAY.clear()
        found = _AWAY[key] = [_from(s, space) for space in range(s.box.plan.size)]
    return found


def nearest(s: Descent, space: int, goals: list[int]) -> int:
    """The steps from a space to the nearest of these; FAR if there are none, or no way."""
    ways = away(s)[space]
    return min([ways[goal] for goal in goals], default=FAR)


def monster_spaces(s: Descent) -> list[int]:
    """Every space that a monster covers."""
    return [space for monster in s.monsters() for space in s.spaces(monster)]


def _from(s: Descent, space: int) -> list[int]:
    near, found, edge = s.box.floor.near(s.closed), [FAR] * s.box.plan.size, [space]
    found[space] = 0
    for here in edge:
        for there in near[here]:
            if found[there] == FAR and s.ground[there] not in (WATER, RUBBLE, PIT):
                found[there] = found[here] + 1
                edge.append(there)
    return found


def trial(s: Descent) -> Descent:
    """A copy on which figures can be moved freely."""
    twin = s.copy()
    assert isinstance(twin, Descent)
    return twin


def stand(twin: Descent, figure: int, place: int) -> None:
    """Put a figure elsewhere on a copy."""
    lift(twin, figure)
    put(twin, figure, place)


def spaces_of(s: Descent, figure: int, place: int) -> tuple[int, ...]:
    """The spaces that a figure would cover on a placement."""
    return s.box.bodies[s.base(figure) if figure >= FIRST_MONSTER else BASE_1X1][place]
