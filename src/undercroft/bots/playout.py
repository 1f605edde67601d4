"""Random play to the end, in the compiled part: for simulations, benchmarks and search."""

from __future__ import annotations

from undercroft.engine.dice import drawn
from undercroft.engine.flow import State


def playout(state: State, rng: int, limit: int = 1_000_000) -> int:
    """Play random options until the game is over (or `limit` is reached); how many were chosen."""
    for count in range(limit):
        if not state.pending:
            return count
        ask = state.pending[0]
        rng, number = drawn(rng, len(ask.options))
        state.apply(ask.seat, ask.options[number])
    return limit
