"""Doors: opening and closing them; they cannot be destroyed (J-175)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.cards.quests import LOCKS
from undercroft.games.descent.cards.vocabulary import DOOR_OPENED
from undercroft.games.descent.movement import events as told
from undercroft.games.descent.movement.acting import MoveAction
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.names import token_name
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import FIRST_MONSTER, OVERLORD, Descent

DOOR_POINTS: Final = 2  # J-089, J-091
NO_DOOR: Final = Reason("J-025", "descent-why-no-door")
NOT_NEAR: Final = Reason("J-174", "descent-why-door-far")
OPEN_ALREADY: Final = Reason("J-172", "descent-why-door-open")
CLOSED_ALREADY: Final = Reason("J-172", "descent-why-door-closed")
NO_KEY: Final = Reason("J-178", "descent-why-no-key", lambda s, seat, word: {"key": key_name(s, word.what)})
RUNE_DOOR: Final = Reason("J-180", "descent-why-rune-door")
UNREVEALED: Final = Reason("J-177", "descent-why-unrevealed")
IN_THE_WAY: Final = Reason("J-176", "descent-why-in-the-doorway")


def door_areas(s: Descent, door: int) -> int:
    """The areas on both sides of a door, one bit each."""
    plan = s.box.plan
    near, far = plan.sides(s.box.quest.doors[door].way)
    return 1 << plan.area[near] | 1 << plan.area[far]


def doors_beside(s: Descent, figure: int) -> int:
    """The doors next to a figure, one bit each."""
    doors, touching = 0, s.box.plan.doors_beside
    for space in s.spaces(figure):
        doors |= touching[space]
    return doors


def key_name(s: Descent, name: str) -> str:
    """The key to a rune-locked door."""
    return token_name("key-" + next(door.lock for door in s.box.quest.doors if door.name == name))


def lacks_key(s: Descent, door: int) -> bool:
    """Whether a door is rune-locked and its key has not been found (J-178, J-179)."""
    lock = s.box.quest.doors[door].lock
    return bool(lock) and not s.keys >> LOCKS.index(lock) & 1


def barred_door(s: Descent, figure: int, door: int) -> Reason | None:
    """Why a figure cannot use a door, open or closed (J-174, J-177 to J-180).

    A lock comes first: whoever cannot open it anyway need not go there.
    """
    if not s.placed >> door & 1:
        return NO_DOOR
    if figure < FIRST_MONSTER:
        if lacks_key(s, door):
            return NO_KEY
    elif s.box.quest.doors[door].lock and not (s.kind_at(figure).named and s.faq()):  # J-394
        return RUNE_DOOR
    if not doors_beside(s, figure) >> door & 1:
        return NOT_NEAR
    return UNREVEALED if figure >= FIRST_MONSTER and door_areas(s, door) & ~s.revealed else None


class DoorAction(MoveAction):
    """Something done to a door."""

    heroes: bool = False
    town: int = -1

    def about(self) -> list[str]:
        return []

    def among(self, box: Box) -> list[str]:
        return [door.name for door in box.quest.doors]

    def door(self, s: Descent, word: Word) -> int:
        """The number of the door."""
        return [door.name for door in s.box.quest.doors].index(word.what)

    def bar(self, s: Descent, seat: int, word: Word) -> Reason | None:
        door = self.door(s, word)
        if seat != OVERLORD and s.placed >> door & 1 and lacks_key(s, door):
            return NO_KEY  # whoever acts now
        return super().bar(s, seat, word)

    def least(self, s: Descent, figure: int) -> int:
        return DOOR_POINTS

    def plausible(self, s: Descent, figure: int) -> bool:
        return super().plausible(s, figure) and doors_beside(s, figure) != 0

    def within_reach(self, s: Descent, figure: int) -> list[Word]:
        touched = doors_beside(s, figure)
        doors = s.box.quest.doors
        return [self.word_for(s, doors[door].name) for door in range(len(doors)) if touched >> door & 1]

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"door": word.what}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"door:{word.what}"]


class Open(DoorAction):
    """Open a door (J-089, J-091)."""

    name: ClassVar[str] = "open"
    rules: ClassVar[tuple[str, ...]] = ("J-089", "J-091", "J-174")
    rank: int = 31

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        barred = barred_door(s, figure, self.door(s, word))
        return barred or (None if s.closed >> self.door(s, word) & 1 else OPEN_ALREADY)

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.push(OpenDoor(figure, s.serial[figure], self.door(s, word)))


class Close(DoorAction):
    """Close a door; revealed areas stay revealed (J-395)."""

    name: ClassVar[str] = "close"
    rules: ClassVar[tuple[str, ...]] = ("J-089", "J-174", "J-395")
    rank: int = 32

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        door = self.door(s, word)
        barred = barred_door(s, figure, door)
        if barred is not None:
            return barred
        if s.closed >> door & 1:
            return CLOSED_ALREADY
        for each in s.figures():
            if s.box.floor.graphs[s.base(each)].inside[s.place[each]] >> door & 1:
                return IN_THE_WAY
        return None

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.closed |= 1 << self.door(s, word)
        told.closes_door(s, figure)


class OpenDoor(FigureProcedure):
    """A door is opened: new areas are revealed, then door traps are played (J-465)."""

    STEPS: ClassVar[tuple[str, ...]] = ("swing", "trap")

    def __init__(self, figure: int = 0, number: int = 0, door: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.door = door

    def swing(self, s: Descent) -> None:
        s.closed &= ~(1 << self.door)
        told.opens_door(s, self.figure)
        s.look_around()

    def trap(self, s: Descent) -> None:
        if self.figure < FIRST_MONSTER:
            s.pause(DOOR_OPENED, [OVERLORD])

    def copy(self) -> OpenDoor:
        return OpenDoor(self.figure, self.number, self.door)


OPEN: Final = Open()
CLOSE: Final = Close()
