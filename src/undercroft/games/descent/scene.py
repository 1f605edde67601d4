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

The first player is the overlord. What is not said is as at the start of a game; areas that are revealed here
hold only what the scene names.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from undercroft.engine.dice import key_of
from undercroft.engine.game import BadRequest, read_scene
from undercroft.games.descent.boxes import QUESTS, box_of
from undercroft.games.descent.cards.quests import CHESTS, LOCKS
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
    """Something that lies around: a potion, coins, "key-red", a relic."""

    what: str
    at: Spot


class Spec(msgspec.Struct, forbid_unknown_fields=True):
    """A scene as it is written."""

    players: Annotated[list[PlayerSpec], msgspec.Meta(min_length=2, max_length=5)]
    quest: str = "cellar"
    monsters: list[FoeSpec] = []
    doors: dict[str, Literal["open", "closed"]] = {}
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
    turn: str = ""  # "": who is next is asked; a hero's name; "overlord"; "overlord monsters"
    options: dict[str, str] = {}
    seed: Annotated[int, msgspec.Meta(ge=0)] = 0
    always_pause: bool = False


def build(spec: dict[str, Any], box: Box | None = None) -> DescentTable:
    """The state that a scene describes, not run yet; a box may bring a quest of its own."""
    wanted = read_scene(spec, Spec)
    s = DescentTable()
    s.seats = len(wanted.players)
    s.options = option_bits(wanted.options)
    s.always_pause = wanted.always_pause
    check(box is not None or wanted.quest in QUESTS, f"quest: no quest {wanted.quest!r}")
    s.box = box or box_of(wanted.quest, s.seats, s.options & (CORNERS_STOP | CORNERS_BLOCK))
    heroes = [hero for player in wanted.players[1:] for hero in player.heroes]
    each = 2 if s.seats == 2 else 1
    check(not wanted.players[0].heroes, "players: the overlord has no heroes")
    right = all(len(player.heroes) == each for player in wanted.players[1:])
    check(right, f"players: with {s.seats} players each hero player has {each} of them")
    lay_out(s, len(heroes))
    s.rekey(key_of(wanted.seed))
    lay_floor(s, wanted)
    for number, hero in enumerate(heroes):
        place_hero(s, number, hero)
    for foe in wanted.monsters:
        place_foe(s, foe)
    deal_cards(s, wanted)
    start(s, wanted)
    return s


def option_bits(given: dict[str, str]) -> int:
    """The table options that differ from their defaults."""
    bits = 0
    for bit, (name, values) in enumerate(OPTIONS.items()):
        value = given.get(name, values[0])
        check(value in values, f"options: {name}: {value!r} is none of {', '.join(values)}")
        bits |= (value != values[0]) << bit
    for name in given:
        check(name in OPTIONS, f"options: no option {name!r}")
    return bits


def check(true: bool, what: str) -> None:
    """Refuse a scene that makes no sense."""
    if not true:
        raise BadRequest(f"scene: {what}")


def space(s: Descent, at: Spot) -> int:
    """The space at a column and row."""
    found = s.box.plan.at(*at)
    check(found != NO_SPACE, f"({at[0]}, {at[1]}) is no floor")
    return found


def lay_floor(s: DescentTable, wanted: Spec) -> None:
    """Areas, doors, obstacles, glyphs, and what lies around."""
    plan, quest = s.box.plan, s.box.quest
    for letter in wanted.revealed or [plan.areas[plan.area[s.box.start]]]:
        check(letter in plan.areas, f"revealed: no area {letter!r}")
        s.revealed |= 1 << plan.areas.index(letter)
    names = [door.name for door in quest.doors]
    for number, door in enumerate(quest.doors):
        sides = (
            plan.at(door.way.x, door.way.y),
            plan.at(door.way.x + door.way.east, door.way.y + (not door.way.east)),
        )
        if [side for side in sides if s.is_revealed(side)]:
            s.placed |= 1 << number
    for name, state in wanted.doors.items():
        check(name in names, f"doors: no door {name!r}")
        if state == "open":
            s.closed &= ~(1 << names.index(name))
    if wanted.pits or wanted.water or wanted.rubble:
        ground = [0] * plan.size
        for kind, spots in (("pit", wanted.pits), ("water", wanted.water), ("rubble", wanted.rubble)):
            for at in spots:
                ground[space(s, at)] = GROUNDS.index(kind)
        s.ground = tuple(ground)
    s.glyphs = 1
    for at in wanted.glyphs:
        check(space(s, at) in s.box.glyph_spaces, f"glyphs: there is none on ({at[0]}, {at[1]})")
        s.glyphs |= 1 << s.box.glyph_spaces.index(space(s, at))
    for lock in wanted.keys:
        s.keys |= 1 << LOCKS.index(lock)
    for chest in wanted.chests:
        colour = CHESTS.index(chest.colour)
        check(str(chest.number) in s.decks[CHEST_MARKERS_AT + colour], "chests: no such marker left")
        s.decks[CHEST_MARKERS_AT + colour] = without(s.decks[CHEST_MARKERS_AT + colour], str(chest.number))
        s.chests.append(Chest(space(s, chest.at), colour, chest.number))
    for token in wanted.tokens:
        known = token.what in s.box.items or token.what == "coins" or token.what[4:] in LOCKS
        check(known, f"tokens: nothing is called {token.what!r}")
        s.loose.append(Token(space(s, token.at), token.what))


def without(deck: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A deck without one of its cards."""
    left = list(deck)
    left.remove(card)
    return tuple(left)


def place_hero(s: DescentTable, number: int, wanted: HeroSpec) -> None:
    """A hero with all that he has."""
    check(wanted.name in s.decks[HERO_DECK], f"heroes: no hero {wanted.name!r} left")
    s.decks[HERO_DECK] = without(s.decks[HERO_DECK], wanted.name)
    s.heroes[number] = wanted.name
    for skill in wanted.skills:
        check(skill in s.box.skills, f"heroes: no skill {skill!r}")
        deck = SKILL_DECKS_AT + s.box.skills[skill].deck
        check(skill in s.decks[deck], f"heroes: the skill {skill!r} is taken")
        s.decks[deck] = without(s.decks[deck], skill)
    s.skills[number] = tuple(wanted.skills)
    for item in [*wanted.wear, *wanted.pack]:
        check(item in s.box.items, f"heroes: no item {item!r}")
    check(fits(s, number, tuple(wanted.wear)), f"heroes: {wanted.name} cannot wear all that")
    check(len(wanted.pack) <= PACK, f"heroes: the pack holds {PACK} items")
    s.worn[number], s.pack[number] = tuple(wanted.wear), tuple(wanted.pack)
    s.coins[number] = wanted.coins
    s.order[number] = ORDERS.index(wanted.order)
    s.monkey[number] = wanted.monkey
    full, rested = max_wounds(s, number), max_fatigue(s, number)
    s.health[number] = full if wanted.wounds is None else wanted.wounds
    s.fatigue[number] = rested if wanted.fatigue is None else wanted.fatigue
    check(0 < s.health[number] <= full, f"heroes: {wanted.name} has 1 to {full} wounds")
    check(s.fatigue[number] <= rested, f"heroes: {wanted.name} has at most {rested} fatigue")
    s.burn[number], s.web[number] = wanted.burn, wanted.web
    s.stun[number], s.poison[number] = wanted.stun, wanted.poison
    if wanted.at is not None:
        check(not s.taken[space(s, wanted.at)], f"heroes: {wanted.name}: the space is taken")
        check(s.is_revealed(space(s, wanted.at)), f"heroes: {wanted.name}: the area is not revealed")
        put(s, number, space(s, wanted.at))
        join(s, number)


def place_foe(s: DescentTable, wanted: FoeSpec) -> None:
    """A monster with its tokens."""
    check(wanted.kind in s.box.kind_of, f"monsters: no monster {wanted.kind!r}")
    kind = s.box.kind_of[wanted.kind]
    graph = s.box.floor.graphs[s.box.kinds[kind].base]
    place = graph.placement(space(s, wanted.at), not wanted.stands)
    check(place != NO_PLACEMENT, f"monsters: {wanted.kind} does not fit on {wanted.at}")
    free = not [at for at in graph.spaces[place] if s.taken[at] or not s.is_revealed(at)]
    check(free, f"monsters: no room for {wanted.kind} on {wanted.at}")
    slot = bring(s, kind, place)
    if wanted.wounds is not None:
        check(
            0 < wanted.wounds <= s.health[slot], f"monsters: {wanted.kind} has 1 to {s.health[slot]} wounds"
        )
        s.health[slot] = wanted.wounds
    s.burn[slot], s.web[slot], s.stun[slot] = wanted.burn, wanted.web, wanted.stun


def deal_cards(s: DescentTable, wanted: Spec) -> None:
    """The overlord's threat and cards."""
    overlord = wanted.players[0]
    s.threat = overlord.threat
    s.hand, s.powers, s.discard = tuple(overlord.hand), tuple(overlord.powers), tuple(wanted.discard)
    for card in (*s.hand, *s.powers, *s.discard):
        check(card in s.decks[OVERLORD_DECK], f"players: no card {card!r} left")
        s.decks[OVERLORD_DECK] = without(s.decks[OVERLORD_DECK], card)
    if wanted.deck is not None:
        check(all(card in s.box.cards for card in wanted.deck), "deck: no such card")
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
    for name in wanted.acted:
        check(name in s.heroes, f"acted: no hero {name!r} here")
        s.acted |= 1 << s.heroes.index(name)
    if wanted.turn.startswith("overlord"):
        check(wanted.turn in ("overlord", "overlord monsters"), f"turn: {wanted.turn!r} makes no sense")
        round.end()
        turn = OverlordTurn()
        if wanted.turn == "overlord monsters":
            turn.goto("monsters")
            s.activating = True
        s.push(turn)
    elif wanted.turn:
        check(wanted.turn in s.heroes, f"turn: no hero {wanted.turn!r} here")
        s.push(HeroTurn(s.heroes.index(wanted.turn)))
        if s.acted | 1 << s.heroes.index(wanted.turn) == (1 << len(s.heroes)) - 1:
            round.goto("overlord_turn")
