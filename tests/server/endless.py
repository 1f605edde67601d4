"""Games that do not end while nobody attacks: for tests that need long ones."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from undercroft import games
from undercroft.client import Lobby, TableClient
from undercroft.engine.flow import State
from undercroft.engine.record import Session


def endless_scene() -> State:
    """A hero who cannot be hurt: the game goes on as long as nobody attacks."""
    scene: State = games.get("one-card").scene({"defence": 6, "monsters": {"A": "d5"}, "seed": 7})
    return scene


def endless(url: str, moves: int = 0) -> dict[str, Any]:
    """A new table with such a game, and some moves played already."""
    session = Session.of(games.get("one-card"), endless_scene())
    for number in range(moves):
        options = quiet(session.state.asks()[0].options)
        session.apply(0, options[number % len(options)])
    made: dict[str, Any] = Lobby(url).post("/api/import", session.save())
    return made


def quiet(options: Iterable[str]) -> list[str]:
    """The options that let such a game continue."""
    return [option for option in options if not option.startswith("attack")]


def peaceful(client: TableClient) -> list[str]:
    """What a player of such a game may choose."""
    return [option for ask in client.asks for option in quiet(ask["options"])]
