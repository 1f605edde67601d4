"""New tables: from a wish, from a save, from a position of another table."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
import unicodedata
from typing import Any, NamedTuple

import msgspec

from undercroft import bots, games
from undercroft.engine.flow import State
from undercroft.engine.game import PACK, BadRequest, Game
from undercroft.engine.keys import Dice, Origin
from undercroft.server.db import snapshots
from undercroft.server.db.rows import BRANCH, DICE, LUCK, MOVE, TAKEN, Entry, SeatRow, TableRow
from undercroft.server.db.store import Store
from undercroft.server.tables.heavy import Opened
from undercroft.server.tables.history import Branched, DiceOrigin, History, packed, unpacked
from undercroft.server.tables.standing import UNKNOWN
from undercroft.server.tables.table import OPEN, LiveTable

HUMAN = "human"
MARKS = ("Mn", "Me")  # signs above, below and around a letter
MOST_MARKS = 2  # on one letter: as many as languages need
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters by name, but invisible
LONGEST_TURN = 7 * 24 * 3600  # seconds


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is run."""

    turn_seconds: int = 0  # 0: no clock
    stand_in: str = "random"  # the bot that plays for anyone who is too slow or resigns
    take_backs: bool = True  # whether choices are taken back across rolls and secrets
    open_chat: bool = False  # whether those without a seat may chat, too
    luck: bool = False  # the game is dealt when everybody has added to the dice


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat of a new table: open to anyone who has its link, taken here, or a bot's."""

    kind: str = OPEN
    name: str = ""


class TableWish(msgspec.Struct, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: list[SeatWish] | None = None
    seed: int | None = None
    options: dict[str, Any] = {}
    settings: Settings = Settings()


class Past(NamedTuple):
    """The past of a new table: how the game began, what was chosen, and the position it led to."""

    state: State
    seed: int
    start: dict[str, Any] | None  # where the game did not begin with its dice
    moves: list[tuple[int, str]]
    origin: Origin
    dice: Dice | None = None
    branched: Branched | None = None
    taken_back: int = 0  # how often across a roll or a secret

    def entries(self, row: TableRow) -> list[Entry]:
        """The log of a table that begins with this."""
        shares = () if self.dice is None else self.dice.shares
        origin = msgspec.json.encode(DiceOrigin.of(self.origin, self.dice)).decode()
        lines = [
            (DICE, -1, origin),
            *[(LUCK, seat, digits) for seat, digits in shares],
            *[(MOVE, seat, option) for seat, option in self.moves],
        ]
        entries = [
            Entry(row.id, number, kind, seat, option, row.made)
            for number, (kind, seat, option) in enumerate(lines)
        ]
        if self.branched is not None:
            option = msgspec.json.encode(self.branched).decode()
            entries.append(Entry(row.id, len(entries), BRANCH, -1, option, row.made))
        if self.taken_back:
            entries.append(Entry(row.id, len(entries), TAKEN, -1, str(self.taken_back), row.made))
        return entries

    def number(self) -> int:
        """The number of the log entry that led to the position."""
        return len(self.moves) + (0 if self.dice is None else len(self.dice.shares))


async def make(
    store: Store, wish: TableWish, past: Past | None = None, keys: list[str] | None = None
) -> dict[str, Any]:
    """Make a table, perhaps with moves already played; return it with the secret tokens of its seats.

    With `keys` (as they are stored) no token is returned: the players ask for theirs.
    """
    game: Game[Any] = games.get(wish.game)
    wanted = seats_of(game, wish)
    check_settings(game, wish.settings)
    options = game.check_options(wish.options)
    if past is None:
        past = await dealt(game, len(wanted), options, wish.seed)
    now = time.time()
    row = TableRow(
        id=secrets.token_urlsafe(9),
        game=game.id,
        rules=game.rules_version,
        seats=len(wanted),
        seed=past.seed,
        options=options,
        start=past.start,
        settings=msgspec.to_builtins(wish.settings),
        status="playing" if past.state.result() is None else "finished",  # a finished game opened again
        made=now,
        touched=now,
        taken_back=past.taken_back > 0,
    )
    tokens = [secrets.token_urlsafe(18) if seat.kind in (OPEN, HUMAN) else "" for seat in wanted]
    kept = keys or [hashed(token) for token in tokens]
    seats = [
        SeatRow(table_id=row.id, seat=number, kind=seat.kind, name=plain(seat.name), token=key)
        for number, (seat, key) in enumerate(zip(wanted, kept, strict=True))
    ]
    position = (row.id, past.number(), packed(game, past.state))
    named = past.moves or any(id.startswith(PACK) for id in options)  # it names the packs' checksums
    await store.run(snapshots.begin(row, seats, past.entries(row), position if named else None))
    told = [""] * len(tokens) if keys else tokens
    made = {"table": row.id, "tokens": told, **table_info(row, seats)}
    return {**made, "dice": History.read(row, past.entries(row), []).dice_info()}


async def dealt(game: Game[Any], seats: int, options: dict[str, Any], seed: int | None) -> Past:
    """A new game: its key is the system's, or made from a seed that somebody chose."""
    if seed is None:
        dice = Dice.of(secrets.token_hex(32))
    else:
        game.check_seed(seed)
        dice = await asyncio.to_thread(Dice.chosen, seed)  # that takes a while
    state = game.new(seats, seed or 0, options, key=dice.stream())
    return Past(state, seed or 0, None, [], "fresh" if seed is None else "seed", dice)


def seats_of(game: Game[Any], wish: TableWish) -> list[SeatWish]:
    """The seats of a new table: if nobody says otherwise, one person and the best bots."""
    usual = [SeatWish(HUMAN), *[SeatWish(bots.names(game.id)[-1])] * (game.default_seats() - 1)]
    wanted = wish.seats or usual
    if len(wanted) not in game.seats:  # before anything is done for each of them
        raise BadRequest(f"{game.id} has {game.seat_words()}, not {len(wanted)}")
    for seat in wanted:
        if seat.kind not in (OPEN, HUMAN):
            bots.get(game.id, seat.kind, 0)
    return wanted


def check_settings(game: Game[Any], settings: Settings) -> None:
    """Refuse a table that nobody could run."""
    if settings.stand_in not in bots.names(game.id):
        raise BadRequest(f"no bot {settings.stand_in!r} for {game.id}")
    if not 0 <= settings.turn_seconds <= LONGEST_TURN:
        raise BadRequest(f"turn_seconds: 0 for no clock, or up to {LONGEST_TURN}")


def opened(found: Opened) -> tuple[TableWish, Past]:
    """What is needed to go on from a save: people at all seats, and the game as far as it was played."""
    record = found.record
    state = unpacked(games.get(record.game), found.position)
    wish = TableWish(record.game, [SeatWish(HUMAN)] * record.seats, record.seed, record.options)
    taken_back = 0 if record.taken_back is msgspec.UNSET else record.taken_back
    dice = None if record.dice is msgspec.UNSET else record.dice
    return wish, Past(state, record.seed, found.start, record.moves, "import", dice, None, taken_back)


def branched(
    table: LiveTable, history: History, at: int, position: bytes, dealt: bool
) -> tuple[TableWish, Past]:
    """What is needed to go on from an earlier position of a table, with all choices before it.

    If its secrets were `dealt` again, the seed and earlier choices stay behind: they would give them away.
    """
    state = unpacked(table.game, position)
    left = Branched(table.row.id, at, dealt)
    wish = TableWish(table.row.game, taken(table), None, table.row.options)
    if dealt:
        state.rekey(secrets.token_hex(32))
        return wish, Past(state, 0, table.game.save(state), [], "branch", None, left, history.take_backs())
    chosen = [(mover, option) for _, mover, option in history.moves[:at]]
    seed, dice, back = table.row.seed, history.dice, history.take_backs()
    return wish, Past(state, seed, history.start, chosen, "branch", dice, left, back)


def again(table: LiveTable) -> TableWish:
    """The same table with a new seed."""
    settings = msgspec.convert(table.row.settings, Settings)
    return TableWish(table.row.game, taken(table), None, table.row.options, settings)


def taken(table: LiveTable) -> list[SeatWish]:
    """Seats for the people and bots of a table."""
    return [SeatWish(HUMAN if row.kind in (OPEN, HUMAN) else row.kind, row.name) for row in table.seats]


def hashed(token: str) -> str:
    """What is stored for a token."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def plain(text: str, most: int = 40, also: str = "") -> str:
    """The part of a text that can be seen, cut to this length, with no more than two marks on a letter.

    The same letters are the same text however they were typed, so that two names that look alike are equal.
    """
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(char) in MARKS else 0
        if marks <= MOST_MARKS and (char in also or (char.isprintable() and char not in BLANKS)):
            kept.append(char)
    return "".join(kept).strip()[:most]


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
        "taken_back": row.taken_back,
        "seats": [seat.info() for seat in seats],
        **(row.standing or UNKNOWN),
    }
