"""Debian programs that tests need, installed if possible."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeVar

import pytest

INSTALL_SECONDS = 300.0
T = TypeVar("T")


class Missing(RuntimeError):
    """A program is missing and cannot be installed."""


def found(name: str, package: str, look: Callable[[], T | None]) -> T:
    """What `look` finds; if it finds nothing, the package is installed first, if possible."""
    at = look()
    if at is None:
        with (Path(tempfile.gettempdir()) / f"undercroft-install-{os.getuid()}").open("w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)  # another test process may be doing the same
            at = look()
            if at is None:
                install(name, package)
                at = look()
    if at is None:
        raise Missing(f"{name} was installed, but is not to be found")
    return at


def leave_out(reason: Missing) -> NoReturn:
    """Skip tests that need the program, unless everything must be tested."""
    if os.environ.get("CI", "").lower() not in ("", "0", "false"):
        raise pytest.fail.Exception(f"{reason} (CI is set: nothing may be left out)", pytrace=False) from None
    raise pytest.skip.Exception(str(reason)) from None


def install(name: str, package: str) -> None:
    """Install a package, as root with apt-get; Missing says why that cannot be done."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        raise Missing(f"{name} is not installed; on Debian: sudo apt-get install {package}")
    advice = f"install the Debian package {package} yourself"
    # Run level 1: a package must not start its own server.
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    get = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=200", "-o", "Acquire::Retries=2"]
    for attempt in (["update"], ["install", "-y", "--no-install-recommends", package]):
        try:
            run = subprocess.run(
                [*get, *attempt],
                env=env,
                capture_output=True,
                text=True,
                timeout=INSTALL_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            slow = f"{name} is not installed, and apt-get {attempt[0]} takes too long; {advice}"
            raise Missing(slow) from error
        if run.returncode != 0 and attempt[0] == "install":
            said = (run.stderr or run.stdout).strip().splitlines()
            why = said[-1] if said else run.returncode
            raise Missing(f"{name} is not installed, and apt-get cannot: {why}; {advice}")
