"""Tasks that run as long as the server does: one that fails says so, and is started again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

AGAIN_SECONDS = 1.0  # until a task that has failed starts again
SILENT_SECONDS = 15.0  # a task with a pulse that has been silent for this long hangs
log = logging.getLogger("undercroft.server")


class Supervisor:
    """Starts tasks again when they end, and knows which of them do not do their work."""

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

    def pulse(self, name: str) -> None:
        """A task has done its work once more."""
        self.heard[name] = time.monotonic()
        self.failed.pop(name, None)

    def problems(self) -> list[str]:
        """What does not work now."""
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
