"""Benchmarks: a figure, and its ratio to a yardstick loop measured in the same run.

Machines differ and are noisy; the ratio travels better than the figure. Benchmarks live in files of the
`bench` folder (packed into the wheel as `undercroft/bench`), with a BENCHMARKS dictionary each.
"""

from __future__ import annotations

import importlib
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from statistics import median
from types import ModuleType
from typing import Any, NamedTuple

from undercroft import games
from undercroft.bots.playout import playout
from undercroft.engine.flow import State
from undercroft.engine.game import Game


class Tally(NamedTuple):
    """The outcome of an attack."""

    messages: int  # tried: requests, frames, saves, seeds, dice
    changes: int = 0  # of positions, by an unauthorized client
    leaks: int = 0  # of secrets
    lost: int = 0  # choices that had been acknowledged
    p95: float | None = None  # milliseconds that honest players waited for their choices meanwhile
    bots: float | None = None  # and for those of bots


class Measure(NamedTuple):
    """What a benchmark found: a figure with its unit; `fair`, if given, is its yardstick."""

    value: float
    unit: str
    fair: float | None = None
    tally: Tally | None = None  # of an attack


class Length:
    """How long each attack lasts."""

    seconds = 8.0


length = Length()
Benchmark = Callable[[], Measure]
STEPS = 200_000
PACKAGE = "undercroft_bench"


def yardstick() -> float:
    """Steps a second of a plain Python loop over a list, a dictionary and whole numbers."""
    cells = list(range(64))
    seen: dict[int, int] = {}
    began = time.perf_counter()
    for step in range(STEPS):
        key = cells[step & 63] * 31 & 255
        seen[key] = seen.get(key, 0) + step
    return STEPS / (time.perf_counter() - began)


def run(name: str, benchmark: Benchmark) -> dict[str, Any]:
    """Measure three times, with the yardstick before and after each, and take the medians.

    A figure that brings its own yardstick (a share of wins, say) does not depend on the machine.
    """
    sticks = [yardstick()]
    measure = benchmark()
    if measure.fair is not None:
        return _row(name, measure, measure.value, measure.fair, measure.value / measure.fair)
    values = [measure.value]
    for _ in range(2):
        sticks.append(yardstick())
        values.append(benchmark().value)
    sticks.append(yardstick())
    value, stick = median(values), median(sticks)
    return _row(name, measure, value, round(stick), _ratio(value, measure.unit, stick))


def _row(name: str, measure: Measure, value: float, stick: float, ratio: float) -> dict[str, Any]:
    ratio = float(f"{ratio:.4g}")
    row = {"name": name, "value": round(value, 4), "unit": measure.unit, "yardstick": stick, "ratio": ratio}
    return row if measure.tally is None else {**row, "tally": measure.tally._asdict()}


def _ratio(value: float, unit: str, stick: float) -> float:
    """Rates are compared with the yardstick's rate, times with the time of one yardstick step."""
    if unit == "s":
        return value * stick
    if unit == "µs":
        return value * 1e-6 * stick
    return value / stick if unit.endswith("/s") else value


def rate(work: Callable[[], int], seconds: float = 1.0) -> float:
    """How many units `work` does in a second; it returns how many it did."""
    work()  # tables and caches are filled before the clock starts
    done = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        done += work()
    return done / spent


def playouts(id: str, seats: int, options: dict[str, Any] | None = None, at_once: int = 1) -> Benchmark:
    """Whole random games; a decision is one seat's choice, dice and shuffles not counted."""
    game: Game[State] = games.get(id)
    rounds = count()

    def work() -> int:
        first = next(rounds) * at_once
        return sum(playout(game.new(seats, seed, options), seed) for seed in range(first, first + at_once))

    return lambda: Measure(rate(work), "decisions/s")


def playouts_by_seats(
    id: str, seats: range, options: dict[str, Any] | None = None, at_once: int = 1, name: str = ""
) -> dict[str, Benchmark]:
    """The same for each number of seats, by name."""
    return {f"{name or id}-playout-{count}": playouts(id, count, options, at_once) for count in seats}


def played(id: str, seats: int, choices: int, options: dict[str, Any] | None = None) -> State:
    """A game after so many random choices."""
    state: State = games.get(id).new(seats, 1, options)
    playout(state, 1, limit=choices)
    return state


def copies(made: Callable[[], State]) -> Benchmark:
    """One copy of a state."""

    def measure() -> Measure:
        state = made()

        def work() -> int:
            for _ in range(1000):
                state.copy()
            return 1000

        return Measure(1e6 / rate(work), "µs")

    return measure


def found() -> dict[str, Benchmark]:
    """All benchmarks by name."""
    benchmarks: dict[str, Benchmark] = {}
    package = ModuleType(PACKAGE)  # so that its files can import each other
    package.__path__ = [str(folder())]
    sys.modules[PACKAGE] = package
    for file in sorted(folder().glob("*.py")):
        module = importlib.import_module(f"{PACKAGE}.{file.stem}")
        benchmarks.update(getattr(module, "BENCHMARKS", {}))
    return benchmarks


def folder() -> Path:
    """Where the benchmark files are: in the installed package, or at the top of a checkout."""
    package = Path(__file__).parents[1]
    packed = package / "bench"
    return packed if packed.is_dir() else package.parents[1] / "bench"
