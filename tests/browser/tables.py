"""Tables: small and seeded ones for whole games, and positions to begin with."""

from __future__ import annotations

from typing import Any

from undercroft import games
from undercroft.engine.record import Session

# A game for two ends when one of them is out; here that comes early.
BRIEF: dict[str, dict[str, Any]] = {
    "dungeoneer": {"seed": 14, "seats": [{"kind": "human"}, {"kind": "heuristic"}]},
}


def brief(game: str, seed: int) -> dict[str, Any]:
    """What to ask of a table for a short game."""
    return {"seed": seed, **BRIEF.get(game, {})}


def position(game: str, **spec: Any) -> bytes:
    """A position as a save file."""
    rules = games.get(game)
    return Session.of(rules, rules.scene({"seed": 1, **spec})).save()
