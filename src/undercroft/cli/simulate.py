"""`undercroft simulate`."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from typing import Any

from undercroft import bots, games
from undercroft.cli import options
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
    found = measured(args, seats, checked)
    if args.json:
        print(json.dumps(found, indent=2))
        return 0
    print(f"{found['games']} games of {args.game}, {found['decisions']} decisions", end=" ")
    print(f"in {found['seconds']} s ({found['decisions_per_second']} a second)")
    for name, counts in found["results"].items():
        shares = [f"{value}: {n} ({100 * n / found['games']:.1f} %)" for value, n in counts.items()]
        print(f"  {name}: {', '.join(shares) or 'none'}")
    return 0


def measured(args: Namespace, seats: list[str], checked: dict[str, Any]) -> dict[str, Any]:
    """The simulation, with a progress bar where somebody watches."""
    count = args.games
    if not sys.stderr.isatty():
        return simulate(args.game, count, args.seed, seats, checked, args.jobs)
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("Playing", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=count)
        watch = lambda done: bar.update(task, completed=done)  # noqa: E731
        return simulate(args.game, count, args.seed, seats, checked, args.jobs, watch)
