"""Every room settled twice: by play, and by a second, simpler reading of the rules (sections 9 to 17)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from tests.games.raiders.table import coins, items, last, lay, scene, view, wounds
from undercroft.games.raiders.state import Raiders

TREASURES = {
    "treasure-4-2": [4, 2],
    "treasure-4": [4],
    "treasure-3-2": [3, 2],
    "treasure-3": [3],
    "treasure-2-1": [2, 1],
    "treasure-2": [2],
    "treasure-1": [1],
}
MONSTERS = {  # strength for 3, 4 and 5 players, wounds
    "dragon": ([14, 18, 23], 3),
    "troll": ([14, 18, 23], 2),
    "thing": ([14, 18, 23], 1),
    "goblin": ([11, 14, 18], 2),
    "skeleton": ([11, 14, 18], 3),
    "zombie": ([11, 14, 18], 1),
    "snake": ([8, 10, 13], 3),
}
VAULTS: dict[str, list[str | tuple[str, int]]] = {
    "vault-items": ["torch", "ball", "key", "sword", ("wounds", -1)],
    "vault-coins": [("coins", 1), ("coins", 2), ("wounds", -1), ("coins", 3), ("wounds", -2)],
}
TRAPS = {  # by the highest card, 1 to 5
    "lava": [0, 0, 1, 2, 3],
    "magnet": [0, 1, 1, 2, 2],
    "spikes": [0, 0, 1, 2, 2],
    "boulder": [0, 1, 1, 1, 2],
}
BOSSES = {
    "tax-collector": [11, 14, 16],
    "medusa": [11, 14, 16],
    "vampire": [14, 18, 23],
    "sphinx": [11, 14, 16],
    "minotaur": [14, 18, 23],
    "wolf-pack": [11, 14, 16],
    "necromancer": [14, 18, 23],
    "megadragon": None,
    "golem": None,
    "mummy": None,
}
ESCAPES = {"wolf-pack": "torch", "necromancer": "ball", "megadragon": "key"}
DEALS = {"vampire": 1, "sphinx": 2, "minotaur": 1, "wolf-pack": 2, "necromancer": 2}
DEALS |= {"megadragon": 3, "golem": 2, "mummy": 2}
TAKES = {"tax-collector": 3, "vampire": 2}
PAYS = {"sphinx": 2, "minotaur": 1}

Card = int | str
T = TypeVar("T")


class Reading:
    """The result of a room according to the rules."""

    def __init__(self, purses: list[int], scars: list[int], supply: dict[str, int]) -> None:
        self.coins = purses[:]
        self.wounds = scars[:]
        self.supply = supply.copy()
        self.found: list[str | None] = [None] * len(purses)
        self.out = [False] * len(purses)

    def treasure(self, room: str, values: list[int]) -> None:
        """R-104..R-116."""
        different = sorted(set(values))
        for chest in TREASURES[room]:
            if different:
                best = different.pop()
                for seat, value in enumerate(values):
                    if value == best:
                        self.coins[seat] += chest // values.count(best)

    def monster(self, room: str, values: list[int]) -> None:
        """R-126..R-135."""
        strengths, deals = MONSTERS[room]
        if sum(values) < strengths[len(values) - 3]:
            for seat, value in enumerate(values):
                if value == min(values):
                    self.wounds[seat] += deals

    def vault(self, room: str, values: list[int]) -> None:
        """R-142..R-156; the supply is counted once, with the balls of this room."""
        before = self.supply.copy()
        for seat, value in enumerate(values):
            match VAULTS[room][value - 1]:
                case ("coins", int(count)):
                    self.coins[seat] += count
                case ("wounds", int(count)):
                    self.wounds[seat] += count
                case str(item) if values.count(value) <= before[item]:
                    self.found[seat] = item
                    self.supply[item] -= 1

    def trap(self, room: str, values: list[int]) -> None:
        """R-157..R-171."""
        penalty = TRAPS[room][max(values) - 1]
        rich, sound = max(self.coins), min(self.wounds)
        for seat in range(len(values)):
            if room in ("lava", "magnet") and self.coins[seat] == rich:
                self.coins[seat] -= penalty
            if room in ("spikes", "boulder") and self.wounds[seat] == sound:
                self.wounds[seat] += penalty

    def boss(self, room: str, cards: list[Card]) -> None:
        """R-174..R-244."""
        inside = [seat for seat, card in enumerate(cards) if card != ESCAPES.get(room, "nothing")]
        value = {seat: worth(cards[seat]) for seat in inside}
        if room == "golem":
            value = {seat: 1 if value[seat] == 5 else value[seat] for seat in inside}
        strengths = BOSSES[room]
        beaten = strengths is not None and sum(value.values()) >= strengths[len(cards) - 3]
        high, low = max(value.values(), default=0), min(value.values(), default=0)
        for seat in inside:
            if room in PAYS and value[seat] == high and (beaten or high != low):
                self.coins[seat] += PAYS[room]
            if not beaten and value[seat] == (high if room == "mummy" else low):
                self.wounds[seat] += DEALS.get(room, 0)
                self.coins[seat] -= TAKES.get(room, 0)
                self.out[seat] = room == "medusa"

    def within_limits(self) -> None:
        """R-115, R-151, R-155, R-171, R-181, R-212."""
        self.coins = [max(0, min(20, count)) for count in self.coins]
        self.wounds = [max(0, count) for count in self.wounds]


def worth(card: Card) -> int:
    """Keys and swords are fives (R-123, R-139)."""
    return card if isinstance(card, int) else 5


def some_play(room: str, seats: int, luck: random.Random) -> dict[str, Any]:
    """A table before a room and the cards to be played there, drawn so that ties are common."""
    kinds: list[Card] = [1, 2, 3, 4, 5]
    if room in TREASURES:
        kinds.append("key")
    if room in MONSTERS or room in BOSSES:
        kinds.append("sword")
    if room in ESCAPES:
        kinds.append(ESCAPES[room])
    balls = [0, 0, 1] if room != "necromancer" else [0]  # where a ball is an escape
    return {
        "cards": by_seat(kinds, seats, luck),
        "balls": by_seat(balls, seats, luck),
        "coins": by_seat(range(21), seats, luck),
        "wounds": by_seat(range(10), seats, luck),
        "supply": {item: luck.randrange(5) for item in ("torch", "ball", "key", "sword")},
    }


def by_seat(values: Sequence[T], seats: int, luck: random.Random) -> list[T]:
    """Something for each seat out of only a few values."""
    few = [luck.choice(values) for _ in range(luck.randint(1, 4))]
    return [luck.choice(few) for _ in range(seats)]


def played(room: str, play: dict[str, Any]) -> Raiders:
    """The room carried out by the program: first the balls, then the cards after them."""
    cards, balls = play["cards"], play["balls"]
    held = {seat: ["ball"] * balls[seat] for seat in range(len(cards))}
    for seat, card in enumerate(cards):
        held[seat] += [card] if isinstance(card, str) else []
    table = {name: play[name] for name in ("coins", "wounds", "supply")}
    s = scene(room, seats=len(cards), items=held, **table)
    lay(s, *["ball" if ball else card for ball, card in zip(balls, cards, strict=True)])
    if any(balls):
        lay(s, *[card if ball else None for ball, card in zip(balls, cards, strict=True)])
    return s


def by_the_rules(room: str, play: dict[str, Any]) -> Reading:
    """The room carried out by the second reading."""
    cards: list[Card] = play["cards"]
    reading = Reading(play["coins"], play["wounds"], play["supply"])
    reading.supply["ball"] += sum(play["balls"])
    values = [worth(card) for card in cards]
    if room in TREASURES:
        reading.treasure(room, values)
    elif room in MONSTERS:
        reading.monster(room, values)
    elif room in VAULTS:
        reading.vault(room, values)
    elif room in TRAPS:
        reading.trap(room, values)
    else:
        reading.boss(room, cards)
    for card in cards:
        if isinstance(card, str):
            reading.supply[card] += 1
    reading.within_limits()
    return reading


@pytest.mark.rule("R-104", "R-108", "R-126", "R-142", "R-157", "R-175")
@pytest.mark.parametrize("room", [*TREASURES, *MONSTERS, *VAULTS, *TRAPS, *BOSSES])
@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(st.integers(3, 5), st.integers(0, 10**6).map(random.Random))
def test_play_settles_a_room_as_the_second_reading_does(room: str, seats: int, luck: random.Random) -> None:
    play = some_play(room, seats, luck)
    note(str(play))
    s, expected = played(room, play), by_the_rules(room, play)
    assert coins(s) == expected.coins
    assert wounds(s) == expected.wounds
    assert [player["out"] for player in view(s)["players"]] == expected.out
    assert view(s)["supply"] == expected.supply
    found = [{item: 1} if item else {} for item in expected.found]
    assert [items(s, seat) for seat in range(seats)] == found
    won = [after - before for after, before in zip(expected.coins, play["coins"], strict=True)]
    assert last(s)["coins"] == won
