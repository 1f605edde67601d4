"""The map: where locations are, how they are connected, and where another one may be laid.

Cells are numbered x + 64 * y from a far corner; the entrance is in the middle.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.cards.records import Exit, Location
from undercroft.games.dungeoneer.cards.vocabulary import WALL
from undercroft.games.dungeoneer.state.pieces import Door, Laid, Spot
from undercroft.games.dungeoneer.state.state import Dungeoneer

WIDTH: Final = 64
MIDDLE: Final = 32 + 32 * WIDTH
STEP: Final[tuple[int, ...]] = (-WIDTH, 1, WIDTH, -1)  # to the north, east, south, west
TURNED: Final = ":turned"  # by 180 degrees, never sideways (D-077)
BITS: Final = [bin(sides).count("1") for sides in range(16)]
SIDES_OF: Final = [[side for side in range(4) if sides >> side & 1] for sides in range(16)]


def exit_at(s: Dungeoneer, place: int, side: int) -> Exit:
    """A side of a location as it is now: as printed, held open, or temporarily changed."""
    for door in s.doors:
        if door.place == place and door.side == side:
            return Exit(door.kind, door.stat, door.value)
    return s.box.locations[place].exits[side + 4 if s.turned >> place & 1 else side]


def beyond(s: Dungeoneer, place: int, side: int) -> int:
    """The location next to a side, -1 if there is none (D-085)."""
    return s.grid.get(s.cells[place] + STEP[side], -1)


def way(s: Dungeoneer, place: int, side: int) -> int:
    """The location to which a usable exit leads, -1 if there is none (D-086, D-101)."""
    other = s.grid.get(s.cells[place] + STEP[side], -1)
    if other < 0:
        return -1
    if not s.doors:
        return other if doors_of(s, place) >> side & 1 and doors_of(s, other) >> (side ^ 2) & 1 else -1
    if exit_at(s, place, side).kind == WALL or exit_at(s, other, side ^ 2).kind == WALL:
        return -1
    return other


def ways(s: Dungeoneer, place: int) -> list[int]:
    """The sides of a location on which a usable exit leads to another one."""
    if s.doors:
        return [side for side in range(4) if way(s, place, side) >= 0]
    found: list[int] = []
    cell = s.cells[place]
    turned, locations = s.turned, s.box.locations
    for side in SIDES_OF[locations[place].doors[turned >> place & 1]]:
        other = s.grid.get(cell + STEP[side], -1)
        if other >= 0 and locations[other].doors[turned >> other & 1] >> (side ^ 2) & 1:
            found.append(side)
    return found


def neighbours(s: Dungeoneer, place: int) -> list[int]:
    """All locations connected to one by usable exits."""
    return [beyond(s, place, side) for side in ways(s, place)]


def distances(s: Dungeoneer, start: int) -> dict[int, int]:
    """The distance in steps to every location that can be reached through usable exits."""
    steps = {start: 0}
    edge = [start]
    while edge:
        place = edge.pop(0)
        for other in neighbours(s, place):
            if other not in steps:
                steps[other] = steps[place] + 1
                edge.append(other)
    return steps


def between(s: Dungeoneer, place: int) -> int:
    """How many locations are between a location and the nearest entrance (DQ-32)."""
    found, steps = [place], 0
    seen = 1 << place
    while found:
        edge: list[int] = []
        for each in found:
            if s.box.locations[each].entrance:
                return max(0, steps - 1)
            for other in neighbours(s, each):
                if not seen >> other & 1:
                    seen |= 1 << other
                    edge.append(other)
        found, steps = edge, steps + 1
    return 0


def lay(s: Dungeoneer, place: int, cell: int, turned: bool) -> None:
    """Put a location on the map."""
    s.cells[place] = cell
    s.grid[cell] = place
    if turned:
        s.turned |= 1 << place
    else:
        s.turned &= ~(1 << place)


def take_up(s: Dungeoneer, place: int) -> None:
    """Take a location off the map."""
    s.grid.pop(s.cells[place])
    s.cells[place] = -1


def turn_doors(s: Dungeoneer, place: int) -> None:
    """Exits held open or temporarily changed belong to the card and turn with it (D-107, DQ-44)."""
    s.doors = [
        Door(place, door.side ^ 2, door.kind, door.stat, door.value, door.by) if door.place == place else door
        for door in s.doors
    ]


def doors_of(s: Dungeoneer, place: int) -> int:
    """The sides of a location, as placed, that are not printed walls, one bit each."""
    return s.box.locations[place].doors[s.turned >> place & 1]


def fits(s: Dungeoneer, location: Location, turned: int, cell: int) -> bool:
    """Whether a location fits in a cell: connected, no exit against a wall (D-075, D-078, D-339, D-340)."""
    doors = location.doors[turned]
    joined = False
    for side in range(4):
        other = s.grid.get(cell + STEP[side], -1)
        if other >= 0:
            door = doors >> side & 1
            if door != doors_of(s, other) >> (side ^ 2) & 1:
                return False
            if door and location.surface != s.box.locations[other].surface:
                return False  # D-243
            joined = joined or door == 1
    return joined


class Edge:
    """The empty cells beside the map to which exits lead, and what touches each side of them."""

    def __init__(self, s: Dungeoneer, but: int = -1) -> None:
        """For the map as it is, or as it would be without one location."""
        self.ends: dict[int, int] = {}  # by cell: its sides that touch an exit
        self.total = 0
        grid, turned, locations = s.grid, s.turned, s.box.locations
        for place, cell in enumerate(s.cells):
            if cell < 0 or place == but:
                continue
            for side in SIDES_OF[locations[place].doors[turned >> place & 1]]:
                beside = cell + STEP[side]
                if grid.get(beside, but) == but:
                    self.ends[beside] = self.ends.get(beside, 0) | 1 << (side ^ 2)
                    self.total += 1
        self.touching: dict[int, int] = {}  # its sides that touch any card, at least as many
        for cell, ends in self.ends.items():
            for side in SIDES_OF[ends ^ 15]:
                if grid.get(cell + STEP[side], but) != but:
                    ends |= 1 << side
            self.touching[cell] = ends


MOST_SEEN: Final = 100


def spots(s: Dungeoneer, place: int, last: bool) -> list[Spot]:
    """Every legal spot for a location (D-075..D-079); the last one may close the map (DQ-22).

    A location on the map is treated as if it were not there. Drawing, choosing and laying ask in turn for
    the same spots, which are found only once.
    """
    key = (tuple(s.cells), s.turned, place, last)
    seen = s.box.spots
    found = seen.get(key)
    if found is None:
        if len(seen) > MOST_SEEN:
            seen.clear()
        found = find_spots(s, place, last)
        seen[key] = found
    return found


def find_spots(s: Dungeoneer, place: int, last: bool) -> list[Spot]:
    """The same as `spots`, without the cache."""
    location = s.box.locations[place]
    edge = Edge(s, place)
    found: list[Spot] = []
    for cell, ends in edge.ends.items():
        touching = edge.touching[cell]
        key = ""
        for turned in location.ways:
            doors = location.doors[turned]
            if doors & touching != ends or (s.box.two_frames and not same_frame(s, location, cell, ends)):
                continue
            if last or edge.total - BITS[ends] + BITS[doors & ~touching] > 0:
                key = key or spot_key(s, cell, ends)
                found.append(Spot(key + TURNED if turned else key, cell, turned == 1, ends))
    return found


def spot_key(s: Dungeoneer, cell: int, ends: int) -> str:
    """The key of an empty cell, by the first location with an exit to it; `ends` are its sides with exits."""
    first, towards = len(s.cells), 0
    for side in SIDES_OF[ends]:
        place = s.grid[cell + STEP[side]]
        if place < first:
            first, towards = place, side ^ 2
    return s.box.spot_keys[first][towards]


def same_frame(s: Dungeoneer, location: Location, cell: int, ends: int) -> bool:
    """Whether a location would only be connected to its own kind, dungeon or surface (D-243)."""
    others = [s.box.locations[s.grid[cell + STEP[side]]] for side in SIDES_OF[ends]]
    return not [other for other in others if other.surface != location.surface]


def whole(s: Dungeoneer) -> bool:
    """Whether every location is connected to the entrance by printed exits (D-076, D-242)."""
    found = entrances(s)[:1]
    seen = 1 << found[0]
    for place in found:
        cell = s.cells[place]
        for side in SIDES_OF[doors_of(s, place)]:
            other = s.grid.get(cell + STEP[side], -1)
            if other >= 0 and not seen >> other & 1:
                seen |= 1 << other
                found.append(other)
    return len(found) == len(s.grid)


def entrances(s: Dungeoneer) -> list[int]:
    """The entrances on the map."""
    return [place for place, each in enumerate(s.box.locations) if each.entrance and s.cells[place] >= 0]


def trap_at(s: Dungeoneer, place: int) -> Laid | None:
    """The trap that waits in a location; there is at most one (DQ-14)."""
    for laid in s.laid:
        if laid.place == place and s.box.cards[laid.name].is_trap():
            return laid
    return None


def lair_at(s: Dungeoneer, place: int) -> str:
    """The quest whose monster lives in a location, "" if there is none (D-256)."""
    quest = s.box.lairs.get(place, "")
    return quest if quest in s.common else ""


class Joints:
    """The locations without which the map would fall apart, by printed exits (D-242)."""

    def __init__(self, s: Dungeoneer) -> None:
        self.order = [-1] * len(s.box.locations)  # the order in which a walk from the entrance finds them
        # by location: the parts that only it connects, as ranges of that order
        self.parts: dict[int, list[tuple[int, int]]] = {}
        self._walk(s, entrances(s)[0], -1, 0)

    def _walk(self, s: Dungeoneer, place: int, before: int, own: int) -> tuple[int, int]:
        """The earliest location that anything beyond this one is connected to, and the count so far."""
        earliest = self.order[place] = own
        count = own + 1
        cell = s.cells[place]
        for side in SIDES_OF[doors_of(s, place)]:
            other = s.grid.get(cell + STEP[side], -1)
            if other < 0 or other == before:
                continue
            if self.order[other] >= 0:
                earliest = min(earliest, self.order[other])
                continue
            first = count
            reach, count = self._walk(s, other, place, first)
            if reach >= own:
                self.parts.setdefault(place, []).append((first, count))
            earliest = min(earliest, reach)
        return earliest, count

    def hold(self, s: Dungeoneer, place: int, cell: int, ends: int) -> bool:
        """Whether everything stays connected if a location moves to a cell with exits on these sides."""
        if place not in self.parts:
            return True
        if BITS[ends] <= len(self.parts[place]):  # one for each part, and one to the entrance
            return False
        found = [self.order[s.grid[cell + STEP[side]]] for side in SIDES_OF[ends]]
        inside = 0
        for first, behind in self.parts[place]:
            before = inside
            for each in found:
                if first <= each < behind:
                    inside += 1
            if inside == before:
                return False
        return inside < len(found)  # and one leads to the entrance


def agrees(s: Dungeoneer, place: int) -> bool:
    """Whether a laid location has no exit against a wall and is connected to the rest."""
    return fits(s, s.box.locations[place], s.turned >> place & 1, s.cells[place])
