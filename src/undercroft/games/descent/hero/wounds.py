"""Wounds: cancelling, losing, the tokens that come with them; death, and coming back from it."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.descent.cards.dice import FACES
from undercroft.games.descent.cards.vocabulary import (
    BLACK,
    BURN,
    ON_KILLED_BY_ENEMY,
    POISON,
    STUN,
    UNDYING,
    WEB,
    WOUNDS_KNOWN,
)
from undercroft.games.descent.hero import events as told
from undercroft.games.descent.hero.fate import kill, lose_conquest, take_back, wounded
from undercroft.games.descent.hero.gear import gear, max_fatigue, max_wounds
from undercroft.games.descent.state.board import clear, remove
from undercroft.games.descent.state.options import DROP_EXCESS
from undercroft.games.descent.state.procedure import FigureProcedure, Procedure
from undercroft.games.descent.state.state import FIRST_MONSTER, NO_HERO, Descent

# The tokens that come with wounds: counts in one number, with four bits for each kind.
BURNS: Final = 1
WEBS: Final = 1 << 4
STUNS: Final = 1 << 8
POISONS: Final = 1 << 12
STUNS_IF_WOUNDED: Final = 1 << 16
TOKENS: Final = 15
COIN: Final = 25  # the smallest


class Wounds(FigureProcedure):
    """A figure suffers wounds: cancelled ones, loss, tokens, then death or Undying (J-376)."""

    STEPS: ClassVar[tuple[str, ...]] = ("known", "lose", "fall", "rise")

    def __init__(
        self,
        figure: int = 0,
        number: int = 0,
        amount: int = 0,
        by: int = NO_HERO,
        blockable: bool = False,
        tokens: int = 0,
        by_enemy: bool = False,
    ) -> None:
        self.figure = figure
        self.number = number
        self.amount = amount
        self.by = by  # the hero who gets the reward for a kill
        self.blockable = blockable  # by shields
        self.tokens = tokens
        self.by_enemy = by_enemy
        self.deadly = False  # nothing helps, not even Undying
        self.risen = False  # it fell and came back
        self.faces: list[int] = []

    def known(self, s: Descent) -> None:
        """Some wounds may be cancelled before they are lost."""
        if self.figure < FIRST_MONSTER and self.amount:
            s.pause(WOUNDS_KNOWN, [s.owner(self.figure)])

    def lose(self, s: Descent) -> None:
        figure, amount = self.figure, self.amount
        if amount:
            s.health[figure] -= amount
            told.wounded(s, figure, amount, max(0, s.health[figure]))
            if figure < FIRST_MONSTER:
                wounded(s, figure)
        mark(s, figure, self.tokens, amount)

    def fall(self, s: Descent) -> None:
        """A figure with no wounds left is killed (J-132, J-133); Undying throws a die (J-333)."""
        figure = self.figure
        if s.health[figure] > 0:
            below = s.agenda[-2]
            if self.risen and isinstance(below, Struck):
                below.spared = True
            self.end()
        elif figure < FIRST_MONSTER:
            s.replace(Death(figure, self.by_enemy))
        elif self.deadly or not s.kind_at(figure).has(UNDYING):
            s.back()
            kill(s, figure, self.by)
        else:
            s.roll(1, "faces")

    def rise(self, s: Descent) -> None:
        """On a surge it is back with full wounds, less the excess (J-334, J-451)."""
        figure = self.figure
        if not FACES[BLACK][self.faces[0] - 1].surges:
            told.stays_down(s, figure)
            s.back()
            kill(s, figure, self.by)
            return
        excess = 0 if s.has(DROP_EXCESS) else -s.health[figure]
        s.health[figure] = s.kind_at(figure).wounds - excess
        clear(s, figure)
        self.risen = True
        told.rises(s, figure, max(0, s.health[figure]))
        self.goto("fall")

    def copy(self) -> Wounds:
        twin = Wounds(
            self.figure, self.number, self.amount, self.by, self.blockable, self.tokens, self.by_enemy
        )
        twin.deadly = self.deadly
        twin.risen = self.risen
        twin.faces = self.faces[:]
        return twin


class Struck(FigureProcedure):
    """An attack that wounds a figure; nothing else in it affects a figure that rose again (P-08)."""

    spared: bool = False


def suffer(s: Descent, figure: int, amount: int, by_enemy: bool = True, by: int = NO_HERO) -> None:
    """A figure suffers wounds that ignore armor, which no shield cancels (J-378)."""
    s.push(Wounds(figure, s.serial[figure], amount, by, by_enemy=by_enemy))


def immune(s: Descent, figure: int, keyword: int) -> bool:
    """Whether a figure is immune to an ability; named monsters cannot be stunned (J-238)."""
    if figure < FIRST_MONSTER:
        return gear(s, figure).immune >> keyword & 1 != 0
    return keyword == STUN and s.kind_at(figure).named


def mark(s: Descent, figure: int, tokens: int, lost: int) -> None:
    """Put tokens of lingering effects of each kind on a figure (J-230, J-318, J-331, J-335, J-416)."""
    add(s, figure, s.burn, BURN, tokens // BURNS & TOKENS)
    add(s, figure, s.web, WEB, tokens // WEBS & TOKENS)
    add(s, figure, s.stun, STUN, (tokens // STUNS & TOKENS) + (tokens // STUNS_IF_WOUNDED if lost else 0))
    if tokens // POISONS & TOKENS and figure < FIRST_MONSTER:
        add(s, figure, s.poison, POISON, lost)


def add(s: Descent, figure: int, column: list[int], keyword: int, count: int) -> None:
    """Add tokens of one kind."""
    if count and not immune(s, figure, keyword):
        column[figure] += count
        told.lingers(s, figure, keyword, column[figure])


class Death(Procedure):
    """A hero is killed: last effects on his enemies, the return to town, and the cost (J-250 to J-255)."""

    STEPS: ClassVar[tuple[str, ...]] = ("retribution", "town", "toll")

    def __init__(self, hero: int = 0, by_enemy: bool = False) -> None:
        self.hero = hero
        self.by_enemy = by_enemy

    def retribution(self, s: Descent) -> None:
        if not self.by_enemy or s.place[self.hero] < 0:
            return
        for use in gear(s, self.hero).triggers:
            if use.effect.trigger == ON_KILLED_BY_ENEMY:
                for enemy in near(s, self.hero, use.effect.to.distance, use.effect.to.who):
                    kill(s, enemy, self.hero)

    def town(self, s: Descent) -> None:
        """He keeps all items, is healed (J-254), and wakes up in town (J-253, J-255, J-420).

        Half of his coins are gone, rounded down to a multiple of 25 (J-252).
        """
        hero = self.hero
        s.coins[hero] -= s.coins[hero] // (2 * COIN) * COIN
        remove(s, hero)
        clear(s, hero)
        take_back(s, hero)
        s.monkey[hero] = 0
        s.boost[hero] = 0
        s.health[hero] = max_wounds(s, hero)
        s.fatigue[hero] = max_fatigue(s, hero)
        if s.active == hero:  # otherwise he keeps his place in the round (J-419)
            s.cut = True
        s.look_around()
        told.dies(s, hero, s.coins[hero])

    def toll(self, s: Descent) -> None:
        """The conquest that he is worth (J-251, J-258)."""
        lose_conquest(s, s.hero(self.hero).conquest)

    def copy(self) -> Death:
        return Death(self.hero, self.by_enemy)


def near(s: Descent, figure: int, distance: int, kind: str) -> list[int]:
    """The enemies of a figure within a distance, in revealed areas (A-15)."""
    found = []
    for enemy in s.enemies(figure):
        named = enemy >= FIRST_MONSTER and s.kind_at(enemy).named
        if s.box.plan.between(s.spaces(figure), s.spaces(enemy)) <= distance and not (
            named and kind == "each unnamed enemy within"
        ):
            found.append(enemy)
    return found
