"""Monster rooms and bosses: beaten together, or it attacks."""

from __future__ import annotations

from undercroft.games.raiders.cards import FEEBLE, Monster, value
from undercroft.games.raiders.names import room_name, who
from undercroft.games.raiders.purse import gain_coins, lose_coins, wound
from undercroft.games.raiders.state import Raiders


def settle_monster(s: Raiders, room: Monster, cards: list[str]) -> str:
    """Add the cards up against its strength; "beaten", "attacked", or "escaped" if nobody stayed."""
    fighters = [seat for seat in range(s.seats) if cards[seat] != room.escape]  # escaped
    if not fighters:
        s.tell("raiders-all-escape", {"room": room_name(room.name)})
        return "escaped"
    values = {seat: worth(room, cards[seat]) for seat in fighters}
    total = sum(values.values())
    strength = room.strength_for(s.seats)
    beaten = strength is not None and total >= strength  # R-128; without a strength it never is
    if s.listener is not None:
        message = "raiders-beaten" if beaten else "raiders-attacks" if strength else "raiders-unbeatable"
        s.tell(message, {"room": room_name(room.name), "total": total, "strength": strength or 0})
    if room.prize:
        award(s, room, values, beaten)
    if not beaten:
        for seat in attacked(room, values):
            strike(s, room, seat)
    return "beaten" if beaten else "attacked"


def worth(room: Monster, card: str) -> int:
    """What a card counts for against this monster; one that escapes does not count (R-234, R-235)."""
    if card == room.escape:
        return 0
    return FEEBLE if card in room.feeble else value(card)


def attacked(room: Monster, values: dict[int, int]) -> list[int]:
    """Everybody with the lowest card, or with the highest where the monster says so (R-131, R-133, R-240)."""
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
        s.tell("raiders-out", {"who": who(s, seat)})


def award(s: Raiders, room: Monster, values: dict[int, int], beaten: bool) -> None:
    """Coins for the highest cards, but none if all are equal and it was not beaten (R-199..R-203)."""
    highest = max(values.values())
    if beaten or min(values.values()) < highest:
        for seat, worth in values.items():
            if worth == highest:
                gain_coins(s, seat, room.prize)
