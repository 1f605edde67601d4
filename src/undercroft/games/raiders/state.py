"""The state of Dungeon Raiders: what each seat has, the floor that lies on the table, what was played."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import State, Value
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.cards import BOSS, ITEMS, Room

ROOMS: Final[dict[str, Room]] = BOX.rooms
FLOORS: Final[int] = BOX.floors_played
PURSE: Final[int] = BOX.coins_at_most
FULL: Final = 0b111110  # power cards 1 to 5, one bit each
KINDS: Final = len(ITEMS)


class Settled(Value):
    """A room that was played: the cards by seat and what came of them."""

    def __init__(
        self,
        floor: int = 0,
        room: str = "",
        cards: tuple[str, ...] = (),
        balls: tuple[int, ...] = (),
        coins: tuple[int, ...] = (),
        wounds: tuple[int, ...] = (),
        note: str = "",
    ) -> None:
        self.floor = floor
        self.room = room
        self.cards = cards
        self.balls = balls  # how many crystal balls each seat played before its card
        self.coins = coins  # won or lost by each seat
        self.wounds = wounds
        self.note = note  # "beaten", "attacked", "escaped", "" if there was nothing to beat


class Raiders(State):
    """Everything on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: int = 0
        self.tactical: bool = False
        # by seat
        self.characters: list[str] = []
        self.coins: list[int] = []  # tokens never run out
        self.wounds: list[int] = []  # the same
        self.power: list[int] = []  # power cards in hand, one bit each
        self.items: list[int] = []  # in hand, KINDS numbers per seat
        self.seen: list[int] = []  # face-down rooms of this floor seen by torch, one bit each
        self.out: list[bool] = []  # put out by the Medusa
        # on the table
        self.supply: list[int] = []  # of items; coins and wounds are unlimited
        self.heroes: list[str] = []  # characters not dealt: out of the game
        self.deck: list[str] = []  # rooms not laid out: those to come and the six removed ones
        self.bosses: list[str] = []  # not laid: nine of them never are
        self.floors: list[str] = []  # floor cards not turned up, the two removed ones too
        self.floor: int = 0
        self.room: int = 0  # the index of the current room
        self.row: list[str] = []  # rooms of the floor
        self.up: int = 0  # those that lie face up, one bit each
        self.scroll: int = -1  # the first player of the tactical variant, -1 in the basic game
        self.history: list[Settled] = []
        self.winners: list[int] = []
        self.reason: str = ""

    def held(self, seat: int, item: int) -> int:
        """How many of an item a seat has in hand."""
        return self.items[seat * KINDS + item]

    def give_back(self, seat: int, item: int) -> None:
        """An item returns from a hand to the supply."""
        self.items[seat * KINDS + item] -= 1
        self.supply[item] += 1

    def hand_size(self, seat: int) -> int:
        """How many cards a seat has in hand, for all to see (R-051)."""
        return self.power[seat].bit_count() + sum(self.items[seat * KINDS : seat * KINDS + KINDS])

    def here(self) -> Room:
        """The room that is played now."""
        return ROOMS[self.row[self.room]]

    def pile_of(self, name: str) -> list[str]:
        """The pile a room comes from: the bosses, or all other rooms."""
        return self.bosses if ROOMS[name].kind == BOSS else self.deck

    def face_down(self) -> int:
        """The rooms of the floor that lie face down, one bit each."""
        return (1 << len(self.row)) - 1 & ~self.up

    def result(self) -> dict[str, Any] | None:
        if not self.reason:
            return None
        return {
            "winners": self.winners[:],
            "scores": {str(seat): coins for seat, coins in enumerate(self.coins)},
            "reason": self.reason,
            "boss": self.history[-1].room,
        }

    def copy(self) -> Raiders:
        twin = Raiders()
        self.copy_flow_into(twin)
        twin.seats = self.seats
        twin.tactical = self.tactical
        twin.characters = self.characters[:]
        twin.coins = self.coins[:]
        twin.wounds = self.wounds[:]
        twin.power = self.power[:]
        twin.items = self.items[:]
        twin.seen = self.seen[:]
        twin.out = self.out[:]
        twin.supply = self.supply[:]
        twin.heroes = self.heroes[:]
        twin.deck = self.deck[:]
        twin.bosses = self.bosses[:]
        twin.floors = self.floors[:]
        twin.floor = self.floor
        twin.room = self.room
        twin.row = self.row[:]
        twin.up = self.up
        twin.scroll = self.scroll
        twin.history = self.history[:]
        twin.winners = self.winners[:]
        twin.reason = self.reason
        return twin
