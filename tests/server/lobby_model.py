"""A simple model of lobby and tables: the games' own rules, lists of choices and a few flags."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis.stateful import RuleBasedStateMachine

from tests.server.inside import Inside, InsideClient
from tests.server.party import SPECTATOR
from undercroft import games
from undercroft.engine.flow import State
from undercroft.engine.game import Game

SHORT = ["vampire", "minotaur", "golem", "torches"]  # raids that are over soon, and one with torches
HERO = "level-5-hero-phase"  # steps that can be undone at once


class TableModel:
    """What a table should be."""

    def __init__(self, made: dict[str, Any], game: Game[Any], *states: State) -> None:
        self.id: str = made["table"]
        self.tokens: list[str] = made["tokens"]
        self.kinds = [seat["kind"] for seat in made["seats"]]
        self.names = [seat["name"] for seat in made["seats"]]
        self.game = game
        self.states = [*states]  # before each choice that stands, and now
        self.movers: list[int] = []
        self.free: list[bool] = []  # which of the choices may be taken back without asking
        self.n = 0
        self.paused = False
        self.wish: int | None = None
        self.agreed: set[int] = set()
        self.chat: list[tuple[int, str]] = []
        self.taken_back = False  # a roll or a secret, ever

    @property
    def state(self) -> State:
        """The current position."""
        return self.states[-1]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.result() is not None

    def people(self) -> set[int]:
        """The seats that are somebody's."""
        return {seat for seat, token in enumerate(self.tokens) if token}

    def play(self, seat: int, option: str) -> None:
        """A choice."""
        after = self.state.copy()
        after.apply(seat, option)
        self.free.append(not self.game.hides(self.state, after))
        self.states.append(after)
        self.movers.append(seat)
        self.n += 1
        self.wish = None

    def take_back(self) -> None:
        """The last choice is undone."""
        self.states.pop()
        self.movers.pop()
        self.free.pop()
        self.wish = None

    def agree(self) -> bool:
        """If all agree, undo the wisher's last choice and all after it; one log entry either way."""
        self.n += 1
        if self.wish is None or not self.people() <= self.agreed:
            return False
        wisher, last, now = self.wish, None, self.state
        while last != wisher:
            last = self.movers[-1]
            self.take_back()
        if self.game.hides(self.state, now):
            self.taken_back = True
            self.free = [False] * len(self.free)  # what was seen stays seen: others must agree from now on
        return True

    def asks(self, seat: int) -> list[dict[str, Any]]:
        """What a seat should be asked."""
        return [
            {
                "prompt": self.game.prompt(self.state, ask).json(),
                "options": list(ask.options),
                "idle": ask.idle(),
            }
            for ask in self.state.asks()
            if ask.seat == seat
        ]


class Model(RuleBasedStateMachine):
    """A server and a list of tables that describes it; subclasses add what people do."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="undercroft-machine-"))
        self.server = Inside(f"sqlite:///{self.folder / 'tables.sqlite'}")
        self.tables: list[TableModel] = []
        self.clients: list[tuple[InsideClient, TableModel]] = []

    def teardown(self) -> None:
        self.server.close()
        shutil.rmtree(self.folder)

    def table(self, pick: int) -> TableModel:
        """Some table."""
        return self.tables[pick % len(self.tables)]

    def finished(self, pick: int) -> TableModel:
        """Some table whose game is over, if there is one and the pick is even."""
        over = [table for table in self.tables if table.over]
        return over[pick // 2 % len(over)] if over and pick % 2 == 0 else self.table(pick)

    def client(self, pick: int) -> tuple[InsideClient, TableModel]:
        """Somebody at some table."""
        return self.clients[pick % len(self.clients)]

    def expect(self, status: int, path: str, data: Any = None, token: str = "") -> Any:
        """An answer with this status."""
        found, answer = self.server.ask("GET" if data is None else "POST", path, data, token)
        assert found == status, answer
        return answer

    def keep(self, made: dict[str, Any], game: str, *states: State, movers: list[int] | None = None) -> None:
        """Remember a table that was made, perhaps with a past; its bots have begun, if it has any."""
        table = TableModel(made, games.get(game), *states)
        if movers is not None:  # it left another table, and its log says where
            table.movers, table.n = movers, len(movers) + 1
            table.free = [False] * len(movers)
        self.tables.append(table)
        self.server.rest()
        self.bots_follow(self.tables[-1])

    def seated(self, table: TableModel, seat: int) -> InsideClient:
        """Somebody on a certain seat."""
        for client, where in self.clients:
            if where is table and client.seat == seat:
                return client
        self.clients.append((self.server.sit(table.id, table.tokens[seat]), table))
        self.bots_follow(table)
        return self.clients[-1][0]

    def refusal(self, table: TableModel, seat: int) -> str | None:
        """Why a seat cannot act at all, if so."""
        if seat == SPECTATOR:
            return "spectator"
        if table.over:
            return "over"
        return "paused" if table.paused else None

    def bots_follow(self, table: TableModel) -> None:
        """Let bots move, and copy their choices into the model."""
        if "random" not in table.kinds:
            return
        self.server.rest()
        live = self.server.run(self.server.lobby.get(table.id))
        for number, seat, option in live.moves[len(table.movers) :]:
            assert table.kinds[seat] == "random"
            table.play(seat, option)
            assert number == table.n
