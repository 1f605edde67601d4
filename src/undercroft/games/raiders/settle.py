"""Settling a room: what the cards on the table bring, depending on the kind of room."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.flow import Frame
from undercroft.games.raiders.cards import Monster, Trap, Treasure, Vault
from undercroft.games.raiders.hand import CARD
from undercroft.games.raiders.monster import settle_monster
from undercroft.games.raiders.scroll import pass_scroll
from undercroft.games.raiders.state import Raiders, Settled
from undercroft.games.raiders.trap import settle_trap
from undercroft.games.raiders.treasure import settle_treasure
from undercroft.games.raiders.vault import settle_vault


class Settlement(Frame[Raiders]):
    """Settle the room for the cards by seat, record the result for everybody, and leave it (R-245, R-279)."""

    STEPS: ClassVar[tuple[str, ...]] = ("settle", "leave")

    def __init__(self, cards: list[str] | None = None, balls: list[int] | None = None) -> None:
        self.cards: list[str] = cards or []
        self.balls: list[int] = balls or []
        # by seat, before the room is settled
        self.coins: list[int] = []
        self.wounds: list[int] = []
        self.items: list[int] = []

    def settle(self, s: Raiders) -> None:
        room, cards = s.here(), self.cards
        self.coins, self.wounds, self.items = s.coins[:], s.wounds[:], s.items[:]
        note = ""
        if isinstance(room, Treasure):
            settle_treasure(s, room, cards)
        elif isinstance(room, Vault):
            settle_vault(s, room, cards)
        elif isinstance(room, Trap):
            settle_trap(s, room, cards)
        elif isinstance(room, Monster):
            note = settle_monster(s, room, cards)
        s.history.append(
            Settled(
                s.floor,
                room.name,
                tuple(cards),
                tuple(self.balls),
                tuple([s.coins[seat] - self.coins[seat] for seat in range(s.seats)]),
                tuple([s.wounds[seat] - self.wounds[seat] for seat in range(s.seats)]),
                note,
            )
        )

    def leave(self, s: Raiders) -> None:
        for card in self.cards:
            CARD[card].leave(s)
        if s.tactical:
            pass_scroll(s, self.cards)

    def copy(self) -> Settlement:
        twin = Settlement(self.cards[:], self.balls[:])
        twin.coins = self.coins[:]
        twin.wounds = self.wounds[:]
        twin.items = self.items[:]
        return twin
