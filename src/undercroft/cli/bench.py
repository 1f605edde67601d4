"""`undercroft bench`."""

from __future__ import annotations

import json
from argparse import Namespace

from undercroft.engine.game import BadRequest
from undercroft.lab import bench


def chosen(names: list[str], name: str | None) -> list[str]:
    """The benchmarks meant by a name: that one, or all that begin with it; without a name all but attacks."""
    if name is None:
        return [each for each in names if not each.startswith("attack-")]
    return [name] if name in names else [each for each in names if each.startswith(f"{name}-")]


def run(args: Namespace) -> int:
    """Run one benchmark or all; each prints its ratio to the yardstick."""
    benchmarks = bench.found()
    wanted = chosen(list(benchmarks), args.name)
    if not wanted:
        raise BadRequest(f"no benchmark {args.name!r}; there is {', '.join(benchmarks)}")
    rows = []
    for name in wanted:
        rows.append(bench.run(name, benchmarks[name]))
        if not args.json:
            print("{name}: {value} {unit} (yardstick {yardstick}, ratio {ratio})".format(**rows[-1]))
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
    return 0
