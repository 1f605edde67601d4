"""What the options are called: labels, prompts, and the whole vocabulary of the game."""

from __future__ import annotations

from undercroft.engine.flow import CHANCE, Ask
from undercroft.engine.messages import Description, Message
from undercroft.games.raiders.cards import ITEMS, LOOK, POWERS, Monster
from undercroft.games.raiders.names import card_name, room_name
from undercroft.games.raiders.play import escapes
from undercroft.games.raiders.state import Raiders

RULES = {
    "ball": ["R-092", "R-095"],
    "key": ["R-084", "R-123"],
    "sword": ["R-087", "R-139"],
    LOOK: ["R-061", "R-063", "R-067"],
}


def vocabulary() -> list[str]:
    """Every option there can ever be."""
    return [*POWERS, *ITEMS, LOOK]


def describe(s: Raiders, option: str) -> Description:
    """Label, objects and rules of an open option."""
    if option == LOOK:
        hidden = s.face_down().bit_count()
        warning = None if hidden else Message("raiders-warn-nothing-hidden")
        label = Message("raiders-do-look", {"count": hidden})
        return Description(label, ["card:torch"], RULES[LOOK], warning)
    args: dict[str, str | int] = {"card": card_name(option), "room": room_name(s.here().name)}
    room = s.here()
    if isinstance(room, Monster) and option in room.feeble:
        return Description(Message("raiders-do-feeble", args), [f"card:{option}"], ["R-234", "R-235"])
    if option in POWERS:
        return Description(Message("raiders-do-play", args), [f"card:{option}"], ["R-074", "R-079"])
    if escapes(room, option):
        rules = {"torch": "R-214", "ball": "R-221", "key": "R-229"}
        return Description(Message("raiders-do-escape", args), [f"card:{option}"], [rules[option]])
    return Description(Message(f"raiders-do-{option}", args), [f"card:{option}"], RULES[option])


def prompt(s: Raiders, ask: Ask) -> Message:
    """What must be chosen now."""
    if ask.seat == CHANCE:
        return Message(ask.prompt)
    if ask.idle():
        return Message("raiders-ask-look")
    args: dict[str, str | int] = {"room": room_name(s.here().name), "number": s.room + 1, "floor": s.floor}
    return Message(ask.prompt, args)
