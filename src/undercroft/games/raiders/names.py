"""Players, rooms and cards as message arguments."""

from __future__ import annotations

from undercroft.games.raiders.state import Raiders


def who(s: Raiders, seat: int) -> str:
    """A player, named by the character: no two players have the same one."""
    return "@raiders-character-" + s.characters[seat]


def room_name(name: str) -> str:
    """A room."""
    return "@raiders-room-" + name


def item_name(item: str) -> str:
    """An item without an article; "none" if there is none."""
    return "@raiders-short-" + item if item else "none"


def card_name(card: str) -> str:
    """A card of a hand."""
    return "@raiders-card-" + card.replace(":", "-")
