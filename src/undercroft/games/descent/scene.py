"""Scenes: a table from a readable description, checked for sense.

    quest = "cellar"
    players = [
        { threat = 3, hand = ["aim"] },
        { heroes = [{ name = "mordrog", at = [6, 4], wear = ["sword"], order = "guard" }] },
        { heroes = [{ name = "landrec-the-wise", at = [2, 4] }] },
    ]
    monsters = [{ kind = "beastman", at = [8, 4] }]
    doors = { a = "open" }
    revealed = ["S", "1"]
    turn = "overlord monsters"

The first player is the overlord. Anything left out is as at the start of a game; areas that are revealed here
contain only what the scene names.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from undercroft.engine.dice import key_of
from undercroft.engine.game import BadScene, read_scene
from undercroft.games.descent.boxes import QUESTS, box_of
from undercroft.games.descent.cards.quests import CHESTS, KEYS, LOCKS
from undercroft.games.descent.course.adventure import Adventure
from undercroft.games.descent.course.hero_turn import HeroTurn
from undercroft.games.descent.course.round import Round
from undercroft.games.descent.course.setup import lay_out
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.floor.bases import NO_PLACEMENT
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.floor.terrain import GROUNDS
from undercroft.games.descent.hero.equipment import PACK, fits
from undercroft.games.descent.hero.gear import max_fatigue, max_wounds
from undercroft.games.descent.movement.familiars import join
from undercroft.games.descent.overlord.turn import OverlordTurn
from undercroft.games.descent.state.board import bring, put
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.decks import without
from undercroft.games.descent.state.options import CORNERS_BLOCK, CORNERS_STOP, OPTIONS
from undercroft.games.descent.state.pieces import Chest, Token
from undercroft.games.descent.state.state import (
    CHEST_MARKERS_AT,
    HERO_DECK,
    ORDERS,
    OVERLORD_DECK,
    SKILL_DECKS_AT,
    Descent,
)

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Spot = tuple[int, int]
Order = Literal["none", "aim", "dodge", "guard", "rest"]


class HeroSpec(msgspec.Struct, forbid_unknown_fields=True):
    """A hero; without a place he is in town."""

    name: str
    at: Spot | None = None
    wounds: Count | None = None  # left
    fatigue: Count | None = None
    coins: Annotated[int, msgspec.Meta(ge=0, le=9999)] = 0
    skills: list[str] = []
    wear: list[str] = []
    pack: list[str] = []
    order: Order = "none"
    burn: Count = 0
    web: Count = 0
    stun: Count = 0
    poison: Count = 0
    monkey: Count = 0


class PlayerSpec(msgspec.Struct, forbid_unknown_fields=True):
    """A player: the overlord has threat and cards, the others heroes."""

    threat: Count = 0
    hand: list[str] = []
    powers: list[str] = []
    heroes: list[HeroSpec] = []


class FoeSpec(msgspec.Struct, forbid_unknown_fields=True):
    """A monster, by its kind ("master ogre") or name, and its upper left space."""

    kind: str
    at: Spot
    stands: bool = False  # a long base that runs from north to south
    wounds: Count | None = None
    burn: Count = 0
    web: Count = 0
    stun: Count = 0


class ChestSpec(msgspec.Struct, forbid_unknown_fields=True):
    """A closed chest."""

    colour: Literal["copper", "silver", "gold"]
    number: Annotated[int, msgspec.Meta(ge=1, le=3)]
    at: Spot


class TokenSpec(msgspec.Struct, forbid_unknown_fields=True):
    """Something to pick up: a potion, coins, "key-red", a relic."""

    what: str
    at: Spot


class Spec(msgspec.Struct, forbid_unknown_fields=True):
    """A scene as it is written."""

    players: Annotated[list[PlayerSpec], msgspec.Meta(min_length=2, max_length=5)]
    quest: str = "cellar"
    monsters: list[FoeSpec] = []
    doors: dict[str, Any] = {}  # "open" or "closed"
    revealed: list[str] = []  # none: the start
    chests: list[ChestSpec] = []
    tokens: list[TokenSpec] = []
    pits: list[Spot] = []
    water: list[Spot] = []
    rubble: list[Spot] = []
    glyphs: list[Spot] = []  # activated, besides the start
    keys: list[Literal["red", "blue", "yellow"]] = []
    conquest: Annotated[int, msgspec.Meta(ge=1, le=99)] | None = None
    deck: list[str] | None = None
    discard: list[str] = []
    opened: list[Literal["copper", "silver", "gold"]] = []
    acted: list[str] = []  # heroes whose turn of this round is over
    turn: str = ""  # "": ask who is next; a hero's name; "overlord"; "overlord monsters"
    options: dict[str, Any] = {}
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0
    always_pause: bool = False


def build(spec: dict[str, Any], box: Box | None = None) -> DescentTable:
    """The state that a scene describes, not run yet; a box may bring a quest of its own."""
    wanted = read_scene(spec, Spec)
    s = DescentTable()
    s.seats = len(wanted.players)
    s.options = option_bits(wanted.options)
    s.always_pause = wanted.always_pause
    check(box is not None or wanted.quest in QUESTS, "quest", f"no quest {wanted.quest!r}")
    s.box = box or box_of(wanted.quest, s.seats, s.options & (CORNERS_STOP | CORNERS_BLOCK))
    heroes = heroes_of(wanted, 2 if s.seats == 2 else 1)
    lay_out(s, len(heroes))
    s.rekey(key_of(wanted.seed))
    lay_floor(s, wanted)
    lay_things(s, wanted)
    for number, (entry, hero) in enumerate(heroes.items()):
        place_hero(s, number, hero, entry)
    for number, foe in enumerate(wanted.monsters):
        place_foe(s, foe, f"monsters[{number}]")
    deal_cards(s, wanted)
    start(s, wanted)
    return s


def heroes_of(wanted: Spec, each: int) -> dict[str, HeroSpec]:
    """All heroes with their entries; checks the number for each player."""
    check(not wanted.players[0].heroes, "players[0].heroes", "the overlord has no heroes")
    found: dict[str, HeroSpec] = {}
    for seat, player in enumerate(wanted.players[1:], 1):
        right = len(player.heroes) == each
        many = f"with {len(wanted.players)} players each hero player has {each} of them"
        check(right, f"players[{seat}].heroes", many)
        for number, hero in enumerate(player.heroes):
            found[f"players[{seat}].heroes[{number}]"] = hero
    return found


def option_bits(given: dict[str, Any]) -> int:
    """The table options that differ from their defaults."""
    bits = 0
    for bit, (name, values) in enumerate(OPTIONS.items()):
        value = given.get(name, values[0])
        check(value in values, f"options.{name}", f"{value!r} is none of {', '.join(values)}")
        bits |= (value != values[0]) << bit
    for name in given:
        check(name in OPTIONS, f"options.{name}", f"no option {name!r}; there are {', '.join(OPTIONS)}")
    return bits


def check(true: bool, entry: str, what: str) -> None:
    """Refuse a scene that makes no sense, because of this entry."""
    if not true:
        raise BadScene(entry, what)


def space(s: Descent, at: Spot, entry: str) -> int:
    """The space at a column and row."""
    found = s.box.plan.at(*at)
    check(found != NO_SPACE, entry, f"({at[0]}, {at[1]}) is no floor")
    return found


def lay_floor(s: DescentTable, wanted: Spec) -> None:
    """Areas, doors and obstacles."""
    plan, quest = s.box.plan, s.box.quest
    for number, letter in enumerate(wanted.revealed or [plan.areas[plan.area[s.box.start]]]):
        check(letter in plan.areas, f"revealed[{number}]", f"no area {letter!r}")
        s.revealed |= 1 << plan.areas.index(letter)
    names = [door.name for door in quest.doors]
    for number, door in enumerate(quest.doors):
        if any(s.is_revealed(side) for side in plan.sides(door.way)):
            s.placed |= 1 << number
    for name, state in wanted.doors.items():
        check(name in names, f"doors.{name}", f"no door {name!r}")
        check(state in ("open", "closed"), f"doors.{name}", f"{state!r} is neither open nor closed")
        if state == "open":
            s.closed &= ~(1 << names.index(name))
    if wanted.pits or wanted.water or wanted.rubble:
        ground = [0] * plan.size
        for kind, name, spots in (
            ("pit", "pits", wanted.pits),
            ("water", "water", wanted.water),
            ("rubble", "rubble", wanted.rubble),
        ):
            for number, at in enumerate(spots):
                ground[space(s, at, f"{name}[{number}]")] = GROUNDS.index(kind)
        s.ground = tuple(ground)


def lay_things(s: DescentTable, wanted: Spec) -> None:
    """Place glyphs, keys and tokens."""
    s.glyphs = 1
    for number, at in enumerate(wanted.glyphs):
        here = space(s, at, f"glyphs[{number}]")
        check(here in s.box.glyph_spaces, f"glyphs[{number}]", f"there is none on ({at[0]}, {at[1]})")
        s.glyphs |= 1 << s.box.glyph_spaces.index(here)
    for lock in wanted.keys:
        s.keys |= 1 << LOCKS.index(lock)
    for number, chest in enumerate(wanted.chests):
        colour, entry = CHESTS.index(chest.colour), f"chests[{number}]"
        left = s.decks[CHEST_MARKERS_AT + colour]
        check(str(chest.number) in left, f"{entry}.number", "no such marker left")
        s.decks[CHEST_MARKERS_AT + colour] = without(left, str(chest.number))
        s.chests.append(Chest(space(s, chest.at, f"{entry}.at"), colour, chest.number))
    for number, token in enumerate(wanted.tokens):
        known = token.what in s.box.items or token.what == "coins" or token.what in KEYS
        check(known, f"tokens[{number}].what", f"nothing is called {token.what!r}")
        s.loose.append(Token(space(s, token.at, f"tokens[{number}].at"), token.what))


def place_hero(s: DescentTable, number: int, wanted: HeroSpec, entry: str) -> None:
    """Place a hero with everything he has."""
    check(wanted.name in s.box.heroes, f"{entry}.name", f"no hero {wanted.name!r}")
    check(wanted.name in s.decks[HERO_DECK], f"{entry}.name", f"{wanted.name} is there already")
    s.decks[HERO_DECK] = without(s.decks[HERO_DECK], wanted.name)
    s.heroes[number] = wanted.name
    equip(s, number, wanted, entry)
    s.coins[number] = wanted.coins
    s.order[number] = ORDERS.index(wanted.order)
    s.monkey[number] = wanted.monkey
    full, rested = max_wounds(s, number), max_fatigue(s, number)
    s.health[number] = full if wanted.wounds is None else wanted.wounds
    s.fatigue[number] = rested if wanted.fatigue is None else wanted.fatigue
    check(0 < s.health[number] <= full, f"{entry}.wounds", f"{wanted.name} has 1 to {full} wounds")
    check(s.fatigue[number] <= rested, f"{entry}.fatigue", f"{wanted.name} has at most {rested} fatigue")
    s.burn[number], s.web[number] = wanted.burn, wanted.web
    s.stun[number], s.poison[number] = wanted.stun, wanted.poison
    if wanted.at is not None:
        here = space(s, wanted.at, f"{entry}.at")
        check(not s.taken[here], f"{entry}.at", "the space is taken")
        check(s.is_revealed(here), f"{entry}.at", "the area is not revealed")
        put(s, number, here)
        join(s, number)


def equip(s: DescentTable, number: int, wanted: HeroSpec, entry: str) -> None:
    """A hero's skills and items."""
    for place, skill in enumerate(wanted.skills):
        check(skill in s.box.skills, f"{entry}.skills[{place}]", f"no skill {skill!r}")
        deck = SKILL_DECKS_AT + s.box.skills[skill].deck
        check(skill in s.decks[deck], f"{entry}.skills[{place}]", f"the skill {skill!r} is taken")
        s.decks[deck] = without(s.decks[deck], skill)
    s.skills[number] = tuple(wanted.skills)
    for part, items in (("wear", wanted.wear), ("pack", wanted.pack)):
        for place, item in enumerate(items):
            check(item in s.box.items, f"{entry}.{part}[{place}]", f"no item {item!r}")
    check(fits(s, number, tuple(wanted.wear)), f"{entry}.wear", f"{wanted.name} cannot wear all that")
    check(len(wanted.pack) <= PACK, f"{entry}.pack", f"the pack holds {PACK} items")
    s.worn[number], s.pack[number] = tuple(wanted.wear), tuple(wanted.pack)


def place_foe(s: DescentTable, wanted: FoeSpec, entry: str) -> None:
    """A monster with its tokens."""
    check(wanted.kind in s.box.kind_of, f"{entry}.kind", f"no monster {wanted.kind!r}")
    kind = s.box.kind_of[wanted.kind]
    graph = s.box.floor.graphs[s.box.kinds[kind].base]
    place = graph.placement(space(s, wanted.at, f"{entry}.at"), not wanted.stands)
    check(place != NO_PLACEMENT, f"{entry}.at", f"{wanted.kind} does not fit on {wanted.at}")
    free = not [at for at in graph.spaces[place] if s.taken[at] or not s.is_revealed(at)]
    check(free, f"{entry}.at", f"no room for {wanted.kind} on {wanted.at}")
    slot = bring(s, kind, place)
    if wanted.wounds is not None:
        full = s.health[slot]
        check(0 < wanted.wounds <= full, f"{entry}.wounds", f"{wanted.kind} has 1 to {full} wounds")
        s.health[slot] = wanted.wounds
    s.burn[slot], s.web[slot], s.stun[slot] = wanted.burn, wanted.web, wanted.stun


def deal_cards(s: DescentTable, wanted: Spec) -> None:
    """The overlord's threat and cards."""
    overlord = wanted.players[0]
    s.threat = overlord.threat
    s.hand, s.powers, s.discard = tuple(overlord.hand), tuple(overlord.powers), tuple(wanted.discard)
    for pile, cards in (
        ("players[0].hand", s.hand),
        ("players[0].powers", s.powers),
        ("discard", s.discard),
    ):
        for number, card in enumerate(cards):
            check(card in s.box.cards, f"{pile}[{number}]", f"no card {card!r}")
            check(card in s.decks[OVERLORD_DECK], f"{pile}[{number}]", f"no other {card!r} left")
            s.decks[OVERLORD_DECK] = without(s.decks[OVERLORD_DECK], card)
    if wanted.deck is not None:
        for number, card in enumerate(wanted.deck):
            check(card in s.box.cards, f"deck[{number}]", f"no card {card!r}")
        s.decks[OVERLORD_DECK] = tuple(sorted(wanted.deck))
    if wanted.conquest is not None:
        s.conquest = wanted.conquest
    for colour in wanted.opened:
        s.opened |= 1 << CHESTS.index(colour)


def start(s: DescentTable, wanted: Spec) -> None:
    """Whose turn it is."""
    adventure, round = Adventure(), Round()
    adventure.goto("rounds")
    s.push(adventure)
    s.push(round)
    s.round = 1
    round.goto("who")
    for number, name in enumerate(wanted.acted):
        check(name in s.heroes, f"acted[{number}]", f"no hero {name!r} here")
        s.acted |= 1 << s.heroes.index(name)
    if wanted.turn.startswith("overlord"):
        known = wanted.turn in ("overlord", "overlord monsters")
        check(known, "turn", f"{wanted.turn!r}: it may be overlord, overlord monsters, or a hero here")
        round.end()
        turn = OverlordTurn()
        if wanted.turn == "overlord monsters":
            turn.goto("monsters")
            s.activating = True
        s.push(turn)
    elif wanted.turn:
        check(wanted.turn in s.heroes, "turn", f"no hero {wanted.turn!r} here")
        s.push(HeroTurn(s.heroes.index(wanted.turn)))
        if s.acted | 1 << s.heroes.index(wanted.turn) == (1 << len(s.heroes)) - 1:
            round.goto("overlord_turn")
