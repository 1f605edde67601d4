"""Who watches a table, and what each has been shown: every client gets the changes of its own seat's view.

A client that asked for beats is shown the change of view with each event; others get all changes together.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from undercroft.engine.flow import State
from undercroft.engine.game import Game
from undercroft.engine.messages import Message
from undercroft.engine.parts import Parts
from undercroft.engine.shorthand import Shorthand
from undercroft.engine.stops import Stops, passing
from undercroft.server.tables.beats import Beat, knows
from undercroft.server.tables.deltas import Step, delta
from undercroft.server.tables.questions import Question, asked_of_all, same_questions
from undercroft.server.wire.encode import Ref, answering, encoder

SPECTATOR = -1
KEPT = 64  # deltas that a client may have missed and still catch up with


class Client(Protocol):
    """A client that watches a table from a seat."""

    seat: int
    beats: bool  # is shown one event after another
    stops: Stops | None  # where its seat wants to be stopped; None: at every chance to act

    def send(self, message: bytes) -> None:
        """Send a message; never blocks."""


class Position(NamedTuple):
    """What to show: the state after a log entry, and the seat that may take its last choice back."""

    state: State
    number: int
    undo: int | None
    asks: bool = True  # False: nobody is asked yet

    def asked(self, game: Game[Any]) -> dict[int, list[Question]]:
        """What each seat is asked."""
        return asked_of_all(game, self.state) if self.asks else {}


class Sight:
    """What one seat has been shown in one form: its view, its open asks, and the last deltas."""

    def __init__(self, seat: int, beats: bool) -> None:
        self.seat = seat
        self.beats = beats
        self.parts = Parts()
        self.own: dict[str, Any] = {}  # what differs from the open table
        self.asked: list[Question] = []
        self.undo = False
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=KEPT)


class Audience:
    """The clients of a table."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.clients: set[Client] = set()
        self.sights: dict[tuple[int, bool], Sight] = {}  # by seat, and whether with beats
        self.parts = Parts()
        self.short = Shorthand(game.id)
        self.open: dict[str, Any] = {}  # the open table as it was shown last
        self.number = 0  # of the log entry that led to it
        self.spared = False  # whether a seat was not sent what it is asked
        self.wished: dict[int, Stops] | None = None  # what `wishes` has found; None: it must look again

    @property
    def pictures(self) -> bool:
        """Whether anybody is shown one event after another."""
        return any(beats for _, beats in self.sights)

    def wishes(self) -> dict[int, Stops]:
        """Where each seat wants to be stopped according to all its clients; silent ones are always asked."""
        if self.wished is not None:
            return self.wished
        found: dict[int, Stops] = {}
        silent = {SPECTATOR}
        for client in self.clients:
            if client.stops is None:
                silent.add(client.seat)
            else:
                known = found.get(client.seat)
                found[client.seat] = client.stops if known is None else known.and_also(client.stops)
        self.wished = {seat: stops for seat, stops in found.items() if seat not in silent}
        return self.wished

    def enter(self, client: Client) -> None:
        """A client is here, from a seat and with wishes that are settled."""
        self.clients.add(client)
        self.wished = None

    def passing(self, state: State) -> tuple[int, str] | None:
        """Which seat passes now without being asked, and with what answer."""
        wishes = self.wishes()
        return passing(self.game, state, wishes) if wishes else None

    def show(
        self,
        now: Position,
        beats: list[Beat],
        mover: Client | None = None,
        ref: Ref = None,
        passes: bool = False,
    ) -> None:
        """Send everybody what changed for their seat; the mover's message is also the answer to its wish.

        The open table is compared once for all, and clients that see nothing else get the same message.
        `passes`: the next choice is a seat's pass without being asked, so it is not asked here either.
        """
        if not self.sights:
            return
        follows = now.number == self.number + 1  # else entries were skipped, and a cursor may be among them
        self.number = now.number
        if beats and self.renamed(now.state):
            self.announce(self.names())
            follows = False  # earlier messages do not match these names
            for sight in self.sights.values():
                sight.asked = [each.unlabelled() for each in sight.asked]  # nor what an option was
        words = [encoder.encode(each) for each in self.short.events(beat.event for beat in beats)]
        shown, steps = self.open, self.steps(now.state, beats, words)
        self.open = steps[-1].after
        head = b'{"is":"delta","n":%d' % now.number
        whole = steps[-1] if len(steps) == 1 else None
        common = b""  # for everybody without beats who sees nothing but the open table
        asked = now.asked(self.game)
        spared = self.passing(now.state) if passes else None
        self.spared = spared is not None
        if spared is not None:
            asked.pop(spared[0])
        messages: dict[tuple[int, bool], bytes] = {}
        for key, sight in self.sights.items():
            rest = self.new_asks(now, sight, asked.get(sight.seat, []))
            if sight.beats:
                events = self.stepwise(sight, beats, words, steps)
                message = delta(head, self.seen(sight, steps[-1]), events, rest)
            else:
                whole = whole or Step(now.state, shown, self.open)
                changes = self.seen(sight, whole)
                events = [words[at] for at, beat in enumerate(beats) if knows(sight.seat, beat.event)]
                if rest or changes is not whole.raw or len(events) < len(words):
                    message = delta(head, changes, events, rest)
                else:
                    message = common = common or delta(head, changes, events, rest)
            if follows:
                sight.recent.append((now.number, message))
            else:
                sight.recent.clear()
            messages[key] = message
        for client in self.clients:
            sent = messages.get((client.seat, client.beats))
            if sent is not None:
                client.send(answering(sent, ref) if client is mover and ref is not None else sent)

    def renamed(self, state: State) -> bool:
        """Note what seats are called; return whether that has changed."""
        names: list[str] = []
        for seat in range(self.seats):
            name: Message = self.game.seat_name(state, seat)
            names.append("" if name.args else "@" + name.id)
        if names == self.short.names:
            return False
        self.short.call(names)
        return True

    def names(self) -> bytes:
        """What a client must know to read short messages."""
        return encoder.encode({"is": "names", "game": self.game.id, "names": self.short.names})

    def steps(self, state: State, beats: list[Beat], words: list[bytes]) -> list[Step]:
        """How the open table changed: with each event that has a picture, and after the last one."""
        steps: list[Step] = []
        before = self.open
        for at, (_, picture) in enumerate(beats):
            if picture is not None:
                after = self.game.public(picture, self.parts)
                steps.append(Step(picture, before, after, words[at]))
                before = after
        steps.append(Step(state, before, self.game.public(state, self.parts)))
        return steps

    def seen(self, sight: Sight, step: Step) -> bytes:
        """All changes for a seat together."""
        before, sight.own = sight.own, self.private(step.state, sight)
        return step.changed(before, sight.own)

    def stepwise(self, sight: Sight, beats: list[Beat], words: list[bytes], steps: list[Step]) -> list[bytes]:
        """The events that a seat may know, each with what changed with it."""
        events: list[bytes] = []
        place = 0
        for at, (event, picture) in enumerate(beats):
            if picture is not None:
                step = steps[place]
                place += 1
                changes = self.seen(sight, step)
                events.append(step.words if changes is step.raw else step.told(changes))
            elif knows(sight.seat, event):
                events.append(words[at])
        return events

    def new_asks(self, now: Position, sight: Sight, asked: list[Question]) -> bytes:
        """What a seat is asked, and whether it may take its choice back, if that has changed."""
        found = b""
        asked = self.in_form(now.state, sight, asked)
        if not same_questions(asked, sight.asked):
            before, sight.asked = sight.asked, asked
            found = b',"asks":' + encoder.encode(self.offered(sight, before))
        if sight.undo != (sight.seat == now.undo):
            sight.undo = sight.seat == now.undo
            found += b',"undo":true' if sight.undo else b',"undo":false'
        return found

    def in_form(self, state: State, sight: Sight, asked: list[Question]) -> list[Question]:
        """What a seat is asked; for a client with beats, also what each option is."""
        if not sight.beats:
            return asked
        return [question.labelled(self.game, state) for question in asked]

    def offered(self, sight: Sight, before: list[Question]) -> list[dict[str, Any]]:
        """What a seat is asked, in short form, without what it was asked before in the same place."""
        known: list[Question | None] = [*before, *[None] * len(sight.asked)]
        return [question.told(self.short, known[place]) for place, question in enumerate(sight.asked)]

    def private(self, state: State, sight: Sight) -> dict[str, Any]:
        """What a seat sees differently from spectators."""
        return {} if sight.seat == SPECTATOR else self.game.private(state, sight.seat, sight.parts)

    def sight(self, now: Position, seat: int, beats: bool) -> Sight:
        """What a seat sees now."""
        if (seat, beats) not in self.sights:
            if not self.sights:
                self.open, self.number = self.game.public(now.state, self.parts), now.number
                self.renamed(now.state)
            sight = self.sights[seat, beats] = Sight(seat, beats)
            sight.own = self.private(now.state, sight)
            asked = now.asked(self.game).get(seat, [])
            sight.asked = self.in_form(now.state, sight, asked)
            sight.undo = seat == now.undo
        return self.sights[seat, beats]

    def welcome(self, now: Position, client: Client, since: int) -> list[bytes]:
        """What a client needs to catch up: the deltas it has missed, or the whole view.

        A returning client is asked once more: the last question may have gone only to others, or have been
        left out by another process that meant to pass for the seat.
        """
        sight = self.sight(now, client.seat, client.beats)
        missed = [message for number, message in sight.recent if number > since]
        known = since == now.number or (len(sight.recent) > 0 and sight.recent[0][0] <= since + 1)
        if 0 <= since <= now.number and known:
            return [self.names(), *missed, self.asks(now, sight)]
        whole = {"is": "view", "n": now.number, "view": {**self.open, **sight.own}}
        view = encoder.encode({**whole, "asks": self.offered(sight, []), "undo": sight.undo})
        return [self.names(), view]

    def asks(self, now: Position, sight: Sight) -> bytes:
        """All that a seat is asked, whatever it was asked before."""
        asks = self.offered(sight, [])
        return encoder.encode({"is": "asks", "n": now.number, "asks": asks, "undo": sight.undo})

    def ask(self, now: Position) -> None:
        """Ask the seats that were spared but could not be passed for."""
        if not self.spared:
            return
        self.spared = False
        asked = now.asked(self.game)
        for sight in self.sights.values():
            questions = self.in_form(now.state, sight, asked.get(sight.seat, []))
            if not same_questions(sight.asked, questions):
                sight.asked = questions
                message = self.asks(now, sight)
                for client in self.clients:
                    if (client.seat, client.beats) == (sight.seat, sight.beats):
                        client.send(message)

    def announce(self, message: bytes) -> None:
        """Tell everybody at the table."""
        for client in self.clients:
            client.send(message)

    def leave(self, client: Client) -> None:
        """A client is gone. Its seat's deltas are kept for its return; spectators start over."""
        self.clients.discard(client)
        self.wished = None
        if not any((other.seat, other.beats) == (SPECTATOR, client.beats) for other in self.clients):
            self.sights.pop((SPECTATOR, client.beats), None)


def described(game: Game[Any], state: State, seat: int, options: Sequence[str]) -> dict[str, Any]:
    """Label, objects, rules and warning of open options."""
    found = game.describe_all(state, seat, options)
    return {option: each.json() for option, each in zip(options, found, strict=True)}
