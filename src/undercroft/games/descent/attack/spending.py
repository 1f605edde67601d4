"""What surges and points buy in an attack, and the wounds that follow."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.games.descent.cards.dice import Face

NO_HIT: Final = -1  # in place of a number of wounds
DEADLY: Final = 999  # enough wounds for anybody


class Buy(Value):
    """What a weapon sells for surges, as often as they suffice (J-120, J-121, example J-369)."""

    def __init__(
        self,
        surges: int,
        damage: int = 0,
        range: int = 0,
        pierce: int = 0,
        doubles: bool = False,
        kills: bool = False,
    ) -> None:
        self.surges = surges
        self.damage = damage
        self.range = range
        self.pierce = pierce
        self.doubles = doubles  # all damage of the attack
        self.kills = kills  # the figure in the target space


class Strike(Value):
    """What an attack has besides its dice."""

    def __init__(
        self,
        melee: bool,
        damage: int = 0,
        range: int = 0,
        pierce: int = 0,
        surges: int = 0,
        points: int = 0,
        buys: tuple[Buy, ...] = (),
    ) -> None:
        self.melee = melee
        self.damage = damage
        self.range = range
        self.pierce = pierce
        self.surges = surges  # free ones, added after the roll (J-370)
        self.points = points  # of Sorcery: for range or damage (J-330)
        self.buys = buys


class Mark(Value):
    """What an attack must overcome: distance, armor, and the highest Fear among those it hits (J-452)."""

    def __init__(self, distance: int = 1, armor: int = 0, fear: int = 0) -> None:
        self.distance = distance
        self.armor = armor
        self.fear = fear


def wounds(damage: int, armor: int, pierce: int) -> int:
    """Damage less armor, part of which Pierce ignores (J-129, J-326), never below 0; no shields (J-327)."""
    return max(0, damage - max(0, armor - pierce))


def threat(roll: Face, fear: int) -> int:
    """The threat from a monster's attack: 1 for 2 surges not spent on Fear (J-124, J-374)."""
    return 0 if roll.miss else max(0, roll.surges - fear) // 2


def missing_range(strike: Strike, mark: Mark, range: int) -> int:
    """How much range is missing to hit; melee attacks need none (J-116, J-134, J-135)."""
    return 0 if strike.melee else max(0, mark.distance - range)


class Tally(Value):
    """What an attack comes to with these purchases, before armor."""

    def __init__(self, surges: int, damage: int, range: int, pierce: int, points: int) -> None:
        self.surges = surges  # left; below 0 if more was bought than there are
        self.damage = damage
        self.range = range
        self.pierce = pierce
        self.points = points
        self.times = 1
        self.kills = False


def tally(strike: Strike, roll: Face, bought: list[int]) -> Tally:
    """Add up a roll, the rest of the attack, and the given number of each purchase (J-128)."""
    surges, damage = roll.surges + strike.surges, roll.damage + strike.damage
    range, pierce, times, kills = roll.range + strike.range, strike.pierce, 1, False
    for buy, count in zip(strike.buys, bought, strict=True):
        surges -= buy.surges * count
        damage += buy.damage * count
        range += buy.range * count
        pierce += buy.pierce * count
        if buy.doubles:
            times <<= count
        kills = kills or (buy.kills and count > 0)
    found = Tally(surges, damage, range, pierce, roll.points + strike.points)
    found.times, found.kills = times, kills
    return found


def outcome(strike: Strike, mark: Mark, roll: Face, bought: list[int]) -> int:
    """The wounds of an attack with this many of each purchase; NO_HIT if it fails.

    Points go into missing range first, then into damage (J-119, J-375). Unaffordable purchases fail, too.
    """
    sum = tally(strike, roll, bought)
    points = sum.points - missing_range(strike, mark, sum.range)
    if roll.miss or sum.surges < mark.fear or points < 0:
        return NO_HIT
    return DEADLY if sum.kills else wounds((sum.damage + points) * sum.times, mark.armor, sum.pierce)


def purchases(buys: tuple[Buy, ...], surges: int) -> list[list[int]]:
    """Every way to spend some of these surges: how many of each."""
    if not buys:
        return [[]]
    found: list[list[int]] = []
    for count in range(max(0, surges) // buys[0].surges + 1):
        found.extend([[count, *rest] for rest in purchases(buys[1:], surges - count * buys[0].surges)])
    return found


def best(strike: Strike, mark: Mark, roll: Face, bought: tuple[int, ...] = ()) -> int:
    """The most wounds that a roll can do after these purchases; NO_HIT if it cannot hit."""
    most, left = NO_HIT, roll.surges + strike.surges - mark.fear
    for buy, count in zip(strike.buys, bought, strict=False):
        left -= buy.surges * count
    for more in purchases(strike.buys, left):
        every = [here + before for here, before in zip(more, bought, strict=True)] if bought else more
        most = max(most, outcome(strike, mark, roll, every))
    return most
