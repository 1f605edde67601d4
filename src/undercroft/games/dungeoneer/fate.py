"""What can happen to a hero: points, wounds, healing, falling, levels, defeat, victory."""

from __future__ import annotations

from undercroft.games.dungeoneer.names import card_name, who
from undercroft.games.dungeoneer.numbers import NO_CONTEST, forbidden, ignores
from undercroft.games.dungeoneer.procedure import Procedure
from undercroft.games.dungeoneer.state import (
    CARDS,
    LOCATIONS,
    RESURRECTION,
    WIN_QUESTS,
    Boost,
    Contest,
    Dungeoneer,
    Escort,
    Item,
)
from undercroft.games.dungeoneer.terms import M_SHIELD, NO_FALLING, NO_HEALING, ON_WOUNDED, STATS


def gain_glory(s: Dungeoneer, seat: int, n: int) -> None:
    """Glory has no upper limit (D-013)."""
    if n and seat >= 0:
        s.glory[seat] += n
        if s.listener is not None:
            s.tell("dungeoneer-gains-glory", {"who": who(s, seat), "count": n, "glory": s.glory[seat]})


def lose_glory(s: Dungeoneer, seat: int, n: int) -> int:
    """Nobody has less than none (DQ-35); how much was really lost."""
    if seat < 0:
        return 0
    lost = min(n, s.glory[seat])
    if lost:
        s.glory[seat] -= lost
        if s.listener is not None:
            s.tell("dungeoneer-loses-glory", {"who": who(s, seat), "count": lost, "glory": s.glory[seat]})
    return lost


def gain_peril(s: Dungeoneer, seat: int, n: int) -> None:
    """Peril has no upper limit (D-013); a solo game has none at all (D-305)."""
    if n and seat >= 0 and s.seats > 1:
        s.peril[seat] += n
        if s.listener is not None:
            s.tell("dungeoneer-gains-peril", {"who": who(s, seat), "count": n, "peril": s.peril[seat]})


def lose_peril(s: Dungeoneer, seat: int, n: int) -> int:
    """Nobody has less than none (DQ-35); how much was really lost."""
    if seat < 0:
        return 0
    lost = min(n, s.peril[seat])
    if lost:
        s.peril[seat] -= lost
        if s.listener is not None:
            s.tell("dungeoneer-loses-peril", {"who": who(s, seat), "count": lost, "peril": s.peril[seat]})
    return lost


def gain_ap(s: Dungeoneer, seat: int, n: int) -> None:
    """AP at once (D-223); off turn at most one can be kept, as a saved one (D-171)."""
    if seat == s.active:
        s.ap[seat] += n
    else:
        s.saved |= 1 << seat
    if s.listener is not None:
        s.tell("dungeoneer-gains-ap", {"who": who(s, seat), "count": n})


def save_ap(s: Dungeoneer, seat: int) -> None:
    """One AP, no more, lies beside the hero for the turns of the others (D-171)."""
    s.saved |= 1 << seat
    s.kept |= 1 << seat
    s.tell("dungeoneer-saves-ap", {"who": who(s, seat)})


def lose_ap(s: Dungeoneer, seat: int, n: int) -> None:
    """AP stop at 0 (DQ-35)."""
    had = s.ap[seat] if seat == s.active else s.saved >> seat & 1
    lost = min(n, had)
    if not lost:
        return
    if seat == s.active:
        s.ap[seat] -= lost
    else:
        s.saved &= ~(1 << seat)
    if s.listener is not None:
        s.tell("dungeoneer-loses-ap", {"who": who(s, seat), "count": lost})


def ap_for(s: Dungeoneer, seat: int) -> int:
    """AP a hero can spend on anything but moving and standing up (D-203, D-230, DQ-54)."""
    spare = s.spare[seat]
    if s.fallen >> seat & 1:
        return spare
    return spare + (s.ap[seat] if seat == s.active else s.saved >> seat & 1)


def pay_ap(s: Dungeoneer, seat: int, n: int) -> None:
    """Spend AP on something other than moving: those that serve for nothing else first."""
    for _ in range(n):
        if s.spare[seat]:
            s.spare[seat] -= 1
        elif seat == s.active:
            s.ap[seat] -= 1
        else:
            s.saved &= ~(1 << seat)


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


def lie_down(s: Dungeoneer, seat: int, points: int = 1) -> None:
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


def change_level(s: Dungeoneer, seat: int, n: int) -> None:
    """Never above the card, never below 1 (D-236, DQ-35)."""
    level = min(len(s.hero(seat).levels), max(1, s.level[seat] + n))
    if level != s.level[seat]:
        s.level[seat] = level
        if s.listener is not None:
            s.tell("dungeoneer-level", {"who": who(s, seat), "level": level})


def throw_away(s: Dungeoneer, name: str) -> None:
    """A card goes to the discard, in a solo game to that of its own deck (D-302)."""
    if s.seats == 1 and not CARDS[name].is_glory():
        s.lord_discard.append(name)
    else:
        s.discard.append(name)


def take_from_hand(s: Dungeoneer, seat: int, name: str) -> None:
    """A card leaves a hand."""
    hand = list(s.hands[seat])
    hand.remove(name)
    s.hands[seat] = tuple(hand)


def drop_item(s: Dungeoneer, seat: int, item: Item) -> None:
    """A card in play is discarded, and with it all that is attached to it (D-022)."""
    items = list(s.items[seat])
    items.remove(item)
    s.items[seat] = tuple(items)
    for name in (item.name, *item.attached):
        throw_away(s, name)
    if s.listener is not None:
        s.tell("dungeoneer-discards", {"who": who(s, seat), "card": card_name(item.name)})


def close_doors(s: Dungeoneer, seat: int) -> None:
    """The hero who held an exit open has left (D-107)."""
    if s.doors:
        s.doors = [door for door in s.doors if door.by != seat]


def defeat(s: Dungeoneer, seat: int) -> None:
    """A hero has no health left: out of the game, or a new hero in the variant (D-003, DQ-12, DQ-53)."""
    if s.listener is not None:
        s.tell("dungeoneer-defeated", {"who": who(s, seat)})
    revives = s.has(RESURRECTION)
    last = s.place[seat]
    s.out |= 1 << seat
    s.falls[seat] += 1
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
                frame.forget(seat)
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
    """Cards in battle or being played go to the discard when a turn is cut short (DQ-12)."""
    for index in range(len(s.agenda) - 1, 0, -1):
        frame = s.agenda[index]
        if isinstance(frame, Procedure):
            frame.called_off(s.agenda[index - 1])
    for frame in s.agenda:
        if isinstance(frame, Procedure):
            for name in frame.loose():
                throw_away(s, name)


def finish(s: Dungeoneer, winners: list[int], reason: str) -> None:
    """The game is over."""
    s.winners = winners
    s.reason = reason
    s.halted = True
    if s.listener is not None:
        for seat in winners:
            s.tell("dungeoneer-wins", {"who": who(s, seat), "reason": reason.replace(" ", "-")})
        if not winners:
            s.tell("dungeoneer-lost", {})


def returned_home(s: Dungeoneer, seat: int) -> None:
    """A solo game is won at the entrance with three quests completed (D-300, DQ-55)."""
    if s.seats == 1 and len(s.done[seat]) >= WIN_QUESTS and s.here(seat).entrance:
        finish(s, [seat], "quests")


def entrances(s: Dungeoneer) -> list[int]:
    """The entrances on the map."""
    return [place for place, each in enumerate(LOCATIONS) if each.entrance and s.cells[place] >= 0]
