"""Background tasks: each failure is logged, and the task is started again. Whether the server is well."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

AGAIN_SECONDS = 1.0  # until a task that has failed starts again
SILENT_SECONDS = 15.0  # a task with a pulse that has been silent for this long hangs
FIRST_SECONDS, MOST_SECONDS = 1.0, 60.0  # until a table's bots are tried again: twice as long each time
MOST_TRIES = 10  # then they wait until somebody comes
T = TypeVar("T")
log = logging.getLogger("undercroft.server")


class Supervisor:
    """Restarts tasks that should run as long as the server does; knows which of them do not work."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.failed: dict[str, str] = {}  # tasks that have failed and not worked since, and how
        self.heard: dict[str, float] = {}  # when the pulse of a task was last heard

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Keep a task running."""
        self.tasks[name] = asyncio.create_task(self._keep(name, work), name=name)

    async def _keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
                self.failed[name] = "it has ended"
                log.error("the task %s has ended; it starts again", name)
            except Exception as error:
                self.failed[name] = f"{type(error).__name__}: {error}"
                log.exception("the task %s has failed; it starts again", name)
            await asyncio.sleep(AGAIN_SECONDS)

    def note_problem(self, name: str, why: str) -> None:
        """A task cannot do its work for now, and will try again by itself."""
        self.failed[name] = why

    def pulse(self, name: str) -> None:
        """A task has done its work once more."""
        self.heard[name] = time.monotonic()
        self.failed.pop(name, None)

    def problems(self) -> list[str]:
        """What is not working now."""
        now = time.monotonic()
        silent = {name: "it hangs" for name, last in self.heard.items() if now - last > SILENT_SECONDS}
        gone = {name: "it is gone" for name, task in self.tasks.items() if task.done()}
        return [f"{name}: {why}" for name, why in {**silent, **self.failed, **gone}.items()]

    async def close(self) -> None:
        """End all tasks."""
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.tasks.clear()


class Answer(Generic[T]):
    """Something that takes a while to find out: whoever asks meanwhile shares the next answer.

    However many ask at once, the database is asked no more than once after the other.
    """

    def __init__(self, seconds: float = 0.0) -> None:
        self.seconds = seconds  # for which an answer is good for those who ask later
        self.turn = asyncio.Lock()
        self.known: tuple[float, T] | None = None  # since when, and what

    async def get(self, find: Callable[[], Awaitable[T]]) -> T:
        """The answer, found out after this was asked, or shortly before."""
        asked = time.monotonic()
        async with self.turn:
            if self.known is None or self.known[0] < asked - self.seconds:
                self.known = time.monotonic(), await find()
            return self.known[1]


class Again:
    """Tables whose bots have failed are tried again, less and less often."""

    def __init__(self) -> None:
        self.tries: dict[str, int] = {}
        self.at: dict[str, float] = {}

    def failed(self, id: str) -> None:
        """Once more."""
        tries = self.tries[id] = self.tries.get(id, 0) + 1
        wait = min(FIRST_SECONDS * 2 ** (tries - 1), MOST_SECONDS)
        self.at[id] = time.monotonic() + wait if tries < MOST_TRIES else math.inf

    def worked(self, id: str) -> None:
        """The table works again, or nobody needs it."""
        self.tries.pop(id, None)
        self.at.pop(id, None)

    def due(self) -> set[str]:
        """The tables to be tried now."""
        now = time.monotonic()
        found = {id for id, at in self.at.items() if at <= now}
        for id in found:
            del self.at[id]
        return found
