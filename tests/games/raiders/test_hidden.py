"""What a seat cannot know: tables that differ only in that look the same to it (R-305)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.raiders.table import CHARACTERS, GAME, choosers, heard, items, lay, options, scene, view
from undercroft.engine.dice import key_of
from undercroft.engine.flow import Event
from undercroft.engine.snapshot import dump
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.state import Raiders

ITEMS = ("torch", "ball", "key", "sword")
VARIANTS = ("basic", "tactical")
many = settings(max_examples=25, deadline=None, derandomize=True, database=None)


@st.composite
def tables(draw: st.DrawFn, variants: tuple[str, ...] = VARIANTS) -> dict[str, Any]:
    """A floor with many face-down rooms, everybody with a few items; often the last floor."""
    seats, floor = draw(st.integers(3, 5)), draw(st.sampled_from((1, 3, 5, 5)))
    row = draw(st.permutations(BOX.deck))[:5]
    if floor == 5:
        row[4] = draw(st.sampled_from(BOX.bosses))
    hand = st.lists(st.sampled_from(ITEMS), max_size=4, unique=True)
    return {
        "players": [{"character": CHARACTERS[seat], "items": draw(hand)} for seat in range(seats)],
        "row": row,
        "facing": draw(st.sampled_from(("UDDDD", "UDDDU", "UUDDD", "UDUDD", "DDDDD"))),
        "floor": floor,
        "variant": draw(st.sampled_from(variants)),
        "scroll": draw(st.integers(0, seats - 1)),
        "seed": draw(st.integers(0, 1000)),
    }


lucks = st.integers(0, 10**6).map(random.Random)


def walk(s: Raiders, luck: random.Random) -> Iterator[Raiders]:
    """A game played at random from here on, including looks; yields before every choice."""
    while not s.result():
        yield s
        ask = luck.choice(s.asks())
        s.apply(ask.seat, luck.choice(ask.options))


def known(s: Raiders, seat: int) -> dict[str, Any]:
    """Everything a seat can learn without doing anything: view, asks, labels, reasons."""
    asks = [ask for ask in s.asks() if ask.seat == seat]
    refusals = [GAME.explain(s, seat, option) for option in GAME.vocabulary()]
    return {
        "view": view(s, seat),
        "asks": [(ask.prompt, ask.options, ask.asides, ask.into) for ask in asks],
        "prompts": [GAME.prompt(s, ask).json() for ask in asks],
        "labels": [GAME.describe(s, seat, option).json() for ask in asks for option in ask.options],
        "reasons": [refusal.json() if refusal else None for refusal in refusals],
    }


def told(events: list[Event], seat: int) -> list[tuple[str, dict[str, Any]]]:
    """Which of these events a seat hears."""
    return [(event.id, event.args) for event in events if event.audience in (None, seat)]


def unseen(s: Raiders, seat: int) -> list[int]:
    """The face-down rooms that a seat has not seen, from 0."""
    row = view(s, seat)["row"]
    return [place["number"] - 1 for place in row if place["state"] == "down" and place["card"] is None]


def other_secrets(s: Raiders, seat: int, luck: random.Random) -> Raiders:
    """The same table with another room wherever the seat has not seen one, and another future."""
    twin = s.copy()
    for place in unseen(s, seat):
        pile = twin.bosses if twin.row[place] in BOX.bosses else twin.deck
        index = luck.choice([index for index, name in enumerate(pile) if name != twin.row[place]])
        twin.row[place], pile[index] = pile[index], twin.row[place]
    twin.rekey(key_of(luck.randrange(10**6), "another future"))
    return twin


def same_to(seat: int, one: Raiders, two: Raiders) -> None:
    """Neither the seat nor a spectator can tell these tables apart."""
    assert known(one, seat) == known(two, seat)
    assert view(one) == view(two)


def lay_differently(one: Raiders, two: Raiders, seat: int, luck: random.Random) -> None:
    """A seat plays a card or looks, at two tables that differ; other seats play different cards."""
    ask = luck.choice(one.asks())
    cards = [option for option in ask.options if option != "look"]
    if ask.seat == seat:
        cards = [luck.choice(cards)] if cards else []
    elif "look" in ask.options and "look" in options(two, ask.seat) and luck.random() < 0.5:
        cards = ["look"]
    if cards:
        one.apply(ask.seat, cards[0])
        two.apply(ask.seat, cards[-1])


@pytest.mark.rule("R-305")
@many
@given(tables(("basic",)), lucks)
def test_what_the_others_lay_is_hidden_until_all_cards_are_turned_up(
    table: dict[str, Any], luck: random.Random
) -> None:
    for s in walk(GAME.scene(table), luck):
        if s.floor != table["floor"]:
            return
        for seat in range(s.seats) if not s.answers else ():
            one, two = s.copy(), other_secrets(s, seat, luck)
            heard_at_one, heard_at_two = heard(one), heard(two)
            while len(choosers(one)) > 1:
                lay_differently(one, two, seat, luck)
                same_to(seat, one, two)
                assert told(heard_at_one, seat) == told(heard_at_two, seat)


@pytest.mark.rule("R-305")
@many
@given(tables(), lucks)
def test_a_face_down_room_is_hidden_until_it_is_entered(table: dict[str, Any], luck: random.Random) -> None:
    start = GAME.scene(table)
    for seat in range(start.seats):
        one, two = start.copy(), other_secrets(start, seat, luck)
        heard_at_one, heard_at_two = heard(one), heard(two)
        changed = min(unseen(start, seat), default=5)
        while one.room < changed and one.floor == table["floor"] and not one.result():
            same_to(seat, one, two)
            assert told(heard_at_one, seat) == told(heard_at_two, seat)
            ask = luck.choice([ask for ask in one.asks() if ask.seat != seat or not ask.idle()])
            option = luck.choice([each for each in ask.options if ask.seat != seat or each != "look"])
            one.apply(ask.seat, option)
            two.apply(ask.seat, option)
        if changed < 5:
            assert view(one)["row"][changed]["state"] == "up"
            assert view(one, seat)["row"] != view(two, seat)["row"]  # now everybody sees which it is


@pytest.mark.rule("R-305")
@pytest.mark.parametrize("seat", range(4))
def test_a_laid_card_is_seen_by_its_player_alone(seat: int) -> None:
    for other in range(4):
        one, two = scene("goblin", "snake"), scene("goblin", "snake")
        one.apply(seat, "power:1")
        two.apply(seat, "power:5")
        assert (known(one, other) == known(two, other)) == (other != seat)
        assert view(one) == view(two)
        lay(one, *[None if each == seat else 2 for each in range(4)])
        lay(two, *[None if each == seat else 2 for each in range(4)])
        assert view(one, other)["players"] != view(two, other)["players"]


@pytest.mark.rule("R-305")
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_torch_shows_rooms_to_its_player_alone(variant: str) -> None:
    torches = {1: ["torch"], 2: ["torch"]}
    one = scene("goblin", "snake", "treasure-4", facing="UDD", items=torches, variant=variant)
    two = scene("goblin", "lava", "vault-coins", facing="UDD", items=torches, variant=variant)
    heard_at_one, heard_at_two = heard(one), heard(two)
    for seat in range(4):
        assert known(one, seat) == known(two, seat)
    one.apply(1, "look")
    two.apply(1, "look")
    for seat in range(4):
        assert (known(one, seat) == known(two, seat)) == (seat != 1)
        assert (told(heard_at_one, seat) == told(heard_at_two, seat)) == (seat != 1)
    assert [place["card"]["name"] for place in view(one, 1)["row"]] == ["goblin", "snake", "treasure-4"]


@pytest.mark.rule("R-305")
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_hands_of_the_others_are_hidden(variant: str) -> None:
    hands = (["key"], ["sword", "sword"], ["ball", "torch"])
    for room in ("goblin", "treasure-4", "lava", "wolf-pack"):
        one = scene(room, items={1: hands[0], 2: hands[1], 3: hands[2]}, variant=variant)
        two = scene(room, items={1: hands[0], 2: hands[2], 3: hands[1]}, variant=variant)
        assert known(one, 0) == known(two, 0)
        assert known(one, 1) == known(two, 1)
        assert view(one) == view(two)
        assert view(one, 2) != view(two, 2)
        one.apply(0, "power:1")
        two.apply(0, "power:1")
        assert known(one, 0) == known(two, 0)


@pytest.mark.rule("R-305")
def test_no_view_holds_a_hand_but_ones_own() -> None:
    s = scene("goblin", "snake", items={0: ["key"], 1: ["sword"], 2: ["torch"]})
    for seat in range(4):
        assert view(s, seat)["hand"]["items"] == dict.fromkeys(ITEMS, 0) | items(s, seat)
        assert not any("hand" in player or "items" in player for player in view(s, seat)["players"])
    assert view(s)["hand"] is None


@pytest.mark.rule("R-305")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_decks_and_what_was_removed_are_hidden(seats: int) -> None:
    s = GAME.new(seats, 4)
    other = s.copy()
    other.deck = [name for name in BOX.deck if name != "goblin"][: len(s.deck)]  # not what it was
    other.floors = s.floors[::-1][:-1]
    other.bosses = ["golem"]
    other.heroes = []
    other.rekey(key_of(99))
    for seat in range(seats):
        same_to(seat, s, other)


def the_last_room(boss: str, facing: str) -> Raiders:
    return scene("snake", boss, facing=facing, items={2: ["torch"]})


@pytest.mark.rule("R-305")
def test_the_boss_is_hidden_until_laid_face_up_entered_or_seen_by_torch() -> None:
    for boss in set(BOX.bosses) - {"mummy"}:
        one, two = the_last_room("mummy", "UD"), the_last_room(boss, "UD")
        assert all(known(one, seat) == known(two, seat) for seat in range(4))
        for s in (one, two):
            s.apply(2, "look")
        assert [known(one, seat) == known(two, seat) for seat in range(4)] == [True, True, False, True]
        for s in (one, two):
            lay(s, 5, 5, 5, 5)
        assert not any(known(one, seat) == known(two, seat) for seat in range(4))  # entered
        one, two = the_last_room("mummy", "UU"), the_last_room(boss, "UU")
        assert not any(known(one, seat) == known(two, seat) for seat in range(4))  # face up


def pool(s: Raiders, seat: int) -> Counter[str]:
    """The rooms of the box that a seat has not seen: the deck, the removed ones, and the face-down ones."""
    shown = [place["card"]["name"] for place in view(s, seat)["row"] if place["card"]]
    earlier = [room["room"] for room in view(s)["history"] if room["floor"] < view(s)["floor"]]
    return Counter(BOX.deck) - Counter(shown) - Counter(earlier)


@many
@given(tables(), lucks)
def test_determinize_deals_again_what_is_hidden_and_nothing_else(
    table: dict[str, Any], luck: random.Random
) -> None:
    for number, s in enumerate(walk(GAME.scene(table), luck)):
        seat, before = number % s.seats, dump(s)
        twin = GAME.determinize(s, seat, number)
        after = dump(twin)
        assert dump(s) == before
        same_to(seat, s, twin)
        changed = {field for field in before if before[field] != after[field]}
        assert changed <= {"row", "deck", "bosses", "answers", "pending", "key", "spot"}
        hidden = set(unseen(s, seat))
        assert all(s.row[place] == twin.row[place] for place in range(5) if place not in hidden)
        assert Counter(twin.deck + twin.row + twin.bosses) == Counter(s.deck + s.row + s.bosses)
        assert [name in BOX.bosses for name in twin.row] == [name in BOX.bosses for name in s.row]
        assert len(twin.bosses) == len(s.bosses)
        assert set(twin.answers) == set(s.answers)
        assert twin.answers.get(seat) == s.answers.get(seat)
        assert [dump(ask) for ask in twin.asks() if not ask.idle() or ask.seat == seat] == [
            dump(ask) for ask in s.asks() if not ask.idle() or ask.seat == seat
        ]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_determinized_rooms_are_those_of_the_box_not_seen_yet(seats: int, variant: str) -> None:
    for number, s in enumerate(walk(GAME.new(seats, seats, {"variant": variant}), random.Random(seats))):
        seat = number % seats
        twin = GAME.determinize(s, seat, number)
        dealt = Counter(twin.row[place] for place in unseen(s, seat) if twin.row[place] not in BOX.bosses)
        assert dealt <= pool(s, seat)
        assert Counter(twin.deck) == pool(s, seat) - dealt


def determinized(s: Raiders, seat: int, count: int = 600) -> list[Raiders]:
    return [GAME.determinize(s, seat, seed) for seed in range(count)]


def test_every_unseen_room_is_possible_wherever_a_room_lies_face_down() -> None:
    s = scene("goblin", "snake", "treasure-4", "lava", "dragon", facing="UDUDD")
    twins = determinized(s, 0)
    assert pool(s, 0) == Counter(BOX.deck) - Counter(["goblin", "treasure-4"])
    for place in (1, 3, 4):
        assert {twin.row[place] for twin in twins} == set(pool(s, 0))
    assert all(Counter([twin.row[place] for place in (1, 3, 4)]) <= pool(s, 0) for twin in twins)
    assert any(twin.row[1] == twin.row[3] == "troll" for twin in determinized(s, 0, 2000))  # both copies


def test_an_unseen_room_is_as_likely_as_it_has_copies() -> None:
    s = scene("goblin", "snake", facing="UD")
    found = Counter(twin.row[1] for twin in determinized(s, 0, 5800))  # 200 for each of the 29 cards
    for name, copies in pool(s, 0).items():
        assert 150 * copies <= found[name] <= 250 * copies


def test_every_boss_is_possible_while_the_boss_lies_face_down() -> None:
    s = scene("goblin", "snake", "golem", facing="UDD", items={1: ["torch"]})
    s.apply(1, "look")
    for seat in (0, 2, 3):
        twins = determinized(s, seat)
        assert {twin.row[2] for twin in twins} == set(BOX.bosses)
        assert {twin.row[1] for twin in twins} == set(pool(s, seat))
        assert all(sorted([*twin.bosses, twin.row[2]]) == sorted(BOX.bosses) for twin in twins)
    assert {tuple(twin.row) for twin in determinized(s, 1)} == {("goblin", "snake", "golem")}


def test_rooms_seen_by_torch_stay_and_turn_up_nowhere_else() -> None:
    s = scene("goblin", "treasure-4", "snake", facing="UDD", items={0: ["torch"]})
    s.apply(0, "look")
    assert {tuple(twin.row) for twin in determinized(s, 0)} == {("goblin", "treasure-4", "snake")}
    assert not any("snake" in twin.deck for twin in determinized(s, 0, 50))
    assert {"snake", "treasure-4"} <= {twin.row[1] for twin in determinized(s, 1)}
    lay(s, 4, 4, 4, 4)  # the next room is entered: now all know it, and one is left
    assert {twin.row[1] for twin in determinized(s, 1)} == {"treasure-4"}
    assert {twin.row[2] for twin in determinized(s, 1)} == set(pool(s, 1))


def test_a_laid_card_may_be_any_that_could_be_laid() -> None:
    hand = ["torch", "ball", "key", "sword"]
    s = scene("treasure-4", items={1: hand}, power={1: [2, 3, 5]})
    lay(s, 1, 3)
    twins = determinized(s, 0)
    assert {twin.answers[1] for twin in twins} == {"power:2", "power:3", "power:5", "ball", "key"}
    assert {twin.answers[0] for twin in twins} == {"power:1"}
    assert {twin.answers[1] for twin in determinized(s, 1)} == {"power:3"}
    assert {len({twin.answers[seat] for twin in determinized(s, 2)}) for seat in (0, 1)} == {5}
    assert all(view(twin, 1)["hand"]["items"] == dict.fromkeys(ITEMS, 1) for twin in twins)


def test_a_laid_second_card_may_be_any_but_those_played() -> None:
    s = scene("goblin", items={0: ["ball"], 1: ["ball"], 2: ["ball"]}, power={1: [1, 4]})
    lay(s, "ball", "ball", "ball", 2)
    lay(s, None, 4)
    assert {twin.answers[1] for twin in determinized(s, 0)} == {"power:1", "power:4"}
    assert {view(twin)["players"][3]["card"] for twin in determinized(s, 0, 50)} == {"power:2"}


@pytest.mark.parametrize("torches", [1, 2])
def test_a_torch_laid_at_the_wolf_pack_cannot_be_looked_with(torches: int) -> None:
    s = scene("wolf-pack", items={1: ["torch"] * torches})
    lay(s, None, 3)
    twins = determinized(s, 0)
    assert {twin.answers[1] for twin in twins} == {*[f"power:{value}" for value in range(1, 6)], "torch"}
    for twin in twins:
        spare = torches - (twin.answers[1] == "torch")
        assert options(twin, 1) == (("look",) if spare else ())
        if spare:
            twin.apply(1, "look")
        lay(twin, 5, None, 5, 4)
        assert view(twin)["result"] is not None
        assert view(twin)["supply"]["torch"] == 6 - torches + (torches - spare) + bool(spare)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_determinized_states_play_on_to_the_end(seats: int, variant: str) -> None:
    luck = random.Random(seats)
    for number, s in enumerate(walk(GAME.new(seats, 9, {"variant": variant}), luck)):
        if number % 4:
            continue
        twin = GAME.determinize(s, number % seats, number)
        for _ in walk(twin, luck):
            pass
        rooms = [room["room"] for room in view(twin)["history"]]
        assert Counter(rooms[:24]) <= Counter(BOX.deck)
        assert (len(rooms), rooms[24] in BOX.bosses) == (25, True)
        assert rooms[: len(view(s)["history"])] == [room["room"] for room in view(s)["history"]]


@many
@given(tables(), lucks)
def test_determinized_scenes_play_on_to_the_end(table: dict[str, Any], luck: random.Random) -> None:
    for number, s in enumerate(walk(GAME.scene(table), luck)):
        if number % 8:
            continue
        twin = GAME.determinize(s, number % s.seats, number)
        for _ in walk(twin, luck):
            pass
        assert view(twin)["result"] is not None
        assert len(view(twin)["history"]) == 5 * (6 - table["floor"])


def test_the_future_of_a_determinized_state_is_another() -> None:
    s = scene("goblin", seats=3)
    s.explicit = False
    rows = set()
    for twin in determinized(s, 0, 40):
        rows.add(tuple(lay(twin, 1, 1, 1).row))
    assert len(rows) > 30
