"""Committed transcripts of whole games, and counts of reachable positions, compared on every run.

After an intended change of rules or texts, python -m tests.conformance.test_playthroughs rewrites them, or
only those of the games named as arguments; read the difference before you commit it.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.conformance.tables import (
    EVERYWHERE,
    MOST_VARIANTS,
    SHARE,
    Chooser,
    Table,
    all_scenes,
    boxes_of,
    is_large,
    tables_of,
)
from undercroft import games
from undercroft.engine.flow import Event, State
from undercroft.engine.snapshot import dump
from undercroft.locale import voice

FOLDER = Path(__file__).parents[1] / "playthroughs"
PERFT = FOLDER / "perft.toml"
DEPTH = 8
MOST_POSITIONS = 700
MOST_POSITIONS_OF_MANY = 200  # at each table of a game with many tables
MOST_POSITIONS_OF_LARGE = 25
MOST_LINES = 2800
MOST_LINES_OF_LARGE = 1200


def told() -> list[Table]:
    """The tables with transcripts: all, or only the default ones if a game is large or has many.

    Every other box of such a game is played once, with its largest number of seats.
    """
    found: list[Table] = []
    for id in games.ids():
        tables, game = tables_of(id), games.get(id)
        if len(tables) <= MOST_VARIANTS and not is_large(id):
            found += tables
            continue
        found += tables[: len(game.seats)]
        for box in boxes_of(game):
            alone = {**tables[0].options, game.variant_option: box}
            found += [table for table in tables if table.options == alone][-1:]
    return found + all_scenes()


TOLD = told()


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
    shown: dict[int | None, dict[str, str]] = {}
    most = MOST_LINES_OF_LARGE if is_large(table.id) else MOST_LINES
    while state.asks() and len(lines) < most:
        open_table = flat(game.view(state, None))
        for seat in (None, *range(table.seats)):
            now = open_table if seat is None else private(flat(game.view(state, seat)), open_table)
            lines += changes(seat, shown.get(seat, {}), now)
            shown[seat] = now
        for ask in state.asks():
            lines.append(f"seat {ask.seat}: {say(game.prompt(state, ask))}")
            lines.append(f"  options: {' '.join(ask.options)}")
        seat, option = chooser.choose(state)
        lines.append(f"seat {seat} chooses {option}: {say(game.describe(state, seat, option).label)}")
        state.apply(seat, option)
    if state.asks():
        return "\n".join([*lines, "and so on", ""])
    return "\n".join([*lines, f"result: {json.dumps(state.result(), sort_keys=True)}", ""])


def flat(value: object, path: str = "") -> dict[str, str]:
    """A view as lines: the path to each value, and the value."""
    if isinstance(value, dict) and value:
        return {k: v for key, child in value.items() for k, v in flat(child, f"{path}.{key}").items()}
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return {k: v for i, child in enumerate(value) for k, v in flat(child, f"{path}[{i}]").items()}
    return {path: json.dumps(value)}


def private(view: dict[str, str], open_table: dict[str, str]) -> dict[str, str]:
    """What a seat sees that spectators do not."""
    return {path: value for path, value in view.items() if open_table.get(path) != value}


def changes(seat: int | None, before: dict[str, str], now: dict[str, str]) -> list[str]:
    """The lines of a view that are new or gone."""
    who = "table" if seat is None else f"seat {seat}"
    new = [f"{who} {path} = {value}" for path, value in now.items() if before.get(path) != value]
    return new + [f"{who} {path} is gone" for path in before if path not in now]


def perft(table: Table, share: int = 1) -> list[int]:
    """How many sequences of 1, 2, ... choices there are, dice included, until there are many positions.

    Equal positions are followed once and counted as often as they are reached.
    """
    start = table.start(1, chance="explicit")
    few = len(tables_of(table.id)) <= MOST_VARIANTS
    most = MOST_POSITIONS if few else MOST_POSITIONS_OF_MANY
    most = MOST_POSITIONS_OF_LARGE if is_large(table.id) else most
    here, ways = {json.dumps(dump(start)): start}, Counter({json.dumps(dump(start)): 1})
    counts: list[int] = []
    while here and len(here) < most // share and len(counts) < DEPTH:
        there: dict[str, State] = {}
        reached: Counter[str] = Counter()
        for key, position in here.items():
            for ask in position.asks():
                for option in set(ask.options):
                    child = position.copy()
                    child.apply(ask.seat, option)
                    name = json.dumps(dump(child))
                    there[name] = child
                    reached[name] += ways[key]
        here, ways = there, reached
        counts.append(ways.total())
    return counts


@pytest.mark.parametrize("table", TOLD, ids=str)
def test_playthrough_is_as_committed(table: Table) -> None:
    assert transcript(table) == file_of(table).read_text("utf-8")


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_counts_of_reachable_positions_are_as_committed(table: Table) -> None:
    committed = tomllib.loads(PERFT.read_text("utf-8"))[str(table)]
    counts = perft(table, SHARE)
    assert counts == committed[: len(counts)] != []


def test_no_transcript_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == {file_of(table).name for table in TOLD}


def write(*ids: str) -> None:
    """Rewrite the transcripts and counts of all games, or of those named."""
    chosen = ids or games.ids()
    for old in FOLDER.glob("*.txt"):
        if old.name.partition("_")[0] in chosen:
            old.unlink()
    for table in TOLD:
        if table.id in chosen:
            file_of(table).write_text(transcript(table), "utf-8")
    known = tomllib.loads(PERFT.read_text("utf-8"))
    counted = {str(each): perft(each) if each.id in chosen else known[str(each)] for each in EVERYWHERE}
    lines = [f'"{name}" = {counts}' for name, counts in counted.items()]
    PERFT.write_text(
        "\n".join(["# Ways to go on from the first choice, choice by choice.", *lines, ""]), "utf-8"
    )


if __name__ == "__main__":
    write(*sys.argv[1:])
    print(f"wrote {len(TOLD)} transcripts and the counts of {len(EVERYWHERE)} tables")
