"""Who watches a table, and what each has been shown: every client gets the changes of its own seat's view."""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple, Protocol

from undercroft.engine.flow import Event, State
from undercroft.engine.game import Game
from undercroft.engine.view import Change, difference
from undercroft.server.wire.encode import Ref, answering, encoder

SPECTATOR = -1
KEPT = 64  # deltas that a client may have missed and still catch up with


class Client(Protocol):
    """Whoever watches a table from a seat."""

    seat: int

    def send(self, message: bytes) -> None:
        """Send a message; never blocks."""


class Position(NamedTuple):
    """What there is to see: the state after a log entry, and the seat that may take its last choice back."""

    state: State
    number: int
    undo: int | None


class Sight:
    """What one seat has been shown: its view, its open asks, and the last deltas."""

    def __init__(self) -> None:
        self.own: dict[str, Any] = {}  # what differs from the open table
        self.asks: list[dict[str, Any]] = []
        self.undo = False
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=KEPT)


class Audience:
    """The clients of a table."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.clients: set[Client] = set()
        self.sights: dict[int, Sight] = {}
        self.open: dict[str, Any] = {}  # the open table as it was shown last
        self.number = 0  # of the log entry after which that was

    def show(
        self,
        now: Position,
        events: list[Event],
        mover: Client | None = None,
        ref: Ref = None,
        onward: bool = False,
    ) -> None:
        """Send everybody what changed for their seat; the mover's message is also the answer to its wish.

        The open table is compared once for all; `onward` says that just one choice was made since.
        """
        if not self.sights:
            return
        follows = now.number == self.number + 1  # else entries were passed over: a cursor may lie among them
        self.number = now.number
        shown = self.open
        self.open = self.game.public_after(now.state, shown) if onward else self.game.public(now.state)
        common = difference(shown, self.open)
        public = [{"id": event.id, "args": event.args} for event in events if event.audience is None]
        asked = self.asks(now.state)
        for seat, sight in self.sights.items():
            before, sight.own = sight.own, self.private(now.state, seat)
            changes = changed(common, shown, before, self.open, sight.own)
            delta: dict[str, Any] = {"is": "delta", "n": now.number, "set": changes}
            asks = asked.get(seat, [])
            if asks != sight.asks:
                delta["asks"] = sight.asks = asks
            if sight.undo != (seat == now.undo):
                delta["undo"] = sight.undo = seat == now.undo
            told = public if len(public) == len(events) else may_know(events, seat)
            if told:
                delta["events"] = told
            message = encoder.encode(delta)
            if follows:
                sight.recent.append((now.number, message))
            else:
                sight.recent.clear()
            for client in self.clients:
                if client.seat == seat:
                    answers = client is mover and ref is not None
                    client.send(answering(message, ref) if answers else message)

    def asks(self, state: State) -> dict[int, list[dict[str, Any]]]:
        """What each seat is asked: options by their keys; labels come on request."""
        asked: dict[int, list[dict[str, Any]]] = {}
        for ask in state.asks():
            prompt = self.game.prompt(state, ask).json()
            told = {"prompt": prompt, "options": list(ask.options), "idle": ask.idle()}
            asked.setdefault(ask.seat, []).append(told)
        return asked

    def private(self, state: State, seat: int) -> dict[str, Any]:
        """What a seat sees otherwise than the spectators."""
        return {} if seat == SPECTATOR else self.game.private(state, seat)

    def sight(self, now: Position, seat: int) -> Sight:
        """What a seat sees now."""
        if seat not in self.sights:
            if not self.sights:
                self.open, self.number = self.game.public(now.state), now.number
            sight = self.sights[seat] = Sight()
            sight.own = self.private(now.state, seat)
            sight.asks = self.asks(now.state).get(seat, [])
            sight.undo = seat == now.undo
        return self.sights[seat]

    def welcome(self, now: Position, client: Client, since: int) -> list[bytes]:
        """What a client needs to be up to date: the deltas it has missed, or the whole view."""
        sight = self.sight(now, client.seat)
        missed = [message for number, message in sight.recent if number > since]
        known = since == now.number or (len(sight.recent) > 0 and sight.recent[0][0] <= since + 1)
        if 0 <= since <= now.number and known:
            return missed
        whole = {"is": "view", "n": now.number, "view": {**self.open, **sight.own}}
        return [encoder.encode({**whole, "asks": sight.asks, "undo": sight.undo})]

    def announce(self, message: bytes) -> None:
        """Tell everybody at the table."""
        for client in self.clients:
            client.send(message)

    def leave(self, client: Client) -> None:
        """A client is gone. Its seat's deltas go on for its return; spectators start afresh."""
        self.clients.discard(client)
        if not any(other.seat == SPECTATOR for other in self.clients):
            self.sights.pop(SPECTATOR, None)


def changed(
    common: list[Change],
    shown: dict[str, Any],
    before: dict[str, Any],
    open: dict[str, Any],
    own: dict[str, Any],
) -> list[Change]:
    """What changed for a seat: on the open table (`common`), and in what it sees otherwise."""
    if before.keys() != own.keys():
        return difference({**shown, **before}, {**open, **own})
    public = [change for change in common if change[0].partition(".")[0] not in own]
    return public if before == own else public + difference(before, own)


def may_know(events: list[Event], seat: int) -> list[dict[str, Any]]:
    """The events that a seat may know."""
    return [{"id": event.id, "args": event.args} for event in events if event.audience in (None, seat)]
