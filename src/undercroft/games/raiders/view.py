"""What everybody may know about the table, and what else a seat knows (R-060, R-305)."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from undercroft.engine.parts import Parts
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.cards import ITEMS, Monster, Trap, Treasure, Vault, value
from undercroft.games.raiders.hand import CARD
from undercroft.games.raiders.monster import ATTACKED, attacked, counted, fighting, verdict
from undercroft.games.raiders.play import PlayRoom
from undercroft.games.raiders.scoring import Scoring, richest, spared, unconscious, unhurt
from undercroft.games.raiders.settle import Settlement
from undercroft.games.raiders.shape import Player
from undercroft.games.raiders.state import FLOORS, KINDS, ROOMS, Raiders, Settled
from undercroft.games.raiders.trap import penalty_for
from undercroft.games.raiders.treasure import shares

ALL_ROOMS: Final[dict[str, int]] = dict(Counter(BOX.deck + BOX.bosses))
PLAYER: Final = tuple(Player.__annotations__)  # the entries of a player, in order


def table(s: Raiders, parts: Parts) -> dict[str, Any]:
    """The public part of the table as JSON-ready data."""
    top = s.agenda[-1] if s.agenda else None
    playing = room_played(s)
    here = [each for each in s.history if each.floor == s.floor]
    never_open = parts.one("unseen", seen_rooms(s), unseen)
    players = [player(s, number, playing, here) for number in range(len(s.characters))]
    purses = (len(s.characters), s.coins[:], s.wounds[:], s.out[:])
    return {
        "game": "raiders",
        "variant": "tactical" if s.tactical else "basic",
        "seats": s.seats,
        "floor": s.floor,
        "floors": FLOORS,
        "room": s.room,
        "row": parts.each("row", row(s, 0), place),
        "players": parts.each("players", players, player_view),
        "hand": None,
        "supply": parts.one("supply", s.supply[:], by_item),
        "scroll": s.scroll if s.scroll >= 0 else None,
        "history": parts.each("history", s.history[:], lambda each: settled(each, s.seats)),
        "outcome": parts.one("outcome", so_far(s, playing), outcome) if playing and playing.cards else None,
        "scoring": {"falls": top.fallen[:], "wins": top.winners[:]} if isinstance(top, Scoring) else None,
        "unseen": never_open,
        "to_come": {"count": rooms_to_come(s), "of": sum(never_open.values())},
        "ending": parts.one("ending", purses, lambda _: ending(s)),
        "result": s.result(),
    }


def room_played(s: Raiders) -> PlayRoom | None:
    """The room that is played now, also while it is settled."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Settlement):
        top = s.agenda[-2]
    return top if isinstance(top, PlayRoom) else None


Gain = tuple[int, int, list[int]]  # coins, wounds, items by their kinds
Cards = tuple[str, int, list[str], list[Gain]]  # room, seats, cards, gains by seat


def so_far(s: Raiders, playing: PlayRoom) -> Cards:
    """The results of the room so far; there are no gains until it is settled."""
    name, top = s.row[s.room], s.agenda[-1]
    if not isinstance(top, Settlement) or not top.coins:
        return name, s.seats, playing.cards[:], []
    gains = [
        (
            s.coins[seat] - top.coins[seat],
            s.wounds[seat] - top.wounds[seat],
            [s.held(seat, item) - top.items[seat * KINDS + item] for item in range(KINDS)],
        )
        for seat in range(s.seats)
    ]
    return name, s.seats, playing.cards[:], gains


def outcome(source: Cards) -> dict[str, Any]:
    """The sum of the cards on the table, the verdict, and what each seat has won and lost."""
    name, seats, cards, gains = source
    room = ROOMS[name]
    stand = [card != "" and not CARD[card].owes_another(room) for card in cards]
    counts = [counted(room, card) if there else None for card, there in zip(cards, stand, strict=True)]
    total = sum([count or 0 for count in counts])
    shown: dict[str, Any] = {
        "total": total,
        "short": 0,
        "counts": counts,
        "verdict": "",
        "attacked": [],
        "shares": [],
        "highest": 0,
        "penalty": None,
        "gains": [gain_view(gain) for gain in gains],
    }
    if all(stand) and isinstance(room, Treasure):
        shown["shares"] = shares_view(room, [value(card) for card in cards])
    elif all(stand) and isinstance(room, Trap):
        shown["highest"] = max([value(card) for card in cards])
        shown["penalty"] = penalty_for(room, [value(card) for card in cards])
        shown["verdict"] = "silent" if gains and not shown["penalty"] else ""
    elif isinstance(room, Monster):
        shown["short"] = max(0, (room.strength_for(seats) or 0) - total)
        if gains:
            values = fighting(room, cards)
            shown["verdict"] = verdict(room, values, seats)
            shown["attacked"] = attacked(room, values) if shown["verdict"] == ATTACKED else []
    return shown


def shares_view(room: Treasure, values: list[int]) -> list[dict[str, Any]]:
    """Each chest with those who open it, and what each of them gets."""
    return [
        {"chest": chest, "seats": [seat for seat, each in enumerate(values) if each == rank], "share": share}
        for rank, chest, share in shares(room, values)
    ]


def gain_view(gain: Gain) -> dict[str, Any]:
    """What a seat has won and lost in the room."""
    coins, wounds, items = gain
    names = [item for number, item in enumerate(ITEMS) for _ in range(items[number])]
    return {"coins": coins, "wounds": wounds, "items": names}


def own(s: Raiders, seat: int, parts: Parts) -> dict[str, Any]:
    """The seat's hand, and the rooms its torch has shown."""
    if seat >= len(s.characters):
        return {}
    held = s.items[seat * KINDS : seat * KINDS + KINDS]
    playing = room_played(s)
    laid = s.answers.get(seat, "") or (playing.laid.get(seat, "") if playing else "")
    hand = parts.one("hand", (s.power[seat], held, laid), hand_view)
    if not s.seen[seat]:
        return {"hand": hand}
    known = seen_rooms(s) + [name for _, state, name, _ in row(s, s.seen[seat]) if state == "down" and name]
    return {
        "hand": hand,
        "row": parts.each("own row", row(s, s.seen[seat]), place),
        "unseen": parts.one("own unseen", known, unseen),
    }


Place = tuple[int, str, str, int]  # number, state, room ("" if it is not known), seats


def row(s: Raiders, seen: int) -> list[Place]:
    """The rooms of the floor: gone, face up, or face down, with those that were seen."""
    places: list[Place] = []
    for number, name in enumerate(s.row):
        if number < s.room or s.reason:
            places.append((number + 1, "gone", name, s.seats))
        elif s.up >> number & 1:
            places.append((number + 1, "up", name, s.seats))
        else:
            places.append((number + 1, "down", name if seen >> number & 1 else "", s.seats))
    return places


def place(source: Place) -> dict[str, Any]:
    """A room of the floor."""
    number, state, name, seats = source
    return {"number": number, "state": state, "card": face(name, seats) if name else None}


def seen_rooms(s: Raiders) -> list[str]:
    """The rooms that have been seen face up."""
    seen = [each.room for each in s.history]
    seen += [name for number, name in enumerate(s.row) if number >= s.room and s.up >> number & 1]
    return seen


def unseen(seen: list[str]) -> dict[str, int]:
    """The rooms of the box that nobody has seen face up: to come, or out of this game (R-030)."""
    left = ALL_ROOMS.copy()
    for name in seen:
        left[name] = left.get(name, 0) - 1
    return {name: count for name, count in left.items() if count > 0}


def rooms_to_come(s: Raiders) -> int:
    """How many rooms are still to be turned up, on this floor and the next ones."""
    down = [name for _, state, name, _ in row(s, 0) if state == "down"]
    return len(down) + (FLOORS - s.floor) * len(s.row)


def ending(s: Raiders) -> dict[str, Any] | None:
    """Who would fall and who would win if the game ended now (R-254..R-260); None: nobody is left."""
    left = [seat for seat in range(len(s.characters)) if not s.out[seat]]
    if not left:
        return None
    falls = unconscious(s, left)
    rich = richest(s, left, falls)
    why = "" if falls else spared(s, left)
    return {"falls": falls, "spared": why, "richest": rich, "winners": unhurt(s, rich)}


def face(name: str, seats: int) -> dict[str, Any]:
    """What is printed on a room card, for this number of players."""
    room = ROOMS[name]
    shown: dict[str, Any] = {"name": name, "kind": room.kind}
    if isinstance(room, Treasure):
        shown["chests"] = list(room.chests)
    elif isinstance(room, Vault):
        shown["rewards"] = [reward.printed for reward in room.rewards]
    elif isinstance(room, Trap):
        shown |= {"hits": "most coins" if room.rich else "fewest wounds", "penalty": list(room.penalty)}
    elif isinstance(room, Monster):
        shown |= {
            "strength": room.strength_for(seats),
            "wounds": room.wounds,
            "coins": room.coins,
            "out": room.out,
            "prize": room.prize,
            "escape": room.escape or None,
            "feeble": list(room.feeble),
            "attacks": whom_it_attacks(room),
        }
    return shown


def player(s: Raiders, number: int, playing: PlayRoom | None, here: list[Settled]) -> tuple[Any, ...]:
    """What everybody sees of a player, in the order of PLAYER: cards played, not those in hand.

    R-050, R-051, R-246, R-247.
    """
    return (
        number,
        s.characters[number],
        s.coins[number],
        s.wounds[number],
        s.hand_size(number),
        [each.cards[number] for each in here],
        playing.cards[number] if playing and playing.cards else "",
        playing.balls[number] if playing and playing.balls else 0,
        playing is not None and number in (playing.choosing[:1] if s.tactical else playing.choosing),
        number in s.answers or (playing is not None and number in playing.laid),
        s.out[number],
    )


def player_view(source: tuple[Any, ...]) -> dict[str, Any]:
    """A player as everybody sees them."""
    return dict(zip(PLAYER, source, strict=True))


def by_item(counts: list[int]) -> dict[str, int]:
    """How many there are of each item."""
    return dict(zip(ITEMS, counts, strict=True))


def hand_view(source: tuple[int, list[int], str]) -> dict[str, Any]:
    """The seat's own cards, and the one it has laid face down."""
    power, items, laid = source
    return {
        "power": [value for value in range(1, 6) if power >> value & 1],
        "items": by_item(items),
        "laid": laid,
    }


def settled(each: Settled, seats: int) -> dict[str, Any]:
    """A room that was played, with the parts of its sum."""
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
    if isinstance(room, Monster | Treasure):
        told["counts"] = [counted(room, card) for card in each.cards]
    if isinstance(room, Monster):
        told |= {"total": sum(told["counts"]), "strength": room.strength_for(seats)}
        told["attacks"] = whom_it_attacks(room)
    return told


def whom_it_attacks(room: Monster) -> str:
    """Those with the lowest card, or with the highest (R-240)."""
    return "highest" if room.highest else "lowest"
