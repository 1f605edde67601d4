"""The house keys: on a player's own machine, any browser finds the seats of earlier games again.

A public server keeps only hashes of tokens. `undercroft play` runs for one person: it keeps the tokens of the
tables made there in a file that only this person can read, and gives them to the holder of this run's key,
which is in the address that the browser was opened with.
"""

from __future__ import annotations

import hmac
import os
from pathlib import Path
from typing import Any

import msgspec

from undercroft.server.wire.answers import HouseTable

MOST = 200  # tables remembered


class House:
    """A file of tokens and the key to it."""

    def __init__(self, file: Path, key: str) -> None:
        self.file = file
        self.key = key

    @staticmethod
    def from_environment() -> House | None:
        """The house of this run, if it has one."""
        file, key = os.environ.get("UNDERCROFT_HOUSE"), os.environ.get("UNDERCROFT_HOUSE_KEY")
        return House(Path(file), key) if file and key else None

    def opens(self, key: str) -> bool:
        """Whether somebody has the key."""
        return hmac.compare_digest(key.encode(), self.key.encode())

    def tables(self) -> dict[str, HouseTable]:
        """The tables made here; a damaged file counts as none."""
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, HouseTable])
        except (OSError, msgspec.MsgspecError):
            return {}

    def keep(self, made: dict[str, Any]) -> None:
        """Remember the seats of a new table."""
        seats = list(zip(made["seats"], made["tokens"], strict=True))
        here = {str(seat["seat"]): token for seat, token in seats if token and seat["kind"] != "open"}
        invites = {str(seat["seat"]): token for seat, token in seats if token and seat["kind"] == "open"}
        tables = self.tables()
        old = tables.pop(made["id"], HouseTable({}, {}))  # a rematch gives the token of one seat at a time
        self.write({**tables, made["id"]: HouseTable({**old.here, **here}, {**old.invites, **invites})})

    def forget(self, table: str, seat: int) -> None:
        """Forget a seat that belongs to somebody else now."""
        tables = self.tables()
        if table in tables:
            tables[table].here.pop(str(seat), None)
            tables[table].invites.pop(str(seat), None)
            self.write(tables)

    def write(self, tables: dict[str, HouseTable]) -> None:
        """Keep the newest of these."""
        new = self.file.with_suffix(".new")
        new.touch(mode=0o600)
        new.write_bytes(msgspec.json.encode(dict(list(tables.items())[-MOST:])))
        new.replace(self.file)
