"""The lobby: find tables, claim seats, keep their clocks and their bots going."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

from undercroft.engine.game import BadRequest
from undercroft.server.bot_workers import BotWorkers
from undercroft.server.costs import CLAIM, ENTRY, REPORT, TABLE, Costs, Purse
from undercroft.server.db import rows, snapshots
from undercroft.server.db.rows import RESIGN, Entry, SeatRow
from undercroft.server.db.store import SEATS, Store, StoreGone
from undercroft.server.supervision import Again
from undercroft.server.tables import heavy, new_table
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.holders import KEPT_FREE, row_of, token_again
from undercroft.server.tables.luck import bot_seed, deal, waits_briefly
from undercroft.server.tables.new_table import HUMAN, Past, TableWish, hashed, plain, table_info
from undercroft.server.tables.passing import pass_on
from undercroft.server.tables.records import TableStory, saved
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.standing import standing
from undercroft.server.tables.table import OPEN, LiveTable
from undercroft.server.tables.taking_back import keep_mark
from undercroft.server.workers import Workers, WorkFailed

T = TypeVar("T")
IDLE_SECONDS = 300.0
MOST_AT_ONCE = 50  # idle tables dropped from memory in a second: players must not wait for them
ALONE_SECONDS = 0.05  # between moves of bots at a table without people
BOT_SECONDS = 10.0  # for a bot in another process, which then counts as gone
ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
log = logging.getLogger("undercroft.server")


class Lobby:
    """All tables of this process."""

    def __init__(
        self, store: Store, workers: BotWorkers, heavy: Workers, costs: Costs, positions: bool = False
    ) -> None:
        self.store, self.costs = store, costs
        self.workers, self.heavy = workers, heavy
        self.positions = positions  # whether saves that start from a position of their own are opened
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: set[str] = set()  # tables whose bots are thinking
        self.alone = asyncio.Lock()  # one table without people moves at a time
        self.making = asyncio.Lock()  # one table is made, or seat claimed, at a time: players must not wait
        self.stalled: set[str] = set()  # tables whose bots wait for the database
        self.again = Again()  # those whose bots have failed
        self.elsewhere: dict[str, float] = {}  # tables whose bots think in another process, and since when
        self.owners: dict[str, str] = {}  # tables in memory that were made here: the address that made each
        self.moves = 0

    # -- tables --------------------------------------------------------------------------------

    async def make(
        self, purse: Purse, wish: TableWish, past: Past | None = None, keys: list[str] | None = None
    ) -> dict[str, Any]:
        """Make a table, perhaps with moves already played; return it with the secret tokens of its seats."""
        purse.check()
        self.costs.check_maker(purse.address)
        purse.pay(TABLE + (0.0 if past is None else ENTRY * past.number()))
        async with self.making:
            made = await new_table.make(self.store, wish, past, keys)
        self.owners[made["table"]] = purse.address
        self.wake(made["table"])
        return made

    async def open(self, purse: Purse, text: bytes) -> dict[str, Any]:
        """Make a table that continues a save, from the position to which the rules lead."""
        try:
            found = await self.compute(purse, heavy.open_save, text, self.positions)
        except WorkFailed as error:
            raise BadRequest(f"this save cannot be opened: {error}") from error
        return await self.make(purse, *new_table.opened(found))

    async def compute(self, purse: Purse, work: Callable[..., T], *args: Any) -> T:
        """Have a worker do a long job, and let the client that asked pay for it."""
        purse.check()
        done = await self.heavy.run(purse.address, work, *args)
        purse.pay(done.seconds)
        return done.result

    async def story(self, purse: Purse, table: LiveTable) -> TableStory:
        """The game of a table, to be replayed elsewhere by somebody who can pay for it."""
        purse.check()
        return TableStory.of(table.history, await self.store.run(snapshots.read(table.row.id)))

    async def get(self, id: str) -> LiveTable:
        """A table, from memory or rebuilt from its log."""
        table = self.live.get(id)
        if table is None and ID.fullmatch(id):
            try:
                async with self.loading.setdefault(id, asyncio.Lock()):
                    table = self.live.get(id) or await LiveTable.load(self.store, id)
                    if table is not None:
                        table = self.live.setdefault(id, table)
                        if table.history.taken_back and not table.row.taken_back:
                            await keep_mark(table)
            finally:
                self.loading.pop(id, None)
        if table is None:
            raise Refused("unknown", f"there is no table {id[:24]!r}")
        table.used = time.monotonic()
        return table

    async def claim(self, purse: Purse, table: LiveTable, token: str, name: str) -> tuple[int, str]:
        """Sit down on a seat: from now on only the new token opens it, and nobody can use the old one."""
        purse.charge(CLAIM)
        async with table.lock, self.making:
            seat = row_of(table, token).seat
            return seat, await self.hand_over(table, seat, plain(name))

    async def hand_over(self, table: LiveTable, seat: int, name: str, token: str = "") -> str:
        """Give a seat a new token; clients with the old one become spectators."""
        held, token = table.seats[seat].token, token or secrets.token_urlsafe(18)
        row = SeatRow(table_id=table.row.id, seat=seat, kind=HUMAN, name=name, token=hashed(token))
        if not await self.store.run(rows.set_seat(row, held)):
            await table.read_seats()
            raise Refused("token", "somebody else has this seat now")
        table.seats[seat] = row
        table.announce_seats()
        table.stand_up(seat)
        self.store.tell(table.row.id, SEATS)
        return token

    async def resign(self, table: LiveTable, seat: int) -> None:
        """Give the seat to a bot for good, unless somebody else holds it by the time the table is free."""
        held = table.seats[seat].token
        async with table.lock:
            table.check_running()
            bot = table.row.settings["stand_in"]
            row = SeatRow(table_id=table.row.id, seat=seat, kind=bot, name=table.seats[seat].name, token="")
            if not await self.store.run(rows.set_seat(row, held)):  # first: listeners find it done
                await table.read_seats()
                raise Refused("token", "somebody else has this seat now")
            entry = Entry(table.row.id, table.number + 1, RESIGN, seat, "", time.time())
            while not await self.store.append(entry):  # another process has taken the number
                await table.catch_up()
                entry = Entry(table.row.id, table.number + 1, RESIGN, seat, "", time.time())
            table.number, table.seats[seat] = entry.number, row
            table.show([])
            table.announce_seats()
            table.end_wish()
            table.stand_up(seat)
        self.wake(table.row.id)

    # -- records ---------------------------------------------------------------------------------

    async def record(self, purse: Purse, table: LiveTable, seat: int) -> bytes:
        """The game as a save file; while it is running, everything hidden from the seat is dealt again."""
        if table.state.result() is not None:
            with purse.timed():
                return saved(table)
        if seat == SPECTATOR:
            raise Refused("secret", "a game that still runs is given out to its players only")
        position = table.packed()
        story, seed = await self.story(purse, table), secrets.randbelow(2**53)
        return await self.compute(purse, heavy.imagined_save, story, position, seat, seed)

    async def told(self, purse: Purse, table: LiveTable, seat: int) -> bytes:
        """What has happened so far, as far as a seat may know, as JSON."""
        return await self.compute(purse, heavy.tell, await self.story(purse, table), seat)

    async def replay(
        self, purse: Purse, table: LiveTable, at: int, count: int, seat: int, beats: bool
    ) -> bytes:
        """A stretch of a finished game as a seat saw it, as JSON."""
        if table.state.result() is None:
            raise Refused("secret", "a game that still runs is not replayed")
        return await self.compute(purse, heavy.show, await self.story(purse, table), at, count, seat, beats)

    async def survey(self, purse: Purse, table: LiveTable, seat: int) -> tuple[int, bytes]:
        """What a seat could work out from its view, as JSON, and the number of that position.

        It is computed once for each seat and position, however often it is asked for.
        """
        number, viewer = table.number, None if seat == SPECTATOR else seat
        if table.surveyed[0] != number:
            table.surveyed = number, {}
        known = table.surveyed[1]
        if seat not in known:
            work = self.compute(purse, heavy.survey, table.row.game, table.packed(), viewer)
            known[seat] = asyncio.ensure_future(work)
        try:
            return number, await asyncio.shield(known[seat])
        except BaseException:
            if seat in known and known[seat].done():
                del known[seat]  # the next to ask tries again
            raise

    async def report(self, purse: Purse, table: LiveTable, text: str) -> int:
        """Keep the game as it stands with a note, for the developer."""
        number = None
        if not table.reported:
            purse.charge(REPORT)
            with purse.timed():
                save = saved(table)
            number = await self.store.run(rows.add_report(table.row.id, plain(text, 4000, "\n"), save))
        if number is None:
            table.reported = True
            raise Refused("full", "there are reports enough about this table")
        return number

    async def branch(self, purse: Purse, table: LiveTable, seat: int, at: int) -> dict[str, Any]:
        """Make a table from an earlier position; that of a running game is imagined, with new dice."""
        if not 0 <= at <= len(table.moves):
            raise Refused("range", f"the game has {len(table.moves)} choices")
        runs = table.state.result() is None
        if runs and seat == SPECTATOR:
            raise Refused("secret", "a game that still runs is branched by its players only")
        viewer, seed = seat if runs else None, secrets.randbelow(2**53)
        story = await self.story(purse, table)
        position = await self.compute(purse, heavy.position_after, story, at, viewer, seed)
        return await self.make(purse, *new_table.branched(table, story.history, at, position, runs))

    async def rematch(self, purse: Purse, table: LiveTable, seat: int, token: str) -> dict[str, Any]:
        """The same people at a new table: each player who asks gets their own token, and nobody else's.

        The first request makes the table. Later ones get the same answer, unless the seat was given away.
        """
        async with table.lock:
            if table.state.result() is None:
                raise Refused("running", "the game is not over")
            if not table.rematch:
                keys = [KEPT_FREE if row.token else "" for row in table.seats]
                made = await self.make(purse, new_table.again(table), keys=keys)
                await table.start_rematch(seat, made["table"])
        new = await self.get(table.rematch)
        mine = token_again(token, new.row.id)
        async with new.lock:
            held = new.seats[seat].token
            if not held:
                raise Refused("token", "a bot has this seat now")
            if held in (KEPT_FREE, table.seats[seat].token):  # the latter in old databases
                await self.hand_over(new, seat, new.seats[seat].name, mine)
            elif held != hashed(mine):
                raise Refused("token", "somebody else has this seat now")
        tokens = [mine if row.seat == seat else "" for row in new.seats]
        made = {"table": new.row.id, "tokens": tokens, **table_info(new.row, new.seats)}
        return {**made, "dice": new.history.dice_info()}

    # -- what runs by itself ------------------------------------------------------------------------

    def wake(self, id: str) -> None:
        """Check whether a bot is to move at a table; one task per table is enough."""
        if id in self.thinking:
            return
        self.thinking.add(id)
        self.start(self._bots(id))

    def start(self, work: Coroutine[Any, Any, None], then: Callable[[], None] | None = None) -> None:
        """Run something in the background, and perhaps something else when it has ended."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        if then is not None:
            task.add_done_callback(lambda _: then())

    async def _bots(self, id: str) -> None:
        try:
            table = await self.get(id)
            await deal(table)
            if waits_briefly(table):
                self.stalled.add(id)  # those who are yet to sit down will wake it
            if table.late():
                await self._stand_in(table)
            while (seat := self.bot_to_move(table)) is not None:
                if self.attended(table):
                    await self.bot_move(table, seat, table.seats[seat].kind)
                else:
                    await self.bots_alone(table)
        except StoreGone as error:
            log.info("bots of table %s wait: %s", id, error)
            self.stalled.add(id)
        except Refused as error:
            if error.code == "later":
                self.stalled.add(id)
            else:
                log.info("bots of table %s wait: %s", id, error)
        except BadRequest as error:  # its cards are not here
            log.info("bots of table %s wait: %s", id, error)
        except Exception as error:
            log.error("bots of table %s failed", id, exc_info=error)
            self.again.failed(id)
        finally:
            self.thinking.discard(id)

    def bot_to_move(self, table: LiveTable) -> int | None:
        """The seat of a bot that holds the game up."""
        if table.paused or table.history.gathers or table.state.result() is not None:
            return None
        for ask in table.state.asks():
            if not ask.idle() and table.seats[ask.seat].kind not in (OPEN, HUMAN):
                return ask.seat
        return None

    async def bots_alone(self, table: LiveTable) -> None:
        """A move at a table without people: one table at a time, and never at full speed."""
        self.purse_of(table).check()
        async with self.alone:
            await asyncio.sleep(ALONE_SECONDS)
            if (seat := self.bot_to_move(table)) is not None:
                await self.bot_move(table, seat, table.seats[seat].kind)

    def attended(self, table: LiveTable) -> bool:
        """Whether somebody is playing at a table just now."""
        return any(client.seat != SPECTATOR for client in table.audience.clients)

    def purse_of(self, table: LiveTable) -> Purse:
        """Who pays for a table's bots: the address that made it, or the table itself."""
        return self.costs.purse(self.owners.get(table.row.id, table.row.id))

    def leave_to_others(self, table: LiveTable) -> None:
        """Another process has moved: if a bot is next, it thinks there, unless that process dies."""
        self.elsewhere.pop(table.row.id, None)
        if self.bot_to_move(table) is not None:
            self.elsewhere[table.row.id] = time.monotonic()

    async def bot_move(self, table: LiveTable, seat: int, bot: str) -> None:
        """Let a bot think and move; if the table has moved on by then, that is fine."""
        at, game = table.number, table.row.game
        seed = bot_seed(table.state.key, seat, at)
        purse = self.purse_of(table)
        asker = purse.address if self.attended(table) else f"{purse.address} alone"
        done = await self.workers.choose(asker, game, bot, seed, table.game.save(table.state), seat)
        purse.pay(done.seconds)
        try:
            await table.move(seat, done.result, at)
            self.moves += 1
            self.again.worked(table.row.id)
            await pass_on(table)
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
        now, stalled, self.stalled = time.monotonic(), self.stalled, set[str]()
        late = {id for id, since in self.elsewhere.items() if now - since > BOT_SECONDS}
        for id in stalled | self.again.due() | (late & self.live.keys()):
            self.wake(id)
        for id in late:
            del self.elsewhere[id]
        for id, table in self.live.items():
            try:
                if table.late():
                    self.wake(id)  # its own task: the clocks of the other tables keep running
            except Exception:
                log.exception("table %s has no clock", id)
        idle = [table for table in self.live.values() if self.idle(table)][:MOST_AT_ONCE]
        if idle:
            await self.keep(idle)
            for table in filter(self.idle, idle):
                del self.live[table.row.id]
                self.owners.pop(table.row.id, None)
                self.again.worked(table.row.id)

    def idle(self, table: LiveTable) -> bool:
        """Whether nobody needs a table in memory."""
        used = table.audience.clients or table.row.id in self.thinking or table.lock.locked()
        return not used and time.monotonic() - table.used > IDLE_SECONDS

    async def keep(self, tables: Iterable[LiveTable]) -> None:
        """Save positions, so that these tables can continue even if the rules change."""
        positions, standings = [], []
        for table in tables:
            try:
                standings.append(rows.note(table.row.id, rows.STANDING, standing(table.game, table.state)))
                if table.unsaved():
                    positions.append(table.snapshot())
            except Exception:  # one bad table must not cost the others their positions
                log.exception("table %s: its position cannot be saved", table.row.id)
        try:
            added = [snapshots.add_all([position]) for position in positions]
            await self.store.run_each([*added, *standings])
        except StoreGone as error:  # the log has it all
            log.warning("positions are not saved: %s", error)

    async def _stand_in(self, table: LiveTable) -> None:
        for ask in table.state.asks():
            if not ask.idle() and table.seats[ask.seat].kind in (OPEN, HUMAN):
                await self.bot_move(table, ask.seat, table.row.settings["stand_in"])
                return
