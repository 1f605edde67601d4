"""Many games at once: bots against the game, counted."""

from __future__ import annotations

import os
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import count, islice
from math import sqrt
from typing import Any, NamedTuple, TypeVar

from undercroft import bots, games
from undercroft.engine.flow import Ask, State
from undercroft.engine.seat import Seat
from undercroft.engine.stops import Stops, passing
from undercroft.lab.bench import Measure, rate
from undercroft.library import open_shelf

BATCH = 100
T = TypeVar("T")
Progress = Callable[[int], None]  # called with the number of games done


def silent(done: int) -> None:
    """Ignore the progress."""


class Tally:
    """What came out of some games."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.facts: dict[str, Counter[str]] = {"wins": Counter(), "reasons": Counter()}

    def count(self, result: dict[str, Any], decisions: int) -> None:
        """Add a finished game. Facts beyond winners, scores and reason are counted by value."""
        self.games += 1
        self.decisions += decisions
        self.facts["wins"].update(str(seat) for seat in result["winners"])
        self.facts["reasons"][result["reason"]] += 1
        for name in result.keys() - {"winners", "scores", "reason"}:
            self.facts.setdefault(name, Counter())[str(result[name])] += 1

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        for name, counts in other.facts.items():
            self.facts.setdefault(name, Counter()).update(counts)

    def results(self) -> dict[str, dict[str, int]]:
        """The counts, JSON-ready, in a stable order."""
        return {
            name: dict(sorted(counts.items(), key=lambda item: (len(item[0]), item[0])))
            for name, counts in sorted(self.facts.items())
        }


class Decision(NamedTuple):
    """An option that is about to be chosen; passes of a seat that wants no pause are not asked for."""

    ask: Ask
    option: str
    asked: bool


def decisions_of(
    id: str, state: State, seats: list[str], seed: int, stops: dict[int, Stops] | None = None
) -> Iterator[Decision]:
    """Let bots play a game to its end, showing each choice before it is made."""
    game = games.get(id)
    players = [bots.get(id, name, seed * 31 + seat) for seat, name in enumerate(seats)]
    while asks := state.asks():
        ask = asks[0]
        unasked = passing(game, state, stops) if stops else None
        if unasked is None:
            option = players[ask.seat].choose(Seat(game, state, ask.seat), ask)
            yield Decision(ask, option, True)
            state.apply(ask.seat, option)
        else:
            yield Decision(ask, unasked[1], False)
            state.apply(*unasked)


def play(id: str, options: dict[str, Any], seats: list[str], seed: int) -> tuple[dict[str, Any], int]:
    """One game of bots to its end: the result and the number of decisions."""
    state = games.get(id).new(len(seats), seed, options)
    decisions = sum(1 for _ in decisions_of(id, state, seats, seed))
    result = state.result()
    assert result is not None
    return result, decisions


def batch(id: str, options: dict[str, Any], seats: list[str], seeds: range) -> Tally:
    """Some games, one after another."""
    tally = Tally()
    for seed in seeds:
        tally.count(*play(id, options, seats, seed))
    return tally


def simulate(
    id: str,
    count: int,
    seed: int,
    seats: list[str],
    options: dict[str, Any],
    jobs: int = 1,
    progress: Progress = silent,
) -> dict[str, Any]:
    """Play `count` games with seeds from `seed` on; the same whatever the number of jobs."""
    began = time.perf_counter()
    total = Tally()
    for tally in batches(partial(batch, id, options, seats), count, seed, jobs, progress):
        total.add(tally)
    seconds = time.perf_counter() - began
    return {
        "game": id,
        "games": total.games,
        "decisions": total.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(total.decisions / max(seconds, 1e-9)),
        "results": total.results(),
    }


def heuristic_game(id: str, seats: int) -> Callable[[], Measure]:
    """A benchmark: a whole game of heuristic bots."""
    seeds = count()
    return lambda: Measure(1 / rate(lambda: bool(play(id, {}, ["heuristic"] * seats, next(seeds)))), "s")


def heuristic_share(id: str, count: int, options: dict[str, Any] | None = None) -> Callable[[], Measure]:
    """A benchmark: the share of wins of one heuristic bot among three random ones, beside its fair share.

    The seat changes from game to game; a shared victory counts for its part.
    """

    def measure() -> Measure:
        parts = []
        for seed in range(count):
            seats = ["random"] * 4
            seats[seed % 4] = "heuristic"
            result, _ = play(id, options or {}, seats, seed)
            parts.append((seed % 4 in result["winners"]) / max(1, len(result["winners"])))
        share, margin = mean(parts)
        told = f"of {count} games won, 95 % interval {share - margin:.3f} to {share + margin:.3f}"
        return Measure(share, told, fair=0.25)

    return measure


def mean(parts: list[float]) -> tuple[float, float]:
    """The mean of some shares of wins, and half its 95 % interval."""
    count = len(parts)
    share = sum(parts) / count
    return share, 1.96 * sqrt((sum(part * part for part in parts) / count - share * share) / count)


def batches(
    work: Callable[[range], T], count: int, seed: int, jobs: int, progress: Progress = silent
) -> Iterator[T]:
    """The work in parts, in order; `progress` is called with the number of games done."""
    done = 0
    for part in worked(work, count, seed, jobs):
        done = min(count, done + BATCH)
        progress(done)
        yield part


def worked(work: Callable[[range], T], count: int, seed: int, jobs: int) -> Iterator[T]:
    """The work in parts, in several processes if wished, in order."""
    parts = (range(seed + i, seed + min(i + BATCH, count)) for i in range(0, count, BATCH))
    jobs = min(jobs, -(-count // BATCH), 4 * (os.cpu_count() or 1))
    if jobs == 1:
        yield from map(work, parts)
        return
    with ProcessPoolExecutor(jobs, initializer=open_shelf) as pool:
        # only a few batches ahead, so that any number of games fits in memory
        ahead = deque(pool.submit(work, part) for part in islice(parts, 2 * jobs))
        while ahead:
            yield ahead.popleft().result()
            ahead.extend(pool.submit(work, part) for part in islice(parts, 1))
