"""Players of Descent: heroes who cooperate, and an overlord who plans.

They look at a position in which everything hidden from their seat was dealt again. Each ask of the
rules has its own method, named after the prompt; a plan of several steps is kept as long as it can be
followed, and then replaced.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.bots.descent.fights import Fights
from undercroft.bots.descent.heroes import Heroes
from undercroft.bots.descent.known import Known, known
from undercroft.bots.descent.monsters import Monsters
from undercroft.bots.descent.overlord import Overlord
from undercroft.engine.flow import Ask
from undercroft.engine.seat import Seat
from undercroft.games.descent.advice.position import OVERLORD

Chooser = Callable[[Known, int, list[str]], str]
PROMPT = "descent-ask-"


class HeuristicBot(Heroes, Overlord, Monsters, Fights):
    """Plays heroes and the overlord."""

    def choose(self, seat: Seat[Any], ask: Ask) -> str:
        """One of the open options."""
        options = [option for option in ask.options if option not in ask.asides]
        if not options:
            return ask.options[0]
        if len(options) == 1:
            return options[0]
        planned = self.planned(ask.prompt, options)
        if planned:
            return planned
        table = known(seat, self.below(2**15) << 15 | self.below(2**15))
        name = ask.prompt.removeprefix(PROMPT).replace("-", "_")
        side = "lord_" if ask.seat == OVERLORD else "ask_"
        method: Chooser | None = getattr(self, side + name, None) or getattr(self, "any_" + name, None)
        if method is None:
            return options[self.below(len(options))]
        found = method(table, ask.seat, options)
        return found if found in options else options[-1]
