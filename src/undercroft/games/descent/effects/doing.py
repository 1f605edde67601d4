"""Deeds of heroes that need a choice: whom to heal, which order, which weapon, where to push."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.verbs import Word
from undercroft.games.descent.attack.arms import BARE_HANDS
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.blow import GUARDING
from undercroft.games.descent.attack.targets import can_target, seeing_space, targets
from undercroft.games.descent.cards.dice import FACES
from undercroft.games.descent.cards.records import Effect, Op
from undercroft.games.descent.cards.vocabulary import BLACK, WEAPON
from undercroft.games.descent.effects import events as told
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.floor.walking import may_stop
from undercroft.games.descent.hero.fate import AT_ONCE, at_once, take_back, would_change
from undercroft.games.descent.hero.wounds import Wounds
from undercroft.games.descent.movement import events as movement_told
from undercroft.games.descent.movement.stride import PUSHED, Stride
from undercroft.games.descent.movement.terms import terms_for
from undercroft.games.descent.state.board import are_adjacent
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import ORDERS, Descent
from undercroft.games.descent.state.verbs import AT, FIGURE, Listed, OneItem, OneOrder


def weapons_in(box: Box) -> list[str]:
    """Every weapon."""
    return [item.name for item in box.items.values() if item.kind == WEAPON]


INSTEAD: Final = OneOrder("instead", "J-206", ORDERS[1:])
ARM: Final = OneItem("weapon", "J-099", weapons_in)
DOING_LISTED: Final[list[Listed]] = [INSTEAD, ARM]


def party(s: Descent, hero: int) -> list[int]:
    """A hero and the heroes next to him."""
    return [each for each in range(len(s.heroes)) if each == hero or are_adjacent(s, hero, each)]


def patients(s: Descent, hero: int) -> list[int]:
    """A hero and the figures next to him."""
    near = [each for each in s.figures() if each == hero or are_adjacent(s, hero, each)]
    return [*near, *[each for each in party(s, hero) if each not in near]]


def reached(s: Descent, hero: int, effect: Effect) -> list[int]:
    """The figures whose numbers an effect changes or may change."""
    if effect.to.who == "you or adjacent figure":
        return patients(s, hero)
    return party(s, hero) if effect.to.who == "you and adjacent heroes" else [hero]


def changes_nothing(s: Descent, hero: int, effect: Effect) -> bool:
    """Whether a use would only heal the unhurt and refresh the rested."""
    deed = effect.deed
    if deed.changes or [op for op in deed.ops if op.verb not in AT_ONCE]:
        return False
    return not [op for op in deed.ops for each in reached(s, hero, effect) if would_change(s, each, op)]


def cancel(s: Descent, wounds: Wounds, count: int) -> None:
    """Cancel some of the wounds."""
    count = min(count, wounds.amount)
    wounds.amount -= count
    told.cancels(s, wounds.figure, count)


class Cloak(FigureProcedure):
    """A power die for each wound: each face of a kind cancels one."""

    STEPS: ClassVar[tuple[str, ...]] = ("throw", "land")

    def __init__(self, figure: int = 0, number: int = 0, verb: str = "") -> None:
        self.figure = figure
        self.number = number
        self.verb = verb
        self.faces: list[int] = []

    def wounds(self, s: Descent) -> Wounds:
        """The wounds it may cancel."""
        frame = s.agenda[-3]
        assert isinstance(frame, Wounds)
        return frame

    def throw(self, s: Descent) -> None:
        s.roll(self.wounds(s).amount, "faces")

    def land(self, s: Descent) -> None:
        faces = [FACES[BLACK][face - 1] for face in self.faces]
        if self.verb == "cancel per blank":
            count = len([face for face in faces if face.is_blank()])
        elif self.verb == "cancel per surge":
            count = sum([face.surges for face in faces])
        else:
            count = sum([face.points for face in faces])
        cancel(s, self.wounds(s), count)

    def copy(self) -> Cloak:
        twin = Cloak(self.figure, self.number, self.verb)
        twin.faces = self.faces[:]
        return twin


class Mend(FigureProcedure):
    """A hero heals himself or a figure next to him."""

    STEPS: ClassVar[tuple[str, ...]] = ("whom", "heal")

    def __init__(self, figure: int = 0, number: int = 0, count: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.count = count
        self.choice: str = ""

    def whom(self, s: Descent) -> None:
        options = tuple([FIGURE.key(str(each)) for each in patients(s, self.figure)])
        s.ask(s.owner(self.figure), "descent-ask-heal", options, "choice")

    def heal(self, s: Descent) -> None:
        at_once(s, FIGURE.number(s, self.choice), Op("heal", self.count))

    def copy(self) -> Mend:
        twin = Mend(self.figure, self.number, self.count)
        twin.choice = self.choice
        return twin


class SwapOrder(FigureProcedure):
    """A hero replaces his order with another one."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "swap")

    def __init__(self, figure: int = 0, number: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.choice: str = ""

    def choose(self, s: Descent) -> None:
        others = [order for order in range(1, len(ORDERS)) if order != s.order[self.figure]]
        options = tuple([INSTEAD.key(ORDERS[order]) for order in others])
        s.ask(s.owner(self.figure), "descent-ask-swap-order", options, "choice")

    def swap(self, s: Descent) -> None:
        take_back(s, self.figure)
        s.order[self.figure] = ORDERS.index(INSTEAD.said(s, self.choice))
        movement_told.places_order(s, self.figure, s.order[self.figure])

    def copy(self) -> SwapOrder:
        twin = SwapOrder(self.figure, self.number)
        twin.choice = self.choice
        return twin


def weapons_of(s: Descent, hero: int) -> list[str]:
    """What a hero can attack with."""
    worn = [name for name in dict.fromkeys(s.worn[hero]) if s.box.items[name].kind == WEAPON]
    return [*worn, BARE_HANDS]


def arms(s: Descent, hero: int, target: int = -1) -> list[str]:
    """The weapons with which a hero could attack an enemy now, or this one."""
    found = []
    for name in weapons_of(s, hero):
        form = s.box.items[name].attack
        if (target < 0 and targets(s, hero, form)) or (
            target >= 0 and [at for at in s.spaces(target) if can_target(s, hero, form, at)]
        ):
            found.append(name)
    return found


class Strike(FigureProcedure):
    """An attack out of turn: choose a weapon, then attack (J-213)."""

    STEPS: ClassVar[tuple[str, ...]] = ("arm", "strike")

    def __init__(self, figure: int = 0, number: int = 0, why: int = GUARDING, target: int = -1) -> None:
        self.figure = figure
        self.number = number
        self.why = why
        self.target = target  # the only figure that may be attacked
        self.choice: str = ""

    def arm(self, s: Descent) -> None:
        options = tuple([ARM.key(name) for name in arms(s, self.figure, self.target)])
        if not options:
            self.end()
        elif len(options) == 1:
            self.choice = options[0]
        else:
            s.ask(s.owner(self.figure), "descent-ask-weapon", options, "choice")

    def strike(self, s: Descent) -> None:
        attack = Attack(self.figure, self.number, ARM.said(s, self.choice), self.why)
        attack.only = self.target
        s.replace(attack)

    def copy(self) -> Strike:
        twin = Strike(self.figure, self.number, self.why, self.target)
        twin.choice = self.choice
        return twin


class Telekinesis(FigureProcedure):
    """Move a figure in sight by one step; pits and Auras affect it."""

    STEPS: ClassVar[tuple[str, ...]] = ("whom", "where", "move")

    def __init__(self, figure: int = 0, number: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.moved: int = -1
        self.choice: str = ""

    def whom(self, s: Descent) -> None:
        seen = [each for each in s.figures() if in_sight(s, self.figure, each) and pushes(s, each)]
        if seen:
            options = tuple([FIGURE.key(str(each)) for each in seen])
            s.ask(s.owner(self.figure), "descent-ask-push", options, "choice")
        else:
            self.end()

    def where(self, s: Descent) -> None:
        self.moved = FIGURE.number(s, self.choice)
        names = s.box.place_names[s.base(self.moved)]
        options = tuple([AT.key(names[place]) for place in pushes(s, self.moved)])
        s.ask(s.owner(self.figure), "descent-ask-push-where", options, "choice")

    def move(self, s: Descent) -> None:
        place = s.box.place_of[s.base(self.moved)][AT.said(s, self.choice)]
        s.replace(Stride(self.moved, s.serial[self.moved], place, PUSHED))

    def law(self, word: Word) -> str:
        return "J-432" if word.verb is AT else ""

    def copy(self) -> Telekinesis:
        twin = Telekinesis(self.figure, self.number)
        twin.moved = self.moved
        twin.choice = self.choice
        return twin


def in_sight(s: Descent, hero: int, figure: int) -> bool:
    """Whether a hero sees a figure, or is it."""
    if figure == hero:
        return True
    return bool([space for space in s.spaces(figure) if seeing_space(s, hero, space) != NO_SPACE])


def pushes(s: Descent, figure: int) -> list[int]:
    """The placements, one step away, to which a figure can be moved and where it may stop."""
    graph, terms = s.box.floor.graphs[s.base(figure)], terms_for(s, figure)
    return [to for to in graph.ways(s.closed)[s.place[figure]] if may_stop(graph, to, terms)]
