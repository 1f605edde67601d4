"""`undercroft restore`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from undercroft.cli.backup import copied
from undercroft.cli.serve import default_database
from undercroft.engine.game import BadRequest


def run(args: Namespace) -> int:
    """Fill an empty database, SQLite or PostgreSQL, from a backup of either."""
    file = Path(args.file)
    if not file.is_file():
        raise BadRequest(f"{file}: no such file")
    count = copied(f"sqlite:///{file.absolute()}", args.database or default_database())
    print(f"tables: {count}")
    return 0
