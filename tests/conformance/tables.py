"""The tables that the kit plays on: every game, number of seats and variant, and some fixed scenes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any, NamedTuple

from undercroft import games
from undercroft.bots.playout import chosen, playout, seeded
from undercroft.engine import build
from undercroft.engine.flow import Ask, Listener, State
from undercroft.engine.game import BadRequest, Chance, Game
from undercroft.lab.simulate import decisions_of

SCENES = Path(__file__).parents[1] / "scenes"
MOST_VARIANTS = 24
COMBINATIONS = 14  # random ones, for a game with many options
# Both builds come from the same source: the slow one checks a sixth of the positions.
SHARE = 1 if build() == "compiled" else 6
BUDGET = 6_000 // SHARE  # decisions that a test of whole games spends at a table
LOOKS = 100 // SHARE  # about how many decisions of a game a slow check looks at
LOOKS_OF_MANY = 40 // SHARE  # the same for a game with many tables
LARGE = 2_000  # words of a game whose positions take long to check
LOOKS_OF_LARGE = 12
COMBINATIONS_OF_LARGE = 4
MOST = 2_000 // SHARE  # decisions of one game that a test looks at; some take a hundred times as many
PATIENCE = 20_000  # random choices before bots finish a game


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

    def imagined(self, state: State, seat: int, seed: int) -> State:
        """Another deal that a seat may imagine; the true one if the game says that there is no other."""
        try:
            other: State = self.game.determinize(state, seat, seed)
        except BadRequest:
            other = state.copy()
        return other

    def seeds(self, most: int, budget: int) -> range:
        """As many seeds as the budget of decisions allows: games differ a hundredfold in length."""
        return range(max(1, min(most, budget // SHARE // length(self))))

    def __str__(self) -> str:
        default = {option["id"]: option["default"] for option in self.game.options_schema()["options"]}
        if len(default) <= 6:
            words = [f"{key}={value}" for key, value in self.options.items()]
        else:  # only what differs from the defaults
            unusual = {key: value for key, value in self.options.items() if value != default.get(key)}
            words = [key if value is True else f"{key}={value}" for key, value in unusual.items()]
        return " ".join([self.id, str(self.seats), *words])


LENGTHS: dict[str, int] = {}


def length(table: Table) -> int:
    """About how many decisions a random game takes here; MOST if it is long."""
    if str(table) not in LENGTHS:
        LENGTHS[str(table)] = max(1, playout(table.start(0), 0, MOST))
    return LENGTHS[str(table)]


def variants(game: Game[Any]) -> list[dict[str, Any]]:
    """All combinations of table options if they are few, otherwise each option alone and some at random."""
    schema = game.options_schema()["options"]
    names = [option["id"] for option in schema]
    choices = [option["values"] for option in schema]
    if prod(map(len, choices)) <= MOST_VARIANTS:
        return [dict(zip(names, values, strict=True)) for values in product(*choices)]
    default = {option["id"]: option["default"] for option in schema}
    boxes = [{**default, game.variant_option: value} for value in boxes_of(game)]
    alone = [
        {**base, option["id"]: value}
        for option in schema
        for value in option["values"]
        if value != option["default"] and option["id"] != game.variant_option
        for base in fitting(game, [default, *boxes], option["id"], value)
    ]
    chooser = Chooser(len(names))
    mixed = [
        {name: values[chooser.below(len(values))] for name, values in zip(names, choices, strict=True)}
        for _ in range(16 * COMBINATIONS)
    ]
    return [default, *boxes, *alone, *[fitted(game, each) for each in mixed]]


def boxes_of(game: Game[Any]) -> list[str]:
    """The variants of a game besides the default one."""
    variants: list[str] = game.options_schema()["variants"]
    return variants[1:]


def fitted(game: Game[Any], options: dict[str, Any]) -> dict[str, Any]:
    """Options without the switches that the chosen box does not have."""
    only = [limit for limit in game.table_limits if limit.only is not None]
    return {**options, **{limit.option: False for limit in only if not limit.allows(game.seats[-1], options)}}


def fitting(game: Game[Any], bases: list[dict[str, Any]], option: str, value: object) -> list[dict[str, Any]]:
    """The first of several variants in which an option can have this value: each is tried somewhere."""
    if len(bases) == 1:
        return bases
    return [base for base in bases if any(legal(game, n, {**base, option: value}) for n in game.seats)][:1]


def legal(game: Game[Any], seats: int, options: dict[str, Any]) -> bool:
    """Whether a game can be set up like this."""
    try:
        game.new(seats, 0, options)
    except BadRequest:
        return False
    return True


@cache
def is_large(id: str) -> bool:
    """Whether a game has so many options that the kit looks at it less often, and at few of its variants."""
    return len(games.get(id).vocabulary()) > LARGE


@cache
def tables_of(id: str) -> list[Table]:
    """The tables of a game: all combinations if they are few, otherwise each variant somewhere."""
    game = games.get(id)
    options = variants(game)
    if len(options) <= MOST_VARIANTS:
        return [Table(id, seats, each) for seats in game.seats for each in options]
    found = [Table(id, seats, options[0]) for seats in game.seats]
    boxes = len(boxes_of(game))
    for each in options[1 : boxes + 1]:  # variants are played with every number of seats
        found += [Table(id, seats, each) for seats in game.seats if legal(game, seats, each)]
    more = COMBINATIONS_OF_LARGE if is_large(id) else COMBINATIONS
    most = len(found) + len(game.options_schema()["options"]) + more
    for number, each in enumerate(options[boxes + 1 :]):
        fitting = [seats for seats in game.seats if legal(game, seats, each)]
        table = Table(id, fitting[number % len(fitting)], each) if fitting else None
        if table and len(found) < most and table not in found:
            found.append(table)
    return found


def all_tables() -> list[Table]:
    """Every game with every number of seats and every variant."""
    return [table for id in games.ids() for table in tables_of(id)]


def all_scenes() -> list[Table]:
    """The scenes in tests/scenes: positions that random play rarely reaches."""
    found = []
    for file in sorted(SCENES.glob("*.toml")):
        for name, spec in tomllib.loads(file.read_text("utf-8")).items():
            found.append(Table(file.stem, len(spec.get("players", [0])), {"scene": name}, spec))
    return found


class Chooser:
    """Makes random choices, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.rng, number = chosen(self.rng, n)
        return number

    def choose(self, state: State) -> tuple[int, str]:
        """A random next choice: seats that choose together do so in any order."""
        asks: list[Ask] = state.asks()
        ask = asks[self.below(len(asks))]
        return ask.seat, ask.options[self.below(len(ask.options))]


EVERYWHERE = [*all_tables(), *all_scenes()]


def finish(table: Table, state: State, seed: int, patience: int = PATIENCE) -> int:
    """Play to the end at random, or with bots if that takes too long; returns the number of choices."""
    count = playout(state, seed, patience)
    return count + sum(1 for _ in decisions_of(table.id, state, ["heuristic"] * table.seats, seed))


def decisions(table: Table, seed: int, most: int = MOST) -> Iterator[tuple[State, int, str]]:
    """A random game: before each choice the state, who chooses, and what. The caller must not change it."""
    state = table.start(seed)
    chooser = Chooser(seed)
    for _ in range(most):
        if not state.asks():
            return
        assert not state.asks()[0].idle(), "somebody must be able to go on"
        seat, option = chooser.choose(state)
        yield state, seat, option
        state.apply(seat, option)


def some(table: Table, seed: int) -> Iterator[tuple[State, int, str]]:
    """Decisions of a random game, spread over its length, for slow checks.

    A game with very many tables is looked at less often at each of them, and a game that is longer than
    others at its table less and less often.
    """
    looks = LOOKS if len(tables_of(table.id)) <= MOST_VARIANTS else LOOKS_OF_MANY
    looks = LOOKS_OF_LARGE if is_large(table.id) else looks
    step = max(1, length(table) // looks)
    for number, decision in enumerate(decisions(table, seed)):
        if number % step == 0:
            yield decision
        if number == looks * step:
            step *= 2
