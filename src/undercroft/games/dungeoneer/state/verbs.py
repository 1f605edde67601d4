"""Verbs of this game: what they have in common."""

from __future__ import annotations

from undercroft.engine.verbs import Verb, Word
from undercroft.games.dungeoneer.state.state import Dungeoneer


class Action(Verb[Dungeoneer]):
    """A verb whose label is named after it."""

    def label(self, s: Dungeoneer, seat: int, word: Word) -> str:
        return "dungeoneer-do-" + self.name


class OfBox(Action):
    """A verb about things of the box: `among` names them, and nothing else has a word."""

    def about(self) -> list[str]:
        return []
