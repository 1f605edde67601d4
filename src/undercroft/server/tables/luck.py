"""What people add to the dice of a table before it is dealt (docs/dice.md).

Until everybody has, the table shows a sample that anybody could deal, and nobody is asked anything: whoever
saw the true deal could add late, and so exchange it for another one.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import time

from undercroft.engine.keys import SHARE
from undercroft.server.db import snapshots
from undercroft.server.db.rows import DEAL, LUCK
from undercroft.server.db.store import StoreGone
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import OPEN, LiveTable
from undercroft.server.wire.encode import encode

LUCK_SECONDS = 30.0  # a client that plays adds to the dice at once, unless it cannot


async def add_luck(table: LiveTable, seat: int, digits: str) -> None:
    """Let a seat add to the dice, and tell everybody; the last one to do so has the game dealt."""
    if not re.fullmatch(SHARE, digits):
        raise Refused("luck", "that is 32 hexadecimal digits")
    async with table.lock:
        entry = None
        while entry is None:
            dice = table.history.dice
            if not table.history.gathers or dice is None:
                raise Refused("luck", "the dice of this table are fixed")
            if any(seat == giver for giver, _ in dice.shares):
                raise Refused("luck", "you have added to the dice already")
            with contextlib.suppress(Refused):  # somebody else added in another process: this comes after it
                entry = await table.logged(LUCK, seat, digits)
        table.history.add_luck(entry)
        table.number = table.asked = entry.number
        table.show([])
        table.announce_dice()
    with contextlib.suppress(StoreGone):  # it is tried again: the digits are safe
        await deal(table)


async def deal(table: LiveTable) -> None:
    """Deal the game from the key and all that was added, if everybody has."""
    if not table.history.gathers:
        return
    async with table.lock:
        if not table.history.gathers or OPEN in missing(table) or waits_briefly(table):
            return
        with contextlib.suppress(Refused):  # another process was quicker
            entry = await table.logged(DEAL, SPECTATOR)
            table.history.deal(entry)
            table.state = table.history.first(table.game)
            table.number = table.asked = entry.number
            table.clock.restart()
            table.show([])
            table.audience.announce(encode("undone", n=table.number))
            table.announce_dice()
            table.announce_clock()
            await table.store.run(snapshots.add_all([table.snapshot()]))
            table.snapped = entry.number


def waits_briefly(table: LiveTable) -> bool:
    """Whether all have sat down, and some are still to add to the dice; without them it goes on soon."""
    kinds = missing(table) if table.history.gathers else set()
    return bool(kinds) and OPEN not in kinds and time.time() - table.seated < LUCK_SECONDS


def missing(table: LiveTable) -> set[str]:
    """The kinds of those people's seats that have not added to the dice."""
    shares = () if table.history.dice is None else table.history.dice.shares
    given = {seat for seat, _ in shares}
    return {row.kind for row in table.seats if row.token and row.seat not in given}


def bot_seed(key: str, seat: int, at: int) -> int:
    """The seed of a bot: the same whenever it thinks about the same position, and it reveals nothing."""
    return int(hashlib.sha256(f"undercroft bot {key} {seat} {at}".encode()).hexdigest()[:15], 16)
