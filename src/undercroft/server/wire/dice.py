"""What the server says about a table's dice, as types (docs/dice.md)."""

from __future__ import annotations

from typing import Literal

import msgspec


class Share(msgspec.Struct, forbid_unknown_fields=True):
    """Random digits that a seat added to the dice."""

    seat: int
    digits: str


class DiceInfo(msgspec.Struct, forbid_unknown_fields=True):
    """Where the dice of a table come from; `gathers`: people still add to them (docs/dice.md)."""

    origin: Literal["fresh", "seed", "import", "branch", "old"]
    commitment: str
    shares: list[Share]
    gathers: bool


class DiceCheck(msgspec.Struct, forbid_unknown_fields=True):
    """Whether every die and card of a finished game followed from its key, and what was checked."""

    fair: bool
    flaw: str | None
    text: str
    origin: str | None
    key: str
    commitment: str
    shares: list[Share]
    seed: int | None
    whole: bool
    moves: int
