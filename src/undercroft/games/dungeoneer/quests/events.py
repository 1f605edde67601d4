"""Events about quests."""

from __future__ import annotations

from undercroft.games.dungeoneer.state.names import (
    Card,
    Place,
    Quest,
    Seat,
    added,
    card_name,
    event_name,
    listed,
    place_name,
    quest_name,
    who,
)
from undercroft.games.dungeoneer.state.state import Dungeoneer


def common(s: Dungeoneer, quest: Quest) -> None:
    """A new common quest."""
    if s.listener is not None:
        s.tell("dungeoneer-common", {"quest": quest_name(quest)})


def attempts(s: Dungeoneer, seat: Seat, quest: Quest) -> None:
    """A hero attempts a quest."""
    if s.listener is not None:
        s.tell("dungeoneer-attempts", {"who": who(s, seat), "quest": quest_name(quest)})


def luck(
    s: Dungeoneer,
    seat: Seat,
    faces: list[int],
    best: bool,
    counted: list[int],
    plus: int,
    total: int,
    value: int,
) -> None:
    """The dice of a quest of chance: all of them, or the best one."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-luck",
            {
                "who": who(s, seat),
                "total": total,
                "value": value,
                "dice": listed(faces),
                "added": plus,
                "sum": added(counted, total),
                "read": "best" if best else "all",
                "passed": 1 if total >= value else 0,
            },
        )


def quest_fails(s: Dungeoneer, seat: Seat, quest: Quest) -> None:
    """An attempt at a quest has failed."""
    if s.listener is not None:
        s.tell("dungeoneer-quest-fails", {"who": who(s, seat), "quest": quest_name(quest)})


def completes(s: Dungeoneer, seat: Seat, quest: Quest) -> None:
    """A hero completes a quest."""
    if s.listener is not None:
        s.tell("dungeoneer-completes", {"who": who(s, seat), "quest": quest_name(quest)})


def finds(s: Dungeoneer, seat: Seat, quest: Quest, die: int, total: int, value: int) -> None:
    """A search finds the place of a quest."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-finds",
            {
                "who": who(s, seat),
                "quest": quest_name(quest),
                "sum": added([die], total),
                "total": total,
                "value": value,
            },
        )


def finds_nothing(s: Dungeoneer, seat: Seat, quest: Quest, die: int, total: int, value: int) -> None:
    """A search finds nothing."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-finds-nothing",
            {
                "who": who(s, seat),
                "quest": quest_name(quest),
                "sum": added([die], total),
                "total": total,
                "value": value,
            },
        )


def escorts(s: Dungeoneer, seat: Seat, quest: Quest) -> None:
    """A hero starts an escort, or takes it up again."""
    if s.listener is not None:
        s.tell("dungeoneer-escorts", {"who": who(s, seat), "quest": quest_name(quest)})


def drops(s: Dungeoneer, seat: Seat, quest: Quest, place: Place) -> None:
    """A hero leaves an escort behind."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-drops",
            {"who": who(s, seat), "quest": quest_name(quest), "place": place_name(s, place)},
        )


def springs(s: Dungeoneer, card: Card, place: Place) -> None:
    """A trap that waited in a location goes off."""
    if s.listener is not None:
        s.tell("dungeoneer-springs", {"card": card_name(card), "place": place_name(s, place)})


def ambush(s: Dungeoneer, seat: Seat, card: Card) -> None:
    """A monster attacks a hero in its lair."""
    if s.listener is not None:
        s.tell(
            "dungeoneer-ambush",
            {"card": card_name(card), "who": who(s, seat), "place": place_name(s, s.place[seat])},
        )


def event_ends(s: Dungeoneer, name: str) -> None:
    """The event card is discarded."""
    if s.listener is not None:
        s.tell("dungeoneer-event-ends", {"event": event_name(name)})
