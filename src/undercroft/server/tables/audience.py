"""Who watches a table, and what each has been shown: every client gets the changes of its own seat's view.

A client that asked for beats is shown the change of view with each event; others get all changes together.
"""

from __future__ import annotations

from collections import deque
from typing import Any, NamedTuple, Protocol

from undercroft.engine.flow import Ask, State
from undercroft.engine.game import Game
from undercroft.engine.messages import Description, Message
from undercroft.engine.parts import Parts
from undercroft.engine.shorthand import Shorthand
from undercroft.engine.stops import Stops, passing
from undercroft.engine.view import Changes, by_entry, difference
from undercroft.server.tables.beats import Beat, knows
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
        self.asked: list[Question] = []
        self.undo = False
        self.recent: deque[tuple[int, bytes]] = deque(maxlen=KEPT)


class Question:
    """An ask in words."""

    def __init__(self, ask: Ask, prompt: Message) -> None:
        self.ask = ask
        self.prompt = prompt

    def same(self, other: Question) -> bool:
        """Whether both ask the same."""
        ask = other.ask
        if self.ask is not ask and (self.ask.options != ask.options or self.ask.asides != ask.asides):
            return False
        return self.same_prompt(other)

    def same_prompt(self, other: Question) -> bool:
        """Whether both ask it in the same words."""
        prompt = other.prompt
        return self.prompt.id == prompt.id and self.prompt.args == prompt.args


class Step:
    """A change of the open table: by one event, by what came after the last one, or by a whole choice."""

    def __init__(
        self, state: State, before: dict[str, Any], after: dict[str, Any], event: bytes = b""
    ) -> None:
        self.state = state
        self.before = before
        self.after = after
        self.event = event  # encoded, without what changed
        self.changes = by_entry(before, after)
        self.raw = encoder.encode(flat(list(self.changes.values())))
        self.words = self.told(self.raw)

    def told(self, changes: bytes) -> bytes:
        """The event, with what changed with it."""
        return self.event if changes == NOTHING else self.event[:-1] + b"," + changes + b"]"

    def changed(self, before: dict[str, Any], own: dict[str, Any]) -> bytes:
        """What changed for a seat: on the open table, and in what it sees differently."""
        if before.keys() != own.keys():
            return encoder.encode(difference({**self.before, **before}, {**self.after, **own}))
        same = before == own
        for entry in own:
            if entry in self.changes:
                break
        else:  # nearly always, so the open table is encoded once for all
            return self.raw if same else both(self.raw, encoder.encode(difference(before, own)))
        seen = flat([changes for entry, changes in self.changes.items() if entry not in own])
        return encoder.encode(seen if same else seen + difference(before, own))


def flat(found: list[Changes]) -> Changes:
    """Changes of several entries as one list."""
    changes: Changes = []
    for each in found:
        changes += each
    return changes


def both(one: bytes, other: bytes) -> bytes:
    """Two encoded lists as one."""
    if one == NOTHING:
        return other
    return one if other == NOTHING else one[:-1] + b"," + other[1:]


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
        self.number = 0  # of the log entry after which that was
        self.spared = False  # whether a seat was not asked what it is asked

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

        The open table is compared once for all, and whoever sees nothing else gets the same message.
        `passes`: a seat that goes on without being asked does so next, and is not asked here either.
        """
        if not self.sights:
            return
        follows = now.number == self.number + 1  # else entries were passed over: a cursor may lie among them
        self.number = now.number
        if beats and self.renamed(now.state):
            self.announce(self.names())
            follows = False  # what was told before is not read with these names
        words = [encoder.encode(self.short.words(beat.event.id, beat.event.args)) for beat in beats]
        shown, steps = self.open, self.steps(now.state, beats, words)
        self.open = steps[-1].after
        head = b'{"is":"delta","n":%d' % now.number
        whole = steps[-1] if len(steps) == 1 else None
        common = b""  # for everybody without beats who sees nothing but the open table
        asked = self.questions(now.state)
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
        """Note what seats are called; whether that is not what they were called before."""
        names: list[str] = []
        for seat in range(self.seats):
            name: Message = self.game.seat_name(state, seat)
            names.append("" if name.args else "@" + name.id)
        if names == self.short.names:
            return False
        self.short.call(names)
        return True

    def names(self) -> bytes:
        """What a client must know to read messages in short."""
        return encoder.encode({"is": "names", "game": self.game.id, "names": self.short.names})

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
        if not same_questions(asked, sight.asked):
            before, sight.asked = sight.asked, asked
            found = b',"asks":' + encoder.encode(self.offered(now.state, sight, before))
        if sight.undo != (sight.seat == now.undo):
            sight.undo = sight.seat == now.undo
            found += b',"undo":true' if sight.undo else b',"undo":false'
        return found

    def questions(self, state: State) -> dict[int, list[Question]]:
        """What each seat is asked."""
        asked: dict[int, list[Question]] = {}
        for ask in state.asks():
            question = Question(ask, self.game.prompt(state, ask))
            if ask.seat in asked:
                asked[ask.seat].append(question)
            else:
                asked[ask.seat] = [question]
        return asked

    def offered(self, state: State, sight: Sight, before: list[Question]) -> list[dict[str, Any]]:
        """What a seat is asked, in short, and without what it was asked before in the same place.

        A client with beats is told of each option what it is.
        """
        offered: list[dict[str, Any]] = []
        for place, question in enumerate(sight.asked):
            ask, prompt = question.ask, question.prompt
            known = before[place] if place < len(before) else None
            told: dict[str, Any] = {}
            if known is None or not question.same_prompt(known):
                told["prompt"] = self.short.line(prompt.id, prompt.args)
            if known is None or ask.options != known.ask.options:
                told["options"] = self.short.options(ask.options)
            if ask.idle():
                told["idle"] = True
            if sight.beats:
                told["described"] = [self.label(state, sight.seat, option) for option in ask.options]
            offered.append(told)
        return offered

    def label(self, state: State, seat: int, option: str) -> dict[str, Any]:
        """Label, objects, rules and warning of an option, in short; what it lacks is left out."""
        found: Description = self.game.describe(state, seat, option)
        told: dict[str, Any] = {"label": self.short.line(found.label.id, found.label.args)}
        if found.objects:
            told["objects"] = found.objects
        if found.rules:
            told["rules"] = found.rules
        if found.warning is not None:
            told["warning"] = self.short.line(found.warning.id, found.warning.args)
        return told

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
            sight.asked = self.questions(now.state).get(seat, [])
            sight.undo = seat == now.undo
        return self.sights[seat, beats]

    def welcome(self, now: Position, client: Client, since: int) -> list[bytes]:
        """What a client needs to be up to date: the deltas it has missed, or the whole view."""
        sight = self.sight(now, client.seat, client.beats)
        missed = [message for number, message in sight.recent if number > since]
        known = since == now.number or (len(sight.recent) > 0 and sight.recent[0][0] <= since + 1)
        if 0 <= since <= now.number and known:
            return [self.names(), *missed]
        whole = {"is": "view", "n": now.number, "view": {**self.open, **sight.own}}
        view = encoder.encode({**whole, "asks": self.offered(now.state, sight, []), "undo": sight.undo})
        return [self.names(), view]

    def ask(self, now: Position) -> None:
        """Ask whoever was spared but could not be passed for."""
        if not self.spared:
            return
        self.spared = False
        asked = self.questions(now.state)
        for sight in self.sights.values():
            if not same_questions(sight.asked, asked.get(sight.seat, [])):
                sight.asked = asked.get(sight.seat, [])
                sight.recent.clear()
                for client in self.clients:
                    if (client.seat, client.beats) == (sight.seat, sight.beats):
                        client.send(self.welcome(now, client, -1)[-1])

    def announce(self, message: bytes) -> None:
        """Tell everybody at the table."""
        for client in self.clients:
            client.send(message)

    def leave(self, client: Client) -> None:
        """A client is gone. Its seat's deltas continue for its return; spectators start over."""
        self.clients.discard(client)
        if not any((other.seat, other.beats) == (SPECTATOR, client.beats) for other in self.clients):
            self.sights.pop((SPECTATOR, client.beats), None)


def delta(head: bytes, changes: bytes, events: list[bytes], rest: bytes) -> bytes:
    """A message of what changed; whatever is empty is left out."""
    message = head
    if changes != NOTHING:
        message += b',"set":' + changes
    if events:
        message += b',"events":[' + b",".join(events) + b"]"
    return message + rest + b"}"


def same_questions(some: list[Question], others: list[Question]) -> bool:
    """Whether a seat is asked the same."""
    if len(some) != len(others):
        return False
    for place in range(len(some)):
        if not some[place].same(others[place]):
            return False
    return True


def described(game: Game[Any], state: State, seat: int, options: list[str]) -> dict[str, Any]:
    """Label, objects, rules and warning of open options."""
    return {option: game.describe(state, seat, option).json() for option in options}
