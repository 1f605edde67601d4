"""Without shortcuts through uvicorn: if its classes have changed, tables are served by its public API."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.server.party import Party
from tests.server.running import complaints
from tests.server.serving import Serving
from undercroft.server.net import ways

KNOWN = "uvicorn.protocols.websockets.websockets_sansio_impl:WebSocketsSansIOProtocol"
CHANGED = f"""
import sys
from undercroft.cli import main
from undercroft.server.net import ways

ways.KNOWN[{KNOWN!r}] = (("run_asgi", "renamed"), ())
sys.exit(main(sys.argv[1:]))
"""


class Plain(Serving):
    """A server whose uvicorn lacks a method that we use."""

    def start(self) -> None:
        self.command = [sys.executable, "-c", CHANGED, *self.command[self.command.index("serve") :]]
        super().start()


def test_the_short_cuts_are_used_with_the_uvicorn_that_is_locked() -> None:
    assert ways.protocols() == ways.SHORT_CUTS


def test_whatever_is_missing_is_named_and_leads_to_the_public_way(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    methods, held = ways.KNOWN[KNOWN]
    monkeypatch.setitem(ways.KNOWN, KNOWN, (methods, (*held, "renamed")))
    assert ways.protocols() == ways.PUBLIC
    assert "WebSocketsSansIOProtocol.renamed" in caplog.text
    monkeypatch.undo()
    monkeypatch.delattr(WebSocketsSansIOProtocol, "run_asgi")
    assert ways.protocols() == ways.PUBLIC


def test_a_game_is_played_to_its_end_the_public_way(tmp_path: Path) -> None:
    with Plain(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path) as server:
        assert "without short cuts" in server.said()
        with Party.new(server.url, people=3, seed=3) as people:
            people.look()
            people.play()
            people.settle()
            assert all(client.view["result"] for client in people.everybody())
        assert complaints(server) == []


class Deaf:
    """A connection whose client reads nothing until allowed."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.sent: list[str] = []
        self.closed: int | None = None

    async def send_text(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


def test_messages_go_out_in_order_and_whoever_is_hopelessly_behind_is_let_go() -> None:
    async def watch(count: int) -> Deaf:
        deaf: Any = Deaf()
        writer = ways.Writer(deaf)
        for number in range(count):
            writer.write(b"%05d" % number * 200)
        await asyncio.sleep(0)
        assert deaf.sent == []
        deaf.reads.set()
        while writer.task is not None:
            await asyncio.sleep(0)
        found: Deaf = deaf
        return found

    patient = asyncio.run(watch(400))
    assert [int(text[:5]) for text in patient.sent] == list(range(400))
    assert patient.closed is None
    assert asyncio.run(watch(700)).closed == ways.LATER
