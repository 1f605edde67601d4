"""Verbs of this game: what they have in common, and where they are offered.

Making a verb is all it takes: it has its words in every box and stands in the menus that it names. Cards,
abilities and quests are offered by their rooms, which look through a whole hand or all quests at once.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.verbs import Verb, Word
from undercroft.games.dungeoneer.state.procedure import BETWEEN_ACTIONS
from undercroft.games.dungeoneer.state.state import Dungeoneer

VERBS: Final[list[Verb[Dungeoneer]]] = []  # of the whole game
MENUS: Final[list[list[Action]]] = [[] for _ in range(BETWEEN_ACTIONS + 1)]  # by number


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Verb[Dungeoneer]):
    """A verb whose label is named after it."""

    menus: ClassVar[tuple[int, ...]] = ()
    chosen: ClassVar[bool] = True  # by players; else its words are only what effects are about

    def __init__(self) -> None:
        super().__init__()
        if self.chosen:
            VERBS.append(self)
        for menu in self.menus:
            MENUS[menu].append(self)

    def offer(self, s: Dungeoneer, seat: int, found: list[str]) -> None:
        """Add what is open to a seat in one of its menus.

        Pauses are looked into before they begin, when `bar` still calls it too early: a verb for pauses
        has its own way, which leaves the time to whoever asks.
        """
        self.open(s, seat, found)

    def label(self, s: Dungeoneer, seat: int, word: Word) -> str:
        return "dungeoneer-do-" + self.name


def fill_menu(s: Dungeoneer, seat: int, menu: int, found: list[str]) -> None:
    """Add what the verbs of a menu leave open to a seat."""
    for verb in MENUS[menu]:
        verb.offer(s, seat, found)


class OfBox(Action):
    """A verb about things of the box: `among` names them, and nothing else has a word."""

    def about(self) -> list[str]:
        return []
