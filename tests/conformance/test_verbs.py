"""One home for every action: what is offered, what is barred and what is said about it agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.conformance.tables import EVERYWHERE, Chooser, Table, decisions, some
from undercroft import games
from undercroft.engine import flow
from undercroft.engine.flow import State
from undercroft.engine.snapshot import dump
from undercroft.engine.verbs import Reason, Verb, Word

SAMPLE = 60  # words tried at each decision
LISTINGS = 200  # decisions of a game at which every list is compared with its verb
COMPILED = not (flow.__file__ or "").endswith(".py")


def reason(table: Table, state: State, seat: int, word: Word) -> Reason | None:
    """The reason against a word, from the verb or before it."""
    bar: Reason | None = table.game.bars_all(state, seat, word) or word.verb.bar(state, seat, word)
    return bar


def tried(table: Table, state: State, chooser: Chooser) -> list[Word]:
    """Every word that is open to anybody, and a sample of the others."""
    words = table.game.words(state)
    found = [words[option] for ask in state.asks() if ask.seat >= 0 for option in ask.options]
    every = list(words.values())
    return found + [every[chooser.below(len(every))] for _ in range(SAMPLE)]


@pytest.mark.parametrize("id", games.ids())
def test_every_word_is_found_under_its_own_key(id: str) -> None:
    words = games.get(id).words()
    assert words
    for key, word in words.items():
        assert word.key == key
        assert word.verb.key(word.what) == key


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_a_word_is_open_exactly_when_nothing_bars_it(table: Table) -> None:
    game = table.game
    chooser = Chooser(9)
    for seed in table.seeds(2, 1000):
        for state, _, _ in some(table, seed):
            words = tried(table, state, chooser)
            for seat in range(game.seats_at(state)):
                offered = {option for ask in state.asks() if ask.seat == seat for option in ask.options}
                for word in words:
                    bar = reason(table, state, seat, word)
                    assert (word.key in offered) == (bar is None), (seat, word, bar and bar.message)
                    assert bar is None or bar.rule in game.rules.rules
                    refusal = game.explain(state, seat, word.key)
                    assert (refusal is None) == (bar is None)


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_what_is_being_chosen_is_not_refused_as_something_for_another_time(table: Table) -> None:
    """If a seat may choose other words of the same verb, time is not what is wrong with this one."""
    game = table.game
    chooser = Chooser(12)
    for state, _, _ in some(table, 4):
        words = game.words(state)
        for ask in state.asks():
            if ask.seat < 0:
                continue
            asked = {words[option].verb for option in ask.options}
            alike = [word for word in words.values() if word.verb in asked]
            for _ in range(SAMPLE // 4):
                word = alike[chooser.below(len(alike))]
                refusal = game.explain(state, ask.seat, word.key)
                assert refusal is None or not refusal.message.id.endswith("-why-not-now"), word.key


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_asking_changes_nothing(table: Table) -> None:
    game = table.game
    chooser = Chooser(10)
    for state, _, _ in some(table, 3):
        before = dump(state)
        for ask in state.asks():
            game.prompt(state, ask)
            for option in ask.options:
                if ask.seat >= 0:
                    game.describe(state, ask.seat, option)
        for word in tried(table, state, chooser):
            for seat in range(-1, game.seats_at(state) + 1):
                game.explain(state, seat, word.key)
            for seat in range(game.seats_at(state)):
                reason(table, state, seat, word)  # must also work for open words, though nobody asks
        assert dump(state) == before


def listing(table: Table, original: Callable[..., None]) -> Callable[..., None]:
    """The same list of options, compared with what the verb says about each of its words."""

    def compared(verb: Verb[Any], s: State, seat: int, found: list[str]) -> None:
        known = len(found)
        original(verb, s, seat, found)
        barred = {
            word.key: verb.bar(s, seat, word) for word in table.game.words(s).values() if word.verb is verb
        }
        assert sorted(found[known:]) == sorted(key for key, bar in barred.items() if bar is None)

    return compared


@pytest.mark.skipif(COMPILED, reason="compiled methods cannot be replaced")
@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_a_quick_list_holds_what_nothing_bars_the_moment_it_is_made(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This includes positions where nothing is open and nobody is asked, which the other tests never see."""
    kinds = {kind for word in table.game.words().values() for kind in type(word.verb).__mro__}
    for kind in kinds:
        if issubclass(kind, Verb) and "open" in vars(kind):
            monkeypatch.setattr(kind, "open", listing(table, vars(kind)["open"]))
    for _ in decisions(table, 6, LISTINGS):
        pass
