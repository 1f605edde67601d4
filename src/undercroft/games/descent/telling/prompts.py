"""What a seat is asked, with the figure it is about: a player may have two heroes, the overlord has many."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import Ask
from undercroft.engine.messages import Message
from undercroft.games.descent.course.hero_turn import HeroTurn
from undercroft.games.descent.course.setup import Exchange, PlaceHeroes
from undercroft.games.descent.hero.equipment import Equip, Received
from undercroft.games.descent.overlord.turn import HAND
from undercroft.games.descent.quests.town import Shopping
from undercroft.games.descent.state.names import who
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import Descent

ABOUT: Final = frozenset(  # that name the figure
    f"descent-ask-{each}"
    for each in ("act", "dawn", "declare", "equip", "exchange", "market", "received", "start")
)


def prompt(s: Descent, ask: Ask) -> Message:
    """The sentence that says what must be chosen."""
    if ask.prompt == "descent-ask-hand":
        return Message(ask.prompt, {"most": HAND})
    if ask.prompt not in ABOUT:
        return Message(ask.prompt)
    return Message(ask.prompt, {"who": who(s, figure_of(s))})


def figure_of(s: Descent) -> int:
    """The figure that the asking procedure is about."""
    top = s.agenda[-1]
    if isinstance(top, Equip | Exchange | HeroTurn | PlaceHeroes | Received | Shopping):
        return top.hero
    assert isinstance(top, FigureProcedure), type(top).__name__
    return top.figure
