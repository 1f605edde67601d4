"""Players made of code. They sit at a table like people: they see a view and choose an open option."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from undercroft.engine.dice import Stream, key_of
from undercroft.engine.flow import Ask
from undercroft.engine.game import BadRequest
from undercroft.engine.seat import Seat


class Bot(Protocol):
    """Chooses for a seat. It gets what that seat may know, and nothing else."""

    def choose(self, seat: Seat[Any], ask: Ask) -> str:
        """One of the ask's options."""


class RandomBot:
    """Any open option is as good as another."""

    def __init__(self, seed: int) -> None:
        self.luck = Stream(key_of(seed, "bot"))

    def choose(self, seat: Seat[Any], ask: Ask) -> str:
        """An option at random."""
        return ask.options[self.below(len(ask.options))]

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return self.luck.draw(n)


HEURISTICS = {
    "descent": "undercroft.bots.descent",
    "dungeoneer": "undercroft.bots.dungeoneer",
    "one-card": "undercroft.bots.one_card",
    "raiders": "undercroft.bots.raiders",
}  # a module with a HeuristicBot, by game


def names(game: str) -> list[str]:
    """The bots that can play a game, the strongest last."""
    return ["random", "heuristic"] if game in HEURISTICS else ["random"]


def get(game: str, name: str, seed: int) -> Bot:
    """A bot by its name."""
    if name not in names(game):
        raise BadRequest(f"no bot {name!r} for {game}; there is {', '.join(names(game))}")
    if name == "random":
        return RandomBot(seed)
    bot: Bot = import_module(HEURISTICS[game]).HeuristicBot(seed)
    return bot
