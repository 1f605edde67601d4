"""Cards of a content pack in the browser: their names and texts, in the player's language or with a mark."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.packs import new_pack, rewrite
from tests.server.serving import Serving
from undercroft.client import Lobby

ROOM = """
[locations.damp-cellar]
name = "Damp cellar"
type = "room"
glory = 1
peril = 1
exits = ["open", "open", "open", "open"]
"""


@pytest.fixture
def cellars(tmp_path: Path, client_built: Path) -> Iterator[Serving]:
    """A server with a pack whose cards are many, so that every hand holds some."""
    folder = new_pack(tmp_path / "cellar")
    for cost in ("cost = 2", "cost = 1"):
        rewrite(folder / "cards.toml", cost, f"{cost}\ncopies = 60")
    (folder / "rooms.toml").write_text(ROOM, "utf-8")
    with Serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path, "--content", str(folder)) as server:
        yield server


def test_cards_of_a_pack_have_names_texts_and_numbers(cellars: Serving, people: People) -> None:
    table = {"seed": 5, "options": {"pack-cellar": True}, "seats": [{"kind": "human"}, {"kind": "random"}]}
    made = Lobby(cellars.url).make("dungeoneer", **table)
    person = people(cellars.url, lang="uk").sit(made, 0)
    cards = person.page.locator("button.card")
    breath, rat = (cards.filter(has_text=name).first for name in ("Друге дихання", "Cellar rat [en]"))
    for _ in range(12):
        person.ready()
        if breath.count() and rat.count():
            break
        person.step()
    expect(breath.locator(".text")).to_have_text("Heal 1 wound. [en]")
    expect(breath.locator(".cost")).to_contain_text("2")
    expect(rat).to_be_visible()
    person.play(6)
