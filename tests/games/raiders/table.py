"""How tests set the table of Dungeon Raiders: scenes, cards laid by seat, plain words."""

from __future__ import annotations

from typing import Any

from tests.games.listening import heard as heard
from undercroft import games
from undercroft.games.raiders.game import RaidersGame
from undercroft.games.raiders.state import Raiders

GAME: RaidersGame = games.get("raiders")  # type: ignore[assignment]
CHARACTERS = ("explorer", "knight", "thief", "warrior", "wizard")


def scene(
    *row: str,
    seats: int = 4,
    coins: list[int] | None = None,
    wounds: list[int] | None = None,
    items: dict[int, list[str]] | None = None,
    power: dict[int, list[int]] | None = None,
    **spec: Any,
) -> Raiders:
    """A floor with these rooms, the first of which is entered. Without `items` nobody has any."""
    players: list[dict[str, Any]] = []
    for seat in range(seats):
        player: dict[str, Any] = {"character": CHARACTERS[seat], "items": (items or {}).get(seat, [])}
        player["coins"] = coins[seat] if coins else 0
        player["wounds"] = wounds[seat] if wounds else 0
        if power and seat in power:
            player["power"] = power[seat]
        players.append(player)
    return GAME.scene({"players": players, "row": list(row), **spec}, chance="explicit")


def lay(s: Raiders, *cards: int | str | None) -> Raiders:
    """Seat by seat: a number is a power card, a word an item, None: this seat does not choose now."""
    for seat, card in enumerate(cards):
        if card is not None:
            s.apply(seat, f"power:{card}" if isinstance(card, int) else card)
    return s


def cards_making(total: int, seats: int) -> list[int]:
    """Power cards with this total, high ones first."""
    cards = []
    for others in reversed(range(seats)):
        cards.append(min(5, total - others))
        total -= cards[-1]
    return cards


def options(s: Raiders, seat: int) -> tuple[str, ...]:
    """What a seat may choose now."""
    return next((ask.options for ask in s.asks() if ask.seat == seat), ())


def choosers(s: Raiders) -> list[int]:
    """The seats that must choose now (asides not counted)."""
    return [ask.seat for ask in s.asks() if not ask.idle()]


def view(s: Raiders, seat: int | None = None) -> dict[str, Any]:
    """What a seat (None: a spectator) sees."""
    return GAME.view(s, seat)


def coins(s: Raiders) -> list[int]:
    """The coins of all seats."""
    return [player["coins"] for player in view(s)["players"]]


def wounds(s: Raiders) -> list[int]:
    """The wounds of all seats."""
    return [player["wounds"] for player in view(s)["players"]]


def items(s: Raiders, seat: int) -> dict[str, int]:
    """The items in a seat's hand, those it has none of left out."""
    return {item: count for item, count in view(s, seat)["hand"]["items"].items() if count}


def why_not(s: Raiders, seat: int, option: str) -> str | None:
    """The id of the rule that forbids an option, or None if it is open."""
    refusal = GAME.explain(s, seat, option)
    return refusal.rule if refusal else None


def last(s: Raiders) -> dict[str, Any]:
    """The room that was settled last, as everybody sees it."""
    room: dict[str, Any] = view(s)["history"][-1]
    return room
