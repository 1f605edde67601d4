"""`undercroft backup`."""

from __future__ import annotations

from argparse import Namespace
from functools import partial
from pathlib import Path

from undercroft.cli.progress import watching
from undercroft.cli.serve import default_database
from undercroft.engine.game import BadRequest


def run(args: Namespace) -> int:
    """Write all tables of a database, even one in use, into a new file."""
    file = Path(args.file)
    if file.exists():
        raise BadRequest(f"{file}: this file exists already; name another")
    part = file.with_name(f".{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        count = copied(args.database or default_database(), f"sqlite:///{part.absolute()}")
        part.replace(file)
    finally:
        for left in file.parent.glob(f"{part.name}*"):
            left.unlink()
    print(f"{file}: tables: {count}")
    return 0


def copied(source: str, target: str) -> int:
    """Copy a database, with a progress bar; return how many tables it has."""
    from undercroft.server.db.copying import copy_database
    from undercroft.server.db.store import StoreGone

    try:
        return copy_database(source, target, partial(watching, "rows"))
    except StoreGone as error:
        raise BadRequest(f"cannot copy the database: {error}") from error
