"""The base of this game's verbs: what they share, and where they are offered.

Creating a verb is enough: it gets its words in every box and appears in the menus it names. Cards,
abilities and quests are offered by their own rooms, which go through a whole hand or all quests at once.
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
    chosen: ClassVar[bool] = True  # by players; otherwise its words are only targets of effects

    def __init__(self) -> None:
        super().__init__()
        if self.chosen:
            VERBS.append(self)
        for menu in self.menus:
            MENUS[menu].append(self)

    def offer(self, s: Dungeoneer, seat: int, found: list[str]) -> None:
        """Add what is open to a seat in one of its menus.

        Pauses are checked before they begin, when `bar` would still call the verb early: a verb for pauses
        has its own `offer`, which does not check the time.
        """
        self.open(s, seat, found)

    def label(self, s: Dungeoneer, seat: int, word: Word) -> str:
        return "dungeoneer-do-" + self.name


def fill_menu(s: Dungeoneer, seat: int, menu: int, found: list[str]) -> None:
    """Add what the verbs of a menu leave open to a seat."""
    for verb in MENUS[menu]:
        verb.offer(s, seat, found)


class OfBox(Action):
    """A verb about things in the box: `among` names them, and there are no other words."""

    def about(self) -> list[str]:
        return []
