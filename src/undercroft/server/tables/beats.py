"""Beats: what happened when a choice was made, event by event, each with the position it left behind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from undercroft.engine.flow import Event, State
from undercroft.engine.game import Game
from undercroft.engine.parts import Parts
from undercroft.engine.view import Changes, difference


class Beat(NamedTuple):
    """An event; with the position at that moment if it is worth a picture."""

    event: Event
    state: State | None


class Beats:
    """Hears what happens at a table; with `pictures`, also takes a copy of the position at each event.

    Headings and events for one seat are no pictures; of events that happen together, only the last is one.
    """

    def __init__(self, game: Game[Any], state: State, pictures: bool) -> None:
        self.game = game
        self.state = state
        self.heard: list[Beat] = []
        state.listener = self.picture if pictures else self.hear

    def hear(self, event: Event) -> None:
        """Note an event."""
        self.heard.append(Beat(event, None))

    def picture(self, event: Event) -> None:
        """Note an event with the position."""
        if event.audience is not None or event.id in self.game.headings:
            self.hear(event)
            return
        if event.id in self.game.together and self.heard and self.heard[-1].event.id == event.id:
            self.heard[-1] = Beat(self.heard[-1].event, None)
        self.heard.append(Beat(event, self.state.copy()))

    def end(self) -> list[Beat]:
        """All that was heard."""
        self.state.listener = None
        return self.heard


def tried(game: Game[Any], state: State, seat: int, option: str, pictures: bool) -> tuple[State, list[Beat]]:
    """The position after a choice, and what happened; Illegal leaves everything as it is."""
    after = state.copy()
    beats = Beats(game, after, pictures)
    after.apply(seat, option)
    return after, beats.end()


def told(event: Event) -> dict[str, Any]:
    """An event as it is sent to clients."""
    return {"id": event.id, "args": event.args}


def knows(seat: int | None, event: Event) -> bool:
    """Whether a seat, or a spectator, may know an event."""
    return event.audience is None or event.audience == seat


def may_know(events: Iterable[Event], seat: int) -> list[dict[str, Any]]:
    """The events that a seat may know."""
    return [told(event) for event in events if knows(seat, event)]


class Shown:
    """What one pair of eyes is shown of a game: one view after another, each as a change."""

    def __init__(self, game: Game[Any], seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.parts = Parts()
        self.view: Any = None

    def changes(self, state: State) -> Changes:
        """What changed in the view since it was asked for last."""
        view = self.game.public(state, self.parts)
        if self.seat is not None:
            view = {**view, **self.game.private(state, self.seat, self.parts)}
        before, self.view = self.view, view
        return difference(before, view)

    def events(self, beats: list[Beat]) -> list[dict[str, Any]]:
        """The events that these eyes may know, each with what changed with it."""
        events: list[dict[str, Any]] = []
        for event, state in beats:
            if knows(self.seat, event):
                words = told(event)
                changed = [] if state is None else self.changes(state)
                events.append({**words, "set": changed} if changed else words)
        return events
