"""`undercroft simulate`."""

from __future__ import annotations

import json
from argparse import Namespace

from undercroft import bots, games
from undercroft.cli import options
from undercroft.cli.progress import watching
from undercroft.engine.game import BadRequest
from undercroft.lab.simulate import simulate


def run(args: Namespace) -> int:
    """Let bots play many games and count what came out."""
    game = games.get(args.game)
    seats = args.seats.split(",") if args.seats else ["random"] * game.default_seats()
    if len(seats) not in game.seats:
        raise BadRequest(f"--seats {args.seats}: {game.id} has {game.seat_words()}")
    for name in seats:
        bots.get(game.id, name, 0)
    checked = game.check_options(options.parse(args.option))
    with watching("Playing", args.games) as watch:
        found = simulate(game.id, args.games, args.seed, seats, checked, args.jobs, watch)
    if args.json:
        print(json.dumps(found, indent=2))
        return 0
    print(f"{found['games']} games of {args.game}, {found['decisions']} decisions", end=" ")
    print(f"in {found['seconds']} s ({found['decisions_per_second']} a second)")
    for name, counts in found["results"].items():
        shares = [f"{value}: {n} ({100 * n / found['games']:.1f} %)" for value, n in counts.items()]
        print(f"  {name}: {', '.join(shares) or 'none'}")
    return 0
