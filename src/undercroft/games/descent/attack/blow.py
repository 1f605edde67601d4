"""An attack in progress: what it is made with, what the dice show, whom it would hit."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.attack import events as told
from undercroft.games.descent.attack.arms import form_of, keyword_rank, strike_of
from undercroft.games.descent.attack.spending import Strike
from undercroft.games.descent.attack.targets import (
    around,
    can_target,
    figures_on,
    range_to,
    seeing_space,
    sight_bits,
)
from undercroft.games.descent.cards.dice import FACES, Face, total
from undercroft.games.descent.cards.records import Item
from undercroft.games.descent.cards.vocabulary import (
    BLAST,
    BURN,
    C_WOUND_DEALT,
    FEAR,
    MELEE,
    ON_HIT,
    POISON,
    STUN,
    WEB,
)
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.floor.templates import blast, breath
from undercroft.games.descent.hero.gear import Setting, rank
from undercroft.games.descent.hero.wounds import BURNS, POISONS, STUNS, STUNS_IF_WOUNDED, WEBS, immune, near
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import DODGE, FIRST_MONSTER, Descent

# Why an attack is made, and what that changes.
OWN: Final = 0  # in the figure's own turn
GUARDING: Final = 1
EXTRA: Final = 2  # given by a card


class Blow(FigureProcedure):
    """One attack of a figure; `weapon` is "" for monsters."""

    def __init__(self, figure: int = 0, number: int = 0, weapon: str = "", why: int = OWN) -> None:
        self.figure = figure
        self.number = number
        self.weapon = weapon
        self.why = why
        self.wide: bool = False  # any space may be the target
        self.target: int = NO_SPACE
        self.side: int = -1  # of a breath
        self.plain: bool = False  # without its blast
        self.aimed: bool = False
        self.dodged: bool = False  # by the overlord's card
        self.interrupted: bool = False  # by a guard attack
        self.committed: bool = False
        self.pool: list[int] = []
        self.faces: list[int] = []
        self.thrown_dice: int = 0  # in the first roll: those from fatigue come later (J-371)
        self.bought: list[int] = []
        self.farther: int = 0  # points spent on range by choice
        self.victims: list[int] = []  # figures and their serials
        # what it does to each of them, whatever happens to the attacker
        self.form: int = 0
        self.damage: int = 0
        self.pierce: int = 0
        self.marks: int = 0  # tokens, by their numbers
        self.throws: bool = False
        self.deadly: bool = False  # for the figure on the target space
        self.rerolled: bool = False
        self.only: int = -1  # the one figure that may be the target
        self.seat: int = -1  # who decides instead of the figure's own player
        self.choice: str = ""

    def player(self, s: Descent) -> int:
        """The seat that makes the attack."""
        return self.seat if self.seat >= 0 else s.owner(self.figure)

    def stands(self, s: Descent) -> bool:
        return not s.over and (self.committed or s.serial[self.figure] == self.number)

    # -- numbers ----------------------------------------------------------------------------------

    def tell_roll(self, s: Descent) -> None:
        if s.listener is not None:
            roll = self.roll()
            told.rolls(s, self.figure, roll.range, roll.damage, roll.surges, roll.points)

    def roll(self) -> Face:
        """What the dice show together."""
        return total([FACES[colour][face - 1] for colour, face in zip(self.pool, self.faces, strict=True)])

    def strike(self, s: Descent) -> Strike:
        """What the attack has besides its dice."""
        return strike_of(s, self.figure, self.weapon, self.target)

    def rank(self, s: Descent, keyword: int) -> int:
        """The rank of one of its abilities, with what was bought."""
        return keyword_rank(s, self.figure, self.weapon, keyword, self.bought)

    def fear(self, s: Descent) -> int:
        """The highest Fear among those it would hit (J-320, J-452)."""
        most = 0
        for figure in self.figures(s):
            if figure >= FIRST_MONSTER:
                most = max(most, s.kind_at(figure).deed.rank(FEAR))
            elif self.figure >= FIRST_MONSTER:
                most = max(most, rank(s, figure, FEAR, Setting()))
        if self.figure < FIRST_MONSTER and immune(s, self.figure, FEAR):
            return 0
        return most

    def distance(self, s: Descent) -> int:
        """The range it needs; none for a breath or an attack without a target (J-108, J-317)."""
        if self.target == NO_SPACE or self.side >= 0:
            return 0
        form = form_of(s, self.figure, self.weapon)
        space = seeing_space(s, self.figure, self.target, sight_bits(s, self.figure, form))
        return range_to(s, self.figure, space if space != NO_SPACE else s.spaces(self.figure)[0], self.target)

    def covered(self, s: Descent) -> list[int]:
        """The spaces of the attack: its target, a blast or a breath; none if it hits everything around."""
        floor = s.box.floor
        if self.target == NO_SPACE:
            return []
        if self.side >= 0:
            return breath(floor, self.target, self.side, s.closed, s.ground)
        reach = 0 if self.plain else self.rank(s, BLAST)
        return blast(floor, self.target, reach, s.closed, s.ground) if reach else [self.target]

    def figures(self, s: Descent) -> list[int]:
        """The figures in the attack: on the target space, in a blast or breath, or all around.

        In a blast or breath that includes hidden figures (J-107), friends and the attacker (J-315).
        """
        if self.target == NO_SPACE:
            if self.weapon:
                strikes = s.box.items[self.weapon].strikes
                reached = around(s, s.place[self.figure], strikes.distance)
                close = near(s, self.figure, strikes.distance, strikes.who)
                return [each for each in close if not reached.isdisjoint(s.spaces(each))]
            return [
                enemy
                for enemy in s.enemies(self.figure)
                if [at for at in s.spaces(enemy) if can_target(s, self.figure, MELEE, at)]
            ]
        return figures_on(s, self.covered(s))

    def tokens(self, s: Descent) -> int:
        """The tokens that a hit leaves: it must do 1 damage, before armor (J-318, J-331, J-335)."""
        found = 0
        if self.damage:
            for keyword, token in ((BURN, BURNS), (WEB, WEBS), (STUN, STUNS), (POISON, POISONS)):
                if self.rank(s, keyword):
                    found += token
        return found + self.printed_tokens(s.box.items[self.weapon]) if self.weapon else found

    def printed_tokens(self, item: Item) -> int:
        """Tokens from a weapon's text, and those bought for surges (A-34)."""
        found, stuns = 0, STUNS
        for effect in item.effects:
            if effect.trigger == ON_HIT and effect.conditions[0].what == C_WOUND_DEALT:
                stuns = STUNS_IF_WOUNDED  # even those bought from it
                found += STUNS_IF_WOUNDED * effect.deed.ops[0].n
        for sale, count in zip(item.sales, self.bought, strict=True):
            for op in sale.deed.ops if self.damage else ():
                if op.verb == "burn":
                    found += BURNS * op.n * count
                elif op.verb == "stun":
                    found += stuns * op.n * count
        return found

    def dodgers(self, s: Descent, attacked: list[int]) -> list[int]:
        """The attacked heroes with a dodge order (J-211), clockwise from the attacking player (J-145)."""
        found = [each for each in attacked if each < FIRST_MONSTER and s.order[each] == DODGE]
        first = s.owner(self.figure)
        return sorted(found, key=lambda hero: ((s.owner(hero) - first) % s.seats, hero))

    def copy_blow_into(self, twin: Blow) -> None:
        """Copy this attack's data into a new one."""
        twin.wide = self.wide
        twin.target = self.target
        twin.side = self.side
        twin.plain = self.plain
        twin.aimed = self.aimed
        twin.dodged = self.dodged
        twin.interrupted = self.interrupted
        twin.committed = self.committed
        twin.pool = self.pool[:]
        twin.faces = self.faces[:]
        twin.thrown_dice = self.thrown_dice
        twin.bought = self.bought[:]
        twin.farther = self.farther
        twin.victims = self.victims[:]
        twin.form = self.form
        twin.damage = self.damage
        twin.pierce = self.pierce
        twin.marks = self.marks
        twin.throws = self.throws
        twin.deadly = self.deadly
        twin.rerolled = self.rerolled
        twin.only = self.only
        twin.seat = self.seat
        twin.choice = self.choice


def attack_below(s: Descent) -> Blow:
    """The attack that the procedure on top belongs to."""
    below = s.agenda[-2]
    assert isinstance(below, Blow)
    return below
