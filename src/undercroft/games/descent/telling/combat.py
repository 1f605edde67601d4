"""The current attack as everybody sees it: dice, what surges buy, totals, whom it would hit."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.attack.arms import form_of
from undercroft.games.descent.attack.attack import SIDE_NAMES, Attack
from undercroft.games.descent.attack.blow import GUARDING, Blow
from undercroft.games.descent.attack.hit import Hit, armor_against, is_on
from undercroft.games.descent.attack.reroll import Reroll
from undercroft.games.descent.attack.spend import SURGES, Spend, effect_of
from undercroft.games.descent.attack.spending import Mark, Strike, missing_range, tally, wounds
from undercroft.games.descent.cards.dice import FACES
from undercroft.games.descent.cards.vocabulary import ATTACKS, COLOURS, UNDYING
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.hero.wounds import Wounds
from undercroft.games.descent.state.state import DODGE, FIRST_MONSTER, Descent
from undercroft.games.descent.telling import attack_shape, shares

OVER: Final = Attack.STEPS.index("over")
PLAIN: Final = ("armor", "speed", "wounds")  # of a monster that has no name


def attack(s: Descent) -> attack_shape.Attack | None:
    """The innermost attack in progress."""
    marked: list[int] = []
    stage = ""
    for frame in s.agenda[::-1]:
        if isinstance(frame, Reroll):
            marked, stage = frame.marked, "reroll"
        elif isinstance(frame, Spend):
            stage = "spend"
        elif isinstance(frame, Hit):
            stage = "hit"
        elif isinstance(frame, Blow):
            if frame.at > OVER:  # what may follow is no longer part of it
                marked, stage = [], ""
                continue
            return told(s, frame, stage or stage_of(frame), marked)
    return None


def stage_of(blow: Blow) -> str:
    """How far an attack has come."""
    if blow.committed:
        return "hit"
    if blow.faces:
        return "rolled"
    at = Attack.STEPS.index("declared")
    return "declare" if blow.at <= at else "declared"


def told(s: Descent, blow: Blow, stage: str, marked: list[int]) -> attack_shape.Attack:
    """An attack in full; if the attacker is gone, only its effects are left."""
    alive = s.serial[blow.figure] == blow.number and s.place[blow.figure] >= 0
    strike = blow.strike(s) if alive else None
    aims = alive and (blow.target != NO_SPACE or stage != "declare")
    thrown = bool(blow.faces) and len(blow.faces) == len(blow.pool)
    sums = added_up(s, blow, strike) if strike is not None and thrown else None
    return {
        "stage": stage,  # type: ignore[typeddict-item]
        "figure": blow.figure,
        "weapon": blow.weapon,
        "form": ATTACKS[form_of(s, blow.figure, blow.weapon) if alive else blow.form],
        "guard": blow.why == GUARDING,
        "target": s.box.space_names[blow.target] if blow.target != NO_SPACE else "",
        "side": SIDE_NAMES[blow.side] if blow.side >= 0 else "",
        "spaces": [s.box.space_names[space] for space in blow.covered(s)] if aims else [],
        "aimed": blow.aimed,
        "dodged": blow.dodged,
        "dice": dice(blow, marked) if thrown else [],
        "missed": thrown and blow.roll().miss,
        "sales": sales(s, blow),
        "attacked": [attacked(s, blow, each, sums) for each in blow.figures(s)] if aims else [],
        "sums": sums,
    }


def dice(blow: Blow, marked: list[int]) -> list[attack_shape.Die]:
    """The thrown dice."""
    found: list[attack_shape.Die] = []
    for number, (colour, shown) in enumerate(zip(blow.pool, blow.faces, strict=True)):
        face = FACES[colour][shown - 1]
        found.append(
            {
                "colour": COLOURS[colour],
                "face": shown,
                "range": face.range,
                "damage": face.damage,
                "surges": face.surges,
                "points": face.points,
                "miss": face.miss,
                "late": number >= blow.thrown_dice,
                "marked": number in marked,
            }
        )
    return found


def sales(s: Descent, blow: Blow) -> list[attack_shape.Sale]:
    """What the weapon sells for surges."""
    found: list[attack_shape.Sale] = []
    for number, sale in enumerate(s.box.items[blow.weapon].sales if blow.weapon else ()):
        effect, amount = effect_of(sale)
        found.append(
            {
                "option": SURGES.key(str(number + 1)),
                "surges": sale.surges,
                "effect": effect,
                "n": amount,
                "bought": blow.bought[number] if blow.bought else 0,
            }
        )
    return found


def added_up(s: Descent, blow: Blow, strike: Strike) -> attack_shape.Sums:
    """The totals of dice, weapon and purchases."""
    roll, fear, needed = blow.roll(), blow.fear(s), blow.distance(s)
    sum = tally(strike, roll, blow.bought or [0] * len(strike.buys))
    lacking = missing_range(strike, Mark(needed, 0, fear), sum.range + blow.farther)
    points = sum.points - blow.farther - lacking
    far = sum.range + blow.farther + min(lacking, max(0, sum.points - blow.farther))
    return {
        "range": far,
        "range_parts": shares.ranges(s, blow, strike, far - sum.range),
        "needed": 0 if strike.melee else needed,
        "falls_short": not strike.melee and far < needed,
        "damage": (sum.damage + max(0, points)) * sum.times,
        "damage_parts": shares.damages(s, blow, strike, sum, max(0, points)),
        "pierce": sum.pierce,
        "surges": sum.surges,
        "fear": fear,
        "overcome": sum.surges < fear,
        "points": sum.points,
        "deadly": sum.kills,
        "hits": not roll.miss and sum.surges >= fear and points >= 0,
    }


def attacked(s: Descent, blow: Blow, figure: int, sums: attack_shape.Sums | None) -> attack_shape.Attacked:
    """A figure in the attack; numbers of named monsters that the quest keeps secret are left out (J-248)."""
    told = announced(s, figure)
    known = "armor" in told
    hard = armor_against(s, figure, form_of(s, blow.figure, blow.weapon))
    lost: int | None = None
    if known and sums is not None:
        lost = wounds(sums["damage"], hard, sums["pierce"]) if sums["hits"] else 0
    deadly = sums is not None and sums["hits"] and sums["deadly"] and is_on(s, figure, blow.target)
    if deadly and "wounds" in told:
        lost = max(0, s.health[figure])
    suffered = suffering(s, figure)
    if lost is not None and suffered is not None:
        lost = suffered.amount  # without those that were cancelled
    struck = blow.committed and not awaits(s, blow, figure)
    kills = lost is not None and s.health[figure] <= (0 if struck else lost)
    return {
        "figure": figure,
        "armor": hard if known else None,
        "wounds": lost,
        "struck": struck,
        "kills": kills if lost is not None and "wounds" in told else None,
        "rises": kills and "wounds" in told and not deadly and is_undying(s, figure),
        "dodging": figure < FIRST_MONSTER and s.order[figure] == DODGE,
    }


def is_undying(s: Descent, figure: int) -> bool:
    """Whether a figure may come back when it is killed (J-333)."""
    return figure >= FIRST_MONSTER and s.kind_at(figure).has(UNDYING)


def awaits(s: Descent, blow: Blow, figure: int) -> bool:
    """Whether a figure has yet to lose the wounds of an attack."""
    if figure in blow.victims[::2]:
        return True
    top = s.agenda[-1]
    if isinstance(top, Hit) and top.figure == figure:
        return True
    suffered = suffering(s, figure)
    return suffered is not None and suffered.at <= Wounds.STEPS.index("lose")


def suffering(s: Descent, figure: int) -> Wounds | None:
    """The wounds that a figure is suffering now, if any."""
    for frame in s.agenda:
        if isinstance(frame, Wounds) and frame.figure == figure:
            return frame
    return None


def announced(s: Descent, figure: int) -> tuple[str, ...]:
    """The numbers of a figure that everybody knows; of a named monster, those the quest announces (J-248)."""
    if figure < FIRST_MONSTER or not s.kind_at(figure).named:
        return PLAIN
    return tuple(s.box.quest.named[s.kind_at(figure).name].announced)
