"""The treasure room: the highest cards share the first chest, the second-highest the second."""

from __future__ import annotations

from undercroft.games.raiders import events as told
from undercroft.games.raiders.cards import Treasure, value
from undercroft.games.raiders.purse import gain_coins
from undercroft.games.raiders.state import Raiders


def settle_treasure(s: Raiders, room: Treasure, cards: list[str]) -> None:
    """Each chest goes to the next different value, split evenly (R-110); the remainder is lost (R-106).

    The second may pay more than the first (R-112, R-114). Examples: R-117, R-118, R-119, R-122.
    """
    values = [value(card) for card in cards]
    for rank, chest, share in shares(room, values):
        sharers = [seat for seat in range(s.seats) if values[seat] == rank]
        if share:
            for seat in sharers:
                gain_coins(s, seat, share)
        else:
            told.too_few_coins(s, chest, len(sharers))


def shares(room: Treasure, values: list[int]) -> list[tuple[int, int, int]]:
    """For each chest: the value that opens it, its coins, and each player's share."""
    ranks = sorted(set(values), reverse=True)  # second-highest is the second different value
    opened = zip(ranks, room.chests, strict=False)  # there may be fewer values than chests
    return [(rank, chest, chest // values.count(rank)) for rank, chest in opened]  # R-105..R-107
