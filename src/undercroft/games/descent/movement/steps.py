"""Steps and jumps: where a figure may go, and what it costs."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.engine.flow import Args
from undercroft.engine.grid import FAR
from undercroft.engine.verbs import Reason, Word
from undercroft.games.descent.floor.bases import BASE_1X1, Graph
from undercroft.games.descent.floor.terrain import PIT, is_in_pit
from undercroft.games.descent.floor.walking import (
    HELD,
    SHUT,
    Terms,
    bars_of,
    jumps,
    leads_on,
    may_stop,
    step_cost,
    step_price,
    steps,
)
from undercroft.games.descent.floor.walking import JUMP as JUMP_POINTS
from undercroft.games.descent.movement.acting import (
    GRAPPLED,
    WEBBED,
    FigureAction,
    MoveAction,
    acting,
    too_few,
)
from undercroft.games.descent.movement.stride import JUMP, Stride
from undercroft.games.descent.movement.terms import pits_for, terms_for
from undercroft.games.descent.state.box import Box
from undercroft.games.descent.state.names import on_map
from undercroft.games.descent.state.state import FIRST_MONSTER, Descent
from undercroft.games.descent.state.verbs import Spot, all_placements, all_spaces, spot

IN_TOWN: Final = Reason("J-282", "descent-why-in-town")
NO_STEP: Final = Reason("J-068", "descent-why-no-step")
TAKEN: Final = Reason("J-074", "descent-why-taken")
NO_END: Final = Reason("J-354", "descent-why-no-end")
TOO_DEAR: Final = too_few("J-069")
NO_JUMP: Final = Reason("J-428", "descent-why-no-jump")
LARGE: Final = Reason("J-093", "descent-why-large")


def credit(s: Descent, figure: int) -> int:
    """The points that a figure can buy (J-354)."""
    return s.fatigue[figure] if figure < FIRST_MONSTER else 0


def step_to(s: Descent, graph: Graph, figure: int, to: int, terms: Terms) -> Reason | None:
    """Why a figure cannot step to an adjacent placement, apart from walls and doors."""
    bars = bars_of(terms, graph.spaces[to])
    cost = step_cost(graph, is_in_pit(s.spaces(figure), terms.ground), to, bars, terms)
    if cost == FAR:
        return TAKEN if bars & SHUT else NO_END
    if cost > s.points:
        return TOO_DEAR
    if may_stop(graph, to, terms) or leads_on(graph, to, s.points + credit(s, figure) - cost, terms):
        return None
    return NO_END


class Step(FigureAction):
    """Move to an adjacent space (J-069); leaving a pit costs more (J-264)."""

    name: ClassVar[str] = "step"
    rules: ClassVar[tuple[str, ...]] = ("J-069",)
    rank: int = 12

    def about(self) -> list[str]:
        return []

    def among(self, box: Box) -> list[str]:
        return all_placements(box)

    def word(self, what: str, number: int) -> Word:
        return Spot(self.key(what), self, what, number)

    def unfit(self, s: Descent, figure: int) -> Reason | None:
        if s.place[figure] < 0:
            return IN_TOWN
        return WEBBED if s.web[figure] else None

    def barred(self, s: Descent, figure: int, word: Word) -> Reason | None:
        to = s.box.place_of[s.base(figure)].get(word.what, -1)
        graph = s.box.floor.graphs[s.base(figure)]
        if to not in graph.ways(s.closed)[s.place[figure]]:
            return NO_STEP
        terms = terms_for(s, figure)
        if bars_of(terms, s.spaces(figure)) & HELD:
            return GRAPPLED
        return step_to(s, graph, figure, to, terms)

    def plausible(self, s: Descent, figure: int) -> bool:
        return s.points > 0

    def open_to(self, s: Descent, figure: int, found: list[str]) -> None:
        if self.unfit(s, figure) is not None:
            return
        base = s.base(figure)
        graph, keys = s.box.floor.graphs[base], s.box.step_keys[base]
        for to in steps(graph, s.place[figure], s.points, terms_for(s, figure), credit(s, figure)):
            found.append(keys[to])

    def price(self, s: Descent, seat: int, word: Word) -> int:
        figure = acting(s)
        return self.points(s, figure, s.box.place_of[s.base(figure)][word.what])

    def points(self, s: Descent, figure: int, to: int) -> int:
        """What an open step costs."""
        ground = pits_for(s, figure)
        return step_price(is_in_pit(s.spaces(figure), ground), s.box.bodies[s.base(figure)][to], ground)

    def do(self, s: Descent, seat: int, word: Word) -> None:
        figure = acting(s)
        to = s.box.place_of[s.base(figure)][word.what]
        s.points -= self.points(s, figure, to)
        s.push(Stride(figure, s.serial[figure], to))

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"space": on_map(spot(word).space)}

    def args(self, s: Descent, seat: int, word: Word) -> Args:
        return {"points": self.price(s, seat, word)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"space:{word.what}"]


class Jump(MoveAction):
    """Jump straight over a pit (J-266, J-428)."""

    name: ClassVar[str] = "jump"
    rules: ClassVar[tuple[str, ...]] = ("J-093", "J-428")
    heroes: bool = False
    rank: int = 30
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

    def least(self, s: Descent, figure: int) -> int:
        return JUMP_POINTS

    def plausible(self, s: Descent, figure: int) -> bool:
        return s.place[figure] >= 0 and super().plausible(s, figure)

    def within_reach(self, s: Descent, figure: int) -> list[Word]:
        if s.base(figure) != BASE_1X1:
            return []
        near = s.box.floor.near(s.closed)[s.place[figure]]
        if not [space for space in near if s.ground[space] == PIT]:
            return []
        return [self.word_for(s, s.box.space_names[space]) for space in self.landings(s, figure)]

    def carry_out(self, s: Descent, figure: int, word: Word) -> None:
        s.push(Stride(figure, s.serial[figure], s.box.space_of[word.what], JUMP))

    def names(self, s: Descent, seat: int, word: Word) -> Args:
        return {"space": on_map(word.what)}

    def objects(self, s: Descent, seat: int, word: Word) -> list[str]:
        return [f"space:{word.what}"]


STEP: Final = Step()
JUMP_OVER: Final = Jump()
