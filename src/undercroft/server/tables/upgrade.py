"""Tables that outlive a version of the rules.

Such a table is carried over: it continues under the new rules from the position saved last, with a log entry
that says so, and its players are told. If the whole game replayed under the new rules leads to the same
position, nothing is lost. If not, the new rules begin with the position: earlier choices stay in the log and
the record, but can be neither shown again nor taken back, because this program would play them differently.
"""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec

from undercroft.engine.flow import Illegal, State
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.probe import probe
from undercroft.server.db import snapshots
from undercroft.server.db.rows import RULES, Entry
from undercroft.server.db.store import Store
from undercroft.server.tables.history import Carried, History, Snapshots, as_it_is, packed, replayed
from undercroft.server.tables.refused import Refused

log = logging.getLogger("undercroft.server")


async def carry_over(store: Store, game: Game[Any], history: History, number: int) -> None:
    """Let a table go on under the rules of this program, with this entry of its log.

    If another process writes that entry first, this one finds it there.
    """
    upgrade = Upgrade(game, history)
    await upgrade.load(await store.run(snapshots.read(history.row.id)))
    entry = upgrade.entry(number)
    if await store.run(snapshots.carry_over(entry, *upgrade.snapshot(number))):
        log.warning("table %s goes on under other rules: %s", history.row.id, upgrade.carried)


def newer(one: str, other: str) -> bool:
    """Whether one version of the rules, a whole number, is newer than another."""
    return (len(one), one) > (len(other), other)


class Upgrade:
    """A table on its way from older rules to those of this program."""

    state: State
    carried: Carried

    def __init__(self, game: Game[Any], history: History) -> None:
        if not newer(game.rules_version, history.rules):
            raise Refused(
                "rules",
                f"this table is played under version {history.rules} of the rules; "
                f"this server knows version {game.rules_version} and leaves it alone",
            )
        self.game = game
        self.history = history

    async def load(self, snapshots: Snapshots) -> None:
        """Find the position to go on from, and whether the new rules lead there."""
        game, history = self.game, self.history
        kept, again = await self.saved(snapshots)
        whole = await self.played_again()
        state = whole if kept is None else kept
        if state is None:
            versions = f"version {game.rules_version} of the rules; it began under {history.rules}"
            raise Refused("rules", f"this game cannot go on under {versions}")
        self.state = state
        same = kept is None or (whole is not None and game.same(whole, kept))
        self.carried = Carried(history.rules, game.rules_version, again, same)

    async def saved(self, snapshots: Snapshots) -> tuple[State | None, int]:
        """The position from the newest snapshot that makes sense, and how many choices came after it."""
        history = self.history
        if history.gathers:  # it is not dealt yet
            return None, 0
        places = history.places(history.moves)
        for number, data in snapshots:
            if number in places:
                rest = history.moves[places[number] :]
                try:
                    state = as_it_is(self.game, msgspec.json.decode(data))
                    probe(self.game, state)
                    return await replayed(state, rest), len(rest)
                except (BadRequest, Illegal, ValueError, RecursionError) as error:
                    log.warning("table %s: snapshot %s is passed over: %s", history.row.id, number, error)
        return None, len(history.moves)

    async def played_again(self) -> State | None:
        """The position to which the new rules lead from the beginning, unless they forbid a choice."""
        try:
            return await replayed(self.history.first(self.game), self.history.moves)
        except (BadRequest, Illegal):
            return None

    def entry(self, number: int) -> Entry:
        """What the log says about it."""
        option = msgspec.json.encode(self.carried).decode()
        return Entry(self.history.row.id, number, RULES, -1, option, time.time())

    def snapshot(self, number: int) -> tuple[int, bytes]:
        """The position under the new rules, for the entry with this number or for the last choice."""
        history = self.history
        if self.carried.whole:
            number = history.moves[-1][0] if history.moves else history.base
        return number, packed(self.game, self.state)
