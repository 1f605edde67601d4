"""Moving location cards that are on the map: shifts and swaps."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.dungeon import events as told
from undercroft.games.dungeoneer.dungeon.map import (
    BITS,
    MOST_SEEN,
    SIDES_OF,
    STEP,
    Edge,
    Joints,
    agrees,
    beyond,
    doors_of,
    lay,
    same_frame,
    spots,
    take_up,
    turn_doors,
    whole,
)
from undercroft.games.dungeoneer.dungeon.spots import SPOT, no_fit
from undercroft.games.dungeoneer.state.box import Seen
from undercroft.games.dungeoneer.state.listed import LOCATION
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer

OTHER_SIDES: Final = {step: ~(1 << side) for side, step in enumerate(STEP)}  # all but the one to a neighbour
MOST_LOST: Final = 2  # exits the map can lose with a location: its own three, less one


NOT_LAID: Final = Reason("D-241", "dungeoneer-why-not-laid")
STAYS: Final = Reason("D-241", "dungeoneer-why-entrance-stays")
HOLDS_OTHERS: Final = Reason("D-242", "dungeoneer-why-holds-others")
NOWHERE_ELSE: Final = Reason("D-241", "dungeoneer-why-nowhere-else")
LIES_THERE: Final = Reason("D-241", "dungeoneer-why-lies-there")
NO_EXCHANGE: Final = Reason("D-242", "dungeoneer-why-no-exchange")
CUTS_OFF: Final = Reason("D-242", "dungeoneer-why-cuts-off")


def put_at(s: Dungeoneer, place: int, key: str) -> None:
    """Lay a location in the spot with this name."""
    word = SPOT.spot(s, key)
    lay(s, place, s.cells[word.site] + STEP[word.side], word.turned == 1)
    told.lays(s, place, word.site, word.side)


class Shift(Procedure):
    """Move one location card to another cell, by the rules of placing (D-241, D-242, DQ-44, DQ-63)."""

    STEPS: ClassVar[tuple[str, ...]] = ("which", "where", "move")

    def __init__(self, you: int = 0) -> None:
        self.you = you
        self.source: str = ""  # the source of the effect
        self.choice: str = ""
        self.spot: str = ""

    def which(self, s: Dungeoneer) -> None:
        edge, joints = Edge(s), Joints(s)
        places = [place for place in movable(s) if can_move(s, place, edge, joints)]
        if places:
            keys = [s.box.location_keys[place] for place in places]
            s.choose(self.you, "dungeoneer-ask-shift", tuple(keys), "choice")
        else:
            self.end()

    def where(self, s: Dungeoneer) -> None:
        place = LOCATION.word_at(s, self.choice).number
        s.choose(self.you, "dungeoneer-ask-place", tuple(shift_spots(s, place, Joints(s))), "spot")

    def missing(self, s: Dungeoneer, word: Word) -> Reason | None:
        if word.verb is LOCATION and self.at == self.STEPS.index("where"):
            return self.unmoved(s, word.number)
        if word.verb is SPOT and self.choice:
            place = LOCATION.word_at(s, self.choice).number
            return no_fit(s, place, word, not s.map_deck, place) or self.unshifted(s, place, word)
        return None

    def unmoved(self, s: Dungeoneer, place: int) -> Reason:
        """Why a location cannot be moved."""
        if s.cells[place] < 0:
            return NOT_LAID
        if s.box.locations[place].entrance:
            return STAYS
        return HOLDS_OTHERS if place in Joints(s).parts else NOWHERE_ELSE

    def unshifted(self, s: Dungeoneer, place: int, word: Word) -> Reason:
        """Why a location that fits cannot go there: it is there already, or others would be cut off."""
        spot = SPOT.spot(s, word.key)
        same = s.cells[spot.site] + STEP[spot.side] == s.cells[place]
        return LIES_THERE if same else CUTS_OFF

    def move(self, s: Dungeoneer) -> None:
        place = LOCATION.word_at(s, self.choice).number
        turned = s.turned
        take_up(s, place)
        put_at(s, place, self.spot)
        if s.turned != turned:
            turn_doors(s, place)

    def copy(self) -> Shift:
        twin = Shift(self.you)
        twin.source = self.source
        twin.choice = self.choice
        twin.spot = self.spot
        return twin


def shift_spots(s: Dungeoneer, place: int, joints: Joints) -> list[str]:
    """The other spots a laid location may move to without cutting anything off (D-242, DQ-63)."""
    cell = s.cells[place]
    found: list[str] = []
    for spot in spots(s, place, not s.map_deck):
        if spot.cell != cell and joints.hold(s, place, spot.cell, spot.ends):
            found.append(spot.key)
    return found


def movable(s: Dungeoneer) -> list[int]:
    """The locations that can be taken up: all but the entrance."""
    return [place for place, cell in enumerate(s.cells) if cell >= 0 and not s.box.locations[place].entrance]


def can_move(s: Dungeoneer, place: int, edge: Edge, joints: Joints) -> bool:
    """Whether there is another spot for a location; `edge` and `joints` describe the map as it is.

    A spot that does not touch the location stays legal without it, if the map has exits to spare.
    """
    if place in joints.parts:
        return can_rejoin(s, place, edge, joints)
    last = not s.map_deck
    near = [s.cells[place] + step for step in STEP]
    for turned in s.box.locations[place].ways:
        doors = s.box.locations[place].doors[turned]
        for cell, ends in edge.ends.items():
            touching = edge.touching[cell]
            if doors & touching == ends and cell not in near:
                left = edge.total - MOST_LOST - BITS[ends] + BITS[doors & ~touching]
                if last or left > 0:
                    return True
    return bool(shift_spots(s, place, joints))


def can_rejoin(s: Dungeoneer, place: int, edge: Edge, joints: Joints) -> bool:
    """The same for a location that holds the map together: it needs a cell where several exits meet."""
    location, own = s.box.locations[place], s.cells[place]
    last = not s.map_deck
    left = edge.total + exits_gained(s, place)
    for cell, ends in edge.ends.items():
        if BITS[ends] <= len(joints.parts[place]):
            continue
        others = OTHER_SIDES.get(own - cell, ~0)
        ends &= others
        touching = edge.touching[cell] & others
        for turned in location.ways:
            doors = location.doors[turned]
            if doors & touching != ends or (s.box.two_frames and not same_frame(s, location, cell, ends)):
                continue
            if last or left - BITS[ends] + BITS[doors & ~touching] > 0:
                if joints.hold(s, place, cell, ends):
                    return True
                break  # turned or not, it has the same connections
    return False


def exits_gained(s: Dungeoneer, place: int) -> int:
    """How many more open ends the map has once a location is removed, with its own gone."""
    gained = 0
    for side in SIDES_OF[doors_of(s, place)]:
        gained += 1 if s.cells[place] + STEP[side] in s.grid else -1
    return gained


def can_shift(s: Dungeoneer) -> bool:
    """Whether any location can be moved."""
    return known(s, s.box.shifts, any_moves)


def can_swap(s: Dungeoneer) -> bool:
    """Whether any two locations can be exchanged."""
    return known(s, s.box.swaps, any_pairs)


def known(s: Dungeoneer, seen: Seen, compute: Callable[[Dungeoneer], bool]) -> bool:
    """An answer that depends only on the map; cached, since the map changes rarely."""
    key = (tuple(s.cells), s.turned, not s.map_deck)
    if key not in seen:
        if len(seen) > MOST_SEEN:
            seen.clear()
        seen[key] = compute(s)
    return seen[key]


def any_moves(s: Dungeoneer) -> bool:
    """Whether some location can be moved."""
    edge, joints = Edge(s), Joints(s)
    for place in sorted(movable(s), key=joints.parts.__contains__):  # the rim first, as most likely
        if can_move(s, place, edge, joints):
            return True
    return False


class SwapLocations(Procedure):
    """Swap two location cards, which keep their orientation (D-241)."""

    STEPS: ClassVar[tuple[str, ...]] = ("first", "second", "swap")

    def __init__(self, you: int = 0) -> None:
        self.you = you
        self.source: str = ""  # the source of the effect
        self.one: str = ""
        self.other: str = ""

    def first(self, s: Dungeoneer) -> None:
        sides = Sides(s)
        keys = [s.box.location_keys[place] for place in sides.laid if has_partner(s, place, sides)]
        if keys:
            s.choose(self.you, "dungeoneer-ask-shift", tuple(keys), "one")
        else:
            self.end()

    def second(self, s: Dungeoneer) -> None:
        places = partners(s, LOCATION.word_at(s, self.one).number, Sides(s))
        s.choose(
            self.you, "dungeoneer-ask-swap", tuple([s.box.location_keys[place] for place in places]), "other"
        )

    def missing(self, s: Dungeoneer, word: Word) -> Reason | None:
        if word.verb is not LOCATION:
            return None
        if s.cells[word.number] < 0:
            return NOT_LAID
        return STAYS if s.box.locations[word.number].entrance else NO_EXCHANGE

    def swap(self, s: Dungeoneer) -> None:
        one, other = LOCATION.word_at(s, self.one).number, LOCATION.word_at(s, self.other).number
        exchange(s, one, other)
        told.swaps(s, one, other)

    def copy(self) -> SwapLocations:
        twin = SwapLocations(self.you)
        twin.source = self.source
        twin.one = self.one
        twin.other = self.other
        return twin


def exchange(s: Dungeoneer, one: int, other: int) -> None:
    """Swap two cards."""
    s.cells[one], s.cells[other] = s.cells[other], s.cells[one]
    s.grid[s.cells[one]], s.grid[s.cells[other]] = one, other


class Sides:
    """For each location, the sides that are not walls and those that touch another card, one bit each."""

    def __init__(self, s: Dungeoneer) -> None:
        self.doors = [0] * len(s.box.locations)
        self.touching = [0] * len(s.box.locations)
        self.laid = [place for place, cell in enumerate(s.cells) if cell >= 0]
        self.open_ends = 0
        for place in self.laid:
            self.doors[place] = doors_of(s, place)
            touching = 0
            for side in range(4):
                if beyond(s, place, side) >= 0:
                    touching |= 1 << side
            self.touching[place] = touching
            self.open_ends += BITS[self.doors[place] & ~touching]


def partners(s: Dungeoneer, place: int, sides: Sides) -> list[int]:
    """The locations that one may be exchanged with: no exit against a wall, nothing cut off (D-242)."""
    if s.cells[place] < 0 or s.box.locations[place].entrance:
        return []
    return [
        other
        for other in sides.laid
        if other != place and not s.box.locations[other].entrance and may_swap(s, place, other, sides)
    ]


def any_pairs(s: Dungeoneer) -> bool:
    """Whether some two locations can be exchanged."""
    sides = Sides(s)
    for place in sides.laid:
        if has_partner(s, place, sides):
            return True
    return False


def has_partner(s: Dungeoneer, place: int, sides: Sides) -> bool:
    """Whether a location may be exchanged with any other."""
    if s.box.locations[place].entrance:
        return False
    for other in sides.laid:
        if other != place and not s.box.locations[other].entrance and may_swap(s, place, other, sides):
            return True
    return False


def may_swap(s: Dungeoneer, one: int, other: int, sides: Sides) -> bool:
    """Whether two cards may be swapped; if all touching sides agree, the connections stay as they are."""
    changed = sides.doors[one] ^ sides.doors[other]
    if not changed:
        return True
    one_doors, other_doors = sides.doors[one], sides.doors[other]
    one_free, other_free = ~sides.touching[one], ~sides.touching[other]
    ends = sides.open_ends + BITS[one_doors & other_free] + BITS[other_doors & one_free]
    if ends <= BITS[one_doors & one_free] + BITS[other_doors & other_free] and s.map_deck:
        return False
    if s.cells[one] - s.cells[other] not in OTHER_SIDES:
        return not changed & (sides.touching[one] | sides.touching[other])
    exchange(s, one, other)  # neighbours: the side between them may change too, so try it and undo it
    fit = agrees(s, one) and agrees(s, other) and whole(s)
    exchange(s, one, other)
    return fit
