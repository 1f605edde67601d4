"""Walks: how the active hero can reach more distant locations with the action points left."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dungeoneer.cards.vocabulary import OPEN
from undercroft.games.dungeoneer.dungeon.map import exit_at, way, ways
from undercroft.games.dungeoneer.dungeon.moving import MOVE
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.times import not_heroics

STEP: Final = 2  # a step counts 2, so that a threatened exit can count as a step and a half
THREATENED: Final = 3


class Walk:
    """The best path found to a location: the fewest steps, then the fewest threatened exits."""

    def __init__(self, moves: list[str], stops: list[int], effort: int, price: int) -> None:
        self.moves = moves
        self.stops = stops
        self.effort = effort
        self.price = price

    def json(self, s: Dungeoneer) -> dict[str, Any]:
        """The walk as JSON-ready data."""
        names = [s.box.locations[place].name for place in self.stops]
        return {"moves": self.moves, "stops": names, "price": self.price}


def walks(s: Dungeoneer, seat: int) -> dict[str, dict[str, Any]]:
    """Every reachable location more than one step away, by name, with the moves that lead there."""
    if not_heroics(s, seat) is not None or s.is_fallen(seat):
        return {}
    found = {s.place[seat]: Walk([], [s.place[seat]], 0, 0)}
    edge = [s.place[seat]]
    while edge:
        place = edge.pop(0)
        for side in ways(s, place):
            longer = onward(s, seat, found[place], side)
            known = found.get(longer.stops[-1])
            if longer.price <= s.ap[seat] and (known is None or longer.effort < known.effort):
                found[longer.stops[-1]] = longer
                edge.append(longer.stops[-1])
    far = [walk for walk in found.values() if len(walk.moves) > 1]
    return {s.box.locations[walk.stops[-1]].name: walk.json(s) for walk in far}


def onward(s: Dungeoneer, seat: int, walk: Walk, side: int) -> Walk:
    """A walk with one more step."""
    place, move = walk.stops[-1], MOVE.words[side]
    effort = STEP if exit_at(s, place, side).kind == OPEN else THREATENED
    return Walk(
        [*walk.moves, move.key],
        [*walk.stops, way(s, place, side)],
        walk.effort + effort,
        walk.price + MOVE.price(s, seat, move),
    )
