"""The shape of the view, as types; tools/wire will make the browser's from these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class Door(TypedDict):
    """A door along one side of a space and of the next one."""

    name: str
    x: int
    y: int
    side: Literal["east", "south"]
    lock: str
    open: bool


class Glyph(TypedDict):
    """A glyph."""

    space: str
    active: bool


class ClosedChest(TypedDict):
    """A chest; only its colour is known."""

    space: str
    colour: str


class Lying(TypedDict):
    """Something that can be picked up."""

    space: str
    what: str


class Tokens(TypedDict):
    """Tokens of lingering effects."""

    burn: int
    web: int
    stun: int
    poison: int


class Hero(TypedDict):
    """A hero; in town the space is ""."""

    name: str
    seat: int
    space: str
    wounds: int
    max_wounds: int
    fatigue: int
    max_fatigue: int
    armor: int
    speed: int
    traits: list[int]
    coins: int
    skills: list[str]
    worn: list[str]
    pack: list[str]
    exhausted: list[str]
    order: str
    acted: bool
    monkey: int
    tokens: Tokens


class Monster(TypedDict):
    """A monster on the board; None: a number that was not announced."""

    kind: str
    name: str
    master: bool
    base: str
    spaces: list[str]
    lost: int
    wounds: int | None
    armor: int | None
    activated: bool
    tokens: Tokens


class Familiar(TypedDict):
    """A familiar; one that is carried has no space."""

    name: str
    hero: str
    space: str
    carries: str


class Overlord(TypedDict):
    """What everybody knows of the overlord."""

    threat: int
    hand: int
    deck: int
    discard: list[str]
    powers: list[str]


class Turn(TypedDict):
    """Whose turn it is; "" for the overlord's, or between turns."""

    hero: str
    action: str
    points: int
    attacks: int
    may_order: bool


class Attack(TypedDict):
    """An attack under way: dice by colour, and the faces they show."""

    figure: int
    weapon: str
    target: str
    aimed: bool
    dice: list[int]
    faces: list[int]
    bought: list[int]


class View(TypedDict):
    """What a seat may know."""

    quest: str
    goal: str  # a message
    players: int
    round: int
    conquest: int
    rows: list[str]
    doors: list[Door]
    glyphs: list[Glyph]
    keys: list[str]
    chests: list[ClosedChest]
    tokens: list[Lying]
    heroes: list[Hero]
    monsters: dict[str, Monster]
    encounters: list[str]  # spaces
    familiars: list[Familiar]
    overlord: Overlord
    stock: dict[str, int]
    turn: Turn
    attack: Attack | None
    winner: str
    hand: NotRequired[list[str]]
    chest_numbers: NotRequired[list[int]]
