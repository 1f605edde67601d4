"""What people add to the dice of a table before the first choice (docs/dice.md)."""

from __future__ import annotations

import hashlib
import re
import time

from undercroft.engine.keys import SHARE
from undercroft.server.db import snapshots
from undercroft.server.db.rows import LUCK
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import OPEN, LiveTable
from undercroft.server.wire.encode import encode

LUCK_SECONDS = 30.0  # a client that plays adds to the dice at once, unless it cannot


async def add_luck(table: LiveTable, seat: int, digits: str) -> None:
    """Let a seat add to the dice: the game is dealt again from all of it, and everybody is told."""
    if not re.fullmatch(SHARE, digits):
        raise Refused("luck", "that is 32 hexadecimal digits")
    async with table.lock:
        history = table.history
        if not history.gathers or history.dice is None:
            raise Refused("luck", "the dice of this table are fixed")
        if any(seat == giver for giver, _ in history.dice.shares):
            raise Refused("luck", "you have added to the dice already")
        entry = await table.logged(LUCK, seat, digits)
        history.add_luck(entry)
        table.state = history.first(table.game)
        table.number = table.asked = entry.number
        table.clock.restart()
        table.show([])
        table.audience.announce(encode("undone", n=table.number))
        table.announce_dice()
        await table.store.run(snapshots.add_all([table.snapshot()]))
        table.snapped = entry.number


def gathering(table: LiveTable) -> bool:
    """Whether bots wait for people to add to the dice: for those yet to come, and a while for others."""
    history = table.history
    if not table.row.settings.get("luck") or not history.gathers or history.dice is None:
        return False
    given = {seat for seat, _ in history.dice.shares}
    missing = [row for row in table.seats if row.token and row.seat not in given]
    waited = time.time() - table.row.made
    return any(row.kind == OPEN or waited < LUCK_SECONDS for row in missing)


def bot_seed(key: str, seat: int, at: int) -> int:
    """The seed of a bot: the same whenever it thinks about the same position, and it reveals nothing."""
    return int(hashlib.sha256(f"undercroft bot {key} {seat} {at}".encode()).hexdigest()[:15], 16)
