"""Where monsters could strike in the overlord's next turn, if nobody else moves and he plays no card."""

from __future__ import annotations

from fractions import Fraction

from undercroft.games.descent.attack.arms import dice_of, form_of, strike_of
from undercroft.games.descent.attack.spending import Mark
from undercroft.games.descent.cards.vocabulary import MELEE, QUICK_SHOT
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.hero.gear import armor
from undercroft.games.descent.odds.lookouts import can_attack, standing_at
from undercroft.games.descent.odds.strikes import WOUNDS, Attempt, chance
from undercroft.games.descent.odds.walks import knows_speed, reach
from undercroft.games.descent.state.board import lift
from undercroft.games.descent.telling import shape

_MEANS: dict[tuple[object, ...], Fraction] = {}
REMEMBERED = 4000


def danger(s: DescentTable, hero: int, spaces: list[int], all_known: bool) -> dict[str, shape.Danger]:
    """By space: the monsters that could attack this hero there, and the wounds on average."""
    found: dict[str, tuple[list[int], Fraction]] = {}
    empty = s.copy()
    if empty.place[hero] >= 0:
        lift(empty, hero)
    for monster in s.monsters():
        if not (all_known or knows_speed(s, monster)):
            continue
        nearest = struck(empty, monster, spaces)
        for space, far in nearest.items():
            name = s.box.space_names[space]
            monsters, wounds = found.get(name, ([], Fraction(0)))
            found[name] = ([*monsters, monster], wounds + mean(s, monster, hero, far))
    return {name: {"monsters": monsters, "wounds": str(wounds)} for name, (monsters, wounds) in found.items()}


def struck(s: DescentTable, monster: int, spaces: list[int]) -> dict[int, int]:
    """The spaces on which a monster could attack after its move, and how near it can be for that."""
    kind, plan = s.kind_at(monster), s.box.plan
    points = kind.speed if not s.web[monster] and not s.stun[monster] else 0
    melee = form_of(s, monster, "") == MELEE
    found: dict[int, int] = {}
    for place in reach(s, monster, points):
        there = standing_at(s, monster, place)
        body = there.spaces(monster)
        for space in spaces:
            if space in body:
                continue
            far = plan.between(body, (space,))
            if (melee and far > 2) or found.get(space, far + 1) <= far:
                continue
            if can_attack(there, monster, space):
                found[space] = far
    return found


def mean(s: DescentTable, monster: int, hero: int, far: int) -> Fraction:
    """The wounds that a monster deals to a hero on average, at this distance."""
    form = form_of(s, monster, "")
    strike, pool = strike_of(s, monster, "", NO_SPACE), dice_of(s, monster, "")
    times = 2 if s.kind_at(monster).has(QUICK_SHOT) else 1
    mark = Mark(far, armor(s, hero, form))
    key: tuple[object, ...] = (
        *(pool, strike.melee, strike.damage, strike.range, strike.pierce, strike.points),
        *(mark.distance, mark.armor, s.health[hero], times),
    )
    found = _MEANS.get(key)
    if found is None:
        if len(_MEANS) > REMEMBERED:
            _MEANS.clear()
        found = _MEANS[key] = times * chance(pool, Attempt(strike, mark, WOUNDS, s.health[hero]))
    return found
