"""Cards that leave a hand or the table."""

from __future__ import annotations

from undercroft.games.dungeoneer.hero import events as told
from undercroft.games.dungeoneer.state.pieces import Item
from undercroft.games.dungeoneer.state.state import Dungeoneer


def throw_away(s: Dungeoneer, name: str) -> None:
    """Put a card on the discard pile; with split decks, on that of its own deck (D-302, D-260)."""
    if s.split and not s.box.cards[name].is_glory():
        s.lord_discard.append(name)
    else:
        s.discard.append(name)


def take_from_hand(s: Dungeoneer, seat: int, name: str) -> None:
    """A card leaves a hand."""
    hand = list(s.hands[seat])
    hand.remove(name)
    s.hands[seat] = tuple(hand)


def drop_item(s: Dungeoneer, seat: int, item: Item) -> None:
    """Discard a card in play, with everything attached to it (D-022)."""
    items = list(s.items[seat])
    items.remove(item)
    s.items[seat] = tuple(items)
    for name in (item.name, *item.attached):
        throw_away(s, name)
    told.discards(s, seat, item.name)
