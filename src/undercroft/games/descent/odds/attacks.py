"""Chances of an attack at the table: before it is declared, and at each choice during it.

Everything is computed from the attack as the rules see it, on a copy of its frame, without changes. Chances
are those of the attack itself: shields, cloaks and anything else that may cancel wounds are not counted.
"""

from __future__ import annotations

from fractions import Fraction

from undercroft.engine.flow import PASS, Value
from undercroft.games.descent.attack.arms import dice_of, form_of
from undercroft.games.descent.attack.attack import BREATHE, PLAIN, TARGET, WHOLE, Attack
from undercroft.games.descent.attack.hit import armor_against
from undercroft.games.descent.attack.reroll import KEEP_ALL, REROLL, THROW, Reroll
from undercroft.games.descent.attack.spend import FARTHER, MORE_DICE, STRIKE, SURGES, Spend
from undercroft.games.descent.attack.spending import Mark, Strike
from undercroft.games.descent.attack.targets import targets
from undercroft.games.descent.cards.dice import MOST_POWER_DICE, power_dice
from undercroft.games.descent.cards.vocabulary import FATIGUE_DICE, UNDYING
from undercroft.games.descent.course.wiring import AIM_NOW
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.hero.gear import gear
from undercroft.games.descent.odds.rerolls import (
    ATTACKER,
    DEFENDER,
    NOBODY,
    answered,
    best_marks,
    thrown_again,
)
from undercroft.games.descent.odds.strikes import (
    HIT,
    KILL,
    WOUNDS,
    Attempt,
    bought_die,
    chance,
    landed,
    struck,
)
from undercroft.games.descent.overlord.cards import PLAY
from undercroft.games.descent.state.options import DROP_EXCESS
from undercroft.games.descent.state.state import FIRST_MONSTER, Descent

ENDLESS = 1 << 20  # stands for the wounds of an undying figure if excess does not count


class Forecast(Value):
    """The chances of an attack to hit and to kill, and its average wounds, each with the best play for it."""

    def __init__(self, hit: Fraction, kill: Fraction, wounds: Fraction) -> None:
        self.hit = hit
        self.kill = kill
        self.wounds = wounds


def prepared(s: Descent, figure: int, weapon: str, target: int = NO_SPACE, side: int = -1) -> Attack:
    """An attack as it would be declared; it is not on the agenda."""
    attack = Attack(figure, s.serial[figure], weapon)
    attack.target, attack.side = target, side
    attack.bought = [0] * len(s.box.items[weapon].sales) if weapon else []
    return attack


def attempt_on(s: Descent, attack: Attack, figure: int, goal: int, most: int = MOST_POWER_DICE) -> Attempt:
    """The current attack on one of the figures it would hit, with at most this much fatigue."""
    strike = attack.strike(s)
    if attack.farther:
        strike = Strike(
            strike.melee,
            strike.damage,
            strike.range + attack.farther,
            strike.pierce,
            strike.surges,
            strike.points - attack.farther,
            strike.buys,
        )
    form = form_of(s, attack.figure, attack.weapon)
    mark = Mark(attack.distance(s), armor_against(s, figure, form), attack.fear(s))
    fatigue, each = 0, 1
    if attack.figure < FIRST_MONSTER and attack.seat < 0:
        fatigue, each = min(most, s.fatigue[attack.figure]), 1 + gear(s, attack.figure).numbers[FATIGUE_DICE]
    undying = 0
    if figure >= FIRST_MONSTER and s.kind_at(figure).has(UNDYING):
        undying = ENDLESS if s.has(DROP_EXCESS) else s.kind_at(figure).wounds
    return Attempt(strike, mark, goal, s.health[figure], fatigue, each, tuple(attack.bought), undying)


def answers(s: Descent, attack: Attack) -> int:
    """Who will re-roll dice of an attack, as far as is known: NOBODY, ATTACKER or DEFENDER."""
    dodged = attack.dodged or bool(attack.dodgers(s, attack.figures(s)))
    if attack.rerolled or (attack.aimed and dodged):
        return NOBODY
    return DEFENDER if dodged else ATTACKER if attack.aimed else NOBODY


def worth(s: Descent, attack: Attack, figure: int, goal: int) -> Fraction:
    """What an attack is worth for a goal now: before its roll, or with what the dice show."""
    attempt, side = attempt_on(s, attack, figure, goal), answers(s, attack)
    if not attack.faces:
        pool = dice_of(s, attack.figure, attack.weapon)
        return answered(pool, attempt, side) if side else chance(pool, attempt)
    if side:
        return best_marks(attack.pool, attack.faces, [], attempt, side)[1]
    return landed(attack.roll(), (), power_dice(tuple(attack.pool)), attempt)


def forecast(s: Descent, attack: Attack, figure: int) -> Forecast:
    """The chances of an attack against a figure."""
    return Forecast(
        worth(s, attack, figure, HIT), worth(s, attack, figure, KILL), worth(s, attack, figure, WOUNDS)
    )


def forecasts(s: Descent, attack: Attack) -> dict[int, Forecast]:
    """By figure that an attack would hit: its chances."""
    return {figure: forecast(s, attack, figure) for figure in attack.figures(s)}


def before(s: Descent, figure: int, weapon: str = "") -> dict[int, dict[int, Forecast]]:
    """By target space: the chances against each figure that an attack there would hit, undeclared."""
    spaces = targets(s, figure, form_of(s, figure, weapon))
    return {space: forecasts(s, prepared(s, figure, weapon, space)) for space in spaces}


# -- during the attack -------------------------------------------------------------------------------


def attack_under_way(s: Descent) -> Attack | None:
    """The attack that is being made."""
    for frame in s.agenda[::-1]:
        if isinstance(frame, Attack):
            return frame
    return None


def choices(s: Descent) -> dict[str, dict[int, Forecast]]:
    """By open option of the current attack: the chances against each figure if it is chosen now."""
    attack = attack_under_way(s)
    found: dict[str, dict[int, Forecast]] = {}
    if attack is None or not s.pending:
        return found
    top = s.agenda[-1]
    for option in s.pending[0].options:
        if isinstance(top, Spend):
            found[option] = spent(s, attack, option)
        elif isinstance(top, Reroll):
            found[option] = marked(s, attack, top, option)
        else:
            then = chosen(s, attack.copy(), option)
            if then is not None:
                found[option] = forecasts(s, then)
    return found


def chosen(s: Descent, attack: Attack, option: str) -> Attack | None:
    """A copy of the attack after one of its own choices; None for any other choice."""
    if option == PASS:  # in a window
        return attack
    if option in (WHOLE.tag, PLAIN.tag):
        attack.plain = option == PLAIN.tag
    elif option == AIM_NOW.tag or "aimed" in card_verbs(s, option):
        attack.aimed = True
    elif "dodged" in card_verbs(s, option):
        attack.dodged = True
    elif TARGET.says(s, option):
        attack.target = TARGET.space(s, option)
    elif BREATHE.says(s, option):
        attack.target, attack.side = BREATHE.space(s, option), BREATHE.side(s, option)
    else:
        return None
    return attack


def card_verbs(s: Descent, option: str) -> list[str]:
    """What a card of the overlord does that an option plays."""
    card = s.box.cards.get(PLAY.said(s, option))
    return [op.verb for op in card.deed.ops] if card is not None else []


def spent(s: Descent, attack: Attack, option: str) -> dict[int, Forecast]:
    """The chances after a purchase, or if the hero strikes now."""
    twin = attack.copy()
    if SURGES.says(s, option):
        twin.bought[SURGES.number(s, option)] += 1
    elif option == FARTHER.tag:
        twin.farther += 1
    found: dict[int, Forecast] = {}
    for figure in twin.figures(s):
        each: list[Fraction] = []
        for goal in (HIT, KILL, WOUNDS):
            attempt = attempt_on(s, twin, figure, goal)
            if option == STRIKE.tag:
                each.append(struck(twin.roll(), attempt))
            elif option == MORE_DICE.tag:
                each.append(bought_die(twin.roll(), power_dice(tuple(twin.pool)), attempt))
            else:
                each.append(landed(twin.roll(), (), power_dice(tuple(twin.pool)), attempt))
        found[figure] = Forecast(each[0], each[1], each[2])
    return found


def marked(s: Descent, attack: Attack, reroll: Reroll, option: str) -> dict[int, Forecast]:
    """The chances after marking a die, throwing the marked dice, or keeping all."""
    side = ATTACKER if reroll.seat == attack.player(s) else DEFENDER
    found: dict[int, Forecast] = {}
    for figure in attack.figures(s):
        each: list[Fraction] = []
        for goal in (HIT, KILL, WOUNDS):
            attempt = attempt_on(s, attack, figure, goal)
            dice = reroll.marked[:]
            if REROLL.says(s, option):
                dice.append(REROLL.number(s, option))
            if option in (THROW.tag, KEEP_ALL.tag) or reroll.only:
                each.append(thrown_again(reroll.pool, reroll.faces, dice, attempt))
            else:
                each.append(best_marks(reroll.pool, reroll.faces, dice, attempt, side)[1])
        found[figure] = Forecast(each[0], each[1], each[2])
    return found
