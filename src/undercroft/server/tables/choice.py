"""A choice that waits for nothing but its row: tried at once, sent to everybody when the row is committed.

Most choices come while nothing else happens at their table. They need no task of their own: the store calls
back. Anything unusual (the table is busy, a refusal, a position to be saved) takes the long way, through
`LiveTable.move` or a task that finishes what is left.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from undercroft.engine.flow import State
from undercroft.server.db.rows import MOVE, Entry
from undercroft.server.tables.audience import Client
from undercroft.server.tables.beats import Beat, tried
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import LiveTable
from undercroft.server.wire.encode import Ref

Ended = Callable[[Ref, BaseException | None], None]  # why the choice does not stand; None: it does
log = logging.getLogger("undercroft.server")


class Choice:
    """A choice on its way into the log; it holds the table's turn until it has ended."""

    def __init__(
        self,
        table: LiveTable,
        entry: Entry,
        found: tuple[State, list[Beat]],
        mover: Client,
        ref: Ref,
        ended: Ended,
    ) -> None:
        self.table = table
        self.entry = entry
        self.state, self.beats = found
        self.mover = mover
        self.ref = ref
        self.ended = ended
        self.settled = False

    def done(self) -> bool:
        """Whether the store has said what became of it."""
        return self.settled

    def set_result(self, written: bool) -> None:
        """Its row is committed, or another one has taken its number."""
        self.settled = True
        table = self.table
        if not written:
            self.finish(self.overtaken())
            return
        try:
            table.take(self.entry, self.state, self.beats, self.mover, self.ref)
            if table.keeps():
                self.finish(table.keep_snapshot())
                return
            failure = None
        except Exception as error:  # ours; other rows of the same batch must not suffer
            log.exception("table %s: a choice that is committed was not told", table.row.id)
            failure = error
        self.end(failure)

    def set_exception(self, error: BaseException) -> None:
        """Nothing was written."""
        self.settled = True
        self.end(error)

    async def overtaken(self) -> None:
        """Another process was quicker: read what it has done."""
        await self.table.catch_up()
        raise Refused("stale", "another move came first", n=self.table.number)

    def finish(self, rest: Coroutine[Any, Any, None]) -> None:
        """Do what takes longer, and then end."""
        task = asyncio.get_running_loop().create_task(rest)
        tasks.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        """That is done."""
        tasks.discard(task)
        self.end(asyncio.CancelledError() if task.cancelled() else task.exception())

    def end(self, error: BaseException | None) -> None:
        """The table is free for the next one."""
        self.table.lock.release()
        self.ended(self.ref, error)


tasks: set[asyncio.Task[None]] = set()


def choose(table: LiveTable, mover: Client, option: str, at: int, ref: Ref, ended: Ended) -> bool:
    """Play a choice of a client's seat at once; False, with nothing changed, if it must wait or is refused.

    `LiveTable.move` says why.
    """
    if table.paused or table.history.gathers or table.state.result() is not None:
        return False
    if at != table.number and not table.still_asked(mover.seat, at):
        return False
    if not table.lock.take():
        return False
    try:
        found = tried(table.game, table.state, mover.seat, option, table.audience.pictures)
    except Exception:
        table.lock.release()
        return False
    entry = Entry(table.row.id, table.number + 1, MOVE, mover.seat, option, time.time())
    table.store.add(entry, Choice(table, entry, found, mover, ref, ended))
    return True
