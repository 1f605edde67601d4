"""What an attack can reach: sight and what helps or hinders it, range, targets, areas."""

from __future__ import annotations

from typing import Final

from undercroft.engine.grid import FAR
from undercroft.games.descent.cards.vocabulary import (
    MELEE,
    REACH,
    SIGHT_FROM_ADJACENT,
    SIGHT_PAST_ONE,
)
from undercroft.games.descent.floor.bases import BASE_1X1
from undercroft.games.descent.floor.plan import NO_SPACE
from undercroft.games.descent.floor.terrain import PIT, is_in_pit, pit_around, seen_from_pit
from undercroft.games.descent.floor.walking import Terms, costs
from undercroft.games.descent.hero.gear import Setting, gear, permissions
from undercroft.games.descent.movement.terms import ignores_pits
from undercroft.games.descent.state.state import FIRST_MONSTER, Descent

REACH_SPACES: Final = 2


def pit_view(s: Descent, figure: int) -> set[int] | None:
    """What a figure in a pit can see; None if it is not in one (J-265, J-427)."""
    spaces = s.spaces(figure)
    if s.ground[spaces[0]] != PIT or not is_in_pit(spaces, s.ground) or ignores_pits(s, figure):
        return None
    pit = pit_around(s.box.plan, s.ground, spaces[0])
    return seen_from_pit(pit, s.box.floor.near(s.closed), s.faq())


def seeing_space(s: Descent, figure: int, target: int, bits: int = 0) -> int:
    """The nearest space of a figure from which it sees a target; NO_SPACE if it does not."""
    spaces = s.spaces(figure)
    view = pit_view(s, figure)
    if view is not None and target not in view:
        return NO_SPACE
    if s.box.stairs and s.box.stairs.get(spaces[0], NO_SPACE) == target:  # one space away (J-271)
        return spaces[0]
    if s.hero_sight and figure < FIRST_MONSTER and s.box.plan.distance(spaces[0], target) > s.hero_sight:
        return NO_SPACE
    floor = s.box.floor
    if not bits:
        return floor.attacking_space(spaces, target, s.closed, s.ground, s.taken, figure + 1)
    past = 1 if bits & SIGHT_PAST_ONE else 0
    lookouts = [spaces[0]]
    if bits & SIGHT_FROM_ADJACENT:
        lookouts += [space for space in floor.near(s.closed)[spaces[0]] if not s.taken[space]]
    for space in lookouts:
        if floor.lines.hindrances(space, target, s.closed, s.ground, s.taken, figure + 1) <= past:
            return spaces[0]
    return NO_SPACE


def watchers(s: Descent, hero: int) -> tuple[int, ...]:
    """The monsters that see a hero."""
    return tuple([slot for slot in s.monsters() if seeing_space(s, slot, s.place[hero]) != NO_SPACE])


def sight_bits(s: Descent, figure: int, form: int) -> int:
    """What helps a hero to see a target."""
    if figure >= FIRST_MONSTER or not gear(s, figure).conditional:
        return 0
    return permissions(s, figure, Setting(form)) & (SIGHT_FROM_ADJACENT | SIGHT_PAST_ONE)


def range_to(s: Descent, figure: int, space: int, target: int) -> int:
    """The range from an attacking space to a target (J-108); the ends of a staircase are adjacent."""
    if s.box.stairs and s.box.stairs.get(space, NO_SPACE) == target:
        return 1
    return s.box.plan.distance(space, target)


def reaches(s: Descent, figure: int) -> bool:
    """Whether a figure strikes two spaces away (J-328, example J-449)."""
    return figure >= FIRST_MONSTER and s.kind_at(figure).has(REACH)


def can_target(s: Descent, figure: int, form: int, target: int) -> bool:
    """Whether a figure may declare a space as its target (J-098, J-134, J-136, J-368)."""
    if form != MELEE:
        return seeing_space(s, figure, target, sight_bits(s, figure, form)) != NO_SPACE
    if target in s.spaces(figure):
        return False
    near, reach = s.box.floor.near(s.closed), reaches(s, figure)
    view = pit_view(s, figure)
    if view is not None and target not in view:
        return False
    for space in s.spaces(figure):
        if s.box.stairs and s.box.stairs.get(space, NO_SPACE) == target:
            return True
        close = s.box.plan.distance(space, target) <= REACH_SPACES if reach else target in near[space]
        if close and s.box.floor.lines.sees(space, target, s.closed, s.ground, s.taken, figure + 1):
            return True
    return False


def near_enough(s: Descent, figure: int, form: int) -> list[int]:
    """The spaces that a figure's attack could reach, in order: all, or those close to it (J-134)."""
    if form != MELEE or reaches(s, figure):
        return list(range(s.box.plan.size))
    near, found = s.box.floor.near(s.closed), set[int]()
    for space in s.spaces(figure):
        found.update(near[space])
        if s.box.stairs and space in s.box.stairs:
            found.add(s.box.stairs[space])
    return sorted(found)


def targets(s: Descent, figure: int, form: int) -> list[int]:
    """For each enemy the nearest of its spaces that can be the target (J-106, example J-363)."""
    found: list[int] = []
    own, close = s.spaces(figure), near_enough(s, figure, form)
    for enemy in s.enemies(figure):
        best, least = NO_SPACE, 0
        for space in s.spaces(enemy):
            if space in close and can_target(s, figure, form, space):
                far = s.box.plan.between(own, (space,))
                if best == NO_SPACE or far < least:
                    best, least = space, far
        if best != NO_SPACE:
            found.append(best)
    return found


def every_target(s: Descent, figure: int, form: int) -> list[int]:
    """All spaces that may be declared as the target, in revealed areas."""
    return [
        space
        for space in near_enough(s, figure, form)
        if s.is_revealed(space) and can_target(s, figure, form, space)
    ]


def around(s: Descent, space: int, steps: int) -> set[int]:
    """The spaces within a number of steps, blocked only by walls and closed doors (J-173)."""
    free = Terms(s.closed, [0] * s.box.plan.size, (0,) * s.box.plan.size)
    found = costs(s.box.floor.graphs[BASE_1X1], space, steps, free)
    return {each for each, cost in enumerate(found) if cost != FAR}


def figures_on(s: Descent, spaces: list[int]) -> list[int]:
    """The figures on these spaces, each once (J-222)."""
    found: dict[int, None] = {}
    for space in spaces:
        if s.taken[space]:
            found[s.taken[space] - 1] = None
    return list(found)
