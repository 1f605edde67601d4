"""Forged saves with a valid seal."""

from __future__ import annotations

import json

from undercroft.engine.record import sealed


def resealed(save: bytes, **changes: object) -> bytes:
    """A save with other entries: `record__seats=3` changes the seats of its record."""
    raw = json.loads(save)
    raw.pop("checksum")
    for path, value in changes.items():
        *way, last = path.split("__")
        entry = raw
        for step in way:
            entry = entry[step]
        entry[last] = value
    return sealed(raw)
