"""A server to measure: a process of its own on a fresh database, gone afterwards."""

from __future__ import annotations

import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def serving(folder: str, *arguments: str) -> Iterator[tuple[str, int]]:
    """`undercroft serve` on SQLite in a folder: its address and process id."""
    command = [sys.executable, "-m", "undercroft", "serve", "--port", "0", *arguments]
    command += ["--database", f"sqlite:///{Path(folder) / 'bench.sqlite'}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        yield found.group(), server.pid
    finally:
        server.terminate()
        server.wait(60)  # it saves the positions of thousands of tables
        if server.stdout is not None:
            server.stdout.close()
