"""Open options apply and are described; all others are refused with a reason and change nothing.

Every message along the way is rendered in three languages.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.conformance.tables import EVERYWHERE, LARGE, MOST, Chooser, Table, finish, some
from tests.conformance.test_events import check
from tests.tools import tool
from undercroft.engine.flow import Event, Illegal, State
from undercroft.engine.messages import Message, Refusal
from undercroft.engine.snapshot import dump
from undercroft.locale import LANGUAGES, voice
from undercroft.locale.rules import translations

SAID: set[tuple[object, ...]] = set()


def spoken(message: Message | Event) -> None:
    """Render a message in every language (once: games repeat themselves)."""
    key = (message.id, *sorted(message.args.items()))
    if key in SAID:
        return
    SAID.add(key)
    for lang in LANGUAGES:
        text = voice(lang)(message)
        assert text.strip()
        assert not re.search("@[a-z]+-", text), f"unresolved name in {text!r}"


def check_open(table: Table, state: State, seat: int, option: str) -> None:
    """An open option is described, not refused, and applies."""
    game = table.game
    assert game.explain(state, seat, option) is None
    described = game.describe(state, seat, option)
    spoken(described.label)
    if described.warning:
        spoken(described.warning)
    assert described.rules
    assert all(id in game.rules.rules for id in described.rules)
    twin = state.copy()
    twin.apply(seat, option)
    assert dump(twin) != dump(state)


def check_closed(table: Table, state: State, seat: int, options: list[str]) -> list[Refusal]:
    """Any other option is refused with a reason and changes nothing."""
    before = dump(state)
    refusals = []
    for option in options:
        refusal = table.game.explain(state, seat, option)
        assert refusal is not None, option
        spoken(refusal.message)
        if refusal.rule is not None:  # players can read the rule
            assert list(translations(table.game.rules, refusal.rule)) == list(LANGUAGES), refusal.rule
        with pytest.raises(Illegal):
            state.apply(seat, option)
        refusals.append(refusal)
    assert dump(state) == before
    return refusals


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_legal_options_apply_and_all_others_are_refused_with_a_rule(table: Table) -> None:
    game = table.game
    words, prompts = game.vocabulary(table.start(0)), tool("wire").prompts(table.id)
    chooser = Chooser(5)
    for seed in table.seeds(2, 1000):
        for number, (state, _, _) in enumerate(some(table, seed)):
            for ask in state.asks():
                spoken(game.prompt(state, ask))
                assert game.prompt(state, ask).id in prompts, "the browser does not know it"
                assert len(set(ask.options)) == len(ask.options)
                for option in ask.options:
                    assert option in words
                    check_open(table, state, ask.seat, option)
                closed = [word for word in words if word not in ask.options]
                all_of_them = number < 3 and len(words) <= LARGE
                some_of_them = 15 if number else 200  # of a large game
                tried = closed if all_of_them else sampled(closed, chooser, some_of_them)
                for option, refusal in zip(tried, check_closed(table, state, ask.seat, tried), strict=True):
                    assert refusal.rule, f"{option} is refused without a rule"


def sampled(words: list[str], chooser: Chooser, count: int) -> list[str]:
    """A random sample of these."""
    return [words[chooser.below(len(words))] for _ in range(count)]


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_when_the_game_is_over_everything_is_refused(table: Table) -> None:
    state = table.start(0)
    finish(table, state, 0)
    assert state.asks() == []
    check_closed(table, state, 0, table.game.vocabulary(state)[::7])


@pytest.mark.parametrize("table", [table for table in EVERYWHERE if table.scene is None][:3], ids=str)
@given(option=st.text(max_size=30), seat=st.integers(-3, 9))
def test_garbage_is_refused(table: Table, option: str, seat: int) -> None:
    state = table.start(1)
    if any(ask.seat == seat and option in ask.options for ask in state.asks()):
        return
    check_closed(table, state, seat, [option])


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_every_event_can_be_said_in_three_languages(table: Table) -> None:
    game = table.game
    events: list[Event] = []
    for seed in table.seeds(10, 2000):
        state = table.start(seed, listener=events.append)
        chooser = Chooser(seed)
        for _ in range(MOST):
            if state.asks():
                state.apply(*chooser.choose(state))
                assert game.view(state, None)
    assert events
    for event in events:
        spoken(event)
        check(event)


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_events_cost_nothing_and_change_nothing(table: Table) -> None:
    events: list[Event] = []
    loud, quiet = table.start(4, listener=events.append), table.start(4)
    chooser = Chooser(4)
    for number in range(MOST):
        if not quiet.asks():
            break
        seat, option = chooser.choose(quiet)
        loud.apply(seat, option)
        quiet.apply(seat, option)
        assert number % 7 or dump(loud) == dump(quiet)
    assert dump(loud) == dump(quiet)
