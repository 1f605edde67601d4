"""Sense, measured: how often the bots make useless plays, by kind, over many games.

A game whose bots are watched has a module with a `Watcher`, which looks at every choice of a game and counts
the plays of each kind, and those among them that were useless.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Protocol

from undercroft import bots, games
from undercroft.engine.flow import State
from undercroft.engine.game import BadRequest, Options
from undercroft.lab.simulate import Progress, batches, decisions_of, silent

WATCHED = {
    "descent": "undercroft.lab.sense_descent",
    "dungeoneer": "undercroft.lab.sense_dungeoneer",
    "raiders": "undercroft.lab.sense_raiders",
}  # a module with a Watcher, by game
MOST_CHOICES = 5000  # of one game


class Plays(Counter[tuple[str, bool]]):
    """Plays by kind, and by whether they were useless."""

    def share(self, kind: str) -> float:
        """The part of the plays of a kind that was useless."""
        return self[kind, True] / max(1, self[kind, True] + self[kind, False])


class Watcher(Protocol):
    """Sees one game."""

    def sees(self, state: State, seat: int, option: str) -> None:
        """A choice that is about to be made."""

    def ends(self, state: State) -> Plays:
        """What was counted in the whole game."""


def module(id: str) -> ModuleType:
    """The module that knows the useless plays of a game."""
    if id not in WATCHED:
        raise BadRequest(f"nobody watches the bots of {id} yet; there is {', '.join(WATCHED)}")
    return import_module(WATCHED[id])


def watched(id: str, players: int, options: Options, seed: int) -> Plays:
    """One game of the strongest bots."""
    state = games.get(id).new(players, seed, options)
    watcher: Watcher = module(id).Watcher(state)
    game = decisions_of(id, state, [bots.names(id)[-1]] * players, seed)
    for ask, option, _ in islice(game, MOST_CHOICES):
        watcher.sees(state, ask.seat, option)
    return watcher.ends(state)


def some(id: str, players: int, options: Options, seeds: range) -> Plays:
    """Some games, one after another."""
    plays = Plays()
    for seed in seeds:
        plays.update(watched(id, players, options, seed))
    return plays


def measure(
    id: str,
    count: int,
    seed: int,
    players: int,
    jobs: int = 1,
    progress: Progress = silent,
    options: Options | None = None,
) -> Plays:
    """Useless plays over many games; the same whatever the number of jobs."""
    module(id)
    total = Plays()
    for part in batches(partial(some, id, players, options or {}), count, seed, jobs, progress):
        total.update(part)
    return total


def report(id: str, plays: Plays) -> str:
    """A line for each kind."""
    lines = []
    for kind in module(id).KINDS:
        useless, useful = plays[kind, True], plays[kind, False]
        lines.append(f"  {kind}: {useless} of {useless + useful} ({100 * plays.share(kind):.1f} %)")
    return "\n".join(lines)
