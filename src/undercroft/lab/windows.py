"""Pauses, measured: how often a seat is asked in one, how often for nothing, and whether fewer cost wins."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import Any

from undercroft import bots, games
from undercroft.engine.flow import PASS
from undercroft.engine.game import BadRequest
from undercroft.engine.seat import Seat
from undercroft.engine.stops import DEFAULT, ROLL, Stops, passing
from undercroft.games.dungeoneer.advice.position import Dungeoneer, has_anytime_card
from undercroft.lab.simulate import batches

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

    def mean(self) -> float:
        """Pauses a round passed without use by a seat that holds an any-time card."""
        return sum(n * rounds for n, rounds in self.passed.items()) / max(1, sum(self.passed.values()))

    def percentile(self, part: float) -> int:
        """So many or fewer in this part of the rounds."""
        left = part * sum(self.passed.values())
        for n, rounds in sorted(self.passed.items()):
            left -= rounds
            if left <= 0:
                return n
        return max(self.passed, default=0)


def watch(seed: int, players: int, stops: Stops | None, pauses: Pauses) -> None:
    """One game of the strongest bots; with `stops` nobody is asked in pauses that are not wanted."""
    game = games.get(MEASURED)
    state = game.new(players, seed)
    seats = [bots.get(MEASURED, bots.names(MEASURED)[-1], seed * 31 + seat) for seat in range(players)]
    wishes = dict.fromkeys(range(players), stops) if stops is not None else {}
    rounds: dict[tuple[int, int], int] = {}  # by seat and round: what was passed
    while asks := state.asks():
        assert isinstance(state, Dungeoneer)
        for seat in range(players):
            if (seat, state.round) not in rounds and state.heroes[seat] and has_anytime_card(state, seat):
                rounds[seat, state.round] = 0
        unasked = passing(game, state, wishes)
        if unasked is not None:
            state.apply(*unasked)
            continue
        ask = asks[0]
        option = seats[ask.seat].choose(Seat(game, state, ask.seat), ask)
        moment = game.moment(state, ask)
        if moment is not None and moment.answer == PASS:
            pauses.counts["asked"] += 1
            pauses.counts[moment.kind] += 1
            if moment.kind == ROLL and not moment.matters:
                pauses.counts["idle rolls"] += 1
            if option == PASS:
                pauses.counts["passed"] += 1
                if (ask.seat, state.round) in rounds:
                    rounds[ask.seat, state.round] += 1
        state.apply(ask.seat, option)
    pauses.games += 1
    pauses.passed.update(rounds.values())


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
    """Wins of a seat that passes unasked where nothing matters, while the others are asked everywhere."""
    game = games.get(MEASURED)
    parts: list[float] = []
    for seed in seeds:
        thin = seed % players
        state = game.new(players, seed)
        seats = [bots.get(MEASURED, bots.names(MEASURED)[-1], seed * 31 + seat) for seat in range(players)]
        while asks := state.asks():
            unasked = passing(game, state, {thin: DEFAULT})
            if unasked is not None:
                state.apply(*unasked)
                continue
            ask = asks[0]
            state.apply(ask.seat, seats[ask.seat].choose(Seat(game, state, ask.seat), ask))
        result: dict[str, Any] = state.result() or {"winners": []}
        parts.append((thin in result["winners"]) / max(1, len(result["winners"])))
    return parts


def compare(
    id: str,
    count: int,
    seed: int,
    players: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> tuple[float, float]:
    """The share of wins of a seat with fewer pauses, and half its 95 % interval; 1 / players is fair."""
    check(id)
    parts: list[float] = []
    for more in batches(partial(duels, players), count, seed, jobs):
        parts += more
        progress(len(parts))
    share = sum(parts) / len(parts)
    return share, 1.96 * sqrt((sum(part * part for part in parts) / len(parts) - share * share) / len(parts))


def report(id: str, count: int, seed: int, players: int, jobs: int = 1) -> str:
    """The pauses of a game as the rules ask, and as a seat meets them that is asked where it matters."""
    lines = []
    for title, stops in (("asked everywhere", None), ("asked where it matters", DEFAULT)):
        began = time.perf_counter()
        found = measure(id, count, seed, players, stops, jobs)
        counts = found.counts
        lines += [
            f"{title}: {found.games} games of {players} bots in {time.perf_counter() - began:.0f} s",
            f"  {counts['asked']} pauses, {counts['passed']} of them passed",
            f"  passed a round by a seat with an any-time card: {found.mean():.2f}"
            f" (90 % of rounds at most {found.percentile(0.9)}, at most {max(found.passed, default=0)})",
            f"  pauses at rolls: {counts[ROLL]}, {counts['idle rolls']} of them without anything that"
            f" touches the roll ({100 * counts['idle rolls'] / max(1, counts[ROLL]):.0f} %)",
        ]
    return "\n".join(lines)
