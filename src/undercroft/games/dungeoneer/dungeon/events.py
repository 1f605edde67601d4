"""Events about the map and moving across it."""

from __future__ import annotations

from undercroft.games.dungeoneer.state.names import (
    Place,
    Quest,
    Seat,
    Side,
    place_name,
    quest_name,
    side_name,
    who,
)
from undercroft.games.dungeoneer.state.state import Dungeoneer


def draws_location(s: Dungeoneer, seat: Seat, place: Place) -> None:
    """A location is drawn and must be placed."""
    if s.listener is not None:
        s.tell("dungeoneer-draws-location", {"who": who(s, seat), "place": place_name(s, place)})


def no_spot(s: Dungeoneer, place: Place) -> None:
    """A location fits nowhere and goes to the bottom of the deck."""
    if s.listener is not None:
        s.tell("dungeoneer-no-spot", {"place": place_name(s, place)})


def lays(s: Dungeoneer, place: Place, other: Place, side: Side) -> None:
    """Where a location was placed: beside which one, and on which side of it."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-lays",
            {"place": place_name(s, place), "other": place_name(s, other), "side": side_name(side)},
        )


def swaps(s: Dungeoneer, place: Place, other: Place) -> None:
    """Two locations have changed places."""
    if s.listener is not None:
        s.tell("dungeoneer-swaps", {"place": place_name(s, place), "other": place_name(s, other)})


def opens(s: Dungeoneer, seat: Seat, place: Place, side: Side, ap: int) -> None:
    """A hero holds an exit open (D-102)."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-opens",
            {"who": who(s, seat), "place": place_name(s, place), "side": side_name(side), "ap": ap},
        )


def enters(s: Dungeoneer, seat: Seat, place: Place) -> None:
    """A hero comes into a location."""
    if s.listener is not None:
        s.tell("dungeoneer-enters", {"who": who(s, seat), "place": place_name(s, place)})


def dodges(s: Dungeoneer, seat: Seat) -> None:
    """A hero dodges spikes."""
    if s.listener is not None:
        s.tell("dungeoneer-dodges", {"who": who(s, seat)})


def no_way(s: Dungeoneer, quest: Quest) -> None:
    """A quest is given up: a location that it needs will never be placed."""
    if s.listener is not None:
        s.tell("dungeoneer-no-way", {"quest": quest_name(quest)})
