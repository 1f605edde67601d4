"""`undercroft balance`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from undercroft import games
from undercroft.cli import options
from undercroft.cli.progress import watching
from undercroft.engine.game import BadRequest
from undercroft.lab.balance import measure, report


def run(args: Namespace) -> int:
    """Measure a game over many games of its best bots, for one number of players or for all."""
    game = games.get(args.game)
    if args.players and args.players not in game.seats:
        raise BadRequest(f"--players {args.players}: {game.id} has {game.seat_words()}")
    checked = game.check_options(options.parse(args.option))
    pages = []
    for seats in [args.players] if args.players else game.seats:
        with watching(f"{seats} at the table", args.games) as watch:
            found = measure(game.id, args.games, args.seed, seats, checked, args.jobs, watch)
        pages.append(report(game.id, seats, found))
    text = f"# Balance of {game.id}, rules version {game.rules_version}\n\n" + "\n".join(pages)
    if args.out:
        Path(args.out).write_text(text, encoding="utf-8")
        print(f"written to {args.out}")
    else:
        print(text)
    return 0
