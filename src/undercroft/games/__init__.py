"""The games of the table. `get` imports a game when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from undercroft.engine.game import BadRequest, Game

MODULES = {
    "one-card": "undercroft.games.one_card",
    "raiders": "undercroft.games.raiders",
    "dungeoneer": "undercroft.games.dungeoneer",
    "descent": "undercroft.games.descent",
}


def ids() -> list[str]:
    """The ids of all games that can be played."""
    return list(MODULES)


@cache
def get(id: str) -> Game[Any]:
    """A game by its id."""
    module = MODULES.get(id)
    if module is None:
        raise BadRequest(f"no game {id!r}; there is {', '.join(MODULES)}")
    game: Game[Any] = import_module(module).GAME
    return game
