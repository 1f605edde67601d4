"""One server for all tests here that leave it as they found it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import running
from tests.server.serving import Serving
from undercroft.client import Lobby


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A running server on SQLite."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started


@pytest.fixture
def url(server: Serving) -> str:
    """Where the server is."""
    return server.url


@pytest.fixture
def lobby(url: str) -> Lobby:
    """Its HTTP side."""
    return Lobby(url)
