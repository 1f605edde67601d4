"""Events about cards and abilities being used."""

from __future__ import annotations

from undercroft.games.dungeoneer.state.names import Card, Seat, SourceKey, ability_name, card_name, who
from undercroft.games.dungeoneer.state.state import Dungeoneer


def plays(s: Dungeoneer, card: Card, seat: Seat) -> None:
    """A player plays a card."""
    if s.listener is not None:
        s.tell("dungeoneer-plays", {"card": card_name(card), "who": who(s, seat)})


def plays_at(s: Dungeoneer, card: Card, seat: Seat, target: Seat) -> None:
    """A player plays a card against another one."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-plays-at",
            {"card": card_name(card), "who": who(s, seat), "target": who(s, target)},
        )


def appears(s: Dungeoneer, card: Card) -> None:
    """A card of a solo game's Dungeonlord takes effect."""
    if s.listener is not None:
        s.tell("dungeoneer-appears", {"card": card_name(card)})


def attaches(s: Dungeoneer, card: Card, host: str) -> None:
    """A card is put under another one, or on a location."""
    if s.listener is not None:
        s.tell("dungeoneer-attaches", {"card": card_name(card), "host": host})


def uses(s: Dungeoneer, seat: Seat, source: SourceKey, hero: bool, place: bool) -> None:
    """A player uses an ability, perhaps one of the hero or of the location."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-uses",
            {
                "who": who(s, seat),
                "card": ability_name(source),
                "kind": "hero" if hero else "location" if place else "card",
            },
        )
