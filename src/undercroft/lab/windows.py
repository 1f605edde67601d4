"""Pauses, measured: how often a seat is asked in one, how often needlessly, and whether fewer cost wins."""

from __future__ import annotations

import time
from collections import Counter
from functools import partial
from typing import Any

from undercroft import bots, games
from undercroft.engine.flow import PASS, Ask
from undercroft.engine.game import BadRequest
from undercroft.engine.stops import DEFAULT, ROLL, Stops
from undercroft.games.dungeoneer.advice.position import Dungeoneer, has_anytime_card
from undercroft.lab.simulate import Progress, batches, decisions_of, mean, silent

MEASURED = "dungeoneer"  # the game with pauses


class Pauses:
    """What seats were asked in pauses, over some games."""

    def __init__(self) -> None:
        self.games = 0
        self.counts: Counter[str] = Counter()
        self.passed: Counter[int] = Counter()  # rounds of seats with an any-time card, by what they passed

    def add(self, other: Pauses) -> None:
        """Add other games."""
        self.games += other.games
        self.counts += other.counts
        self.passed += other.passed

    def count(self, state: Dungeoneer, ask: Ask, option: str) -> bool:
        """Count a choice if it is made in a pause; return whether that pause is passed."""
        moment = games.get(MEASURED).moment(state, ask)
        if moment is None or moment.answer != PASS:
            return False
        self.counts["asked"] += 1
        self.counts[moment.kind] += 1
        self.counts["idle rolls"] += moment.kind == ROLL and not moment.matters
        self.counts["passed"] += option == PASS
        return option == PASS

    def mean(self) -> float:
        """Pauses per round that a seat with an any-time card passes without using it."""
        return sum(n * rounds for n, rounds in self.passed.items()) / max(1, sum(self.passed.values()))

    def percentile(self, part: float) -> int:
        """The number that is not exceeded in this part of the rounds."""
        left = part * sum(self.passed.values())
        for n, rounds in sorted(self.passed.items()):
            left -= rounds
            if left <= 0:
                return n
        return max(self.passed, default=0)


def watch(seed: int, players: int, stops: Stops | None, pauses: Pauses) -> None:
    """One game of the strongest bots; with `stops` nobody is asked in pauses that are not wanted."""
    state = new_game(players, seed)
    wishes = dict.fromkeys(range(players), stops) if stops is not None else None
    rounds: dict[tuple[int, int], int] = {}  # by seat and round: what was passed
    for ask, option, asked in decisions_of(MEASURED, state, best(players), seed, wishes):
        for seat in range(players):
            if (seat, state.round) not in rounds and state.heroes[seat] and has_anytime_card(state, seat):
                rounds[seat, state.round] = 0
        if asked and pauses.count(state, ask, option) and (ask.seat, state.round) in rounds:
            rounds[ask.seat, state.round] += 1
    pauses.games += 1
    pauses.passed.update(rounds.values())


def new_game(players: int, seed: int) -> Dungeoneer:
    """A game before its first choice."""
    state = games.get(MEASURED).new(players, seed)
    assert isinstance(state, Dungeoneer)
    return state


def best(players: int) -> list[str]:
    """The strongest bot in every seat."""
    return [bots.names(MEASURED)[-1]] * players


def some(players: int, stops: Stops | None, seeds: range) -> Pauses:
    """Some games, one after another."""
    pauses = Pauses()
    for seed in seeds:
        watch(seed, players, stops, pauses)
    return pauses


def measure(id: str, count: int, seed: int, players: int, stops: Stops | None, jobs: int = 1) -> Pauses:
    """Pauses over many games; the same whatever the number of jobs."""
    check(id)
    total = Pauses()
    for part in batches(partial(some, players, stops), count, seed, jobs):
        total.add(part)
    return total


def check(id: str) -> None:
    """Refuse a game without pauses."""
    if id != MEASURED:
        raise BadRequest(f"{id} has no pauses to measure; there is {MEASURED}")


# -- whether it costs wins ---------------------------------------------------------------------------------


def duels(players: int, seeds: range) -> list[float]:
    """Wins of a seat that passes automatically where nothing matters, with the others asked everywhere."""
    parts: list[float] = []
    for seed in seeds:
        thin = seed % players
        state = new_game(players, seed)
        for _ in decisions_of(MEASURED, state, best(players), seed, {thin: DEFAULT}):
            pass
        result: dict[str, Any] = state.result() or {"winners": []}
        parts.append((thin in result["winners"]) / max(1, len(result["winners"])))
    return parts


def compare(
    id: str,
    count: int,
    seed: int,
    players: int,
    jobs: int = 1,
    progress: Progress = silent,
) -> tuple[float, float]:
    """The share of wins of a seat with fewer pauses, and half its 95 % interval; 1 / players is fair."""
    check(id)
    parts: list[float] = []
    for more in batches(partial(duels, players), count, seed, jobs, progress):
        parts += more
    return mean(parts)


def report(id: str, count: int, seed: int, players: int, jobs: int = 1) -> str:
    """The pauses of a game: all that the rules ask for, and those of a seat asked where it matters."""
    lines = []
    for title, stops in (("asked everywhere", None), ("asked where it matters", DEFAULT)):
        began = time.perf_counter()
        found = measure(id, count, seed, players, stops, jobs)
        counts = found.counts
        lines += [
            f"{title}: {found.games} games of {players} bots in {time.perf_counter() - began:.0f} s",
            f"  {counts['asked']} pauses, {counts['passed']} of them passed",
            f"  passed per round by a seat with an any-time card: {found.mean():.2f}"
            f" (90 % of rounds at most {found.percentile(0.9)}, at most {max(found.passed, default=0)})",
            f"  pauses at rolls: {counts[ROLL]}, {counts['idle rolls']} of them without anything that"
            f" touches the roll ({100 * counts['idle rolls'] / max(1, counts[ROLL]):.0f} %)",
        ]
    return "\n".join(lines)
