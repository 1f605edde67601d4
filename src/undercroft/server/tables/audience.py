"""Who watches a table, and what each has been shown: every client gets the changes of its own seat's view.

A client that asked for beats is shown the change of view with each event; others get all changes together.
"""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple, Protocol

from msgspec import Raw

from undercroft.engine.flow import State
from undercroft.engine.game import Game
from undercroft.engine.parts import Parts
from undercroft.engine.stops import Stops, passing
from undercroft.engine.view import difference
from undercroft.server.tables.beats import Beat, knows, told
from undercroft.server.wire.encode import Ref, answering, encoder

SPECTATOR = -1
NOTHING = b"[]"  # no changes
KEPT = 64  # deltas that a client may have missed and still catch up with


class Client(Protocol):
    """Whoever watches a table from a seat."""

    seat: int
    beats: bool  # is shown one event after another
    stops: Stops | None  # where its seat wants to be stopped; None: wherever the rules let it act

    def send(self, message: bytes) -> None:
        """Send a message; never blocks."""


class Position(NamedTuple):
    """What there is to see: the state after a log entry, and the seat that may take its last choice back."""

    state: State
    number: int
    undo: int | None


class Sight:
    """What one seat has been shown in one form: its view, its open asks, and the last deltas."""

    def __init__(self, seat: int, beats: bool) -> None:
        self.seat = seat
        self.beats = beats
        self.parts = Parts()
        self.own: dict[str, Any] = {}  # what differs from the open table
        self.asks: list[dict[str, Any]] = []
        self.undo = False
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=KEPT)


class Step:
    """A change of the open table: by one event, by what came after the last one, or by a whole choice."""

    def __init__(
        self, state: State, before: dict[str, Any], after: dict[str, Any], event: bytes = b""
    ) -> None:
        self.state = state
        self.before = before
        self.after = after
        self.event = event  # encoded, without what changed
        self.changes = difference(before, after)
        self.touched = {change[0].partition(".")[0] for change in self.changes}
        self.raw = encoder.encode(self.changes)
        self.words = self.told(self.raw)

    def told(self, changes: bytes) -> bytes:
        """The event, with what changed with it."""
        return self.event if changes == NOTHING else self.event[:-1] + b',"set":' + changes + b"}"

    def changed(self, before: dict[str, Any], own: dict[str, Any]) -> bytes:
        """What changed for a seat: on the open table, and in what it sees differently."""
        if before.keys() != own.keys():
            return encoder.encode(difference({**self.before, **before}, {**self.after, **own}))
        same = before == own
        if self.touched.isdisjoint(own):
            # Nearly always, so the open table is encoded once for all.
            return self.raw if same else both(self.raw, encoder.encode(difference(before, own)))
        seen = [change for change in self.changes if change[0].partition(".")[0] not in own]
        return encoder.encode(seen if same else seen + difference(before, own))


def both(one: bytes, other: bytes) -> bytes:
    """Two encoded lists as one."""
    if one == NOTHING:
        return other
    return one if other == NOTHING else one[:-1] + b"," + other[1:]


class Audience:
    """The clients of a table."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.clients: set[Client] = set()
        self.sights: dict[tuple[int, bool], Sight] = {}  # by seat, and whether with beats
        self.parts = Parts()
        self.open: dict[str, Any] = {}  # the open table as it was shown last
        self.number = 0  # of the log entry after which that was

    @property
    def pictures(self) -> bool:
        """Whether anybody is shown what happens one event after another."""
        return any(beats for _, beats in self.sights)

    def wishes(self) -> dict[int, Stops]:
        """Where each seat wants to be stopped, as all its clients together say; silent ones are asked."""
        found: dict[int, Stops] = {}
        silent = {SPECTATOR}
        for client in self.clients:
            if client.stops is None:
                silent.add(client.seat)
            else:
                known = found.get(client.seat)
                found[client.seat] = client.stops if known is None else known.and_also(client.stops)
        return {seat: stops for seat, stops in found.items() if seat not in silent}

    def passing(self, state: State) -> tuple[int, str] | None:
        """Which seat goes on now without being asked, and what it answers."""
        return passing(self.game, state, self.wishes())

    def show(
        self,
        now: Position,
        beats: list[Beat],
        mover: Client | None = None,
        ref: Ref = None,
        passes: bool = False,
    ) -> None:
        """Send everybody what changed for their seat; the mover's message is also the answer to its wish.

        The open table is compared once for all. `passes`: a seat that goes on without being asked does so
        next, and is not asked here either.
        """
        if not self.sights:
            return
        follows = now.number == self.number + 1  # else entries were passed over: a cursor may lie among them
        self.number = now.number
        words = [encoder.encode(told(event)) for event, _ in beats]
        shown, steps = self.open, self.steps(now.state, beats, words)
        self.open = steps[-1].after
        whole = steps[-1] if len(steps) == 1 else None
        asked = self.asks(now.state)
        spared = self.passing(now.state) if passes else None
        if spared is not None:
            asked.pop(spared[0])
        watching: dict[tuple[int, bool], list[Client]] = {}
        for client in self.clients:
            watching.setdefault((client.seat, client.beats), []).append(client)
        for key, sight in self.sights.items():
            if sight.beats:
                events = self.stepwise(sight, beats, words, steps)
                delta = self.at_once(now, sight, steps[-1])
            else:
                whole = whole or Step(now.state, shown, self.open)
                events = [words[at] for at, beat in enumerate(beats) if knows(sight.seat, beat.event)]
                delta = self.at_once(now, sight, whole)
            if events:
                delta["events"] = Raw(b"[" + b",".join(events) + b"]")
            self.add_asks(now, sight, asked.get(sight.seat, []), delta)
            message = encoder.encode(delta)
            if follows:
                sight.recent.append((now.number, message))
            else:
                sight.recent.clear()
            for client in watching.get(key, ()):
                answers = client is mover and ref is not None
                client.send(answering(message, ref) if answers else message)

    def steps(self, state: State, beats: list[Beat], words: list[bytes]) -> list[Step]:
        """How the open table changed: with each event that has a picture, and after the last of them."""
        steps: list[Step] = []
        before = self.open
        for at, (_, picture) in enumerate(beats):
            if picture is not None:
                after = self.game.public(picture, self.parts)
                steps.append(Step(picture, before, after, words[at]))
                before = after
        steps.append(Step(state, before, self.game.public(state, self.parts)))
        return steps

    def at_once(self, now: Position, sight: Sight, step: Step) -> dict[str, Any]:
        """All changes for a seat together."""
        before, sight.own = sight.own, self.private(step.state, sight)
        return {"is": "delta", "n": now.number, "set": Raw(step.changed(before, sight.own))}

    def stepwise(self, sight: Sight, beats: list[Beat], words: list[bytes], steps: list[Step]) -> list[bytes]:
        """The events that a seat may know, each with what changed with it."""
        events: list[bytes] = []
        place = 0
        for at, (event, picture) in enumerate(beats):
            if picture is not None:
                step = steps[place]
                place += 1
                before, sight.own = sight.own, self.private(picture, sight)
                changes = step.changed(before, sight.own)
                events.append(step.words if changes is step.raw else step.told(changes))
            elif knows(sight.seat, event):
                events.append(words[at])
        return events

    def add_asks(
        self, now: Position, sight: Sight, asks: list[dict[str, Any]], delta: dict[str, Any]
    ) -> None:
        """What a seat is asked, and whether it may take its choice back, if that has changed."""
        if asks != sight.asks:
            sight.asks = asks
            delta["asks"] = self.offered(now.state, sight)
        if sight.undo != (sight.seat == now.undo):
            delta["undo"] = sight.undo = sight.seat == now.undo

    def asks(self, state: State) -> dict[int, list[dict[str, Any]]]:
        """What each seat is asked: options by their keys."""
        asked: dict[int, list[dict[str, Any]]] = {}
        for ask in state.asks():
            prompt = self.game.prompt(state, ask).json()
            question = {"prompt": prompt, "options": list(ask.options), "idle": ask.idle()}
            asked.setdefault(ask.seat, []).append(question)
        return asked

    def offered(self, state: State, sight: Sight) -> list[dict[str, Any]]:
        """What a seat is asked; a client with beats is told of each option what it is."""
        if not sight.beats:
            return sight.asks
        game, seat = self.game, sight.seat
        return [{**ask, "described": described(game, state, seat, ask["options"])} for ask in sight.asks]

    def private(self, state: State, sight: Sight) -> dict[str, Any]:
        """What a seat sees differently from spectators."""
        return {} if sight.seat == SPECTATOR else self.game.private(state, sight.seat, sight.parts)

    def sight(self, now: Position, seat: int, beats: bool) -> Sight:
        """What a seat sees now."""
        if (seat, beats) not in self.sights:
            if not self.sights:
                self.open, self.number = self.game.public(now.state, self.parts), now.number
            sight = self.sights[seat, beats] = Sight(seat, beats)
            sight.own = self.private(now.state, sight)
            sight.asks = self.asks(now.state).get(seat, [])
            sight.undo = seat == now.undo
        return self.sights[seat, beats]

    def welcome(self, now: Position, client: Client, since: int) -> list[bytes]:
        """What a client needs to be up to date: the deltas it has missed, or the whole view."""
        sight = self.sight(now, client.seat, client.beats)
        missed = [message for number, message in sight.recent if number > since]
        known = since == now.number or (len(sight.recent) > 0 and sight.recent[0][0] <= since + 1)
        if 0 <= since <= now.number and known:
            return missed
        whole = {"is": "view", "n": now.number, "view": {**self.open, **sight.own}}
        return [encoder.encode({**whole, "asks": self.offered(now.state, sight), "undo": sight.undo})]

    def ask(self, now: Position) -> None:
        """Ask whoever was spared but could not be passed for."""
        asked = self.asks(now.state)
        for sight in self.sights.values():
            if sight.asks != asked.get(sight.seat, []):
                sight.asks = asked.get(sight.seat, [])
                sight.recent.clear()
                for client in self.clients:
                    if (client.seat, client.beats) == (sight.seat, sight.beats):
                        client.send(self.welcome(now, client, -1)[0])

    def announce(self, message: bytes) -> None:
        """Tell everybody at the table."""
        for client in self.clients:
            client.send(message)

    def leave(self, client: Client) -> None:
        """A client is gone. Its seat's deltas continue for its return; spectators start over."""
        self.clients.discard(client)
        if not any((other.seat, other.beats) == (SPECTATOR, client.beats) for other in self.clients):
            self.sights.pop((SPECTATOR, client.beats), None)


def described(game: Game[Any], state: State, seat: int, options: list[str]) -> dict[str, Any]:
    """Label, objects, rules and warning of open options."""
    return {option: game.describe(state, seat, option).json() for option in options}
