"""Why not: for everything that cannot be chosen now, the rule that forbids it and what to say."""

from __future__ import annotations

from undercroft.engine.flow import Args
from undercroft.engine.messages import Message, Refusal, literal
from undercroft.games.raiders.cards import ITEMS, LOOK, POWERS, TORCH
from undercroft.games.raiders.names import card_name, room_name, who
from undercroft.games.raiders.play import PlayRoom, fits
from undercroft.games.raiders.state import Raiders
from undercroft.games.raiders.words import vocabulary

ELSEWHERE = {"key": "R-086", "sword": "R-089", "torch": "R-091"}


def refusal(s: Raiders, seat: int, option: str) -> Refusal:
    """Why this option is not open to a seat now."""
    if option not in vocabulary():
        return Refusal(None, Message("unknown-option", {"option": literal(option[:40])}))
    if seat >= s.seats:
        return Refusal(None, Message("no-such-seat", {"seat": seat}))
    if s.reason:
        return _no("R-253", "raiders-why-over")
    top = s.agenda[-1]
    if not isinstance(top, PlayRoom):
        return _no("R-052", "raiders-why-preparing")
    if option == LOOK:
        return _no("R-061", "raiders-why-no-torch")
    if seat in s.answers:
        return _no("R-077", "raiders-why-laid")
    if not any(ask.seat == seat and not ask.idle() for ask in s.pending):
        return _not_asked(s, top, seat)
    return _card(s, seat, option)


def _no(rule: str, message: str, args: Args | None = None) -> Refusal:
    return Refusal(rule, Message(message, args))


def _not_asked(s: Raiders, top: PlayRoom, seat: int) -> Refusal:
    if s.tactical and seat in (*top.choosing, *top.again):
        return _no("R-278", "raiders-why-not-your-turn", {"who": who(s, top.choosing[0])})
    return _no("R-103", "raiders-why-revealed")


def _card(s: Raiders, seat: int, card: str) -> Refusal:
    args: Args = {"card": card_name(card), "room": room_name(s.here().name)}
    if card in POWERS:
        return _no("R-079", "raiders-why-played", args)
    item = ITEMS.index(card)
    if not fits(item, s.here()):
        return _no(ELSEWHERE[card], f"raiders-why-{card}-elsewhere", args)
    assert not s.held(seat, item), f"{card} should be open"
    return _no("R-042" if item != TORCH else "R-090", "raiders-why-not-held", args)
