"""A table in memory: a cache of its log that can be rebuilt at any time, and the clients that watch it.

Nothing changes here before its entry is committed. Every client gets the changes of its own seat's view.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any, Protocol

import msgspec

from undercroft import games
from undercroft.engine.flow import Event, Illegal, State
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.view import difference
from undercroft.server import store as rows
from undercroft.server.store import Entry, SeatRow, Store, StoreGone, TableRow
from undercroft.server.wire import encode, encoder

SPECTATOR = -1
KEPT = 64  # deltas that a client may have missed and still catch up with
SNAPSHOT_EVERY = 100
MOVE, UNDO, RESIGN = "move", "undo", "resign"
log = logging.getLogger("undercroft.server")


class Refused(Exception):
    """A wish that cannot be granted: a code for programs, a text for people, a rule where one forbids it."""

    def __init__(self, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.more = more


class Client(Protocol):
    """Whoever watches a table from a seat."""

    seat: int

    def send(self, message: bytes) -> None:
        """Queue a message; never blocks."""


class Sight:
    """What one seat has been shown: its view, its open asks, and the last deltas."""

    def __init__(self) -> None:
        self.own: dict[str, Any] = {}  # what differs from the open table
        self.asks: list[dict[str, Any]] = []
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=KEPT)


class LiveTable:
    """One table: its position, its seats, its watchers."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow]) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.game: Game[Any] = games.get(row.game)
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.sights: dict[int, Sight] = {}
        self.open: dict[str, Any] = {}  # the open table as it was shown last
        self.number = 0  # of the last log entry
        self.moves: list[tuple[int, int, str]] = []  # those that stand: log number, seat, option
        self.past: list[State] = []  # states before the last moves that undo may take back
        self.state: State = self.first()
        self.used = time.monotonic()
        self.since = time.monotonic()  # the position is as it is since then
        self.paused = False
        self.wish: int | None = None  # the seat that asks the others to take a choice back
        self.agreed: set[int] = set()

    # -- rebuilding ------------------------------------------------------------------------------

    def first(self) -> State:
        """The position before the first move."""
        if self.row.start is not None:
            state: State = self.game.load(self.row.start)
            return state
        state = self.game.new(self.row.seats, self.row.seed, self.row.options)
        return state

    @classmethod
    async def load(cls, store: Store, id: str) -> LiveTable | None:
        """A table from the database: the newest snapshot that still stands, and the log after it."""
        found = await store.run(rows.get_table(id))
        if found is None:
            return None
        table = cls(store, *found)
        entries = await store.run(rows.read_log(id, 0))
        table.moves = standing_moves(entries)
        table.state = await table.rebuilt(table.moves)
        table.number = entries[-1].number if entries else 0
        await table.keep_status()
        return table

    async def catch_up(self) -> None:
        """Take over what another process has added to the log."""
        entries = await self.store.run(rows.read_log(self.row.id, self.number))
        for entry in entries:
            if entry.kind == MOVE:
                self.take(entry, *self.tried(entry.seat, entry.option))
            else:
                fresh = await LiveTable.load(self.store, self.row.id)
                assert fresh is not None
                self.moves, self.state, self.seats = fresh.moves, fresh.state, fresh.seats
                self.past.clear()
                self.number = fresh.number
                self.show([])
                for row in self.seats:
                    if not row.token:
                        self.stand_up(row.seat)
                return

    # -- playing -------------------------------------------------------------------------------

    def tried(self, seat: int, option: str) -> tuple[State, list[Event]]:
        """The position after a choice, and what happened; Illegal leaves everything as it is."""
        state = self.state.copy()
        events: list[Event] = []
        state.listener = events.append
        state.apply(seat, option)
        state.listener = None
        return state, events

    async def move(self, seat: int, option: str, at: int | None = None) -> int:
        """Play a choice; durable and told to everybody when this returns its log number."""
        async with self.lock:
            self.check_running()
            if at is not None and at != self.number:
                await self.catch_up()
                if at != self.number:
                    raise Refused("stale", "the table has moved on", n=self.number)
            try:
                state, events = self.tried(seat, option)
            except Illegal as error:
                raise self.refusal(seat, option) from error
            entry = Entry(self.row.id, self.number + 1, MOVE, seat, option, time.time())
            if not await self.store.append(entry):
                await self.catch_up()
                raise Refused("stale", "another move came first", n=self.number)
            self.take(entry, state, events)
            await self.keep_snapshot()
            return entry.number

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

    def take(self, entry: Entry, state: State, events: list[Event]) -> None:
        """Make a committed choice the position, and tell everybody."""
        if self.game.hides(self.state, state):
            self.past.clear()
        else:
            self.past.append(self.state)
        self.state = state
        self.number = entry.number
        self.moves.append((entry.number, entry.seat, entry.option))
        self.since = time.monotonic()
        self.wish = None
        self.show(events)

    async def keep_snapshot(self) -> None:
        """Now and then, so that rebuilding stays short. The move is safe already, whatever comes of this."""
        try:
            if len(self.moves) % SNAPSHOT_EVERY == 0 and self.moves:
                data = msgspec.json.encode(self.game.save(self.state))
                await self.store.run(rows.add_snapshot(self.row.id, self.moves[-1][0], data))
        except StoreGone as error:
            log.warning("table %s: no snapshot: %s", self.row.id, error)
        await self.keep_status()

    async def keep_status(self) -> None:
        """Note for the lobby whether the game is over; if that fails, the next to load the table does it."""
        status = "playing" if self.state.result() is None else "finished"
        if status != self.row.status:
            self.row.status = status
            try:
                await self.store.run(rows.touch(self.row.id, status))
            except StoreGone as error:
                log.warning("table %s: its status is not noted: %s", self.row.id, error)

    # -- taking back ------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether the seat's last choice may be taken back without asking anybody."""
        return bool(self.past) and bool(self.moves) and self.moves[-1][1] == seat

    async def undo(self, seat: int) -> bool:
        """Take a choice back at once, or ask the others to agree; whether it is done."""
        async with self.lock:
            if self.can_undo(seat):
                await self.take_back()
                return True
            if not any(mover == seat for _, mover, _ in self.moves):
                raise Refused("nothing", "there is nothing of yours to take back")
            self.wish, self.agreed = seat, {seat}
            return await self.agreement()

    async def agree(self, seat: int, yes: bool) -> bool:
        """Answer a wish to take a choice back; whether it is done."""
        async with self.lock:
            if self.wish is None:
                raise Refused("nothing", "nobody asks to take a choice back")
            if not yes:
                self.wish = None
                return False
            self.agreed.add(seat)
            return await self.agreement()

    async def agreement(self) -> bool:
        """Take back to before the wisher's last choice once all people at the table agree."""
        people = {row.seat for row in self.seats if row.token}  # also those who gave no name
        if self.wish is None or not people <= self.agreed:
            return False
        wisher = self.wish
        while self.moves:
            last = self.moves[-1][1]
            await self.take_back()
            if last == wisher:
                break
        return True

    async def take_back(self) -> None:
        """Log an undo and go back one choice."""
        before = self.past[-1] if self.past else await self.rebuilt(self.moves[:-1])
        entry = Entry(self.row.id, self.number + 1, UNDO, self.moves[-1][1], "", time.time())
        if not await self.store.append(entry):
            await self.catch_up()
            raise Refused("stale", "another move came first", n=self.number)
        self.number = entry.number
        self.moves.pop()
        del self.past[-1:]
        self.state = before
        self.since = time.monotonic()
        self.wish = None
        self.show([])
        await self.keep_status()

    async def rebuilt(self, moves: list[tuple[int, int, str]]) -> State:
        """The position after these moves: from the newest snapshot that serves, or from the start."""
        numbers = [number for number, _, _ in moves]
        for number, data in await self.store.run(rows.get_snapshots(self.row.id)):
            if number in numbers:
                try:
                    state: State = self.game.load(msgspec.json.decode(data))
                    return replayed(state, moves[numbers.index(number) + 1 :])
                except (BadRequest, Illegal, ValueError, RecursionError) as error:
                    log.warning("table %s: snapshot %s is passed over: %s", self.row.id, number, error)
        try:
            return replayed(self.first(), moves)
        except Illegal as error:
            rules = f"version {self.game.rules_version} of the rules; it began under {self.row.rules}"
            raise Refused("rules", f"this game cannot go on under {rules} ({error})") from error

    # -- telling ------------------------------------------------------------------------------

    def sight(self, seat: int) -> Sight:
        """What a seat sees now."""
        if seat not in self.sights:
            if not self.sights:
                self.open = self.game.public(self.state)
            sight = self.sights[seat] = Sight()
            sight.own = self.private(seat)
            sight.asks = self.asks(seat)
        return self.sights[seat]

    def asks(self, seat: int) -> list[dict[str, Any]]:
        """What a seat is asked: options by their keys; labels come on request."""
        return [
            {
                "prompt": self.game.prompt(self.state, ask).json(),
                "options": list(ask.options),
                "idle": ask.idle(),
            }
            for ask in self.state.asks()
            if ask.seat == seat
        ]

    def private(self, seat: int) -> dict[str, Any]:
        """What a seat sees otherwise than the spectators."""
        return {} if seat == SPECTATOR else self.game.private(self.state, seat)

    def show(self, events: list[Event]) -> None:
        """Send everybody what changed for their seat: the open table is compared once for all."""
        if not self.sights:
            return
        shown, self.open = self.open, self.game.public(self.state)
        common = [(change[0].partition(".")[0], change) for change in difference(shown, self.open)]
        public = [{"id": event.id, "args": event.args} for event in events if event.audience is None]
        for seat, sight in self.sights.items():
            before, sight.own = sight.own, self.private(seat)
            own = sight.own
            if before.keys() == own.keys():
                changes = [change for entry, change in common if entry not in own] + difference(before, own)
            else:
                changes = difference({**shown, **before}, {**self.open, **own})
            delta: dict[str, Any] = {"is": "delta", "n": self.number, "set": changes}
            asks = self.asks(seat)
            if asks != sight.asks:
                delta["asks"] = sight.asks = asks
            told = public if len(public) == len(events) else self.told(events, seat)
            if told:
                delta["events"] = told
            message = encoder.encode(delta)
            sight.recent.append((self.number, message))
            for client in self.clients:
                if client.seat == seat:
                    client.send(message)

    def told(self, events: list[Event], seat: int) -> list[dict[str, Any]]:
        """The events that a seat may know."""
        return [{"id": event.id, "args": event.args} for event in events if event.audience in (None, seat)]

    def welcome(self, client: Client, since: int) -> list[bytes]:
        """What a client needs to be up to date: the deltas it has missed, or the whole view."""
        sight = self.sight(client.seat)
        missed = [message for number, message in sight.recent if number > since]
        known = since == self.number or (len(sight.recent) > 0 and sight.recent[0][0] <= since + 1)
        if 0 <= since <= self.number and known:
            return missed
        view = {**self.open, **sight.own}
        whole = {"is": "view", "n": self.number, "view": view, "asks": sight.asks}
        return [encoder.encode({**whole, "undo": self.can_undo(client.seat)})]

    def stand_up(self, seat: int) -> None:
        """A bot has the seat now: whoever watched from it looks on from outside."""
        for client in [client for client in self.clients if client.seat == seat]:
            client.seat = SPECTATOR
            for message in self.welcome(client, -1):
                client.send(message)
            client.send(encode("joined", seat=SPECTATOR, n=self.number, ref=None))

    def leave(self, client: Client) -> None:
        """A client is gone. Its seat's deltas go on for its return; spectators start afresh."""
        self.clients.discard(client)
        if not any(other.seat == SPECTATOR for other in self.clients):
            self.sights.pop(SPECTATOR, None)


def replayed(state: State, moves: list[tuple[int, int, str]]) -> State:
    """The state after these moves."""
    for _, seat, option in moves:
        state.apply(seat, option)
    return state


def standing_moves(entries: list[Entry]) -> list[tuple[int, int, str]]:
    """The moves of a log that were not taken back."""
    standing: list[tuple[int, int, str]] = []
    for entry in entries:
        if entry.kind == MOVE:
            standing.append((entry.number, entry.seat, entry.option))
        elif entry.kind == UNDO:
            standing.pop()
    return standing
