"""How tests set the table for heroes with a class: before the first roll, a turn later, a level later."""

from __future__ import annotations

from typing import Any

from tests.games.one_card.table import options, play, scene, view
from undercroft.engine.flow import CHANCE
from undercroft.games.one_card.state import OneCard

SAFE: dict[str, Any] = {"monsters": {"A": "e5"}, "defence": 6, "automatic": True}  # a spider never wounds


def hero_of(hero_class: str, **spec: Any) -> OneCard:
    """A hero of a class before the first roll of level 1; the Barbarian is at 1 health."""
    health = 1 if hero_class == "barbarian" else 6
    return scene(**{**SAFE, "hero_class": hero_class, "health": health, **spec})


def rolls(s: OneCard) -> bool:
    """Whether a die is in the air: nobody can choose anything."""
    return [ask.seat for ask in s.asks()] == [CHANCE]


def dice_in_the_air(s: OneCard) -> int:
    """How many dice must be thrown before the hero may choose."""
    s = s.copy()
    count = 0
    while rolls(s):
        play(s, 1)
        count += 1
    return count


def energy(s: OneCard) -> dict[str, Any]:
    found: dict[str, Any] = view(s)["energy"]
    return found


def pass_turn(s: OneCard) -> OneCard:
    """A turn without the ability and without any action."""
    if "roll" in options(s):
        play(s, "roll")
    return play(s, 2, 2, 2, "dice:2,2,2", "end")


def next_level(hero_class: str, **spec: Any) -> OneCard:
    """Kill the last monster of level 1, improve attack, and stand on level 2."""
    monsters = {"A": {"at": "a2", "health": 1}}
    left = {"speed": 0, "attack": 4}
    s = hero_of(hero_class, hero="a1", phase="hero", left=left, **{"monsters": monsters, **spec})
    play(s, "attack:A", "reward:attack")
    assert view(s)["level"] == 2
    return s
