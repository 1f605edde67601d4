"""The types of the view and of the survey; tools/wire generates the browser's types from them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Form = Literal["melee", "magic", "speed"]
Stat = Literal["melee", "magic", "speed", "level", "health"]
Side = Literal["north", "east", "south", "west"]


class Exit(TypedDict):
    """An exit as it is now; a blocked or trap exit tests a value of the hero."""

    kind: Literal["open", "wall", "blocked", "trap"]
    stat: Stat | None
    value: int


class Obstacle(TypedDict):
    """What is tested when a hero enters a location."""

    kind: Literal["hazard", "spikes", "pit"]
    stat: Stat | None
    value: int


class Location(TypedDict):
    """A location on the map as placed; the players' places say who is in it.

    It may have a waiting trap, or a monster that lives there, given by the name of its quest.
    """

    name: str
    x: int
    y: int
    turned: bool
    type: Literal["room", "passage"]
    entrance: bool
    glory: int
    peril: int
    exits: dict[Side, Exit]
    obstacle: Obstacle | None
    attached: list[str]
    dark: NotRequired[bool]
    traps: NotRequired[list[str]]
    lair: NotRequired[str]


class Item(TypedDict):
    """A hero's card in play; a minion may have wounds."""

    name: str
    kind: Literal["boon", "treasure", "bane"]
    type: str
    attached: list[str]
    wounds: NotRequired[int]


class Beast(TypedDict):
    """A monster in a pack, with the key that options use for it and for identical ones."""

    key: str
    name: str
    wounds: int
    attached: list[str]


class Quest(TypedDict):
    """An open quest, with the wounds of its monster; one `apart` is an extra common quest.

    `at` and `to` are printed on it; it `leads` to the locations where something can be done for it now.
    """

    name: str
    category: Literal["chance", "threat", "hunt", "sacrifice", "search", "escort", "influence", "artifact"]
    grade: str
    at: list[str]
    to: str | None
    leads: list[str]
    wounds: int
    apart: NotRequired[bool]


class Limits(TypedDict):
    """How many cards a hero may have in play."""

    boons: int
    treasures: int


class Player(TypedDict):
    """What everybody sees of a player; values and limits while a hero is in the game.

    `upkeep` is the glory due in the next reset phase, `upkeep_short` means that there is less;
    `close` marks a player who is one quest away from winning.
    """

    seat: int
    hero: str | None
    level: int
    health: int
    glory: int
    peril: int
    ap: int
    saved: bool
    fallen: bool
    out: bool
    place: str | None
    values: dict[Form, int] | None
    limits: Limits | None
    items: list[Item]
    pack: list[Beast]
    quests: list[Quest]
    done: list[str]
    hand_size: int
    dealt_size: int
    upkeep: int
    upkeep_short: bool
    close: bool


class EscortOnItsWay(TypedDict):
    """An escort carried by a hero, or waiting in a location."""

    quest: str
    owner: int
    carrier: int | None
    place: str | None


class StandIn(TypedDict):
    """A minion that counters an attack in the place of its hero."""

    key: str
    health: int


class Foe(TypedDict):
    """An attacker; in a challenge the second one is its target.

    The key is "card:zombie" or "quest:slay-draky", none for a hero. Rolls are the die and the sum, with what
    was added; the verdict is about the attack, once both are rolled.
    """

    key: str | None
    seat: int | None
    form: Form | None
    health: int
    wounds: int
    state: Literal["fights", "gone", "slain", "waits"]
    attack: list[int]
    attack_added: int
    counter: list[int]
    counter_added: int
    verdict: Literal["hits", "is struck", "tie"] | None
    stand_in: NotRequired[StandIn]


class Battle(TypedDict):
    """The innermost battle in progress; in a challenge the attacked hero strikes back at a monster."""

    stage: str
    target: int
    owner: int | None
    place: str
    challenge: bool
    foes: list[Foe]


class Declared(TypedDict):
    """An encounter that was declared and not fought yet."""

    card: str
    target: int
    form: Form | None


class WorldEvent(TypedDict):
    """An event with its tokens."""

    name: str
    tokens: int
    most: int


class Result(TypedDict):
    """How the game ended."""

    winners: list[int]
    scores: dict[str, int]
    reason: Literal["quests", "last hero", "defeat", "no way", "final quest", "points"]
    round: int


class View(TypedDict):
    """The table as a seat sees it; spectators have no `you`, hand, prices and dealt locations.

    Locations are listed by name; prices are of cards in hand whose cost differs from the printed one.
    """

    game: Literal["dungeoneer"]
    options: list[str]
    sets: list[str]
    seats: int
    quests_to_win: int  # 0 if they count as points
    round: int
    phase: Literal["setup", "reset", "villainy", "locations", "heroics", "discard"]
    active: int
    asked: list[int]
    map: dict[str, Location]
    placing: str | None
    playing: list[str]
    players: list[Player]
    common: list[Quest]
    escorts: list[EscortOnItsWay]
    event: NotRequired[WorldEvent]
    battle: Battle | None
    declared: list[Declared]
    lurking: list[str]
    deck: int
    lord_deck: int
    locations_left: int
    quests_left: int
    discard: list[str]
    lord_discard: list[str]
    you: int | None
    hand: list[str] | None
    prices: dict[str, int] | None
    dealt: list[str] | None
    result: Result | None


class Chance(TypedDict):
    """A chance as a message, and as fractions: bounds, or those of a clash."""

    id: str
    args: dict[str, str | int]
    least: NotRequired[str]
    most: NotRequired[str]
    hits: NotRequired[str]
    draw: NotRequired[str]
    struck: NotRequired[str]


class Outlook(TypedDict):
    """What an option can lead to: in a word or two, in full, and a warning."""

    odds: list[Chance]
    lines: list[Chance]
    alarm: Chance | None


class Walk(TypedDict):
    """A path of several steps: the options to choose one by one, and its locations, including the first."""

    moves: list[str]
    stops: list[str]
    price: int


class Survey(TypedDict, total=False):
    """What a player could work out: chances of the threats on the map, walks, chances of the open options.

    Threats are listed by "exit:armoury:north" or "location:spiked-hall", walks by their destination.
    """

    threats: dict[str, Chance]
    walks: dict[str, Walk]
    options: dict[str, Outlook]
