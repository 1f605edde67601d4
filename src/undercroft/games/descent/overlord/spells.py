"""What events and traps do once they are paid for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from undercroft.engine.flow import Frame
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.blow import EXTRA, Blow
from undercroft.games.descent.cards.dice import FACES
from undercroft.games.descent.cards.records import Op, OverlordCard
from undercroft.games.descent.cards.vocabulary import (
    ALL,
    BLACK,
    SAVE_BLANK,
    STUN,
    TRAP_DICE,
    TRAP_WOUNDS,
)
from undercroft.games.descent.effects.doing import ARM, weapons_of
from undercroft.games.descent.floor.terrain import FLOOR
from undercroft.games.descent.hero.gear import gear
from undercroft.games.descent.hero.wounds import add, suffer
from undercroft.games.descent.movement.doors import OpenDoor
from undercroft.games.descent.movement.stride import PUT, Landing, Stride
from undercroft.games.descent.overlord import events as told
from undercroft.games.descent.state.board import is_standing
from undercroft.games.descent.state.procedure import FigureProcedure, Procedure
from undercroft.games.descent.state.state import OVERLORD, Descent
from undercroft.games.descent.state.verbs import AT, TO_HERO

MONKEY_TURNS: Final = 2  # J-245


class Activating(FigureProcedure):
    """A monster's activation, as far as cards change it."""

    speed_times: int = 1
    attack_times: int = 1


def activating(s: Descent) -> Activating:
    """The activation below the window in which a card was played."""
    frame = s.agenda[-3]
    assert isinstance(frame, Activating)
    return frame


def do_hero_sight(s: Descent, op: Op) -> None:
    s.hero_sight = op.n


def do_aim(s: Descent, op: Op) -> None:
    attack = attack_below(s)
    attack.aimed = True
    told.aims(s, attack.figure)


def do_dodge(s: Descent, op: Op) -> None:
    attack_below(s).dodged = True


def do_mimic(s: Descent, op: Op) -> None:
    s.mimic(s.agenda[-3])


def do_double_speed(s: Descent, op: Op) -> None:
    activating(s).speed_times = 2


def do_double_attacks(s: Descent, op: Op) -> None:
    activating(s).attack_times = 2


AT_ONCE: Final[dict[str, Callable[[Descent, Op], None]]] = {  # once per card, whatever its targets
    "hero sight": do_hero_sight,
    "aimed": do_aim,
    "dodged": do_dodge,
    "mimic": do_mimic,
    "double speed": do_double_speed,
    "double attacks": do_double_attacks,
}


def spring(s: Descent, card: OverlordCard) -> None:
    """Carry out an event, or let a trap spring on each hero it is about."""
    for op in card.deed.ops:
        if op.verb in AT_ONCE:
            AT_ONCE[op.verb](s, op)
    if card.to.who == "hero":
        s.push(PickHero(card.name))
    elif card.save is not None:
        for hero in reversed(victims(s, card, s.agenda[-3])):
            s.push(Trap(hero, s.serial[hero], card.name))


class PickHero(Procedure):
    """The overlord chooses the hero on whom a card works."""

    STEPS: ClassVar[tuple[str, ...]] = ("who", "spring")

    def __init__(self, card: str = "") -> None:
        self.card = card
        self.choice: str = ""

    def who(self, s: Descent) -> None:
        there = [s.heroes[hero] for hero in range(len(s.heroes)) if s.place[hero] >= 0]
        s.ask(OVERLORD, "descent-ask-victim", tuple([TO_HERO.key(name) for name in there]), "choice")

    def spring(self, s: Descent) -> None:
        hero = TO_HERO.hero(s, self.choice)
        s.replace(Trap(hero, s.serial[hero], self.card))

    def copy(self) -> PickHero:
        twin = PickHero(self.card)
        twin.choice = self.choice
        return twin


class Charm(FigureProcedure):
    """A hero attacks as the overlord chooses, without his own fatigue, orders and cards."""

    STEPS: ClassVar[tuple[str, ...]] = ("arm", "strike")

    def __init__(self, figure: int = 0, number: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.choice: str = ""

    def arm(self, s: Descent) -> None:
        if s.monkey[self.figure]:  # a monkey cannot attack (J-243)
            self.end()
            return
        options = [ARM.key(name) for name in weapons_of(s, self.figure)]
        s.ask(OVERLORD, "descent-ask-weapon", tuple(options), "choice")

    def strike(self, s: Descent) -> None:
        attack = Attack(self.figure, self.number, ARM.said(s, self.choice), EXTRA)
        attack.seat = OVERLORD
        s.replace(attack)

    def copy(self) -> Charm:
        twin = Charm(self.figure, self.number)
        twin.choice = self.choice
        return twin


def attack_below(s: Descent) -> Blow:
    """The attack that a card interrupts."""
    host = s.agenda[-3]
    assert isinstance(host, Blow)
    return host


def victims(s: Descent, card: OverlordCard, host: Frame[Any]) -> list[int]:
    """The heroes on whom a trap springs: the one who set it off, or all beside the door or chest.

    Nobody who is in town, killed by an earlier trap (J-161).
    """
    assert isinstance(host, FigureProcedure)
    heroes = [hero for hero in range(len(s.heroes)) if s.place[hero] >= 0]
    if card.to.who == "each hero at door":
        assert isinstance(host, OpenDoor)
        return [hero for hero in heroes if s.place[hero] in s.box.plan.beside[host.door]]
    if card.to.who == "each hero at chest":
        around = (host.site(s), *s.box.floor.near(s.closed)[host.site(s)])
        return [hero for hero in heroes if s.place[hero] in around]
    return [hero for hero in heroes if hero == host.figure]


class Trap(FigureProcedure):
    """A trap springs on a hero: he rolls against it, then it does what is left of it (J-373)."""

    STEPS: ClassVar[tuple[str, ...]] = ("lay", "save", "saved", "wounds", "move_aside")

    def __init__(self, figure: int = 0, number: int = 0, card: str = "") -> None:
        self.figure = figure
        self.number = number
        self.card = card
        self.faces: list[int] = []
        self.less: int = 0

    def lay(self, s: Descent) -> None:
        lays = s.box.cards[self.card].lays
        if lays != FLOOR:
            ground = list(s.ground)
            ground[s.place[self.figure]] = lays
            s.ground = tuple(ground)

    def save(self, s: Descent) -> None:
        save = s.box.cards[self.card].save
        assert save is not None
        s.roll(save.dice + gear(s, self.figure).numbers[TRAP_DICE], "faces")

    def saved(self, s: Descent) -> None:
        save = s.box.cards[self.card].save
        assert save is not None
        faces = [FACES[BLACK][face - 1] for face in self.faces]
        if save.face == SAVE_BLANK:
            count = len([face for face in faces if face.is_blank()])
        else:
            count = sum([face.surges for face in faces])
        told.saves(s, self.figure, count)
        self.less = ALL if save.less == ALL and count else count * save.less

    def wounds(self, s: Descent) -> None:
        """The trap's wounds and other effects, unless the save prevented everything."""
        card = s.box.cards[self.card]
        for op in card.deed.ops if self.less < ALL else ():
            if op.verb in SPRUNG:
                SPRUNG[op.verb](s, self, op)

    def move_aside(self, s: Descent) -> None:
        """Move a hero who avoided the pit or the block to another space."""
        card = s.box.cards[self.card]
        for op in card.saved.ops if self.less == ALL else card.deed.ops:
            if op.verb == "step aside by hero":
                s.push(Aside(self.figure, self.number, s.owner(self.figure)))
            elif op.verb == "step aside by overlord":
                s.push(Aside(self.figure, self.number, OVERLORD))

    def copy(self) -> Trap:
        twin = Trap(self.figure, self.number, self.card)
        twin.faces = self.faces[:]
        twin.less = self.less
        return twin


def do_trap_wound(s: Descent, trap: Trap, op: Op) -> None:
    """The trap's wounds with all bonuses, less what was saved; never below 0 (P-16)."""
    amount = max(0, op.n + powers_add(s, TRAP_WOUNDS) - trap.less)
    amount += gear(s, trap.figure).numbers[TRAP_WOUNDS]
    if amount > 0:
        suffer(s, trap.figure, amount, False)  # a trap is no enemy figure


def do_end_turn(s: Descent, trap: Trap, op: Op) -> None:
    s.cut = s.cut or s.active == trap.figure


def do_stun(s: Descent, trap: Trap, op: Op) -> None:
    add(s, trap.figure, s.stun, STUN, op.n)


def do_charm(s: Descent, trap: Trap, op: Op) -> None:
    s.push(Charm(trap.figure, trap.number))


def do_transform(s: Descent, trap: Trap, op: Op) -> None:
    """The hero becomes a monkey for some turns (J-241), and this turn ends (J-242)."""
    s.monkey[trap.figure] = MONKEY_TURNS
    do_end_turn(s, trap, op)


SPRUNG: Final[dict[str, Callable[[Descent, Trap, Op], None]]] = {  # what a trap does to a hero
    "trap wound": do_trap_wound,
    "end turn": do_end_turn,
    "stun": do_stun,
    "charm": do_charm,
    "transform": do_transform,
}


def powers_add(s: Descent, what: int) -> int:
    """What the overlord's powers add to a number."""
    total = 0
    for name in s.powers:
        for effect in s.box.cards[name].effects:
            total += effect.deed.change(what)
    return total


def nearest_empty(s: Descent, space: int) -> list[int]:
    """The nearest empty spaces, by steps (P-29)."""
    for ring in s.box.floor.rings(space, s.closed):
        free = [at for at in ring if not s.taken[at] and s.ground[at] == FLOOR and s.is_revealed(at)]
        if free:
            return free
    return []


class Aside(Landing):
    """A hero is moved to the nearest empty space; a seat chooses which."""

    STEPS: ClassVar[tuple[str, ...]] = ("where", "go")

    def where(self, s: Descent) -> None:
        if s.place[self.figure] < 0 or not is_standing(s, self.figure):
            self.end()
            return
        options = [AT.key(s.box.space_names[space]) for space in nearest_empty(s, s.place[self.figure])]
        if options:
            s.ask(self.seat, "descent-ask-aside", tuple(options), "choice")
        else:
            self.end()

    def go(self, s: Descent) -> None:
        s.replace(Stride(self.figure, self.number, AT.space(s, self.choice), PUT))

    def copy(self) -> Aside:
        twin = Aside(self.figure, self.number, self.seat)
        twin.choice = self.choice
        return twin
