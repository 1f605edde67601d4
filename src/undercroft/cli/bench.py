"""`undercroft bench`."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

import msgspec

from undercroft.engine.game import BadRequest
from undercroft.lab import bench


def chosen(names: list[str], name: str | None) -> list[str]:
    """The benchmarks meant by a name: that one, or all that begin with it; without a name all but attacks."""
    if name is None:
        return [each for each in names if not each.startswith("attack-")]
    return [name] if name in names else [each for each in names if each.startswith(f"{name}-")]


def run(args: Namespace) -> int:
    """Run one benchmark or all; each prints its ratio to the yardstick."""
    bench.length.seconds = args.seconds
    benchmarks = bench.found()
    wanted = chosen(list(benchmarks), args.name)
    if not wanted:
        raise BadRequest(f"no benchmark {args.name!r}; there is {', '.join(benchmarks)}")
    rows = []
    for name in wanted:
        rows.append(bench.run(name, benchmarks[name]))
        if not args.json:
            print(
                "{name}: {value} {unit} (yardstick {yardstick}, ratio {ratio})".format(**rows[-1]), flush=True
            )
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(rows)).decode())  # an endless wait is null
    elif len(attacks := [row for row in rows if "tally" in row]) > 1:
        print("\n".join(report(attacks)))
    return 0


def report(attacks: list[dict[str, Any]]) -> list[str]:
    """All attacks in one table."""
    heads = ("messages tried", "state changes", "leaks", "acknowledged lost", "p95 ms", "bots p95 ms")
    width = max(len(row["name"]) for row in attacks)
    lines = ["", "  ".join([" " * width, *heads])]
    for row in attacks:
        *counts, wait, bots = row["tally"].values()
        told = [*map(str, counts), *("-" if each is None else f"{each:.0f}" for each in (wait, bots))]
        cells = [value.rjust(len(head)) for value, head in zip(told, heads, strict=True)]
        lines.append("  ".join([row["name"].ljust(width), *cells]))
    return lines
