"""A quest as the rules use it: its floor, the contents of each area, its chests and its story."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.descent.cards.vocabulary import PLAYERS
from undercroft.games.descent.floor.pieces import Piece
from undercroft.games.descent.floor.plan import Doorway

LOCKS: Final = ("red", "blue", "yellow")  # colours of rune-locked doors and their keys
KEYS: Final = tuple(["key-" + lock for lock in LOCKS])  # the tokens of their keys
STAIRS: Final = ("blue", "green", "red")
CHESTS: Final = ("copper", "silver", "gold")
CHEST_MARKERS: Final = (3, 3, 2)  # how many of each there are, numbered from 1 (J-442)
TOKENS: Final = ("healing", "vitality", "coins")
AS_USUAL: Final = -1


class Door(Value):
    """A door: its place, and its lock, "" for none."""

    def __init__(self, name: str, way: Doorway, lock: str) -> None:
        self.name = name
        self.way = way
        self.lock = lock


class Thing(Value):
    """Something in an area: what it is, and where."""

    def __init__(self, what: str, x: int, y: int) -> None:
        self.what = what
        self.x = x
        self.y = y


class Foe(Value):
    """A monster that waits in an area: kind or name, its upper left space, for how many players."""

    def __init__(self, name: str, master: bool, x: int, y: int, stands: bool, least: int, most: int) -> None:
        self.name = name
        self.master = master
        self.x = x
        self.y = y
        self.stands = stands  # a long base that runs from north to south
        self.least = least
        self.most = most


class Area(Value):
    """An area, and what is placed when it is revealed (J-025)."""

    def __init__(self, letter: str, text: str) -> None:
        self.letter = letter
        self.text = text
        self.start: tuple[int, int] | None = None  # the glyph where heroes begin
        self.foes: tuple[Foe, ...] = ()
        self.chests: tuple[Thing, ...] = ()
        self.glyphs: tuple[Thing, ...] = ()
        self.keys: tuple[Thing, ...] = ()
        self.tokens: tuple[Thing, ...] = ()
        self.relics: tuple[Thing, ...] = ()
        self.stairs: tuple[Thing, ...] = ()
        self.encounters: tuple[Thing, ...] = ()
        self.ground: tuple[Thing, ...] = ()  # pits, water and rubble


class NamedFoe(Value):
    """A named monster: a master of a kind with its own numbers (J-248)."""

    def __init__(self, name: str, kind: str) -> None:
        self.name = name
        self.kind = kind
        self.armor = -1  # as printed
        self.speed = -1
        self.wounds: tuple[int, ...] = ()  # for 2, 3, 4 and 5 players; none: as printed
        self.announced: tuple[str, ...] = ()

    def wounds_for(self, players: int) -> int:
        """Its wounds at a table; -1: as printed."""
        return self.wounds[PLAYERS.index(players)] if self.wounds else -1


class ChestRow(Value):
    """What is in a chest, by its number: coins for each hero, treasure for each, conquest, curses."""

    def __init__(self, coins: int, treasure: tuple[str, ...], conquest: int, curses: int) -> None:
        self.coins = coins
        self.treasure = treasure
        self.conquest = conquest
        self.curses = curses


class Trigger(Value):
    """What a quest does when something happens: a side wins, or "conquest" or "threat" changes."""

    def __init__(self, id: str, event: str, about: str, does: str, by: int) -> None:
        self.id = id
        self.event = event
        self.about = about
        self.does = does
        self.by = by


class Quest(Value):
    """A quest file."""

    def __init__(self, id: str, conquest: int, goal: str) -> None:
        self.id = id
        self.conquest = conquest
        self.goal = goal
        self.pieces: list[Piece] = []
        self.rows: list[str] = []
        self.doors: list[Door] = []
        self.areas: dict[str, Area] = {}
        self.named: dict[str, NamedFoe] = {}
        self.chests: dict[str, tuple[ChestRow, ...]] = {}  # rows by colour
        self.triggers: tuple[Trigger, ...] = ()
        self.checksum = ""
        # rules that a quest may change (J-341)
        self.hand = AS_USUAL  # cards with which the overlord starts
        self.coins = AS_USUAL  # with which each hero starts
        self.threat = 0  # with which the overlord starts
        self.overlord_first = False  # in every round
        self.no_market = False  # in town
