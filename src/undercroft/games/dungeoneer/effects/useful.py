"""Whether an effect could do anything now; one that would do nothing is not offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.dungeoneer.cards.records import Effect, Op
from undercroft.games.dungeoneer.cards.vocabulary import (
    M_SEARCH,
    NO_EXPLORING,
    NO_FALLING,
    NO_HEALING,
    OPEN,
    STATS,
    WALL,
)
from undercroft.games.dungeoneer.dungeon.shifting import can_shift, can_swap
from undercroft.games.dungeoneer.effects.choices import can_warp, changeable, swappable
from undercroft.games.dungeoneer.effects.targets import has_candidates, heroes_of
from undercroft.games.dungeoneer.hero.numbers import forbidden, ignores
from undercroft.games.dungeoneer.state.state import HEROICS_PHASE, RESET_PHASE, Dungeoneer


def works(s: Dungeoneer, you: int, effect: Effect, target: int) -> bool:
    """Whether an effect has a target and could do one of its deeds."""
    if effect.sure and you >= 0:
        return not s.out >> you & 1
    if not effect.on_heroes:
        return has_candidates(s, effect, you, target)
    for seat in heroes_of(s, effect.to, you, target, -1):
        if effect.stat >= 0 or not effect.do:
            return True
        for op in effect.do:
            if can_do(s, you, seat, op):
                return True
    return False


def can_do(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """Whether a deed would change anything for its target hero."""
    if op.mod is not None:
        return op.mod.what != M_SEARCH or searches(s, seat)
    needs = NEEDS.get(op.verb)
    return needs is None or needs(s, you, seat, op)


def searches(s: Dungeoneer, seat: int) -> bool:
    """A quest of the hero, or a common one, needs a search."""
    for name in s.quests[seat] + s.common:
        if s.box.quests[name].find:
            return True
    return False


def can_heal(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """There are wounds, and nothing forbids healing."""
    return s.health[seat] < s.hero(seat).health and not forbidden(s, seat, NO_HEALING)


def can_stand(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """The hero lies."""
    return s.is_fallen(seat)


def can_save_ap(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """No AP is saved yet (D-171)."""
    return not s.saved >> seat & 1


def can_gain_ap(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """The AP would not be lost in the reset phase that has begun (D-054)."""
    return s.phase != RESET_PHASE or seat != s.active


def can_ready_attack(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """The hero has made the one attack of this turn."""
    return s.attacked >> seat & 1 != 0


def can_lose_peril(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """The hero's player has peril."""
    return s.peril[seat] > 0


def can_give_peril(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """There is peril to give."""
    return you >= 0 and s.peril[you] > 0


def can_gain_level(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """There is a higher level on the card (D-236)."""
    return s.level[seat] < s.hero(seat).last


def can_draw(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """A card is left anywhere (D-173)."""
    return len(s.deck) + len(s.discard) + (len(s.lord_deck) + len(s.lord_discard)) * (s.seats > 1) > 0


def can_be_warped(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """There is a location to warp to."""
    return can_warp(s, seat, op.word)


def can_open_exit(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """An exit here is not open."""
    return bool(changeable(s, seat, OPEN))


def can_block_exit(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """An exit here is not a wall, and somebody could still use it before the next reset (D-051)."""
    return RESET_PHASE < s.phase <= HEROICS_PHASE and not s.phase_over and bool(changeable(s, seat, WALL))


def can_fall(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """The hero stands, or standing up would become harder; and the hero is not immune."""
    harder = op.stat >= 0 and s.getting_up[seat] != op.n * len(STATS) + op.stat
    return (harder or not s.is_fallen(seat)) and not ignores(s, seat, NO_FALLING)


def can_shift_one(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """A location fits somewhere else (D-241)."""
    return can_shift(s)


def can_swap_two(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """Two locations fit in each other's place (D-241)."""
    return can_swap(s)


def can_swap_quest(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """There is a quest to give back, and one to draw (D-336)."""
    return bool(swappable(s, seat, op.word))


def can_explore(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """A location is left, and nothing forbids exploring."""
    return bool(s.map_deck) and not forbidden(s, seat, NO_EXPLORING)


def can_add_token(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """There is an event with room for tokens."""
    return s.event != "" and s.box.event is not None and s.tokens < s.box.event.most


def can_remove_token(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """There are tokens to remove."""
    return s.tokens > 0


# What each verb needs to be useful; verbs not listed always do something.
NEEDS: Final[dict[str, Callable[[Dungeoneer, int, int, Op], bool]]] = {
    "heal": can_heal,
    "stand": can_stand,
    "save ap": can_save_ap,
    "gain ap": can_gain_ap,
    "ready attack": can_ready_attack,
    "lose peril": can_lose_peril,
    "give peril": can_give_peril,
    "gain level": can_gain_level,
    "draw": can_draw,
    "warp": can_be_warped,
    "open exit": can_open_exit,
    "block exit": can_block_exit,
    "fall": can_fall,
    "shift": can_shift_one,
    "swap locations": can_swap_two,
    "swap quest": can_swap_quest,
    "explore": can_explore,
    "add token": can_add_token,
    "remove token": can_remove_token,
}
