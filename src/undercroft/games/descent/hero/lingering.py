"""Lingering effects at the start of a turn: burning and webbed figures roll (J-228, J-229, J-239)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.descent.cards.dice import FACES
from undercroft.games.descent.cards.vocabulary import BLACK, BURN, WEB
from undercroft.games.descent.hero import events as told
from undercroft.games.descent.hero.wounds import suffer
from undercroft.games.descent.state.board import aura_hero
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import Descent


def surges(faces: list[int]) -> int:
    """The surges that power dice show."""
    return sum([FACES[BLACK][face - 1].surges for face in faces])


class Affliction(FigureProcedure):
    """A figure rolls for its burn and web tokens; or it suffers from an Aura that it stayed next to."""

    STEPS: ClassVar[tuple[str, ...]] = ("burn", "burnt", "web", "torn")

    def __init__(self, figure: int = 0, number: int = 0, aura: bool = False) -> None:
        self.figure = figure
        self.number = number
        self.aura = aura
        self.faces: list[int] = []

    def burn(self, s: Descent) -> None:
        if self.aura:
            self.end()
            told.aura(s, self.figure, 1)
            suffer(s, self.figure, 1, by=aura_hero(s, self.figure))
        else:
            s.roll(s.burn[self.figure], "faces")

    def burnt(self, s: Descent) -> None:
        """Each surge removes a token; each remaining one is a wound that ignores armor."""
        if s.burn[self.figure]:
            s.burn[self.figure] -= min(s.burn[self.figure], surges(self.faces))
            told.recovers_from(s, self.figure, BURN, s.burn[self.figure])
            if s.burn[self.figure]:
                suffer(s, self.figure, s.burn[self.figure], False)

    def web(self, s: Descent) -> None:
        self.faces = []
        s.roll(s.web[self.figure], "faces")

    def torn(self, s: Descent) -> None:
        if s.web[self.figure]:
            s.web[self.figure] -= min(s.web[self.figure], surges(self.faces))
            told.recovers_from(s, self.figure, WEB, s.web[self.figure])

    def copy(self) -> Affliction:
        twin = Affliction(self.figure, self.number, self.aura)
        twin.faces = self.faces[:]
        return twin
