"""How the floor limits a figure right now: where it can go, stop, and spend points."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.cards.vocabulary import FLY, GRAPPLE, PASS_ENEMIES, PASS_OBSTACLES
from undercroft.games.descent.floor.terrain import FLOOR, PIT, RUBBLE, WATER, Ground
from undercroft.games.descent.floor.walking import BUSY, HELD, SHUT, Terms
from undercroft.games.descent.hero.gear import gear
from undercroft.games.descent.hero.wounds import immune
from undercroft.games.descent.state.state import FIRST_MONSTER, Descent

_BARS: Final[dict[tuple[Ground, bool], list[int]]] = {}  # by ground and whether it passes over obstacles
_FLAT: Final[dict[Ground, Ground]] = {}  # without pits
REMEMBERED: Final = 64


def ground_bars(ground: Ground, over: bool) -> list[int]:
    """How obstacles limit a figure that passes over them, or does not."""
    found = _BARS.get((ground, over))
    if found is None:
        if len(_BARS) > REMEMBERED:
            _BARS.clear()
        hindered = BUSY if over else SHUT
        found = [hindered if each in (WATER, RUBBLE) else 0 for each in ground]
        _BARS[(ground, over)] = found
    return found


def flat(ground: Ground) -> Ground:
    """The same ground for a figure that ignores pits."""
    found = _FLAT.get(ground)
    if found is None:
        if len(_FLAT) > REMEMBERED:
            _FLAT.clear()
        found = _FLAT[ground] = tuple([FLOOR if each == PIT else each for each in ground])
    return found


def flies(s: Descent, figure: int) -> bool:
    """Whether a figure flies: over everything but walls and doors, to where it may stop (J-321, J-453)."""
    return figure >= FIRST_MONSTER and s.box.kinds[s.kind[figure]].abilities >> FLY & 1 != 0


def ignores_pits(s: Descent, figure: int) -> bool:
    """Whether a pit does nothing to a figure: it flies, or passes obstacles without their effects."""
    if figure < FIRST_MONSTER:
        return gear(s, figure).permissions & PASS_OBSTACLES != 0
    return flies(s, figure)


def pits_for(s: Descent, figure: int) -> Ground:
    """The ground, with only the pits that affect a figure."""
    return flat(s.ground) if ignores_pits(s, figure) else s.ground


def terms_for(s: Descent, figure: int) -> Terms:
    """How the floor limits a figure: enemies stop it, friends let it pass (J-072 to J-074)."""
    over = foes_pass = flying = flies(s, figure)
    if figure < FIRST_MONSTER:
        permissions = gear(s, figure).permissions
        over = permissions & PASS_OBSTACLES != 0
        foes_pass = permissions & PASS_ENEMIES != 0
    bars = ground_bars(s.ground, over)[:]
    hero = figure < FIRST_MONSTER
    shapes, place = s.box.shapes, s.place
    for other in range(len(s.heroes)):
        if place[other] >= 0 and other != figure:
            bars[place[other]] |= BUSY if hero or foes_pass else SHUT
    bar = BUSY if not hero or foes_pass else SHUT
    for other in range(FIRST_MONSTER, len(s.kind)):
        kind = s.kind[other]
        if kind >= 0 and other != figure:
            for space in shapes[kind + 1][place[other]]:
                bars[space] |= bar
    if not hero:  # no monster ends its move on an active glyph (J-274)
        for number, space in enumerate(s.box.glyph_spaces):
            if s.glyphs >> number & 1:
                bars[space] |= BUSY
    hold(s, figure, bars)
    return Terms(s.closed, bars, flat(s.ground) if flying or over else s.ground)


def hold(s: Descent, figure: int, bars: list[int]) -> None:
    """Next to an enemy that grapples no point can be spent (J-322)."""
    near = s.box.floor.near(s.closed)
    for enemy in s.enemies(figure):
        if enemy >= FIRST_MONSTER and s.box.kinds[s.kind[enemy]].abilities >> GRAPPLE & 1:
            if immune(s, figure, GRAPPLE):
                return
            for space in s.spaces(enemy):
                for each in near[space]:
                    bars[each] |= HELD
