"""The map pieces of the box, and how they join: two spaces wide, connector to connector (J-458)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.descent.floor.bases import SIDES

Point = tuple[int, int]
Edge = tuple[int, int, int]  # column, row, side
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3


class Shape(Value):
    """A kind of piece as printed: its spaces, its connectors, and which of these are connected."""

    def __init__(
        self,
        rows: tuple[str, ...],
        connectors: tuple[tuple[Edge, Edge], ...],
        supply: int,
        exits: tuple[tuple[int, ...], ...] = (),
        turns: tuple[str, ...] = ("h", "v"),
    ) -> None:
        self.rows = rows
        self.connectors = connectors
        self.supply = supply
        self.exits = exits or (tuple(range(len(connectors))),)
        self.turns = turns  # the words for each quarter turn


def hall(width: int, height: int, supply: int, turns: tuple[str, ...] = ("",)) -> Shape:
    """A room: connectors two wide, in the middle of each side."""
    x, y = width // 2 - 1, height // 2 - 1
    sides = (
        ((x, 0, NORTH), (x + 1, 0, NORTH)),
        ((width - 1, y, EAST), (width - 1, y + 1, EAST)),
        ((x, height - 1, SOUTH), (x + 1, height - 1, SOUTH)),
        ((0, y, WEST), (0, y + 1, WEST)),
    )
    return Shape(("#" * width,) * height, sides, supply, turns=turns)


def corridor(length: int, supply: int) -> Shape:
    """A corridor two wide, with a connector at either end."""
    ends = (((0, 0, WEST), (0, 1, WEST)), ((length - 1, 0, EAST), (length - 1, 1, EAST)))
    return Shape(("#" * length,) * 2, ends, supply)


SHAPES: Final = {
    "dead-end": Shape(
        ("##",),
        (((0, 0, NORTH), (1, 0, NORTH)), ((0, 0, SOUTH), (1, 0, SOUTH))),
        20,
        exits=((0,), (1,)),
    ),
    "corridor-2": Shape(("##", "##"), hall(2, 2, 0).connectors, 10, exits=((0, 2), (1, 3)), turns=("",)),
    "corridor-4": corridor(4, 7),
    "corridor-6": corridor(6, 4),
    "corner": Shape(
        ("####", "####", "##..", "##.."),
        (((3, 0, EAST), (3, 1, EAST)), ((0, 3, SOUTH), (1, 3, SOUTH))),
        4,
        turns=("es", "sw", "wn", "ne"),
    ),
    "tee": Shape(
        ("##..", "####", "####", "##.."),
        (((0, 0, NORTH), (1, 0, NORTH)), ((3, 1, EAST), (3, 2, EAST)), ((0, 3, SOUTH), (1, 3, SOUTH))),
        3,
        turns=("e", "s", "w", "n"),
    ),
    "cross": Shape((".##.", "####", "####", ".##."), hall(4, 4, 0).connectors, 3, turns=("",)),
    "room-4x4": hall(4, 4, 4),
    "room-6x4": hall(6, 4, 4, ("h", "v")),
    "room-6x6": hall(6, 6, 2),
}


class Piece(Value):
    """A piece placed in a dungeon."""

    def __init__(self, shape: str, x: int, y: int, turn: str) -> None:
        self.shape = shape
        self.x = x
        self.y = y
        self.turn = turn
        printed = SHAPES[shape]
        quarters = printed.turns.index(turn or printed.turns[0])
        height, width = len(printed.rows), len(printed.rows[0])
        spaces = [(i, j) for j, row in enumerate(printed.rows) for i, mark in enumerate(row) if mark == "#"]
        connectors = [list(each) for each in printed.connectors]
        for _ in range(quarters):
            spaces = [(height - 1 - j, i) for i, j in spaces]
            connectors = [[(height - 1 - j, i, (side + 1) % 4) for i, j, side in each] for each in connectors]
            height, width = width, height
        self.spaces: frozenset[Point] = frozenset((x + i, y + j) for i, j in spaces)
        self.connectors = [frozenset((x + i, y + j, side) for i, j, side in each) for each in connectors]


def owners(pieces: list[Piece]) -> dict[Point, int]:
    """Which piece each space belongs to; of two that overlap, the later one."""
    return {space: number for number, piece in enumerate(pieces) for space in piece.spaces}


def beyond(edge: Edge) -> Edge:
    """The same edge seen from the other side."""
    x, y, side = edge
    dx, dy = SIDES[side]
    return x + dx, y + dy, (side + 2) % 4


def fault(pieces: list[Piece], number: int) -> str:
    """What is wrong with the placement of a piece; "" if nothing is."""
    piece, owner = pieces[number], owners(pieces)
    for other, later in enumerate(pieces[:number]):
        both = sorted(piece.spaces & later.spaces)
        if both:
            return f"lies on {pieces[other].shape} at {both[0]}"
    joined: list[int] = []
    met: set[Edge] = set()
    for place, connector in enumerate(piece.connectors):
        behind = frozenset(beyond(edge) for edge in connector)
        others = {owner[(x, y)] for x, y, _ in behind if (x, y) in owner}
        if others:
            partner = pieces[others.pop()]
            if others or behind not in partner.connectors:
                return f"meets another piece at {sorted(connector)[0][:2]} besides the connectors"
            joined.append(place)
            met |= connector
    for x, y in sorted(piece.spaces):
        for side in range(4):
            there = beyond((x, y, side))[:2]
            if there in owner and owner[there] != number and (x, y, side) not in met:
                return f"meets another piece at {(x, y)} besides the connectors"
    if tuple(joined) not in SHAPES[piece.shape].exits:
        return "a connector leads nowhere: a dead end or a door with floor behind it must close it"
    return ""
