"""What an attack does to a figure it hits: damage, armor, wounds, tokens, Knockback (J-376)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.grid import FAR
from undercroft.engine.verbs import Word
from undercroft.games.descent.attack import events as told
from undercroft.games.descent.attack.arms import killer
from undercroft.games.descent.attack.blow import attack_below
from undercroft.games.descent.attack.spending import wounds
from undercroft.games.descent.cards.vocabulary import (
    KILLED,
    KNOCKBACK,
)
from undercroft.games.descent.floor.terrain import PIT
from undercroft.games.descent.floor.walking import Terms, costs
from undercroft.games.descent.hero.gear import armor
from undercroft.games.descent.hero.wounds import (
    Struck,
    Wounds,
    immune,
)
from undercroft.games.descent.movement.familiars import armor_change
from undercroft.games.descent.movement.stride import THROWN, Landing, Stride
from undercroft.games.descent.state.state import FIRST_MONSTER, Descent
from undercroft.games.descent.state.verbs import AT, Listed

STAY: Final = Listed("stay", "J-323")
HIT_LISTED: Final[list[Listed]] = [STAY]
KNOCKBACK_SPACES: Final = 3


def is_on(s: Descent, figure: int, target: int) -> bool:
    """Whether a figure is on the space that is attacked, and not only near it."""
    return target >= 0 and s.taken[target] == figure + 1


class Hit(Struck):
    """One figure is hit by the attack below."""

    STEPS: ClassVar[tuple[str, ...]] = ("strike", "throw", "cleave")

    def __init__(self, figure: int = 0, number: int = 0, attacker: int = 0, target: int = -1) -> None:
        self.figure = figure
        self.number = number
        self.attacker = attacker
        self.target = target
        self.spared: bool = False

    def stands(self, s: Descent) -> bool:
        return not s.over  # a kill has consequences after the figure is gone

    def strike(self, s: Descent) -> None:
        attack = attack_below(s)
        hard = armor_against(s, self.figure, attack.form)
        lost = wounds(attack.damage, hard, attack.pierce)
        told.hits(s, self.attacker, self.figure, attack.damage, hard, attack.pierce, lost)
        enemy = (self.figure < FIRST_MONSTER) != (self.attacker < FIRST_MONSTER)
        frame = Wounds(self.figure, self.number, lost, killer(self.attacker), True, attack.marks, enemy)
        if attack.deadly and is_on(s, self.figure, self.target):
            frame.amount, frame.deadly = s.health[self.figure], True
        s.push(frame)

    def throw(self, s: Descent) -> None:
        """A survivor may be thrown (J-323)."""
        attack = attack_below(s)
        alive = s.serial[self.figure] == self.number and not self.spared
        if alive and attack.throws and not immune(s, self.figure, KNOCKBACK):
            s.push(Knockback(self.figure, self.number, attack.player(s)))

    def cleave(self, s: Descent) -> None:
        """The killer may have an ability to use."""
        if self.attacker < FIRST_MONSTER <= self.figure and s.serial[self.figure] != self.number:
            s.pause(KILLED, [s.owner(self.attacker)])

    def copy(self) -> Hit:
        twin = Hit(self.figure, self.number, self.attacker, self.target)
        twin.spared = self.spared
        return twin


def armor_against(s: Descent, figure: int, form: int) -> int:
    """The armor of a figure against a type of attack, with familiars that stand next to it (J-130)."""
    if figure < FIRST_MONSTER:
        return armor(s, figure, form)
    return max(0, s.kind_at(figure).armor + armor_change(s, figure))


def landings(s: Descent, figure: int) -> list[int]:
    """Where a figure can be thrown, over all but walls and closed doors (J-324, J-325, J-447, J-448)."""
    count = len(s.spaces(figure))
    reach = KNOCKBACK_SPACES if count == 1 or not s.faq() else max(0, KNOCKBACK_SPACES - (count - 1))
    graph = s.box.floor.graphs[s.base(figure)]
    free = Terms(s.closed, [0] * s.box.plan.size, (0,) * s.box.plan.size)
    found = []
    for place, cost in enumerate(costs(graph, s.place[figure], reach, free)):
        if cost != FAR and cost and fits_there(s, figure, place):
            found.append(place)
    return found


def fits_there(s: Descent, figure: int, place: int) -> bool:
    """Whether a figure can land on a placement: it is revealed, and nothing is in the way (J-324)."""
    graph = s.box.floor.graphs[s.base(figure)]
    for space in graph.spaces[place]:
        if s.taken[space] not in (0, figure + 1) or s.ground[space] > PIT or not s.is_revealed(space):
            return False
    return True


class Knockback(Landing):
    """The attacker throws a figure to another space, or leaves it where it is."""

    STEPS: ClassVar[tuple[str, ...]] = ("where", "fly")

    def where(self, s: Descent) -> None:
        names = s.box.place_names[s.base(self.figure)]
        options = [AT.key(names[place]) for place in landings(s, self.figure)]
        if options:
            s.ask(self.seat, "descent-ask-thrown", (*options, STAY.tag), "choice")

    def fly(self, s: Descent) -> None:
        place = AT.said(s, self.choice)
        if place:
            s.replace(Stride(self.figure, self.number, s.box.place_of[s.base(self.figure)][place], THROWN))

    def law(self, word: Word) -> str:
        return "J-324" if word.verb is AT else ""

    def copy(self) -> Knockback:
        twin = Knockback(self.figure, self.number, self.seat)
        twin.choice = self.choice
        return twin
