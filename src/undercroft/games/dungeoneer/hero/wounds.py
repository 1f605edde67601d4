"""Wounds and healing, falling and standing up."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.cards.vocabulary import M_SHIELD, NO_FALLING, NO_HEALING, ON_WOUNDED, STATS
from undercroft.games.dungeoneer.hero.defeat import defeat
from undercroft.games.dungeoneer.hero.numbers import forbidden, ignores
from undercroft.games.dungeoneer.state.names import who
from undercroft.games.dungeoneer.state.pieces import NO_CONTEST, Boost, Contest
from undercroft.games.dungeoneer.state.state import Dungeoneer

LIE_DOWN_KEY: Final = "lie-down"
LYING_AP: Final = 1  # what lying down brings in a variant (D-294)


def wound(s: Dungeoneer, seat: int, n: int, contest: Contest = NO_CONTEST) -> int:
    """Each wound takes 1 health; 0 health means defeated (D-201). How much was really lost (DQ-29)."""
    if s.is_out(seat) or s.halted:
        return 0
    n = shielded(s, seat, n)
    lost = min(n, s.health[seat])
    if lost <= 0:
        return 0
    s.health[seat] -= lost
    if s.listener is not None:
        s.tell("dungeoneer-wounded", {"who": who(s, seat), "count": lost, "health": s.health[seat]})
    if s.health[seat]:
        s.fire(ON_WOUNDED, seat, contest)
    else:
        defeat(s, seat)
    return lost


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
            s.tell("dungeoneer-prevented", {"who": who(s, seat), "count": spent})
    return n


def heal(s: Dungeoneer, seat: int, n: int) -> None:
    """Healing stops at the printed health (DQ-35)."""
    got = min(n, s.hero(seat).health - s.health[seat])
    if got > 0 and not forbidden(s, seat, NO_HEALING):
        s.health[seat] += got
        if s.listener is not None:
            s.tell("dungeoneer-healed", {"who": who(s, seat), "count": got, "health": s.health[seat]})


def fall(s: Dungeoneer, seat: int, stat: int = -1, value: int = 0) -> None:
    """The figure is laid on its side; a threat may be needed to stand up (D-113, D-230..D-232)."""
    if ignores(s, seat, NO_FALLING):
        return
    s.fallen |= 1 << seat
    if stat >= 0:
        s.getting_up[seat] = value * len(STATS) + stat
    if s.listener is not None:
        s.tell("dungeoneer-falls", {"who": who(s, seat)})


def lie_down(s: Dungeoneer, seat: int, points: int = LYING_AP) -> None:
    """In a variant a hero may lie down for 1 AP that serves for anything but moving (D-294, D-295)."""
    s.fallen |= 1 << seat
    s.spare[seat] += points
    if s.listener is not None:
        s.tell("dungeoneer-lies-down", {"who": who(s, seat)})


def stand(s: Dungeoneer, seat: int) -> None:
    """Back on one's feet."""
    if s.is_fallen(seat):
        s.fallen &= ~(1 << seat)
        s.getting_up[seat] = 0
        if s.listener is not None:
            s.tell("dungeoneer-stands", {"who": who(s, seat)})
