"""The raid: deal characters, five floors of five rooms, then the scoring."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Frame
from undercroft.games.raiders import events as told
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.cards import ITEMS
from undercroft.games.raiders.play import PlayRoom
from undercroft.games.raiders.scoring import Scoring
from undercroft.games.raiders.state import FLOORS, FULL, Raiders


class Raid(Frame[Raiders]):
    """The whole game: 25 rooms (R-002, R-252, R-253, R-304), with chance only between them (R-306)."""

    STEPS: ClassVar[tuple[str, ...]] = ("deal", "scroll", "first_player", "floor", "next_floor", "scoring")

    def __init__(self) -> None:
        self.holder: str = ""

    def deal(self, s: Raiders) -> None:
        s.push(Deal())

    def scroll(self, s: Raiders) -> None:
        """The tactical variant differs only in the scroll (R-297)."""
        if s.tactical:
            s.chance(tuple([str(seat) for seat in range(s.seats)]), "holder")

    def first_player(self, s: Raiders) -> None:
        if s.tactical:
            s.scroll = int(self.holder)
            told.takes_scroll(s, s.scroll)

    def floor(self, s: Raiders) -> None:
        s.floor += 1
        s.push(Floor())

    def next_floor(self, s: Raiders) -> None:
        if s.floor < FLOORS:
            self.goto("floor")

    def scoring(self, s: Raiders) -> None:
        s.push(Scoring())

    def copy(self) -> Raid:
        twin = Raid()
        twin.holder = self.holder
        return twin


class Deal(Frame[Raiders]):
    """A random character for each seat, face up (R-040), with what it brings (R-038..R-043)."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "take")

    def __init__(self) -> None:
        self.card: str = ""

    def draw(self, s: Raiders) -> None:
        s.chance(tuple(s.heroes), "card")

    def take(self, s: Raiders) -> None:
        s.heroes.remove(self.card)
        character = BOX.characters[self.card]
        s.characters.append(self.card)
        s.coins.append(character.coins)
        s.wounds.append(character.wounds)
        s.power.append(FULL)
        s.items += character.items
        s.seen.append(0)
        s.out.append(False)
        for item in range(len(ITEMS)):
            s.supply[item] -= character.items[item]
        item = character.items.index(max(character.items))  # nobody starts with two kinds
        brought = character.items[item]
        name = ITEMS[item] if brought else ""
        told.dealt(s, len(s.characters) - 1, character.coins, character.wounds, name, brought)
        if len(s.characters) < s.seats:
            self.goto("draw")

    def copy(self) -> Deal:
        twin = Deal()
        twin.card = self.card
        return twin


class Floor(Frame[Raiders]):
    """Prepare a floor and play its rooms from left to right (R-052, R-072, R-249)."""

    STEPS: ClassVar[tuple[str, ...]] = ("prepare", "enter", "next_room", "take_back")

    def prepare(self, s: Raiders) -> None:
        s.push(Layout())

    def enter(self, s: Raiders) -> None:
        s.push(PlayRoom())

    def next_room(self, s: Raiders) -> None:
        s.room += 1
        if s.room < len(s.row):
            self.goto("enter")

    def take_back(self, s: Raiders) -> None:
        """Take back all power cards (R-082, R-249, R-250); nothing else changes (R-251, R-294)."""
        for seat in range(s.seats):
            s.power[seat] = FULL

    def copy(self) -> Floor:
        return Floor()


class Layout(Frame[Raiders]):
    """Turn up a floor card and lay five rooms as it says; the last of all is a boss (R-053..R-059, R-174)."""

    STEPS: ClassVar[tuple[str, ...]] = ("turn_card", "turned", "draw", "lay")

    def __init__(self) -> None:
        self.card: str = ""
        self.pattern: str = ""

    def turn_card(self, s: Raiders) -> None:
        s.chance(tuple(s.floors), "card")

    def turned(self, s: Raiders) -> None:
        s.floors.remove(self.card)
        self.pattern = self.card
        s.row = []
        s.up = 0
        s.room = 0
        for seat in range(s.seats):
            s.seen[seat] = 0

    def draw(self, s: Raiders) -> None:
        s.chance(tuple(self.pile(s)), "card")

    def pile(self, s: Raiders) -> list[str]:
        """The pile of the next room; the very last room is the boss (R-033)."""
        last = s.floor == FLOORS and len(s.row) == len(self.pattern) - 1
        return s.bosses if last else s.deck

    def lay(self, s: Raiders) -> None:
        self.pile(s).remove(self.card)
        if self.pattern[len(s.row)] == "U":  # R-054; else face down
            s.up |= 1 << len(s.row)
        s.row.append(self.card)
        if len(s.row) < len(self.pattern):
            self.goto("draw")
        else:
            told.floor(s, s.floor, s.face_down().bit_count())

    def copy(self) -> Layout:
        twin = Layout()
        twin.card = self.card
        twin.pattern = self.pattern
        return twin
