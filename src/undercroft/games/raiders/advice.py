"""What a player can work out about a room; bots use only this and the API.

Read-only functions of the room's name and the cards by seat, using the rules that settle the room.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from undercroft.engine.flow import Value
from undercroft.games.raiders import trap, treasure, vault
from undercroft.games.raiders.cards import BOSS, ITEMS, POWERS, Bonus, Monster, Trap, Treasure, Vault, value
from undercroft.games.raiders.monster import ATTACKED, ESCAPED, attacked, fighting, prized, verdict
from undercroft.games.raiders.state import ROOMS
from undercroft.games.raiders.view import face


class Battle(Value):
    """The result of meeting a monster: whom it strikes, and who gets the prize, if any."""

    def __init__(self, struck: list[int], prized: list[int]) -> None:
        self.struck = struck
        self.prized = prized


def power_cards(numbers: list[int]) -> list[str]:
    """Power cards by their numbers."""
    return [POWERS[number - 1] for number in numbers]


def unplayed(played: list[str]) -> list[str]:
    """The power cards still held by a player who has played these on the floor."""
    return [card for card in POWERS if card not in played]


def hands(view: dict[str, Any]) -> list[list[str]]:
    """What every seat can play: the card already played, or a power card not used on this floor."""
    return [
        [player["card"]] if player["card"] and player["card"] != "ball" else unplayed(player["played"])
        for player in view["players"]
    ]


def possible(view: dict[str, Any]) -> list[list[str]]:
    """All that each player may play against a boss: a hand may include a sword or an escape."""
    escape = view["row"][view["room"]]["card"].get("escape")
    found = hands(view)
    for player, hand in zip(view["players"], found, strict=True):
        if player["card"] in ("", "ball") and player["hand_size"] > len(hand):
            hand += ["sword", *([escape] if escape else [])]
    return found


def is_item(card: str) -> bool:
    """Whether a card is an item, gone for good once it is played."""
    return card in ITEMS


def worth(card: str) -> int:
    """What a card counts for in most rooms."""
    return value(card)


def bosses(seats: int) -> list[dict[str, Any]]:
    """All bosses as they are shown, for a last room that is face down."""
    return [face(name, seats) for name, room in ROOMS.items() if room.kind == BOSS]


def uses_ahead(item: str, rooms: list[dict[str, Any]]) -> bool:
    """Whether an item could be used in one of these rooms."""
    kinds = {"key": ("treasure",), "sword": ("monster", "boss")}.get(item, ())
    return any(room["kind"] in kinds or room.get("escape") == item for room in rooms)


def sure(room: str, seat: int, cards: list[str], hands: list[list[str]]) -> list[str]:
    """The cards with which a monster cannot strike a seat, whatever the others play from these hands."""
    found: list[str] = []
    for card in cards:
        tables = product(*[[card] if other == seat else hand for other, hand in enumerate(hands)])
        if not any(seat in battle(room, list(table)).struck for table in tables):
            found.append(card)
    return found


def shares(room: str, laid: list[str]) -> list[tuple[int, int]]:
    """For each opened chest: the card value that opens it, and what each of its finders gets."""
    found = ROOMS[room]
    assert isinstance(found, Treasure)
    return [(rank, share) for rank, _, share in treasure.shares(found, [value(card) for card in laid])]


def bonuses(room: str, laid: list[str]) -> list[Bonus]:
    """What each seat is entitled to in a vault."""
    found = ROOMS[room]
    assert isinstance(found, Vault)
    return vault.bonuses(found, laid)


def penalty(room: str, laid: list[str]) -> int:
    """How bad a trap is."""
    found = ROOMS[room]
    assert isinstance(found, Trap)
    return trap.penalty_for(found, [value(card) for card in laid])


def trapped(room: str, coins: list[int], wounds: list[int]) -> list[int]:
    """Whom a trap hits, given everybody's coins and wounds."""
    found = ROOMS[room]
    assert isinstance(found, Trap)
    return trap.targets(found, coins, wounds)


def battle(room: str, laid: list[str]) -> Battle:
    """The result of meeting a monster or boss with these cards."""
    found = ROOMS[room]
    assert isinstance(found, Monster)
    values = fighting(found, laid)
    end = verdict(found, values, len(laid))
    if end == ESCAPED:
        return Battle([], [])
    return Battle(attacked(found, values) if end == ATTACKED else [], prized(values, end))
