"""One thing at a time at a table: a lock that can also be taken without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """A fair lock: those who come while it is held wait in line."""

    def __init__(self) -> None:
        self.held = False
        self.line: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self.held

    def take(self) -> bool:
        """Take it at once, or not at all."""
        if self.held:
            return False
        self.held = True
        return True

    def release(self) -> None:
        """Give it to the next in line."""
        while self.line:
            next_one = self.line.popleft()
            if not next_one.done():  # still waiting
                next_one.set_result(None)
                return
        self.held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.line.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given to a task that no longer wants it
                self.release()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self.release()
