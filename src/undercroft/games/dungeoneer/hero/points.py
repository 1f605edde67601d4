"""Glory, peril, action points and levels: gained, lost and paid."""

from __future__ import annotations

from typing import Final

from undercroft.games.dungeoneer.hero import events as told
from undercroft.games.dungeoneer.state.state import Dungeoneer

STANDING_AP: Final = 1  # what standing up costs (D-178)


def gain_glory(s: Dungeoneer, seat: int, n: int) -> None:
    """Gain glory, which has no upper limit (D-013)."""
    if n and seat >= 0:
        s.glory[seat] += n
        told.gains_glory(s, seat, n, s.glory[seat])


def lose_glory(s: Dungeoneer, seat: int, n: int) -> int:
    """Lose glory; returns how much was really lost."""
    lost = taken(s.glory, seat, n)
    if lost:
        told.loses_glory(s, seat, lost, s.glory[seat])
    return lost


def gain_peril(s: Dungeoneer, seat: int, n: int) -> None:
    """Gain peril, which has no upper limit (D-013); a solo game has no peril (D-305)."""
    if n and seat >= 0 and s.seats > 1:
        s.peril[seat] += n
        told.gains_peril(s, seat, n, s.peril[seat])


def lose_peril(s: Dungeoneer, seat: int, n: int) -> int:
    """Lose peril; returns how much was really lost."""
    lost = taken(s.peril, seat, n)
    if lost:
        told.loses_peril(s, seat, lost, s.peril[seat])
    return lost


def taken(points: list[int], seat: int, n: int) -> int:
    """Take points from a seat, as many as it has (DQ-35); the Dungeonlord of a solo game has none."""
    if seat < 0:
        return 0
    lost = min(n, points[seat])
    points[seat] -= lost
    return lost


def gain_ap(s: Dungeoneer, seat: int, n: int) -> None:
    """Gain AP at once (D-223); on another's turn at most one, which is saved (D-171)."""
    if seat == s.active:
        s.ap[seat] += n
    else:
        s.saved |= 1 << seat
    told.gains_ap(s, seat, n)


def save_ap(s: Dungeoneer, seat: int) -> None:
    """Save one AP, never more, for the turns of the others (D-171)."""
    s.saved |= 1 << seat
    s.kept |= 1 << seat
    told.saves_ap(s, seat)


def lose_ap(s: Dungeoneer, seat: int, n: int) -> None:
    """Lose AP, down to 0 (DQ-35)."""
    had = s.ap[seat] if seat == s.active else s.saved >> seat & 1
    lost = min(n, had)
    if not lost:
        return
    if seat == s.active:
        s.ap[seat] -= lost
        s.reserved = min(s.reserved, s.ap[seat])  # lose free AP before reserved ones
    else:
        s.saved &= ~(1 << seat)
    told.loses_ap(s, seat, lost)


def ap_for(s: Dungeoneer, seat: int) -> int:
    """AP a hero can spend on anything but moving and standing up (D-203, D-230, DQ-54)."""
    spare = s.spare[seat]
    if s.fallen >> seat & 1:
        return spare
    return spare + own_ap(s, seat)


def own_ap(s: Dungeoneer, seat: int) -> int:
    """A hero's free AP, without those from lying down; a step in progress reserves one (DQ-60)."""
    return s.ap[seat] - s.reserved if seat == s.active else s.saved >> seat & 1


def pay_ap(s: Dungeoneer, seat: int, n: int) -> None:
    """Spend AP on something other than moving, first those that cannot be used to move."""
    for _ in range(n):
        if s.spare[seat]:
            s.spare[seat] -= 1
        elif seat == s.active:
            s.ap[seat] -= 1
        else:
            s.saved &= ~(1 << seat)


def change_level(s: Dungeoneer, seat: int, n: int) -> None:
    """Change a level within those on the card, 1 to 4 for a heroic hero (D-236, D-320, DQ-35)."""
    card = s.hero(seat)
    level = min(card.last, max(card.first, s.level[seat] + n))
    if level != s.level[seat]:
        s.level[seat] = level
        told.level(s, seat, level)
        if s.climbs:
            s.levels_changed()


def add_tokens(s: Dungeoneer, seat: int, n: int) -> None:
    """Add tokens to the event, up to its maximum (D-060)."""
    event = s.box.event
    if event is not None and s.event:
        change_tokens(s, min(n, event.most - s.tokens))


def remove_tokens(s: Dungeoneer, seat: int, n: int) -> None:
    """Remove tokens from the event, as many as there are."""
    change_tokens(s, -min(n, s.tokens))


def change_tokens(s: Dungeoneer, n: int) -> None:
    """Change the number of tokens on the event."""
    if n:
        s.tokens += n
        told.token(s, abs(n), n > 0, s.tokens)
