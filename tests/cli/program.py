"""Runs the program as a person or a script would."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

END_SECONDS = 60.0


def undercroft(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """The whole program in its own process."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
    return subprocess.run(
        [sys.executable, "-m", "undercroft", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
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


def play(folder: Path, *lines: str, seed: int = 19, **options: Any) -> str:
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


class Opened:
    """`undercroft play` without a game, while it serves."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
        kept = {name: value for name, value in os.environ.items() if name not in screens}
        more = {"PYTHONPATH": os.pathsep.join(sys.path), "XDG_DATA_HOME": str(folder), **environment}
        if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # so it is where tests run in the background,
            signal.signal(signal.SIGINT, signal.default_int_handler)  # and what they start would inherit it
        self.process = subprocess.Popen(
            [sys.executable, "-m", "undercroft", *arguments],
            env={**kept, **more},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        self.output = self.process.stdout
        said = self.output.readline()
        found = re.search(r"(http://127\.0\.0\.1:(\d+))/#house=([\w-]+)(\S*)", said)
        assert found, said
        self.address, self.url, self.port, self.key, self.rest = found[0], found[1], *found.group(2, 3, 4)

    def end(self) -> str:
        """Send Ctrl-C; returns what was printed until the end."""
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(END_SECONDS)
        with self.output:
            said = self.output.read()
        assert status == 0, said
        return said

    def kill(self) -> None:
        """End it in any case."""
        self.process.kill()
        self.process.wait()
        self.output.close()
