"""Everything that players are told, one function per event.

Numbers and plain words are reported as they are, everything else by name. Without a listener nothing is
built. `tools/wire` generates the browser's types from these functions.
"""

from __future__ import annotations

from undercroft.games.raiders.names import card_name, item_name, room_name, who
from undercroft.games.raiders.state import Raiders

Seat = int  # reported as its character
Room = str
Card = str
Item = str


def dealt(s: Raiders, seat: Seat, coins: int, wounds: int, item: Item, items: int) -> None:
    """A character is dealt to a player, with a number of items of one kind."""
    if s.listener is not None:
        s.tell(
            "raiders-dealt",
            {
                "who": who(s, seat),
                "coins": coins,
                "wounds": wounds,
                "item": item_name(item),
                "items": items,
            },
        )


def takes_scroll(s: Raiders, seat: Seat) -> None:
    """A player plays first from now on."""
    if s.listener is not None:
        s.tell("raiders-takes-scroll", {"who": who(s, seat)})


def floor(s: Raiders, floor: int, hidden: int) -> None:
    """The rooms of a floor are laid out, some of them face down."""
    if s.listener is not None:
        s.tell("raiders-floor", {"floor": floor, "hidden": hidden})


def enter(s: Raiders, floor: int, number: int, room: Room) -> None:
    """Everybody enters the next room."""
    if s.listener is not None:
        s.tell("raiders-enter", {"floor": floor, "number": number, "room": room_name(room)})


def plays(s: Raiders, seat: Seat, card: Card) -> None:
    """A card is turned up."""
    if s.listener is not None:
        s.tell("raiders-plays", {"who": who(s, seat), "card": card_name(card)})


def torch(s: Raiders, seat: Seat) -> None:
    """A player looks at the face-down rooms."""
    if s.listener is not None:
        s.tell("raiders-torch", {"who": who(s, seat)})


def sees(s: Raiders, seat: Seat, number: int, room: Room) -> None:
    """What lies face down, for the player who looks (R-067)."""
    if s.listener is not None:
        s.tell("raiders-sees", {"number": number, "room": room_name(room)}, seat)


def gains_coins(s: Raiders, seat: Seat, count: int, coins: int) -> None:
    """A player gets coins, as many as the purse can hold."""
    if s.listener is not None:
        s.tell("raiders-gains-coins", {"who": who(s, seat), "count": count, "coins": coins})


def loses_coins(s: Raiders, seat: Seat, count: int, coins: int) -> None:
    """A player loses coins, as many as there are."""
    if s.listener is not None:
        s.tell("raiders-loses-coins", {"who": who(s, seat), "count": count, "coins": coins})


def wounded(s: Raiders, seat: Seat, count: int, wounds: int) -> None:
    """A player takes wounds."""
    if s.listener is not None:
        s.tell("raiders-wounded", {"who": who(s, seat), "count": count, "wounds": wounds})


def healed(s: Raiders, seat: Seat, count: int, wounds: int) -> None:
    """A player heals wounds, as many as there are."""
    if s.listener is not None:
        s.tell("raiders-healed", {"who": who(s, seat), "count": count, "wounds": wounds})


def gains_item(s: Raiders, seat: Seat, item: Card) -> None:
    """A player takes an item from the supply."""
    if s.listener is not None:
        s.tell("raiders-gains-item", {"who": who(s, seat), "item": card_name(item)})


def too_few_items(s: Raiders, item: Card, count: int) -> None:
    """The supply is too small for all who should get an item, so none does (R-144)."""
    if s.listener is not None:
        s.tell("raiders-too-few-items", {"item": card_name(item), "count": count})


def too_few_coins(s: Raiders, chest: int, count: int) -> None:
    """A chest cannot be shared between this many players."""
    if s.listener is not None:
        s.tell("raiders-too-few-coins", {"chest": chest, "count": count})


def beaten(s: Raiders, room: Room, total: int, strength: int) -> None:
    """The cards reach the strength of a monster."""
    if s.listener is not None:
        s.tell("raiders-beaten", {"room": room_name(room), "total": total, "strength": strength})


def attacks(s: Raiders, room: Room, total: int, strength: int) -> None:
    """The cards do not reach the strength of a monster."""
    if s.listener is not None:
        s.tell("raiders-attacks", {"room": room_name(room), "total": total, "strength": strength})


def unbeatable(s: Raiders, room: Room, total: int) -> None:
    """A monster that nothing beats attacks."""
    if s.listener is not None:
        s.tell("raiders-unbeatable", {"room": room_name(room), "total": total, "strength": 0})


def all_escape(s: Raiders, room: Room) -> None:
    """Nobody is attacked (R-218, R-225, R-230)."""
    if s.listener is not None:
        s.tell("raiders-all-escape", {"room": room_name(room)})


def trap_silent(s: Raiders, room: Room) -> None:
    """The cards are too low for a trap."""
    if s.listener is not None:
        s.tell("raiders-trap-silent", {"room": room_name(room)})


def out(s: Raiders, seat: Seat) -> None:
    """A player is out of the game."""
    if s.listener is not None:
        s.tell("raiders-out", {"who": who(s, seat)})


def falls(s: Raiders, seat: Seat) -> None:
    """A player with the most wounds falls unconscious at the end."""
    if s.listener is not None:
        s.tell("raiders-falls", {"who": who(s, seat)})


def nobody_falls(s: Raiders, reason: str) -> None:
    """Nobody falls at the end: all are equally wounded, or the most wounded are tied in a game of three."""
    if s.listener is not None:
        s.tell("raiders-nobody-falls", {"reason": reason})


def wins(s: Raiders, seat: Seat, coins: int, wounds: int) -> None:
    """A player wins."""
    if s.listener is not None:
        s.tell("raiders-wins", {"who": who(s, seat), "coins": coins, "wounds": wounds})


def all_lost(s: Raiders) -> None:
    """Nobody is left in the game."""
    if s.listener is not None:
        s.tell("raiders-all-lost", {})
