"""What a player could work out: walks, sight, what the monsters will do, the odds of dice.

Everything is found by the rules themselves: the monsters' phases are played out on copies, ties included.
"""

from __future__ import annotations

from itertools import product
from typing import Any, ClassVar

from undercroft.engine.chances import CERTAIN, WHOLE, Bounds, Weight, true
from undercroft.engine.flow import CHANCE, Event, Value
from undercroft.engine.verbs import Word
from undercroft.engine.walker import Key, Walker
from undercroft.games.one_card.board import GRID, SQUARES, TILES
from undercroft.games.one_card.energy import (
    ENERGY_SKILLS,
    FACES,
    KEEP_DIE,
    ROLL,
    THROW_AGAIN,
    WORDS,
    Lay,
    die_on,
)
from undercroft.games.one_card.hero import END, in_reach
from undercroft.games.one_card.monsters import MonstersMove
from undercroft.games.one_card.phase import phase
from undercroft.games.one_card.state import HERO, Monster, OneCard

PATIENCE = 1_000_000  # there are few ties, so they are all followed to the end
ATTACKS = ("one-card-monsters-attack", "one-card-nobody-attacks")
TOLD = ("one-card-monster-moves", "one-card-monster-stays", *ATTACKS)


class MonstersPhases(Walker[OneCard, int]):
    """The monsters' phases with every tie broken in all ways; the story is the number of wounds."""

    weighs_choices: ClassVar[bool] = False

    def over(self, s: OneCard) -> bool:
        return phase(s) != "monsters"

    def follow(self, story: int, event: Event) -> int:
        return int(event.args["wounds"]) if event.id in ATTACKS else story

    def facts(self, story: int, weight: Weight) -> Bounds:
        return true([("wounds", number) for number in range(1, story + 1)], weight)

    def future(self, s: OneCard, story: int) -> Key | None:
        top = s.agenda[-1]
        assert isinstance(top, MonstersMove)
        tiles = [monster.tile for monster in s.monsters]
        return (*tiles, s.pending[0].options, top.mover, *top.waiting)


class Ending(Value):
    """How the monsters' phases can end: fewest and most wounds, and events with ties broken by default."""

    def __init__(self, least: int, most: int, health: int, told: list[Event]) -> None:
        self.least = least
        self.most = most
        self.health = health
        self.told = told

    def json(self) -> dict[str, Any]:
        """The ending as JSON-ready data."""
        moves = {event.args["letter"]: str(event.args["way"]).split() for event in self.told[:-1]}
        last = self.told[-1].args
        strikers = [letter for letter in str(last["strikers"]).split(", ") if letter]
        numbers = {"sum": last["sum"], "defence": last["defence"]}
        wounds = {"least": self.least, "most": self.most, "fatal": self.fatal()}
        return {**wounds, "moves": moves, "strikers": strikers, **numbers}

    def fatal(self) -> str:
        """Whether the wounds take the hero's last health (O-174)."""
        if self.most < self.health:
            return "no"
        return "maybe" if self.least < self.health else "surely"


def survey(s: OneCard) -> dict[str, Any]:
    """Everything worth showing over the board in this position."""
    now = phase(s)
    far = distances(s)
    reach = [square for square, distance in far.items() if distance <= s.total_range()]
    found: dict[str, Any] = {"range": far, "reach": reach, "lines": lines(s)}
    if now == "hero":
        found["walks"] = walks(s)
        found["stands"] = stands(s, found["walks"])
        found["ends"] = {square: ending(stand_on(s, square), END.name).json() for square in found["walks"]}
    elif now == "energy":
        words = [] if s.pending[0].seat == CHANCE else [WORDS[option] for option in s.pending[0].options]
        laid = [word.key for word in words if isinstance(word.verb, Lay)]
        found["lay"] = {option: prospects(s, option) for option in laid}
        found["odds"] = odds(s, words)
    elif now == "monsters":
        found["ends"] = {option: ending(s, option).json() for option in s.pending[0].options}
    return found


# -- the position -------------------------------------------------------------------------------


def distances(s: OneCard) -> dict[str, int]:
    """Range distance from the hero to every tile that is not a wall."""
    far = s.board().distance(s.tile)
    return {SQUARES[tile]: far[tile] for tile in range(GRID.size) if not s.board().walls >> tile & 1}


def lines(s: OneCard) -> dict[str, list[list[int]]]:
    """For each monster its 16 lines: two corners as x, y, x, y, and 1 if the line is clear."""
    found: dict[str, list[list[int]]] = {}
    for monster in s.monsters:
        blocking = (s.board().walls | s.occupied()) & ~(1 << s.tile | 1 << monster.tile)
        found[monster.letter] = [
            [line.x0, line.y0, line.x1, line.y1, int(not line.tiles & blocking)]
            for line in GRID.lines(s.tile, monster.tile)
        ]
    return found


def walks(s: OneCard) -> dict[str, Any]:
    """Every tile the hero can walk to: the price, the path, and whom he could strike from there."""
    prices = GRID.ways(s.tile, s.board().walls | s.occupied())
    found: dict[str, Any] = {}
    for tile, price in enumerate(prices):
        if price <= s.speed_left:
            there = stand_on(s, SQUARES[tile])
            found[SQUARES[tile]] = {
                "price": price,
                "left": s.speed_left - price,
                "way": [SQUARES[step] for step in GRID.way(prices, tile)],
                "targets": [monster.letter for monster in s.monsters if can_strike(there, monster)],
            }
    return found


def stands(s: OneCard, walks: dict[str, Any]) -> dict[str, Any]:
    """For each monster that can be struck only from elsewhere: the cheapest tile for it, and its price."""
    found: dict[str, Any] = {}
    for monster in s.monsters:
        places = [square for square, walk in walks.items() if monster.letter in walk["targets"]]
        if places and SQUARES[s.tile] not in places:
            best = min(places, key=lambda square: walks[square]["price"])
            found[monster.letter] = {"square": best, "price": walks[best]["price"]}
    return found


def stand_on(s: OneCard, square: str) -> OneCard:
    """The same table with the hero elsewhere."""
    twin = s.copy()
    twin.tile = TILES[square]
    return twin


def can_strike(s: OneCard, monster: Monster) -> bool:
    """Whether the hero can strike a monster from his tile, with the points he has left."""
    return s.strikes() > 0 and in_reach(s, monster)


# -- what the monsters will do --------------------------------------------------------------------


def ending(s: OneCard, option: str) -> Ending:
    """Choose an option that leads into the monsters' phases, and play them out with every tie in all ways."""
    twin = s.copy()
    twin.explicit = True  # the next turn's dice are not thrown
    bounds = MonstersPhases(PATIENCE).after(twin.copy(), HERO, option, 0, CERTAIN)
    told: list[Event] = []
    twin.listener = told.append
    twin.apply(HERO, option)
    while phase(twin) == "monsters":
        twin.apply(HERO, twin.pending[0].options[0])
    least = [fact for fact, (least, _, _) in bounds.items() if least == WHOLE]
    return Ending(len(least), len(bounds), s.health, [event for event in told if event.id in TOLD])


# -- what the dice allow ---------------------------------------------------------------------------


def prospects(s: OneCard, option: str) -> dict[str, Any]:
    """A way to lay the dice: the most strikes it allows, and what the monsters do if the hero stays put."""
    twin = s.copy()
    twin.apply(HERO, option)
    strikes = most_strikes(twin)
    clears = strikes >= sum(monster.health for monster in s.monsters)
    return {"strikes": strikes, "clears": clears, **ending(twin, END.name).json()}


def odds(s: OneCard, words: list[Word]) -> dict[str, list[int]]:
    """For each way to throw dice now: how many throws allow at most 0, 1, 2 ... strikes."""
    best = {}
    for speed, attack in product(FACES, FACES):
        twin = s.copy()
        twin.speed_left, twin.attack_left = s.speed + speed, s.attack + attack
        best[speed, attack] = most_strikes(twin)
    found: dict[str, list[int]] = {}
    for word in words:
        if word.verb in (ROLL, THROW_AGAIN):
            throws = [max(best[a, b] for a, b in pairs(dice)) for dice in product(FACES, repeat=3)]
        elif word.verb is KEEP_DIE:
            kept = die_on(s, word.what)
            throws = [
                max(best[pair] for pair in around(word.what, kept, dice)) for dice in product(FACES, repeat=2)
            ]
        else:
            continue
        found[word.key] = [throws.count(strikes) for strikes in range(max(throws) + 1)]
    return found


def pairs(dice: tuple[int, ...]) -> list[tuple[int, int]]:
    """What three dice can put on speed and attack."""
    a, b, c = dice
    return [(a, b), (b, a), (a, c), (c, a), (b, c), (c, b)]


def around(skill: str, kept: int, dice: tuple[int, ...]) -> list[tuple[int, int]]:
    """What two dice can put on speed and attack when a third lies on a skill already."""
    found: list[tuple[int, int]] = []
    for pair in (dice, dice[::-1]):
        laid = list(pair)
        laid.insert(ENERGY_SKILLS.index(skill), kept)
        found.append((laid[0], laid[1]))
    return found


def most_strikes(s: OneCard) -> int:
    """The most strikes the hero can make this turn, walking as he likes between them."""
    strikes = s.strikes()
    return strikes - missed(s, strikes, set())


def missed(s: OneCard, strikes: int, seen: set[tuple[Any, ...]]) -> int:
    """How many of these strikes find no target, at best."""
    if not strikes or not s.monsters:
        return strikes
    key = (s.tile, s.speed_left, strikes, *[(monster.tile, monster.health) for monster in s.monsters])
    if key in seen:
        return strikes
    seen.add(key)
    least = strikes
    prices = GRID.ways(s.tile, s.board().walls | s.occupied())
    for tile, price in enumerate(prices):
        if price > s.speed_left:
            continue
        for index, monster in enumerate(s.monsters):
            there = s.copy()
            there.tile, there.speed_left = tile, s.speed_left - price
            if not in_reach(there, monster):
                continue
            if monster.health > 1:
                there.monsters[index] = Monster(monster.letter, monster.tile, monster.health - 1)
            else:
                there.monsters.pop(index)
            least = min(least, missed(there, strikes - 1, seen))
            if not least:
                return 0
    return least
