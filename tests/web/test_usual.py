"""The options that the browser highlights are what sensible players mostly choose: compared with bots."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from undercroft import bots, games
from undercroft.engine.flow import PASS, Ask
from undercroft.lab.simulate import decisions_of

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
TABLES = {"one-card": (1, 2), "raiders": (4, 2), "dungeoneer": (3, 3)}  # players, and games to look at
LETS_GO = {"end", PASS}  # what only lets the game go on
ENOUGH = 12  # positions from which something can be said
Lit = tuple[str, ...]


def kind(option: str) -> str:
    """What the key of an option begins with."""
    return option.split(":")[0]


@cache
def usual(game: str) -> dict[str, list[str]]:
    """The kinds of options in the order in which the client highlights them, by prompt."""
    found: dict[str, list[str]] = json.loads((CLIENT / game / "usual.json").read_text("utf-8"))
    return found


def lit(game: str, ask: Ask) -> Lit:
    """The highlighted kinds: those of the first entry with an open option, as in `usual.ts`."""
    open_kinds = {kind(option) for option in ask.options}
    entries = [tuple(entry.split()) for entry in usual(game).get(ask.prompt, [])]
    return next((entry for entry in entries if open_kinds & set(entry)), ())


@cache
def played(game: str) -> dict[tuple[str, Lit], Counter[str]]:
    """How often bots chose each kind, by prompt and by what was lit there."""
    players, count = TABLES[game]
    chosen: dict[tuple[str, Lit], Counter[str]] = defaultdict(Counter)
    for ask, option in decisions(game, players, count):
        if len({kind(each) for each in ask.options} - set(ask.asides)) > 1:
            chosen[ask.prompt, lit(game, ask)][kind(option)] += 1
    return chosen


def decisions(game: str, players: int, count: int) -> Iterator[tuple[Ask, str]]:
    """All choices of some games between the strongest bots."""
    for seed in range(count):
        state = games.get(game).new(players, seed)
        for ask, option, _ in islice(decisions_of(game, state, [bots.names(game)[-1]] * players, seed), 3000):
            yield ask, option


@pytest.mark.parametrize("game", TABLES)
def test_what_is_lit_is_chosen_most_often(game: str) -> None:
    for (prompt, entry), chosen in played(game).items():
        if not entry or chosen.total() < ENOUGH:
            continue
        often = sum(chosen[each] for each in entry)
        others = {each: count for each, count in chosen.items() if each not in entry}
        assert often >= max(others.values(), default=0), f"{prompt}: {entry} {chosen}"


@pytest.mark.parametrize("game", TABLES)
def test_end_and_pass_are_lit_only_where_nothing_useful_is_open(game: str) -> None:
    for (prompt, entry), chosen in played(game).items():
        if LETS_GO & set(entry):
            useful = chosen.total() - sum(chosen[each] for each in LETS_GO)
            assert useful <= chosen.total() / 4, f"{prompt}: {entry} {chosen}"


@pytest.mark.parametrize("game", TABLES)
def test_all_that_is_named_exists(game: str) -> None:
    vocabulary = {kind(word) for word in games.get(game).vocabulary()} | LETS_GO
    events = (CLIENT / game / "events.ts").read_text("utf-8")
    for prompt, entries in usual(game).items():
        assert f'"{prompt}"' in events
        assert {each for entry in entries for each in entry.split()} <= vocabulary
