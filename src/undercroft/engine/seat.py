"""A seat at a table: everything a bot is given."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from undercroft.engine.flow import State
from undercroft.engine.game import Game
from undercroft.engine.verbs import Word

S = TypeVar("S", bound=State)


class Seat(Generic[S]):
    """A table as one seat may know it. The state itself is out of reach."""

    def __init__(self, game: Game[S], state: S, number: int) -> None:
        self.number = number
        self.__game = game
        self.__state = state

    def view(self) -> dict[str, Any]:
        """What the seat sees."""
        return self.__game.view(self.__state, self.number)

    def survey(self) -> dict[str, Any]:
        """What the seat could work out from its view."""
        return self.__game.survey(self.__state, self.number)

    def word(self, option: str) -> Word:
        """An option as a parsed word."""
        return self.__game.words(self.__state)[option]

    def imagine(self, seed: int) -> S:
        """A table that agrees with the view, with everything hidden dealt again: to try things out on."""
        return self.__game.determinize(self.__state, self.number, seed)
