"""How soon the program answers."""

from __future__ import annotations

import subprocess
import sys
import time

from undercroft.lab.bench import Benchmark, Measure


def help_text() -> Measure:
    """`undercroft --help`, the whole process."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-m", "undercroft", "--help"], check=True, capture_output=True)
    return Measure(time.perf_counter() - began, "s")


BENCHMARKS: dict[str, Benchmark] = {"help": help_text}
