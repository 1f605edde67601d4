"""`undercroft play`: the address it prints opens the lobby, and games are offered again the next time."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People


def opened(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """The program while it serves, and the address it printed."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    }
    env = {**kept, "PYTHONPATH": os.pathsep.join(sys.path), "XDG_DATA_HOME": str(folder)}
    program = subprocess.Popen(
        [sys.executable, "-m", "undercroft", "play"], env=env, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    said = program.stdout.readline()
    address = re.search(r"http://\S+", said)
    assert address, said
    return program, address[0]


def closed(program: subprocess.Popen[str]) -> str:
    """Ctrl-C; what was said until the end."""
    program.send_signal(signal.SIGINT)
    said, _ = program.communicate(timeout=30)
    assert program.returncode == 0, said
    return said


def test_games_are_kept_and_offered_again_in_any_browser(
    people: People, tmp_path: Path, client_built: Path
) -> None:
    program, address = opened(tmp_path)
    try:
        person = people(address.partition("/#")[0]).open(address)
        person.expect("WebSocket", "ERR_CONNECTION")
        assert "house" not in person.page.url, "the key does not stay in the address"
        person.button("Play now").first.click()
        person.play(4)
        person.ready()
        before = person.choices()
    finally:
        assert "games are kept" in closed(program)
    program, address = opened(tmp_path)
    try:
        other = people(address.partition("/#")[0]).open(address)
        expect(other.page.get_by_role("link", name="Resume")).to_have_count(1)
        other.page.get_by_role("link", name="Resume").click()
        other.ready()
        assert other.choices() == before
        other.step()
        other.page.close()
    finally:
        closed(program)
