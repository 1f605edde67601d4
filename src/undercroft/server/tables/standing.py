"""Where a game stands, as the lobby shows it."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import CHANCE, State
from undercroft.engine.game import Game

UNKNOWN: Final[dict[str, Any]] = {
    "place": None,
    "turn": [],
    "winners": [],
}  # of a table that nobody has opened


def standing(game: Game[Any], state: State) -> dict[str, Any]:
    """The place of a game, who must choose and who has won: nothing that a spectator could not see."""
    result = state.result()
    place = game.place(state)
    asked = {ask.seat for ask in state.asks() if not ask.idle()} - {CHANCE}
    return {
        "place": place.json() if place is not None else None,
        "turn": sorted(asked) if result is None else [],
        "winners": result["winners"] if result is not None else [],
    }
