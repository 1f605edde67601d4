"""The kit on Descent, which is not in the list of games yet: what holds for every game holds for it, too."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.conformance import test_playouts, test_states, test_verbs, test_views
from tests.conformance.tables import Chooser, Table
from tests.conformance.test_words import spoken
from undercroft import games
from undercroft.bots.playout import playout
from undercroft.engine.flow import Event
from undercroft.engine.snapshot import dump, fields
from undercroft.games.descent.course.wiring import DescentTable
from undercroft.games.descent.floor.bases import BASE_1X1
from undercroft.games.descent.game import GAME
from undercroft.games.descent.state.board import is_standing

DEFAULT = {option["id"]: option["default"] for option in GAME.options_schema()["options"]}
OLD = {**DEFAULT, "rules": "2005", "heroes": "choose", "wall_corner": "stop", "sight_corner": "blocked"}
TABLES = [
    *[Table("descent", seats, DEFAULT) for seats in GAME.seats],
    Table("descent", 3, OLD),
    Table("descent", 4, {**DEFAULT, "always_pause": True, "undying_excess": "drop"}),
]
LOOK = 9  # every so many decisions


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(games.MODULES, "descent", "undercroft.games.descent.game")
    yield
    games.get.cache_clear()


@pytest.fixture(params=TABLES, ids=lambda table: f"{table.seats} {table.options['rules']}")
def table(request: pytest.FixtureRequest) -> Table:
    found: Table = request.param
    return found


def looks(table: Table, seed: int, most: int = 1200) -> Iterator[DescentTable]:
    """States of a random game; the caller may only look."""
    state, chooser = table.start(seed), Chooser(seed)
    for number in range(most):
        if not state.asks():
            return
        assert isinstance(state, DescentTable)
        if number % LOOK == 0:
            yield state
        state.apply(*chooser.choose(state))


def test_random_games_end(table: Table) -> None:
    for seed in range(4):
        state = table.start(seed)
        playout(state, seed, 200_000)
        result = state.result()
        assert result is not None
        assert state.asks() == []


def test_copies_saves_and_dice(table: Table) -> None:
    for state in looks(table, 1, 500):
        before = dump(state)
        twin = state.copy()
        assert dump(twin) == before
        assert not test_states.mutable_parts(twin).keys() & test_states.mutable_parts(state).keys()
        for part in test_states.mutable_parts(state).values():
            if not isinstance(part, list | dict):
                assert fields(part) == fields(type(part)()), type(part).__name__
        loaded = GAME.load(json.loads(json.dumps(GAME.save(state))))
        assert test_states.content(loaded) == test_states.content(state)
        chooser, other = Chooser(5), Chooser(5)
        for _ in range(8):
            if twin.asks():
                twin.apply(*chooser.choose(twin))
                loaded.apply(*other.choose(loaded))
        assert dump(loaded) == dump(twin)


def test_dice_thrown_from_outside_give_the_same_game(table: Table) -> None:
    auto, explicit = table.start(2), table.start(2, chance="explicit")
    chooser = Chooser(2)
    test_playouts.throw(explicit)
    for _ in range(600):
        if explicit.asks():
            seat, option = chooser.choose(explicit)
            auto.apply(seat, option)
            explicit.apply(seat, option)
            test_playouts.throw(explicit)
    explicit.explicit = False
    assert dump(explicit) == dump(auto)


def test_a_word_is_open_exactly_when_nothing_bars_it(table: Table) -> None:
    chooser = Chooser(9)
    for state in looks(table, 3, 900):
        words = test_verbs.tried(table, state, chooser)
        for seat in range(table.seats):
            offered = {option for ask in state.asks() if ask.seat == seat for option in ask.options}
            for word in words:
                bar = test_verbs.reason(table, state, seat, word)
                assert (word.key in offered) == (bar is None), (seat, word, bar and bar.message)
                assert bar is None or bar.rule in GAME.rules.rules
                refusal = GAME.explain(state, seat, word.key)
                assert (refusal is None) == (bar is None)
                if refusal is not None:
                    spoken(refusal.message)


def test_what_is_open_is_described_and_applies(table: Table) -> None:
    for state in looks(table, 4):
        before = dump(state)
        for ask in state.asks():
            spoken(GAME.prompt(state, ask))
            assert len(set(ask.options)) == len(ask.options)
            for option in ask.options:
                described = GAME.describe(state, ask.seat, option)
                spoken(described.label)
                assert described.rules
                assert all(id in GAME.rules.rules for id in described.rules)
                twin = state.copy()
                twin.apply(ask.seat, option)
                assert dump(twin) != before
        assert dump(state) == before


def test_events_are_said_in_three_languages_and_change_nothing(table: Table) -> None:
    events: list[Event] = []
    loud, quiet, chooser = table.start(5, listener=events.append), table.start(5), Chooser(5)
    for _ in range(1500):
        if quiet.asks():
            choice = chooser.choose(quiet)
            loud.apply(*choice)
            quiet.apply(*choice)
    assert dump(loud) == dump(quiet)
    assert len({event.id for event in events}) > 30
    for event in events:
        spoken(event)


def test_views_are_json_and_tell_heroes_nothing_of_what_is_hidden(table: Table) -> None:
    for state in looks(table, 6):
        secret = {*state.hand} - {*state.powers, *state.discard, "aim", "dodge"}  # orders are called so
        for seat in (None, *range(table.seats)):
            view = GAME.view(state, seat)
            assert json.loads(json.dumps(view)) == view
            assert ("hand" in view) == (seat == 0)
            if seat != 0:
                assert not [card for card in secret if f'"{card}"' in json.dumps(view)]
            test_views.scribble(view)


def test_determinized_states_agree_with_the_view_and_play_on(table: Table) -> None:
    chooser = Chooser(7)
    for number, state in enumerate(looks(table, 7, 700)):
        seat = number % table.seats
        twin = GAME.determinize(state, seat, number)
        assert GAME.view(twin, seat) == GAME.view(state, seat)
        assert twin.key != state.key
        for _ in range(5):
            if twin.asks():
                twin.apply(*chooser.choose(twin))


def test_the_board_says_what_the_figures_say(table: Table) -> None:
    """Spaces are taken by those who stand there, and by nobody else; nobody is on floor that is hidden."""
    for state in looks(table, 8):
        taken = [0] * state.box.plan.size
        for figure in state.figures():
            if is_standing(state, figure):
                for space in state.spaces(figure):
                    assert not taken[space]
                    taken[space] = figure + 1
        assert taken == state.taken
        assert all(state.base(hero) == BASE_1X1 for hero in range(len(state.heroes)))
        assert all(health > 0 for slot, health in enumerate(state.health) if state.place[slot] >= 0)
