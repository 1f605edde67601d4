"""`undercroft sense`."""

from __future__ import annotations

from argparse import Namespace

from undercroft import games
from undercroft.cli import options
from undercroft.cli.progress import watching
from undercroft.engine.game import BadRequest
from undercroft.lab import sense


def run(args: Namespace) -> int:
    """Count the useless plays of bots."""
    game = games.get(args.game)
    sense.module(game.id)
    players = args.players or game.default_seats()
    if players not in game.seats or players == 1:
        raise BadRequest(f"--players {players}: {game.id} has {game.seat_words()}; one alone is not watched")
    with watching("Playing", args.games) as watch:
        chosen = game.check_options(options.parse(args.option))
        plays = sense.measure(game.id, args.games, args.seed, players, args.jobs, watch, chosen)
    print(f"useless plays in {args.games} games of {players} bots:")
    print(sense.report(game.id, plays))
    return 0
