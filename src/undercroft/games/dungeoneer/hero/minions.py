"""Minions: monsters that serve a hero, as treasures in the inventory."""

from __future__ import annotations

from undercroft.games.dungeoneer.cards.vocabulary import ENCOUNTER, ON_HIT, ON_HIT_FORM
from undercroft.games.dungeoneer.hero import events as told
from undercroft.games.dungeoneer.hero.discards import drop_item
from undercroft.games.dungeoneer.hero.inventory import put_in_play
from undercroft.games.dungeoneer.state.pieces import Item
from undercroft.games.dungeoneer.state.state import Dungeoneer


def minion_of(s: Dungeoneer, seat: int) -> Item | None:
    """A hero's minion; there is at most one, since it is a type of treasure (D-120, D-248)."""
    for item in s.items[seat]:
        if s.box.cards[item.name].kind == ENCOUNTER:
            return item
    return None


def mark(seat: int) -> str:
    """The entry in `used` when a minion has acted for its hero this turn (D-249)."""
    return f"{seat}:minion"


def ready_minion(s: Dungeoneer, seat: int) -> Item | None:
    """A hero's minion, if it has not acted this turn."""
    return minion_of(s, seat) if mark(seat) not in s.used else None


def make_minion(s: Dungeoneer, seat: int, name: str, wounds: int) -> None:
    """A monster serves a hero from now on (D-248)."""
    put_in_play(s, seat, name, wounds)
    told.serves(s, seat, name)


def wound_minion(s: Dungeoneer, seat: int, n: int) -> bool:
    """Wound a minion; at 0 health it is discarded (DQ-42). Returns whether it is gone."""
    item = minion_of(s, seat)
    if item is None:
        return True
    fighter = s.box.cards[item.name].fighter
    assert fighter is not None
    left = fighter.health - item.wounds - n
    hurt = Item(item.name, item.attached, item.wounds + n)
    s.items[seat] = tuple([hurt if each is item else each for each in s.items[seat]])
    told.minion_wounded(s, seat, item.name, n, max(0, left))
    if left <= 0:
        drop_item(s, seat, hurt)
    return left <= 0


def printed_wounds(s: Dungeoneer, key: str, form: int) -> int:
    """How many wounds a monster's hit in a form deals: 1, or what its card says (D-200)."""
    for effect in s.box.sources[key].effects:
        if effect.trigger in (ON_HIT, ON_HIT_FORM + form) and effect.to == "target":
            for op in effect.do:
                if op.verb == "wound":
                    return op.n
    return 1
