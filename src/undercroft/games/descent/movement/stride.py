"""A step and what follows it: glyph, new areas, pits, Aura, traps, reactions (J-463)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.descent.cards.vocabulary import (
    AURA,
    ENEMY_ADJACENT,
    GLYPH_REACH,
    GUARD_WINDOW,
    STEP_TAKEN,
)
from undercroft.games.descent.floor.terrain import RUBBLE, WATER, is_in_pit
from undercroft.games.descent.hero import events as hero_told
from undercroft.games.descent.hero.fate import gain_conquest, moved
from undercroft.games.descent.hero.gear import gear
from undercroft.games.descent.hero.wounds import immune, suffer
from undercroft.games.descent.movement import events as told
from undercroft.games.descent.movement.terms import ignores_pits
from undercroft.games.descent.state.board import aura_hero, beside, glyph_at, is_standing, lift, put
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import BENT, FIRST_MONSTER, GUARD, NO_HEADING, OVERLORD, Descent

WALK: Final = 0
JUMP: Final = 1
STAIRS: Final = 2
ARRIVE: Final = 3  # from town
PUSHED: Final = 4
THROWN: Final = 5
PUT: Final = 6  # moved by a trap
GLYPH_CONQUEST: Final = 3  # J-256


class Stride(FigureProcedure):
    """A figure moves to a placement, for one of these reasons."""

    STEPS: ClassVar[tuple[str, ...]] = ("go", "glyph", "reveal", "pit", "aura", "trap", "alert", "guard")

    def __init__(self, figure: int = 0, number: int = 0, to: int = 0, why: int = WALK) -> None:
        self.figure = figure
        self.number = number
        self.to = to
        self.why = why
        self.sunk: bool = False  # was in a pit before

    def go(self, s: Descent) -> None:
        figure = self.figure
        self.sunk = s.place[figure] >= 0 and is_in_pit(s.spaces(figure), s.ground)
        if figure < FIRST_MONSTER:
            moved(s, figure)
            if figure == s.active:
                s.heading = heading(s, figure, self.to, self.why)
        elif self.why <= STAIRS:
            s.heading = BENT
        settle(s, figure, self.to)
        tell(s, figure, self.why)
        if self.why == ARRIVE:
            s.come_in(figure)
        if s.beside[figure] and not beside(s, figure, s.spaces(figure), AURA):
            s.beside[figure] = 0

    def glyph(self, s: Descent) -> None:
        """The first hero who moves onto a glyph activates it; some do so from afar (J-272)."""
        if self.figure < FIRST_MONSTER and self.why <= ARRIVE:
            reach = gear(s, self.figure).numbers[GLYPH_REACH]
            for number, space in enumerate(s.box.glyph_spaces):
                hidden = s.glyphs >> number & 1 or not s.is_revealed(space)
                if not hidden and s.box.plan.distance(s.place[self.figure], space) <= reach:
                    activate(s, self.figure, number)

    def reveal(self, s: Descent) -> None:
        """Areas that come into sight are revealed at once, and the movement continues (J-183)."""
        s.look_around()

    def pit(self, s: Descent) -> None:
        """A figure that enters a pit falls, is wounded (J-263, J-432), and may continue (J-425)."""
        figure = self.figure
        if self.why == JUMP or self.sunk or ignores_pits(s, figure) or not is_standing(s, figure):
            return
        if is_in_pit(s.spaces(figure), s.ground):
            told.falls_in(s, figure)
            suffer(s, figure, 1, False)

    def aura(self, s: Descent) -> None:
        """A wound for moving next to an enemy's Aura (J-311, J-313), not for the enemy who moves (J-312).

        Nothing else follows from standing next to enemies, apart from Grapple (J-075).
        """
        count = beside(s, self.figure, s.spaces(self.figure), AURA)
        if count and not immune(s, self.figure, AURA):
            hero_told.aura(s, self.figure, count)
            suffer(s, self.figure, count, by=aura_hero(s, self.figure))

    def trap(self, s: Descent) -> None:
        if self.figure < FIRST_MONSTER and self.why == WALK and is_standing(s, self.figure):
            s.pause(STEP_TAKEN, [OVERLORD])

    def alert(self, s: Descent) -> None:
        if self.figure >= FIRST_MONSTER and is_standing(s, self.figure):
            s.pause(ENEMY_ADJACENT, s.hero_seats())

    def guard(self, s: Descent) -> None:
        if self.figure >= FIRST_MONSTER and self.why <= STAIRS and is_standing(s, self.figure):
            pause_for_guard(s)

    def copy(self) -> Stride:
        twin = Stride(self.figure, self.number, self.to, self.why)
        twin.sunk = self.sunk
        return twin


class Landing(FigureProcedure):
    """A seat chooses the space in which a figure lands without walking there."""

    def __init__(self, figure: int = 0, number: int = 0, seat: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.seat = seat
        self.choice: str = ""


def heading(s: Descent, hero: int, to: int, why: int) -> int:
    """The direction of a hero's moves this turn, as long as they are in one line."""
    if why > JUMP or s.place[hero] < 0 or s.heading == BENT:
        return BENT
    plan, here = s.box.plan, s.place[hero]
    east, south = sign(plan.xs[to] - plan.xs[here]), sign(plan.ys[to] - plan.ys[here])
    found = 3 * (east + 1) + south + 2
    return found if s.heading in (NO_HEADING, found) else BENT


def sign(number: int) -> int:
    """-1, 0 or 1."""
    return (number > 0) - (number < 0)


def settle(s: Descent, figure: int, to: int) -> None:
    """Put a figure on a placement; it only passes over other figures, water and rubble."""
    lift(s, figure)
    s.place[figure] = to
    for space in s.spaces(figure):
        if s.taken[space] or s.ground[space] in (WATER, RUBBLE):
            return
    put(s, figure, to)


def tell(s: Descent, figure: int, why: int) -> None:
    """Report how a figure moved."""
    space = s.spaces(figure)[0]
    if why == JUMP:
        told.jumps(s, figure, space)
    elif why == STAIRS:
        told.climbs_stairs(s, figure, space)
    elif why == ARRIVE:
        told.enters_dungeon(s, figure, space)
    elif why == THROWN:
        told.thrown(s, figure, space)
    else:
        told.moves(s, figure, space)


def activate(s: Descent, hero: int, number: int) -> None:
    """Activate a glyph, which is worth conquest once (J-256)."""
    s.glyphs |= 1 << number
    told.activates_glyph(s, hero, s.box.glyph_spaces[number])
    gain_conquest(s, GLYPH_CONQUEST)


def pause_for_guard(s: Descent) -> None:
    """Heroes with a guard order may interrupt the overlord's turn (J-213 to J-216)."""
    if s.active >= 0:  # a hero's turn (J-214)
        return
    if s.always_pause:
        s.pause(GUARD_WINDOW, s.hero_seats())
        return
    for hero in range(len(s.heroes)):
        if s.order[hero] == GUARD or (s.order[hero] and gear(s, hero).windows >> GUARD_WINDOW & 1):
            s.pause(GUARD_WINDOW, s.hero_seats())
            return


def on_active_glyph(s: Descent, hero: int) -> bool:
    """Whether a hero stands on an active glyph."""
    number = glyph_at(s, s.place[hero]) if s.place[hero] >= 0 else -1
    return number >= 0 and s.glyphs >> number & 1 != 0
