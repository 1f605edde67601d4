"""What is true at every moment of every game (rules, section 21; for hidden things see test_hidden)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.raiders.table import CHARACTERS, GAME, coins, heard, lay, scene, view, wounds
from undercroft.engine.flow import CHANCE, Event
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.state import Raiders

ITEMS = ("torch", "ball", "key", "sword")
POWERS = {f"power:{value}" for value in range(1, 6)}
VARIANTS = ("basic", "tactical")
many = settings(max_examples=25, deadline=None, derandomize=True, database=None)


@st.composite
def tables(draw: st.DrawFn) -> dict[str, Any]:
    """A floor with any rooms, poor and rich players, and plenty of items."""
    seats, floor = draw(st.integers(3, 5)), draw(st.integers(1, 5))
    row = draw(st.permutations(BOX.deck))[:5]
    if floor == 5:
        row[4] = draw(st.sampled_from(BOX.bosses))
    player = st.fixed_dictionaries(
        {
            "coins": st.sampled_from((0, 1, 2, 18, 19, 20)),
            "wounds": st.integers(0, 3),
            "items": st.lists(st.sampled_from(ITEMS), max_size=4, unique=True),
        }
    )
    return {
        "players": [{"character": CHARACTERS[seat], **draw(player)} for seat in range(seats)],
        "row": row,
        "facing": draw(st.sampled_from(BOX.floors)),
        "floor": floor,
        "variant": draw(st.sampled_from(VARIANTS)),
        "scroll": draw(st.integers(0, seats - 1)),
        "seed": draw(st.integers(0, 1000)),
    }


lucks = st.integers(0, 10**6).map(random.Random)


def act(s: Raiders, luck: random.Random) -> None:
    """Somebody does something, including looks by those who need not choose."""
    ask = luck.choice(s.asks())
    s.apply(ask.seat, luck.choice(ask.options))


def walk(table: dict[str, Any], luck: random.Random) -> Iterator[Raiders]:
    """The game from this scene to its end, played at random; yields the state after every choice."""
    s = GAME.scene(table)
    yield s
    while not s.result():
        act(s, luck)
        yield s


def whole_game(seats: int, variant: str, seed: int, **how: Any) -> Iterator[Raiders]:
    """A new game played at random to its end."""
    luck = random.Random(seed)
    s = GAME.new(seats, seed, {"variant": variant}, **how)
    yield s
    while not s.result():
        act(s, luck)
        yield s


def lying(s: Raiders) -> list[str]:
    """The items on the table: keys and swords of a room not yet left."""
    return [player["card"] for player in view(s)["players"] if player["card"] in ("key", "sword")]


@pytest.mark.rule("R-299", "R-300")
@many
@given(tables(), lucks)
def test_coins_stay_from_0_to_20_and_wounds_from_0(table: dict[str, Any], luck: random.Random) -> None:
    for s in walk(table, luck):
        assert all(0 <= count <= 20 for count in coins(s))
        assert all(count >= 0 for count in wounds(s))


@pytest.mark.rule("R-299")
def test_coins_stop_at_20_and_at_0() -> None:
    s = scene("treasure-4-2", "lava", "vault-coins", seats=3, coins=[19, 19, 0])
    lay(s, 5, 4, 1)
    assert coins(s) == [20, 20, 0]
    lay(s, 4, 5, 3)
    assert coins(s) == [17, 17, 0]
    poor = lay(scene("lava", seats=3, coins=[1, 2, 2]), 5, 1, 1)
    assert coins(poor) == [1, 0, 0]
    boss = lay(scene("tax-collector", seats=3, coins=[2, 2, 2]), 1, 2, 2)
    assert coins(boss) == [0, 2, 2]
    prize = lay(scene("sphinx", seats=3, coins=[20, 19, 18]), 5, 5, 5)
    assert coins(prize) == [20, 20, 20]


@pytest.mark.rule("R-300")
@pytest.mark.parametrize(
    ("room", "card", "healed"), [("vault-coins", 5, 2), ("vault-coins", 3, 1), ("vault-items", 5, 1)]
)
def test_wounds_stop_at_0(room: str, card: int, healed: int) -> None:
    s = lay(scene(room, wounds=[0, 1, 2, 3]), card, card, card, card)
    assert wounds(s) == [max(0, before - healed) for before in range(4)]


@pytest.mark.rule("R-301")
@many
@given(tables(), lucks)
def test_there_are_always_6_of_each_item(table: dict[str, Any], luck: random.Random) -> None:
    for s in walk(table, luck):
        count = Counter(view(s)["supply"])
        for seat in range(s.seats):
            count.update(view(s, seat)["hand"]["items"])
        count.update(lying(s))
        assert count == dict.fromkeys(ITEMS, 6)


@pytest.mark.rule("R-301")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_always_24_items_in_a_whole_game(seats: int, variant: str) -> None:
    for seed in range(4):
        for s in whole_game(seats, variant, seed):
            held = sum(sum(view(s, seat)["hand"]["items"].values()) for seat in range(seats))
            assert sum(view(s)["supply"].values()) + held + len(lying(s)) == 24


@pytest.mark.rule("R-302")
@many
@given(tables(), lucks)
def test_power_cards_in_hand_and_on_the_table_are_always_the_five(
    table: dict[str, Any], luck: random.Random
) -> None:
    for s in walk(table, luck):
        for seat, player in enumerate(view(s)["players"]):
            hand = view(s, seat)["hand"]
            held = [f"power:{value}" for value in hand["power"]]
            shown = [] if s.result() else [*player["played"], player["card"]]
            assert sorted([*held, *[card for card in shown if card in POWERS]]) == sorted(POWERS)
            assert player["hand_size"] == len(held) + sum(hand["items"].values())


@pytest.mark.rule("R-302")
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_laid_power_card_is_still_one_of_the_five(variant: str) -> None:
    s = scene("goblin", "snake", seats=3, variant=variant)
    s.apply(0, "power:4")
    hand, player = view(s, 0)["hand"], view(s)["players"][0]
    if variant == "basic":  # face down: the others cannot tell it from a hand of five
        assert (hand["power"], hand["laid"], player["card"]) == ([1, 2, 3, 4, 5], "power:4", "")
    else:
        assert (hand["power"], hand["laid"], player["card"]) == ([1, 2, 3, 5], "", "power:4")


@pytest.mark.rule("R-303")
def test_coins_and_wounds_are_never_short() -> None:
    s = scene("vault-coins", "dragon", seats=5, coins=[18] * 5, wounds=[10] * 5)
    lay(s, 4, 4, 4, 4, 4)
    assert (coins(s), sum(coins(s))) == ([20] * 5, 100)  # the box has coins for 94
    lay(s, 2, 2, 2, 2, 2)
    assert (wounds(s), sum(wounds(s))) == ([13] * 5, 65)  # the box has wounds for 50
    sick = lay(scene("dragon", seats=3, wounds=[0, 49, 70]), 2, 1, 1)
    assert wounds(sick) == [0, 52, 73]


@pytest.mark.rule("R-304")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_has_25_rooms_and_25_cards_a_player(seats: int, variant: str) -> None:
    for seed in range(12):
        events: list[Event] = []
        *_, final = whole_game(seats, variant, seed, listener=events.append)
        told = [event.id for event in events]
        assert told.count("raiders-enter") == len(view(final)["history"]) == 25
        settled = [card for room in view(final)["history"] for card in room["cards"]]
        assert len(settled) == 25 * seats
        assert set(settled) <= POWERS | set(ITEMS)
        replaced = sum(sum(room["balls"]) for room in view(final)["history"])
        assert told.count("raiders-plays") - replaced == 25 * seats


@pytest.mark.rule("R-304")
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_replaced_crystal_ball_is_no_settled_card(variant: str) -> None:
    s = scene("goblin", "snake", seats=3, items={0: ["ball", "ball"]}, variant=variant)
    events = heard(s)
    lay(s, "ball", 2, 3)
    lay(s, "ball")
    lay(s, 5)
    assert view(s)["history"][0]["cards"] == ["power:5", "power:2", "power:3"]
    assert [event.id for event in events].count("raiders-plays") == 5


@pytest.mark.rule("R-304")
@many
@given(tables(), lucks)
def test_balls_and_torches_are_settled_only_as_escapes(table: dict[str, Any], luck: random.Random) -> None:
    *_, final = walk(table, luck)
    for room in view(final)["history"]:
        assert len(room["cards"]) == final.seats
        assert ("ball" in room["cards"]) <= (room["room"] == "necromancer")
        assert ("torch" in room["cards"]) <= (room["room"] == "wolf-pack")


@pytest.mark.rule("R-306")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_chance_deals_characters_scroll_floors_rooms_and_boss_and_nothing_else(
    seats: int, variant: str
) -> None:
    drawn: list[set[str]] = []
    before: list[Any] = []
    for s in whole_game(seats, variant, 1, chance="explicit"):
        asks = s.asks()
        if asks and asks[0].seat == CHANCE:
            assert len(asks) == 1
            drawn.append(set(asks[0].options))
            before.append(len(view(s)["history"]))
    floors = [set(BOX.floors), *[set(BOX.deck)] * 5] * 4 + [
        set(BOX.floors),
        *[set(BOX.deck)] * 4,
        set(BOX.bosses),
    ]
    scroll = [{str(seat) for seat in range(seats)}] if variant == "tactical" else []
    pools = [set(CHARACTERS)] * seats + scroll + floors
    assert all(options <= pool for options, pool in zip(drawn, pools, strict=True))
    assert before == [0] * (seats + len(scroll) + 6) + [5] * 6 + [10] * 6 + [15] * 6 + [20] * 6


@pytest.mark.rule("R-306")
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_stream_moves_only_when_a_floor_is_prepared(seats: int, variant: str) -> None:
    moved, floor, spot = 0, 1, -1
    for s in whole_game(seats, variant, 2):
        if s.spot != spot and spot != -1:
            moved += 1
            assert view(s)["floor"] == floor + 1
        floor, spot = view(s)["floor"], s.spot
    assert moved == 4


@pytest.mark.rule("R-306")
@many
@given(tables(), st.integers(0, 10**6))
def test_rooms_are_settled_without_chance(table: dict[str, Any], seed: int) -> None:
    one = GAME.scene(table, chance="explicit")
    other = GAME.scene({**table, "seed": table["seed"] + 1}, chance="explicit")
    for s in (one, other):
        luck = random.Random(seed)
        while s.asks() and s.asks()[0].seat != CHANCE:
            act(s, luck)
    assert view(one) == view(other)
    assert len(view(one)["history"]) == 5
