"""A game from its first card on: the test deals, or many random games are counted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tests.games.raiders.table import GAME, options, view
from undercroft.engine.flow import CHANCE, Event
from undercroft.games.raiders.state import Raiders

MONSTERS = {"dragon": 2, "troll": 2, "thing": 1, "goblin": 2, "skeleton": 1, "zombie": 2, "snake": 1}
TREASURES = {
    "treasure-4-2": 2,
    "treasure-4": 1,
    "treasure-3-2": 2,
    "treasure-3": 1,
    "treasure-2-1": 2,
    "treasure-2": 1,
    "treasure-1": 1,
}
VAULTS = {"vault-items": 3, "vault-coins": 2}
TRAPS = {"lava": 1, "magnet": 1, "spikes": 1, "boulder": 1}
ROOMS = {**MONSTERS, **TREASURES, **VAULTS, **TRAPS}  # with their copies, thirty cards
BEATABLE = ("tax-collector", "medusa", "vampire", "sphinx", "minotaur", "wolf-pack", "necromancer")
BOSSES = (*BEATABLE, "megadragon", "golem", "mummy")
FLOORS = ("UDUDD", "UDDUD", "UUUUD", "UUDDU", "UUDDD", "UUDUD", "UDDDU")


def new(*characters: str) -> Raiders:
    """A game in which these characters are dealt by seat; a floor card is to be turned up next."""
    names = characters or ("knight", "thief", "warrior")
    return draw(GAME.new(len(names), chance="explicit"), *names)


def draw(s: Raiders, *cards: str) -> Raiders:
    """Let these cards come up one after another."""
    for card in cards:
        s.apply(CHANCE, card)
    return s


def offered(s: Raiders) -> tuple[str, ...]:
    """The cards that can come up now, as often as there are copies; none if nothing is drawn."""
    return options(s, CHANCE)


def down_to(s: Raiders, floor: int) -> Raiders:
    """Play power cards from 1 to 5 until the card of this floor is to be turned up."""
    while s.floor < floor:
        ask = s.asks()[0]
        s.apply(ask.seat, ask.options[0])
    return s


def states(view: dict[str, Any]) -> str:
    """The state of each room of the floor, from left to right: U, D, or - for a room that is gone."""
    return "".join({"up": "U", "down": "D", "gone": "-"}[place["state"]] for place in view["row"])


def names(view: dict[str, Any]) -> list[str | None]:
    """The rooms of the floor as they are seen, from left to right."""
    return [place["card"] and place["card"]["name"] for place in view["row"]]


def strings(data: object) -> Iterator[str]:
    """All text in a view or an event, except the list of rooms never seen."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key != "unseen":
                yield from (str(key), *strings(value))
    elif isinstance(data, list | tuple):
        for value in data:
            yield from strings(value)
    elif isinstance(data, str):
        yield data.removeprefix("@raiders-room-")


def rooms_told(data: object) -> set[str]:
    """The rooms and bosses that a view or an event names."""
    return {word for word in strings(data) if word in ROOMS or word in BOSSES}


class Raid(NamedTuple):
    """A game that is over: its rooms in order, and how those of each floor lay."""

    rooms: list[str]
    floors: list[str]


@cache
def raids() -> list[Raid]:
    """Six hundred games with 3, 4 and 5 seats, played at random; the program deals."""
    found = []
    for seed in range(600):
        s = GAME.new(3 + seed % 3, seed)
        floors = [states(view(s))]
        for _ in decisions(s, seed):
            if s.floor > len(floors):
                floors.append(states(view(s)))
        found.append(Raid(visited(s), floors))
    return found


def played(seats: int, seed: int) -> Raiders:
    """A game played at random to its end."""
    s = GAME.new(seats, seed)
    for _ in decisions(s, seed):
        pass
    return s


def decisions(s: Raiders, seed: int) -> Iterator[tuple[int, str]]:
    """Play at random; yields each choice, of seats and CHANCE, after it was made."""
    chooser = random.Random(seed)
    while s.asks():
        asks = s.asks()
        ask = asks[chooser.randrange(len(asks))]
        option = ask.options[chooser.randrange(len(ask.options))]
        s.apply(ask.seat, option)
        yield ask.seat, option


def visited(s: Raiders) -> list[str]:
    """The rooms that were played, in order."""
    return [each.room for each in s.history]


class Secrets:
    """Keeps track of who may know which rooms, by dealing a whole game and seeing every card."""

    def __init__(self, seats: int, seed: int) -> None:
        self.heard: list[Event] = []
        self.state = GAME.new(seats, chance="explicit", listener=self.heard.append)
        self.seed = seed
        self.laid: list[str] = []  # every room laid out so far
        self.facing = ""
        self.open: set[str] = set()
        self.seen: dict[int | None, set[str]] = {viewer: set() for viewer in (None, *range(seats))}

    def play(self) -> Iterator[int]:
        """Play at random; after each choice, who made it."""
        for seat, option in decisions(self.state, self.seed):
            if seat == CHANCE:
                self.drawn(option)
            elif option == "look":
                self.seen[seat] |= set(self.laid[-5:])
            entered = len(self.state.history)
            if len(self.laid) % 5 == 0 and entered < len(self.laid):
                self.open.add(self.laid[entered])
            yield seat

    def drawn(self, card: str) -> None:
        """A floor card, a room, or a character."""
        if card in FLOORS:
            self.facing = card
        elif card in ROOMS or card in BOSSES:
            if self.facing[len(self.laid) % 5] == "U":
                self.open.add(card)
            self.laid.append(card)

    def may_know(self, viewer: int | None) -> set[str]:
        """The rooms that a seat (None: everybody) may know."""
        return self.open | self.seen[viewer]
