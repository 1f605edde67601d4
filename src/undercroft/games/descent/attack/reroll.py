"""The one re-roll of an attack: dice are marked one by one, then thrown again together (J-141 to J-143)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.descent.attack import events as told
from undercroft.games.descent.attack.blow import Blow
from undercroft.games.descent.state.procedure import Procedure
from undercroft.games.descent.state.state import Descent
from undercroft.games.descent.state.verbs import DICE, Listed, Numbered

REROLL: Final = Numbered("reroll", "J-141", DICE)
THROW: Final = Listed("throw", "J-141")
KEEP_ALL: Final = Listed("keep-dice", "J-141")
REROLL_LISTED: Final[list[Listed]] = [REROLL, THROW, KEEP_ALL]


class Reroll(Procedure):
    """A seat chooses dice of the attack below to throw again, even misses (J-142).

    Examples: J-379, J-380.
    """

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "mark", "land")

    def __init__(self, seat: int = 0, pool: list[int] | None = None, faces: list[int] | None = None) -> None:
        self.seat = seat
        self.pool: list[int] = pool or []
        self.faces: list[int] = faces or []
        self.only: int = 0  # only one die of these colours, one bit each; 0: any number of any colour
        self.depth: int = 1  # how far below this the attack is
        self.marked: list[int] = []
        self.again: list[int] = []
        self.choice: str = ""

    def choose(self, s: Descent) -> None:
        options = [
            REROLL.key(str(die + 1))
            for die, colour in enumerate(self.pool)
            if die not in self.marked and (not self.only or self.only >> colour & 1)
        ]
        if self.only and self.marked:
            options = []
        options.append(THROW.tag if self.marked else KEEP_ALL.tag)
        s.ask(self.seat, "descent-ask-reroll", tuple(options), "choice")

    def mark(self, s: Descent) -> None:
        if REROLL.says(s, self.choice):
            self.marked.append(REROLL.number(s, self.choice))
            self.goto("choose")
        elif self.choice == KEEP_ALL.tag:
            s.back()
        else:
            s.roll(len(self.marked), "again")

    def land(self, s: Descent) -> None:
        for die, face in zip(self.marked, self.again, strict=True):
            self.faces[die] = face
        attack = s.agenda[-1 - self.depth]
        assert isinstance(attack, Blow)
        attack.faces = self.faces[:]
        attack.rerolled = True
        told.rerolls(s, attack.figure, len(self.marked))

    def copy(self) -> Reroll:
        twin = Reroll(self.seat, self.pool[:], self.faces[:])
        twin.only = self.only
        twin.depth = self.depth
        twin.marked = self.marked[:]
        twin.again = self.again[:]
        twin.choice = self.choice
        return twin
