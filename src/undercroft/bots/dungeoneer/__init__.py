"""A sensible dungeoneer: walks to quests, buys what lasts, spends the others' peril against the leader,
and keeps an action point when it must expect an attack.

It looks at a position in which everything hidden from its seat was dealt again, so it cannot know more than
its player could. Each ask of the rules has its own method, named after the prompt; a solo player
answers some of them with other methods.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from undercroft.bots import RandomBot
from undercroft.bots.dungeoneer.alone import Alone
from undercroft.bots.dungeoneer.known import Known, known
from undercroft.bots.dungeoneer.legends import Legends
from undercroft.bots.dungeoneer.lord import Lord
from undercroft.engine.flow import Ask
from undercroft.engine.seat import Seat

Chooser = Callable[[Known, int, list[str]], str]
PROMPT = "dungeoneer-ask-"


class HeuristicBot(Alone, Lord, Legends, RandomBot):
    """Plays both roles of Dungeoneer."""

    def choose(self, seat: Seat[Any], ask: Ask) -> str:
        """One of the open options; escorts are never dropped on purpose."""
        options = [option for option in ask.options if option not in ask.asides]
        if len(options) == 1:
            return options[0]
        table = known(seat, self.below(2**15) << 15 | self.below(2**15))
        name = ask.prompt.removeprefix(PROMPT).replace("-", "_")
        method: Chooser | None = getattr(self, "ask_" + name, None)
        if table.solo():
            method = getattr(self, "alone_" + name, method)
        if method is not None and options:
            return method(table, ask.seat, options)
        return options[self.below(len(options))] if options else ask.options[0]
