"""`undercroft windows`."""

from __future__ import annotations

from argparse import Namespace

from undercroft import games
from undercroft.cli.progress import watching
from undercroft.engine.game import BadRequest
from undercroft.lab import windows


def run(args: Namespace) -> int:
    """Count the pauses in which players could only pass, as the rules ask and as players are asked."""
    game = games.get(args.game)
    players = args.players or game.default_seats()
    windows.check(game.id)
    if players not in game.seats or players == 1:
        raise BadRequest(f"--players {players}: there are pauses with 2 to {game.seats[-1]} players")
    if args.wins:
        with watching("Playing", args.games) as watch:
            share, margin = windows.compare(game.id, args.games, args.seed, players, args.jobs, watch)
        print(f"{args.games} games: a seat asked only where it matters, among others asked everywhere, wins")
        low, high = share - margin, share + margin
        print(f"{share:.3f} of them (95 %: {low:.3f} to {high:.3f}; fair: {1 / players:.3f})")
        return 0
    print(windows.report(game.id, args.games, args.seed, players, args.jobs))
    return 0
