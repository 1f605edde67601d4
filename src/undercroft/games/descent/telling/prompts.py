"""Prompts: what a seat is asked, and for which of its figures."""

from __future__ import annotations

from typing import Any, Final

from undercroft.engine.flow import Args, Ask, Frame
from undercroft.engine.messages import Message
from undercroft.engine.windows import Window
from undercroft.games.descent.course.hero_turn import HeroTurn
from undercroft.games.descent.course.setup import Exchange, PlaceHeroes
from undercroft.games.descent.effects.doing import Telekinesis
from undercroft.games.descent.hero.equipment import Equip, Received
from undercroft.games.descent.movement.familiars import FamiliarMove
from undercroft.games.descent.movement.handling import GiveTo
from undercroft.games.descent.movement.orders import PlaceFor
from undercroft.games.descent.overlord.cards import PlayCard, price
from undercroft.games.descent.overlord.spawn import Spawn
from undercroft.games.descent.overlord.spells import PickHero
from undercroft.games.descent.overlord.turn import HAND
from undercroft.games.descent.quests.chest import Treasure
from undercroft.games.descent.quests.mimic import Mimicry
from undercroft.games.descent.quests.powers import AreaPowers
from undercroft.games.descent.quests.town import Shopping
from undercroft.games.descent.state.names import (
    card_name,
    familiar_name,
    item_name,
    kind_name,
    order_name,
    who,
)
from undercroft.games.descent.state.procedure import FigureProcedure
from undercroft.games.descent.state.state import Descent

ABOUT: Final = frozenset(  # prompts that name the figure
    f"descent-ask-{each}"
    for each in (
        *("act", "activated", "aside", "chest-opened", "dawn", "declare", "declared", "door-opened"),
        *("enemy-adjacent", "equip", "exchange", "heal", "killed", "market", "push", "push-where"),
        *("received", "rolled", "start", "step-taken", "stunned", "swap-order", "thrown", "weapon", "wounds"),
    )
)


def prompt(s: Descent, ask: Ask) -> Message:
    """The sentence that says what must be chosen."""
    if ask.prompt == "descent-ask-hand":
        return Message(ask.prompt, {"most": HAND})
    top = s.agenda[-1]
    if isinstance(top, Window):
        top = s.agenda[-2]  # what it interrupts
    args: Args = {"who": who(s, figure_of(top))} if ask.prompt in ABOUT else {}
    add_card(s, top, args)
    if ask.prompt == "descent-ask-spawn-where":
        return where(s, top)
    if ask.prompt == "descent-ask-area-power":
        assert isinstance(top, AreaPowers), type(top).__name__
        args["left"] = top.most(s) - top.times
    elif ask.prompt == "descent-ask-raise":
        assert isinstance(top, PlayCard), type(top).__name__
        args["short"] = price(s, s.box.cards[top.card]) - s.threat
    return Message(ask.prompt, args)


def figure_of(top: Frame[Any]) -> int:
    """The figure that the asking procedure is about."""
    if isinstance(top, Equip | Exchange | HeroTurn | PlaceHeroes | Received | Shopping):
        return top.hero
    if isinstance(top, Telekinesis) and top.moved >= 0:
        return top.moved
    assert isinstance(top, FigureProcedure), type(top).__name__
    return top.figure


def add_card(s: Descent, top: Frame[Any], args: Args) -> None:
    """The card, item, order or familiar that asks."""
    if isinstance(top, PickHero | PlayCard | Spawn):
        args["card"] = card_name(top.card)
    elif isinstance(top, Received):
        args["item"] = item_name(top.item)
    elif isinstance(top, Treasure):
        args["item"] = item_name(top.card)
    elif isinstance(top, GiveTo):
        args["item"] = familiar_name(s, top.familiar) if top.familiar >= 0 else item_name(top.item)
    elif isinstance(top, PlaceFor):
        args["order"] = order_name(top.order)
    elif isinstance(top, FamiliarMove):
        args["familiar"], args["points"] = familiar_name(s, top.familiar), top.points


def where(s: Descent, top: Frame[Any]) -> Message:
    """Where a monster is placed, and which of how many it is; each procedure has its own spaces for it."""
    args: Args = {"kind": kind_of(s, top)}
    if isinstance(top, Mimicry):
        return Message("descent-ask-mimic-where", args)
    if isinstance(top, AreaPowers):
        return Message("descent-ask-horde-where", {**args, "nth": top.times, "count": top.most(s)})
    assert isinstance(top, Spawn), type(top).__name__
    nth, count = top.of_kind(s, top.kind)
    return Message("descent-ask-spawn-where", {**args, "nth": nth, "count": count})


def kind_of(s: Descent, top: Frame[Any]) -> str:
    """The kind of monster that is placed."""
    if isinstance(top, Mimicry):
        return kind_name(s.box.kinds[s.box.kind_of["mimic"]])
    assert isinstance(top, AreaPowers | Spawn), type(top).__name__
    return kind_name(s.box.kinds[top.kind])
