"""The verbs of what a hero uses, each in a few lines. Verbs that need a choice start their own procedure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from undercroft.engine.flow import Frame, Value
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.blow import EXTRA
from undercroft.games.descent.attack.reroll import Reroll
from undercroft.games.descent.cards.records import Op
from undercroft.games.descent.cards.vocabulary import (
    ARMOR,
    ATTACKS_MORE,
    BLACK,
    GREEN,
    MOVEMENT,
    STUN,
    YELLOW,
)
from undercroft.games.descent.effects import events as told
from undercroft.games.descent.effects.doing import (
    Cloak,
    Mend,
    Strike,
    SwapOrder,
    Telekinesis,
    cancel,
    reached,
)
from undercroft.games.descent.effects.uses import blow_of, pay
from undercroft.games.descent.hero.fate import at_once
from undercroft.games.descent.hero.gear import Use, speed
from undercroft.games.descent.hero.wounds import Wounds, add
from undercroft.games.descent.movement import events as movement_told
from undercroft.games.descent.movement.stride import Stride
from undercroft.games.descent.state.state import GUARD, NO_ORDER, Descent

RE_ROLLED: Final = 1 << GREEN | 1 << YELLOW | 1 << BLACK  # the dice that Lyssa and Trenloe throw again


class Using(Value):
    """Something being used: by which hero, and during which procedure."""

    def __init__(self, hero: int, what: Use, host: Frame[Any] | None) -> None:
        self.hero = hero
        self.what = what
        self.host = host


Deed = Callable[[Descent, Using, Op], None]


def use(s: Descent, hero: int, chosen: Use, host: Frame[Any] | None) -> None:
    """Pay for something and do it."""
    told.uses(s, hero, chosen.source)
    pay(s, hero, chosen)
    using = Using(hero, chosen, host)
    for op in chosen.effect.deed.ops:
        DEEDS[op.verb](s, using, op)
    for change in chosen.effect.deed.changes:
        if change.number == ATTACKS_MORE:
            s.attacks += change.by
        elif change.number == ARMOR:
            s.boost[hero] += change.by
        elif change.number == MOVEMENT:
            s.points += change.by


def do_at_once(s: Descent, a: Using, op: Op) -> None:
    """Health, fatigue or coins of the hero, of those next to him, or of one figure that he chooses."""
    if a.what.effect.to.who == "you or adjacent figure":
        s.push(Mend(a.hero, s.serial[a.hero], op.n))
    else:
        for each in reached(s, a.hero, a.what.effect):
            at_once(s, each, op)


def do_cancel(s: Descent, a: Using, op: Op) -> None:
    """Cancel as many wounds as the card says."""
    if isinstance(a.host, Wounds):
        cancel(s, a.host, op.n)


def do_cancel_by_dice(s: Descent, a: Using, op: Op) -> None:
    """Cancel as many wounds as a roll says."""
    if isinstance(a.host, Wounds):
        s.push(Cloak(a.hero, s.serial[a.hero], op.verb))


def do_half_speed(s: Descent, a: Using, op: Op) -> None:
    """Half of the hero's speed, rounded up."""
    s.points += (speed(s, a.hero) + 1) // 2


def do_half_action(s: Descent, a: Using, op: Op) -> None:
    """The half of an action that was not chosen: movement, or an attack."""
    if s.declared == "ready-attack":
        s.points += speed(s, a.hero)
    else:
        s.attacks += 1


def do_place_guard(s: Descent, a: Using, op: Op) -> None:
    """Place a guard order, unless the hero has another order."""
    if s.order[a.hero] == NO_ORDER:
        s.order[a.hero] = GUARD
        movement_told.places_order(s, a.hero, GUARD)


def do_swap_order(s: Descent, a: Using, op: Op) -> None:
    s.push(SwapOrder(a.hero, s.serial[a.hero]))


def do_re_roll(s: Descent, a: Using, op: Op) -> None:
    """Throw some dice of the current attack again (J-140)."""
    attack = blow_of(a.host, s)
    assert attack is not None
    frame = Reroll(s.owner(a.hero), attack.pool[:], attack.faces[:])
    frame.only = RE_ROLLED
    frame.depth = 2  # there is a window in between
    s.push(frame)


def do_stun(s: Descent, a: Using, op: Op) -> None:
    """Stun every monster within the card's distance."""
    for monster in s.monsters():
        if s.box.plan.between(s.spaces(a.hero), s.spaces(monster)) <= a.what.effect.to.distance:
            add(s, monster, s.stun, STUN, op.n)


def do_push(s: Descent, a: Using, op: Op) -> None:
    s.push(Telekinesis(a.hero, s.serial[a.hero]))


def do_attack_with(s: Descent, a: Using, op: Op) -> None:
    s.push(Attack(a.hero, s.serial[a.hero], op.word, EXTRA))


def do_attack_again(s: Descent, a: Using, op: Op) -> None:
    """Attack again with the weapon of the current attack."""
    attack = blow_of(a.host, s)
    assert attack is not None
    s.push(Attack(a.hero, s.serial[a.hero], attack.weapon, EXTRA))


def do_attack_it(s: Descent, a: Using, op: Op) -> None:
    """Attack the figure that has just moved."""
    if isinstance(a.host, Stride):
        s.push(Strike(a.hero, s.serial[a.hero], EXTRA, a.host.figure))


DEEDS: Final[dict[str, Deed]] = {
    "heal": do_at_once,
    "heal all": do_at_once,
    "fatigue": do_at_once,
    "fatigue full": do_at_once,
    "coins": do_at_once,
    "cancel": do_cancel,
    "cancel per blank": do_cancel_by_dice,
    "cancel per surge": do_cancel_by_dice,
    "cancel per point": do_cancel_by_dice,
    "half speed": do_half_speed,
    "half action": do_half_action,
    "place guard": do_place_guard,
    "swap order": do_swap_order,
    "re-roll": do_re_roll,
    "stun": do_stun,
    "push": do_push,
    "attack with": do_attack_with,
    "attack again": do_attack_again,
    "attack it": do_attack_it,
}
