"""Content packs at the table server: their texts and cards are sent, their tables keep to them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.packs import look_again, new_pack, rewrite, shelf
from tests.server.inside import Inside
from undercroft.games.dungeoneer import boxes
from undercroft.server.tables import records
from undercroft.server.wire.answers import PackPage

ON = {"game": "dungeoneer", "seed": 3, "options": {"pack-cellar": True}, "seats": [{"kind": "human"}] * 2}


@pytest.fixture
def cellar(tmp_path: Path) -> Iterator[Path]:
    """A pack in a folder of packs."""
    folder = new_pack(tmp_path / "packs" / "cellar")
    with shelf(folder.parent):
        yield folder


@pytest.fixture
def inside(cellar: Path, sqlite: str) -> Iterator[Inside]:
    """A server that knows the pack."""
    made = Inside(sqlite)
    yield made
    made.close()


def made(inside: Inside) -> str:
    status, table = inside.ask("POST", "/api/tables", ON)
    assert status == 201
    return str(table["table"])


def test_texts_come_in_the_language_of_the_asker_or_with_a_mark(inside: Inside) -> None:
    status, page = inside.ask("GET", "/api/packs/cellar?lang=uk")
    assert status == 200
    msgspec.convert(page, PackPage)
    assert page["title"] == "Мій набір"
    assert page["texts"]["dungeoneer-card-cellar_second-breath"] == "Друге дихання"
    assert page["texts"]["dungeoneer-text-card-cellar_second-breath"] == "Heal 1 wound. [en]"
    assert page["texts"]["dungeoneer-card-cellar_cellar-rat"] == "Cellar rat [en]"
    assert page["texts"]["dungeoneer-flavour-card-cellar_cellar-rat"] == ""
    assert "dungeoneer-text-card-cellar_cellar-rat" not in page["texts"], "it has none"
    rat = page["faces"]["cards"]["cellar_cellar-rat"]
    assert (rat["kind"], rat["fighter"]["attacks"]) == ("encounter", ["speed"])


def test_a_pack_that_is_not_here_is_refused_by_name(inside: Inside) -> None:
    status, said = inside.ask("GET", "/api/packs/attic")
    assert (status, said["code"]) == (404, "unknown")
    assert inside.ask("GET", "/api/packs/cellar?lang=xx")[0] == 400
    wish = {**ON, "options": {"pack-attic": True}}
    status, said = inside.ask("POST", "/api/tables", wish)
    assert (status, said["text"]) == (400, "the content pack 'attic' is not here")


def test_a_broken_pack_is_not_offered_and_others_are(inside: Inside, cellar: Path) -> None:
    attic = new_pack(cellar.parent / "attic")
    rewrite(attic / "cards.toml", "heal 1", "hael 1")
    look_again()
    [game] = [game for game in inside.ask("GET", "/api/games")[1] if game["game"] == "dungeoneer"]
    assert [each["id"] for each in game["options"] if each["id"].startswith("pack-")] == ["pack-cellar"]
    status, said = inside.ask("POST", "/api/tables", {**ON, "options": {"pack-attic": True}})
    assert status == 400
    assert "attic/cards.toml, boons.second-breath.do: 'hael 1': no such verb" in said["text"]
    assert inside.ask("GET", "/api/packs/attic")[0] == 404


async def record_of(inside: Inside, id: str) -> dict[str, Any]:
    """The record in the save file of a table."""
    found: dict[str, Any] = json.loads(records.saved(await inside.lobby.get(id)))["record"]
    return found


def test_the_record_of_a_table_names_its_cards_with_their_checksums(inside: Inside) -> None:
    record = inside.run(record_of(inside, made(inside)))
    assert record["content"] == boxes.box_of(("tomb", "cellar")).sets


def test_a_table_is_refused_once_its_cards_have_changed(cellar: Path, sqlite: str) -> None:
    before = Inside(sqlite)
    id = made(before)
    before.close()
    rewrite(cellar / "cards.toml", "heal 1", "heal 2")
    look_again()
    after = Inside(sqlite)
    status, said = after.ask("GET", f"/api/tables/{id}")
    assert (status, said["code"]) == (409, "cards")
    assert "played with other cards of 'cellar'" in said["text"]
    after.close()
    rewrite(cellar / "cards.toml", "heal 2", "heal 1")
    look_again()
    again = Inside(sqlite)
    assert again.ask("GET", f"/api/tables/{id}")[0] == 200
    again.close()
