"""Long games: others get their turn while they are opened, told and branched."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tests.server.endless import endless_scene, quiet
from tests.server.inside import Inside
from undercroft import games
from undercroft.engine.record import Session
from undercroft.server.db import snapshots
from undercroft.server.tables import records
from undercroft.server.tables.history import BREATH


def long_save(moves: int) -> bytes:
    """A save of a game that somebody has drawn out."""
    session = Session.of(games.get("one-card"), endless_scene())
    for number in range(moves):
        options = quiet(session.state.asks()[0].options)
        session.apply(0, options[number % len(options)])
    return session.save()


def test_a_long_game_is_opened_and_told_while_others_get_their_turn(inside: Inside) -> None:
    async def beside(method: str, path: str, content: bytes = b"") -> tuple[Any, int]:
        asked = asyncio.create_task(inside._ask(method, path, content))
        turns = 0
        while not asked.done():
            await asyncio.sleep(0)
            turns += 1
        status, answer = asked.result()
        assert status < 300, answer
        return answer, turns

    moves = 2000
    made, turns = inside.run(beside("POST", "/api/import", long_save(moves)))
    assert turns >= moves / BREATH
    table = f"/api/tables/{made['table']}"
    assert inside.run(beside("GET", f"{table}/log"))[1] >= moves / BREATH
    branch = json.dumps({"token": made["tokens"][0], "at": moves - 1}).encode()
    assert inside.run(beside("POST", f"{table}/branch", branch))[1] >= moves / BREATH
    kept = inside.run(inside.lobby.store.run(snapshots.read(made["table"])))
    assert [number for number, _ in kept] == [moves], "it need not be played again from the start"


def test_a_game_without_end_is_not_opened(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "MOST_CHOICES", 50)
    assert inside.run(inside._ask("POST", "/api/import", long_save(50)))[0] == 201
    assert inside.run(inside._ask("POST", "/api/import", long_save(51)))[0] == 400
