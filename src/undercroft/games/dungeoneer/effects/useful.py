"""Whether an effect could do anything now: what would be for nothing is not offered."""

from __future__ import annotations

from undercroft.games.dungeoneer.cards.records import Effect, Op
from undercroft.games.dungeoneer.cards.vocabulary import NEEDY_VERBS, NO_EXPLORING, NO_HEALING, OPEN, WALL
from undercroft.games.dungeoneer.dungeon.shifting import can_shift, can_swap
from undercroft.games.dungeoneer.effects.choices import can_warp, changeable, swappable
from undercroft.games.dungeoneer.effects.targets import candidates, heroes_of
from undercroft.games.dungeoneer.hero.numbers import forbidden
from undercroft.games.dungeoneer.state.state import Dungeoneer


def works(s: Dungeoneer, you: int, effect: Effect, target: int) -> bool:
    """Whether an effect has somebody to act on and could do one of its deeds."""
    if effect.sure and you >= 0:
        return not s.out >> you & 1
    if not effect.on_heroes:
        return bool(candidates(s, effect, you, target, -1, -1))
    for seat in heroes_of(s, effect.to, you, target, -1):
        if effect.stat >= 0 or not effect.do:
            return True
        for op in effect.do:
            if can_do(s, you, seat, op):
                return True
    return False


def can_do(s: Dungeoneer, you: int, seat: int, op: Op) -> bool:
    """Whether a deed would change anything for the hero it is done to."""
    verb = op.verb
    if verb not in NEEDY_VERBS:
        return True
    if verb == "heal":
        wounded = s.health[seat] < s.box.heroes[s.heroes[seat]].health
        return wounded and not forbidden(s, seat, NO_HEALING)
    if verb == "stand":
        return s.is_fallen(seat)
    if verb == "save ap":
        return not s.saved >> seat & 1
    if verb == "ready attack":
        return s.attacked >> seat & 1 != 0
    if verb == "lose peril":
        return s.peril[seat] > 0
    if verb == "give peril":
        return you >= 0 and s.peril[you] > 0
    if verb == "gain level":
        return s.level[seat] < len(s.box.heroes[s.heroes[seat]].levels)
    if verb == "draw":
        return len(s.deck) + len(s.discard) > 0
    return can_do_on_map(s, seat, op)


def can_do_on_map(s: Dungeoneer, seat: int, op: Op) -> bool:
    """The same for deeds that need a place, an exit, a location or a quest."""
    verb = op.verb
    if verb == "warp":
        return can_warp(s, seat, op.word)
    if verb == "open exit":
        return bool(changeable(s, seat, OPEN))
    if verb == "block exit":
        return bool(changeable(s, seat, WALL))
    if verb == "shift":
        return can_shift(s)
    if verb == "swap locations":
        return can_swap(s)
    if verb == "swap quest":
        return bool(swappable(s, seat))
    assert verb == "explore"
    return len(s.map_deck) > 0 and not forbidden(s, seat, NO_EXPLORING)
