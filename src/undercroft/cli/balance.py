"""`undercroft balance`."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from undercroft import games
from undercroft.cli import options
from undercroft.cli.progress import watching
from undercroft.engine.game import BadRequest, Excluded, Game
from undercroft.lab.balance import MeasuredTable, measure, report, strength, tables
from undercroft.locale import voice


def run(args: Namespace) -> int:
    """Measure many games of the best bots, at all tables of a game or those for N players."""
    game = games.get(args.game)
    if args.players and args.players not in game.seats:
        raise BadRequest(f"--players {args.players}: {game.id} has {game.seat_words()}")
    chosen = options.parse(args.option)
    found = []
    for table in tables(game.id, args.players):
        table = table._replace(options=game.check_options({**table.options, **chosen}))
        if not args.players and not can_be_set_up(game, table):
            continue
        with watching(table.name, args.games) as watch:
            found.append((table, measure(game.id, args.games, args.seed, table, args.jobs, watch)))
    text = intro(args, game.title(chosen), game.rules_version) + report(game.id, found, voice("en"))
    if not args.players:
        text += "\n" + strength(game.id, args.games, chosen)
    if args.out:
        Path(args.out).write_text(text, encoding="utf-8")
        print(f"written to {args.out}")
    else:
        print(text)
    return 0


def can_be_set_up(game: Game[Any], table: MeasuredTable) -> bool:
    """Whether these options work with so many players."""
    try:
        game.new(table.seats, 0, table.options)
    except Excluded:
        return False
    return True


def intro(args: Namespace, title: str, version: str) -> str:
    """How the figures came about, and how to get them again."""
    command = [f"undercroft balance {args.game} --games {args.games} --seed {args.seed}"]
    command += [f"--players {args.players}"] if args.players else []
    command += [f"--option {each}" for each in args.option]
    return f"""\
# Balance of {voice("en")(title)}, measured

Rules version {version}; {args.games:,} games for each number of players, the strongest bot in every seat.
Written by

    {" ".join(command)}

which plays the same games on any machine. Figures "of a fair share" are 1.00 if all win equally
often. With {args.games:,} games a share of 50 % is known to within {98 / args.games**0.5:.1f} points (95 %).

"""
