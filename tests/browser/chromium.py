"""A real browser: Debian's Chromium, found or installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from tests.debian import Missing, found

# The shell is the same browser without windows: they would take most of the time, and nobody sees them.
SHELL = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OUR_FONT = Path(__file__).parents[2] / "web" / "node_modules" / "source-sans" / "TTF"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",  # /dev/shm is small inside containers
]


@cache
def chromium() -> str:
    """The program that CHROMIUM names, the shell, or a whole browser; installed if possible."""
    if named := os.environ.get("CHROMIUM"):
        return named
    try:
        return found("Chromium", SHELL, lambda: shutil.which(SHELL))
    except Missing:
        return found("Chromium", "chromium", _whole)


def _whole() -> str | None:
    return next((program for program in map(shutil.which, NAMES) if program), None)


def environment(folder: Path) -> dict[str, str | float | bool]:
    """Its environment variables. Without any font Chromium crashes, so it may get one of ours."""
    fonts = shutil.which("fc-list")
    if fonts is None or subprocess.run([fonts], capture_output=True, check=False).stdout:
        return {**os.environ}
    lent = folder / "fonts.conf"
    lent.write_text(
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">'
        f"<fontconfig><dir>{OUR_FONT}</dir><cachedir>{folder / 'cache'}</cachedir></fontconfig>\n",
        "utf-8",
    )
    return {**os.environ, "FONTCONFIG_FILE": str(lent)}
