"""Where a seat wants to be stopped: most pauses offer nothing that matters there, and are passed unasked.

The rules know nothing of it: they ask wherever somebody could act, and a pass that nobody was asked about is
a choice like any other, in the record and in the log. Server, plain play and the lab all decide it here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from undercroft.engine.flow import PASS, Ask, State, Value

if TYPE_CHECKING:
    from undercroft.engine.game import Game

ROLL = "roll"  # a die is about to be thrown, or lies there
STEP = "step"  # somebody has done something, or is about to
MOST_CARDS = 500  # named in the wishes of a seat: more than any box holds
AIMED = "aimed"  # something is aimed at the seat, which may answer


class Moment(Value):
    """A choice that a seat may not want to be asked: a pause in which it may interrupt what goes on."""

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
        self.answer = answer  # of a seat that is not asked
        self.idle = idle  # nobody needs to be asked: there is one answer, or the same choice comes next


class Stops(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat wants to be asked about besides what matters to it."""

    rolls: bool = False  # every roll that it could interrupt
    steps: bool = False  # every step of an opponent
    everything: bool = False
    # By card: whenever it can be used, or never for its sake. They are looked at with every choice.
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
        """The wishes of two clients of one seat: what either wants to be asked about."""
        named = {*self.cards, *other.cards}
        asked = {card for card in named if self.cards.get(card) or other.cards.get(card)}
        unasked = {card for card in named - asked if card in self.cards and card in other.cards}
        return Stops(
            self.rolls or other.rolls,
            self.steps or other.steps,
            self.everything or other.everything,
            {card: card in asked for card in asked | unasked},
        )


DEFAULT = Stops()


def unasked(game: Game[Any], state: State, ask: Ask, stops: Stops) -> str:
    """What a seat answers without being asked, "" if it is. A table that always pauses asks everybody."""
    if state.always_pause:
        return ""
    moment = game.moment(state, ask)
    if moment is None or moment.answer not in ask.options:
        return ""
    return moment.answer if moment.idle or not stops.want(moment) else ""


def passing(game: Game[Any], state: State, stops: dict[int, Stops]) -> tuple[int, str] | None:
    """Which seat goes on now without being asked, of those whose wishes are known, and what it answers."""
    for ask in state.asks():
        if ask.seat in stops and not ask.together:
            answer = unasked(game, state, ask, stops[ask.seat])
            if answer:
                return ask.seat, answer
    return None
