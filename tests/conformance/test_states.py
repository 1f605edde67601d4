"""States are plain data: copies are equal and independent, saves are exact, records replay."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.conformance.tables import EVERYWHERE, SHARE, Chooser, Table, decisions, some
from undercroft import games
from undercroft.engine.flow import Frame, Illegal, State, Value
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.record import Session, reopen, unseal
from undercroft.engine.snapshot import dump, fields, load

FURTHER = 25  # choices after loading
OUTSIDE = {"listener", "box", "__dict__"}  # not part of the data


def mutable_parts(value: object) -> dict[int, object]:
    """Everything reachable from a state that can be changed, by identity."""
    if value is None or isinstance(value, int | str | Value):
        return {}
    if isinstance(value, list | tuple):
        children = list(value)
    elif isinstance(value, dict):
        children = [*value.keys(), *value.values()]
    else:
        children = [getattr(value, name) for name in fields(value)]
    found = {} if isinstance(value, tuple) else {id(value): value}
    for child in children:
        found |= mutable_parts(child)
    return found


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_a_copy_is_equal_and_shares_nothing_that_changes(table: Table) -> None:
    for seed in table.seeds(5, 1000):
        for state, seat, option in some(table, seed):
            before = dump(state)
            twin = state.copy()
            assert dump(twin) == before
            assert type(twin) is type(state)
            assert not mutable_parts(twin).keys() & mutable_parts(state).keys()
            twin.apply(seat, option)
            assert dump(state) == before


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_every_attribute_of_a_state_is_data(table: Table) -> None:
    """No object has an attribute that a blank one lacks, or cannot be saved."""
    for state, _, _ in some(table, 1):
        for part in [*mutable_parts(state).values()]:
            if isinstance(part, list | dict):
                continue
            assert fields(part) == fields(type(part)()), type(part).__name__
        json.dumps(dump(state))


def content(value: object) -> object:
    """Everything an object holds, found without the code that makes and reads snapshots."""
    if isinstance(value, list | tuple):
        return [content(item) for item in value]
    if isinstance(value, dict):
        return {key: content(item) for key, item in value.items()}
    if value is None or isinstance(value, int | str):
        return value
    return type(value), {name: content(getattr(value, name)) for name in attributes(value)}


def attributes(thing: object) -> list[str]:
    """The names of all that an object holds, found likewise."""
    names = {*getattr(thing, "__dict__", ()), *getattr(type(thing), "__mypyc_attrs__", ())} - OUTSIDE
    if isinstance(thing, Frame):
        names.add("at")  # a class attribute until the first step is done
    return sorted(names)


def unusual(cls: type) -> Any:
    """An object with another value in each field that holds a number, a text or a yes."""
    thing = cls()
    for name in attributes(thing):
        value = getattr(thing, name)
        if name == "at" and isinstance(thing, Frame):
            thing.at = len(thing.STEPS) - 1
        elif isinstance(value, bool):
            setattr(thing, name, not value)
        elif isinstance(value, int):
            setattr(thing, name, value + 1)
        elif isinstance(value, str):
            setattr(thing, name, f"{value}x")
    return thing


@pytest.mark.parametrize("id", games.ids())
def test_copies_and_saves_lose_no_field_of_any_object(id: str) -> None:
    """Some fields have another value only for a moment in few games: too rarely for games at random."""
    game: Game[Any] = games.get(id)
    for cls in game.classes:
        thing = unusual(cls)
        holder = game.new(game.default_seats(), 0)
        holder.agenda = [thing]
        data = json.loads(json.dumps(dump(holder)))
        loaded: State = load(data, game.classes, game.state_class)
        assert content(loaded.agenda[0]) == content(thing), f"{cls.__name__} is not saved as it is"
        if not isinstance(thing, Value):  # these are shared
            twin = holder.copy().agenda[0] if isinstance(thing, Frame) else thing.copy()
            assert content(twin) == content(thing), f"{cls.__name__} is not copied as it is"


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_save_load_continue_equals_continue_at_every_decision(table: Table) -> None:
    """A loaded state holds the same data, and the next choices lead to the same states."""
    game = table.game
    for seed in table.seeds(5, 1000):
        for number, (state, seat, option) in enumerate(some(table, seed)):
            loaded: State = game.load(json.loads(json.dumps(game.save(state))))
            assert dump(loaded) == dump(state)
            assert content(loaded) == content(state)
            twin = state.copy()
            loaded.apply(seat, option)
            twin.apply(seat, option)
            assert dump(loaded) == dump(twin)
            if number % FURTHER == 0:
                chooser = Chooser(number)
                for _ in range(FURTHER):
                    if twin.asks():
                        choice = chooser.choose(twin)
                        twin.apply(*choice)
                        loaded.apply(*choice)
                assert content(loaded) == content(twin)


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_a_record_replays_to_the_same_states(table: Table) -> None:
    game = table.game
    for seed in table.seeds(4, 1000):
        start = table.start(seed)
        session = (
            Session.of(game, start) if table.scene else Session.new(game, table.seats, seed, table.options)
        )
        states = []
        for state, seat, option in decisions(table, seed, 600 // SHARE):
            states.append(dump(state))
            assert dump(session.state) == states[-1]
            session.apply(seat, option)
        again = reopen(game, unseal(session.save()))
        assert dump(again.state) == dump(session.state)
        assert again.record == session.record
        assert again.state.result() == session.state.result()


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_a_position_says_with_which_options_it_is_played(table: Table) -> None:
    """A game continued from it has the same title, symbol and rematch."""
    game, start = table.game, table.start(1)
    found = game.options_at(start)
    assert Session.of(game, start).record.options == found
    if not table.scene:
        assert found == game.check_options(table.options)


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_undo_goes_back_exactly_and_never_past_chance(table: Table) -> None:
    session = Session.of(table.game, table.start(2))
    for _, seat, option in decisions(table, 2, 300 // SHARE):
        before = dump(session.state)
        session.apply(seat, option)
        if session.state.spot != before["spot"]:
            assert not session.can_undo()
            with pytest.raises(BadRequest):
                session.undo()
            assert session.record.moves[-1] == (seat, option)
        elif session.can_undo():
            session.undo()
            assert dump(session.state) == before
            session.apply(seat, option)


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_a_seat_without_a_choice_cannot_choose(table: Table) -> None:
    for state, _, option in some(table, 3):
        before = dump(state)
        idle = {99, -1, *range(table.game.seats[-1])} - {ask.seat for ask in state.asks()}
        for seat in idle:
            with pytest.raises(Illegal):
                state.apply(seat, option)
        assert dump(state) == before
