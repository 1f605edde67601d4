"""Steps and jumps: where a figure may go, and what it costs."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.grid import FAR
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.floor.bases import BASE_1X1, Graph
from undercroft.games.descent.floor.terrain import PIT, is_in_pit
from undercroft.games.descent.floor.walking import (
    CLIMB,
    HELD,
    SHUT,
    Terms,
    bars_of,
    jumps,
    leads_on,
    may_stop,
    step_cost,
)
from undercroft.games.descent.floor.walking import JUMP as JUMP_POINTS
from undercroft.games.descent.movement.acting import GRAPPLED, NOT_ACTING, WEBBED, MoveAction, acting
from undercroft.games.descent.movement.stride import JUMP, Stride
from undercroft.games.descent.movement.terms import pits_for, terms_for
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.names import on_map
from undercroft.games.descent.state.state import FIRST_MONSTER, Descent
from undercroft.games.descent.state.verbs import Action, all_placements, all_spaces

IN_TOWN: Final = Reason("J-282", "descent-why-in-town")
NO_STEP: Final = Reason("J-068", "descent-why-no-step")
TAKEN: Final = Reason("J-074", "descent-why-taken")
NO_END: Final = Reason("J-354", "descent-why-no-end")
TOO_DEAR: Final = Reason("J-069", "descent-why-points", lambda s, seat, word: {"points": s.points})
NO_JUMP: Final = Reason("J-428", "descent-why-no-jump")
LARGE: Final = Reason("J-093", "descent-why-large")


def purse(s: Descent, figure: int) -> int:
    """The points that a figure has or can buy (J-354)."""
    return s.points + (s.fatigue[figure] if figure < FIRST_MONSTER else 0)


def step_to(s: Descent, graph: Graph, figure: int, to: int, terms: Terms) -> Reason | None:
    """Why a figure cannot step to a placement next to it, walls and doors aside."""
    cost = step_cost(graph, is_in_pit(s.spaces(figure), terms.ground), to, terms)
    if cost == FAR:
        return TAKEN if bars_of(terms, graph.spaces[to]) & SHUT else NO_END
    if cost > s.points:
        return TOO_DEAR
    if may_stop(graph, to, terms) or leads_on(graph, to, purse(s, figure) - cost, terms):
        return None
    return NO_END


class Step(Action):
    """Move to an adjacent space (J-069); out of a pit it costs more (J-264)."""

    name: ClassVar[str] = "step"
    rules: ClassVar[tuple[str, ...]] = ("J-069",)

    def about(self) -> list[str]:
        return []

    def among(self, box: Box) -> list[str]:
        return all_placements(box)

    def bar(self, s: Descent, seat: int, word: Word) -> Reason | None:
        figure = acting(s, seat)
        if figure < 0:
            return NOT_ACTING
        if s.place[figure] < 0:
            return IN_TOWN
        if s.web[figure]:
            return WEBBED
        to = s.box.place_of[s.base(figure)].get(word.what, -1)
        graph = s.box.floor.graphs[s.base(figure)]
        ways = [step.to for step in graph.steps[s.place[figure]] if step.way.is_open(s.closed)]
        if to not in ways:
            return NO_STEP
        terms = terms_for(s, figure)
        if bars_of(terms, s.spaces(figure)) & HELD:
            return GRAPPLED
        return step_to(s, graph, figure, to, terms)

    def open(self, s: Descent, seat: int, found: list[str]) -> None:
        figure = acting(s, seat)
        if figure < 0 or s.place[figure] < 0 or s.web[figure] or s.points == 0:
            return
        base = s.base(figure)
        graph, terms, keys = s.box.floor.graphs[base], terms_for(s, figure), s.box.step_keys[base]
        if bars_of(terms, s.spaces(figure)) & HELD:
            return
        reached: list[int] = []
        for step in graph.steps[s.place[figure]]:  # a long base may have two ways to one placement
            new = step.way.is_open(s.closed) and step.to not in reached
            if new and step_to(s, graph, figure, step.to, terms) is None:
                reached.append(step.to)
                found.append(keys[step.to])

    def price(self, s: Descent, seat: int, word: Word) -> int:
        figure = acting(s, seat)
        return self.points(s, figure, s.box.place_of[s.base(figure)][word.what])

    def points(self, s: Descent, figure: int, to: int) -> int:
        """What a step that is open costs: more out of a pit (J-264)."""
        ground = pits_for(s, figure)
        out = is_in_pit(s.spaces(figure), ground) and not is_in_pit(s.box.bodies[s.base(figure)][to], ground)
        return CLIMB if out else 1

    def do(self, s: Descent, seat: int, word: Word) -> None:
        figure = acting(s, seat)
        to = s.box.place_of[s.base(figure)][word.what]
        s.points -= self.points(s, figure, to)
        s.push(Stride(figure, s.serial[figure], to))

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"space": on_map(word.what)}

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        return {"points": self.price(s, seat, word)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"space:{word.what}"]


class Jump(MoveAction):
    """Jump straight over a pit (J-266, J-428)."""

    name: ClassVar[str] = "jump"
    rules: ClassVar[tuple[str, ...]] = ("J-093", "J-428")
    heroes: bool = False
    by_monkey: bool = True
    town: int = -1

    def about(self) -> list[str]:
        return []

    def among(self, box: Box) -> list[str]:
        return all_spaces(box)

    def landings(self, s: Descent, figure: int) -> dict[int, int]:
        """Where it could land, and for how many points."""
        if s.base(figure) != BASE_1X1:
            return {}
        return dict(jumps(s.box.floor, s.place[figure], 99, terms_for(s, figure)))

    def hindered(self, s: Descent, figure: int, word: Word) -> Reason | None:
        if s.base(figure) != BASE_1X1:
            return LARGE
        return None if s.box.space_of[word.what] in self.landings(s, figure) else NO_JUMP

    def cost(self, s: Descent, figure: int, word: Word) -> int:
        return self.landings(s, figure).get(s.box.space_of[word.what], 0)

    def open(self, s: Descent, seat: int, found: list[str]) -> None:
        figure = acting(s, seat)
        if s.points < JUMP_POINTS or figure < 0 or s.place[figure] < 0 or PIT not in s.ground:
            return
        for space in self.landings(s, figure):
            word = s.box.words[f"jump:{s.box.space_names[space]}"]
            if self.bar(s, seat, word) is None:
                found.append(word.key)

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.push(Stride(figure, s.serial[figure], s.box.space_of[word.what], JUMP))

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"space": on_map(word.what)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"space:{word.what}"]


STEP: Final = Step()
JUMP_OVER: Final = Jump()
