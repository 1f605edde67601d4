"""`undercroft bench`."""

from __future__ import annotations

import json
from argparse import Namespace

from undercroft.engine.game import BadRequest
from undercroft.lab import bench


def run(args: Namespace) -> int:
    """Run one benchmark or all; each prints its ratio to the yardstick."""
    benchmarks = bench.found()
    if args.name is not None and args.name not in benchmarks:
        raise BadRequest(f"no benchmark {args.name!r}; there is {', '.join(benchmarks)}")
    rows = []
    for name, benchmark in benchmarks.items():
        if args.name in (None, name):
            rows.append(bench.run(name, benchmark))
            if not args.json:
                print("{name}: {value} {unit} (yardstick {yardstick}, ratio {ratio})".format(**rows[-1]))
    if args.json:
        print(json.dumps(rows, ensure_ascii=False, indent=2))
    return 0
