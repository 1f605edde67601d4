"""What the database of a server holds, read past the server."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, create_engine, text

from undercroft import games
from undercroft.engine.flow import State
from undercroft.engine.keys import Dice, sample_of
from undercroft.server.tables.history import DiceOrigin


@contextlib.contextmanager
def connected(database: str) -> Iterator[Connection]:
    """Past the server, straight to the database."""
    url = database.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


class Entry(NamedTuple):
    """A line of a table's log, as its players know it."""

    table: str
    number: int
    kind: str
    seat: int
    option: str


class Kept(NamedTuple):
    """A table as the database has it: how it began, and its log."""

    row: dict[str, Any]
    first: Entry  # where its dice come from
    log: list[Entry]

    def dice(self) -> Dice | None:
        """The dice, as entry 0 and what people added say."""
        dice = msgspec.json.decode(self.first.option, type=DiceOrigin).dice()
        for entry in self.log:
            if entry.kind == "luck" and dice is not None:
                dice = dice.with_share(entry.seat, entry.option)
        if json.loads(self.row["settings"]).get("luck") and not self.dealt() and dice is not None:
            return Dice.of(sample_of(dice.commitment))
        return dice

    def dealt(self) -> bool:
        """Whether nothing can be added to the dice any more."""
        return any(entry.kind in ("deal", "move") for entry in self.log)

    def standing(self) -> list[Entry]:
        """The moves that were not taken back."""
        moves: list[Entry] = []
        for entry in self.log:
            if entry.kind == "move":
                moves.append(entry)
            elif entry.kind == "undo":
                del moves[-int(entry.option or 1) :]
        return moves

    def replayed(self) -> State:
        """The position to which the log leads by the rules."""
        game, row = games.get(self.row["game"]), self.row
        state: State
        if row["start"] is not None:
            state = game.load(json.loads(row["start"]))
        else:
            dice = self.dice()
            key = None if dice is None else dice.stream()
            state = game.new(row["seats"], row["seed"], json.loads(row["options"]), key=key)
        for entry in self.standing():
            state.apply(entry.seat, entry.option)
        return state

    def view(self, seat: int | None) -> Any:
        """What a seat must see."""
        return plain(games.get(self.row["game"]).view(self.replayed(), seat))


def plain(view: Any) -> Any:
    """A view after its way over the wire."""
    return json.loads(json.dumps(view))


def kept_tables(database: str) -> dict[str, Kept]:
    """Everything that is kept."""
    with connected(database) as connection:
        rows = connection.execute(text("SELECT * FROM tables")).mappings()
        tables = {row["id"]: dict(row) for row in rows}
        log = text('SELECT table_id, number, kind, seat, "option" FROM log ORDER BY table_id, number')
        kept = {}
        for line in connection.execute(log):
            entry = Entry(*line)
            if entry.kind == "undo":  # whoever asked for it does not know that a roll was taken back with it
                count = entry.option.removesuffix("!")
                entry = entry._replace(option="" if count == "1" else count)
            if entry.number == 0:
                kept[entry.table] = Kept(tables[entry.table], entry, [])
            else:
                kept[entry.table].log.append(entry)
    return kept


def logged(folder: Path, id: str) -> dict[str, Any]:
    """The record of a game that still runs, as only the database knows it."""
    kept = kept_tables(f"sqlite:///{folder / 'tables.sqlite'}")[id]
    moves = [(entry.seat, entry.option) for entry in kept.standing()]
    row = {name: kept.row[name] for name in ("game", "rules", "seats", "seed")}
    row["dice"] = msgspec.to_builtins(kept.dice())
    return {**row, "options": json.loads(kept.row["options"]), "moves": moves}
