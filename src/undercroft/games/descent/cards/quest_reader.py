"""Reads a quest file: its pieces, plan, areas, doors, named monsters, chests and triggers.

Each entry is checked here; whether they make a dungeon, in quest_check.py.
"""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Literal, NoReturn, get_args

import msgspec

from undercroft.engine.content import ContentEntry, ContentError, ContentFile, checksum
from undercroft.engine.places import place_of
from undercroft.games.descent.cards.entries import Count, Some
from undercroft.games.descent.cards.quests import (
    AS_USUAL,
    Area,
    ChestRow,
    Door,
    Foe,
    NamedFoe,
    Quest,
    Thing,
    Trigger,
)
from undercroft.games.descent.cards.reader import NAME, Box
from undercroft.games.descent.cards.vocabulary import PLAYERS
from undercroft.games.descent.floor.pieces import SHAPES, Piece
from undercroft.games.descent.floor.plan import Doorway

Lock = Literal["red", "blue", "yellow"]
Stair = Literal["blue", "green", "red"]
Chest = Literal["copper", "silver", "gold"]
Token = Literal["healing", "vitality", "coins"]
Announced = Literal["armor", "speed", "wounds"]
Hand = Annotated[int, msgspec.Meta(ge=0, le=8)]
TURNS = ("heroes first", "overlord first")
Spot = tuple[int, int]
PIECE = re.compile(r"([a-z0-9-]+) +(\d{1,2}),(\d{1,2})(?: +([a-z]{1,2}))?")
LETTER = re.compile(r"[A-Z0-9]")
EVENTS = ("killed", "revealed", "encounter")  # what a trigger waits for, and about whom or what
DEED = re.compile(r"heroes win|overlord wins|(conquest|threat) [+-][1-9]")


class MoreEntry(ContentEntry):
    """What may follow the place of a monster: for how many players, and which way a long base faces."""

    least: Literal[2, 3, 4, 5] = msgspec.field(default=2, name="from")
    most: Literal[2, 3, 4, 5] = msgspec.field(default=5, name="up_to")
    stands: bool = False


class FoeEntry(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A monster of an area: ["master beastman", 9, 4, { from = 4 }]."""

    name: str
    x: int
    y: int
    more: MoreEntry = msgspec.field(default_factory=MoreEntry)


class AreaEntry(ContentEntry):
    """An area."""

    text: str = ""
    start: Spot | None = None
    monsters: tuple[FoeEntry, ...] = ()
    chests: tuple[tuple[Chest, int, int], ...] = ()
    glyphs: tuple[Spot, ...] = ()
    keys: tuple[tuple[Lock, int, int], ...] = ()
    tokens: tuple[tuple[Token, int, int], ...] = ()
    relics: tuple[tuple[str, int, int], ...] = ()
    stairs: tuple[tuple[Stair, int, int], ...] = ()
    encounters: tuple[tuple[str, int, int], ...] = ()
    pits: tuple[Spot, ...] = ()
    water: tuple[Spot, ...] = ()
    rubble: tuple[Spot, ...] = ()


class DoorEntry(ContentEntry):
    """A door along one side of a space and of the next one."""

    at: Spot
    side: Literal["east", "south"]
    lock: Lock | None = None


class NamedEntry(ContentEntry):
    """A named monster."""

    base: str
    armor: Count | None = None
    speed: Some | None = None
    wounds: dict[str, Some] = msgspec.field(default_factory=dict)
    announced: tuple[Announced, ...] = ()


class RowEntry(ContentEntry, kw_only=True):
    """What is in a chest."""

    coins: Count = 0
    treasure: tuple[Chest, ...] = ()
    conquest: Count
    curses: Count = 0


class TriggerEntry(ContentEntry):
    """What happens when."""

    id: str
    on: str
    do: str


class QuestReader:
    """Reads one quest file; every error names entry, line and column."""

    def __init__(self, file: Traversable, box: Box, name: str = "") -> None:
        self.file = ContentFile(file, name)
        self.box = box

    def read(self) -> Quest:
        """The quest."""
        file = self.file
        sum = checksum(file.data)
        id = file.value("id", str)
        file.check(NAME.fullmatch(id) is not None, "id", "a name is written like this: deep-well")
        quest = Quest(id, file.value("conquest", Some), file.value("goal", str))
        quest.checksum = sum
        quest.pieces = [self.piece(*line) for line in enumerate(self.lines("pieces"))]
        quest.rows = self.lines("plan")
        quest.areas = {letter: self.area(letter, entry) for letter, entry in self.table("areas", AreaEntry)}
        quest.doors = [self.door(name, entry) for name, entry in self.table("doors", DoorEntry)]
        quest.named = {name: self.named(name, entry) for name, entry in self.table("named", NamedEntry)}
        quest.chests = self.chests()
        quest.triggers = self.triggers()
        self.rules(quest)
        file.done()
        self.foes(quest)
        goals = [trigger.id for trigger in quest.triggers if trigger.does == "heroes win"]
        file.check(quest.goal in goals, "goal", "names a trigger by which the heroes win")
        return quest

    def table(self, name: str, shape: type[msgspec.Struct]) -> list[tuple[str, msgspec.Struct]]:
        """The entries of a table that may be missing."""
        return list(self.file.table(name, shape).items()) if name in self.file.data else []

    def lines(self, name: str) -> list[str]:
        """The lines of a long text."""
        text: str = self.file.value(name, str)
        return text.strip("\n").split("\n")

    def refuse_line(self, name: str, number: int, column: int, what: str) -> NoReturn:
        """Refuse the file because of a line of a long text."""
        place = place_of(self.file.text, name)
        line = (place[0] if place else 0) + 1 + number
        raise ContentError(f"{self.file.name}, {name}: {what} (at line {line}, column {column + 1})")

    def piece(self, number: int, line: str) -> Piece:
        """A map piece: "corridor-4 1,4 h"."""
        found = PIECE.fullmatch(line.rstrip())
        if found is None:
            self.refuse_line("pieces", number, 0, f"{line!r}: is written like this: corridor-4 1,4 h")
        shape, x, y, turn = found[1], int(found[2]), int(found[3]), found[4] or ""
        if shape not in SHAPES:
            allowed = ", ".join(SHAPES)
            self.refuse_line("pieces", number, 0, f"{shape!r}: no such piece; it may be {allowed}")
        if turn and turn not in SHAPES[shape].turns:
            allowed = ", ".join([each or "not turned" for each in SHAPES[shape].turns])
            self.refuse_line("pieces", number, found.start(4), f"{turn!r}: it may be {allowed}")
        return Piece(shape, x, y, turn)

    def area(self, letter: str, entry: msgspec.Struct) -> Area:
        """An area; its monsters are read later, when named ones are known."""
        assert isinstance(entry, AreaEntry)
        where = f"areas.{letter}"
        self.file.check(LETTER.fullmatch(letter) is not None, where, "an area is a capital letter or a digit")
        area = Area(letter, entry.text)
        area.start = entry.start
        area.foes = tuple(
            [
                Foe(
                    foe.name.removeprefix("master "),
                    foe.name.startswith("master "),
                    *(foe.x, foe.y, foe.more.stands, foe.more.least, foe.more.most),
                )
                for foe in entry.monsters
            ]
        )
        area.chests = tuple([Thing(*each) for each in entry.chests])
        area.keys = tuple([Thing(*each) for each in entry.keys])
        area.tokens = tuple([Thing(*each) for each in entry.tokens])
        area.relics = tuple([Thing(*each) for each in entry.relics])
        area.stairs = tuple([Thing(*each) for each in entry.stairs])
        area.encounters = tuple([Thing(*each) for each in entry.encounters])
        area.glyphs = tuple([Thing("glyph", *at) for at in entry.glyphs])
        kinds = {"pit": entry.pits, "water": entry.water, "rubble": entry.rubble}
        area.ground = tuple([Thing(kind, *at) for kind, places in kinds.items() for at in places])
        for number, relic in enumerate(area.relics):
            known = relic.what in self.box.items and self.box.items[relic.what].deck == 4
            self.file.check(known, f"{where}.relics[{number}]", f"no relic {relic.what!r}")
        return area

    def door(self, name: str, entry: msgspec.Struct) -> Door:
        """A door."""
        assert isinstance(entry, DoorEntry)
        self.file.check(re.fullmatch("[a-z]", name) is not None, f"doors.{name}", "a door is a small letter")
        return Door(name, Doorway(*entry.at, entry.side == "east"), entry.lock or "")

    def named(self, name: str, entry: msgspec.Struct) -> NamedFoe:
        """A named monster, made from the master of a kind."""
        assert isinstance(entry, NamedEntry)
        where, kind = f"named.{name}", entry.base.removeprefix("master ")
        self.file.check(NAME.fullmatch(name) is not None, where, "a name is written like this: old-hask")
        self.file.check(name not in self.box.monsters, where, "a kind of monster is called so")
        is_master = entry.base != kind and kind in self.box.monsters
        self.file.check(is_master, f"{where}.base", f'{entry.base!r}: is written like this: "master ogre"')
        foe = NamedFoe(name, kind)
        foe.armor = -1 if entry.armor is None else entry.armor
        foe.speed = -1 if entry.speed is None else entry.speed
        if entry.wounds:
            numbers = [str(players) for players in PLAYERS]
            whole = sorted(entry.wounds) == numbers
            self.file.check(whole, f"{where}.wounds", "names the wounds for 2, 3, 4 and 5 players")
            foe.wounds = tuple([entry.wounds[number] for number in numbers])
        foe.announced = entry.announced
        return foe

    def chests(self) -> dict[str, tuple[ChestRow, ...]]:
        """The rows of the chest table, by colour."""
        found: dict[str, tuple[ChestRow, ...]] = {}
        for colour, rows in self.table("chest-rows", dict[str, RowEntry]):  # type: ignore[arg-type]
            where = f"chest-rows.{colour}"
            self.file.check(colour in get_args(Chest), where, "chests are copper, silver or gold")
            assert isinstance(rows, dict)
            numbers = [str(number + 1) for number in range(len(rows))]
            self.file.check(sorted(rows) == numbers, where, "rows are numbered from 1")
            found[colour] = tuple(
                [
                    ChestRow(rows[each].coins, rows[each].treasure, rows[each].conquest, rows[each].curses)
                    for each in numbers
                ]
            )
        return found

    def triggers(self) -> tuple[Trigger, ...]:
        """The triggers: "killed hask", "revealed 3"."""
        found = []
        for number, entry in enumerate(self.file.value("triggers", list[TriggerEntry])):
            event, _, about = entry.on.partition(" ")
            where = f"triggers[{number}].on"
            self.file.check(
                event in EVENTS and bool(about), where, f"{entry.on!r}: is written like this: killed hask"
            )
            known = DEED.fullmatch(entry.do) is not None
            allowed = "heroes win, overlord wins, conquest +1, threat +1"
            self.file.check(known, f"triggers[{number}].do", f"{entry.do!r}: it may be {allowed}")
            what, _, by = entry.do.partition(" ")
            changes = what in ("conquest", "threat")
            found.append(
                Trigger(entry.id, event, about, what if changes else entry.do, int(by) if changes else 0)
            )
        return tuple(found)

    def rules(self, quest: Quest) -> None:
        """The rules of the game that the quest changes (J-341)."""
        quest.hand = self.optional("hand", Hand, AS_USUAL)
        quest.coins = self.optional("coins", Count, AS_USUAL)
        quest.threat = self.optional("threat", Count, 0)
        order = self.optional("order-of-turns", str, TURNS[0])
        self.file.check(order in TURNS, "order-of-turns", f"{order!r}: it may be {', '.join(TURNS)}")
        quest.overlord_first = order == TURNS[1]
        quest.no_market = self.optional("no-market", bool, False)

    def optional(self, name: str, shape: Any, otherwise: Any) -> Any:
        """A value that may be missing."""
        return self.file.value(name, shape) if name in self.file.data else otherwise

    def foes(self, quest: Quest) -> None:
        """Every monster is a kind of the box or a named one of this quest."""
        for area in quest.areas.values():
            for number, foe in enumerate(area.foes):
                where = f"areas.{area.letter}.monsters[{number}]"
                known = foe.name in self.box.monsters or (foe.name in quest.named and not foe.master)
                self.file.check(known, where, f"no monster {foe.name!r}")
        for number, trigger in enumerate(quest.triggers):
            met = [each.what for area in quest.areas.values() for each in area.encounters]
            names = {"killed": [*quest.named], "revealed": [*quest.areas], "encounter": met}
            known = trigger.about in names[trigger.event]
            self.file.check(known, f"triggers[{number}].on", f"no {trigger.about!r} in this quest")
