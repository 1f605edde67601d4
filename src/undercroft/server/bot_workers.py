"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from undercroft import bots, games
from undercroft.engine.game import Game
from undercroft.engine.seat import Seat
from undercroft.library import open_shelf


def think(game_id: str, bot: str, seed: int, snapshot: dict[str, Any], seat: int) -> str:
    """The option a bot chooses in a position (runs in a worker)."""
    game: Game[Any] = games.get(game_id)
    state = game.load(snapshot)
    ask = next(ask for ask in state.asks() if ask.seat == seat)
    return bots.get(game_id, bot, seed).choose(Seat(game, state, seat), ask)


def end_with_server() -> None:
    """A worker whose server was killed would wait for work for ever (runs in a worker, when it starts)."""
    open_shelf()

    def watch() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class BotWorkers:
    """A pool of thinking processes; a worker that dies is replaced."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, mp_context=spawn, initializer=end_with_server)
        return self.pool

    async def choose(self, game_id: str, bot: str, seed: int, snapshot: dict[str, Any], seat: int) -> str:
        """Let a bot think about a position."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            try:
                return await loop.run_in_executor(self._pool(), think, game_id, bot, seed, snapshot, seat)
            except BrokenProcessPool:
                self.pool = None
        raise RuntimeError("the bot workers keep dying")

    def close(self) -> None:
        """Stop thinking."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
