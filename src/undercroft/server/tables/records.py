"""Replaying the games of tables from their records: long work, which `heavy.py` does in worker processes."""

from __future__ import annotations

import asyncio
import copy
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec

from undercroft import games
from undercroft.bots.playout import playout
from undercroft.engine.flow import Event, Illegal, Listener, State
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.probe import probe
from undercroft.engine.record import SAVE, Record, Save, Session, sealed
from undercroft.server.tables.beats import may_know
from undercroft.server.tables.history import BREATH, History, Moves, Snapshots
from undercroft.server.tables.table import LiveTable

TRIALS, STRETCHES, STRETCH = (
    3,
    8,
    12,
)  # games tried from a position, how often they are looked at, choices between
MOST_CHOICES = 20_000  # in a save that is opened here; no real game is nearly that long


class TableStory(NamedTuple):
    """All that is needed to replay a table's game anywhere: what its log says, and saved positions."""

    history: History
    snapshots: Snapshots

    @property
    def game(self) -> Game[Any]:
        """The game to be replayed."""
        game: Game[Any] = games.get(self.history.row.game)
        return game

    @classmethod
    def of(cls, history: History, snapshots: Snapshots) -> TableStory:
        """The game as it is now: the table may go on meanwhile."""
        kept = copy.copy(history)
        kept.moves = list(history.moves)
        return cls(kept, snapshots)

    async def rebuilt(self, moves: Moves) -> State:
        """The position after these choices."""
        state, _ = await self.history.position(self.game, moves, self.snapshots)
        return state


async def played(record: Record, listener: Listener | None = None) -> Session[Any]:
    """A game played again from its record; BadRequest if it breaks the rules."""
    session: Session[Any] = Session(
        games.get(record.game), msgspec.structs.replace(record, moves=[]), listener
    )
    for number, (seat, option) in enumerate(record.moves, 1):
        try:
            session.apply(seat, option)
        except Illegal as error:
            raise BadRequest(f"the record breaks the rules at move {number}: {error}") from error
        if number % BREATH == 0:
            await asyncio.sleep(0)
    return session


def saved(table: LiveTable) -> bytes:
    """The whole game of a table as a save file; if it began under other rules, with its earlier part."""
    record = table.history.record([(seat, option) for _, seat, option in table.moves])
    record.content = table.game.content(table.state) or msgspec.UNSET
    snapshot = table.game.save(table.state)
    body = {"format": SAVE, "record": msgspec.to_builtins(record), "snapshot": snapshot, "seats": []}
    return sealed(body)


async def told(history: History, seat: int) -> list[dict[str, Any]]:
    """What happened at each choice that stands, as far as a seat may know."""
    events: list[Event] = []
    state = (await played(history.record([]), events.append)).state
    entries = [{"n": history.base, "events": may_know(events, seat)}]
    for number, mover, option in history.moves:
        events.clear()
        state.apply(mover, option)
        entries.append({"n": number, "events": may_know(events, seat)})
    for number, carried in history.notices:
        words = {"id": "rules-carried", "args": carried.args()}
        entries.append({"n": number, "events": [words]})
    for number, count in history.taken_back:
        entries.append({"n": number, "events": [{"id": "table-taken-back", "args": {"count": count}}]})
    if history.left is not None:
        number, branched = history.left
        entries.append({"n": number, "events": [{"id": "table-branched", "args": branched.args()}]})
    entries.sort(key=itemgetter("n"))
    return [entry for entry in entries if entry["events"]]


async def checked(kept: Save, positions: bool) -> State:
    """The position to which the rules lead from a record; an inconsistent save is refused.

    A game that starts from a position of its own is opened for local play only (`positions`).
    """
    record = kept.record
    if not positions and (record.start is not None or record.scene is not None):
        raise BadRequest("this save starts from a position, not from a new game: open it on your own machine")
    game = games.get(record.game)
    if record.seats not in game.seats or not 0 <= record.seed < 2**63:
        raise BadRequest(f"{game.id} has {game.seat_words()}, and a seed from 0 to 2^63 - 1")
    if record.taken_back is not msgspec.UNSET and record.taken_back < 1:
        raise BadRequest("taken_back must be at least 1, or left out")
    if record.dice is not msgspec.UNSET and (flaw := record.dice.flaw(record.seats)) is not None:
        raise BadRequest(f"the dice of this save are not what they seem ({flaw})")
    if len(record.moves) > MOST_CHOICES:
        raise BadRequest(f"a game of more than {MOST_CHOICES} choices is not opened here")
    try:
        state: State = (await played(record)).state
        same = game.save(state) == kept.snapshot
        if record.start is not None or record.scene is not None:
            try_out(game, state)
    except BadRequest:
        raise
    except Exception as error:  # a snapshot can hold anything
        raise BadRequest(f"damaged save: no game of {game.id} can reach this position") from error
    if not same:
        raise BadRequest("the record does not lead to the saved position")
    return state


def try_out(game: Game[Any], state: State) -> None:
    """Play on at random from a given position: one that no game can reach fails here, not at a table."""
    if state.explicit:
        raise BadRequest("the dice of this save are thrown by hand")
    told: list[Event] = []
    for trial in range(TRIALS):
        twin = state.copy()
        twin.listener = told.append
        for stretch in range(STRETCHES):
            probe(game, twin)
            if not playout(twin, STRETCHES * trial + stretch, STRETCH):
                break
