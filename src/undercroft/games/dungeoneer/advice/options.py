"""Parsed options: what kind of choice each is, and which card, quest or location it is about."""

from __future__ import annotations

from undercroft.games.dungeoneer.advice.printed import Effect
from undercroft.games.dungeoneer.battle.challenge import Blow
from undercroft.games.dungeoneer.battle.encounters import FROM_PACK
from undercroft.games.dungeoneer.dungeon.map import way
from undercroft.games.dungeoneer.dungeon.spots import SPOT
from undercroft.games.dungeoneer.play.abilities import Used, Uses
from undercroft.games.dungeoneer.play.cards import PaidByPeril, PlayAndUse, Plays
from undercroft.games.dungeoneer.state.listed import (
    CARD,
    CHOOSE,
    DISCARD,
    EXIT,
    FOE,
    FORM,
    HERO,
    LOCATION,
    PAYER,
    PERIL,
    QUEST,
    TAKE,
    Held,
)
from undercroft.games.dungeoneer.state.state import Dungeoneer

__all__ = [
    "CARD",
    "CHOOSE",
    "DISCARD",
    "EXIT",
    "FOE",
    "FORM",
    "HERO",
    "LOCATION",
    "PAYER",
    "PERIL",
    "QUEST",
    "SPOT",
    "TAKE",
    "Blow",
    "Held",
    "PaidByPeril",
    "Plays",
    "Uses",
    "behind",
    "effect_of",
    "grouped",
    "led_to",
    "name_of",
]


def grouped(s: Dungeoneer, options: list[str]) -> dict[str, list[str]]:
    """Options by their verb."""
    by: dict[str, list[str]] = {}
    for option in options:
        by.setdefault(s.box.words[option].verb.name or option, []).append(option)
    return by


def name_of(s: Dungeoneer, option: str) -> str:
    """The card or quest an option is about: "play:zombie@2", "use:lucky-coin:2"."""
    word = s.box.words[option]
    if isinstance(word, Held):
        return word.card
    return word.name if isinstance(word, Used) else word.what


def effect_of(s: Dungeoneer, seat: int, option: str) -> Effect | None:
    """What a card or ability does; None for an option that is neither."""
    word = s.box.words[option]
    verb = word.verb
    if isinstance(word, Used):
        assert isinstance(verb, Uses)
        return verb.source(s, seat, word).abilities[word.ability]
    if isinstance(verb, PlayAndUse):
        return s.box.cards[word.what].abilities[0]
    return s.box.cards[name_of(s, option)].play if isinstance(verb, Plays) and verb is not FROM_PACK else None


def behind(s: Dungeoneer, seat: int, exit: str) -> int:
    """The location behind an exit of a hero's location, -1 if there is none."""
    return way(s, s.place[seat], EXIT.read(exit).number)


def led_to(s: Dungeoneer, seat: int, move: str) -> int:
    """The location to which a move leads."""
    return way(s, s.place[seat], s.box.words[move].number)
