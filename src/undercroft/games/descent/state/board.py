"""Figures on the board: the only place that writes where they are."""

from __future__ import annotations

from undercroft.games.descent.cards.vocabulary import AURA, GRAPPLE
from undercroft.games.descent.state.state import FIRST_MONSTER, FREE, NO_HERO, NOWHERE, Descent


def put(s: Descent, figure: int, place: int) -> None:
    """Put a figure on a placement; the spaces under it are taken."""
    s.place[figure] = place
    for space in s.spaces(figure):
        s.taken[space] = figure + 1


def lift(s: Descent, figure: int) -> None:
    """Free a figure's spaces; it keeps its placement."""
    for space in s.spaces(figure):
        if s.taken[space] == figure + 1:
            s.taken[space] = 0


def is_standing(s: Descent, figure: int) -> bool:
    """Whether a figure occupies its spaces, and is not just passing others."""
    place = s.place[figure]
    if figure >= FIRST_MONSTER and place >= 0:
        place = s.spaces(figure)[0]
    return place >= 0 and s.taken[place] == figure + 1


def remove(s: Descent, figure: int) -> None:
    """A figure leaves the board, and nothing continues for it."""
    lift(s, figure)
    s.place[figure] = NOWHERE
    s.serial[figure] += 1
    s.beside[figure] = 0


def free_slot(s: Descent) -> int:
    """A slot for another monster, without tokens."""
    for slot in range(FIRST_MONSTER, len(s.kind)):
        if s.kind[slot] == FREE:
            return slot
    for column in (s.kind, s.place, s.health, s.burn, s.web, s.stun, s.poison, s.serial, s.done, s.beside):
        column.append(0)
    s.kind[-1] = FREE
    s.place[-1] = NOWHERE
    return len(s.kind) - 1


def bring(s: Descent, kind: int, place: int) -> int:
    """Bring a new, unhurt monster onto the board (J-391); it may act this turn (J-350)."""
    slot = free_slot(s)
    s.kind[slot] = kind
    s.health[slot] = s.box.kinds[kind].wounds
    s.done[slot] = 0
    put(s, slot, place)
    return slot


def clear(s: Descent, figure: int) -> None:
    """Remove all tokens of lingering effects from a figure."""
    s.burn[figure] = s.web[figure] = s.stun[figure] = s.poison[figure] = 0


def take_off(s: Descent, figure: int) -> None:
    """Take a monster off the board with its tokens; its figure can be used again (J-249)."""
    remove(s, figure)
    s.kind[figure] = FREE
    clear(s, figure)


def on_board(s: Descent, kind: int) -> int:
    """How many figures like this one stand on the board: masters and named ones are red (J-168, J-246)."""
    wanted = s.box.kinds[kind]
    count = 0
    for slot in range(FIRST_MONSTER, len(s.kind)):
        if s.kind[slot] >= 0:
            each = s.box.kinds[s.kind[slot]]
            count += each.card == wanted.card and each.master == wanted.master
    return count


def are_adjacent(s: Descent, one: int, other: int) -> bool:
    """Whether two figures are adjacent; heroes in town are, to each other (J-276, J-353, J-414)."""
    if s.place[one] < 0 or s.place[other] < 0:
        return s.place[one] < 0 and s.place[other] < 0 and max(one, other) < FIRST_MONSTER
    return s.box.floor.is_adjacent(s.spaces(one), s.spaces(other), s.closed)


def beside(s: Descent, figure: int, spaces: tuple[int, ...], keyword: int) -> int:
    """How many enemies with this ability a figure on these spaces would stand next to."""
    count = 0
    for enemy in s.enemies(figure):
        if enemy >= FIRST_MONSTER:
            able = s.box.kinds[s.kind[enemy]].abilities >> keyword & 1
        else:
            able = s.ability_of(enemy, keyword)
        if able and s.box.floor.is_adjacent(spaces, s.spaces(enemy), s.closed):
            count += 1
    return count


def auras(s: Descent, figure: int) -> int:
    """How many enemies with Aura a figure stands next to."""
    return beside(s, figure, s.spaces(figure), AURA)


def aura_hero(s: Descent, figure: int) -> int:
    """The hero whose Aura a monster stands next to: a kill is his (A-21)."""
    if figure >= FIRST_MONSTER:
        for hero in s.enemies(figure):
            if s.ability_of(hero, AURA) and are_adjacent(s, figure, hero):
                return hero
    return NO_HERO


def is_grappled(s: Descent, figure: int) -> bool:
    """Whether an adjacent enemy holds a figure (J-322)."""
    return beside(s, figure, s.spaces(figure), GRAPPLE) > 0


def chest_at(s: Descent, space: int) -> int:
    """The index of the chest on a space, -1 for none."""
    for number, chest in enumerate(s.chests):
        if chest.space == space:
            return number
    return -1


def glyph_at(s: Descent, space: int) -> int:
    """The number of the glyph on a space of a revealed area, -1 for none."""
    for number, at in enumerate(s.box.glyph_spaces):
        if at == space and s.is_revealed(space):
            return number
    return -1
