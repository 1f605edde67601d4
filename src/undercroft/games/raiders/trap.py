"""The traps: the highest card decides how bad it is, purse or wounds decide whom it hits."""

from __future__ import annotations

from undercroft.games.raiders import events as told
from undercroft.games.raiders.cards import Trap, value
from undercroft.games.raiders.purse import lose_coins, wound
from undercroft.games.raiders.state import Raiders


def settle_trap(s: Raiders, room: Trap, cards: list[str]) -> None:
    """All that are hit are hit at once, by what they had before (R-170), whoever played what (R-169)."""
    penalty = penalty_for(room, cards)
    if not penalty:
        told.trap_silent(s, room.name)
        return
    for seat in targets(s, room):
        if room.rich:
            lose_coins(s, seat, penalty)
        else:
            wound(s, seat, penalty)


def penalty_for(room: Trap, cards: list[str]) -> int:
    """What the highest card brings."""
    return room.penalty[max([value(card) for card in cards]) - 1]


def targets(s: Raiders, room: Trap) -> list[int]:
    """Everybody with the most coins, or with the fewest wounds."""
    mark = max(s.coins) if room.rich else min(s.wounds)
    return [seat for seat in range(s.seats) if (s.coins if room.rich else s.wounds)[seat] == mark]
