"""Events about what cards and abilities change."""

from __future__ import annotations

from typing import Literal

from undercroft.games.dungeoneer.state.foes import Foe
from undercroft.games.dungeoneer.state.names import (
    Card,
    Place,
    Quest,
    Seat,
    Side,
    card_name,
    place_name,
    quest_name,
    side_name,
    who,
)
from undercroft.games.dungeoneer.state.state import Dungeoneer

ExitKind = Literal["open", "wall", "blocked"]


def exit_changed(s: Dungeoneer, place: Place, kind: ExitKind, side: Side) -> None:
    """An exit is open, a wall or blocked from now on."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-exit-changed", {"place": place_name(s, place), "kind": kind, "side": side_name(side)}
        )


def rolls_again(s: Dungeoneer, seat: Seat) -> None:
    """A die is thrown again."""
    if s.listener is not None:
        s.tell("dungeoneer-rolls-again", {"who": who(s, seat)})


def draws(s: Dungeoneer, seat: Seat, count: int) -> None:
    """A player draws cards."""
    if s.listener is not None:
        s.tell("dungeoneer-draws", {"who": who(s, seat), "count": count})


def draws_from(s: Dungeoneer, seat: Seat, glory: bool) -> None:
    """A player draws a card from one of two decks."""
    if s.listener is not None:
        s.tell("dungeoneer-draws-from", {"who": who(s, seat), "deck": "glory" if glory else "peril"})


def drew(s: Dungeoneer, seat: Seat, card: Card) -> None:
    """Which card it was, for the player who drew it."""
    if s.listener is not None:
        s.tell("dungeoneer-drew", {"card": card_name(card)}, seat)


def steals(s: Dungeoneer, seat: Seat, card: Card, victim: Seat) -> None:
    """A player takes a card that another player has in play."""
    if s.listener is not None:
        s.tell("dungeoneer-steals", {"who": who(s, seat), "card": card_name(card), "from": who(s, victim)})


def steals_card(s: Dungeoneer, seat: Seat, victim: Seat) -> None:
    """A player takes a card from another player's hand."""
    if s.listener is not None:
        s.tell("dungeoneer-steals-card", {"who": who(s, seat), "from": who(s, victim)})


def stolen_card(s: Dungeoneer, seat: Seat, card: Card) -> None:
    """Which card it was, for one of the two."""
    if s.listener is not None:
        s.tell("dungeoneer-stolen-card", {"card": card_name(card)}, seat)


def foe_discarded(s: Dungeoneer, foe: Foe) -> None:
    """A monster is discarded during the battle."""
    if s.listener is not None:
        s.tell("dungeoneer-foe-discarded", {"monster": foe.named(s)})


def called_off(s: Dungeoneer, foe: Foe) -> None:
    """A hero or monster stops attacking in this battle."""
    if s.listener is not None:
        s.tell("dungeoneer-called-off", {"monster": foe.named(s)})


def steals_escort(s: Dungeoneer, seat: Seat, quest: Quest, victim: Seat) -> None:
    """A hero takes an escort from another hero."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-steals-escort",
            {"who": who(s, seat), "quest": quest_name(quest), "from": who(s, victim)},
        )


def swaps_quest(s: Dungeoneer, seat: Seat, old: Quest, new: Quest) -> None:
    """A personal quest is exchanged for another."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-swaps-quest",
            {"who": who(s, seat), "quest": quest_name(old), "new": quest_name(new)},
        )
