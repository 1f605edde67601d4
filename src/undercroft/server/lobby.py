"""The lobby: make tables, claim seats, find tables, keep their clocks and their bots going."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import re
import secrets
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from undercroft import bots, games
from undercroft.engine.flow import State
from undercroft.engine.game import BadRequest
from undercroft.server import snapshots
from undercroft.server import store as rows
from undercroft.server.audience import SPECTATOR
from undercroft.server.course import MOVE, RESIGN, Course, Refused
from undercroft.server.records import played, saved, saved_from, state_at
from undercroft.server.store import SEATS, Entry, SeatRow, Store, StoreGone, TableRow
from undercroft.server.table import LiveTable, seats_info
from undercroft.server.workers import Workers

OPEN, HUMAN = "open", "human"
IDLE_SECONDS = 300.0
MOST_AT_ONCE = 50  # idle tables that leave memory in a second: who plays must not wait for them
BOT_SECONDS = 10.0  # for the bot of another process; then that process is taken to be gone
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
log = logging.getLogger("undercroft.server")


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run."""

    turn_seconds: int = 0  # 0: no clock
    stand_in: str = "random"  # the bot that moves for who is too slow, and takes the seat of who resigns


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: open to whoever has its link, taken here, or a bot's."""

    kind: str = OPEN
    name: str = ""


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: list[SeatWish] | None = None
    seed: int | None = None
    options: dict[str, Any] = {}
    settings: Settings = Settings()


class Lobby:
    """All tables of this process."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: set[str] = set()  # tables whose bots are at it
        self.stalled: set[str] = set()  # tables whose bots wait for the database
        self.elsewhere: dict[str, float] = {}  # tables whose bots think in another process, and since when
        self.moves = 0

    # -- tables --------------------------------------------------------------------------------

    async def make(
        self,
        wish: TableWish,
        start: dict[str, Any] | None = None,
        moves: list[tuple[int, str]] | None = None,
    ) -> dict[str, Any]:
        """A new table, perhaps with moves played already; the secret tokens of its seats."""
        game = games.get(wish.game)
        wanted = wish.seats or [
            SeatWish(HUMAN),
            *[SeatWish(bots.names(game.id)[-1])] * (game.default_seats() - 1),
        ]
        for seat in wanted:
            if seat.kind not in (OPEN, HUMAN):
                bots.get(game.id, seat.kind, 0)
        if wish.settings.stand_in not in bots.names(game.id):
            raise BadRequest(f"no bot {wish.settings.stand_in!r} for {game.id}")
        if wish.settings.turn_seconds < 0:
            raise BadRequest("turn_seconds: 0 for no clock, or more")
        options = game.check_options(wish.options)
        seed = secrets.randbelow(2**53) if wish.seed is None else wish.seed
        if start is None:
            game.new(len(wanted), seed, options)  # refuses a wrong number of seats or a bad seed
        row = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.id,
            rules=game.rules_version,
            seats=len(wanted),
            seed=seed,
            options=options,
            start=start,
            settings=msgspec.to_builtins(wish.settings),
            status="playing",
            made=time.time(),
            touched=time.time(),
        )
        tokens = [secrets.token_urlsafe(18) if seat.kind in (OPEN, HUMAN) else "" for seat in wanted]
        seats = [
            SeatRow(table_id=row.id, seat=number, kind=seat.kind, name=plain(seat.name), token=hashed(token))
            for number, (seat, token) in enumerate(zip(wanted, tokens, strict=True))
        ]
        entries = [
            Entry(row.id, number, MOVE, seat, option, row.made)
            for number, (seat, option) in enumerate(moves or [], 1)
        ]
        record = Course(row).record(moves or [])
        state = (await played(record)).state  # refuses a record that breaks the rules
        if state.result() is not None:  # a finished game that was opened again
            row.status = "finished"
        await self.store.run(rows.add_table(row, seats, entries))
        if entries:  # so that rebuilding is short from the beginning
            data = msgspec.json.encode(game.save(state))
            await self.store.run(snapshots.add_all([(row.id, len(entries), data)]))
        self.wake(row.id)
        return {"table": row.id, "tokens": tokens, **table_info(row, seats)}

    async def get(self, id: str) -> LiveTable:
        """A table, from memory or rebuilt from its log."""
        table = self.live.get(id)
        if table is None and ID.fullmatch(id):
            try:
                async with self.loading.setdefault(id, asyncio.Lock()):
                    table = self.live.get(id) or await LiveTable.load(self.store, id)
                    if table is not None:
                        table = self.live.setdefault(id, table)
            finally:
                self.loading.pop(id, None)
        if table is None:
            raise Refused("unknown", f"there is no table {id[:24]!r}")
        table.used = time.monotonic()
        return table

    async def listing(self, limit: int = 50) -> list[dict[str, Any]]:
        """The tables touched last, as everybody may see them."""
        found = await self.store.run(rows.list_tables(limit))
        return [table_info(row, seats) for row, seats in found]

    def seat_of(self, table: LiveTable, token: str) -> int:
        """The seat that a token opens; no token is a spectator's."""
        if not token:
            return SPECTATOR
        mine = hashed(token)
        for row in table.seats:
            if row.token and hmac.compare_digest(row.token, mine):
                return row.seat
        raise Refused("token", "this token opens no seat here")

    async def claim(self, table: LiveTable, token: str, name: str) -> int:
        """Sit down on an open seat."""
        async with table.lock:
            seat = self.seat_of(table, token)
            if seat == SPECTATOR:
                raise Refused("token", "a seat is claimed with its token")
            held = table.seats[seat].token
            new = SeatRow(table_id=table.row.id, seat=seat, kind=HUMAN, name=plain(name), token=held)
            if not await self.store.run(rows.set_seat(new, held)):
                raise Refused("token", "a bot has this seat now")
            table.seats[seat] = new
            table.announce_seats()
            self.store.tell(table.row.id, SEATS)
        return seat

    async def resign(self, table: LiveTable, seat: int) -> None:
        """A bot takes the seat for good."""
        async with table.lock:
            table.check_running()
            bot = table.row.settings["stand_in"]
            row = SeatRow(table_id=table.row.id, seat=seat, kind=bot, name=table.seats[seat].name, token="")
            # The seat first: a process that hears of the entry must find it given away.
            await self.store.run(rows.set_seat(row, table.seats[seat].token))
            entry = Entry(table.row.id, table.number + 1, RESIGN, seat, "", time.time())
            while not await self.store.append(entry):  # another process has taken the number
                await table.catch_up()
                entry = Entry(table.row.id, table.number + 1, RESIGN, seat, "", time.time())
            table.number = entry.number
            table.seats[seat] = row
            table.show([])
            table.announce_seats()
            table.end_wish()
            table.stand_up(seat)
        self.wake(table.row.id)

    # -- records ---------------------------------------------------------------------------------

    async def record(self, table: LiveTable, seat: int) -> bytes:
        """The game as a save file. While it runs, with what is hidden from the seat dealt anew."""
        if table.state.result() is not None or (table.row.seats == 1 and seat != SPECTATOR):
            return saved(table)
        if seat == SPECTATOR:
            raise Refused("secret", "a game that still runs is given out to its players only")
        return saved_from(table, self.imagined(table, table.state, seat))

    def imagined(self, table: LiveTable, state: State, seat: int) -> State:
        """A position as a seat may imagine it: seed and hidden cards are not those of the table."""
        imagined: State = table.game.determinize(state, seat, secrets.randbelow(2**53))
        return imagined

    async def report(self, table: LiveTable, text: str) -> int:
        """Keep the game as it stands with a note, for whoever mends things."""
        return await self.store.run(rows.add_report(table.row.id, plain(text, 4000, "\n"), saved(table)))

    async def branch(self, table: LiveTable, seat: int, at: int) -> dict[str, Any]:
        """A new table from an earlier position; in a running game with secrets as the seat may imagine it."""
        if not 0 <= at <= len(table.moves):
            raise Refused("range", f"the game has {len(table.moves)} choices")
        runs = table.state.result() is None
        if runs and seat == SPECTATOR:
            raise Refused("secret", "a game that still runs is branched by its players only")
        state = await state_at(table, at)
        if runs and table.row.seats > 1:
            state = self.imagined(table, state, seat)
        seats = [SeatWish(HUMAN if row.kind in (OPEN, HUMAN) else row.kind, row.name) for row in table.seats]
        wish = TableWish(table.row.game, seats, 0, table.row.options)
        return await self.make(wish, table.game.save(state))

    async def rematch(self, table: LiveTable) -> dict[str, Any]:
        """The same table with a new seed."""
        seats = [SeatWish(HUMAN if row.kind in (OPEN, HUMAN) else row.kind, row.name) for row in table.seats]
        settings = msgspec.convert(table.row.settings, Settings)
        return await self.make(TableWish(table.row.game, seats, None, table.row.options, settings))

    # -- what goes on by itself ---------------------------------------------------------------------

    def wake(self, id: str) -> None:
        """See whether a bot is to move at a table; one task a table is enough."""
        if id in self.thinking:
            return
        self.thinking.add(id)
        task = asyncio.create_task(self._bots(id))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _bots(self, id: str) -> None:
        try:
            table = await self.get(id)
            if self.overdue(table):
                await self._stand_in(table)
            while (seat := self.bot_to_move(table)) is not None:
                await self.bot_move(table, seat, table.seats[seat].kind)
        except StoreGone as error:
            log.info("bots of table %s wait: %s", id, error)
            self.stalled.add(id)
        except Refused as error:
            log.info("bots of table %s wait: %s", id, error)
        except Exception:
            log.exception("bots of table %s failed", id)
        finally:
            self.thinking.discard(id)

    def bot_to_move(self, table: LiveTable) -> int | None:
        """The seat of a bot that holds the game up."""
        if table.paused or table.state.result() is not None:
            return None
        for ask in table.state.asks():
            if not ask.idle() and table.seats[ask.seat].kind not in (OPEN, HUMAN):
                return ask.seat
        return None

    def leave_to_others(self, table: LiveTable) -> None:
        """Another process has moved: if a bot is next, it thinks there, unless that process dies."""
        self.elsewhere.pop(table.row.id, None)
        if self.bot_to_move(table) is not None:
            self.elsewhere[table.row.id] = time.monotonic()

    async def bot_move(self, table: LiveTable, seat: int, bot: str) -> None:
        """Let a bot think and move; if the table has moved on meanwhile, that is all right."""
        at = table.number
        seed = table.row.seed * 31 + seat + at
        option = await self.workers.choose(table.row.game, bot, seed, table.game.save(table.state), seat)
        try:
            await table.move(seat, option, at)
            self.moves += 1
        except Refused as error:
            if error.code not in ("stale", "illegal"):
                raise

    async def keep_time(self, also: Callable[[], None]) -> None:
        """Once a second: stand-ins move for who is too slow, idle tables leave memory."""
        while True:
            await asyncio.sleep(1)
            also()
            now = time.monotonic()
            stalled, self.stalled = self.stalled, set()
            late = {id for id, since in self.elsewhere.items() if now - since > BOT_SECONDS}
            for id in stalled | (late & self.live.keys()):
                self.wake(id)
            for id in late:
                del self.elsewhere[id]
            for id, table in self.live.items():
                if self.overdue(table):
                    self.wake(id)  # a task of its own: the clocks of the other tables go on
            idle = [table for table in self.live.values() if self.idle(table)][:MOST_AT_ONCE]
            if idle:
                await self.keep(idle)
                for table in filter(self.idle, idle):
                    del self.live[table.row.id]

    def idle(self, table: LiveTable) -> bool:
        """Whether nobody needs a table in memory."""
        used = table.audience.clients or table.row.id in self.thinking or table.lock.locked()
        return not used and time.monotonic() - table.used > IDLE_SECONDS

    async def keep(self, tables: Iterable[LiveTable]) -> None:
        """Save positions, so that these tables can go on whatever becomes of the rules meanwhile."""
        unsaved = [table for table in tables if table.unsaved()]
        try:
            await self.store.run(snapshots.add_all([table.snapshot() for table in unsaved]))
        except StoreGone as error:  # the log has it all
            log.warning("%s positions are not saved: %s", len(unsaved), error)

    def overdue(self, table: LiveTable) -> bool:
        """Whether somebody has taken longer than the table allows."""
        limit = table.row.settings.get("turn_seconds", 0)
        return bool(limit) and not table.paused and time.monotonic() - table.since > limit

    async def _stand_in(self, table: LiveTable) -> None:
        for ask in table.state.asks():
            if not ask.idle() and table.seats[ask.seat].kind in (OPEN, HUMAN):
                await self.bot_move(table, ask.seat, table.row.settings["stand_in"])
                return


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def plain(text: str, most: int = 40, also: str = "") -> str:
    """What can be read of a text, and no more than so much."""
    return "".join(char for char in text if char.isprintable() or char in also).strip()[:most]


def table_info(row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
    """A table as the lobby shows it: no token, no seed."""
    return {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "settings": row.settings,
        "status": row.status,
        "made": row.made,
        "touched": row.touched,
        "seats": seats_info(seats),
    }
