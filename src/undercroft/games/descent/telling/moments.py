"""Pauses from a seat's point of view: only seats that can have an effect are asked, so all options matter."""

from __future__ import annotations

from typing import Final

from undercroft.engine.flow import PASS, Ask
from undercroft.engine.stops import AIMED, ROLL, STEP, Moment
from undercroft.engine.windows import Window
from undercroft.games.descent.cards.vocabulary import DECLARED, ROLLED, WOUNDS_KNOWN
from undercroft.games.descent.effects.uses import Used
from undercroft.games.descent.overlord.cards import PLAY
from undercroft.games.descent.state.state import Descent

KINDS: Final = {DECLARED: ROLL, ROLLED: ROLL, WOUNDS_KNOWN: AIMED}


def moment(s: Descent, ask: Ask) -> Moment | None:
    """What a pause is about for the seat that is asked; None for any other choice."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, Window):
        return None
    options = [option for option in ask.options if option != PASS]
    cards = {option: card for option in options if (card := card_of(s, option))}
    return Moment(KINDS.get(top.event, STEP), frozenset(options), cards, PASS)


def card_of(s: Descent, option: str) -> str:
    """The card that an option plays or uses, "" for another option."""
    word = s.box.words[option]
    if isinstance(word, Used):
        return word.source
    return word.what if word.verb is PLAY else ""
