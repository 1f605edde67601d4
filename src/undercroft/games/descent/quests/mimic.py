"""Mimic: a chest that fights before it gives anything away."""

from __future__ import annotations

from typing import ClassVar

from undercroft.engine.verbs import Word
from undercroft.games.descent.floor.terrain import FLOOR
from undercroft.games.descent.overlord import events as overlord_told
from undercroft.games.descent.overlord.turn import Activation
from undercroft.games.descent.quests.chest import OpenChest
from undercroft.games.descent.state.board import bring
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import OVERLORD, Descent
from undercroft.games.descent.state.verbs import AT


def openings(s: Descent, space: int) -> list[int]:
    """The empty spaces next to a chest, where a mimic can stand."""
    near = s.box.floor.near(s.closed)[space]
    return [at for at in near if not s.taken[at] and s.ground[at] == FLOOR and s.is_revealed(at)]


class Mimicry(Procedure):
    """The chest moves to an adjacent space, counts as a monster, and is activated at once."""

    STEPS: ClassVar[tuple[str, ...]] = ("where", "stand", "over")

    def __init__(self, space: int = 0, colour: int = 0, row: int = 0) -> None:
        self.space = space
        self.colour = colour
        self.row = row
        self.points: int = 0  # the hero's points, kept for later
        self.attacks: int = 0
        self.heading: int = 0
        self.choice: str = ""

    def where(self, s: Descent) -> None:
        options = tuple([AT.key(s.box.space_names[at]) for at in openings(s, self.space)])
        s.ask(OVERLORD, "descent-ask-spawn-where", options, "choice")

    def stand(self, s: Descent) -> None:
        kind = s.box.kind_of["mimic"]
        slot = bring(s, kind, AT.space(s, self.choice))
        s.mimics[slot] = self.colour * 10 + self.row
        overlord_told.appears(s, kind, s.place[slot])
        self.points, self.attacks, self.heading = s.points, s.attacks, s.heading
        s.push(Activation(slot, s.serial[slot]))

    def over(self, s: Descent) -> None:
        s.points, s.attacks, s.heading = self.points, self.attacks, self.heading

    def law(self, word: Word) -> str:
        return "J-162"

    def copy(self) -> Mimicry:
        twin = Mimicry(self.space, self.colour, self.row)
        twin.points = self.points
        twin.attacks = self.attacks
        twin.heading = self.heading
        twin.choice = self.choice
        return twin


def hand_out(s: Descent, slot: int) -> None:
    """A mimic is killed: the heroes get what was in the chest."""
    contents = s.mimics.pop(slot, 0)
    if contents:
        chest = OpenChest()
        chest.colour, chest.row = contents // 10, contents % 10
        chest.goto("coins")
        s.push(chest)
