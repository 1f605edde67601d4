"""`undercroft play`: the address it prints opens the lobby, and games are offered again the next time."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.cli.program import Opened


def test_games_are_kept_and_offered_again_in_any_browser(
    people: People, tmp_path: Path, client_built: Path
) -> None:
    program = Opened(tmp_path, "play")
    try:
        person = people(program.url).open(program.address)
        person.expect("WebSocket", "ERR_CONNECTION")
        assert "house" not in person.page.url, "the key does not stay in the address"
        person.button("Play now").first.click()
        person.play(4)
        person.ready()
        before = person.choices()
    finally:
        assert "games are kept" in program.end()
    program = Opened(tmp_path, "play")
    try:
        other = people(program.url).open(program.address)
        expect(other.page.get_by_role("link", name="Resume")).to_have_count(1)
        other.page.get_by_role("link", name="Resume").click()
        other.ready()
        assert other.choices() == before
        other.step()
        other.page.close()
    finally:
        program.end()
