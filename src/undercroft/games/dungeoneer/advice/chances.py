"""Simple chances: one die against a number, one value against another, a quest."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from undercroft.games.dungeoneer.cards.records import Fighter, Quest
from undercroft.games.dungeoneer.cards.vocabulary import CHANCE_QUEST, HUNT, SACRIFICE, THREAT_QUEST
from undercroft.games.dungeoneer.hero.numbers import bonus, value
from undercroft.games.dungeoneer.hero.rolls import BONUS_BY_ROLE
from undercroft.games.dungeoneer.play.paying import can_pay
from undercroft.games.dungeoneer.state.pieces import SEARCHING, TESTING, Contest
from undercroft.games.dungeoneer.state.state import Dungeoneer

__all__ = ["FAR", "SEARCHING", "TESTING", "Contest", "best_lead", "chance", "duel", "hope", "lead", "plus"]

FAR: Final = 99  # more steps or points than there can be


def chance(extra: int, target: int) -> float:
    """The chance that one die plus a bonus reaches a number."""
    return min(1.0, max(0.0, (7 - (target - extra)) / 6))


def plus(s: Dungeoneer, contest: Contest, die: int = 0) -> int:
    """What a hero adds to a die: the value of the form, if the roll has one, and all bonuses."""
    seat, role = contest.seat, contest.role
    extra = bonus(s, seat, BONUS_BY_ROLE[role], contest, die)
    return extra + value(s, seat, contest.form, contest) if role <= TESTING else extra


@cache
def duel(mine: int, theirs: int) -> float:
    """The chance that one side's die and value beat the other's; ties count for nobody."""
    wins = sum(1 for one in range(1, 7) for other in range(1, 7) if one + mine > other + theirs)
    return wins / 36


def lead(s: Dungeoneer, fighter: Fighter, form: int, seat: int) -> int:
    """By how much a monster is stronger than a hero in a form."""
    return fighter.values[form] - value(s, seat, form)


def best_lead(s: Dungeoneer, fighter: Fighter, seat: int) -> int:
    """By how much a monster is stronger in the form it would choose."""
    return max((lead(s, fighter, form, seat) for form in fighter.attacks), default=-FAR)


def hope(s: Dungeoneer, seat: int, quest: Quest) -> float:
    """An estimate of the chance that one attempt at a quest succeeds."""
    if quest.by == CHANCE_QUEST:
        dice = quest.dice + (1 if quest.extra_die and s.glory[seat] >= quest.extra_die else 0)
        if quest.sum:
            totals = [sum(faces) for faces in product(range(1, 7), repeat=dice)]
            return sum(1 for total in totals if total >= quest.target) / len(totals)
        return 1 - float((1 - chance(0, quest.target)) ** dice)
    if quest.by == THREAT_QUEST:
        return chance(plus(s, Contest(seat, TESTING, quest.stat)), quest.value)
    if quest.by == HUNT and quest.fighter is not None:
        mine = max(value(s, seat, form) for form in s.hero(seat).attacks)
        theirs = min(quest.fighter.values)
        left = quest.fighter.health - s.hurt.get(quest.name, 0)
        return float(duel(mine, theirs) ** (left * 0.5))
    if quest.by == SACRIFICE:
        ready = can_pay(s, seat, quest.price, quest.key) and s.health[seat] > quest.price.health + 1
        return 1.0 if ready else 0.0
    return 0.7
