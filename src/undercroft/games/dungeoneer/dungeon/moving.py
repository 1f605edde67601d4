"""Moving: leaving by an exit, entering a location."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.dungeoneer.cards.records import TRIGGER_BIT
from undercroft.games.dungeoneer.cards.vocabulary import (
    BLOCKED,
    HEROICS,
    NO_BLOCKED,
    NO_PITS,
    NO_SPIKES,
    NO_TRAP_EXITS,
    ON_ENTER,
    OPEN,
    PIT,
    SIDES,
    SPIKES,
    TRAP,
)
from undercroft.games.dungeoneer.dungeon import events as told
from undercroft.games.dungeoneer.dungeon.map import beyond, exit_at, lair_at, trap_at, way, ways
from undercroft.games.dungeoneer.hero.defeat import close_doors, returned_home
from undercroft.games.dungeoneer.hero.numbers import ignores, sources
from undercroft.games.dungeoneer.hero.points import (
    STANDING_AP,
    ap_for,
    gain_glory,
    gain_peril,
    lose_ap,
    pay_ap,
)
from undercroft.games.dungeoneer.hero.reasons import no_ap
from undercroft.games.dungeoneer.hero.rolls import Test
from undercroft.games.dungeoneer.hero.wounds import LIE_DOWN_KEY, fall, lie_down, wound
from undercroft.games.dungeoneer.state.listed import TEST, Listed
from undercroft.games.dungeoneer.state.names import place_name, side_name
from undercroft.games.dungeoneer.state.options import MOVEMENT_LIMIT, SPIKE_DODGING
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST, Door
from undercroft.games.dungeoneer.state.procedure import DODGE, HEROICS_MENU, NO_MENU, HeroProcedure, Procedure
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.dungeoneer.state.times import NO_VARIANT, not_heroics
from undercroft.games.dungeoneer.state.verbs import Action

STEP_AP: Final = 1  # per step (D-084)
FORCING_AP: Final = 1  # for a failed test at a blocked exit (D-102, DQ-28)
NOTHING_THERE: Final = Reason("D-084", "dungeoneer-why-nothing-there")
A_WALL: Final = Reason("D-101", "dungeoneer-why-wall")
FALLEN: Final = Reason("D-179", "dungeoneer-why-fallen", lambda s, seat, word: {"ap": STANDING_AP})
NO_STEP: Final = no_ap("D-081")


class Move(Action):
    """Go through a usable exit into the next location (D-084)."""

    name: ClassVar[str] = "move"
    rules: ClassVar[tuple[str, ...]] = ("D-084",)
    menus: ClassVar[tuple[int, ...]] = (HEROICS_MENU,)

    def about(self) -> list[str]:
        return list(SIDES)

    def price(self, s: Dungeoneer, seat: int, word: Word) -> int:
        return STEP_AP

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        early = not_heroics(s, seat)
        if early is not None:
            return early
        if beyond(s, s.place[seat], word.number) < 0:
            return NOTHING_THERE
        if way(s, s.place[seat], word.number) < 0:
            return A_WALL
        if s.is_fallen(seat):
            return FALLEN
        return NO_STEP if s.ap[seat] < self.price(s, seat, word) else None

    def open(self, s: Dungeoneer, seat: int, found: list[str]) -> None:
        if s.fallen >> seat & 1 or s.ap[seat] < self.price(s, seat, self.words[0]):
            return
        for side in ways(s, s.place[seat]):
            found.append(self.words[side].key)

    def do(self, s: Dungeoneer, seat: int, word: Word) -> None:
        s.push(Leave(seat, word.number))

    def names(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        return {"side": f"@dungeoneer-side-{word.what}"}

    def args(self, s: Dungeoneer, seat: int, word: Word) -> Args:
        place = place_name(s, beyond(s, s.place[seat], word.number))
        return {"place": place, "ap": self.price(s, seat, word)}

    def objects(self, s: Dungeoneer, seat: int, word: Word) -> list[str]:
        return [f"location:{s.box.locations[beyond(s, s.place[seat], word.number)].name}"]


class Leave(HeroProcedure):
    """Go through an exit: test the exit, pay the AP, enter (D-344).

    The AP for the step is reserved, whatever is played during the test (DQ-60).
    """

    STEPS: ClassVar[tuple[str, ...]] = ("test", "pass_exit", "go")

    def __init__(self, seat: int = 0, side: int = 0) -> None:
        self.seat = seat
        self.side = side
        self.passed: int = 1
        self.tested: list[int] = []  # kind, stat and value of the exit that was tested

    def threat(self, s: Dungeoneer) -> tuple[str, str]:
        return place_name(s, s.place[self.seat]), side_name(self.side)

    def test(self, s: Dungeoneer) -> None:
        """Only the exit of the location being left counts (D-087, D-088, examples D-341, D-342).

        An open one asks for nothing (D-100).
        """
        exit = exit_at(s, s.place[self.seat], self.side)
        if exit.kind not in (BLOCKED, TRAP):
            self.goto("go")
            return
        self.tested = [exit.kind, exit.stat, exit.value]
        self.passed = 1
        if not ignores(s, self.seat, NO_BLOCKED if exit.kind == BLOCKED else NO_TRAP_EXITS):
            s.reserved = min(self.price(s), s.ap[self.seat])
            s.push(Test(self.seat, exit.stat, exit.value, "passed"))

    def pass_exit(self, s: Dungeoneer) -> None:
        """After a failed test a blocked exit is open to everybody (D-106) while the hero stays (D-104).

        Going through is then a normal step, now or later (D-103, D-105).
        """
        if self.passed:
            return
        place = s.place[self.seat]
        if self.tested[0] == TRAP:
            wound(s, self.seat, 1)  # and the hero leaves anyway (D-108, D-109)
        else:
            lose_ap(s, self.seat, FORCING_AP)
            s.reserved = 0
            s.doors.insert(0, Door(place, self.side, OPEN, -1, 0, self.seat))
            told.opens(s, self.seat, place, self.side, FORCING_AP)
            self.end()

    def go(self, s: Dungeoneer) -> None:
        seat = self.seat
        if self.tested and self.changed(s):
            self.goto("test")
            return
        s.reserved = 0
        place = way(s, s.place[seat], self.side)
        price = self.price(s)
        if place >= 0 and s.ap[seat] >= price and not s.is_fallen(seat):
            s.ap[seat] -= price
            s.replace(Enter(seat, place))
        else:
            s.back()

    def price(self, s: Dungeoneer) -> int:
        """What the step costs."""
        return MOVE.price(s, self.seat, MOVE.words[self.side])

    def changed(self, s: Dungeoneer) -> bool:
        """Whether the exit was replaced by another blocked exit or trap exit during the test."""
        exit = exit_at(s, s.place[self.seat], self.side)
        return exit.kind in (BLOCKED, TRAP) and [exit.kind, exit.stat, exit.value] != self.tested

    def copy(self) -> Leave:
        twin = Leave(self.seat, self.side)
        twin.passed = self.passed
        twin.tested = self.tested[:]
        return twin


class DodgeSpikes(Listed):
    """In a variant: pay instead of testing the spikes (D-299)."""

    def bar(self, s: Dungeoneer, seat: int, word: Word) -> Reason | None:
        return super().bar(s, seat, word) if s.has(SPIKE_DODGING) else NO_VARIANT


DODGE_AP: Final = 1
DODGE_SPIKES: Final = DodgeSpikes("dodge", "D-299", told={"ap": DODGE_AP})


class Enter(Procedure):
    """Enter a location: points or dice if it is new, a pause, then obstacle and effect (D-089..D-097).

    Points come first (D-096), for each new location (D-090) once a turn (D-091); obstacle and effect apply at
    every entry on the hero's own turn (D-094, D-343).
    """

    STEPS: ClassVar[tuple[str, ...]] = (
        "arrive",
        "breathe",
        "dodge",
        "obstacle",
        "suffer",
        "effect",
        "lurk",
    )

    def __init__(self, seat: int = 0, place: int = 0) -> None:
        self.seat = seat
        self.place = place
        self.choice: str = ""
        self.passed: int = 1

    def stands(self, s: Dungeoneer) -> bool:
        return not s.halted and (self.at == 0 or s.place[self.seat] == self.place)

    def threat(self, s: Dungeoneer) -> tuple[str, str]:
        return place_name(s, self.place), "none"

    def menu(self) -> int:
        return DODGE if self.at == self.STEPS.index("obstacle") else NO_MENU

    def arrive(self, s: Dungeoneer) -> None:
        seat = self.seat
        close_doors(s, seat)
        s.place[seat] = self.place
        told.enters(s, seat, self.place)
        if seat != s.active:
            self.goto("lurk")  # no points, no obstacle, no effect on another's turn (D-093, D-095, D-233)
            return
        s.moved = True
        new = not s.visited >> self.place & 1
        s.visited |= 1 << self.place
        returned_home(s, seat)
        if new and not s.halted:
            location = s.box.locations[self.place]
            gain_glory(s, seat, location.glory)
            gain_peril(s, seat, location.peril)
        if s.halted:
            return
        if new and s.seats == 1:
            s.wander(seat)  # instead of the peril, so it comes first (D-305, D-306)

    def breathe(self, s: Dungeoneer) -> None:
        """A glory card may be played between points and effect, or encounter (D-097, D-224)."""
        if self.hindrance(s) or self.waits(s) or (s.box.lurks and self.lurker(s)):
            s.pause(HEROICS, [self.seat])
        else:
            self.goto("lurk")

    def waits(self, s: Dungeoneer) -> bool:
        """Whether any effect is triggered by the entry."""
        return bool(sources(s, self.seat, 1 << TRIGGER_BIT + ON_ENTER))

    def guest(self, s: Dungeoneer) -> str:
        """A source that takes effect here instead of the location itself; empty if there is none."""
        if self.hindrance(s):
            return ""
        keys = [source.key for source in sources(s, self.seat, 1 << TRIGGER_BIT + ON_ENTER)]
        return "" if s.box.locations[self.place].key in keys else keys[0] if keys else self.lurker(s)

    def lurker(self, s: Dungeoneer) -> str:
        """The source that waits here for heroes: a trap, or a monster in its lair (D-218, D-257)."""
        trap = trap_at(s, self.place)
        if trap is not None:
            return s.box.cards[trap.name].key
        quest = lair_at(s, self.place)
        return s.box.quests[quest].key if quest else ""

    def hindrance(self, s: Dungeoneer) -> int:
        """Spikes or a pit that affects the hero; 0 if there is none."""
        kind = s.box.locations[self.place].obstacle
        if kind not in (SPIKES, PIT):
            return 0
        return 0 if ignores(s, self.seat, NO_SPIKES if kind == SPIKES else NO_PITS) else kind

    def dodge(self, s: Dungeoneer) -> None:
        """In the variant 1 AP can be paid instead of the test (D-299)."""
        if self.hindrance(s) != SPIKES or not s.has(SPIKE_DODGING):
            return
        if ap_for(s, self.seat):
            s.ask(self.seat, "dungeoneer-ask-dodge", (DODGE_SPIKES.tag, TEST.tag), "choice")
        elif s.has(MOVEMENT_LIMIT) and not s.is_fallen(self.seat):  # an AP for lying down (D-294)
            s.ask(self.seat, "dungeoneer-ask-dodge", (LIE_DOWN_KEY, TEST.tag), "choice")

    def obstacle(self, s: Dungeoneer) -> None:
        if self.choice == LIE_DOWN_KEY:
            self.choice = ""
            lie_down(s, self.seat)
            self.goto("dodge")
        elif self.choice == DODGE_SPIKES.tag:
            pay_ap(s, self.seat, DODGE_AP)
            told.dodges(s, self.seat)
        elif self.hindrance(s):
            location = s.box.locations[self.place]
            s.push(Test(self.seat, location.stat, location.value, "passed"))

    def suffer(self, s: Dungeoneer) -> None:
        if not self.passed:
            if s.box.locations[self.place].obstacle == SPIKES:
                wound(s, self.seat, 1)  # D-112
            else:
                fall(s, self.seat)  # D-113

    def effect(self, s: Dungeoneer) -> None:
        s.fire(ON_ENTER, self.seat, NO_CONTEST)

    def lurk(self, s: Dungeoneer) -> None:
        """Last comes whatever waits here, on any turn (D-218, D-257)."""
        s.back()
        if s.box.lurks:
            s.lurk(self.seat, self.place)

    def copy(self) -> Enter:
        twin = Enter(self.seat, self.place)
        twin.choice = self.choice
        twin.passed = self.passed
        return twin


MOVE: Final = Move()
