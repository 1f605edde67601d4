"""A page that was loaded before an upgrade is told to load itself again, before it misreads anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, InsideClient
from undercroft.server.net.static import StaticFiles
from undercroft.server.wire.version import RELOAD, WIRE

PAGE = "/assets/index-NEW.js"
JOINED = {"is": "joined"}
TOLD = {"is": "error", "code": RELOAD}


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    """A server with a page."""
    server = Inside(f"sqlite:///{tmp_path_factory.mktemp('handshake') / 'tables.sqlite'}")
    server.app.state.page = PAGE
    yield server
    server.close()


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ({}, JOINED),  # a program that says nothing
        ({"wire": WIRE}, JOINED),
        ({"wire": WIRE, "page": PAGE}, JOINED),
        ({"wire": WIRE, "page": ""}, JOINED),  # loaded again a moment ago
        ({"wire": WIRE - 1}, TOLD),
        ({"wire": WIRE, "page": "/assets/index-OLD.js"}, TOLD),
        ({"wire": WIRE + 1, "says": "more than we know"}, TOLD),  # of a newer server, since taken back
        ({"wire": "2"}, {"is": "error", "code": "join"}),
    ],
)
def test_whoever_speaks_otherwise_is_told_to_load_again(
    inside: Inside, said: dict[str, Any], answer: dict[str, Any]
) -> None:
    made = inside.ask("POST", "/api/tables", {"game": "one-card", "seats": [{"kind": "human"}]})[1]
    client = InsideClient(inside, made["table"])
    client.send({"do": "join", "token": made["tokens"][0], **said})
    told = client.until("joined", "error")
    assert {name: told[name] for name in answer} == answer
    if answer == JOINED:
        client.close()
    else:
        assert client.receive() == {"is": "closed", "code": 1008}


def test_the_page_is_known_by_its_script(tmp_path: Path) -> None:
    assert StaticFiles(None).page() == ""
    (tmp_path / "index.html").write_text("no script")
    assert StaticFiles(tmp_path).page() == ""
    head = (
        '<link rel="icon" href="/x.svg" />\n    <script type="module" crossorigin src="/assets/index-C6q.js">'
    )
    (tmp_path / "index.html").write_text(head)
    assert StaticFiles(tmp_path).page() == "/assets/index-C6q.js"
