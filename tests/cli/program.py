"""Runs the program as a person or a script would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any


def undercroft(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The whole program in a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
    return subprocess.run(
        [sys.executable, "-m", "undercroft", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=env,
        check=False,
        timeout=120,
    )


def refused(*arguments: str, typed: str = "", **environment: str) -> str:
    """What the program says when it refuses: one short message, status 2, no traceback."""
    run = undercroft(*arguments, typed=typed, **environment)
    assert run.returncode == 2, run
    assert "Traceback" not in run.stderr
    assert run.stderr.strip()
    return run.stderr


def play(folder: Path, *lines: str, seed: int = 5, **options: Any) -> str:
    """Plain play with these lines typed; returns what was printed."""
    arguments = [f"--{key}={value}" for key, value in options.items()]
    run = undercroft(
        "play",
        "one-card",
        "--plain",
        f"--seed={seed}",
        *arguments,
        typed="\n".join(lines) + "\n",
        XDG_DATA_HOME=str(folder),
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    return run.stdout
