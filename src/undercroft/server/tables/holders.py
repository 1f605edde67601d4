"""A seat is held by token. The token of an open seat is an invitation, which can only claim it."""

from __future__ import annotations

import base64
import hashlib
import hmac

from undercroft.server.db.rows import SeatRow
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.new_table import hashed
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import OPEN, LiveTable

KEPT_FREE = "rematch"  # in place of a hash: no token opens the seat before its player has asked for one


def token_again(token: str, table: str) -> str:
    """The token of the same player in a rematch: always the same, in case an answer is lost."""
    found = hashlib.sha256(f"undercroft rematch {table} {token}".encode()).digest()
    return base64.urlsafe_b64encode(found[:18]).decode()


def seat_of(table: LiveTable, token: str) -> int:
    """The seat that a token opens; without a token, a spectator's."""
    if not token:
        return SPECTATOR
    row = row_of(table, token)
    if row.kind == OPEN:
        raise Refused("claim", "this is an invitation: claim the seat first")
    return row.seat


def row_of(table: LiveTable, token: str) -> SeatRow:
    """The seat whose token this is, even if it is an invitation."""
    mine = hashed(token)
    for row in table.seats:
        if row.token and hmac.compare_digest(row.token, mine):
            return row
    raise Refused("token", "this token opens no seat here")
