"""What a bot looks at: a table as its seat knows it.

Everything hidden from the seat was dealt again, and no other table has this type: the bots' functions take
nothing else, so none of them can be handed the true table by mistake.
"""

from __future__ import annotations

from typing import Any, NewType

from undercroft.engine.seat import Seat
from undercroft.games.dungeoneer.advice.position import Dungeoneer

Known = NewType("Known", Dungeoneer)


def known(seat: Seat[Any], seed: int) -> Known:
    """The table of a seat."""
    return Known(seat.imagine(seed))
