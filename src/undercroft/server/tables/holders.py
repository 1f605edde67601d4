"""Who holds a seat: whoever has its token. That of an open seat is an invitation, which only claims it."""

from __future__ import annotations

import hmac

from undercroft.server.db.rows import SeatRow
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.new_table import hashed
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import OPEN, LiveTable


def seat_of(table: LiveTable, token: str) -> int:
    """The seat that a token opens; no token is a spectator's."""
    if not token:
        return SPECTATOR
    row = row_of(table, token)
    if row.kind == OPEN:
        raise Refused("claim", "this is an invitation: claim the seat first")
    return row.seat


def row_of(table: LiveTable, token: str) -> SeatRow:
    """The seat whose token this is, be it an invitation."""
    mine = hashed(token)
    for row in table.seats:
        if row.token and hmac.compare_digest(row.token, mine):
            return row
    raise Refused("token", "this token opens no seat here")
