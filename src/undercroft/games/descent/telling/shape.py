"""The types of the view and of the survey; tools/wire generates the browser's types from them.

Spaces are named by column and row, "7,4". A figure is the number of its slot: heroes have 0 to 3, monsters
the rest. Cards, monsters and heroes are given by name; what is printed on them is in `faces.json`.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from undercroft.games.descent.telling.attack_shape import Attack


class Piece(TypedDict):
    """A map piece as placed: its kind, upper left space and turn ("", "h", "v", "es" ...)."""

    shape: str
    x: int
    y: int
    turn: str


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


class Stair(TypedDict):
    """One end of a staircase; the other end is "" until its area is revealed."""

    space: str
    to: str


class ClosedChest(TypedDict):
    """A chest; only its colour is known."""

    space: str
    colour: str


class Lying(TypedDict):
    """Something that can be picked up: "healing-potion", "coins", "key-red", a relic."""

    space: str
    what: str


class Tokens(TypedDict):
    """Tokens of lingering effects."""

    burn: int
    web: int
    stun: int
    poison: int


class Slot(TypedDict):
    """A place for items: what is in it, how much is used, and how much there is."""

    items: list[str]
    used: int
    most: int


class Slots(TypedDict):
    """The equipment of a hero by its places."""

    hands: Slot
    armor: Slot
    potions: Slot
    others: Slot
    pack: Slot


class Hero(TypedDict):
    """A hero; in town the space is ""."""

    figure: int
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
    conquest: int  # lost when he dies
    coins: int
    skills: list[str]
    worn: list[str]
    pack: list[str]
    slots: Slots
    exhausted: list[str]
    order: Literal["none", "aim", "dodge", "guard", "rest"]
    acted: bool
    monkey: int
    tokens: Tokens


class Monster(TypedDict):
    """A monster on the board; None: a number that was not announced."""

    kind: str
    name: str  # of a named one
    master: bool
    base: Literal["1x1", "1x2", "2x2", "2x3"]
    spaces: list[str]
    lost: int
    left: int | None
    wounds: int | None
    armor: int | None
    speed: int | None
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
    income: int
    hand: int
    deck: int
    discard: list[str]
    powers: list[str]


class Turn(TypedDict):
    """Whose turn it is ("" between turns and in the overlord's), who acts, and what is left of it."""

    phase: Literal["setup", "heroes", "hero", "overlord", "over"]
    hero: str
    figure: int | None  # that acts now
    action: str
    points: int
    attacks: int
    may_order: bool
    passing: bool  # it stands where it cannot stop
    sight: int  # how far heroes see; 0: without limit


class Task(TypedDict):
    """What else a hero is doing besides the turn: where, and with which item.

    `prices` are the shop's while he is at the market; `lacking` is how many coins he is short of.
    """

    at: Literal["exchange", "market", "received", "equip", "start"]
    hero: str
    item: str
    prices: NotRequired[dict[str, int]]
    lacking: NotRequired[dict[str, int]]


class Planned(TypedDict):
    """A monster that waits in an area."""

    kind: str
    name: str
    master: bool
    space: str
    stands: bool


class Secret(TypedDict):
    """An area that is not revealed yet, as the overlord knows it (J-339)."""

    text: str
    spaces: list[str]
    ground: list[Lying]  # as in `rows`
    monsters: list[Planned]
    chests: list[ClosedChest]
    glyphs: list[str]
    tokens: list[Lying]
    doors: list[Door]


class Result(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: dict[str, int]
    reason: str
    round: int


class View(TypedDict):
    """What a seat may know; only the overlord has a hand, prices and threat lacking, chest numbers, secrets.

    In `rows` a character stands for each space: floor ".", pit "o", water "~", rubble "^", not revealed "?".
    """

    game: Literal["descent"]
    quest: str
    goal: str  # a message: of the heroes, to the overlord his own
    options: list[str]
    players: int
    round: int
    conquest: int
    pieces: list[Piece]
    rows: list[str]
    texts: list[str]  # messages of revealed areas
    doors: list[Door]
    glyphs: list[Glyph]
    stairs: list[Stair]
    keys: list[str]
    chests: list[ClosedChest]
    tokens: list[Lying]
    heroes: list[Hero]
    monsters: dict[str, Monster]
    encounters: list[str]  # spaces
    familiars: list[Familiar]
    overlord: Overlord
    stock: dict[str, int]
    training: list[int]  # tokens left, by trait
    opened: list[str]  # colours of chests
    turn: Turn
    task: Task | None
    attack: Attack | None
    asked: list[int]  # seats
    result: Result | None
    hand: NotRequired[list[str]]
    prices: NotRequired[dict[str, int]]
    lacking: NotRequired[dict[str, int]]
    chest_numbers: NotRequired[list[int]]
    secrets: NotRequired[list[Secret]]


# -- the survey -------------------------------------------------------------------------------------


class Walk(TypedDict):
    """A walk to a placement: the options to choose one by one, where it leads, what awaits on it."""

    moves: list[str]
    spaces: list[str]  # covered at its end
    points: int
    fatigue: int  # needed for it
    wounds: int  # certain to be suffered: pits, Aura
    warnings: list[Literal["aura", "pit", "grapple", "seen"]]


class Shot(TypedDict):
    """An attack that could be made: with what (monsters: ""), on which space, how far, and how likely.

    `chance` is an index into the survey's `chances`.
    """

    weapon: str
    figure: int
    space: str
    range: int
    chance: int


class Odds(TypedDict):
    """Chances of an attack as fractions, each with the best spending of surges for it; wounds on average.

    "?" against a monster about which the quest does not say enough.
    """

    hit: str
    kill: str
    wounds: str


class Line(TypedDict):
    """What breaks a line of sight: spaces with figures or rubble, a door, or a wall."""

    range: int
    figures: list[str]
    rubble: list[str]
    door: bool
    wall: bool


class Lookout(TypedDict):
    """What is seen from a placement: spaces with their range; what hides each enemy out of sight.

    Shots are the attacks that could be made, the most deadly first.
    """

    sees: dict[str, int]
    hidden: dict[str, Line]
    shots: list[Shot]


class Danger(TypedDict):
    """Who could attack a hero on a space in the overlord's next turn, and the wounds on average."""

    monsters: list[int]
    wounds: str


class Chance(TypedDict):
    """A chance as a message, and as fractions."""

    id: str
    args: dict[str, str | int]
    hit: NotRequired[str]
    kill: NotRequired[str]
    wounds: NotRequired[str]


class Outlook(TypedDict):
    """What an option can lead to: in a word or two, in full, and a warning."""

    odds: list[Chance]
    lines: list[Chance]
    alarm: Chance | None


class Gain(TypedDict):
    """What an action brings: points to move, attacks, and whether an order may be placed."""

    points: int
    attacks: int
    order: bool


class Survey(TypedDict, total=False):
    """What a player could work out: about `figure`, which acts or is about to.

    `walks` and `lookouts` are listed by placement ("7,4", long bases "7,4:h"), including the figure's own.
    `stops` gives for each space the placement on it that is cheapest to reach. `gains` is what each action
    that could be declared brings. `areas` are the spaces that an option covers; `danger` is by space. `reach`
    gives for each monster the points it takes to each placement.
    """

    figure: int
    gains: dict[str, Gain]
    walks: dict[str, Walk]
    stops: dict[str, str]
    lookouts: dict[str, Lookout]
    chances: list[Odds]
    areas: dict[str, list[str]]
    danger: dict[str, Danger]
    reach: dict[str, dict[str, int]]
    options: dict[str, Outlook]
