"""A table in memory: a cache of its log that can be rebuilt at any time, and the clients that watch it.

Nothing changes here before its entry is committed. Every client gets the changes of its own seat's view.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from typing import Any

import msgspec

from undercroft import games
from undercroft.engine.flow import Illegal, State
from undercroft.engine.game import Game
from undercroft.server.db import rows, snapshots
from undercroft.server.db.rows import (
    AGREE,
    MOVE,
    PAUSE,
    REMATCH,
    RESIGN,
    RULES,
    UNDO,
    WISH,
    Entry,
    SeatRow,
    TableRow,
)
from undercroft.server.db.store import Store, StoreGone
from undercroft.server.rate_limits import Limiter
from undercroft.server.tables.audience import SPECTATOR, Audience, Client, Position
from undercroft.server.tables.beats import Beat, tried
from undercroft.server.tables.chat import Chat
from undercroft.server.tables.clock import Clock
from undercroft.server.tables.history import History, Moves, packed
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.standing import standing
from undercroft.server.tables.turn import Turn
from undercroft.server.tables.upgrade import carry_over
from undercroft.server.wire.encode import Ref, encode

SNAPSHOT_EVERY = 100
TOUCH_SECONDS = 60.0  # the precision with which the lobby lists the latest games first
CALL_RATE, CALL_BURST = 20.0, 60.0  # pauses and wishes to take back of a seat, each a permanent log entry
OPEN = "open"  # a seat that nobody has taken
ON, OFF, YES, NO = "on", "off", "yes", "no"  # what a pause and an answer say
log = logging.getLogger("undercroft.server")


class LiveTable:
    """One table: its position, its seats, its watchers."""

    state: State

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow], history: History) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.history = history
        self.game: Game[Any] = games.get(row.game)
        self.lock = Turn()
        self.audience = Audience(self.game, len(seats))
        self.number = self.asked = 0  # the last log entry, and the one since which a question is open for all
        self.snapped = -1  # the number of the snapshot that was taken or read last
        self.past: list[State] = []  # states before the last moves that undo may take back
        self.unasked: set[int] = set()  # the numbers of automatic passes
        self.used = time.monotonic()
        self.seated = time.time()  # somebody sat down or got up last, as far as is known here
        self.clock = Clock(row.settings.get("turn_seconds", 0))
        self.chat = Chat(store, row.id, self.audience)
        self.callers = Limiter(CALL_RATE, CALL_BURST)  # by seat
        self.paused = False
        self.wish: int | None = None  # the seat that asks the others to take a choice back
        self.wished = 0  # the number of that wish
        self.agreed: set[int] = set()
        self.reported = False  # as often as it may be
        self.rematch = ""  # the table on which the same people play again
        self.surveyed: tuple[int, dict[int, asyncio.Future[bytes]]] = (-1, {})  # at one position, by seat

    # -- rebuilding ------------------------------------------------------------------------------

    @property
    def moves(self) -> Moves:
        """The choices that stand."""
        return self.history.moves

    @classmethod
    async def load(cls, store: Store, id: str) -> LiveTable | None:
        """A table from the database: the newest valid snapshot, and the log after it."""
        found = await store.run(rows.get_table(id))
        if found is None:
            return None
        row, seats = found
        entries = await store.run(rows.read_log(id, -1))  # entry 0 says where the dice come from
        carried = any(entry.kind == RULES for entry in entries)
        history = History.read(row, entries, await store.run(snapshots.read(id)) if carried else [])
        game: Game[Any] = games.get(row.game)
        if history.rules != game.rules_version:
            await carry_over(store, game, history, entries[-1].number + 1 if entries else 1)
            return await cls.load(store, id)
        table = cls(store, row, seats, history)
        table.state, table.snapped = await table.rebuilt(table.moves)
        table.number = table.asked = entries[-1].number if entries else 0
        for entry in entries:
            table.note(entry)
        await table.keep_status()
        return table

    async def catch_up(self) -> None:
        """Take over what another process has added to the log."""
        for entry in await self.store.run(rows.read_log(self.row.id, self.number)):
            if entry.kind == MOVE:
                state, beats = tried(self.game, self.state, entry.seat, entry.option, self.audience.pictures)
                self.take(entry, state, beats)
            elif entry.kind in (UNDO, RESIGN, RULES, rows.LUCK, rows.DEAL):
                await self.reload()
                return
            else:
                self.take_note(entry)

    async def reload(self) -> None:
        """Start again from the log: something was taken back, or a seat was given away."""
        fresh = await LiveTable.load(self.store, self.row.id)
        assert fresh is not None
        self.history, self.state, self.seats = fresh.history, fresh.state, fresh.seats
        self.past.clear()
        self.number, self.asked = fresh.number, fresh.asked
        self.paused, self.wish, self.rematch = fresh.paused, fresh.wish, fresh.rematch
        self.clock.pause(self.paused)
        self.wished, self.agreed = fresh.wished, fresh.agreed
        self.show([])
        self.audience.announce(encode("undone", n=self.number))
        self.announce_dice()
        if notice := self.notice():
            self.audience.announce(encode("rules", **notice))
        self.audience.announce(encode("paused", on=self.paused, seat=None))
        self.audience.announce(encode("wish", seat=self.wish))
        self.announce_seats()
        for row in self.seats:
            if not row.token:
                self.stand_up(row.seat)

    def note(self, entry: Entry) -> None:
        """What an entry means for the pause and for a wish to take a choice back."""
        if entry.kind == PAUSE:
            self.paused = entry.option == ON
            self.clock.pause(self.paused)
        elif entry.kind == WISH:
            self.wish, self.wished, self.agreed = entry.seat, entry.number, {entry.seat}
        elif entry.kind == AGREE and entry.option == YES:
            self.agreed.add(entry.seat)
        elif entry.kind == REMATCH:
            self.rematch = entry.option
        else:  # a choice, one taken back, or a no
            self.wish = None

    def take_note(self, entry: Entry) -> None:
        """Make a committed entry other than a choice part of the table, and tell everybody."""
        self.note(entry)
        self.number = entry.number
        self.show([])
        if entry.kind == PAUSE:
            self.audience.announce(encode("paused", on=self.paused, seat=entry.seat))
            self.announce_clock()
        elif entry.kind == REMATCH:
            self.audience.announce(encode("rematch", table=self.rematch))
        else:
            self.audience.announce(encode("wish", seat=self.wish))

    async def read_seats(self) -> None:
        """Somebody sat down in another process; the client that held the seat until then looks on."""
        found = await self.store.run(rows.get_table(self.row.id))
        if found is not None:
            before, self.seats = self.seats, found[1]
            self.announce_seats()
            for old, new in zip(before, self.seats, strict=True):
                if old.token != new.token:
                    self.stand_up(new.seat)

    # -- playing -------------------------------------------------------------------------------

    async def move(
        self, seat: int, option: str, at: int, mover: Client | None = None, ref: Ref = None
    ) -> None:
        """Play a choice meant for a position; durable and told to everybody when this returns."""
        async with self.lock:
            if mover is not None and mover.seat != seat:
                raise Refused("spectator", "somebody else has this seat now")
            self.check_running()
            if self.history.gathers:
                raise Refused("gathers", "the game is dealt when everybody is here and has added to the dice")
            if at != self.number and not self.still_asked(seat, at):
                await self.check_number(at)
            try:
                state, beats = tried(self.game, self.state, seat, option, self.audience.pictures)
            except Illegal as error:
                raise self.refusal(seat, option) from error
            entry = await self.logged(MOVE, seat, option)
            self.take(entry, state, beats, mover, ref)
            await self.keep_snapshot()

    def check_running(self) -> None:
        """Refuse what comes too late."""
        if self.state.result() is not None:
            raise Refused("over", "the game is over")
        if self.paused:
            raise Refused("paused", "the table is paused")

    def refusal(self, seat: int, option: str) -> Refused:
        """Why an option is not open, with its rule."""
        found = self.game.explain(self.state, seat, option)
        if found is None:
            return Refused("illegal", "not open now")
        return Refused("illegal", found.message.id, rule=found.rule, message=found.message.json())

    def take(
        self, entry: Entry, state: State, beats: list[Beat], mover: Client | None = None, ref: Ref = None
    ) -> None:
        """Make a committed choice the position, and tell everybody; `passing.pass_on` follows."""
        if self.game.hides(self.state, state) or self.late():  # a stand-in's choice is final
            self.past.clear()
        else:
            self.past.append(self.state)
        aside = any(ask.seat == entry.seat and entry.option in ask.asides for ask in self.state.asks())
        self.state = state
        self.number = entry.number
        if not state.answers and not aside:  # an aside leaves everybody's question open
            self.asked = entry.number
        self.moves.append((entry.number, entry.seat, entry.option))
        self.history.begun = True
        self.clock.answered(entry.number)
        self.audience.show(self.position(), beats, mover, ref, passes=True)
        self.end_wish()

    async def keep_snapshot(self) -> None:
        """Keep a snapshot now and then, so that rebuilding stays quick. If this fails, the move is safe."""
        if self.moves and len(self.moves) % SNAPSHOT_EVERY == 0:
            try:
                await self.store.run(snapshots.add_all([self.snapshot()]))
                self.snapped = self.moves[-1][0]
            except StoreGone as error:
                log.warning("table %s: no snapshot: %s", self.row.id, error)
        await self.keep_status(played=True)

    def keeps(self) -> bool:
        """Whether there is something for `keep_snapshot` to do."""
        if len(self.moves) % SNAPSHOT_EVERY == 0 or time.time() - self.row.touched > TOUCH_SECONDS:
            return True
        return self.status() != self.row.status

    def status(self) -> str:
        """Whether the game is over."""
        return "playing" if self.state.result() is None else "finished"

    def snapshot(self) -> snapshots.Snapshot:
        """The position with the number of the choice that led to it."""
        number = self.moves[-1][0] if self.moves else self.history.base
        return self.row.id, number, self.packed()

    def packed(self) -> bytes:
        """The position as bytes."""
        return packed(self.game, self.state)

    def unsaved(self) -> bool:
        """Whether the position can only be found by playing on from an earlier one."""
        return self.snapped != (self.moves[-1][0] if self.moves else self.history.base)

    async def keep_status(self, played: bool = False) -> None:
        """Note for the lobby whether the game is over, with its end, and now and then that it goes on.

        If that fails, the next process to load the table does it.
        """
        status = self.status()
        if status != self.row.status or (played and time.time() - self.row.touched > TOUCH_SECONDS):
            self.row.status, self.row.touched = status, time.time()
            last = self.snapshot() if status == "finished" and self.unsaved() else None
            try:
                await self.store.run(
                    snapshots.touch(self.row.id, status, standing(self.game, self.state), last)
                )
                self.snapped = last[1] if last else self.snapped
            except StoreGone as error:
                log.warning("table %s: its status is not noted: %s", self.row.id, error)

    # -- entries other than choices ----------------------------------------------------------------

    async def pause(self, seat: int, on: bool) -> None:
        """Stop the clock and the bots for everybody, or let them go on."""
        async with self.lock:
            if on != self.paused:
                self.take_note(await self.logged(PAUSE, seat, ON if on else OFF))

    async def logged(self, kind: str, seat: int, option: str = "") -> Entry:
        """A committed entry other than a choice; if its number was taken, someone was quicker."""
        entry = Entry(self.row.id, self.number + 1, kind, seat, option, time.time())
        if not await self.store.append(entry):
            await self.catch_up()
            raise Refused("stale", "another move came first", n=self.number)
        return entry

    def still_asked(self, seat: int, at: int) -> bool:
        """Whether a seat is asked what it was asked at a position: others have answered, it has not."""
        since = itertools.takewhile(lambda move: move[0] > at, reversed(self.moves))
        return self.asked <= at <= self.number and all(mover != seat for _, mover, _ in since)

    async def check_number(self, at: int) -> None:
        """Refuse what was meant for another position."""
        if at > self.number and self.store.shared:  # another process may have sent it more than we have read
            await self.catch_up()
        if at != self.number:
            raise Refused("stale", "the table has moved on", n=self.number)

    def calls(self) -> int:
        """The number of entries other than choices that stand: pauses, wishes, choices taken back."""
        return self.number - self.history.base - len(self.moves)

    def people(self) -> set[int]:
        """The seats that are not bots', including those of people who gave no name."""
        return {row.seat for row in self.seats if row.token}

    async def start_rematch(self, seat: int, table: str) -> None:
        """Note the table on which the same people play again."""
        self.take_note(await self.logged(REMATCH, seat, table))

    def end_wish(self) -> None:
        """End the wish to take a choice back, if there is one."""
        if self.wish is not None:
            self.wish = None
            self.audience.announce(encode("wish", seat=None))

    async def rebuilt(self, moves: Moves) -> tuple[State, int]:
        """The position after these moves, and the number of the snapshot that led to it; -1 if none did."""
        saved = await self.store.run(snapshots.read(self.row.id))
        return await self.history.position(self.game, moves, saved)

    # -- telling ------------------------------------------------------------------------------

    def show(self, beats: list[Beat], mover: Client | None = None, ref: Ref = None) -> None:
        """Send everybody what changed for their seat; see `Audience.show`."""
        self.audience.show(self.position(), beats, mover, ref)

    def position(self) -> Position:
        """What to show everybody."""
        undo = self.moves[-1][1] if self.last_chosen() else None
        return Position(self.state, self.number, undo, not self.history.gathers)

    def last_chosen(self) -> int:
        """How many choices an undo takes back: the last one and the passes since; 0 if it cannot."""
        if not self.past:
            return 0
        recent = self.moves[-len(self.past) :]
        chosen = (count for count, move in enumerate(reversed(recent), 1) if move[0] not in self.unasked)
        return next(chosen, 0)

    def announce_clock(self) -> None:
        """Tell everybody how much time is left for a choice, unless it has just begun."""
        if (left := self.clock.told()) and not self.paused and not self.history.gathers:
            self.audience.announce(encode("clock", **left))

    def late(self) -> bool:
        """Whether somebody has taken longer for a choice than the table allows."""
        return not self.history.gathers and self.clock.over()

    def notice(self) -> dict[str, Any] | None:
        """How the table came under the rules it is played by, if it began under others."""
        if not self.history.notices:
            return None
        number, carried = self.history.notices[-1]
        return {"n": number, **msgspec.structs.asdict(carried)}

    def announce_dice(self) -> None:
        """Tell everybody where the dice come from."""
        self.audience.announce(encode("dice", **self.history.dice_info()))

    def announce_seats(self) -> None:
        """Tell everybody who sits where."""
        self.seated = time.time()
        self.audience.announce(encode("seats", seats=[seat.info() for seat in self.seats]))

    def arrived(self, seat: int, newcomer: Client | None) -> None:
        """Tell those at a seat that it was opened once more, here or elsewhere, and a newcomer likewise."""
        here = [client for client in self.audience.clients if client.seat == seat]
        others = [client for client in here if client is not newcomer]
        message = encode("arrival", seat=seat, count=len(others) + 1)
        for client in others:
            client.send(message)
        if others and newcomer is not None:
            newcomer.send(message)

    def stand_up(self, seat: int) -> None:
        """Somebody else has the seat now: its earlier clients become spectators."""
        for client in [client for client in self.audience.clients if client.seat == seat]:
            client.seat, self.audience.wished = SPECTATOR, None
            for message in self.audience.welcome(self.position(), client, -1):
                client.send(message)
            client.send(encode("joined", seat=SPECTATOR, n=self.number, ref=None))
