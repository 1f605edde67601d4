"""Events about the course of a game."""

from __future__ import annotations

from undercroft.games.dungeoneer.state.names import (
    Card,
    Place,
    Quest,
    Seat,
    card_name,
    event_name,
    listed,
    place_name,
    quest_name,
    who,
)
from undercroft.games.dungeoneer.state.state import Dungeoneer


def first(s: Dungeoneer, number: int) -> None:
    """Which player begins."""
    if s.listener is not None:
        s.tell("dungeoneer-first", {"number": number})


def joins(s: Dungeoneer, seat: Seat, number: int) -> None:
    """A player has chosen a hero."""
    if s.listener is not None:
        s.tell("dungeoneer-joins", {"who": who(s, seat), "number": number})


def turn(s: Dungeoneer, seat: Seat, round: int) -> None:
    """A hero's turn begins."""
    if s.listener is not None:
        s.tell("dungeoneer-turn", {"who": who(s, seat), "round": round})


def stays(s: Dungeoneer, seat: Seat, place: Place) -> None:
    """A hero did not move and gets the points of the location again."""
    if s.listener is not None:
        s.tell("dungeoneer-stays", {"who": who(s, seat), "place": place_name(s, place)})


def wanders(s: Dungeoneer, faces: list[int], count: int) -> None:
    """The encounter dice of a solo game, and how many cards they bring."""
    if s.listener is not None:
        s.tell("dungeoneer-wanders", {"faces": listed(faces), "count": count})


def rises(s: Dungeoneer, seat: Seat) -> None:
    """A new hero joins for a player whose hero was defeated."""
    if s.listener is not None:
        s.tell("dungeoneer-rises", {"who": who(s, seat)})


def lurks(s: Dungeoneer, card: Card) -> None:
    """A bane of a solo game waits for a monster or trap (D-310)."""
    if s.listener is not None:
        s.tell("dungeoneer-lurks", {"card": card_name(card)})


def quest_of(s: Dungeoneer, seat: Seat, quest: Quest) -> None:
    """A personal quest of a hero."""
    if s.listener is not None:
        s.tell("dungeoneer-quest-of", {"who": who(s, seat), "quest": quest_name(quest)})


def event(s: Dungeoneer, name: str) -> None:
    """The event card is in the middle of the table."""
    if s.listener is not None:
        s.tell("dungeoneer-event", {"event": event_name(name)})


def event_roll(s: Dungeoneer, seat: Seat, die: int, value: int) -> None:
    """The die for the event at the start of a turn."""
    if s.listener is not None:
        s.tell("dungeoneer-event-roll", {"who": who(s, seat), "die": die, "value": value})


def upkeep(s: Dungeoneer, seat: Seat, card: Card, count: int) -> None:
    """A hero pays the upkeep of a card in play."""
    if s.listener is not None:
        s.tell("dungeoneer-upkeep", {"who": who(s, seat), "card": card_name(card), "count": count})


def ascends(s: Dungeoneer, level: int) -> None:
    """The last player has finished a grade: all heroes rise."""
    if s.listener is not None:
        s.tell("dungeoneer-ascends", {"level": level})


def becomes_legend(s: Dungeoneer, seat: Seat, level: int) -> None:
    """A hero gets the card of the next grade."""
    if s.listener is not None:
        s.tell("dungeoneer-becomes-legend", {"who": who(s, seat), "level": level})


def decks_change(s: Dungeoneer) -> None:
    """Other adventure cards and quests are used from now on."""
    if s.listener is not None:
        s.tell("dungeoneer-decks-change", {})
