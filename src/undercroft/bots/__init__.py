"""Players made of code. They sit at a table like people: they see a view and choose an open option."""

from __future__ import annotations

from typing import Any, Protocol

from undercroft.engine.dice import advance, below, seeded
from undercroft.engine.flow import Ask, State
from undercroft.engine.game import BadRequest, Game


class Bot(Protocol):
    """Chooses for a seat. It may look at the state only through `game.view` and `game.determinize`."""

    def choose(self, game: Game[Any], state: State, ask: Ask) -> str:
        """One of the ask's options."""


class RandomBot:
    """Any open option is as good as another."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, game: Game[Any], state: State, ask: Ask) -> str:
        """An option by chance."""
        self.rng = advance(self.rng)
        return ask.options[below(self.rng, len(ask.options))]


BOTS = {"random": RandomBot}


def get(name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadRequest(f"no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](seed)
