"""Monsters on active glyphs: they may cross them, but not stay (J-274, J-389)."""

from __future__ import annotations

from undercroft.games.descent.floor.walking import steps
from undercroft.games.descent.movement.terms import terms_for
from undercroft.games.descent.state.state import NO_HEADING, Descent


def is_on_glyph(s: Descent, figure: int) -> bool:
    """Whether a figure covers an active glyph."""
    body = s.spaces(figure)
    for number, space in enumerate(s.box.glyph_spaces):
        if s.glyphs >> number & 1 and space in body:
            return True
    return False


def can_leave(s: Descent, figure: int, points: int) -> bool:
    """Whether a figure can step away with these points and reach a place where it may stop."""
    if points == 0 or s.web[figure]:
        return False
    graph = s.box.floor.graphs[s.base(figure)]
    return bool(steps(graph, s.place[figure], points, terms_for(s, figure)))


def must_leave(s: Descent, monster: int, points: int) -> bool:
    """Whether a monster cannot end here: it stands on an active glyph and can go on (J-274).

    With the rules of 2005 only moves must not end there: a monster that has not moved may stay (A-62).
    """
    if s.heading == NO_HEADING and not s.faq():
        return False
    return is_on_glyph(s, monster) and can_leave(s, monster, points)


def must_be_called(s: Descent, monster: int) -> bool:
    """Whether a monster has to be activated because it stands on an active glyph and can leave it (P-09)."""
    if not s.faq() or s.done[monster] or not is_on_glyph(s, monster):
        return False
    kind = s.kind_at(monster)
    awake = not s.stun[monster] or kind.master
    return awake and can_leave(s, monster, kind.speed)
