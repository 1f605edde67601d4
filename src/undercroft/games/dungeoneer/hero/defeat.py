"""A hero is defeated, a player is out, the game ends."""

from __future__ import annotations

from undercroft.games.dungeoneer.hero import events as told
from undercroft.games.dungeoneer.hero.discards import throw_away
from undercroft.games.dungeoneer.state.options import RESURRECTION
from undercroft.games.dungeoneer.state.pieces import Escort
from undercroft.games.dungeoneer.state.procedure import Procedure
from undercroft.games.dungeoneer.state.state import WIN_QUESTS, Dungeoneer


def close_doors(s: Dungeoneer, seat: int) -> None:
    """Close the exits held open by a hero who has left (D-107)."""
    if s.doors:
        s.doors = [door for door in s.doors if door.by != seat]


def defeat(s: Dungeoneer, seat: int) -> None:
    """A hero has no health left: out of the game, or a new hero in the variant (D-003, DQ-12, DQ-53)."""
    revives = s.has(RESURRECTION)
    last = s.place[seat]
    s.out |= 1 << seat
    s.defeats[seat] += 1
    s.place[seat] = -1
    s.fallen &= ~(1 << seat)
    s.saved &= ~(1 << seat)
    s.kept &= ~(1 << seat)
    s.getting_up[seat] = s.ap[seat] = s.spare[seat] = 0
    _lose_cards(s, seat)
    close_doors(s, seat)
    s.boosts = [boost for boost in s.boosts if boost.seat != seat]
    for index, escort in enumerate(s.escorts):
        if escort.carrier == seat:
            s.escorts[index] = Escort(escort.quest, escort.owner, -1, last)
    if not revives:
        s.glory[seat] = s.peril[seat] = 0
        s.quests[seat] = ()
    told.defeated(s, seat)
    if s.solo():
        finish(s, [], "defeat")
    elif not revives and len(s.living()) == 1:
        finish(s, s.living(), "last hero")  # D-002, DQ-13
    elif seat == s.active:
        _sweep(s)
        s.halted = True  # the turn ends at once
        s.reviving |= (1 << seat) if revives else 0
    elif revives:
        for frame in s.agenda:
            if isinstance(frame, Procedure):
                frame.forget(s, seat)
        s.rise_again(seat)


def _lose_cards(s: Dungeoneer, seat: int) -> None:
    for name in s.hands[seat]:
        throw_away(s, name)
    for item in s.items[seat]:
        for name in (item.name, *item.attached):
            throw_away(s, name)
    for beast in s.packs[seat]:
        for name in (beast.name, *beast.attached):
            throw_away(s, name)
    s.hands[seat] = ()
    s.items[seat] = ()
    s.packs[seat] = ()


def _sweep(s: Dungeoneer) -> None:
    """Discard cards in battle or being played when a turn is cut short (DQ-12)."""
    for index in range(len(s.agenda) - 1, 0, -1):
        frame = s.agenda[index]
        if isinstance(frame, Procedure):
            frame.called_off(s.agenda[index - 1])
    for frame in s.agenda:
        if isinstance(frame, Procedure):
            for name in frame.loose(s):
                throw_away(s, name)


def finish(s: Dungeoneer, winners: list[int], reason: str) -> None:
    """The game is over."""
    s.winners = winners
    s.reason = reason
    s.halted = True
    for seat in winners:
        told.wins(s, seat, reason)
    if not winners:
        told.lost(s)


def returned_home(s: Dungeoneer, seat: int) -> None:
    """Win a solo game: at the entrance with three quests completed (D-300, DQ-55)."""
    if s.seats == 1 and len(s.done[seat]) >= WIN_QUESTS and s.here(seat).entrance:
        finish(s, [seat], "quests")
