"""Chances of the open options of an attack, as far as they can be computed quickly."""

from __future__ import annotations

from fractions import Fraction

from undercroft.engine.flow import PASS
from undercroft.games.descent.attack.arms import dice_of
from undercroft.games.descent.attack.attack import Attack
from undercroft.games.descent.attack.reroll import REROLL, Reroll
from undercroft.games.descent.attack.spend import Spend
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.hero.wounds import Wounds
from undercroft.games.descent.odds.attacks import (
    Forecast,
    answers,
    attack_under_way,
    attempt_on,
    chosen,
    forecast,
    spent,
)
from undercroft.games.descent.odds.rerolls import thrown_again
from undercroft.games.descent.odds.strikes import HIT, KILL, WOUNDS
from undercroft.games.descent.state.state import FIRST_MONSTER

MOST_ANSWERED = 4  # dice of an attack up to which its re-roll is included
MOST_MARKED = 0  # fatigue that is considered after a re-roll


def main_target(s: DescentTable, attack: Attack) -> int:
    """The figure that an attack is about, -1 for none: on its target space, or the first enemy in it."""
    figures = attack.figures(s)
    foes = [each for each in figures if (each < FIRST_MONSTER) != (attack.figure < FIRST_MONSTER)]
    there = s.taken[attack.target] - 1 if attack.target >= 0 and attack.side < 0 else -1
    return there if there in figures else (foes or figures or [-1])[0]


def chances(s: DescentTable, options: tuple[str, ...]) -> dict[str, tuple[int, Forecast]]:
    """By option: the figure it is about, and the chances against it."""
    top, attack = s.agenda[-1], attack_under_way(s)
    found: dict[str, tuple[int, Forecast]] = {}
    suffered = s.agenda[-2] if len(s.agenda) > 1 else None
    if attack is not None and isinstance(suffered, Wounds):  # what can be cancelled is asked about
        figure, lost = suffered.figure, suffered.amount
        kill = Fraction(int(lost >= s.health[figure]))
        return {PASS: (figure, Forecast(Fraction(1), kill, Fraction(lost)))} if PASS in options else {}
    if attack is None or s.serial[attack.figure] != attack.number or s.place[attack.figure] < 0:
        return found
    for option in options:
        then: Attack | None = attack
        if not isinstance(top, Spend | Reroll):
            then = chosen(s, attack.copy(), option)
        enemy = -1 if then is None else main_target(s, then)
        if then is None or enemy < 0:
            continue
        if isinstance(top, Spend):
            each = spent(s, attack, option)
            if enemy in each:
                found[option] = (enemy, each[enemy])
        elif isinstance(top, Reroll):
            found[option] = (enemy, thrown(s, attack, top, option, enemy))
        elif not answers(s, then) or len(dice_of(s, then.figure, then.weapon)) <= MOST_ANSWERED:
            found[option] = (enemy, forecast(s, then, enemy))
    return found


def thrown(s: DescentTable, attack: Attack, top: Reroll, option: str, enemy: int) -> Forecast:
    """The chances if the marked dice are thrown again now, including the one that an option marks."""
    dice = top.marked[:]
    if REROLL.says(s, option):
        dice.append(REROLL.number(s, option))
    each: list[Fraction] = []
    for goal in (HIT, KILL, WOUNDS):
        attempt = attempt_on(s, attack, enemy, goal, MOST_MARKED)
        each.append(thrown_again(top.pool, top.faces, dice, attempt))
    return Forecast(each[0], each[1], each[2])


def areas(s: DescentTable, options: tuple[str, ...]) -> dict[str, list[str]]:
    """The spaces that each option of a declaration covers."""
    top = s.agenda[-1]
    found: dict[str, list[str]] = {}
    if isinstance(top, Attack):
        for option in options:
            then = chosen(s, top.copy(), option)
            if then is not None:
                found[option] = [s.box.space_names[space] for space in then.covered(s)]
    return found
