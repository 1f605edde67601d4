"""Long jobs and those sent by strangers, for worker processes: plain data in, plain data out."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import msgspec

from undercroft import games
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.record import Record, Save, Session, unseal
from undercroft.engine.verify import verify
from undercroft.server.tables.history import packed, unpacked
from undercroft.server.tables.records import TableStory, checked, told
from undercroft.server.tables.replay import stretch
from undercroft.server.wire.dice import DiceCheck, Share


class Opened(NamedTuple):
    """A save that the rules agree with: its record, and the position they lead to."""

    record: Record
    start: dict[str, Any] | None  # where the game did not begin with its seed
    position: bytes


def open_save(text: bytes, positions: bool) -> Opened:
    """Play the record of a save again; BadRequest if the rules do not lead to its position."""
    kept = unseal(text)
    if not isinstance(kept, Save):
        raise BadRequest("a leaf of the note pad holds no game")
    state = asyncio.run(checked(kept, positions))
    record, start = kept.record, kept.record.start
    game: Game[Any] = games.get(record.game)
    if record.scene is not None:  # a noted level: here it is a position like any other
        start = game.save(game.scene(record.scene))
    if start is not None:  # it names its own set and variants
        record = msgspec.structs.replace(record, options=game.options_at(state))
    return Opened(record, start, packed(game, state))


def tell(story: TableStory, seat: int) -> bytes:
    """What has happened so far, as far as a seat may know, as JSON."""
    return msgspec.json.encode(asyncio.run(told(story.history, seat)))


def show(story: TableStory, at: int, count: int, seat: int, beats: bool) -> bytes:
    """A stretch of a finished game, as JSON."""
    return msgspec.json.encode(asyncio.run(stretch(story, at, count, seat, beats)))


def survey(game_id: str, position: bytes, seat: int | None) -> bytes:
    """What a seat could work out from its view, as JSON."""
    game: Game[Any] = games.get(game_id)
    return msgspec.json.encode(game.survey(unpacked(game, position), seat))


def position_after(story: TableStory, count: int, seat: int | None, seed: int) -> bytes:
    """The position after `count` choices; for a seat, as it may imagine it."""
    state = asyncio.run(story.rebuilt(story.history.moves[:count]))
    return packed(story.game, state if seat is None else story.game.determinize(state, seat, seed))


def imagined_save(story: TableStory, position: bytes, seat: int, seed: int) -> bytes:
    """A save file of a separate game that starts from a position as a seat may imagine it."""
    game = story.game
    start = game.save(game.determinize(unpacked(game, position), seat, seed))
    record = msgspec.structs.replace(
        story.history.record([]), seed=0, dice=msgspec.UNSET, start=start, before=msgspec.UNSET
    )
    return Session(game, record).save()


def check_dice(save: bytes) -> bytes:
    """Whether every die and card of a finished game followed from its key, as JSON."""
    kept = unseal(save)
    assert isinstance(kept, Save)
    found = verify(games.get(kept.record.game), kept)
    dice = found.dice
    shares = [] if dice is None else [Share(seat, digits) for seat, digits in dice.shares]
    check = DiceCheck(
        fair=found.fair,
        flaw=found.flaw,
        text=found.text,
        origin=None if dice is None else dice.origin,
        key="" if dice is None else dice.key,
        commitment="" if dice is None else dice.commitment,
        shares=shares,
        seed=found.seed,
        whole=found.whole,
        moves=found.moves,
    )
    return msgspec.json.encode(check)
