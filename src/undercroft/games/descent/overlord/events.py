"""Events about the overlord's cards and monsters."""

from __future__ import annotations

from undercroft.games.descent.state.names import (
    Card,
    Figure,
    KindNumber,
    Space,
    card_name,
    kind_name,
    space_name,
    who,
)
from undercroft.games.descent.state.state import OVERLORD, Descent


def overlord_turn(s: Descent, number: int) -> None:
    """The overlord's turn begins."""
    if s.listener is not None:
        s.tell("descent-overlord-turn", {"number": number})


def appears(s: Descent, kind: KindNumber, space: Space) -> None:
    """A monster stands where it was placed."""
    if s.listener is not None:
        s.tell("descent-appears", {"kind": kind_name(s.box.kinds[kind]), "space": space_name(s, space)})


def aims(s: Descent, figure: Figure) -> None:
    """The attack is aimed."""
    if s.listener is not None:
        s.tell("descent-aims", {"who": who(s, figure)})


def draws(s: Descent, count: int) -> None:
    """The overlord draws cards."""
    if s.listener is not None:
        s.tell("descent-draws", {"count": count})


def draws_card(s: Descent, card: Card) -> None:
    """The card that the overlord has drawn."""
    if s.listener is not None:
        s.tell("descent-draws-card", {"card": card_name(card)}, OVERLORD)


def discards(s: Descent, card: Card, threat: int) -> None:
    """The overlord discards a card for threat."""
    if s.listener is not None:
        s.tell("descent-discards", {"card": card_name(card), "threat": threat})


def shows(s: Descent, card: Card) -> None:
    """The overlord shows a card for which he still has to raise threat."""
    if s.listener is not None:
        s.tell("descent-shows", {"card": card_name(card)})


def plays(s: Descent, card: Card, threat: int) -> None:
    """The overlord plays a card, and has this threat left."""
    if s.listener is not None:
        s.tell("descent-plays", {"card": card_name(card), "threat": threat})


def stays_in_force(s: Descent, card: Card) -> None:
    """A power stays in play."""
    if s.listener is not None:
        s.tell("descent-stays-in-force", {"card": card_name(card)})


def reshuffles(s: Descent) -> None:
    """The overlord's deck has run out, and the discards are shuffled into a new one."""
    if s.listener is not None:
        s.tell("descent-reshuffles", {})


def activates(s: Descent, figure: Figure) -> None:
    """A monster is activated."""
    if s.listener is not None:
        s.tell("descent-activates", {"who": who(s, figure)})


def saves(s: Descent, hero: Figure, count: int) -> None:
    """Faces that help a hero against a trap."""
    if s.listener is not None:
        s.tell("descent-saves", {"who": who(s, hero), "count": count})
