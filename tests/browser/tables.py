"""Tables for whole games: small and seeded, so that a test is short and can be repeated."""

from __future__ import annotations

from typing import Any

# With two players Dungeoneer ends when one of them is out.
SEATS = {"dungeoneer": [{"kind": "human"}, {"kind": "heuristic"}]}


def brief(game: str, seed: int) -> dict[str, Any]:
    """What to ask of a table for a short game."""
    return {"seed": seed, **({"seats": SEATS[game]} if game in SEATS else {})}
