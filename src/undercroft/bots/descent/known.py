"""What a bot of Descent looks at: a table as its seat knows it. It is made only here."""

from __future__ import annotations

from typing import Any, NewType

from undercroft.engine.seat import Seat
from undercroft.games.descent.advice.position import Descent

Known = NewType("Known", Descent)


def known(seat: Seat[Any], seed: int) -> Known:
    """The table of a seat, with everything hidden from it dealt again."""
    return Known(seat.imagine(seed))
