"""People at a table of a running server, and positions for them to begin with."""

from __future__ import annotations

import copy
import time
import tomllib
from types import TracebackType
from typing import Any, Self

import pytest

from tests.conformance.tables import SCENES, Chooser
from undercroft import games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.game import Game
from undercroft.engine.keys import Dice
from undercroft.engine.record import Session

WAIT = 60.0  # seconds for anything that should happen at once; the machine may be busy
MOST_MOVES = 600
SPECTATOR = -1


def scene(name: str, game: str = "raiders", seed: int = 1) -> bytes:
    """A scene of tests/scenes as a save file."""
    spec = tomllib.loads((SCENES / f"{game}.toml").read_text("utf-8"))[name]
    rules: Game[Any] = games.get(game)
    return Session.of(rules, rules.scene({**spec, "seed": seed})).save()


def dealt(game: str, seats: int, seed: int, **more: Any) -> Any:
    """The game that a table with a chosen seed plays."""
    return games.get(game).new(seats, seed, key=Dice.chosen(seed).stream(), **more)


class Party:
    """The people at one table of a running server, moving one after another."""

    def __init__(self, url: str, made: dict[str, Any]) -> None:
        self.url = url
        self.made = made
        self.id: str = made["table"]
        self.tokens: list[str] = made["tokens"]
        self.seats: dict[int, TableClient] = {}  # those of them who sit
        self.others: list[TableClient] = []  # spectators, and second clients of a seat
        self.chooser = Chooser(1)

    @classmethod
    def new(
        cls, url: str, game: str = "raiders", people: int = 3, bots: int = 0, bot: str = "random", **wish: Any
    ) -> Party:
        """A new table with people at all its seats but the last few."""
        seats = [{"kind": "human"}] * people + [{"kind": bot}] * bots
        party = cls(url, Lobby(url).make(game, seats=seats, **wish))
        for seat in range(people):
            party.sit(seat)
        return party

    @classmethod
    def opened(cls, url: str, save: bytes) -> Party:
        """A table that continues from a save file, with people at all seats."""
        party = cls(url, Lobby(url).post("/api/import", save))
        for seat in range(len(party.tokens)):
            party.sit(seat)
        return party

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client in self.everybody():
            client.close()

    def sit(self, seat: int) -> TableClient:
        """Sit down for good."""
        self.seats[seat] = TableClient(self.url, self.id, self.tokens[seat])
        assert self.seats[seat].seat == seat
        return self.seats[seat]

    def look(self, seat: int = SPECTATOR) -> TableClient:
        """Watch from a seat, or as a spectator."""
        client = TableClient(self.url, self.id, "" if seat == SPECTATOR else self.tokens[seat])
        self.others.append(client)
        return client

    def everybody(self) -> list[TableClient]:
        """All clients."""
        return [*self.seats.values(), *self.others]

    def catch_up(self, number: int) -> None:
        """Wait until everybody has been told of this log entry."""
        end = time.monotonic() + WAIT
        for client in self.everybody():
            while client.n < number:
                client.receive(max(end - time.monotonic(), 0.001))

    def hear(self, client: TableClient, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        end = time.monotonic() + WAIT
        while True:
            message = client.receive(max(end - time.monotonic(), 0.001))
            if message["is"] == kind:
                return message

    def settle(self) -> None:
        """Wait until everybody has what was sent so far: a ping is answered after it."""
        for client in self.everybody():
            client.wish("ping")

    def move(self, seat: int, option: str) -> int:
        """Make a choice that everybody hears about."""
        client = self.seats[seat]
        number = client.move(option, client.n)
        self.catch_up(number)
        return number

    def to_move(self) -> list[int]:
        """The people the game waits for."""
        return [seat for seat, client in self.seats.items() if waiting(client)]

    def step(self) -> bool:
        """Somebody makes some choice; False when nobody can any more."""
        seats = self.to_move()
        if not seats:
            return False
        seat = seats[self.chooser.below(len(seats))]
        asks = waiting(self.seats[seat])
        options = [option for ask in asks for option in ask["options"]]
        try:
            self.move(seat, options[self.chooser.below(len(options))])
        except ServerError as error:
            if error.code != "stale":  # a bot was quicker; the client knows by now
                raise
        return True

    def play(self, moves: int = MOST_MOVES) -> Party:
        """Play on to the end, or for this many choices."""
        for _ in range(moves):
            if not self.step() and not self.wait_for_bots():
                return self
        assert moves < MOST_MOVES, "the game does not end"
        return self

    def wait_for_bots(self) -> bool:
        """Let a bot move; False when the game is over."""
        one = next(iter(self.seats.values()))
        if one.view["result"] is not None:
            return False
        number = one.n
        while one.n == number:
            one.receive(WAIT)
        self.catch_up(one.n)
        return True

    def record(self) -> dict[str, Any]:
        """The record of the finished game."""
        record: dict[str, Any] = Lobby(self.url).get(f"/api/tables/{self.id}/record")["record"]
        return record


def waiting(client: TableClient) -> list[dict[str, Any]]:
    """What a client must choose before the game goes on."""
    return [ask for ask in client.asks if not ask["idle"]]


class Moment:
    """What a client knew at some point of a game."""

    def __init__(self, client: TableClient) -> None:
        self.n = client.n
        self.view = copy.deepcopy(client.view)
        self.asks = copy.deepcopy(client.asks)
        self.heard = len(client.events)


def finished(url: str, name: str = "vampire") -> Party:
    """A short game, played to its end."""
    return Party.opened(url, scene(name)).play()


def denied(code: str, client: TableClient, do: str, **values: Any) -> ServerError:
    """The server's answer to a wish that it refuses."""
    with pytest.raises(ServerError) as caught:
        client.wish(do, **values)
    assert caught.value.code == code, caught.value
    return caught.value
