"""Changes of the open table, encoded once for everybody who sees nothing else."""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import State
from undercroft.engine.view import Changes, by_entry, difference
from undercroft.server.wire.encode import encoder

NOTHING = b"[]"  # no changes


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


def delta(head: bytes, changes: bytes, events: list[bytes], rest: bytes) -> bytes:
    """A message of what changed; whatever is empty is left out."""
    message = head
    if changes != NOTHING:
        message += b',"set":' + changes
    if events:
        message += b',"events":[' + b",".join(events) + b"]"
    return message + rest + b"}"
