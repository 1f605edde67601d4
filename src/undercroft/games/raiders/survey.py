"""What a player could work out: what is left in every hand, and what each card would bring.

Hands are no secret to a player who counts cards: power cards are played openly, characters are face up, and
everybody saw what a vault gave. What is hidden, the cards played face down, is not used: all cards that
a player might play count equally.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

from undercroft.games.raiders.cards import BALL, ITEMS, Monster, Trap, Treasure, Vault
from undercroft.games.raiders.hand import choices, escapes
from undercroft.games.raiders.monster import ATTACKED, BEATEN, attacked, prized, verdict
from undercroft.games.raiders.monster import counted as counted_in
from undercroft.games.raiders.play import PlayRoom
from undercroft.games.raiders.state import PURSE, Raiders
from undercroft.games.raiders.trap import penalty_for, targets
from undercroft.games.raiders.treasure import shares

Values = tuple[int, ...]
Combination = tuple[Values, int]  # what the others' cards count for, and in how many ways


def survey(s: Raiders, seat: int | None) -> dict[str, Any]:
    """Every hand as it can be counted; for a seat that plays this room, also what its cards would bring."""
    found: dict[str, Any] = {"counted": [counted(s, number) for number in range(len(s.characters))]}
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, PlayRoom) or s.reason:
        return found
    room = s.here()
    if isinstance(room, Trap):
        found["targets"] = targets(room, s.coins, s.wounds)
    if seat is None or seat >= s.seats:
        return found
    others = [Counter(counts(s, final(s, top, other))) for other in range(s.seats) if other != seat]
    ways = [*combinations(others)]
    found["others"] = [sum(min(each) for each in others), sum(max(each) for each in others)]
    found["ways"] = sum(weight for _, weight in ways)
    own = (s.answers[seat],) if seat in s.answers else final(s, top, seat)
    found["cards"] = {
        card: prospects(s, seat, card, ways) for card in own if card != ITEMS[BALL] or escapes(room, card)
    }
    return found


def counted(s: Raiders, seat: int) -> dict[str, Any]:
    """The cards that a seat must hold: power cards not played on this floor, items taken and not used."""
    powers = [number for number in range(1, 6) if s.power[seat] >> number & 1]
    return {"power": powers, "items": {item: s.held(seat, number) for number, item in enumerate(ITEMS)}}


def final(s: Raiders, top: PlayRoom, seat: int) -> tuple[str, ...]:
    """The cards that a seat may end up with in this room: a crystal ball is followed by another card."""
    if top.cards[seat] and seat not in (*top.choosing, *top.again):
        return (top.cards[seat],)
    return tuple([card for card in choices(s, seat) if card != ITEMS[BALL] or escapes(s.here(), card)])


def counts(s: Raiders, cards: tuple[str, ...]) -> list[int]:
    """What cards count for here; 0 for an escape."""
    return [counted_in(s.here(), card) for card in cards]


def combinations(hands: list[Counter[int]]) -> Iterator[Combination]:
    """Every way in which these hands can be played; equal sets of values appear once, with their count."""
    found: Counter[Values] = Counter()
    for values in product(*hands):
        found[tuple(sorted(values))] += prod(hand[each] for hand, each in zip(hands, values, strict=True))
    yield from found.items()


def prospects(s: Raiders, seat: int, card: str, ways: list[Combination]) -> dict[str, Any]:
    """In how many of the ways this card brings each result."""
    room = s.here()
    [own] = counts(s, (card,))
    if isinstance(room, Monster):
        return fight(room, s.seats, own, ways)
    if isinstance(room, Treasure):
        return {"coins": by_outcome([(chest(s, seat, room, own, others), ways) for others, ways in ways])}
    if isinstance(room, Trap):
        return {"penalty": by_outcome([(penalty_for(room, [own, *others]), ways) for others, ways in ways])}
    assert isinstance(room, Vault)
    reward = room.rewards[own - 1]
    left = s.supply[reward.item] if reward.item >= 0 else s.seats
    return {
        "reward": reward.printed,
        "short": sum(ways for others, ways in ways if others.count(own) >= left),
    }


def fight(room: Monster, players: int, own: int, ways: list[Combination]) -> dict[str, Any]:
    """Against a monster: how often it is beaten, this card is struck, or wins the prize."""
    beaten = struck = prize = 0
    for others, weight in ways:
        values = {place: each for place, each in enumerate((own, *others)) if each}  # 0: escaped
        end = verdict(room, values, players)
        beaten += weight if end == BEATEN else 0
        struck += weight if end == ATTACKED and 0 in attacked(room, values) else 0
        prize += weight if values and 0 in prized(values, end) else 0
    return {"beaten": beaten, "struck": struck, **({"prize": prize} if room.prize else {})}


def chest(s: Raiders, seat: int, room: Treasure, own: int, others: Values) -> int:
    """The coins that a card brings when the others play these."""
    won = sum(share for rank, _, share in shares(room, [own, *others]) if rank == own)
    return min(won, PURSE - s.coins[seat])


def by_outcome(found: list[tuple[int, int]]) -> dict[str, int]:
    """Outcomes with the number of ways to each, the lowest first."""
    summed: Counter[int] = Counter()
    for outcome, ways in found:
        summed[outcome] += ways
    return {str(outcome): summed[outcome] for outcome in sorted(summed)}
