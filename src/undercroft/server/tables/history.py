"""The history of a table, from its log: the choices that stand, and the rules they were made under."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any

import msgspec

from undercroft.engine.flow import Illegal, State
from undercroft.engine.game import BadRequest, Game, OtherCards
from undercroft.engine.keys import Dice, Origin, sample_of
from undercroft.engine.record import Record
from undercroft.server.db.rows import (
    BRANCH,
    DEAL,
    DICE,
    LUCK,
    MOVE,
    RULES,
    SEEN,
    TAKEN,
    UNDO,
    Entry,
    TableRow,
)
from undercroft.server.tables.refused import Refused

BREATH = 50  # choices after which the event loop gets a turn
Moves = list[tuple[int, int, str]]  # log number, seat, option
Snapshots = list[tuple[int, bytes]]  # the newest first
log = logging.getLogger("undercroft.server")


class Carried(msgspec.Struct, frozen=True, array_like=True):
    """How a table came under newer rules."""

    before: str
    now: str
    again: int  # choices made after the saved position, and played again under the new rules
    whole: bool  # the whole game played again leads to the same position

    def args(self) -> dict[str, str | int]:
        """What a message about it needs."""
        whole = "yes" if self.whole else "no"
        return {"before": self.before, "now": self.now, "again": self.again, "whole": whole}


class Branched(msgspec.Struct, frozen=True, array_like=True):
    """Where a table left another one."""

    table: str
    at: int  # how many choices had been made there
    dealt: bool  # everything the player could not know is dealt again, and earlier choices are kept secret

    def args(self) -> dict[str, str | int]:
        """What a message about it needs."""
        return {"at": self.at, "dealt": "yes" if self.dealt else "no"}


class DiceOrigin(msgspec.Struct, frozen=True, array_like=True):
    """Where the dice of a table come from: entry 0 of its log."""

    how: Origin
    key: str = ""  # "": they follow from the position that the table began with
    seed: int | None = None  # the key was made from it

    def dice(self) -> Dice | None:
        """The dice before anybody has added to them."""
        if not self.key:
            return None
        seed = msgspec.UNSET if self.seed is None else self.seed
        return msgspec.structs.replace(Dice.of(self.key), seed=seed, origin=self.how)

    @classmethod
    def of(cls, how: Origin, dice: Dice | None) -> DiceOrigin:
        """The origin of dice; what people added to them is not in it."""
        if dice is None:
            return cls(how)
        return cls(how, dice.key, None if dice.seed is msgspec.UNSET else dice.seed)


class History:
    """What the log of a table says; `moves` grows and shrinks during the game."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.rules = row.rules
        self.moves: Moves = []  # those that stand, since `base`
        self.base = 0  # the log entry with which these rules began; 0: with the game itself
        self.start = row.start  # the position there, where it does not follow from the seed
        self.notices: list[tuple[int, Carried]] = []  # by the numbers of their entries
        self.before: Record | None = None  # the game under earlier rules
        self.taken_back: list[tuple[int, int]] = []  # how often across a roll or a secret, by entry
        self.left: tuple[int, Branched] | None = None  # the table it left, by the number of that entry
        self.origin: Origin | None = None  # of the dice; None: the table is from before they had keys
        self.dice: Dice | None = None  # where they do not follow from the seed
        self.begun = False  # somebody has chosen something, if only to take it back
        self.dealt = False  # from all that people have added to the dice

    @classmethod
    def read(cls, row: TableRow, entries: list[Entry], snapshots: Snapshots) -> History:
        """The history of a table from its log; the snapshots hold the positions where new rules began."""
        history = cls(row)
        for entry in entries:
            if entry.kind == MOVE:
                history.moves.append((entry.number, entry.seat, entry.option))
                history.begun = True
            elif entry.kind == UNDO:
                del history.moves[-int(entry.option.removesuffix(SEEN) or 1) :]
                if entry.option.endswith(SEEN):
                    history.taken_back.append((entry.number, 1))
            elif entry.kind == TAKEN:
                history.taken_back.append((entry.number, int(entry.option)))
            elif entry.kind == RULES:
                history.carry(entry, dict(snapshots))
            elif entry.kind == BRANCH:
                history.left = entry.number, msgspec.json.decode(entry.option, type=Branched)
            elif entry.kind == DICE:
                origin = msgspec.json.decode(entry.option, type=DiceOrigin)
                history.origin, history.dice = origin.how, origin.dice()
            elif entry.kind == LUCK:
                history.add_luck(entry)
            elif entry.kind == DEAL:
                history.deal(entry)
        return history

    @property
    def gathers(self) -> bool:
        """Whether people still add to the dice: until then nobody sees, or plays, what will be dealt.

        Otherwise, someone who does not like a deal could add to the dice late, to get another one.
        """
        wanted = self.row.settings.get("luck", False) and self.origin == "fresh" and self.start is None
        return wanted and not self.dealt and not self.begun

    def played_with(self) -> Dice | None:
        """What the position is dealt from: while the dice are gathered, a sample that anybody could deal."""
        return Dice.of(sample_of(self.dice.commitment)) if self.gathers and self.dice else self.dice

    def dice_info(self) -> dict[str, Any]:
        """What everybody may know about the dice: all but the key."""
        shares = () if self.dice is None else self.dice.shares
        return {
            "origin": self.origin or "old",
            "commitment": "" if self.dice is None else self.dice.commitment,
            "shares": [{"seat": seat, "digits": digits} for seat, digits in shares],
            "gathers": self.gathers,
        }

    def add_luck(self, entry: Entry) -> None:
        """Add what somebody has added."""
        assert self.dice is not None
        self.dice = self.dice.with_share(entry.seat, entry.option)
        self.base = entry.number

    def deal(self, entry: Entry) -> None:
        """The game is dealt, from the key and everything that was added to it."""
        self.dealt, self.base = True, entry.number

    def carry(self, entry: Entry, positions: dict[int, bytes]) -> None:
        """From this entry on other rules hold."""
        carried = msgspec.json.decode(entry.option, type=Carried)
        if not self.gathers:
            self.before = self.record([(seat, option) for _, seat, option in self.moves])
        self.rules = carried.now
        self.notices.append((entry.number, carried))
        if carried.whole:
            if self.start is not None:
                self.start = {**self.start, "rules": carried.now}
        elif entry.number in positions:
            self.base, self.start = entry.number, msgspec.json.decode(positions[entry.number])
            self.moves.clear()
        else:
            raise Refused("rules", "the position with which newer rules began at this table is lost")

    def record(self, moves: list[tuple[int, str]]) -> Record:
        """The record of the game with these choices, under the rules of the table."""
        row = self.row
        return Record(
            game=row.game,
            rules=self.rules,
            seats=row.seats,
            seed=row.seed,
            dice=self.played_with() or msgspec.UNSET,
            options=row.options,
            start=self.start,
            moves=moves,
            before=msgspec.UNSET if self.before is None else self.before,
            taken_back=self.take_backs() or msgspec.UNSET,
        )

    def take_backs(self) -> int:
        """How often a choice was taken back across a roll or a secret."""
        return sum(count for _, count in self.taken_back)

    def first(self, game: Game[Any]) -> State:
        """The position before the first of these moves."""
        if self.start is not None:
            return as_it_is(game, self.start)
        dice = self.played_with()
        key = None if dice is None else dice.stream()
        state: State = game.new(self.row.seats, self.row.seed, self.row.options, key=key)
        return state

    async def position(self, game: Game[Any], moves: Moves, snapshots: Snapshots) -> tuple[State, int]:
        """The position after these moves, and the snapshot that led to it: the newest usable one, or -1."""
        places = {} if self.gathers else self.places(moves)
        for number, data in snapshots:
            if number in places:
                try:
                    return await replayed(unpacked(game, data), moves[places[number] :]), number
                except OtherCards as error:  # with these it would become another game
                    raise Refused("cards", f"this game cannot go on: {error}") from error
                except (BadRequest, Illegal, ValueError, RecursionError) as error:
                    log.warning("table %s: snapshot %s is passed over: %s", self.row.id, number, error)
        try:
            return await replayed(self.first(game), moves), -1
        except Illegal as error:
            rules = f"version {game.rules_version} of the rules; it began under {self.row.rules}"
            raise Refused("rules", f"this game cannot go on under {rules} ({error})") from error

    def places(self, moves: Moves) -> dict[int, int]:
        """How many of these moves a snapshot includes, by its number."""
        return {self.base: 0} | {number: place for place, (number, _, _) in enumerate(moves, 1)}


def packed(game: Game[Any], state: State) -> bytes:
    """A position as bytes."""
    return msgspec.json.encode(game.save(state))


def unpacked(game: Game[Any], position: bytes) -> State:
    """The position that these bytes hold."""
    state: State = game.load(msgspec.json.decode(position))
    return state


async def replayed(state: State, moves: Moves) -> State:
    """The state after these moves; the event loop gets a turn now and then."""
    for place, (_, seat, option) in enumerate(moves, 1):
        state.apply(seat, option)
        if place % BREATH == 0:
            await asyncio.sleep(0)
    return state


def as_it_is(game: Game[Any], data: dict[str, Any]) -> State:
    """The position of a snapshot, under whatever rules it was taken.

    One from before dice had keys gets a fresh key, so that the past does not give away the future.
    """
    state: State = game.load(game.renewed(data))
    if not state.key:
        state.rekey(secrets.token_hex(32))
    return state
