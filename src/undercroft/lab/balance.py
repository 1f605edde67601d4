"""Balance, measured: what wins, what is played, what is completed, over many games of the best bots.

A game that wants to be measured has a witness: it looks at every choice and at the end, and counts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any, Protocol

from undercroft import bots, games
from undercroft.engine.flow import State
from undercroft.engine.game import BadRequest
from undercroft.lab.simulate import batches

WITNESSES = {"dungeoneer": "undercroft.lab.dungeoneer"}  # a module with a Witness, by game
MOST_CHOICES = 20_000  # a game that takes longer is counted as unfinished


class Witness(Protocol):
    """Sees one game."""

    def sees(self, state: State, seat: int, option: str) -> None:
        """A choice that is about to be made."""

    def ends(self, state: State) -> dict[str, Counter[str]]:
        """What there was to count in the whole game, by group."""


class Count:
    """Counts of many games, by group."""

    def __init__(self) -> None:
        self.games = 0
        self.groups: dict[str, Counter[str]] = {}

    def add(self, groups: dict[str, Counter[str]], games: int = 1) -> None:
        """Add what was counted in other games."""
        self.games += games
        for name, counts in groups.items():
            self.groups.setdefault(name, Counter()).update(counts)

    def of(self, group: str) -> Counter[str]:
        """The counts of a group."""
        return self.groups.get(group, Counter())


def watched(id: str, options: dict[str, Any], seats: list[str], seed: int) -> dict[str, Counter[str]]:
    """One game of bots with a witness."""
    game = games.get(id)
    state = game.new(len(seats), seed, options)
    players = [bots.get(id, name, seed * 31 + seat) for seat, name in enumerate(seats)]
    witness: Witness = import_module(WITNESSES[id]).Witness(state)
    for _ in range(MOST_CHOICES):
        asks = state.asks()
        if not asks:
            break
        ask = asks[0]
        option = players[ask.seat].choose(game, state, ask)
        witness.sees(state, ask.seat, option)
        state.apply(ask.seat, option)
    return witness.ends(state)


def some(id: str, options: dict[str, Any], seats: list[str], seeds: range) -> Count:
    """Some games, one after another."""
    count = Count()
    for seed in seeds:
        count.add(watched(id, options, seats, seed))
    return count


def measure(
    id: str,
    count: int,
    seed: int,
    seats: int,
    options: dict[str, Any],
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Count:
    """Let the strongest bots play and count everything; the same whatever the number of jobs."""
    if id not in WITNESSES:
        raise BadRequest(f"{id} is not measured yet; there is {', '.join(WITNESSES)}")
    kinds = [bots.names(id)[-1]] * seats
    total = Count()
    for part in batches(partial(some, id, options, kinds), count, seed, jobs):
        total.add(part.groups, part.games)
        progress(total.games)
    return total


def report(id: str, seats: int, found: Count) -> str:
    """The counts as a page of tables."""
    page: str = import_module(WITNESSES[id]).report(seats, found)
    return page
