"""Tables: small, seeded ones for whole games, positions to begin with, finished games."""

from __future__ import annotations

from typing import Any

from undercroft import bots, games
from undercroft.engine.record import Session
from undercroft.engine.seat import Seat

# Where a person plays a hero: in Descent the first seat is the overlord's.
HERO: dict[str, dict[str, Any]] = {
    "descent": {"seats": [{"kind": "heuristic"}, {"kind": "human"}, {"kind": "heuristic"}]},
}
SEAT = {"descent": 1}
# A game for two ends when one of them is out; here that comes early.
BRIEF: dict[str, dict[str, Any]] = {
    "dungeoneer": {"seed": 31, "seats": [{"kind": "human"}, {"kind": "heuristic"}]},
    **HERO,
}
# Played to the end by choosing anything that glows. That does not end Descent: see test_descent.py.
SHORT = [game for game in games.ids() if game != "descent"]


def brief(game: str, seed: int) -> dict[str, Any]:
    """The settings of a table for a short game."""
    return {"seed": seed, **BRIEF.get(game, {})}


def position(game: str, **spec: Any) -> bytes:
    """A position as a save file."""
    rules = games.get(game)
    return Session.of(rules, rules.scene({"seed": 1, **spec})).save()


def played(game: str, seats: int, seed: int, moves: int = 100_000) -> Session[Any]:
    """A game that bots have played to its end, or for this many moves."""
    rules = games.get(game)
    session = Session.new(rules, seats, seed)
    players = [bots.get(game, "heuristic", seat) for seat in range(seats)]
    while session.state.result() is None and len(session.record.moves) < moves:
        ask = next(ask for ask in session.state.asks() if not ask.idle())
        session.apply(ask.seat, players[ask.seat].choose(Seat(rules, session.state, ask.seat), ask))
    return session
