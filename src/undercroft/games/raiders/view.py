"""What everybody may know of the table, and what a seat knows beyond that."""

from __future__ import annotations

from collections import Counter
from typing import Any

from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.cards import ITEMS, Monster, Trap, Treasure, Vault
from undercroft.games.raiders.monster import worth
from undercroft.games.raiders.play import PlayRoom
from undercroft.games.raiders.scoring import richest, unconscious, unhurt
from undercroft.games.raiders.state import FLOORS, KINDS, ROOMS, Raiders, Settled


def table(s: Raiders, history: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """The open table as JSON-ready data; `history` holds the played rooms that are known already."""
    known = history or []
    top = s.agenda[-1] if s.agenda else None
    playing = top if isinstance(top, PlayRoom) else None
    return {
        "game": "raiders",
        "variant": "tactical" if s.tactical else "basic",
        "seats": s.seats,
        "floor": s.floor,
        "floors": FLOORS,
        "room": s.room,
        "row": row(s, 0),
        "players": [player(s, number, playing) for number in range(len(s.characters))],
        "hand": None,
        "supply": {item: s.supply[number] for number, item in enumerate(ITEMS)},
        "scroll": s.scroll if s.scroll >= 0 else None,
        "history": [*known, *[settled(s, each) for each in s.history[len(known) :]]],
        "unseen": unseen(s),
        "ending": ending(s),
        "result": s.result(),
    }


def own(s: Raiders, seat: int) -> dict[str, Any]:
    """The seat's hand, and the rooms its torch has shown."""
    if seat >= len(s.characters):
        return {}
    if not s.seen[seat]:
        return {"hand": hand(s, seat)}
    return {"hand": hand(s, seat), "row": row(s, s.seen[seat])}


def row(s: Raiders, seen: int) -> list[dict[str, Any]]:
    """The rooms of the floor: gone, face up, or face down, with those that were seen."""
    return [place(s, number, bool(seen >> number & 1)) for number in range(len(s.row))]


def place(s: Raiders, number: int, seen: bool) -> dict[str, Any]:
    """A room of the floor."""
    if number < s.room or s.reason:
        return {"number": number + 1, "state": "gone", "card": face(s, s.row[number])}
    if s.up >> number & 1:
        return {"number": number + 1, "state": "up", "card": face(s, s.row[number])}
    return {"number": number + 1, "state": "down", "card": face(s, s.row[number]) if seen else None}


def unseen(s: Raiders) -> dict[str, int]:
    """The rooms of the box that nobody has seen face up: to come, or out of this game (R-030)."""
    seen = [each.room for each in s.history]
    seen += [name for number, name in enumerate(s.row) if number >= s.room and s.up >> number & 1]
    return dict(Counter(BOX.deck + BOX.bosses) - Counter(seen))


def ending(s: Raiders) -> dict[str, list[int]] | None:
    """Who would fall and who would win if the game ended now (R-254..R-260); None: nobody is left to."""
    left = [seat for seat in range(len(s.characters)) if not s.out[seat]]
    if not left:
        return None
    falls = unconscious(s, left)
    rich = richest(s, left, falls)
    return {"falls": falls, "richest": rich, "winners": unhurt(s, rich)}


def face(s: Raiders, name: str) -> dict[str, Any]:
    """What is printed on a room card, for this number of players."""
    room = ROOMS[name]
    shown: dict[str, Any] = {"name": name, "kind": room.kind}
    if isinstance(room, Treasure):
        shown["chests"] = list(room.chests)
    elif isinstance(room, Vault):
        shown["rewards"] = list(room.rewards)
    elif isinstance(room, Trap):
        shown |= {"hits": "most coins" if room.rich else "fewest wounds", "penalty": list(room.penalty)}
    elif isinstance(room, Monster):
        shown |= {
            "strength": room.strength_for(s.seats),
            "wounds": room.wounds,
            "coins": room.coins,
            "out": room.out,
            "prize": room.prize,
            "escape": room.escape or None,
            "feeble": list(room.feeble),
            "attacks": "highest" if room.highest else "lowest",
        }
    return shown


def player(s: Raiders, number: int, playing: PlayRoom | None) -> dict[str, Any]:
    """What everybody sees of a player: never the cards in hand (R-050, R-051)."""
    return {
        "seat": number,
        "character": s.characters[number],
        "coins": s.coins[number],
        "wounds": s.wounds[number],
        "hand_size": s.hand_size(number),
        "played": [each.cards[number] for each in s.history if each.floor == s.floor],
        "card": playing.cards[number] if playing and playing.cards else "",
        "balls": playing.balls[number] if playing and playing.balls else 0,
        "chooses": playing is not None
        and number in (playing.choosing[:1] if s.tactical else playing.choosing),
        "ready": number in s.answers,
        "out": s.out[number],
    }


def hand(s: Raiders, seat: int) -> dict[str, Any]:
    """The seat's own cards, and the one it has laid face down."""
    return {
        "power": [value for value in range(1, 6) if s.power[seat] >> value & 1],
        "items": {item: s.items[seat * KINDS + number] for number, item in enumerate(ITEMS)},
        "laid": s.answers.get(seat, ""),
    }


def settled(s: Raiders, each: Settled) -> dict[str, Any]:
    """A room that was played, with its sum to unfold."""
    room = ROOMS[each.room]
    told: dict[str, Any] = {
        "floor": each.floor,
        "room": each.room,
        "kind": room.kind,
        "cards": list(each.cards),
        "balls": list(each.balls),
        "coins": list(each.coins),
        "wounds": list(each.wounds),
        "note": each.note,
    }
    if isinstance(room, Monster):
        counts = [worth(room, card) for card in each.cards]
        told |= {"counts": counts, "total": sum(counts), "strength": room.strength_for(s.seats)}
    return told
