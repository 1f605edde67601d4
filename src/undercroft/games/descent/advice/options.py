"""Parsed options: what kind of choice each is, and the hero, figure, space or card it is about."""

from __future__ import annotations

from typing import Any

from undercroft.engine.verbs import Verb
from undercroft.games.descent.attack.attack import BREATHE, PLAIN, TARGET, WHOLE
from undercroft.games.descent.attack.hit import STAY
from undercroft.games.descent.attack.reroll import REROLL, THROW
from undercroft.games.descent.attack.spend import MORE_DICE, STRIKE
from undercroft.games.descent.course.acting import ATTACK, END, GAINS
from undercroft.games.descent.course.hero_turn import ACTION, EQUIP, ONE_THING
from undercroft.games.descent.course.wiring import AIM_NOW, BLOCK, GUARD_NOW
from undercroft.games.descent.effects.doing import ARM, INSTEAD
from undercroft.games.descent.effects.uses import USE
from undercroft.games.descent.movement.doors import OPEN
from undercroft.games.descent.movement.familiars import BRING, FETCH, FLIT, STAY_THERE
from undercroft.games.descent.movement.handling import ENTER, EXERT, TAKE
from undercroft.games.descent.movement.orders import ORDER
from undercroft.games.descent.movement.steps import STEP
from undercroft.games.descent.overlord.cards import DISCARD, PLAY
from undercroft.games.descent.overlord.spawn import ENOUGH, PLACE
from undercroft.games.descent.overlord.turn import ACTIVATE, ATTACK_ONLY, END_TURN, GO_ON, MOVE_ONLY
from undercroft.games.descent.quests.chest import OPEN_CHEST
from undercroft.games.descent.quests.town import BUY, MARKET, TRAIN, TREASURE
from undercroft.games.descent.state.state import Descent
from undercroft.games.descent.state.verbs import (
    AT,
    DONE,
    DROP_NEW,
    FIGURE,
    KEEP,
    STOW,
    SWAP,
    WEAR,
    spot,
)

__all__ = [
    "ACTION",
    "ACTIVATE",
    "AIM_NOW",
    "ARM",
    "AT",
    "ATTACK",
    "ATTACK_ONLY",
    "BLOCK",
    "BREATHE",
    "BRING",
    "BUY",
    "DISCARD",
    "DONE",
    "DROP_NEW",
    "END",
    "END_TURN",
    "ENOUGH",
    "ENTER",
    "EQUIP",
    "EXERT",
    "FETCH",
    "FIGURE",
    "FLIT",
    "GAINS",
    "GO_ON",
    "GUARD_NOW",
    "INSTEAD",
    "KEEP",
    "MARKET",
    "MORE_DICE",
    "MOVE_ONLY",
    "ONE_THING",
    "OPEN",
    "OPEN_CHEST",
    "ORDER",
    "PLACE",
    "PLAIN",
    "PLAY",
    "REROLL",
    "STAY",
    "STAY_THERE",
    "STEP",
    "STOW",
    "STRIKE",
    "SWAP",
    "TAKE",
    "TARGET",
    "THROW",
    "TRAIN",
    "TREASURE",
    "USE",
    "WEAR",
    "WHOLE",
    "figure_of",
    "hero_of",
    "is_master",
    "name_of",
    "of",
    "place_of",
    "space_of",
    "verb_of",
]


def verb_of(s: Descent, option: str) -> Verb[Any]:
    """The kind of choice that an option is."""
    return s.box.words[option].verb


def of(s: Descent, verb: Verb[Any], options: list[str]) -> list[str]:
    """The options of one kind."""
    return [option for option in options if s.box.words[option].verb is verb]


def name_of(s: Descent, option: str) -> str:
    """What an option is about: a card, an item, a skill, an action, an order."""
    return s.box.words[option].what


def hero_of(s: Descent, option: str) -> int:
    """The number of the hero that an option is about."""
    return s.heroes.index(s.box.words[option].what)


def figure_of(s: Descent, option: str) -> int:
    """The number of the figure that an option is about."""
    return s.box.words[option].number


def space_of(s: Descent, option: str) -> int:
    """The space that an option is about; for a long base, the upper left one."""
    return s.box.space_of[spot(s.box.words[option]).space]


def place_of(s: Descent, figure: int, option: str) -> int:
    """The placement to which an option moves a figure."""
    return s.box.place_of[s.base(figure)][s.box.words[option].what]


def is_master(s: Descent, option: str) -> bool:
    """Whether an option is about a master of its kind."""
    return s.box.kinds[s.box.words[option].number].master
