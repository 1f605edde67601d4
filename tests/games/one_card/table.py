"""How tests set the table of One Card Dungeon: scenes, scripted dice, plain words."""

from __future__ import annotations

from typing import Any

from tests.games.listening import heard as heard
from undercroft import games
from undercroft.engine.flow import CHANCE
from undercroft.games.one_card.game import OneCardGame
from undercroft.games.one_card.state import OneCard

GAME: OneCardGame = games.get("one-card")  # type: ignore[assignment]


def scene(**spec: Any) -> OneCard:
    """A scene whose dice the test throws; `class` is written `hero_class`."""
    if "hero_class" in spec:
        spec["class"] = spec.pop("hero_class")
    return GAME.scene(spec, chance="explicit")


def new(**options: Any) -> OneCard:
    """A new game whose dice the test throws."""
    return GAME.new(options=options, chance="explicit")


def play(s: OneCard, *choices: str | int) -> OneCard:
    """Make choices one after another: a string is the hero's option, a number the face of a die."""
    for choice in choices:
        if isinstance(choice, int):
            s.apply(CHANCE, str(choice))
        else:
            s.apply(0, choice)
    return s


def options(s: OneCard) -> tuple[str, ...]:
    """What the hero may choose now; nothing while the dice roll or when the game is over."""
    return next((ask.options for ask in s.asks() if ask.seat == 0), ())


def places(s: OneCard) -> dict[str, str]:
    """Where the living monsters stand, by letter."""
    return {monster["letter"]: monster["square"] for monster in view(s)["monsters"]}


def healths(s: OneCard) -> dict[str, int]:
    """The health of the living monsters, by letter."""
    return {monster["letter"]: monster["health"] for monster in view(s)["monsters"]}


def view(s: OneCard) -> dict[str, Any]:
    """What the player sees."""
    return GAME.view(s, 0)


def why_not(s: OneCard, option: str) -> str | None:
    """The id of the rule that forbids an option, or None if it is open."""
    refusal = GAME.explain(s, 0, option)
    return refusal.rule if refusal else None


def monsters_walk(level: int, hero: str, monsters: dict[str, Any], **spec: Any) -> dict[str, str]:
    """Where the monsters stand after one automatic movement phase (the attack follows)."""
    s = scene(level=level, hero=hero, monsters=monsters, phase="monsters", automatic=True, **spec)
    return places(s)
