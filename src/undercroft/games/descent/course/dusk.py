"""The end of a hero's turn: an Aura he stayed next to, turns as a monkey (J-245, J-450)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.descent.cards.vocabulary import AURA, TURN_END
from undercroft.games.descent.hero import events as hero_told
from undercroft.games.descent.hero.wounds import immune, suffer
from undercroft.games.descent.state.board import auras
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import SCAMPER, Descent


class Dusk(FigureProcedure):
    """What happens when a hero's action is finished."""

    STEPS: ClassVar[tuple[str, ...]] = ("marker", "items", "aura", "monkey")

    def __init__(self, figure: int = 0, number: int = 0) -> None:
        self.figure = figure
        self.number = number

    def marker(self, s: Descent) -> None:
        """A hero who ends his turn on an encounter marker meets what the quest says, once (J-185, J-398)."""
        here = s.place[self.figure]
        if here in s.box.encounters:
            bit = 1 << list(s.box.encounters).index(here)
            if not s.met & bit:
                s.met |= bit
                s.happens("encounter", s.box.encounters[here])

    def items(self, s: Descent) -> None:
        s.pause(TURN_END, [s.owner(self.figure)])

    def aura(self, s: Descent) -> None:
        stayed = s.faq() and s.beside[self.figure] and auras(s, self.figure)
        if stayed and not immune(s, self.figure, AURA):
            hero_told.aura(s, self.figure, 1)
            suffer(s, self.figure, 1)

    def monkey(self, s: Descent) -> None:
        """A whole turn as a monkey counts; the turn of the transformation does not (J-245)."""
        if s.action == SCAMPER:
            s.monkey[self.figure] = max(0, s.monkey[self.figure] - 1)

    def copy(self) -> Dusk:
        return Dusk(self.figure, self.number)
