"""What a figure would see from a place, what blocks other lines of sight, and its possible attacks."""

from __future__ import annotations

from fractions import Fraction

from undercroft.games.descent.attack.arms import dice_of, form_of
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.targets import can_target, range_to, seeing_space, sight_bits, targets
from undercroft.games.descent.cards.vocabulary import BREATH, SWEEP
from undercroft.games.descent.course.acting import ATTACK
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.floor.terrain import RUBBLE
from undercroft.games.descent.odds.attacks import attempt_on, prepared
from undercroft.games.descent.odds.strikes import HIT, KILL, WOUNDS, Attempt, chance
from undercroft.games.descent.state.board import lift, put
from undercroft.games.descent.state.state import Descent
from undercroft.games.descent.telling import shape
from undercroft.games.descent.telling.combat import announced

_KNOWN: dict[tuple[object, ...], shape.Odds] = {}
REMEMBERED = 4000
NO_WEAPON = ""
SECRET = "?"


class Chances:
    """The different chances of one survey, each once."""

    def __init__(self) -> None:
        self.found: list[shape.Odds] = []

    def place(self, odds: shape.Odds) -> int:
        """The index of these in the list."""
        if odds not in self.found:
            self.found.append(odds)
        return self.found.index(odds)


def standing_at(s: DescentTable, figure: int, place: int) -> DescentTable:
    """The same table with a figure elsewhere."""
    if place == s.place[figure]:
        return s
    twin = s.copy()
    lift(twin, figure)
    put(twin, figure, place)
    return twin


def lookout(s: DescentTable, figure: int, chances: Chances) -> shape.Lookout:
    """What a figure sees from where it stands in `s`."""
    sees: dict[str, int] = {}
    body = s.spaces(figure)
    for space in range(s.box.plan.size):
        if s.is_revealed(space) and space not in body:
            seen_from = seeing_space(s, figure, space)
            if seen_from != NO_SPACE:
                sees[s.box.space_names[space]] = range_to(s, figure, seen_from, space)
    hidden = {
        str(enemy): broken(s, figure, enemy)
        for enemy in s.enemies(figure)
        if not [at for at in s.spaces(enemy) if s.box.space_names[at] in sees]
    }
    found = shots(s, figure, chances)
    found.sort(key=lambda shot: deadly(chances.found[shot["chance"]]), reverse=True)
    return {"sees": sees, "hidden": hidden, "shots": found}


def deadly(odds: shape.Odds) -> tuple[Fraction, Fraction]:
    """How deadly an attack is: how often it kills, then its wounds; if both are secret, its hits."""
    if odds["kill"] == SECRET:
        return Fraction(0), Fraction(odds["hit"])
    return Fraction(odds["kill"]), Fraction(odds["wounds"])


def broken(s: DescentTable, figure: int, enemy: int) -> shape.Line:
    """What blocks the line between the nearest spaces of a figure and an enemy out of its sight."""
    pairs = [(s.box.plan.distance(a, b), a, b) for a in s.spaces(figure) for b in s.spaces(enemy)]
    far, here, there = min(pairs)
    line = s.box.floor.lines.line(here, there)
    wall, shut = line.walled, not line.walled and not line.is_open(s.closed)
    inner = [] if wall else [space for space in line.inner if s.is_revealed(space)]
    return {
        "range": far,
        "figures": [
            s.box.space_names[space] for space in inner if s.taken[space] and s.taken[space] != figure + 1
        ],
        "rubble": [s.box.space_names[space] for space in inner if s.ground[space] == RUBBLE],
        "door": shut,
        "wall": wall,
    }


def shots(s: DescentTable, figure: int, chances: Chances) -> list[shape.Shot]:
    """The attacks that a figure could declare from where it stands, on the nearest space of each enemy."""
    found: list[shape.Shot] = []
    for weapon in ATTACK.weapons(s, figure):
        form = form_of(s, figure, weapon)
        if weapon and s.box.items[weapon].strikes.who:
            continue  # it names no space
        for space in targets(s, figure, form):
            attack = prepared(s, figure, weapon, space)
            enemy = s.taken[space] - 1
            found.append(
                {
                    "weapon": weapon,
                    "figure": enemy,
                    "space": s.box.space_names[space],
                    "range": attack.distance(s),
                    "chance": chances.place(odds(s, attack, enemy)),
                }
            )
    return found


def is_open(s: Descent, figure: int) -> bool:
    """Whether everybody knows armor and wounds of a figure (J-248)."""
    told = announced(s, figure)
    return "armor" in told and "wounds" in told


def odds(s: Descent, attack: Attack, enemy: int) -> shape.Odds:
    """The chances of an attack that could be declared against one figure, with the best spending."""
    pool, known = dice_of(s, attack.figure, attack.weapon), is_open(s, enemy)
    rested = attempt_on(s, attack, enemy, HIT, 0)
    key: tuple[object, ...] = (pool, known, *ingredients(rested))
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) > REMEMBERED:
            _KNOWN.clear()
        goals = [attempt_on(s, attack, enemy, goal, 0) for goal in (HIT, KILL, WOUNDS)]
        found = _KNOWN[key] = as_odds([chance(pool, each) for each in goals], known)
    return found.copy()  # the caller may change it


def ingredients(attempt: Attempt) -> tuple[object, ...]:
    """Everything that the chances of an attempt depend on besides its dice."""
    strike, mark = attempt.strike, attempt.mark
    buys = tuple(
        [(buy.surges, buy.damage, buy.range, buy.pierce, buy.doubles, buy.kills) for buy in strike.buys]
    )
    return (
        *(strike.melee, strike.damage, strike.range, strike.pierce, strike.surges, strike.points, buys),
        *(mark.distance, mark.armor, mark.fear, attempt.health, attempt.undying),
    )


def as_odds(worths: list[Fraction], known: bool) -> shape.Odds:
    """Chances as they are shown; if a monster's armor is secret, only the chance to hit."""
    hit, kill, wounds = (str(worth) for worth in worths)
    return {"hit": hit, "kill": kill if known else SECRET, "wounds": wounds if known else SECRET}


def covers_all(s: Descent, figure: int, weapon: str) -> bool:
    """Whether an attack names no target space: a Sweep, or everything within a distance."""
    if weapon:
        return bool(s.box.items[weapon].strikes.who)
    return s.kind_at(figure).has(SWEEP) or s.kind_at(figure).has(BREATH)


def can_attack(s: Descent, figure: int, space: int) -> bool:
    """Whether a monster could attack somebody on a space."""
    form = form_of(s, figure, NO_WEAPON)
    bits = sight_bits(s, figure, form)
    return can_target(s, figure, form, space) or (
        covers_all(s, figure, NO_WEAPON) and seeing_space(s, figure, space, bits) != NO_SPACE
    )
