"""Settling a room: what the cards on the table bring, by the kind of the room."""

from __future__ import annotations

from undercroft.games.raiders.cards import Monster, Trap, Treasure, Vault
from undercroft.games.raiders.monster import settle_monster
from undercroft.games.raiders.state import Raiders, Settled
from undercroft.games.raiders.trap import settle_trap
from undercroft.games.raiders.treasure import settle_treasure
from undercroft.games.raiders.vault import settle_vault


def settle(s: Raiders, cards: list[str], balls: list[int]) -> None:
    """Carry out the room for these cards by seat, and write it down for all to see."""
    room = s.here()
    coins, wounds = s.coins[:], s.wounds[:]
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
            tuple(balls),
            tuple([s.coins[seat] - coins[seat] for seat in range(s.seats)]),
            tuple([s.wounds[seat] - wounds[seat] for seat in range(s.seats)]),
            note,
        )
    )
