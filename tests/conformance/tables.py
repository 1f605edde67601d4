"""The tables that the kit plays on: every game, every number of seats, every variant, and set scenes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from undercroft import games
from undercroft.engine.dice import advance, below, seeded
from undercroft.engine.flow import Ask, Listener, State
from undercroft.engine.game import Chance, Game

SCENES = Path(__file__).parents[1] / "scenes"
MOST_VARIANTS = 24


class Table(NamedTuple):
    """A way to begin a game: seats and options, or a scene."""

    id: str
    seats: int
    options: dict[str, Any]
    scene: dict[str, Any] | None = None

    @property
    def game(self) -> Game[Any]:
        """The game that is played here."""
        return games.get(self.id)

    def start(self, seed: int, chance: Chance = "auto", listener: Listener | None = None) -> State:
        """The first choice of a game at this table."""
        if self.scene is None:
            state: State = self.game.new(self.seats, seed, self.options, chance, listener)
        else:
            state = self.game.scene({**self.scene, "seed": seed}, chance, listener)
        return state

    def __str__(self) -> str:
        words = [f"{key}={value}" for key, value in self.options.items()]
        return " ".join([self.id, str(self.seats), *words])


def variants(game: Game[Any]) -> list[dict[str, Any]]:
    """All combinations of table options where they are few, else each option varied alone."""
    schema = game.options_schema()["options"]
    names = [option["id"] for option in schema]
    combinations = [
        dict(zip(names, values, strict=True)) for values in product(*(o["values"] for o in schema))
    ]
    if len(combinations) <= MOST_VARIANTS:
        return combinations
    default = {option["id"]: option["default"] for option in schema}
    return [default] + [
        {**default, option["id"]: value}
        for option in schema
        for value in option["values"]
        if value != option["default"]
    ]


def all_tables() -> list[Table]:
    """Every game with every number of seats and every variant."""
    return [
        Table(id, seats, options)
        for id in games.ids()
        for seats in games.get(id).seats
        for options in variants(games.get(id))
    ]


def all_scenes() -> list[Table]:
    """The scenes in tests/scenes: positions that random play from the start hardly reaches."""
    found = []
    for file in sorted(SCENES.glob("*.toml")):
        for name, spec in tomllib.loads(file.read_text("utf-8")).items():
            found.append(Table(file.stem, len(spec.get("players", [0])), {"scene": name}, spec))
    return found


EVERYWHERE = [*all_tables(), *all_scenes()]


class Chooser:
    """Makes random choices, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng = advance(self.rng)
        return below(self.rng, n)

    def choose(self, state: State) -> tuple[int, str]:
        """Somebody's next choice: seats that choose together do so in any order."""
        asks: list[Ask] = state.asks()
        ask = asks[self.below(len(asks))]
        return ask.seat, ask.options[self.below(len(ask.options))]


def decisions(table: Table, seed: int, limit: int = 100_000) -> Iterator[tuple[State, int, str]]:
    """A random game: before each choice the state, who chooses, and what. The caller may only look."""
    state = table.start(seed)
    chooser = Chooser(seed)
    for _ in range(limit):
        if not state.asks():
            return
        assert not state.asks()[0].idle(), "somebody must be able to go on"
        seat, option = chooser.choose(state)
        yield state, seat, option
        state.apply(seat, option)
    raise AssertionError(f"{table} with seed {seed} does not end")
