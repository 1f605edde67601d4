"""Monster rooms and bosses: all beat the monster together, or it attacks."""

from __future__ import annotations

from typing import Final

from undercroft.games.raiders import events as told
from undercroft.games.raiders.cards import FEEBLE, Monster, Room, value
from undercroft.games.raiders.purse import gain_coins, lose_coins, wound
from undercroft.games.raiders.state import Raiders

BEATEN: Final = "beaten"
ATTACKED: Final = "attacked"
ESCAPED: Final = "escaped"  # nobody stayed


def settle_monster(s: Raiders, room: Monster, cards: list[str]) -> str:
    """Compare the cards with its strength and carry out the result; returns the verdict.

    A monster that is beaten attacks no one (R-176), and only some bosses pay anything (R-129).
    """
    values = fighting(room, cards)
    found = verdict(room, values, s.seats)
    if found == ESCAPED:
        told.all_escape(s, room.name)
        return found
    if s.listener is not None:
        tell_verdict(s, room, found, sum(values.values()))
    if room.prize:
        for seat in prized(values, found):
            gain_coins(s, seat, room.prize)
    if found == ATTACKED:
        for seat in attacked(room, values):
            strike(s, room, seat)
    return found


def tell_verdict(s: Raiders, room: Monster, found: str, total: int) -> None:
    """Report how the cards compare with its strength."""
    strength = room.strength_for(s.seats)
    if found == BEATEN:
        told.beaten(s, room.name, total, strength or 0)
    elif strength:
        told.attacks(s, room.name, total, strength)
    else:
        told.unbeatable(s, room.name, total)


def fighting(room: Monster, cards: list[str]) -> dict[int, int]:
    """The card values of those who have not escaped (R-215, R-216, R-222, R-223, R-229)."""
    return {seat: worth(room, card) for seat, card in enumerate(cards) if card != room.escape}


def verdict(room: Monster, values: dict[int, int], seats: int) -> str:
    """Whether the monster is beaten (R-127, R-128) or attacks (R-130); without a strength it attacks (R-227).

    Examples: R-136, R-137.
    """
    if not values:
        return ESCAPED
    strength = room.strength_for(seats)
    return BEATEN if strength is not None and sum(values.values()) >= strength else ATTACKED


def worth(room: Monster, card: str) -> int:
    """What a card counts for against this monster; one that escapes does not count (R-234, R-235)."""
    if card == room.escape:
        return 0
    return FEEBLE if card in room.feeble else value(card)


def counted(room: Room, card: str) -> int:
    """What a card counts for in a room of any kind."""
    return worth(room, card) if isinstance(room, Monster) else value(card)


def attacked(room: Monster, values: dict[int, int]) -> list[int]:
    """Everybody with the lowest card, or the highest if the monster says so (R-131, R-133, R-240).

    That may be everybody (R-134, R-182).
    """
    mark = max(values.values()) if room.highest else min(values.values())
    return [seat for seat, worth in values.items() if worth == mark]


def strike(s: Raiders, room: Monster, seat: int) -> None:
    """What the attack does: wounds, coins lost, or out of the game."""
    if room.wounds:
        wound(s, seat, room.wounds)
    if room.coins:
        lose_coins(s, seat, room.coins)
    if room.out:
        s.out[seat] = True
        told.out(s, seat)  # the others go on to the scoring


def prized(values: dict[int, int], found: str) -> list[int]:
    """Who gets the prize: the highest cards, beaten or not (R-211), unless all are equal and it attacks.

    The Sphinx: R-199, R-200, R-201, R-203; the Minotaur: R-207, R-208, R-209.
    """
    highest = max(values.values())
    if found == ATTACKED and min(values.values()) == highest:
        return []
    return [seat for seat, worth in values.items() if worth == highest]
