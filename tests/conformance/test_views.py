"""A view is the only way out of a state, and reveals no more than the seat may know."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.conformance.tables import EVERYWHERE, Chooser, Table, some
from tests.tools import tool
from undercroft.engine.flow import CHANCE, Roll, State
from undercroft.engine.snapshot import dump
from undercroft.games.descent.state.state import OVERLORD, OVERLORD_DECK, Descent
from undercroft.games.dungeoneer.state.state import Dungeoneer
from undercroft.games.raiders.state import ROOMS, Raiders

SURVEYED = 3  # surveys are slow: check every third position
CALLS = 12  # deals that a seat imagines at one position
ASKED_OUT = 6  # every word is asked about at each sixth position
LOOKS_AT_CHANCE = 150  # choices per game


def asked(state: State, seat: int) -> list[tuple[str, tuple[str, ...]]]:
    """What a seat is asked."""
    return [(ask.prompt, ask.options) for ask in state.asks() if ask.seat == seat]


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_views_and_asks_are_equal_when_only_hidden_things_differ(table: Table) -> None:
    game = table.game
    differed = False
    for seed in table.seeds(3, 1000):
        for number, (state, _, _) in enumerate(some(table, seed)):
            before, public = dump(state), game.view(state, None)
            for seat in range(table.seats):
                other = table.imagined(state, seat, seed * 1000 + number)
                differed |= dump(other) != before
                assert game.view(other, seat) == game.view(state, seat)
                assert game.view(other, None) == public
                assert asked(other, seat) == asked(state, seat)
                assert said(table, other, seat, number) == said(table, state, seat, number)
                if number % SURVEYED == 0:
                    assert surveyed(table, other, seat) == surveyed(table, state, seat)
                assert dump(state) == before
    assert differed, "determinize never changed anything"


def surveyed(table: Table, state: State, seat: int) -> object:
    """What a seat can work out, as JSON that the browser knows; nothing of the state is in it."""
    survey = table.game.survey(state, seat)
    shaped = msgspec.convert(survey, tool("wire").SHAPES[table.id].Survey)
    told: object = json.loads(msgspec.json.encode(shaped))
    assert told == survey, "the browser knows another shape"
    scribble(survey)
    return told


def said(table: Table, state: State, seat: int, number: int) -> list[object]:
    """What a seat is told about its asks, its options, and some closed options."""
    game = table.game
    asks = [ask for ask in state.asks() if ask.seat == seat]
    prompts = [game.prompt(state, ask).json() for ask in asks]
    described = [game.describe(state, seat, option).json() for ask in asks for option in ask.options]
    words = game.vocabulary(state)
    some = [words[(number * 7 + each * 31) % len(words)] for each in range(8)]
    refused = [game.explain(state, seat, word) for word in some]
    return [prompts, described, [refusal and refusal.json() for refusal in refused]]


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_no_refusal_depends_on_what_is_hidden(table: Table) -> None:
    """Every word is asked about: one answer for each card would tell a whole hand."""
    game = table.game
    for number, (state, _, _) in enumerate([*some(table, 9)][number_of(table) :: ASKED_OUT]):
        words = game.vocabulary(state)
        for seat in range(table.seats):
            other = table.imagined(state, seat, number)
            for word in words:
                here, there = game.explain(state, seat, word), game.explain(other, seat, word)
                assert (here and here.json()) == (there and there.json()), f"seat {seat} learns from {word}"


def number_of(table: Table) -> int:
    """Where to begin, so that not all tables are looked at in the same places."""
    return len(str(table)) % ASKED_OUT


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_which_card_came_is_told_only_to_those_who_see_it(table: Table) -> None:
    """Of two cards that may come, a seat that sees no difference hears none, except about its own cards."""
    state = table.start(4, chance="explicit")
    chooser = Chooser(4)
    alike = 0
    for number in range(LOOKS_AT_CHANCE):
        asks = state.asks()
        if not asks:
            break
        if asks[0].seat == CHANCE and not isinstance(state.agenda[-1], Roll):  # dice are open to everybody
            options = asks[0].options
            ways = [options[0], options[-1], options[chooser.below(len(options))]]
            for seat in range(table.seats):
                known: dict[str, list[str]] = {}
                for way in dict.fromkeys(ways):
                    view, heard = decided(table, state.copy(), way, seat, number)
                    alike += view in known
                    assert known.setdefault(view, heard) == heard, f"seat {seat} heard what it cannot see"
        state.apply(*chooser.choose(state))
    assert alike or table.seats == 1 or table.scene, "no card ever came in secret"


def decided(table: Table, state: State, way: str, seat: int, number: int) -> tuple[str, list[str]]:
    """What a seat sees, and what everybody has heard, after this choice of chance, at the next ask."""
    heard: list[str] = []
    state.listener = lambda event: heard.append(repr(event)) if event.audience is None else None
    state.apply(CHANCE, way)
    chooser = Chooser(number)
    while state.asks() and state.asks()[0].seat == CHANCE:
        state.apply(*chooser.choose(state))
    return json.dumps(table.game.view(state, seat), sort_keys=True), heard


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_the_true_deal_is_imagined_no_more_often_than_chance_allows(table: Table) -> None:
    """What a seat imagines must not depend on the true deal, neither always nor sometimes.

    A deal that looks the same to the seat must lead to the true one as often as the true one does.
    """
    positions = [state.copy() for state, _, _ in some(table, 6)][::4]
    from_truth = from_other = 0
    for number, state in enumerate(positions):
        for seat in range(table.seats):
            truth = hidden(state)
            seed = 100 * (number * table.seats + seat)
            twins = imagined(table, state, seat, seed)
            other = next((twin for twin in twins if hidden(twin) != truth), None)
            if other is None:
                assert not open_to_doubt(state, seat), f"seat {seat} always imagines the truth"
                continue
            again = imagined(table, other, seat, seed + CALLS)
            from_truth += sum(hidden(twin) == truth for twin in twins)
            from_other += sum(hidden(twin) == truth for twin in again)
    assert from_truth - from_other <= 3 + 4 * (from_truth + from_other) ** 0.5


def imagined(table: Table, state: State, seat: int, seed: int) -> list[State]:
    """Several deals that a seat imagines."""
    return [table.imagined(state, seat, seed + number) for number in range(CALLS)]


def hidden(state: State) -> str:
    """A position without the dice to come, to be compared."""
    data = {name: value for name, value in dump(state).items() if name not in ("key", "spot", "start_spot")}
    return json.dumps(data)


def open_to_doubt(state: State, seat: int) -> bool:
    """Whether there is surely more than one deal that a seat may imagine, by counting."""
    if isinstance(state, Raiders):
        known = state.up | state.seen[seat]
        unseen = [name for place, name in enumerate(state.row) if not known >> place & 1]
        rooms = {name for name in (*unseen, *state.deck) if ROOMS[name].kind != "boss"}
        return len(rooms) > 1 and any(ROOMS[name].kind != "boss" for name in unseen)
    if isinstance(state, Dungeoneer) and not state.solo():
        others = [hand for other, hand in enumerate(state.hands) if other != seat]
        pool = {card for hand in (*others, state.deck.cards()) for card in hand}
        forced = sum(ask.seat != seat for ask in state.asks())  # somebody is asked for a card
        return len(pool) > 1 and len(state.deck) > 0 and sum(map(len, others)) > forced
    if isinstance(state, Descent) and seat != OVERLORD and not state.waits_for(OVERLORD):
        return bool(state.hand) and len({*state.hand, *state.decks[OVERLORD_DECK]}) > len(set(state.hand))
    return False


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_a_determinized_state_plays_on_with_other_dice(table: Table) -> None:
    """A planning bot must not foresee the dice: the stream gets a new key."""
    for state, _, _ in some(table, 1):
        twins = [table.game.determinize(state, 0, seed) for seed in range(3)]
        assert len({twin.key for twin in twins} | {state.key}) == 4
        assert all(state.key not in json.dumps(dump(twin)) for twin in twins)


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_a_determinized_state_plays_on_from_any_choice_also_of_chance(table: Table) -> None:
    state = table.start(3, chance="explicit")
    chooser = Chooser(3)
    for number in range(60):
        if not state.asks():
            return
        twin = table.imagined(state, number % table.seats, number)
        for _ in range(3):
            if twin.asks():
                twin.apply(*chooser.choose(twin))
        state.apply(*chooser.choose(state))


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_views_are_json_and_independent_of_the_state(table: Table) -> None:
    for state, _, _ in some(table, 7):
        before = dump(state)
        for seat in (None, *range(table.seats)):
            view = table.game.view(state, seat)
            assert json.loads(json.dumps(view)) == view
            scribble(view)
        survey = table.game.survey(state, None)
        assert json.loads(json.dumps(survey)) == survey
        scribble(survey)
        assert dump(state) == before


def scribble(value: object) -> None:
    """Change everything in a view that can be changed."""
    if isinstance(value, dict):
        for child in value.values():
            scribble(child)
        value.clear()
    elif isinstance(value, list):
        for child in value:
            scribble(child)
        value.clear()
