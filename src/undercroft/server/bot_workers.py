"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import logging
from typing import Any

from undercroft import bots, games
from undercroft.engine.game import Game
from undercroft.engine.seat import Seat
from undercroft.server.workers import Done, Workers, WorkFailed

MOST_WAITING = 200  # tables of one address whose bots may wait; the rest try again a second later
log = logging.getLogger("undercroft.server")


def think(game_id: str, bot: str, seed: int, snapshot: dict[str, Any], seat: int) -> str:
    """The option a bot chooses in a position (runs in a worker)."""
    game: Game[Any] = games.get(game_id)
    state = game.load(snapshot)
    ask = next(ask for ask in state.asks() if ask.seat == seat)
    return bots.get(game_id, bot, seed).choose(Seat(game, state, seat), ask)


class BotWorkers:
    """A pool of thinking processes."""

    def __init__(self, count: int) -> None:
        self.workers = Workers(count, most=MOST_WAITING)

    async def choose(
        self, asker: str, game_id: str, bot: str, seed: int, snapshot: dict[str, Any], seat: int
    ) -> Done[str]:
        """Let a bot think about a position, at the asker's expense.

        If its process dies, it is tried once more; if that fails too, any choice is better than none: a table
        must not stop because its bot cannot cope with a position.
        """
        for _ in range(2):
            try:
                return await self.workers.run(asker, think, game_id, bot, seed, snapshot, seat)
            except WorkFailed as error:
                log.error("the bot %s of %s failed: %s", bot, game_id, error)
        return await self.workers.run(asker, think, game_id, bots.names(game_id)[0], seed, snapshot, seat)

    def close(self) -> None:
        """Stop thinking."""
        self.workers.close()
