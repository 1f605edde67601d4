"""The traps: the highest card decides how bad it is, purse or wounds decide whom it hits."""

from __future__ import annotations

from undercroft.games.raiders import events as told
from undercroft.games.raiders.cards import Trap, value
from undercroft.games.raiders.purse import lose_coins, wound
from undercroft.games.raiders.state import Raiders


def settle_trap(s: Raiders, room: Trap, cards: list[str]) -> None:
    """All are hit at once, according to what they had before (R-170), whatever they played (R-169)."""
    penalty = penalty_for(room, [value(card) for card in cards])
    if not penalty:
        told.trap_silent(s, room.name)
        return
    for seat in targets(room, s.coins, s.wounds):
        if room.rich:
            lose_coins(s, seat, penalty)
        else:
            wound(s, seat, penalty)


def penalty_for(room: Trap, values: list[int]) -> int:
    """The penalty for the highest card."""
    return room.penalty[max(values) - 1]


def targets(room: Trap, coins: list[int], wounds: list[int]) -> list[int]:
    """Everybody with the most coins (R-166) or the fewest wounds (R-167); all if they are equal (R-168)."""
    held = coins if room.rich else wounds
    mark = max(coins) if room.rich else min(wounds)
    return [seat for seat, count in enumerate(held) if count == mark]
