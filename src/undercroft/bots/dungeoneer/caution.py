"""The path of a lone legend: around what lies in wait, if the detour is short.

A solo player who enters a location rolls a die for each point of its peril, and every die that does not
exceed it brings a card (D-306).
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from undercroft.bots.dungeoneer.known import Known
from undercroft.bots.dungeoneer.sense import is_weak
from undercroft.games.dungeoneer.advice.chances import FAR, TESTING, Contest, chance, plus
from undercroft.games.dungeoneer.advice.legends import lair_on_map
from undercroft.games.dungeoneer.advice.options import led_to
from undercroft.games.dungeoneer.advice.position import neighbours

FACES: Final = 6
CARD: Final = 0.6  # steps that a waiting card costs
WOUND: Final = 1.0  # steps that a wound costs
GODDESS: Final = 5.0  # steps that a meeting with the monster of a lair costs
GRAVE: Final = 2.0  # the factor by which all of this costs a badly hurt hero more
BADLY: Final = 3  # health, of an ordinary hero's six


def dread(s: Known, seat: int, place: int) -> float:
    """What entering a location costs in addition to the step."""
    location = s.box.locations[place]
    found = GODDESS if place == lair_on_map(s) else 0.0
    if not s.visited >> place & 1:
        found += CARD * location.peril * location.peril / FACES
    for effect in location.effects:
        wounds = sum([op.n for op in effect.failed if op.verb == "wound"])
        if wounds and effect.stat >= 0:
            fails = 1.0 - chance(plus(s, Contest(seat, TESTING, effect.stat)), effect.value)
            found += WOUND * wounds * fails
    return found * GRAVE if is_weak(s, seat, BADLY) else found


def safest_move(s: Known, seat: int, goal: int, moves: list[str]) -> str:
    """The first move of the cheapest path to a location, counting steps and encounters."""
    ways = costs_to(s, seat, goal)

    def cost(move: str) -> float:
        place = led_to(s, seat, move)
        return ways.get(place, float(FAR)) + dread(s, seat, place)

    return min(moves, key=cost)


def costs_to(s: Known, seat: int, goal: int) -> dict[int, float]:
    """The cost of the path from each location to a goal."""
    return explored(s, goal, {place: dread(s, seat, place) for place in s.grid.values()}, True)


def costs_from(s: Known, seat: int) -> dict[int, float]:
    """The cost of the path from a hero to each location."""
    return explored(s, s.place[seat], {place: dread(s, seat, place) for place in s.grid.values()}, False)


def explored(s: Known, start: int, toll: dict[int, float], back: bool) -> dict[int, float]:
    """The lowest cost of a path from a location to every other, or in the reverse direction."""
    found: dict[int, float] = {}
    edge = [(0.0, start)]
    while edge:
        cost, place = heappop(edge)
        if place in found:
            continue
        found[place] = cost
        for other in neighbours(s, place):
            if other not in found:
                heappush(edge, (cost + 1.0 + toll[place if back else other], other))
    return found
