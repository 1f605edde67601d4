"""Check that a position from outside makes sense, by viewing it and playing on from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.engine.flow import CHANCE, Ask, Event, State
from undercroft.engine.options import BadRequest

if TYPE_CHECKING:
    from undercroft.engine.game import Game


def probe(game: Game[Any], state: State) -> None:
    """Raise BadRequest if a snapshot from outside is not a possible position of this game."""
    heard: list[Event] = []
    try:
        sound = goes_on(game, state)
        state.copy()
        state.result()
        for seat in range(game.seats_at(state)):
            game.view(state, seat)
        for ask in state.asks():
            game.prompt(state, ask)
            for option in ask.options:
                game.describe(state, ask.seat, option)
                trial = state.copy()
                trial.listener = heard.append  # events must make sense, too
                trial.apply(ask.seat, option)
                sound = sound and goes_on(game, trial)  # the options may be of another position
    except Exception as error:  # whatever a nonsensical position leads to
        raise BadRequest(f"damaged snapshot: no game of {game.id} leads to this position") from error
    if not sound:
        raise BadRequest("damaged snapshot: nobody could go on from this position")


def goes_on(game: Game[Any], state: State) -> bool:
    """Whether either the game is over or somebody can choose."""
    asks, over = state.asks(), state.result() is not None
    return bool(asks) != over and all(can_choose(game, state, ask) for ask in asks)


def can_choose(game: Game[Any], state: State, ask: Ask) -> bool:
    """Whether an ask has a seat and options; CHANCE counts if dice come from outside."""
    seated = ask.seat in range(game.seats_at(state)) or (ask.seat == CHANCE and state.explicit)
    return seated and bool(ask.options)
