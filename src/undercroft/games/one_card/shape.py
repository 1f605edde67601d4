"""The shape of the view: what `view.py` makes, as types; tools/wire makes the browser's from these."""

from __future__ import annotations

from typing import Literal, TypedDict

Skill = Literal["speed", "attack", "defence", "range"]
Hero = TypedDict(
    "Hero",
    {
        "square": str,
        "health": int,
        "speed": int,
        "attack": int,
        "defence": int,
        "range": int,
        "class": str,
        "ability_used": bool,
    },
)
Hero.__doc__ = "The hero: place, health, base skills, class."


class Board(TypedDict):
    """The card as it lies."""

    position: str
    rows: list[list[str]]
    walls: list[str]
    stairs: list[str]


class Left(TypedDict):
    """Points that are left to spend."""

    speed: int
    attack: int


class EnergyDice(TypedDict):
    """The dice: as they were rolled, as they lie, and what they make."""

    rolled: list[int]
    kept: int
    kept_on: Literal["", "speed", "attack", "defence"]
    dice: dict[Skill, int]
    left: Left
    defence: int
    range: int


class Kind(TypedDict):
    """The line that all monsters of a level share."""

    name: str
    health: int
    speed: int
    attack: int
    defence: int
    range: int


class Monster(TypedDict):
    """A living monster, and how it stands to the hero."""

    letter: str
    square: str
    health: int
    distance: int
    clear_lines: int
    in_sight: bool
    in_range: bool
    blocked_by: list[str]


class Result(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: dict[str, int]
    reason: str
    level: int


class View(TypedDict):
    """The table: nothing is hidden in this game but the dice to come."""

    game: Literal["one-card"]
    level: int
    levels: int
    turn: int
    phase: Literal["energy", "hero", "monsters", "reward", "over"]
    automatic: bool
    board: Board
    hero: Hero
    energy: EnergyDice
    kind: Kind
    monsters: list[Monster]
    moving: str
    result: Result | None
