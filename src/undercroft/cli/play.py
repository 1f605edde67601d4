"""`undercroft play`."""

from __future__ import annotations

import secrets
from argparse import Namespace
from datetime import date
from pathlib import Path
from typing import Any

from undercroft import games
from undercroft.cli import options
from undercroft.cli.files import read_kept
from undercroft.cli.plain import PlainTable
from undercroft.engine.game import BadRequest
from undercroft.engine.record import Note, Save, Session, reopen
from undercroft.locale import voice


def run(args: Namespace) -> int:
    """Play in plain text, one choice per line."""
    table = PlainTable(voice(args.lang))
    table.sit_down(resumed(args, table) if args.load else fresh(args, table))
    return table.play()


def fresh(args: Namespace, table: PlainTable) -> Session[Any]:
    """A new game with the wanted seed and options."""
    if args.game is None:
        raise BadRequest("which game? For instance: undercroft play one-card --plain")
    if args.daily and args.seed is not None:
        raise BadRequest("--daily and --seed exclude each other")
    game = games.get(args.game)
    seed = args.seed if args.seed is not None else secrets.randbelow(2**31)
    if args.daily:
        seed = daily_seed(date.today())
    table.welcome(game, seed)
    return Session.new(game, seed=seed, options=options.parse(args.option), listener=table.hear)


def daily_seed(day: date) -> int:
    """The seed of a day: its digits, such as 20261115."""
    return int(day.strftime("%Y%m%d"))


def resumed(args: Namespace, table: PlainTable) -> Session[Any]:
    """A saved or noted game."""
    if args.option or args.seed is not None or args.daily:
        raise BadRequest("a loaded game keeps its own seed and options: leave --seed, --daily, --option away")
    path = Path(args.load)
    kept: Save | Note = read_kept(path)
    id = kept.game if isinstance(kept, Note) else kept.record.game
    if args.game not in (None, id):
        raise BadRequest(f"{path} holds a game of {id}, not of {args.game}")
    try:
        return reopen(games.get(id), kept, table.hear)
    except BadRequest as error:
        raise BadRequest(f"{path}: {error}") from error
