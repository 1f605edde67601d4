"""Taking choices back: at once where nothing was rolled or shown since, else by agreement.

A player who is alone with bots has nobody to ask. A choice that is taken back across a roll or a secret
leaves a mark: from then on the game is one with take-backs, at its table, in its record, and in replays. A
table may forbid it. A finished game stays finished.
"""

from __future__ import annotations

from undercroft.engine.flow import PASS, State
from undercroft.server.db.rows import AGREE, MARK, SEEN, UNDO, WISH, note
from undercroft.server.db.store import StoreGone
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import NO, YES, LiveTable, log
from undercroft.server.wire.encode import encode


async def undo(table: LiveTable, seat: int, at: int) -> bool:
    """Take a choice back at once, or ask the others to agree; return whether it is done."""
    async with table.lock:
        await table.check_number(at)
        check_running(table)
        if table.position().undo == seat:
            count = table.last_chosen()
            await take_back(table, count, time_used(table, seat, count))
            return True
        back = choices_since(table, seat)
        if back == 0:
            raise Refused("nothing", "there is nothing of yours to take back")
        if back > len(table.past) and not table.row.settings.get("take_backs", True):
            raise Refused("forbidden", "rolls and secrets are not taken back at this table")
        if table.people() <= {seat}:  # nobody to ask
            await take_back(table, back)
            return True
        table.take_note(await table.logged(WISH, seat))
        return False


async def agree(table: LiveTable, seat: int, yes: bool, at: int) -> bool:
    """Answer a wish to take a choice back; return whether it is done."""
    async with table.lock:
        if table.wish is None:
            raise Refused("nothing", "nobody asks to take a choice back")
        if not table.wished <= at <= table.number:
            await table.check_number(at)
        check_running(table)
        if yes and table.people() <= table.agreed | {seat}:  # the last to agree: it is done, and so logged
            await take_back(table, choices_since(table, table.wish))
            return True
        table.take_note(await table.logged(AGREE, seat, YES if yes else NO))
        return False


def check_running(table: LiveTable) -> None:
    """A finished game is not reopened."""
    if table.state.result() is not None:
        raise Refused("over", "the game is over")


def choices_since(table: LiveTable, seat: int | None) -> int:
    """How many choices to take back, up to the last one the seat was asked about; 0 if it has none."""
    chosen = [mover if number not in table.unasked else None for number, mover, _ in reversed(table.moves)]
    return chosen.index(seat) + 1 if seat in chosen else 0


def time_used(table: LiveTable, seat: int, count: int) -> float:
    """How long a seat has thought about a choice that it takes back, and about the question since."""
    asked = any(ask.seat == seat and not ask.idle() for ask in table.state.asks())
    return table.clock.took.get(table.moves[-count][0], 0.0) + (table.clock.spent() if asked else 0.0)


async def take_back(table: LiveTable, count: int, spent: float = 0.0) -> None:
    """Go back this many choices: in one entry, so that it happens completely or not at all.

    The clock counts the seconds that were spent already; by agreement it starts again.
    """
    seen = False
    if len(table.past) >= count:
        before = table.past[-count]
    else:
        before, table.snapped = await table.rebuilt(table.moves[:-count])
        seen = table.game.hides(before, table.state) or answered(table, count)
    option = f"{count}{SEEN}" if seen else str(count) if count > 1 else ""
    entry = await table.logged(UNDO, table.moves[-1][1], option)
    table.number = table.asked = entry.number
    del table.moves[-count:]
    del table.past[-count:]
    await go_on_from(table, before, spent)
    if seen:
        table.history.taken_back.append((entry.number, 1))
        table.audience.announce(encode("taken-back", count=table.history.take_backs()))
        await keep_mark(table)


def answered(table: LiveTable, count: int) -> bool:
    """Whether others have shown since what they hold or mean to do, even if no die was rolled for it."""
    (_, mover, _), *since = table.moves[-count:]
    return any(other != mover and option != PASS for _, other, option in since)


async def go_on_from(table: LiveTable, state: State, spent: float) -> None:
    """Return to an earlier position."""
    table.state = state
    table.clock.restart(spent)
    table.show([])
    table.audience.announce(encode("undone", n=table.number))
    table.announce_clock()
    table.end_wish()
    await table.keep_status()


async def keep_mark(table: LiveTable) -> None:
    """Note for the lobby that a game is one with take-backs; the log says so in any case."""
    table.row.taken_back = True
    try:
        await table.store.run(note(table.row.id, MARK, True))
    except StoreGone as error:
        log.warning("table %s: its take-backs are not noted: %s", table.row.id, error)
