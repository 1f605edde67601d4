"""Listening to the events of a table, for the tests of all games."""

from __future__ import annotations

from undercroft.engine.flow import Event, State


def heard(s: State) -> list[Event]:
    """A list that fills with the events from now on."""
    events: list[Event] = []
    s.listener = events.append
    return events
