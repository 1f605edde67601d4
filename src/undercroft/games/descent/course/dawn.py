"""The start of a hero's turn: orders, rest, burn, web and abilities, in any order (J-345)."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.games.descent.cards.vocabulary import ON_TURN_START, TURN_START
from undercroft.games.descent.effects.uses import USE
from undercroft.games.descent.hero.fate import at_once, recover, take_back
from undercroft.games.descent.hero.gear import gear, max_fatigue
from undercroft.games.descent.hero.lingering import Affliction
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import DODGE, GUARD, REST, Descent
from undercroft.games.descent.state.verbs import Listed

RESOLVE: Final = Listed("resolve", "J-345", ("rest", "tokens", "abilities"))
KEEP_REST: Final = Listed("keep-rest", "J-406")
DAWN_LISTED: Final[list[Listed]] = [RESOLVE, KEEP_REST]


class Dawn(FigureProcedure):
    """What happens before a hero refreshes; the player is asked if the order matters."""

    STEPS: ClassVar[tuple[str, ...]] = ("orders", "next", "one", "help")

    def __init__(self, figure: int = 0, number: int = 0) -> None:
        self.figure = figure
        self.number = number
        self.left: tuple[str, ...] = ()
        self.choice: str = ""

    def orders(self, s: Descent) -> None:
        """Dodge and guard are taken back (J-212, J-217)."""
        if s.order[self.figure] in (DODGE, GUARD):
            take_back(s, self.figure)
        if s.burn[self.figure] or s.web[self.figure]:
            self.left = ("tokens",)
        if [use for use in gear(s, self.figure).triggers if use.effect.trigger == ON_TURN_START]:
            self.left = (*self.left, "abilities")

    def rests(self, s: Descent) -> bool:
        """Whether a rest order can be used now (J-218)."""
        resting = s.order[self.figure] == REST and s.fatigue[self.figure] < max_fatigue(s, self.figure)
        return resting and self.choice not in (RESOLVE.key("rest"), KEEP_REST.tag)

    def next(self, s: Descent) -> None:
        options = [RESOLVE.key(each) for each in self.left]
        if self.rests(s):
            options = [RESOLVE.key("rest"), *options]
            if len(options) == 1:
                options.append(KEEP_REST.tag)
        if self.left:
            options += s.offered(self.figure, TURN_START)
        if len(options) > 1:
            s.ask(s.owner(self.figure), "descent-ask-dawn", tuple(options), "choice")
        elif options:
            self.choice = options[0]
        else:
            self.goto("help")

    def one(self, s: Descent) -> None:
        what = RESOLVE.said(s, self.choice)
        self.goto("next")
        if what == "rest":
            recover(s, self.figure, max_fatigue(s, self.figure))
            take_back(s, self.figure)
        elif what:
            self.left = tuple([each for each in self.left if each != what])
        if what == "tokens":
            s.push(Affliction(self.figure, self.number))
        elif USE.says(s, self.choice):
            s.use_own(self.figure, self.choice)
        elif what == "abilities":
            for use in gear(s, self.figure).triggers:
                if use.effect.trigger == ON_TURN_START:
                    for op in use.effect.deed.ops:
                        at_once(s, self.figure, op)
        elif not what:
            self.goto("help")

    def help(self, s: Descent) -> None:
        """What may be used at the start of a turn."""
        s.pause(TURN_START, [s.owner(self.figure)])

    def copy(self) -> Dawn:
        twin = Dawn(self.figure, self.number)
        twin.left = self.left
        twin.choice = self.choice
        return twin
