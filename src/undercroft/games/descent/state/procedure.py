"""The base of this game's procedures: when they stop, and which menu they offer."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Frame
from undercroft.engine.verbs import Reason, Word
from undercroft.engine.windows import Window
from undercroft.games.descent.state.state import Descent

NO_MENU: Final = 0
ACTING: Final = 1  # what a figure does next in its turn or activation
DECLARING: Final = 2  # which action a hero takes
PAUSE: Final = 3  # others may act


class Procedure(Frame[Descent]):
    """A procedure of this game: it stops with the game."""

    def stands(self, s: Descent) -> bool:
        return not s.over

    def menu(self) -> int:
        """Which menu this offers while it waits."""
        return NO_MENU

    def missing(self, s: Descent, word: Word) -> Reason | None:
        """Why this does not list a word of the kind it asks for."""
        return None

    def law(self, word: Word) -> str:
        """The rule behind what is chosen here, if others ask for the same kind of thing; "" for its own."""
        return ""


class FigureProcedure(Procedure):
    """A procedure about one figure: it also stops when that figure is gone."""

    figure: int = 0
    number: int = 0  # the figure's serial

    def stands(self, s: Descent) -> bool:
        return not s.over and s.serial[self.figure] == self.number

    def site(self, s: Descent) -> int:
        """The space that this is about, NOWHERE if the figure is in town."""
        return s.place[self.figure]

    def follow(self, s: Descent, figure: int) -> None:
        """Follow this figure from now on."""
        self.figure = figure
        self.number = s.serial[figure]


def menu_of(s: Descent) -> int:
    """The menu that is open now."""
    if not s.agenda:
        return NO_MENU
    top = s.agenda[-1]
    if isinstance(top, Procedure):
        return top.menu()
    return PAUSE if isinstance(top, Window) else NO_MENU
