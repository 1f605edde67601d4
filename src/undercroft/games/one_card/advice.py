"""Every way the hero's turn can end, played out to the monsters' attack, for bots.

The monsters go where the rules send them; ties are broken by the default order.
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Value
from undercroft.engine.verbs import Word
from undercroft.games.one_card.board import GRID
from undercroft.games.one_card.energy import ENERGY_SKILLS, KEEP_DIE, LAY, LAY_BOW, WORDS, die_on
from undercroft.games.one_card.hero import ATTACK, END, MOVE, in_reach
from undercroft.games.one_card.monsters import attackers, destinations
from undercroft.games.one_card.state import HERO, LAST, MOST, Monster, OneCard

__all__ = ["HERO", "LAST", "MOST", "OneCard", "Outcome", "endings", "kept_dice", "laid"]

STRIKE: Final[dict[str, Word]] = {word.what: word for word in ATTACK.words}


class Outcome(Value):
    """A turn after the monsters have moved: who is left, what they strike with, and how to get there."""

    def __init__(self, first: str, tile: int, monsters: list[Monster], attack: int) -> None:
        self.first = first  # the hero's next deed on the way there
        self.tile = tile
        self.monsters = monsters
        self.attack = attack  # of all that strike together


def laid(s: OneCard, option: str) -> OneCard | None:
    """The table with its dice laid like this; None if the option lays none."""
    word = WORDS[option]
    if word.verb is not LAY and word.verb is not LAY_BOW:
        return None
    twin = s.copy()
    twin.listener = None
    word.verb.do(twin, HERO, word)
    return twin


def kept_dice(s: OneCard, options: list[str]) -> list[tuple[int, str]]:
    """The dice that may be kept, each with its option."""
    found = [(die_on(s, skill), KEEP_DIE.key(skill)) for skill in ENERGY_SKILLS]
    return [(die, option) for die, option in found if option in options]


def endings(s: OneCard) -> list[Outcome]:
    """Every end of the turn that steps and strikes lead to, once for each tile and state of the monsters."""
    found: list[Outcome] = []
    ended: set[tuple[int, ...]] = set()
    struck: dict[tuple[int, ...], int] = {}  # the most speed left where the hero could strike
    queue: list[tuple[OneCard, str]] = [(s, "")]
    for here, first in queue:  # the queue grows meanwhile
        if not here.monsters:
            found.append(Outcome(first, here.tile, [], 0))
            continue
        prices = GRID.ways(here.tile, here.board().walls | here.occupied())
        alive = [number for monster in here.monsters for number in (monster.tile, monster.health)]
        for tile, price in enumerate(prices):
            left = here.speed_left - price
            if left < 0:
                continue
            key = (tile, *alive)
            begin = first or step_toward(prices, here.tile, tile)
            if key not in ended:
                ended.add(key)
                found.append(settled(standing(here, tile, left), begin))
            if here.strikes() and struck.get(key, -1) < left:
                struck[key] = left
                queue.extend(strikes(standing(here, tile, left), first, begin, tile == here.tile))
    return found


def standing(s: OneCard, tile: int, left: int) -> OneCard:
    """The same table with the hero elsewhere, and this much speed left."""
    twin = s.copy()
    twin.listener = None
    twin.tile, twin.speed_left = tile, left
    return twin


def strikes(s: OneCard, first: str, begin: str, here: bool) -> list[tuple[OneCard, str]]:
    """The table after each strike that is possible, with the deed that begins it all."""
    found: list[tuple[OneCard, str]] = []
    for monster in s.monsters:
        if in_reach(s, monster):
            twin = s.copy()
            word = STRIKE[monster.letter]
            ATTACK.do(twin, HERO, word)
            found.append((twin, first or (word.key if here else begin)))
    return found


def step_toward(prices: list[int], here: int, tile: int) -> str:
    """The first step towards a tile; the end of the turn if the hero is there."""
    if here == tile:
        return END.name
    return MOVE.words[GRID.way(prices, tile)[1]].key


def settled(s: OneCard, first: str) -> Outcome:
    """Play the monsters' phases from here on; changes the table."""
    distance = s.board().distance(s.tile)
    line = sorted([(distance[monster.tile], monster.tile, monster.letter) for monster in s.monsters])
    for _, tile, letter in line:
        index = s.index(letter)
        to = destinations(s.board(), s.tile, tile, s.occupied() & ~(1 << tile))[0]
        s.monsters[index] = Monster(letter, to, s.monsters[index].health)
    return Outcome(first, s.tile, s.monsters, len(attackers(s)) * s.kind().attack)
