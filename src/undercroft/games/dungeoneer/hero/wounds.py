"""Wounds of heroes and monsters, healing, falling and standing up."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.cards.vocabulary import (
    M_SHIELD,
    NO_FALLING,
    NO_HEALING,
    ON_DEFEATS,
    ON_WOUNDED,
    ON_WOUNDS,
    STATS,
)
from undercroft.games.dungeoneer.hero import events as told
from undercroft.games.dungeoneer.hero.defeat import defeat
from undercroft.games.dungeoneer.hero.minions import wound_minion
from undercroft.games.dungeoneer.hero.numbers import forbidden, ignores
from undercroft.games.dungeoneer.state.foes import GONE, SLAIN, Fight, Foe
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST, Boost, Contest
from undercroft.games.dungeoneer.state.state import Dungeoneer

LIE_DOWN_KEY: Final = "lie-down"
LYING_AP: Final = 1  # gained by lying down, in a variant (D-294)


def wound(s: Dungeoneer, seat: int, n: int, contest: Contest = NO_CONTEST) -> int:
    """Each wound takes 1 health; at 0 a hero is defeated (D-012, D-201). Returns the health lost (DQ-29)."""
    if s.is_out(seat) or s.halted:
        return 0
    n = shielded(s, seat, n)
    lost = min(n, s.health[seat])
    if lost <= 0:
        return 0
    s.health[seat] -= lost
    told.wounded(s, seat, lost, s.health[seat])
    if s.health[seat]:
        s.fire(ON_WOUNDED, seat, contest)
    else:
        defeat(s, seat)
    return lost


def wound_foe(s: Dungeoneer, fight: Fight, foe: Foe, n: int, seat: int) -> None:
    """Wound a monster, which is slain at 0 health (D-025), and credit the dealer (D-207, D-212)."""
    if foe.is_minion():
        if wound_minion(s, foe.seat, n):
            foe.state = SLAIN
        return
    lost = min(n, foe.health)
    if lost <= 0 or foe.state in (GONE, SLAIN):
        return
    foe.health -= lost
    foe.wounds += lost
    if foe.is_card() and seat >= 0:
        fight.won += [seat] * lost
    if not foe.is_card():
        s.hurt[foe.name()] = foe.wounds
    if foe.health:
        told.foe_wounded(s, foe, lost, foe.health)
    else:
        foe.state = SLAIN
        fight.slayer = seat
        told.foe_slain(s, foe)
    contest = Contest(seat, 0, foe.form, foe.key) if seat >= 0 else NO_CONTEST
    if foe.health == 0:
        s.fire_defeated(fight.foes.index(foe))
        if seat >= 0:
            s.fire(ON_DEFEATS, seat, contest)
    if seat >= 0:
        s.fire(ON_WOUNDS, seat, contest)


def shielded(s: Dungeoneer, seat: int, n: int) -> int:
    """Wounds left after what was prevented."""
    for index in range(len(s.boosts) - 1, -1, -1):
        boost = s.boosts[index]
        if n and boost.seat == seat and boost.what == M_SHIELD:
            spent = min(n, boost.n)
            n -= spent
            if spent == boost.n:
                s.boosts.pop(index)
            else:
                s.boosts[index] = Boost(seat, M_SHIELD, boost.n - spent, "", boost.until)
            told.prevented(s, seat, spent)
    return n


def heal(s: Dungeoneer, seat: int, n: int) -> None:
    """Heal a hero, up to the printed health (DQ-35)."""
    got = min(n, s.hero(seat).health - s.health[seat])
    if got > 0 and not forbidden(s, seat, NO_HEALING):
        s.health[seat] += got
        told.healed(s, seat, got, s.health[seat])


def fall(s: Dungeoneer, seat: int, stat: int = -1, value: int = 0) -> None:
    """The figure is laid on its side; a threat may be needed to stand up (D-113, D-230..D-232).

    A pit makes no difference (D-114, D-231).
    """
    if ignores(s, seat, NO_FALLING):
        return
    s.fallen |= 1 << seat
    if stat >= 0:
        s.getting_up[seat] = value * len(STATS) + stat
    told.falls(s, seat)


def lie_down(s: Dungeoneer, seat: int, points: int = LYING_AP) -> None:
    """In a variant a hero may lie down to gain 1 AP for anything but moving (D-294, D-295)."""
    s.fallen |= 1 << seat
    s.spare[seat] += points
    told.lies_down(s, seat, points)


def stand(s: Dungeoneer, seat: int) -> None:
    """The hero stands up."""
    if s.is_fallen(seat):
        s.fallen &= ~(1 << seat)
        s.getting_up[seat] = 0
        told.stands(s, seat)
