"""From grade to grade: levels that a location sells, and quests that are exchanged for better ones.

Everybody waits for the last hero of a grade (D-265), so a level is worth a detour. At the last grade it ends
the game (D-273): only the leader in points wants that.
"""

from __future__ import annotations

from typing import Final

from undercroft.bots.dungeoneer.known import Known
from undercroft.games.dungeoneer.advice.position import serves
from undercroft.games.dungeoneer.advice.printed import Effect, Price, verbs

GRANTS: Final = "gain level"
EXCHANGES: Final = "swap quest"
SURE: Final = 1.0  # the value of a level that can be paid for on arrival
SOON: Final = 0.4  # the same if some glory is missing
SAVED_UP: Final = 3  # how much may be missing: a turn or two will bring it
SECOND_CHOICE: Final = 0.3  # what another quest is worth


def wants_level(s: Known, seat: int) -> bool:
    """Whether a level without a quest brings a hero nearer to winning."""
    if not s.climbs or s.level[seat] >= s.hero(seat).last:
        return False
    if s.stage < s.box.grades[-1]:
        return True
    others = [s.points(other) for other in s.living() if other != seat]
    return s.points(seat) > max(others, default=0)


def level_price(s: Known, place: int) -> Price | None:
    """What a level costs in a location that grants one."""
    grants = offers(s, place, GRANTS)
    return grants[0].price if grants else None


def offers(s: Known, place: int, verb: str) -> list[Effect]:
    """The abilities of a location that do this."""
    return [effect for effect in s.box.locations[place].abilities if verb in verbs(effect)]


def schools(s: Known, seat: int) -> dict[int, float]:
    """Where a hero who wants one can buy a level, and how soon."""
    found: dict[int, float] = {}
    for place in laid(s) if wants_level(s, seat) else []:
        price = level_price(s, place)
        if price is not None:
            lacks = price.glory - s.glory[seat] - s.box.locations[place].glory
            if lacks <= SAVED_UP:
                found[place] = SURE if lacks <= 0 else SOON
    return found


def tuition(s: Known, seat: int) -> int:
    """The glory to keep for a level that is for sale somewhere on the map."""
    places = laid(s) if wants_level(s, seat) else []
    prices = [price.glory for place in places if (price := level_price(s, place)) is not None]
    return min(prices, default=0)


def exchanges(s: Known, seat: int) -> dict[int, float]:
    """Where a quest can be exchanged for glory that the hero has."""
    if not s.climbs or not s.quests[seat] or not len(s.quest_deck):
        return {}
    return {
        place: SECOND_CHOICE
        for place in laid(s)
        for effect in offers(s, place, EXCHANGES)
        if effect.price.glory <= s.glory[seat] and serves(s, effect)
    }


def laid(s: Known) -> list[int]:
    """The locations on the map."""
    return [place for place, cell in enumerate(s.cells) if cell >= 0]
