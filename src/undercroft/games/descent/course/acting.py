"""What a figure does in its turn or activation, one thing after another."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.attack.arms import BARE_HANDS
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.cards.vocabulary import CHANGE_ACTION, MELEE, MOVEMENT, RUN_AND_STRIKE, WEAPON
from undercroft.games.descent.course import events as told
from undercroft.games.descent.hero.gear import gear, speed
from undercroft.games.descent.movement.acting import (
    HERO_MENU,
    HEROES_ONLY,
    LAST_RANK,
    MONSTER_MENU,
    PASSING,
    FigureAction,
    acting,
)
from undercroft.games.descent.movement.glyphs import can_leave, is_on_glyph, must_leave
from undercroft.games.descent.movement.handling import CHARGED
from undercroft.games.descent.movement.orders import ORDER, ORDERED
from undercroft.games.descent.overlord.spells import nearest_empty
from undercroft.games.descent.state.board import is_standing, put
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.names import item_name
from undercroft.games.descent.state.procedure import ACTING, FigureProcedure
from undercroft.games.descent.state.state import (
    ADVANCE,
    BATTLE,
    FIRST_MONSTER,
    NO_HEADING,
    READY,
    RUN,
    Descent,
)

GAINS: Final = {  # speeds, attacks and orders of each action
    "run": (2, 0, 0),  # J-050, example J-346
    "battle": (0, 2, 0),  # J-051
    "advance": (1, 1, 0),  # in any order, even back (J-054, J-055, examples J-347, J-355, J-357)
    "ready-move": (1, 0, 1),
    "ready-attack": (0, 1, 1),
}
KIND_OF: Final = {  # what each is called when it is declared
    "run": RUN,
    "battle": BATTLE,
    "advance": ADVANCE,
    "ready-move": READY,
    "ready-attack": READY,
}
NO_CHANGE: Final = Reason("J-049", "descent-why-no-change")
UNFIT: Final = Reason("J-049", "descent-why-unfit")
NO_ATTACK: Final = Reason("J-051", "descent-why-no-attack")
IN_TOWN: Final = Reason("J-437", "descent-why-in-town")
NOT_WORN: Final = Reason("J-053", "descent-why-not-worn")
ON_GLYPH: Final = Reason("J-274", "descent-why-on-glyph")
MONKEY: Final = Reason("J-243", "descent-why-monkey")


class AttackWith(FigureAction):
    """Attack with an equipped weapon or bare hands; monsters just attack (J-099, J-307)."""

    name: ClassVar[str] = "attack"
    rules: ClassVar[tuple[str, ...]] = ("J-096", "J-099")
    rank: int = 20

    def among(self, box: Box) -> list[str]:
        return [item.name for item in box.items.values() if item.kind == WEAPON]

    def plausible(self, s: Descent, figure: int) -> bool:
        return s.attacks > 0 or charges(s, figure)

    def weapons(self, s: Descent, figure: int) -> list[str]:
        """What a figure can attack with; it never runs out (J-139)."""
        if figure >= FIRST_MONSTER:
            return [""]
        worn = [name for name in dict.fromkeys(s.worn[figure]) if s.box.items[name].kind == WEAPON]
        found = [*worn, BARE_HANDS]
        return found if s.attacks else [name for name in found if s.box.items[name].attack == MELEE]

    def barred(self, s: Descent, figure: int, word: Word) -> Reason | None:
        return None if word.what in self.weapons(s, figure) else NOT_WORN

    def unfit(self, s: Descent, figure: int) -> Reason | None:
        if s.place[figure] < 0:
            return IN_TOWN
        if figure < FIRST_MONSTER and s.monkey[figure]:
            return MONKEY
        if not is_standing(s, figure):
            return PASSING
        if s.attacks == 0 and not charges(s, figure):
            return NO_ATTACK
        return ON_GLYPH if figure >= FIRST_MONSTER and is_stuck(s, figure) else None

    def open_to(self, s: Descent, figure: int, found: list[str]) -> None:
        if self.unfit(s, figure) is None:
            found += [self.key(weapon) for weapon in self.weapons(s, figure)]

    def do(self, s: Descent, seat: int, word: Word) -> None:
        figure = acting(s)
        if s.attacks:
            s.attacks -= 1
        else:  # at the end of a run, which this ends
            s.points = 0
            s.used = (*s.used, CHARGED)
        s.push(Attack(figure, s.serial[figure], word.what))

    def label(self, s: Descent, seat: int, word: Word) -> str:
        return "descent-do-attack-with" if word.what else "descent-do-attack"

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"item": item_name(word.what)} if word.what else {}


class ChangeAction(FigureAction):
    """Switch to another action than the declared one, if what was done so far fits it."""

    name: ClassVar[str] = "change"
    rules: ClassVar[tuple[str, ...]] = ("J-049",)
    heroes: bool = True
    rank: int = 60

    def about(self) -> list[str]:
        return list(GAINS)

    def unfit(self, s: Descent, figure: int) -> Reason | None:
        if figure >= FIRST_MONSTER:
            return HEROES_ONLY
        able = gear(s, figure).permissions & CHANGE_ACTION
        return None if able and s.declared in GAINS else NO_CHANGE

    def barred(self, s: Descent, figure: int, word: Word) -> Reason | None:
        if word.what == s.declared:
            return NO_CHANGE
        if s.place[figure] >= 0 and not is_standing(s, figure):
            return PASSING
        points, attacks, orders = self.after(s, figure, word.what)
        return UNFIT if min(points, attacks, orders) < 0 else None

    def after(self, s: Descent, hero: int, action: str) -> tuple[int, int, int]:
        """Points, attacks and orders that another action would leave; negative if too much was done."""
        old, new = GAINS[s.declared], GAINS[action]
        points = s.points + (new[0] - old[0]) * speed(s, hero)
        return points, s.attacks + new[1] - old[1], new[2] - int(ORDERED in s.used)

    def do(self, s: Descent, seat: int, word: Word) -> None:
        hero, old = acting(s), GAINS[s.declared]
        most = old[0] * speed(s, hero) + gear(s, hero).numbers[MOVEMENT]
        fresh = s.points == most and s.attacks == old[1]
        s.points, s.attacks, orders = self.after(s, hero, word.what)
        s.may_order = orders > 0 and (fresh or s.faq())  # with the rules of 2005 the order comes first
        s.declared = word.what
        s.action = KIND_OF[word.what]
        told.declares_action(s, hero, s.action)

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"what": word.what}


class EndAction(FigureAction):
    """The action is finished (J-057, J-067), even if parts of it were not used (J-348)."""

    name: ClassVar[str] = "end"
    rules: ClassVar[tuple[str, ...]] = ("J-057", "J-078")
    rank: int = LAST_RANK

    def unfit(self, s: Descent, figure: int) -> Reason | None:
        if s.place[figure] < 0:
            return None
        if not is_standing(s, figure):
            return PASSING
        stays = figure >= FIRST_MONSTER and must_leave(s, figure, s.points)
        return ON_GLYPH if stays else None

    def do(self, s: Descent, seat: int, word: Word) -> None:
        s.agenda[-1].end()


def is_stuck(s: Descent, monster: int) -> bool:
    """Whether a monster is stuck on an active glyph, from which it may not attack (P-09)."""
    return s.heading != NO_HEADING and is_on_glyph(s, monster) and not can_leave(s, monster, s.points)


def charges(s: Descent, hero: int) -> bool:
    """Whether a hero may attack at the end of a run: some may, after running in a straight line."""
    if hero < 0 or hero >= FIRST_MONSTER or s.action != RUN or s.heading <= NO_HEADING:
        return False
    return CHARGED not in s.used and gear(s, hero).permissions & RUN_AND_STRIKE != 0


ATTACK: Final = AttackWith()
CHANGE: Final = ChangeAction()
END: Final = EndAction()


class Acting(FigureProcedure):
    """One loop for heroes and monsters: each attack is finished before anything else is done (J-052)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "act")

    def __init__(self, figure: int = 0, number: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.choice: str = ""

    def stands(self, s: Descent) -> bool:
        return super().stands(s) and not s.cut

    def menu(self) -> int:
        return ACTING

    def choose(self, s: Descent) -> None:
        figure, options = self.figure, list[str]()
        seat = s.owner(figure)
        for verb in HERO_MENU if figure < FIRST_MONSTER else MONSTER_MENU:
            if verb.plausible(s, figure):
                verb.open_to(s, figure, options)
        options += s.uses(figure)
        if not options:  # its way past others has closed
            settle_down(s, figure)
            options = [END.key("")]
        if options == [END.key("")] and not s.always_pause:
            self.end()  # nothing is left to choose
        else:
            s.ask(seat, "descent-ask-act", tuple(options), "choice")

    def act(self, s: Descent) -> None:
        self.goto("choose")
        if s.action == READY and not s.faq() and s.box.words[self.choice].verb is not ORDER:
            s.may_order = False  # the order is placed first, or not at all
        s.act(s.owner(self.figure), self.choice)

    def copy(self) -> Acting:
        twin = Acting(self.figure, self.number)
        twin.choice = self.choice
        return twin


def settle_down(s: Descent, figure: int) -> None:
    """A figure that cannot move on stops at the nearest empty space."""
    free = nearest_empty(s, s.spaces(figure)[0])
    if s.base(figure) == 0 and free:
        put(s, figure, free[0])
