"""Coins and wounds: gained and lost within their limits, and told."""

from __future__ import annotations

from undercroft.games.raiders.names import who
from undercroft.games.raiders.state import PURSE, Raiders


def gain_coins(s: Raiders, seat: int, count: int) -> None:
    """Coins above the limit are lost (R-115, R-116)."""
    got = min(count, PURSE - s.coins[seat])
    s.coins[seat] += got
    if s.listener is not None:
        s.tell("raiders-gains-coins", {"who": who(s, seat), "count": got, "coins": s.coins[seat]})


def lose_coins(s: Raiders, seat: int, count: int) -> None:
    """Nobody has fewer than none (R-171, R-181)."""
    lost = min(count, s.coins[seat])
    s.coins[seat] -= lost
    if s.listener is not None:
        s.tell("raiders-loses-coins", {"who": who(s, seat), "count": lost, "coins": s.coins[seat]})


def wound(s: Raiders, seat: int, count: int) -> None:
    """Wounds have no limit (R-135)."""
    s.wounds[seat] += count
    if s.listener is not None:
        s.tell("raiders-wounded", {"who": who(s, seat), "count": count, "wounds": s.wounds[seat]})


def heal(s: Raiders, seat: int, count: int) -> None:
    """Wounds never fall below none (R-155)."""
    healed = min(count, s.wounds[seat])
    s.wounds[seat] -= healed
    if s.listener is not None:
        s.tell("raiders-healed", {"who": who(s, seat), "count": healed, "wounds": s.wounds[seat]})
