"""The treasure room: the highest cards share the first chest, the second-highest the second."""

from __future__ import annotations

from undercroft.games.raiders.cards import Treasure, value
from undercroft.games.raiders.purse import gain_coins
from undercroft.games.raiders.state import Raiders


def settle_treasure(s: Raiders, room: Treasure, cards: list[str]) -> None:
    """Each chest goes to the next different value, split evenly; what is left over goes to nobody."""
    values = [value(card) for card in cards]
    ranks = sorted(set(values), reverse=True)  # second-highest is the second different value
    for chest, rank in zip(room.chests, ranks, strict=False):
        sharers = [seat for seat in range(s.seats) if values[seat] == rank]
        share = chest // len(sharers)  # R-105..R-107
        if share:
            for seat in sharers:
                gain_coins(s, seat, share)
        elif s.listener is not None:
            s.tell("raiders-too-few-coins", {"chest": chest, "count": len(sharers)})
