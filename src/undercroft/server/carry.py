"""Tables that outlive a version of the rules.

Such a table is carried over: it goes on under the new ones from the position saved last, with an entry of the
log that says so, and whoever sits there is told. If the whole game played again under the new rules leads to
that very position, nothing is lost. If it does not, the new rules begin with the position: what was chosen
before stays in the log and in the record, but is neither told again nor taken back, for this program would
tell something else than happened.
"""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec

from undercroft.engine.flow import Illegal, State
from undercroft.engine.game import BadRequest, Game
from undercroft.server import snapshots
from undercroft.server.course import RULES, Carried, Course, Refused, Snapshots, as_it_is, replayed
from undercroft.server.store import Entry, Store

log = logging.getLogger("undercroft.server")


async def carry_over(store: Store, game: Game[Any], course: Course, number: int) -> None:
    """Let a table go on under the rules of this program, with this entry of its log.

    If another process writes that entry first, this one finds it there.
    """
    carriage = Carriage(game, course)
    await carriage.load(await store.run(snapshots.read(course.row.id)))
    entry = carriage.entry(number)
    if await store.run(snapshots.carry_over(entry, *carriage.snapshot(number))):
        log.warning("table %s goes on under other rules: %s", course.row.id, carriage.carried)


def newer(one: str, other: str) -> bool:
    """Whether a version of the rules, a whole number, comes after another."""
    return (len(one), one) > (len(other), other)


class Carriage:
    """A table on its way from older rules to those of this program."""

    state: State
    carried: Carried

    def __init__(self, game: Game[Any], course: Course) -> None:
        if not newer(game.rules_version, course.rules):
            raise Refused(
                "rules",
                f"this table is played under version {course.rules} of the rules; "
                f"this server knows version {game.rules_version} and leaves it alone",
            )
        self.game = game
        self.course = course

    async def load(self, snapshots: Snapshots) -> None:
        """Find the position to go on from, and whether the new rules lead there."""
        game, course = self.game, self.course
        kept, again = await self.saved(snapshots)
        whole = await self.played_again()
        state = whole if kept is None else kept
        if state is None:
            versions = f"version {game.rules_version} of the rules; it began under {course.rules}"
            raise Refused("rules", f"this game cannot go on under {versions}")
        self.state = state
        same = kept is None or (whole is not None and game.same(whole, kept))
        self.carried = Carried(course.rules, game.rules_version, again, same)

    async def saved(self, snapshots: Snapshots) -> tuple[State | None, int]:
        """The position from the newest snapshot that makes sense, and how many choices came after it."""
        course = self.course
        places = course.places(course.moves)
        for number, data in snapshots:
            if number in places:
                rest = course.moves[places[number] :]
                try:
                    state = as_it_is(self.game, msgspec.json.decode(data))
                    self.game.probe(state)
                    return await replayed(state, rest), len(rest)
                except (BadRequest, Illegal, ValueError, RecursionError) as error:
                    log.warning("table %s: snapshot %s is passed over: %s", course.row.id, number, error)
        return None, len(course.moves)

    async def played_again(self) -> State | None:
        """The position to which the new rules lead from the beginning, unless they forbid a choice."""
        try:
            return await replayed(self.course.first(self.game), self.course.moves)
        except (BadRequest, Illegal):
            return None

    def entry(self, number: int) -> Entry:
        """What the log says of it."""
        option = msgspec.json.encode(self.carried).decode()
        return Entry(self.course.row.id, number, RULES, -1, option, time.time())

    def snapshot(self, number: int) -> tuple[int, bytes]:
        """The position under the new rules, for the entry with this number or for the last choice."""
        course = self.course
        if self.carried.whole:
            number = course.moves[-1][0] if course.moves else course.base
        return number, msgspec.json.encode(self.game.save(self.state))
