"""A shared server for all tests here that leave it unchanged."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync import connection

from tests.server.hostile import standing
from tests.server.inside import Inside
from tests.server.party import Party
from tests.server.running import complaints, running
from tests.server.serving import Serving
from undercroft.client import Lobby


@pytest.fixture(scope="session", autouse=True)
def own_dice() -> Iterator[None]:
    """Keep threads for connections away from the shared random generator, which Hypothesis controls."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "random", random.Random())
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A running server on SQLite."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def url(server: Serving) -> str:
    """The server's address."""
    return server.url


@pytest.fixture
def lobby(url: str) -> Lobby:
    """Its HTTP side."""
    return Lobby(url)


@pytest.fixture
def party(server: Serving) -> Iterator[Party]:
    """Three people in the middle of a game, for tests that do not change it."""
    with Party.new(server.url, people=3, seed=50, options={"variant": "tactical"}) as people:
        people.look()
        people.play(4)
        people.settle()
        before = [standing(client) for client in people.everybody()]
        yield people
        people.settle()
        assert [standing(client) for client in people.everybody()] == before
        assert people.step()
        assert Lobby(server.url).get("/health")["ok"]
        assert complaints(server) == []


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Inside]:
    """The server in this process."""
    server = Inside(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield server
    server.close()
