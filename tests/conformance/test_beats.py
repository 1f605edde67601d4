"""Beats: the table is consistent at each event, and the changes of all events lead to the final view."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.conformance.tables import EVERYWHERE, SHARE, Table, decisions, some
from tests.conformance.truths import FACTS, KEPT
from tests.tools import tool
from undercroft import games
from undercroft.client import Reader
from undercroft.engine.flow import Event, State
from undercroft.engine.game import Game
from undercroft.engine.parts import Parts
from undercroft.engine.snapshot import dump
from undercroft.engine.view import follow
from undercroft.server.tables.audience import SPECTATOR, Audience, Position
from undercroft.server.tables.beats import tried

SHAPES: dict[str, Any] = tool("wire").SHAPES
MOST_EVENTS = 6_000  # checked in one game


class Watcher:
    """A client that follows what it is sent."""

    def __init__(self, audience: Audience, now: Position, seat: int, beats: bool) -> None:
        self.seat = seat
        self.beats = beats
        self.stops: Any = None
        self.view: Any = None
        self.asks: Any = None
        self.events: list[dict[str, Any]] = []
        self.reader = Reader()
        for message in audience.welcome(now, self, -1):
            self.send(message)
        audience.clients.add(self)

    def send(self, message: bytes) -> None:
        """Follow a message: the changes of each event, then those of the message."""
        told = self.reader.read(message)
        if told["is"] == "names":
            return
        self.events = told.get("events", [])
        for event in self.events:
            assert self.beats or "set" not in event
            self.view = follow(self.view, event.pop("set", []))
        self.view = follow(self.view, told["set"]) if told["is"] == "delta" else told["view"]
        self.asks = told.get("asks", self.asks)


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_the_changes_of_all_events_lead_to_the_view_of_the_end(table: Table) -> None:
    """For each seat and a spectator; a client that gets all changes at once sees and hears the same."""
    game = table.game
    audience = Audience(game, table.seats)
    now = Position(table.start(5), 0, None)
    seats = [SPECTATOR, *range(table.seats)]
    watchers = [Watcher(audience, now, seat, beats) for seat in seats for beats in (True, False)]
    for number, (state, seat, option) in enumerate(decisions(table, 5, 300 // SHARE), 1):
        after, beats = tried(game, state, seat, option, pictures=True)
        audience.show(Position(after, number, None), beats)
        for pictured, plain in zip(watchers[::2], watchers[1::2], strict=True):
            view = game.view(after, None if plain.seat == SPECTATOR else plain.seat)
            assert pictured.view == plain.view == view
            assert pictured.events == plain.events
            for ask in pictured.asks:
                labels = ask.pop("described", None)
                for option in ask["options"] if labels else ():
                    assert labels[option] == game.describe(after, plain.seat, option).json()
            assert pictured.asks == plain.asks


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_pictures_change_nothing_that_is_told(table: Table) -> None:
    """Copying the table at each event changes neither the events nor the game."""
    for state, seat, option in some(table, 9):
        told = []
        for pictures in (True, False):
            after, beats = tried(table.game, state, seat, option, pictures)
            told.append((dump(after), [repr(event) for event, _ in beats]))
        assert told[0] == told[1]


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_the_table_is_whole_at_every_event(table: Table) -> None:
    """It can be copied and viewed from all seats, even with parts kept from anywhere else in the game.

    The view has the shape that the browser knows.
    """
    game, shape = table.game, SHAPES[table.id].View
    kept = {seat: Parts() for seat in (None, *range(table.seats))}
    for state, mover, option in some(table, 6):
        twin = state.copy()

        def look(_event: Event, twin: State = twin) -> None:
            copy = twin.copy()
            assert dump(copy) == dump(twin)
            for seat, parts in kept.items():
                view = game.view(twin, seat)
                assert json.loads(json.dumps(view)) == view
                assert msgspec.convert(view, shape) == view
                own = {} if seat is None else game.private(twin, seat, parts)
                assert {**game.public(twin, parts), **own} == view

        twin.listener = look
        twin.apply(mover, option)
        assert game.public(state, kept[None]) == game.view(state, None), "taken back"


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_events_and_views_on_the_way_tell_a_seat_no_more_than_the_last_view(table: Table) -> None:
    """The same choice in two states alike to a seat: if they still are, it heard and saw the same."""
    alike = 0
    for state, mover, option in some(table, 8):
        for seat in range(table.seats):
            other = table.imagined(state, seat, alike)
            if not any(ask.seat == mover and option in ask.options for ask in other.asks()):
                continue  # somebody else's options may depend on what this seat cannot know
            seen = [witnessed(table, twin, mover, option, seat) for twin in (state.copy(), other)]
            if seen[0][-1] == seen[1][-1]:
                alike += 1
                assert seen[0] == seen[1]
    assert alike or table.seats == 1, "every choice revealed something: the test saw nothing"


def witnessed(table: Table, state: State, mover: int, option: str, seat: int) -> list[str]:
    """The events that a seat hears, what it sees at each, and the last view, before further dice are thrown.

    What a spectator sees is open to every seat.
    """
    seen: list[str] = []

    def see() -> None:
        for viewer in (None, seat):
            seen.append(json.dumps(table.game.view(state, viewer), sort_keys=True))

    def hear(event: Event) -> None:
        if event.audience in (None, seat):
            seen.append(repr(event))
        if event.audience is None:
            see()

    state.explicit = True
    state.listener = hear
    state.apply(mover, option)
    see()
    return seen


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_what_an_event_says_is_what_the_view_shows(table: Table) -> None:
    """Change first, then tell: the numbers in an event are those on the table, and no piece is missing."""
    game = table.game
    kept = KEPT.get(table.id)
    for state, mover, option in some(table, 11):
        twin = state.copy()
        pieces = kept(state) if kept else None

        def look(event: Event, twin: State = twin, pieces: Any = pieces) -> None:
            facts = FACTS.get(event.id)
            if facts is not None:
                shown = facts(game.view(twin, None), event.args)
                assert {name: event.args[name] for name in shown} == shown, event
            assert not kept or kept(twin) == pieces, event

        twin.listener = look
        twin.apply(mover, option)


@pytest.mark.parametrize("id", games.ids())
def test_every_event_that_is_no_heading_changes_the_table(id: str) -> None:
    """An event that is told too early comes with no change."""
    game: Game[Any] = games.get(id)
    told: Counter[str] = Counter()
    changing: set[str] = set()
    for table in [table for table in EVERYWHERE if table.id == id]:
        parts = Parts()
        for state, mover, option in decisions(table, 3, 150):
            if told.total() > MOST_EVENTS:
                break
            twin = state.copy()
            before = [picture(game, state, parts)]

            def look(
                event: Event, twin: State = twin, before: list[Any] = before, parts: Parts = parts
            ) -> None:
                told[event.id] += event.audience is None
                view = picture(game, twin, parts)
                if view != before[0]:
                    changing.add(event.id)
                before[0] = view

            twin.listener = look
            twin.apply(mover, option)
    early = {event for event, count in told.items() if count > 2} - changing - game.headings
    assert not early


def picture(game: Game[Any], state: State, parts: Parts) -> dict[str, Any]:
    """The public table without the asks: while rules run, there are none."""
    return {name: part for name, part in game.public(state, parts).items() if name != "asked"}
