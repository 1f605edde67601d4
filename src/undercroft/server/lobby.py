"""The lobby: find tables, claim seats, keep their clocks and their bots going."""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
import time
from collections.abc import Callable, Iterable
from typing import Any

from undercroft.engine.record import Save
from undercroft.server.bot_workers import BotWorkers
from undercroft.server.db import rows, snapshots
from undercroft.server.db.rows import RESIGN, Entry, SeatRow
from undercroft.server.db.store import SEATS, Store, StoreGone
from undercroft.server.tables import new_table
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.new_table import HUMAN, OPEN, Past, TableWish, hashed, plain, table_info
from undercroft.server.tables.records import saved, saved_from
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import LiveTable

IDLE_SECONDS = 300.0
MOST_AT_ONCE = 50  # idle tables that leave memory in a second: who plays must not wait for them
BOT_SECONDS = 10.0  # for the bot of another process; then that process is taken to be gone
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
log = logging.getLogger("undercroft.server")


class Lobby:
    """All tables of this process."""

    def __init__(self, store: Store, workers: BotWorkers) -> None:
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

    async def make(self, wish: TableWish, past: Past | None = None) -> dict[str, Any]:
        """A new table, perhaps with moves played already; the secret tokens of its seats."""
        made = await new_table.make(self.store, wish, past)
        self.wake(made["table"])
        return made

    async def open(self, kept: Save) -> dict[str, Any]:
        """A new table that goes on from a save."""
        return await self.make(*await new_table.opened(kept))

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
        """The game as a save file. While it runs, with everything hidden from the seat dealt again."""
        if table.state.result() is not None or (table.row.seats == 1 and seat != SPECTATOR):
            return saved(table)
        if seat == SPECTATOR:
            raise Refused("secret", "a game that still runs is given out to its players only")
        return saved_from(table, new_table.imagined(table, table.state, seat))

    async def report(self, table: LiveTable, text: str) -> int:
        """Keep the game as it stands with a note, for whoever fixes it."""
        return await self.store.run(rows.add_report(table.row.id, plain(text, 4000, "\n"), saved(table)))

    async def branch(self, table: LiveTable, seat: int, at: int) -> dict[str, Any]:
        """A new table from an earlier position; in a running game with secrets as the seat may imagine it."""
        if not 0 <= at <= len(table.moves):
            raise Refused("range", f"the game has {len(table.moves)} choices")
        runs = table.state.result() is None
        if runs and seat == SPECTATOR:
            raise Refused("secret", "a game that still runs is branched by its players only")
        secret = runs and table.row.seats > 1
        return await self.make(*await new_table.branched(table, at, seat if secret else None))

    async def rematch(self, table: LiveTable) -> dict[str, Any]:
        """The same table with a new seed."""
        return await self.make(new_table.again(table))

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
        """Let a bot think and move; if the table has moved on by then, that is fine."""
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
        """Once a second, as long as the server runs."""
        while True:
            await asyncio.sleep(1)
            also()
            await self.tick()

    async def tick(self) -> None:
        """Stand-ins move for slow players, bots for processes that are gone; idle tables leave memory."""
        now = time.monotonic()
        stalled, self.stalled = self.stalled, set()
        late = {id for id, since in self.elsewhere.items() if now - since > BOT_SECONDS}
        for id in stalled | (late & self.live.keys()):
            self.wake(id)
        for id in late:
            del self.elsewhere[id]
        for id, table in self.live.items():
            if self.overdue(table):
                self.wake(id)  # its own task: the clocks of the other tables keep running
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
        """Save positions, so that these tables can continue even if the rules change."""
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
