"""The player's own games: one line of JSON for each finished game in the data folder."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from undercroft.cli.files import data_folder, own_folder
from undercroft.engine.game import BadRequest
from undercroft.engine.record import Record


class Finished(msgspec.Struct, kw_only=True):
    """A finished game in the history."""

    game: str
    when: str
    seed: int
    options: dict[str, Any]
    decisions: int
    seats: tuple[str, ...] = ("human",)
    taken_back: int = 0  # how often across a roll or a secret
    result: dict[str, Any]

    def won(self) -> bool:
        """Whether a person won."""
        return any(self.seats[seat] == "human" for seat in self.result["winners"])


def file() -> Path:
    """Where the history is."""
    return data_folder() / "history.jsonl"


def add(record: Record, seats: list[str], result: dict[str, Any]) -> None:
    """Note a finished game; if the folder cannot be written, only the statistics suffer."""
    entry = Finished(
        game=record.game,
        when=datetime.now(UTC).isoformat(timespec="seconds"),
        seed=record.seed,
        options=record.options,
        decisions=len(record.moves),
        seats=tuple(seats),
        taken_back=0 if record.taken_back is msgspec.UNSET else record.taken_back,
        result=result,
    )
    try:
        own_folder()
        with file().open("ab") as lines:
            lines.write(msgspec.json.encode(entry) + b"\n")
    except (BadRequest, OSError) as error:
        print(f"undercroft: the game could not be added to your statistics: {error}", file=sys.stderr)


def read() -> list[Finished]:
    """All finished games; damaged lines are skipped."""
    if not file().exists():
        return []
    games: list[Finished] = []
    for line in file().read_bytes().splitlines():
        try:
            game = msgspec.json.decode(line, type=Finished)
            game.won()
        except (msgspec.MsgspecError, UnicodeDecodeError, KeyError, IndexError, TypeError):
            continue
        games.append(game)
    return games
