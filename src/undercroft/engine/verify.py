"""Check that every die and card of a finished game followed from the key its table had committed to."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.engine.flow import CHANCE
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.keys import Dice
from undercroft.engine.record import Save, reopen


class Verified(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The result of checking a game's dice."""

    fair: bool  # everything that could be checked is as it should be
    flaw: str | None = None  # what is wrong: see the message dice-unfair
    text: str = ""  # more about it, in English
    dice: Dice | None = None  # None: the game was made from a seed or a position, without a commitment
    seed: int | None = None  # of a game without a commitment
    whole: bool = True  # False: it began from a position, and what came before cannot be checked
    moves: int = 0
    draws: int = 0  # words used from the stream


def verify(game: Game[Any], kept: Save) -> Verified:
    """Play a saved game again from its key and compare; a save that was changed is detected."""
    record = kept.record
    dice = None if record.dice is msgspec.UNSET else record.dice
    found = Verified(fair=False, dice=dice, whole=record.start is None and record.scene is None)
    found.moves = len(record.moves)
    if dice is None:
        found.seed = record.seed if found.whole else None
    elif (flaw := dice.flaw(record.seats)) is not None:
        found.flaw = flaw
        return found
    if any(seat == CHANCE for seat, _ in record.moves):
        found.flaw = "hand"
        return found
    try:
        state = reopen(game, kept).state
    except BadRequest as error:
        found.flaw, found.text = "replay", str(error)
        return found
    found.draws = state.spot
    if dice is not None and state.key != dice.stream():
        found.flaw = "stream"
        return found
    found.fair = True
    return found
