"""What people at a table say to each other."""

from __future__ import annotations

from collections import deque
from typing import Any

from undercroft.server.db import rows
from undercroft.server.db.store import Store
from undercroft.server.rate_limits import Bucket
from undercroft.server.tables.audience import Audience
from undercroft.server.wire.encode import encode

LINES, BYTES = 50, 8192  # sent to a newcomer
RATE, BURST = 2.0, 40.0  # lines a second at one table, and how many may come at once


class Chat:
    """The last lines of a table, as far as this process has read them."""

    def __init__(self, store: Store, id: str, audience: Audience) -> None:
        self.store = store
        self.id = id
        self.audience = audience
        self.lines: deque[dict[str, Any]] = deque(maxlen=LINES)
        self.bucket = Bucket(RATE, BURST)  # of everybody together

    async def read(self) -> None:
        """Add new lines, and send them to everybody."""
        lines = await self.store.run(rows.read_chat(self.id, self.last()))
        new = [line for line in lines if line["number"] > self.last()]  # somebody else may have been quicker
        if new:
            self.lines += new
            self.audience.announce(encode("chat", lines=new))

    def last(self) -> int:
        """The number of the last line."""
        return self.lines[-1]["number"] if self.lines else 0

    def for_newcomers(self) -> list[dict[str, Any]]:
        """The last lines, as many as fit."""
        left, lines = BYTES, []
        for line in reversed(self.lines):
            left -= len(line["text"].encode())
            if left < 0:
                break
            lines.append(line)
        return lines[::-1]
