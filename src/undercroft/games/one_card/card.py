"""The dungeon card read from content/card.toml: boards, level plans, the hero and the classes."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Literal

import msgspec

from undercroft.engine.content import ContentEntry, ContentFile, Provenance
from undercroft.games.one_card.board import SIZE, Board, Kind, Plan

Rows = tuple[tuple[str, ...], ...]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]  # shown on a die
Value = Annotated[int, msgspec.Meta(ge=1)]
MOST_MONSTERS = 4  # there are four red dice (O-021)


class Side(ContentEntry):
    """A printed side, in its orientation for its first level."""

    provenance: Provenance
    rows: list[str]


class Position(ContentEntry):
    """One of the ways the card can lie."""

    side: str
    turned: bool
    monster: str


class MonsterLine(ContentEntry):
    """The stat line at the lower edge of a position (O-017, O-020)."""

    provenance: Provenance
    health: Die
    speed: Value
    attack: Value
    defence: Value
    range: Value


class HeroStart(ContentEntry):
    """The hero of a new game."""

    health: Die
    speed: Die
    attack: Die
    defence: Die
    range: Die


class ClassCard(ContentEntry):
    """A class: what it can do to the energy dice, and how often."""

    provenance: Provenance
    do: Literal["keep a die", "re-roll all dice", "a die on range"]
    once: Literal["level", "turn"]
    rule: str
    at_health: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0  # 0: at any health


class Card:
    """Everything that the card and the class cards say (O-009, O-262)."""

    def __init__(self, file: Traversable) -> None:
        content = ContentFile(file)
        self.sides = content.table("sides", Side)
        self.positions = content.table("positions", Position)
        self.monsters = content.table("monsters", MonsterLine)
        self.classes = content.table("classes", ClassCard)
        self.hero = content.value("hero", HeroStart)
        self.order = content.value("order", list[str])
        content.done()
        self._check(content)
        self.rows = {name: self._lie(position) for name, position in self.positions.items()}
        self.boards = {name: self._board(name) for name in self.positions}
        self.plans = self._plans()
        content.check(bool(self.plans), "order", "no tile of its first position carries the number 1")
        for plan in self.plans:
            fits = len(plan.spawns) <= MOST_MONSTERS
            content.check(fits, f"sides, level {plan.number}", f"has more than {MOST_MONSTERS} monsters")

    def _check(self, content: ContentFile) -> None:
        known = {".", "#", "S", *map(str, range(1, 100))}
        for name, side in self.sides.items():
            tiles = [row.split() for row in side.rows]
            square = len(tiles) == SIZE and all(len(row) == SIZE for row in tiles)
            content.check(square, f"sides.{name}", f"needs {SIZE} rows of {SIZE} tiles")
            for tile in (tile for row in tiles for tile in row):
                content.check(tile in known, f"sides.{name}", f"unknown tile {tile!r}")
        for name, position in self.positions.items():
            content.check(position.side in self.sides, f"positions.{name}", f"no side {position.side!r}")
            content.check(
                position.monster in self.monsters, f"positions.{name}", f"no monster {position.monster!r}"
            )
            stairs = "S" in " ".join(self.sides[position.side].rows)
            content.check(stairs, f"sides.{position.side}", "needs stairs for the hero to enter")
        content.check(bool(self.order), "order", "needs at least one position")
        for name in self.order:
            content.check(name in self.positions, "order", f"no position {name!r}")

    def _lie(self, position: Position) -> Rows:
        """The tiles as the card lies; turning it swaps opposite ones (O-012)."""
        rows = tuple(tuple(row.split()) for row in self.sides[position.side].rows)
        return tuple(row[::-1] for row in rows[::-1]) if position.turned else rows

    def _board(self, name: str) -> Board:
        monster = self.positions[name].monster
        line = self.monsters[monster]
        kind = Kind(monster, line.health, line.speed, line.attack, line.defence, line.range)
        return Board(name, _mask(self.rows[name], "#"), _mask(self.rows[name], "S"), kind)

    def _plans(self) -> list[Plan]:
        """One plan per level: the card is flipped for each (O-188), in the order of its numbers (O-002)."""
        plans: list[Plan] = []
        while True:
            number = len(plans) + 1
            name = self.order[len(plans) % len(self.order)]
            mask = _mask(self.rows[name], str(number))
            if not mask:
                return plans
            spawns = [tile for tile in range(SIZE * SIZE) if mask >> tile & 1]
            plans.append(Plan(number, self.boards[name], spawns))


def _mask(rows: Rows, sign: str) -> int:
    tiles = [tile for row in rows for tile in row]
    return sum(1 << number for number, tile in enumerate(tiles) if tile == sign)


CARD = Card(files(__package__) / "content" / "card.toml")
