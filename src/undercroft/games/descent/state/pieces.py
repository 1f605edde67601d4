"""Things that lie on the board."""

from __future__ import annotations

from undercroft.engine.flow import Value


class Chest(Value):
    """A closed chest: its space, its colour and its number, which only the overlord may look at (J-026)."""

    def __init__(self, space: int = 0, colour: int = 0, number: int = 0) -> None:
        self.space = space
        self.colour = colour
        self.number = number


class Token(Value):
    """Something that a hero may pick up: a potion, coins, a key, a relic."""

    def __init__(self, space: int = 0, what: str = "") -> None:
        self.space = space
        self.what = what
