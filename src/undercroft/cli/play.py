"""`undercroft play`."""

from __future__ import annotations

import secrets
from argparse import Namespace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

from undercroft import bots, games
from undercroft.cli import hints, options
from undercroft.cli.files import read_kept
from undercroft.cli.plain import HUMAN, PlainTable
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.record import Note, Save, Session, reopen
from undercroft.locale import voice


def run(args: Namespace) -> int:
    """Play in the browser, or a named game in plain text, one choice per line."""
    if wants_browser(args):
        from undercroft.cli.browser import open_lobby

        return open_lobby(args.lang)
    if args.server is not None:
        return remote(args)
    table = resumed(args) if args.load else fresh(args)
    return table.play()


def wants_browser(args: Namespace) -> bool:
    """Whether no argument says which game to play here."""
    said = (args.game, args.load, args.server, args.seats, args.seed, args.option or None)
    return not args.plain and not args.daily and all(each is None for each in said)


def remote(args: Namespace) -> int:
    """Play at a table of a server."""
    from undercroft.cli.remote import sit_down
    from undercroft.client import ServerError

    if args.game is None or args.load or args.seats or args.daily:
        raise BadRequest("with --server: undercroft play GAME --plain --server URL [--seed N] [--option k=v]")
    table = sit_down(args.server, args.game, options.parse(args.option), args.seed, voice(args.lang))
    try:
        return table.play()
    except ServerError as error:
        raise BadRequest(f"{args.server}: {error}") from error


def fresh(args: Namespace) -> PlainTable:
    """A new game with the wanted seats, seed and options."""
    if args.game is None:
        raise BadRequest("which game? For instance: " + hints.command("play", "one-card", "--plain"))
    if args.daily and args.seed is not None:
        raise BadRequest("--daily and --seed exclude each other")
    game = games.get(args.game)
    wanted = seats(game, args.seats, game.default_seats())
    seed = args.seed if args.seed is not None else secrets.randbelow(2**31)
    if args.daily:
        seed = todays_seed()
    table = PlainTable(voice(args.lang), wanted)
    chosen = game.check_options(options.parse(args.option))
    session = Session.new(game, len(wanted), seed, chosen, table.hear)
    table.welcome(game, chosen, seed)
    table.sit_down(session)
    return table


def seats(game: Game[Any], given: str | None, count: int) -> list[str]:
    """Who sits where: as given, or one person and the strongest bots."""
    if given is None:
        return [HUMAN, *[bots.names(game.id)[-1]] * (count - 1)]
    wanted = given.split(",")
    if len(wanted) not in game.seats:
        raise BadRequest(f"--seats {given}: {game.id} has {game.seat_words()}")
    for name in wanted:
        if name != HUMAN:
            bots.get(game.id, name, 0)
    if HUMAN not in wanted:
        raise BadRequest("--seats: at least one must be human; for bots alone: undercroft simulate")
    return wanted


def todays_seed() -> int:
    """Today's seed; the same day for everyone, in any time zone."""
    return daily_seed(datetime.now(UTC).date())


def daily_seed(day: date) -> int:
    """The seed of a day: its digits, such as 20261115."""
    return int(day.strftime("%Y%m%d"))


def resumed(args: Namespace) -> PlainTable:
    """A saved or noted game."""
    if args.option or args.seed is not None or args.daily:
        raise BadRequest("a loaded game keeps its own seed and options: leave --seed, --daily, --option away")
    path = Path(args.load)
    kept: Save | Note = read_kept(path)
    id = kept.game if isinstance(kept, Note) else kept.record.game
    if args.game not in (None, id):
        raise BadRequest(f"{path} holds a game of {id}, not of {args.game}")
    game = games.get(id)
    count = kept.record.seats if isinstance(kept, Save) else 1
    sat = ",".join(kept.seats) if isinstance(kept, Save) and kept.seats else None
    wanted = seats(game, args.seats or sat, count)
    if len(wanted) != count:
        raise BadRequest(f"--seats {','.join(wanted)}: the saved game has {count}")
    table = PlainTable(voice(args.lang), wanted)
    try:
        table.sit_down(reopen(game, kept, table.hear))
    except BadRequest as error:
        raise BadRequest(f"{path}: {error}") from error
    return table
