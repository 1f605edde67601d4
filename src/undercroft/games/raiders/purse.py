"""Coins and wounds: gained and lost within their limits, and reported."""

from __future__ import annotations

from undercroft.games.raiders import events as told
from undercroft.games.raiders.state import PURSE, Raiders


def gain_coins(s: Raiders, seat: int, count: int) -> None:
    """Coins above the limit are lost, wherever they come from (R-115, R-116, R-151, R-212, R-299)."""
    got = min(count, PURSE - s.coins[seat])
    s.coins[seat] += got
    told.gains_coins(s, seat, got, s.coins[seat])


def lose_coins(s: Raiders, seat: int, count: int) -> None:
    """Nobody goes below 0 (R-171, R-181), and nobody else gets the coins (R-180)."""
    lost = min(count, s.coins[seat])
    s.coins[seat] -= lost
    told.loses_coins(s, seat, lost, s.coins[seat])


def wound(s: Raiders, seat: int, count: int) -> None:
    """Wounds have no limit, and put nobody out before the end (R-005, R-135)."""
    s.wounds[seat] += count
    told.wounded(s, seat, count, s.wounds[seat])


def heal(s: Raiders, seat: int, count: int) -> None:
    """Wounds never go below 0 (R-154, R-155, R-300)."""
    healed = min(count, s.wounds[seat])
    s.wounds[seat] -= healed
    told.healed(s, seat, healed, s.wounds[seat])
