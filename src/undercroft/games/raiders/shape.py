"""The types of the view and of the survey; tools/wire generates the browser's types from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Item = Literal["torch", "ball", "key", "sword"]
Kind = Literal["monster", "boss", "treasure", "vault", "trap"]


class Face(TypedDict):
    """What is printed on a room card; which entries it has depends on its kind.

    A monster without a strength cannot be beaten.
    """

    name: str
    kind: Kind
    chests: NotRequired[list[int]]
    rewards: NotRequired[list[str]]
    hits: NotRequired[Literal["most coins", "fewest wounds"]]
    penalty: NotRequired[list[int]]
    strength: NotRequired[int | None]
    wounds: NotRequired[int]
    coins: NotRequired[int]
    out: NotRequired[bool]
    prize: NotRequired[int]
    escape: NotRequired[str | None]
    feeble: NotRequired[list[str]]
    attacks: NotRequired[Literal["lowest", "highest"]]


class Place(TypedDict):
    """A room of the floor; the card of a face-down room is known to those who saw it by torch."""

    number: int
    state: Literal["gone", "up", "down"]
    card: Face | None


class Player(TypedDict):
    """What everybody sees of a player; `played` are the cards of this floor."""

    seat: int
    character: str
    coins: int
    wounds: int
    hand_size: int
    played: list[str]
    card: str
    balls: int
    chooses: bool
    ready: bool
    out: bool


class Hand(TypedDict):
    """The cards of a seat; the one that is laid is still among them."""

    power: list[int]
    items: dict[Item, int]
    laid: str


class Played(TypedDict):
    """A room that was played, with its sum if it was a monster's, and what each card counted for."""

    floor: int
    room: str
    kind: Kind
    cards: list[str]
    balls: list[int]
    coins: list[int]
    wounds: list[int]
    note: Literal["", "beaten", "attacked", "escaped"]
    counts: NotRequired[list[int]]
    total: NotRequired[int]
    strength: NotRequired[int | None]
    attacks: NotRequired[Literal["lowest", "highest"]]


class Share(TypedDict):
    """A chest, the seats that open it, and what each of them gets."""

    chest: int
    seats: list[int]
    share: int


class Gain(TypedDict):
    """What a seat has won and lost in the room."""

    coins: int
    wounds: int
    items: list[Item]


class Outcome(TypedDict):
    """The results of the room so far.

    A card counts for nothing (None) until it is turned up, or if another will follow it. `short` is how much
    the sum is below a monster's strength. Shares and penalty, with the highest card that decides it, are
    given once all cards are up, gains once the room is settled, both by seat.
    """

    total: int
    short: int
    counts: list[int | None]
    verdict: Literal["", "beaten", "attacked", "escaped", "silent"]
    attacked: list[int]
    shares: list[Share]
    highest: int
    penalty: int | None
    gains: list[Gain]


class Scoring(TypedDict):
    """The scoring in progress: who has fallen, and who has won so far."""

    falls: list[int]
    wins: list[int]


class Ending(TypedDict):
    """Who would fall, or why nobody would, and who would win if the game ended now."""

    falls: list[int]
    spared: Literal["", "alone", "equal", "three"]
    richest: list[int]
    winners: list[int]


class Result(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: dict[str, int]
    reason: str
    boss: str


class ToCome(TypedDict):
    """How many rooms are still to be turned up, and how many they come from."""

    count: int
    of: int


class View(TypedDict):
    """The table as a seat sees it; spectators see no hand.

    `unseen` are rooms that were never face up; for a seat, without those its torch has shown.
    """

    game: Literal["raiders"]
    variant: Literal["basic", "tactical"]
    seats: int
    floor: int
    floors: int
    room: int
    row: list[Place]
    players: list[Player]
    hand: Hand | None
    supply: dict[Item, int]
    scroll: int | None
    history: list[Played]
    outcome: Outcome | None
    scoring: Scoring | None
    unseen: dict[str, int]
    to_come: ToCome
    ending: Ending | None
    result: Result | None


class Counted(TypedDict):
    """The cards that a seat must hold, as anybody can work out by counting."""

    power: list[int]
    items: dict[Item, int]


class Prospect(TypedDict, total=False):
    """In how many of the ways a card brings each result; its entries depend on the room."""

    beaten: int
    struck: int
    prize: int
    coins: dict[str, int]
    penalty: dict[str, int]
    reward: str
    short: int


class Survey(TypedDict):
    """What a player could work out: every hand, whom a trap hits, and what the cards of a seat would bring.

    `others` are the least and the most that the others' cards can add up to, `ways` in how many ways.
    """

    counted: list[Counted]
    targets: NotRequired[list[int]]
    others: NotRequired[tuple[int, int]]
    ways: NotRequired[int]
    cards: NotRequired[dict[str, Prospect]]
