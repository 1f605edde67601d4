"""Several processes on one PostgreSQL: each announces which tables have changed, and the others look."""

from __future__ import annotations

import asyncio
import logging
import secrets

import psycopg

from undercroft.server.db.rows import last_numbers
from undercroft.server.db.store import ARRIVAL, CHAT, SEATS, StoreGone
from undercroft.server.lobby import Lobby
from undercroft.server.supervision import Supervisor
from undercroft.server.tables.passing import pass_on
from undercroft.server.tables.refused import Refused
from undercroft.server.wire.encode import encode_error

NAME = "peers"  # of the task, for health checks
CHANNEL = "undercroft"
AGAIN_SECONDS = 1.0
LOOK_SECONDS = 3.0
log = logging.getLogger("undercroft.server")


class Peers:
    """LISTEN and NOTIFY: ids only, outside the transactions that matter."""

    def __init__(self, lobby: Lobby, watch: Supervisor) -> None:
        self.lobby = lobby
        self.watch = watch
        self.me = secrets.token_hex(4)
        self.news: asyncio.Queue[str] = asyncio.Queue()

    def tell(self, news: set[str]) -> None:
        """Announce the ids of tables that have changed, perhaps with what (called on the event loop)."""
        for each in news:
            self.news.put_nowait(each)

    async def run(self) -> None:
        """Talk and listen, and start again when the connection is lost."""
        while True:
            try:
                await self._talk()
            except (psycopg.Error, OSError) as error:
                log.warning("lost the connection to the other processes: %s", error)
                self.watch.note_problem(NAME, str(error).partition("\n")[0] or type(error).__name__)
                await asyncio.sleep(AGAIN_SECONDS)

    async def _talk(self) -> None:
        url = self.lobby.store.url
        async with (
            await psycopg.AsyncConnection.connect(url, autocommit=True) as ears,
            await psycopg.AsyncConnection.connect(url, autocommit=True) as mouth,
        ):
            await ears.execute(f"LISTEN {CHANNEL}")
            for id in list(self.lobby.live):  # in case something was missed
                for what in ("", CHAT, SEATS):
                    await self.look(id, what)
            self.watch.pulse(NAME)
            work = (self._hear(ears), self._speak(mouth), self._look_around())
            tasks = {asyncio.create_task(each) for each in work}
            try:
                ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in ended:
                    task.result()  # raises what ended it
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _hear(self, ears: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
        async for notice in ears.notifies():
            who, _, news = notice.payload.partition(" ")
            if who != self.me:
                id, _, what = news.partition(" ")
                await self.look(id, what)

    async def _speak(self, mouth: psycopg.AsyncConnection[tuple[object, ...]]) -> None:
        while True:
            ids = {await self.news.get()}
            while not self.news.empty():
                ids.add(self.news.get_nowait())
            try:
                for id in ids:
                    await mouth.execute("SELECT pg_notify(%s, %s)", (CHANNEL, f"{self.me} {id}"))
            except BaseException:
                self.tell(ids)  # once more when the connection is back
                raise

    async def _look_around(self) -> None:
        """Look now and then: a process may have died between its commit and its announcement."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            watched = {id: table for id, table in self.lobby.live.items() if table.audience.clients}
            try:
                last = await self.lobby.store.run(last_numbers(list(watched)))
                self.watch.pulse(NAME)
            except StoreGone as error:
                log.warning("could not check for missed changes: %s", error)
                continue
            for id, number in last.items():
                if number > watched[id].number:
                    await self.look(id)

    async def look(self, id: str, what: str = "") -> None:
        """Another process has changed a table that is live here."""
        table = self.lobby.live.get(id)
        if table is None:
            return
        try:
            kind, _, seat = what.partition(" ")
            if kind == ARRIVAL:
                table.arrived(int(seat), None)
            elif what == CHAT:
                await table.chat.read()
            elif what == SEATS:
                async with table.lock:
                    await table.read_seats()
            else:
                async with table.lock:
                    await table.catch_up()
                await pass_on(table)
                self.lobby.leave_to_others(table)
            if table.history.gathers:
                self.lobby.wake(id)  # perhaps it can be dealt
        except StoreGone as error:
            log.warning("table %s is behind: %s", id, error)
        except Refused as error:  # it is played under newer rules there
            log.warning("table %s goes on elsewhere: %s", id, error)
            table.audience.announce(encode_error(None, error.code, error.text))
        except Exception:  # one bad table must not make this process deaf
            log.exception("table %s is behind", id)
