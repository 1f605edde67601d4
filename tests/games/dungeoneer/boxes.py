"""Helpers for tests that count cards and lay locations of Dungeoneer's boxes."""

from __future__ import annotations

import random

from undercroft.games.dungeoneer.cards.reader import CardSet
from undercroft.games.dungeoneer.cards.vocabulary import KINDS
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.map import MIDDLE, lay, spots


def copies(box: CardSet, *kinds: str) -> int:
    """How many adventure cards of these kinds are in a set."""
    return sum(card.copies for card in box.cards.values() if KINDS[card.kind] in kinds)


def left_over(s: DungeoneerTable, dice: random.Random) -> list[int]:
    """Lay all locations again in any order, wherever they fit; returns those that found no place."""
    order = list(range(len(s.box.locations)))
    for place in order:
        s.cells[place] = -1
    s.grid.clear()
    dice.shuffle(order)
    order.remove(s.box.entrance)
    lay(s, s.box.entrance, MIDDLE, False)
    waiting = 0
    while order and waiting < len(order):
        place = order.pop(0)
        if found := spots(s, place, not order):
            spot = dice.choice(found)
            lay(s, place, spot.cell, spot.turned)
            waiting = 0
        else:
            order.append(place)
            waiting += 1
    return order
