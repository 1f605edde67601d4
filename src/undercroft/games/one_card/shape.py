"""The types of the view and of the survey; tools/wire generates the browser's types from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

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
    """The card on the table."""

    position: str
    rows: list[list[str]]
    walls: list[str]
    stairs: list[str]


class Left(TypedDict):
    """Points that are left to spend."""

    speed: int
    attack: int


class EnergyDice(TypedDict):
    """The dice: as rolled, as laid, and the resulting sums.

    `sums` are each skill with no die and with each face, `strikes` is how many the attack points left allow.
    """

    rolled: list[int]
    kept: int
    kept_on: Literal["", "speed", "attack", "defence"]
    dice: dict[Skill, int]
    sums: dict[Skill, list[int]]
    left: Left
    strikes: int
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
    """A living monster in relation to the hero; it threatens a hero in range and sight."""

    letter: str
    square: str
    health: int
    distance: int
    clear_lines: int
    in_sight: bool
    in_range: bool
    threatens: bool
    blocked_by: list[str]


class Result(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: dict[str, int]
    reason: str
    level: int


class View(TypedDict):
    """The table: nothing is hidden in this game but the dice to come. `most` limits health and skills."""

    game: Literal["one-card"]
    level: int
    levels: int
    most: int
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


class Ending(TypedDict):
    """How the monsters' phases end: fewest and most wounds, and the rest with ties broken by default.

    Moves are paths, by the letters of the monsters. `fatal` says whether the hero dies.
    """

    least: int
    most: int
    fatal: Literal["no", "maybe", "surely"]
    moves: dict[str, list[str]]
    strikers: list[str]
    sum: int
    defence: int


class Laying(Ending):
    """What a way to lay the dice allows: strikes, and the monsters' phases if the hero stays put.

    It clears the level if nobody is left after that many strikes.
    """

    strikes: int
    clears: bool


class Walk(TypedDict):
    """A tile that the hero can walk to: price, speed left, path, and whom he could strike from there."""

    price: int
    left: int
    way: list[str]
    targets: list[str]


class Stand(TypedDict):
    """The cheapest tile from which a monster can be struck."""

    square: str
    price: int


class Survey(TypedDict):
    """What a player could work out; which parts there are depends on the phase.

    Lines are two corners as x, y, x, y, and 1 if the line is clear. `ends` are by square in the hero phase,
    by option in the monsters' phases. `reach` are the squares in range, `stands` where to go to strike a
    monster that is out of reach here. `odds` are numbers of throws that allow 0, 1, 2 ... strikes.
    """

    range: dict[str, int]
    lines: dict[str, list[tuple[int, int, int, int, int]]]
    reach: list[str]
    walks: NotRequired[dict[str, Walk]]
    stands: NotRequired[dict[str, Stand]]
    ends: NotRequired[dict[str, Ending]]
    lay: NotRequired[dict[str, Laying]]
    odds: NotRequired[dict[str, list[int]]]
