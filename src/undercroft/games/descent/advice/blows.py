"""Quick estimates of attacks: wounds and kills without fatigue, from where a figure stands on a table."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from undercroft.games.descent.attack.arms import dice_of, form_of
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.hit import armor_against
from undercroft.games.descent.attack.spend import MORE_DICE, SURGES
from undercroft.games.descent.attack.spending import NO_HIT, Mark, Strike, best
from undercroft.games.descent.attack.targets import targets
from undercroft.games.descent.attack.weapons import weapon_strike
from undercroft.games.descent.cards.dice import FACES, SIX, Face, power_dice, with_power
from undercroft.games.descent.cards.records import Item
from undercroft.games.descent.cards.vocabulary import DAMAGE, MELEE, PIERCE, RANGE, SORCERY, SURGE, WEAPON
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.hero.gear import Setting, number, rank, trait
from undercroft.games.descent.odds.attacks import attack_under_way, attempt_on, prepared
from undercroft.games.descent.odds.strikes import HIT, KILL, bought_die, landed, spread
from undercroft.games.descent.state.state import FIRST_MONSTER, Descent

BARE: Final = "bare-hands"
_SPREADS: Final[dict[tuple[object, ...], list[float]]] = {}
REMEMBERED: Final = 20_000

__all__ = [
    "MORE_DICE",
    "Blow",
    "attack_under_way",
    "blow",
    "blows",
    "face",
    "gain_of_die",
    "kind_might",
    "likely",
    "might",
    "names_target",
    "power",
    "useful_surge",
    "weapons",
]


class Blow:
    """An attack with a weapon on a figure: the target space and the chances."""

    def __init__(self, weapon: str, target: int, figure: int, odds: list[float], health: int) -> None:
        self.weapon = weapon
        self.target = target
        self.figure = figure
        self.hit = odds[0]
        self.kill = odds[health] if health < len(odds) else 0.0
        self.wounds = sum(odds[1 : health + 1])  # not counting those beyond its health


def likely(pool: tuple[int, ...], strike: Strike, mark: Mark) -> list[float]:
    """The chances that an attack does at least this many wounds, by number; 0: that it hits."""
    buys = tuple([tuple(vars_of(buy)) for buy in strike.buys])
    key = (pool, strike.melee, strike.damage, strike.range, strike.pierce, strike.surges, strike.points, buys)
    where = (*key, 0 if strike.melee else mark.distance, mark.armor, mark.fear)
    found = _SPREADS.get(where)
    if found is None:
        if len(_SPREADS) > REMEMBERED:
            _SPREADS.clear()
        every = SIX ** len(pool)
        found = _SPREADS[where] = [count / every for count in spread(pool, strike, mark)]
    return found


def vars_of(buy: object) -> list[int]:
    """A purchase as a key of a cache."""
    return [int(getattr(buy, name)) for name in ("surges", "damage", "range", "pierce", "doubles", "kills")]


def weapons(s: Descent, figure: int) -> list[str]:
    """What a figure can attack with: a hero's weapons, or bare hands if he has none."""
    if figure >= FIRST_MONSTER:
        return [""]
    worn = [name for name in dict.fromkeys(s.worn[figure]) if s.box.items[name].kind == WEAPON]
    return worn or [BARE]


def blow(s: Descent, figure: int, weapon: str, target: int) -> Blow | None:
    """An attack on the figure on a possible target space."""
    attack = prepared(s, figure, weapon, target)
    other = s.taken[target] - 1
    if other < 0:
        return None
    mark = Mark(attack.distance(s), armor_against(s, other, form_of(s, figure, weapon)), attack.fear(s))
    odds = likely(dice_of(s, figure, weapon), attack.strike(s), mark)
    return Blow(weapon, target, other, odds, s.health[other])


def blows(s: Descent, figure: int) -> list[Blow]:
    """All attacks a figure could make from its place, one for each weapon and enemy."""
    found: list[Blow] = []
    for weapon in weapons(s, figure):
        for target in targets(s, figure, form_of(s, figure, weapon)):
            made = blow(s, figure, weapon, target)
            if made is not None:
                found.append(made)
    return found


def might(s: Descent, figure: int, armor: int) -> list[float]:
    """What a monster's attack does to this armor at close range."""
    attack = prepared(s, figure, "", NO_SPACE)
    return likely(dice_of(s, figure, ""), attack.strike(s), Mark(2, armor))


def kind_might(s: Descent, kind: int, armor: int) -> float:
    """The average wounds of a kind of monster against this armor."""
    line = s.box.kinds[kind]
    strike = Strike(
        line.attack == MELEE, line.deed.change(DAMAGE), line.deed.change(RANGE), line.deed.rank(PIERCE)
    )
    return sum(likely(line.dice, strike, Mark(3, armor))[1:])


def power(s: Descent, hero: int, item: Item, armor: int) -> float:
    """The average wounds of a weapon in a hero's hands, next to the target or four spaces away."""
    melee = item.attack == MELEE
    at, printed = Setting(item.attack, melee), weapon_strike(item)
    strike = Strike(
        melee,
        damage=printed.damage + number(s, hero, DAMAGE, at),
        range=printed.range + number(s, hero, RANGE, at),
        pierce=printed.pierce + rank(s, hero, PIERCE, at),
        surges=printed.surges + number(s, hero, SURGE, at),
        points=printed.points + rank(s, hero, SORCERY, at),
        buys=printed.buys,
    )
    dice = with_power(item.dice, trait(s, hero, item.attack))
    return sum(likely(dice, strike, Mark(1 if melee else 4, armor))[1:])


def names_target(s: Descent, figure: int) -> bool:
    """Whether a monster's attack names a space."""
    return not prepared(s, figure, "").names_no_space(s)


# -- an attack in progress -----------------------------------------------------------------------------


def worst_victim(s: Descent, attack: Attack) -> int:
    """The enemy on the target space, or the first one hit; -1 for nobody."""
    there = attack.figures(s)
    if attack.target != NO_SPACE and s.taken[attack.target] - 1 in there:
        return s.taken[attack.target] - 1
    return there[0] if there else -1


def useful_surge(s: Descent, options: list[str]) -> str:
    """The purchase with which the attack can do the most wounds; "" if none is needed."""
    attack = attack_under_way(s)
    if attack is None:
        return ""
    victim = worst_victim(s, attack)
    if victim < 0:
        return ""
    attempt = attempt_on(s, attack, victim, KILL, 0)
    strike, mark, roll, bought = attempt.strike, attempt.mark, attack.roll(), attack.bought
    most = best(strike, mark, roll, tuple(bought))
    for option in options:
        number = SURGES.number(s, option)
        if number >= 0 and most != NO_HIT:
            after = tuple([count + (each == number) for each, count in enumerate(bought)])
            if best(strike, mark, roll, after) == most:
                return option
    return ""


def gain_of_die(s: Descent, most: int) -> tuple[float, float]:
    """What this much fatigue, well spent on dice, adds to the chances to kill and to hit."""
    attack = attack_under_way(s)
    victim = worst_victim(s, attack) if attack is not None else -1
    if attack is None or victim < 0:
        return 0.0, 0.0
    powers, found = power_dice(tuple(attack.pool)), list[float]()
    for goal in (KILL, HIT):
        now = landed(attack.roll(), (), powers, attempt_on(s, attack, victim, goal, 0))
        then = (
            bought_die(attack.roll(), powers, attempt_on(s, attack, victim, goal, most)) if now < 1 else now
        )
        found.append(float(max(Fraction(0), then - now)))
    return found[0], found[1]


def face(colour: int, number: int) -> Face:
    """A face of a die."""
    return FACES[colour][number - 1]
