"""A real browser: Debian's Chromium, found or installed."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tests.debian import found

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",  # /dev/shm is small inside containers
]


def chromium() -> str:
    """The program; installs the package where that is possible."""
    return found("Chromium", "chromium", _look)


def _look() -> str | None:
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    if Path("/usr/bin/chromium").exists():
        return "/usr/bin/chromium"
    return next((program for program in map(shutil.which, NAMES) if program), None)
