"""Balance, measured: what wins, what is played, what is completed, over many games of the best bots.

A game that can be measured has a witness, which looks at every choice and at the end, and counts;
a list of the tables to be measured; and a report, which makes a page of what was found at them.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from undercroft import bots, games
from undercroft.engine.flow import State
from undercroft.engine.game import BadRequest
from undercroft.lab.simulate import Progress, batches, decisions_of, heuristic_share, play, silent

MEASURED = {
    "descent": "undercroft.lab.descent",
    "dungeoneer": "undercroft.lab.dungeoneer",
}  # a module with Witness, TABLES and report, by game; it may have strength and its own limit of choices
MOST_DUELS = 1000  # games of one bot against random ones
TIMED = 20  # games in which bots are timed
MOST_CHOICES = 2000  # a game that takes longer is counted as unfinished


class MeasuredTable(NamedTuple):
    """A table at which games are measured."""

    name: str
    seats: int
    options: dict[str, Any]
    part: float = 1.0  # the part of the requested games played here


class Witness(Protocol):
    """Sees one game."""

    def sees(self, state: State, seat: int, option: str) -> None:
        """A choice that is about to be made."""

    def ends(self, state: State) -> dict[str, Counter[str]]:
        """The counts of the whole game, by group."""


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
    state = games.get(id).new(len(seats), seed, options)
    witness: Witness = module(id).Witness(state)
    for ask, option, _ in islice(decisions_of(id, state, seats, seed), longest(id, options)):
        witness.sees(state, ask.seat, option)
    return witness.ends(state)


def longest(id: str, options: dict[str, Any]) -> int:
    """After how many choices a game is left unfinished."""
    if hasattr(module(id), "most_choices"):  # some tables take longer
        most: int = module(id).most_choices(options)
        return most
    return int(getattr(module(id), "MOST_CHOICES", MOST_CHOICES))


def some(id: str, options: dict[str, Any], seats: list[str], seeds: range) -> Count:
    """Some games, one after another."""
    count = Count()
    for seed in seeds:
        count.add(watched(id, options, seats, seed))
    return count


def module(id: str) -> ModuleType:
    """The module that measures a game."""
    if id not in MEASURED:
        raise BadRequest(f"{id} is not measured yet; there is {', '.join(MEASURED)}")
    return import_module(MEASURED[id])


def tables(id: str, players: int | None = None) -> list[MeasuredTable]:
    """The tables of a game that are measured, or only those for this many players."""
    return [table for table in module(id).TABLES if players in (None, table.seats)]


def measure(
    id: str,
    count: int,
    seed: int,
    table: MeasuredTable,
    jobs: int = 1,
    progress: Progress = silent,
) -> Count:
    """Let the strongest bots play and count everything; the same whatever the number of jobs."""
    kinds = [bots.names(id)[-1]] * table.seats
    count = max(1, round(count * table.part))
    total = Count()
    for part in batches(partial(some, id, table.options, kinds), count, seed, jobs, progress):
        total.add(part.groups, part.games)
    return total


def report(id: str, found: list[tuple[MeasuredTable, Count]], say: Callable[[str], str]) -> str:
    """The counts of some tables as a page in Markdown; `say` has the names of things by their messages."""
    page: str = module(id).report(found, say)
    return page


def strength(id: str, count: int, options: dict[str, Any]) -> str:
    """How well the strongest bot plays against random ones, and how long it takes; a section of the page."""
    if hasattr(module(id), "strength"):  # sides, of which one wins
        section: str = module(id).strength(count)
        return section
    count = min(count, MOST_DUELS)
    measured = heuristic_share(id, count, options)()
    began = time.process_time()
    for seed in range(TIMED):
        play(id, options, ["heuristic"] * 4, seed)
    seconds = (time.process_time() - began) / TIMED
    return f"""\
## The bots

One heuristic bot among three random ones, in turn in each seat: a share of {measured.value:.3f}
{measured.unit}; 0.25 would be fair. A game of four heuristic bots takes {seconds:.2f} s of one core.
"""
