"""Which seat a token opens, also if it was claimed in another process a moment ago."""

from __future__ import annotations

from undercroft.server.costs import Purse
from undercroft.server.tables.holders import seat_of
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import LiveTable


async def find_seat(table: LiveTable, token: str, purse: Purse) -> int:
    """The seat that a token opens; without a token, a spectator's."""
    try:
        return seat_of(table, token)
    except Refused:
        if not table.store.shared:
            raise
        async with table.lock:
            return await look_again(table, token, purse)


async def find_seat_locked(table: LiveTable, token: str, purse: Purse) -> int:
    """The same for someone who holds the table's lock, so that nobody can give the seat away meanwhile."""
    try:
        return seat_of(table, token)
    except Refused:
        if not table.store.shared:
            raise
        return await look_again(table, token, purse)


async def look_again(table: LiveTable, token: str, purse: Purse) -> int:
    """Read the seats: word of a claim may still be on its way here."""
    purse.pay_loading()
    await table.read_seats()
    return seat_of(table, token)
