"""Committed transcripts of whole games, and counts of reachable positions, compared on every run.

After a wanted change of rules or texts: python -m tests.conformance.test_playthroughs writes them anew;
read the difference before you commit it.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.conformance.tables import EVERYWHERE, Chooser, Table, all_tables
from undercroft.engine.flow import CHANCE, Event, State
from undercroft.engine.snapshot import dump
from undercroft.locale import voice

FOLDER = Path(__file__).parents[1] / "playthroughs"
PERFT = FOLDER / "perft.toml"
DEPTH = 5


def file_of(table: Table) -> Path:
    """Where the transcript of a table is kept."""
    name = str(table).replace(" ", "_").replace("=", "-")
    return FOLDER / f"{name}.txt"


def transcript(table: Table, seed: int = 1) -> str:
    """A random game as text: views, options, choices and events."""
    lines: list[str] = [f"{table}, seed {seed}"]
    say = voice("en")
    game = table.game

    def hear(event: Event) -> None:
        audience = "" if event.audience is None else f" (only seat {event.audience})"
        lines.append(f"  * {say(event)}{audience}")

    state = table.start(seed, listener=hear)
    chooser = Chooser(seed)
    while state.asks():
        for seat in (None, *range(1, table.seats)):
            lines.append(f"view {seat}: {json.dumps(game.view(state, seat), sort_keys=True)}")
        for ask in state.asks():
            lines.append(f"seat {ask.seat}: {say(game.prompt(state, ask))}")
            lines.append(f"  options: {' '.join(ask.options)}")
        seat, option = chooser.choose(state)
        lines.append(f"seat {seat} chooses {option}: {say(game.describe(state, seat, option).label)}")
        state.apply(seat, option)
    return "\n".join([*lines, f"result: {json.dumps(state.result(), sort_keys=True)}", ""])


def perft(state: State, depth: int) -> int:
    """How many ways lead `depth` choices on, dice thrown from outside; equal positions are counted once."""
    positions: Counter[str] = Counter()
    here = {json.dumps(dump(state)): state}
    counts = dict.fromkeys(here, 1)
    for _ in range(depth):
        positions.clear()
        there: dict[str, State] = {}
        for key, position in here.items():
            for ask in position.asks():
                options = set(ask.options) if ask.seat == CHANCE else ask.options
                for option in options:
                    child = position.copy()
                    child.apply(ask.seat, option)
                    name = json.dumps(dump(child))
                    there[name] = child
                    positions[name] += counts[key]
        here, counts = there, dict(positions)
    return sum(counts.values())


def perfts() -> dict[str, list[int]]:
    """The counts of every game's tables."""
    return {
        str(table): [perft(table.start(1, chance="explicit"), depth) for depth in range(1, DEPTH + 1)]
        for table in EVERYWHERE
    }


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_playthrough_is_as_committed(table: Table) -> None:
    assert transcript(table) == file_of(table).read_text("utf-8")


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_counts_of_reachable_positions_are_as_committed(table: Table) -> None:
    committed = tomllib.loads(PERFT.read_text("utf-8"))[str(table)]
    start = table.start(1, chance="explicit")
    assert [perft(start, depth) for depth in range(1, DEPTH + 1)] == committed


def test_no_transcript_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {file_of(table).name for table in EVERYWHERE}


def write() -> None:
    """Write all transcripts and counts anew."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for table in EVERYWHERE:
        file_of(table).write_text(transcript(table), "utf-8")
    lines = [f'"{name}" = {counts}' for name, counts in perfts().items()]
    PERFT.write_text(
        "\n".join(["# Ways to go on from the first choice, 1 to 5 choices deep.", *lines, ""]), "utf-8"
    )


if __name__ == "__main__":
    write()
    print(f"wrote {len(all_tables())} tables and {len(EVERYWHERE)} transcripts")
