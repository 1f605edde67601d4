"""The table in plain text: the floor, the players, your hand, the last room in detail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.engine.messages import Message

Say = Callable[[Message], str]


def table(view: dict[str, Any], say: Say) -> list[str]:
    """A view as lines of text."""
    return [
        *_last_room(view, say),
        say(Message("raiders-text-floor", {"floor": view["floor"], "floors": view["floors"]})),
        *[_place(each, say) for each in view["row"]],
        "",
        *[_player(each, view, say) for each in view["players"]],
        say(Message("raiders-text-supply", view["supply"])),
        *_hand(view, say),
    ]


def history(view: dict[str, Any], say: Say) -> list[str]:
    """Every room that was played, card by card."""
    lines = []
    for room in view["history"]:
        cards = [_played(view, room, seat, say) for seat in range(view["seats"])]
        args = {"floor": room["floor"], "room": f"@raiders-room-{room['room']}", "cards": ", ".join(cards)}
        if room.get("strength") is None:
            lines.append(say(Message("raiders-text-settled", args)))
        else:
            sums = {"total": room["total"], "strength": room["strength"]}
            lines.append(say(Message("raiders-text-settled-sum", {**args, **sums})))
    return lines


def _played(view: dict[str, Any], room: dict[str, Any], seat: int, say: Say) -> str:
    coins, wounds = room["coins"][seat], room["wounds"][seat]
    return say(
        Message(
            "raiders-text-played",
            {
                "who": f"@raiders-character-{view['players'][seat]['character']}",
                "card": _short(room["cards"][seat], say),
                "balls": room["balls"][seat],
                "coins": f"{coins:+}" if coins else "none",
                "wounds": f"{wounds:+}" if wounds else "none",
            },
        )
    )


def _last_room(view: dict[str, Any], say: Say) -> list[str]:
    """The sum of the last monster room, number by number."""
    if not view["history"] or view["history"][-1]["kind"] not in ("monster", "boss"):
        return []
    last = view["history"][-1]
    terms = " + ".join(str(count) for count in last["counts"])
    args = {"room": f"@raiders-room-{last['room']}", "terms": terms, "total": last["total"]}
    if last["strength"] is None:
        return [say(Message("raiders-text-sum-unbeatable", args)), ""]
    return [say(Message("raiders-text-sum", {**args, "strength": last["strength"]})), ""]


def _place(place: dict[str, Any], say: Say) -> str:
    number = place["number"]
    if place["card"] is None:
        return say(Message("raiders-text-hidden", {"number": number}))
    card = place["card"]
    args: dict[str, str | int] = {"number": number, "room": f"@raiders-room-{card['name']}"}
    if place["state"] == "gone":
        return say(Message("raiders-text-gone", args))
    if card["kind"] in ("monster", "boss"):
        args |= {"strength": card["strength"] or 0, "wounds": card["wounds"]}
    if card["kind"] == "treasure":
        args |= {"first": card["chests"][0], "second": [*card["chests"], 0][1]}
    text = say(Message(_message(card), args))
    return say(Message("raiders-text-seen", {"text": text})) if place["state"] == "down" else text


def _message(card: dict[str, Any]) -> str:
    """Monsters and treasures differ only in numbers; every vault, trap and boss has its own sentence."""
    if card["kind"] in ("monster", "treasure"):
        return f"raiders-text-{card['kind']}"
    if card["kind"] == "vault":
        return f"raiders-text-{card['name']}"
    return f"raiders-text-{card['kind']}-{card['name']}"


def _player(player: dict[str, Any], view: dict[str, Any], say: Say) -> str:
    played = [_short(card, say) for card in player["played"]]
    args = {name: player[name] for name in ("coins", "wounds")}
    state = "out" if player["out"] else "ready" if player["ready"] else "none"
    return say(
        Message(
            "raiders-text-player",
            {
                **args,
                "who": f"@raiders-character-{player['character']}",
                "cards": player["hand_size"],
                "played": ", ".join(played) or "-",
                "card": _short(player["card"], say) if player["card"] else "none",
                "state": state,
                "scroll": "yes" if view["scroll"] == player["seat"] else "no",
            },
        )
    )


def _short(card: str, say: Say) -> str:
    return say(Message(f"raiders-short-{card.replace(':', '-')}"))


def _hand(view: dict[str, Any], say: Say) -> list[str]:
    hand = view["hand"]
    if hand is None:
        return []
    cards = [say(Message(f"raiders-short-power-{value}")) for value in hand["power"]]
    for item, count in hand["items"].items():
        cards += [say(Message(f"raiders-short-{item}"))] * count
    return [say(Message("raiders-text-hand", {"cards": ", ".join(cards)}))]
