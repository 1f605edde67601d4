"""How tests play the tactical variant: cards in turn, clockwise from the holder of the scroll."""

from __future__ import annotations

from typing import Any

from tests.games.raiders.table import choosers, lay, scene
from undercroft.games.raiders.state import Raiders

NEXT_ROOMS = ("goblin", "treasure-3", "zombie", "lava", "vault-coins")  # what CHANCE lays out for a floor


def tactical(*row: str, first: int = 0, **spec: Any) -> Raiders:
    """A scene of the variant in which `first` has the scroll."""
    return scene(*row, variant="tactical", scroll=first, **spec)


def in_turn(s: Raiders, *cards: int | str) -> list[int]:
    """Play these cards in turn; returns the seats in the order they played."""
    seats = []
    for card in cards:
        [seat] = choosers(s)
        lay(s, *[None] * seat, card)
        seats.append(seat)
    return seats


def clockwise(first: int, seats: int = 4) -> list[int]:
    """The seats from the first player on."""
    return [(first + step) % seats for step in range(seats)]


def by_seat(first: int, cards: tuple[int | str, ...]) -> list[int | str]:
    """The cards of seats 0, 1, 2 ... in the order they are played."""
    return [cards[seat] for seat in clockwise(first, len(cards))]
