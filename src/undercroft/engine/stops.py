"""Where a seat wants to be stopped: most pauses offer nothing that matters and are passed automatically.

The rules know nothing about this: they ask wherever somebody could act, and an automatic pass is
a choice like any other, in the record and in the log. Server, plain play and the lab all decide it here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from undercroft.engine.flow import PASS, Ask, State, Value

if TYPE_CHECKING:
    from undercroft.engine.game import Game

ROLL = "roll"  # a die is about to be thrown, or was just thrown
STEP = "step"  # somebody has done something, or is about to
MOST_CARDS = 500  # that a seat's wishes may name: more than any box holds
AIMED = "aimed"  # something is aimed at the seat, which may answer


class Moment(Value):
    """A choice that a seat may want to skip: a pause in which it may interrupt what is going on."""

    def __init__(
        self,
        kind: str,
        matters: frozenset[str],
        cards: dict[str, str],
        answer: str = PASS,
        idle: bool = False,
    ) -> None:
        self.kind = kind
        self.matters = matters  # options that change what is under way, or answer something aimed at the seat
        self.cards = cards  # by option: the card it plays or uses
        self.answer = answer  # given for a seat that is not asked
        self.idle = idle  # no need to ask: there is only one answer, or the same choice comes next


class Stops(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What else a seat wants to be asked about, besides what matters to it."""

    rolls: bool = False  # every roll that it could interrupt
    steps: bool = False  # every step of an opponent
    everything: bool = False
    # By card: always ask when it can be used, or never ask because of it. Looked up with every choice.
    cards: Annotated[dict[str, bool], msgspec.Meta(max_length=MOST_CARDS)] = {}

    def want(self, moment: Moment) -> bool:
        """Whether the seat is to be asked."""
        if self.everything or (self.rolls if moment.kind == ROLL else self.steps and moment.kind == STEP):
            return True
        for option, card in moment.cards.items():
            if self.cards.get(card, option in moment.matters):
                return True
        return any(option not in moment.cards for option in moment.matters)

    def and_also(self, other: Stops) -> Stops:
        """Combine the wishes of two clients of one seat: ask about what either wants."""
        if other == self:
            return self
        named = {*self.cards, *other.cards}
        if self.everything or other.everything or len(named) > MOST_CARDS:  # more than any box holds
            return EVERYTHING
        asked = {card for card in named if self.cards.get(card) or other.cards.get(card)}
        unasked = {card for card in named - asked if card in self.cards and card in other.cards}
        return Stops(
            self.rolls or other.rolls,
            self.steps or other.steps,
            False,
            {card: card in asked for card in asked | unasked},
        )


DEFAULT, EVERYTHING = Stops(), Stops(everything=True)


def unasked(game: Game[Any], state: State, ask: Ask, stops: Stops) -> str:
    """The automatic answer of a seat, or "" to ask it. A table that always pauses asks everybody."""
    if state.always_pause:
        return ""
    moment = game.moment(state, ask)
    if moment is None or moment.answer not in ask.options:
        return ""
    return moment.answer if moment.idle or not stops.want(moment) else ""


def passing(game: Game[Any], state: State, stops: dict[int, Stops]) -> tuple[int, str] | None:
    """The next seat that need not be asked, among those whose wishes are known, and its answer."""
    for ask in state.asks():
        if ask.seat in stops and not ask.together:
            answer = unasked(game, state, ask, stops[ask.seat])
            if answer:
                return ask.seat, answer
    return None
