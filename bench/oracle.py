"""The same game beside a table: what each seat may be told, and whether that is what it was told."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from undercroft import games
from undercroft.client import Reader, TableClient
from undercroft.engine.flow import Event, State
from undercroft.engine.game import Game
from undercroft.engine.record import Record, Session
from undercroft.engine.view import Changes, difference, spelled_out
from undercroft.server.tables.audience import SPECTATOR

NO_MOVES = {"joined", "ok", "chat", "clock", "paused", "wish", "seats", "error"}  # nothing of the position
NO_MOVES |= {"arrival", "rematch", "taken-back", "dice", "names"}


class Shadow:
    """A game played again by somebody who may know everything: what each seat may be told, by number.

    With `pictures` also the position at each event is kept.
    """

    def __init__(self, record: dict[str, Any], pictures: bool = False) -> None:
        self.record = msgspec.convert(record, Record)
        self.game: Game[Any] = games.get(self.record.game)
        self.events: list[list[Event]] = [[]]
        self.pictures: list[list[State]] = [[]]
        self.views: dict[tuple[int, int], dict[str, Any]] = {}
        opening = msgspec.structs.replace(self.record, moves=[])
        session = Session(self.game, opening, lambda event: self.events[-1].append(event))
        self.states = [session.state.copy()]
        if pictures:
            session.state.listener = partial(self._look, session.state)
        self.undo: list[int | None] = [None]  # who may take the last choice back without asking
        for seat, option in self.record.moves:
            self.events.append([])
            self.pictures.append([])
            session.apply(seat, option)
            self.states.append(session.state.copy())
            self.undo.append(seat if session.can_undo() else None)

    def _look(self, state: State, event: Event) -> None:
        self.events[-1].append(event)
        self.pictures[-1].append(state.copy())

    def view(self, number: int, seat: int) -> dict[str, Any]:
        """All that the seat may know after so many choices."""
        if (number, seat) not in self.views:
            self.views[number, seat] = self.game.view(
                self.states[number], None if seat == SPECTATOR else seat
            )
        return self.views[number, seat]

    def asks(self, number: int, seat: int) -> list[dict[str, Any]]:
        """What the seat may choose."""
        state = self.states[number]
        return [
            {
                "prompt": self.game.prompt(state, ask).json(),
                "options": list(ask.options),
                "idle": ask.idle(),
            }
            for ask in state.asks()
            if ask.seat == seat
        ]

    def told(self, number: int, seat: int) -> list[dict[str, Any]]:
        """What the seat hears of a choice."""
        heard = [event for event in self.events[number] if event.audience in (None, seat)]
        return [{"id": event.id, "args": event.args} for event in heard]


def in_order(changes: Changes) -> list[Any]:
    """Changes with whole paths, in an order of their own."""
    found, at = [], 0
    for path, given in spelled_out(changes):
        found.append([path, changes[at + 1]] if given else [path])
        at += 2 if given else 1
    return sorted(found, key=json.dumps)


def check_messages(
    client: TableClient, shadow: Shadow, secrets: Callable[[str, int, int, Shadow], None], last: int = -1
) -> list[int]:
    """Every message of a game follows from what its seat may know; the sizes of its deltas.

    `secrets` looks for what the seat must not know in all it was told; `last` is the last choice to check.
    """
    seat, number, sizes = client.seat, -1, []
    last = len(shadow.record.moves) if last < 0 else last
    reader = Reader()
    for raw in client.received:
        message = reader.read(raw)
        if message["is"] in NO_MOVES or message["n"] > last:
            continue
        message.pop("ref", None)  # of the wish it answers
        before, number = number, message["n"]
        view, asks = shadow.view(number, seat), shadow.asks(number, seat)
        undo = shadow.undo[number] == seat
        expected = {"is": message["is"], "n": number}
        if message["is"] == "view":
            assert before == -1, "the whole view came once"
            expected |= {"view": view, "asks": asks, "undo": undo}
        else:
            assert number == before + 1
            message["set"] = in_order(message["set"])
            expected["set"] = in_order(difference(shadow.view(before, seat), view))
            if asks != shadow.asks(before, seat):
                expected["asks"] = asks
            if undo != (shadow.undo[before] == seat):
                expected["undo"] = undo
            if shadow.told(number, seat):
                expected["events"] = shadow.told(number, seat)
            sizes.append(len(raw))
        assert message == expected
        secrets(raw.decode() + json.dumps(message), seat, number, shadow)  # as it came, and read
    assert number == last
    return sizes
