"""One client at one table: reads its wishes, writes what its seat may know, and nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Raw
from starlette.websockets import WebSocket, WebSocketDisconnect

from undercroft.engine.stops import Stops
from undercroft.server.costs import REFUSED
from undercroft.server.db import rows
from undercroft.server.db.store import ARRIVAL, CHAT, StoreGone
from undercroft.server.lobby import Lobby
from undercroft.server.net.http import no_answer
from undercroft.server.net.seats import find_seat_locked
from undercroft.server.net.ways import HEAR, LATER, POLICY, WRITE, Writer
from undercroft.server.rate_limits import Bucket
from undercroft.server.tables.audience import SPECTATOR, described
from undercroft.server.tables.choice import choose
from undercroft.server.tables.luck import add_luck
from undercroft.server.tables.new_table import plain
from undercroft.server.tables.passing import pass_on
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import LiveTable
from undercroft.server.tables.taking_back import agree, undo
from undercroft.server.wire import wishes
from undercroft.server.wire.encode import Ref, encode, encode_error, encoder
from undercroft.server.wire.version import RELOAD, out_of_date
from undercroft.server.workers import WorkFailed

JOIN_SECONDS = 10.0
RATE, BURST = 200.0, 400.0  # wishes a second, and how many may come at once
CHAT_RATE, CHAT_BURST = 1.0, 20.0  # of them, lines of chat
MOST_CALLS = 10_000  # entries at one table other than choices that stand
LONGEST_LINE = 500  # characters of chat
log = logging.getLogger("undercroft.server")


class TableSocket:
    """A WebSocket that watches a table from a seat."""

    def __init__(self, lobby: Lobby, table: LiveTable, socket: WebSocket, address: str) -> None:
        self.lobby = lobby
        self.address = address
        self.purse = lobby.costs.purse(address, table.row.id)
        self.table = table
        self.socket = socket
        self.seat = SPECTATOR
        self.beats = False
        self.stops: Stops | None = None
        self.send: Callable[[bytes], None] = socket.scope.get(WRITE) or Writer(socket).write  # never blocks
        self.bucket = Bucket(RATE, BURST)
        self.chatter = Bucket(CHAT_RATE, CHAT_BURST)
        self.reading = False  # it waits for the next wish, with nothing else to do
        self.choosing = False  # a choice is on its way that was taken straight from the wire
        self.landed: asyncio.Future[None] | None = None  # waits for that choice
        self.labelled: tuple[tuple[int, int], Raw] = ((-1, SPECTATOR), Raw())  # what was described last

    async def run(self) -> None:
        """Serve the client until it leaves."""
        try:
            if not await self.join():
                return
            if HEAR in self.socket.scope:
                self.socket.scope[HEAR](self.hear)
            while True:
                self.reading = True
                text = await self.socket.receive_text()
                self.reading = False
                await self.settled()
                if not self.may_wish():
                    self.send(encode_error(None, "flood", "too many messages; slow down"))
                    await self.socket.close(POLICY)
                    break
                await self.obey(text)
        except (WebSocketDisconnect, KeyError, RuntimeError):  # gone, or not text
            with contextlib.suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close()
        finally:
            self.reading = False
            await self.settled()
            self.table.audience.leave(self)

    def may_wish(self) -> bool:
        """Whether the client keeps to its rate."""
        return self.bucket.allows() and self.lobby.costs.may_wish(self.purse.address)

    # -- choices straight from the wire ------------------------------------------------------------

    def hear(self, text: bytes) -> bool:
        """Play a choice at once if nothing has to be waited for; False: the wish is read in its turn."""
        if not self.reading or self.choosing or self.seat == SPECTATOR or self.table.lock.locked():
            return False
        try:
            wish = wishes.decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            return False
        if not isinstance(wish, wishes.Move) or not self.may_wish():
            return False
        self.choosing = choose(self.table, self, wish.option, wish.at, wish.ref, self.chosen)
        return self.choosing

    def chosen(self, ref: Ref, error: BaseException | None) -> None:
        """Such a choice stands, and was sent to everybody; or it does not."""
        if error is not None:
            self.deny(ref, error)
        else:
            self.lobby.moves += 1
        if self.table.audience.spared:  # perhaps by what another process has done
            self.lobby.start(self.go_on(), self.land)
            return
        if error is None and self.lobby.bot_to_move(self.table) is not None:
            self.lobby.wake(self.table.row.id)
        self.land()

    def land(self) -> None:
        """The next wish may be read."""
        self.choosing = False
        if self.landed is not None and not self.landed.done():
            self.landed.set_result(None)

    async def settled(self) -> None:
        """Wait for a choice that is on its way."""
        if self.choosing:
            self.landed = asyncio.get_running_loop().create_future()
            await self.landed

    # -- wishes that are read in their turn ----------------------------------------------------------

    async def join(self) -> bool:
        """The first message says who joins."""
        try:
            wish = await self.introduction()
            await self.table.chat.read()  # first: nothing may be awaited between the view and "joined"
            async with self.table.lock:
                if wish.since > self.table.number:  # another process sent it more than we have read
                    await self.table.catch_up()
                self.beats, self.stops = wish.beats, wish.stops
                self.seat = await find_seat_locked(self.table, wish.token, self.purse)
                with self.purse.timed():
                    welcome = self.table.audience.welcome(self.table.position(), self, wish.since)
                for message in welcome:
                    self.send(message)
                self.table.audience.enter(self)
                if self.seat != SPECTATOR:  # players do not pay for what strangers ask about their table
                    self.purse = self.lobby.costs.purse(self.address)
                    self.table.arrived(self.seat, self)
                    self.lobby.store.tell(self.table.row.id, f"{ARRIVAL} {self.seat}")
        except Refused as error:
            await self.socket.send_text(encode_error(None, error.code, error.text).decode())
            await self.socket.close(POLICY)
            return False
        except StoreGone as error:
            await self.socket.send_text(encode_error(None, "store", no_answer(error)).decode())
            await self.socket.close(LATER)
            return False
        if lines := self.table.chat.for_newcomers():
            self.send(encode("chat", lines=lines))
        self.send(encode("seats", seats=[seat.info() for seat in self.table.seats]))
        self.send(encode("dice", **self.table.history.dice_info()))
        if notice := self.table.notice():
            self.send(encode("rules", **notice))
        if (clock := self.table.clock.told()) and not self.table.history.gathers:
            self.send(encode("clock", **clock))
        if self.table.paused:
            self.send(encode("paused", on=True, seat=None))
        if self.table.wish is not None:
            self.send(encode("wish", seat=self.table.wish))
        if self.table.rematch:
            self.send(encode("rematch", table=self.table.rematch))
        if self.table.history.taken_back:
            self.send(encode("taken-back", count=self.table.history.take_backs()))
        self.send(encode("joined", seat=self.seat, n=self.table.number, ref=wish.ref))
        if self.stops is not None:
            await self.go_on()
        return True

    async def introduction(self) -> wishes.Join:
        """The join that must come first, and soon."""
        try:
            text = await asyncio.wait_for(self.socket.receive_text(), JOIN_SECONDS)
            if why := out_of_date(text, self.socket.app.state.page):
                raise Refused(RELOAD, why)
            wish = wishes.decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Refused("join", str(error)) from error
        except KeyError as error:
            raise Refused("join", "expected a text message") from error
        except TimeoutError as error:
            raise Refused("join", "no join came") from error
        if not isinstance(wish, wishes.Join):
            raise Refused("join", "the first message must be a join")
        return wish

    async def obey(self, text: str) -> None:
        """Grant a wish, or say why not; a malformed one changes nothing."""
        ref: Ref = None
        try:
            wish = wishes.decoder.decode(text)
            ref = wish.ref
            await self.grant(wish)
        except Exception as error:
            self.deny(ref, error)
            if self.table.audience.spared:  # something another process did was noticed here
                await self.go_on()

    def deny(self, ref: Ref, error: BaseException) -> None:
        """Say why a wish is not granted."""
        id = self.table.row.id
        if isinstance(error, msgspec.MsgspecError | RecursionError):
            self.send(encode_error(ref, "malformed", str(error)))
        elif isinstance(error, Refused):
            self.purse.pay(REFUSED)
            self.send(encode_error(ref, error.code, error.text, **error.more))
        elif isinstance(error, StoreGone):
            text = f"the database did not confirm it: {error}. Try again in a moment."
            self.send(encode_error(ref, "store", text))
        elif isinstance(error, WorkFailed):
            log.error("table %s: %s", id, error)
            self.send(encode_error(ref, "work", f"this could not be computed: {error}"))
        else:  # our mistake: do not treat it as a lost client
            log.error("table %s: a wish of seat %s failed", id, self.seat, exc_info=error)
            self.send(encode_error(ref, "fault", "the server made a mistake; it is noted in its log"))

    async def grant(self, wish: wishes.Wish) -> None:
        """Carry out a wish, as far as the seat may."""
        table = self.table
        done: dict[str, Any] = {}
        if isinstance(wish, wishes.Move):
            self.must_sit()
            await table.move(self.seat, wish.option, wish.at, self, wish.ref)
            self.lobby.moves += 1
            await pass_on(table)
            if self.lobby.bot_to_move(table) is not None:
                self.lobby.wake(table.row.id)
            return  # the delta was the answer
        elif isinstance(wish, wishes.Undo | wishes.Agree):
            self.check_calls(isinstance(wish, wishes.Undo))
            if isinstance(wish, wishes.Undo):
                undone = await undo(table, self.seat, wish.at)
            else:
                undone = await agree(table, self.seat, wish.yes, wish.at)
            done = {"n": table.number, "undone": undone}
        elif isinstance(wish, wishes.Say):
            await self.say(wish.text)
        elif isinstance(wish, wishes.Why):
            with self.purse.timed():
                done = self.why(wish.option)
        elif isinstance(wish, wishes.Describe):
            done["options"] = self.labels()
        elif isinstance(wish, wishes.Survey):
            number, found = await self.lobby.survey(self.purse, table, self.seat)
            done = {"n": number, "survey": Raw(found)}
        elif isinstance(wish, wishes.Resign):
            self.must_sit()
            await self.lobby.resign(table, self.seat)
        elif isinstance(wish, wishes.Pause):
            self.check_calls(wish.on)
            await table.pause(self.seat, wish.on)
            self.lobby.wake(table.row.id)
        elif isinstance(wish, wishes.Luck):
            self.must_sit()
            await add_luck(table, self.seat, wish.digits)
            self.lobby.wake(table.row.id)
            await self.go_on()
        elif isinstance(wish, wishes.StopAt):
            self.must_sit()
            with self.purse.timed():  # all of a seat's clients are asked
                self.stops, table.audience.wished = wish.stops, None
                table.audience.wishes()
            await self.go_on()
        elif isinstance(wish, wishes.Join):
            raise Refused("join", "you have joined already")
        self.send(encode("ok", ref=wish.ref, **done))

    async def go_on(self) -> None:
        """Somebody joined or changed their stops: the game may go on without asking them."""
        await pass_on(self.table)
        if self.lobby.bot_to_move(self.table) is not None:
            self.lobby.wake(self.table.row.id)

    def must_sit(self) -> None:
        """Refuse spectators."""
        if self.seat == SPECTATOR:
            raise Refused("spectator", "spectators look on; sit down to play")

    def check_calls(self, begins: bool) -> None:
        """Limit pauses and wishes to take back: they interrupt others, and stay in the log for good."""
        self.must_sit()
        if begins and self.table.calls() > MOST_CALLS:
            raise Refused("calls", "too much has been paused or taken back at this table already")
        if not self.table.callers.allows(str(self.seat)):  # however many clients a seat has
            raise Refused("flood", "too much at once; wait a little")

    async def say(self, text: str) -> None:
        """A line of chat, stored and sent to everybody."""
        line = plain(text, LONGEST_LINE)
        if not line:
            raise Refused("empty", "say something")
        if self.seat == SPECTATOR and not self.table.row.settings.get("open_chat", False):
            raise Refused("spectator", "at this table only players chat")
        if not self.chatter.allows() or not self.table.chat.bucket.allows():
            raise Refused("flood", "too many lines at once; wait a little")
        await self.lobby.store.run(rows.add_chat(self.table.row.id, self.seat, line))
        await self.table.chat.read()
        self.lobby.store.tell(self.table.row.id, CHAT)

    def why(self, option: str) -> dict[str, Any]:
        """What an option is, or why it is not open; only for seated players, as it reveals their hand."""
        self.must_sit()
        table, seat = self.table, self.seat
        refusal = table.game.explain(table.state, seat, option)
        if refusal is not None:
            return {"refusal": refusal.json()}
        return {"description": table.game.describe(table.state, seat, option).json()}

    def labels(self) -> Raw:
        """All open options with label, objects, rules and warning; repeating them costs next to nothing."""
        table, seat = self.table, self.seat
        if self.labelled[0] != (table.number, seat):
            with self.purse.timed():
                options = [option for ask in table.state.asks() if ask.seat == seat for option in ask.options]
                found = encoder.encode(described(table.game, table.state, seat, options))
            self.labelled = (table.number, seat), Raw(found)
        return self.labelled[1]
