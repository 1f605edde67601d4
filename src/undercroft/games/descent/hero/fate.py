"""Conquest, coins, fatigue, healing, orders: what happens to heroes without a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.descent.cards.records import Op
from undercroft.games.descent.cards.vocabulary import ON_KILLS, ON_WOUNDED
from undercroft.games.descent.hero import events as told
from undercroft.games.descent.hero.gear import gear, max_fatigue, max_wounds
from undercroft.games.descent.state.board import take_off
from undercroft.games.descent.state.state import AIM, DODGE, FIRST_MONSTER, NO_HERO, NO_ORDER, Descent

BOUNTY: Final = 50  # for a master (J-247)


def gain_conquest(s: Descent, count: int) -> None:
    """The heroes gain conquest."""
    if count and not s.over:
        s.conquest += count
        told.gains_conquest(s, count, s.conquest)


def lose_conquest(s: Descent, count: int) -> None:
    """The heroes lose conquest; with the last of it they lose the game (J-261, J-422)."""
    if s.over:
        return
    s.conquest = max(0, s.conquest - count)
    told.loses_conquest(s, count, s.conquest)
    if s.conquest == 0:
        end(s, "overlord", "conquest")


def end(s: Descent, winner: str, reason: str) -> None:
    """The game is over; nothing later changes that (J-424)."""
    if s.over:
        return
    s.over = True
    s.winner = winner
    s.reason = reason
    if winner == "heroes":
        told.heroes_win(s, s.conquest)  # their score (J-423)
    else:
        told.overlord_wins(s)


def gain_threat(s: Descent, count: int) -> None:
    """The overlord gains threat, which he keeps (J-352)."""
    if count > 0:
        s.threat += count
        told.gains_threat(s, count, s.threat)


def lose_threat(s: Descent, count: int) -> None:
    """The overlord loses threat, down to 0."""
    count = min(count, s.threat)
    if count:
        s.threat -= count
        told.loses_threat(s, count, s.threat)


def gain_coins(s: Descent, hero: int, count: int) -> None:
    """A hero gets coins, to which there is no limit (J-045)."""
    if count:
        s.coins[hero] += count
        told.coins(s, hero, count, s.coins[hero])


def most_wounds(s: Descent, figure: int) -> int:
    """The wounds of a figure that has suffered none."""
    return max_wounds(s, figure) if figure < FIRST_MONSTER else s.kind_at(figure).wounds


def heal(s: Descent, figure: int, count: int) -> None:
    """Heal wounds: poison goes first, and nobody gets above the maximum (J-231, J-285)."""
    cured = min(count, s.poison[figure])
    s.poison[figure] -= cured
    healed = max(0, min(count - cured, most_wounds(s, figure) - s.health[figure]))
    s.health[figure] += healed
    if cured or healed:
        told.heals(s, figure, healed, s.health[figure])


def recover(s: Descent, hero: int, count: int) -> None:
    """A hero regains fatigue, never above the maximum (J-444)."""
    gained = min(count, max_fatigue(s, hero) - s.fatigue[hero])
    if gained > 0:
        s.fatigue[hero] += gained
        told.recovers(s, hero, gained, s.fatigue[hero])


def take_back(s: Descent, hero: int) -> None:
    """An order returns to its hero (J-207)."""
    if s.order[hero] != NO_ORDER:
        order = s.order[hero]
        s.order[hero] = NO_ORDER
        told.takes_back(s, hero, order)


def wounded(s: Descent, hero: int) -> None:
    """A wound takes away aim, guard and rest, not dodge (J-210, J-217, J-219)."""
    if s.order[hero] not in (NO_ORDER, DODGE):
        take_back(s, hero)
    fire(s, hero, ON_WOUNDED)


def moved(s: Descent, hero: int) -> None:
    """A hero who leaves his space loses his aim order (J-210)."""
    if s.order[hero] == AIM:
        take_back(s, hero)


def fire(s: Descent, hero: int, trigger: int) -> None:
    """Something happened to a hero: carry out the effects with this trigger."""
    for use in gear(s, hero).triggers:
        if use.effect.trigger == trigger:
            for op in use.effect.deed.ops:
                at_once(s, hero, op)


def heal_all(s: Descent, hero: int, count: int) -> None:
    """A hero has no wounds any more."""
    heal(s, hero, max_wounds(s, hero) + s.poison[hero])


def recover_all(s: Descent, hero: int, count: int) -> None:
    """A hero has all his fatigue again."""
    recover(s, hero, max_fatigue(s, hero))


AT_ONCE: Final[dict[str, Callable[[Descent, int, int], None]]] = {  # what only changes numbers
    "heal": heal,
    "heal all": heal_all,
    "fatigue": recover,
    "fatigue full": recover_all,
    "coins": gain_coins,
}


def would_change(s: Descent, figure: int, op: Op) -> bool:
    """Whether such a deed would change anything: nobody gets above the maximum (J-285, J-444)."""
    if op.verb in ("heal", "heal all"):
        return s.poison[figure] > 0 or s.health[figure] < most_wounds(s, figure)
    if op.verb in ("fatigue", "fatigue full"):
        return figure < FIRST_MONSTER and s.fatigue[figure] < max_fatigue(s, figure)
    return True


def at_once(s: Descent, hero: int, op: Op) -> None:
    """Do the part of a deed that needs no choice; its procedure does the rest."""
    if op.verb in AT_ONCE:
        AT_ONCE[op.verb](s, hero, op.n)


def kill(s: Descent, figure: int, by: int) -> None:
    """A monster is killed; for a master, except a named one, the killer gets a bounty (J-247, J-421)."""
    number, kind = s.kind[figure], s.kind_at(figure)
    take_off(s, figure)
    told.killed(s, number)
    s.slain(figure)
    if by != NO_HERO:
        if kind.master and not kind.named:
            s.coins[by] += BOUNTY
            told.bounty(s, by, s.coins[by])
        fire(s, by, ON_KILLS)
    s.happens("killed", kind.name)
    s.look_around()
