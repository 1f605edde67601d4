"""Setup of a new game (rules, section 3).

Rooms, floor cards and the boss are drawn when they are laid out. What is never drawn is what was removed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.raiders.descent import (
    BOSSES,
    FLOORS,
    ROOMS,
    Secrets,
    decisions,
    down_to,
    draw,
    new,
    offered,
    played,
    raids,
    rooms_told,
    strings,
)
from tests.games.raiders.table import (
    CHARACTERS,
    GAME,
    choosers,
    coins,
    items,
    lay,
    options,
    scene,
    view,
    wounds,
)
from undercroft.engine.flow import CHANCE
from undercroft.games.raiders.state import Raiders


def draws(s: Raiders, seed: int) -> Iterator[tuple[tuple[str, ...], str]]:
    """Play at random; for every card that CHANCE brings, what could have come instead."""
    could = offered(s)
    for seat, option in decisions(s, seed):
        if seat == CHANCE:
            yield could, option
        could = offered(s)


def viewers(s: Raiders) -> tuple[int | None, ...]:
    """Everybody who looks at the table: a spectator, and all seats."""
    return (None, *range(s.seats))


@pytest.mark.rule("R-029")
def test_any_of_the_rooms_not_laid_yet_may_be_the_next() -> None:
    left = Counter(ROOMS)
    for could, card in draws(new(), seed=1):
        if card in ROOMS:
            assert Counter(could) == left
            left[card] -= 1
            left = +left
    assert left.total() == 6


@pytest.mark.rule("R-029")
def test_the_first_room_is_a_random_one_of_the_thirty() -> None:
    first = Counter(raid.rooms[0] for raid in raids())
    assert set(first) == set(ROOMS)
    for name, copies in ROOMS.items():
        assert 3 < first[name] / copies < 42  # 20 expected in 600 games


@pytest.mark.rule("R-030")
def test_24_of_the_30_rooms_are_played_and_none_more_often_than_there_are_copies() -> None:
    for raid in raids():
        rooms = Counter(name for name in raid.rooms if name in ROOMS)
        assert rooms.total() == 24
        assert rooms <= Counter(ROOMS)


@pytest.mark.rule("R-030")
def test_each_room_card_is_left_out_as_often_as_any_other() -> None:
    missing: Counter[str] = Counter()
    for raid in raids():
        missing += Counter(ROOMS) - Counter(raid.rooms)
    assert missing.total() == 6 * 600
    for name, copies in ROOMS.items():
        assert 80 < missing[name] / copies < 160  # 6 of 30: 120 expected in 600 games


@pytest.mark.rule("R-031")
@pytest.mark.parametrize("floor", [1, 3, 5])
def test_no_view_depends_on_what_is_left_in_the_deck(floor: int) -> None:
    s = down_to(new(), floor)
    for _ in range(6):
        draw(s, offered(s)[-1])
    other = s.copy()
    other.deck = [name for name in ROOMS if name not in s.deck]
    assert [view(other, viewer) for viewer in viewers(s)] == [view(s, viewer) for viewer in viewers(s)]
    assert other.asks()[0].options == s.asks()[0].options


@pytest.mark.rule("R-031")
@pytest.mark.parametrize("seed", range(3))
def test_only_rooms_that_lay_open_are_ever_named_while_the_game_runs(seed: int) -> None:
    game = Secrets(3 + seed % 3, seed)
    for _ in game.play():
        if game.state.result() is None:
            assert rooms_told(view(game.state)) <= game.open
    removed = Counter(ROOMS) - Counter(game.laid)
    assert removed.total() == 6
    told = Counter(str(event.args["room"]) for event in game.heard if event.id == "raiders-enter")
    assert told == Counter(f"@raiders-room-{name}" for name in game.laid)  # the removed ones not even then


@pytest.mark.rule("R-032")
def test_any_of_the_ten_bosses_may_wait_and_none_is_drawn_before() -> None:
    s = down_to(new(), 5)
    draw(s, "UUUUD" if "UUUUD" in offered(s) else offered(s)[0])
    for _ in range(4):
        assert not set(offered(s)) & set(BOSSES)
        draw(s, offered(s)[0])
    assert sorted(offered(s)) == sorted(BOSSES)


@pytest.mark.rule("R-032")
def test_each_boss_waits_as_often_as_any_other() -> None:
    waiting = Counter(raid.rooms[-1] for raid in raids())
    assert set(waiting) == set(BOSSES)
    assert all(30 < count < 90 for count in waiting.values())  # 60 expected in 600 games


@pytest.mark.rule("R-032")
def test_nobody_knows_the_boss_before_it_is_laid_out() -> None:
    game = Secrets(4, seed=2)
    for _ in game.play():
        told = rooms_told([[view(game.state, seat) for seat in (None, 0, 1, 2, 3)]])
        if len(game.laid) < 25:
            assert not told & set(BOSSES)
    assert game.laid[24] in BOSSES


@pytest.mark.rule("R-033", "R-034")
def test_room_25_is_the_boss_and_no_other_room_is() -> None:
    for raid in raids():
        assert [room in BOSSES for room in raid.rooms] == [False] * 24 + [True]  # R-033
    table = view(played(4, seed=9))
    boss = table["history"][24]
    assert (boss["floor"], boss["kind"], table["row"][4]["card"]["name"]) == (5, "boss", boss["room"])
    assert rooms_told(table) & set(BOSSES) == {boss["room"]}  # R-034


@pytest.mark.rule("R-035")
def test_five_of_the_seven_floor_cards_are_turned_up_and_two_never() -> None:
    turned: list[str] = []
    for could, card in draws(new(), seed=3):
        if card in FLOORS:
            assert sorted(could) == sorted(set(FLOORS) - set(turned))
            turned.append(card)
    assert len(turned) == len(set(turned)) == 5


@pytest.mark.rule("R-035")
def test_each_floor_card_is_left_out_as_often_as_any_other() -> None:
    missing: Counter[str] = Counter()
    for raid in raids():
        missing.update(set(FLOORS) - set(raid.floors))
    assert missing.total() == 2 * 600
    assert all(120 < missing[card] < 220 for card in FLOORS)  # 171 expected in 600 games


@pytest.mark.rule("R-035")
def test_any_floor_card_may_be_the_first() -> None:
    first = Counter(raid.floors[0] for raid in raids())
    assert set(first) == set(FLOORS)
    assert all(50 < count < 125 for count in first.values())  # 86 expected in 600 games


@pytest.mark.rule("R-308")
def test_no_view_tells_a_floor_card_to_come_or_removed() -> None:
    game = Secrets(3, seed=4)
    for _ in game.play():
        s, other = game.state, game.state.copy()
        other.floors = []
        for viewer in viewers(s):
            assert view(other, viewer) == view(s, viewer)
            assert not set(strings(view(s, viewer))) & set(FLOORS)
    assert not {word for event in game.heard for word in strings(event.args)} & set(FLOORS)


@pytest.mark.rule("R-308")
def test_a_floor_card_is_seen_when_its_floor_is_prepared() -> None:
    s = new()
    assert view(s)["row"] == []
    draw(s, "UDDDU", "lava", "snake", "troll", "goblin", "zombie")
    assert [place["state"] for place in view(s)["row"]] == ["up", "down", "down", "down", "up"]


@pytest.mark.rule("R-036")
def test_items_lie_in_four_open_supplies() -> None:
    s = new("warrior", "knight", "thief")
    for viewer in viewers(s):
        assert view(s, viewer)["supply"] == {"torch": 6, "ball": 6, "key": 5, "sword": 5}


@pytest.mark.rule("R-037")
def test_coins_and_wounds_come_from_a_common_supply_and_return_there() -> None:
    s = scene("treasure-4", "lava", "dragon", "vault-coins", coins=[9, 9, 9, 9], wounds=[1, 1, 1, 1])
    lay(s, 5, 1, 1, 1)
    assert coins(s) == [13, 9, 9, 9]  # nobody pays them
    lay(s, 4, 3, 2, 2)
    assert coins(s) == [11, 9, 9, 9]  # nobody gets them
    lay(s, 3, 2, 3, 3)
    assert wounds(s) == [1, 4, 1, 1]
    lay(s, 1, 5, 5, 5)
    assert (coins(s), wounds(s)) == ([12, 9, 9, 9], [1, 2, 0, 0])


@pytest.mark.rule("R-038")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_is_dealt_one_random_character_of_those_left(seats: int) -> None:
    s = GAME.new(seats, chance="explicit")
    left = [*CHARACTERS]
    for seat in range(seats):
        assert len(view(s)["players"]) == seat
        assert sorted(offered(s)) == left
        draw(s, left.pop(seat % 2))
    dealt = [player["character"] for player in view(s)["players"]]
    assert len(dealt) == len(set(dealt)) == seats


@pytest.mark.rule("R-038")
def test_no_seat_has_a_character_of_its_own() -> None:
    tables = [view(GAME.new(5, seed))["players"] for seed in range(200)]
    for seat in range(5):
        dealt = Counter(players[seat]["character"] for players in tables)
        assert all(15 < dealt[name] < 70 for name in CHARACTERS)  # 40 expected
    assert all(len({player["character"] for player in players}) == 5 for players in tables)


@pytest.mark.rule("R-039")
def test_characters_not_dealt_play_no_part() -> None:
    s = new("explorer", "thief", "warrior")
    assert sorted(offered(s)) == sorted(FLOORS)  # nobody else is dealt
    assert view(s)["supply"] == {"torch": 5, "ball": 6, "key": 5, "sword": 6}  # their items stay
    for _, card in draws(s, seed=5):
        assert card not in CHARACTERS
    assert not set(strings(view(s))) & {"knight", "wizard"}


@pytest.mark.rule("R-040")
def test_everybody_sees_every_character() -> None:
    s = new("wizard", "thief", "explorer", "knight")
    for viewer in viewers(s):
        seen = [player["character"] for player in view(s, viewer)["players"]]
        assert seen == ["wizard", "thief", "explorer", "knight"]


@pytest.mark.parametrize(
    ("name", "purse", "hurt", "carried"),
    [
        pytest.param("explorer", 3, 2, {"torch": 1}, marks=pytest.mark.rule("R-044")),
        pytest.param("knight", 1, 1, {"sword": 1}, marks=pytest.mark.rule("R-045")),
        pytest.param("thief", 2, 2, {"key": 1}, marks=pytest.mark.rule("R-046")),
        pytest.param("warrior", 2, 0, {}, marks=pytest.mark.rule("R-047")),
        pytest.param("wizard", 1, 1, {"ball": 2}, marks=pytest.mark.rule("R-048")),
    ],
)
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.rule("R-041", "R-042")
def test_a_player_starts_with_what_the_character_shows(
    seat: int, name: str, purse: int, hurt: int, carried: dict[str, int]
) -> None:
    others = [each for each in CHARACTERS if each != name]
    s = new(*others[:seat], name, *others[seat:2])
    assert (coins(s)[seat], wounds(s)[seat]) == (purse, hurt)  # R-041
    assert view(s, seat)["hand"]["power"] == [1, 2, 3, 4, 5]  # R-042
    assert items(s, seat) == carried


@pytest.mark.rule("R-042")
def test_the_starting_hand_can_be_played() -> None:
    s = draw(new("thief", "knight", "wizard"), "UUUUD", "treasure-4", "dragon", "lava", "troll", "snake")
    powers = ("power:1", "power:2", "power:3", "power:4", "power:5")
    assert options(s, 0) == (*powers, "key")
    assert options(s, 1) == powers  # a sword opens no chest
    assert options(s, 2) == (*powers, "ball")


@pytest.mark.rule("R-043")
def test_starting_items_come_out_of_the_supply() -> None:
    assert view(new("warrior", "thief", "wizard"))["supply"]["ball"] == 4
    assert view(new("warrior", "thief", "knight"))["supply"]["ball"] == 6
    assert view(new(*CHARACTERS))["supply"] == {"torch": 5, "ball": 4, "key": 5, "sword": 5}


def course(characters: tuple[str, ...]) -> list[Any]:
    """The same cards from the same hands in the same rooms: what could be chosen, and the results."""
    goods = {"coins": 5, "wounds": 1, "items": ["torch", "ball", "key", "sword"]}
    players = [{"character": name, **goods} for name in characters]
    row = ["dragon", "treasure-4-2", "vault-items", "lava", "golem"]
    s = GAME.scene({"players": players, "row": row, "facing": "UDUDD"}, chance="explicit")
    seen: list[Any] = []
    for cards in ((2, "sword", 1), (1, 1, "key"), (5, 2, 3), (4, 3, 4), ("sword", 4, 5)):
        seen.append([options(s, seat) for seat in range(3)])
        lay(s, *cards)
        seen.append((coins(s), wounds(s), [items(s, seat) for seat in range(3)]))
    return [*seen, s.result()]


@pytest.mark.rule("R-049")
def test_a_character_has_no_effect_beyond_its_starting_values() -> None:
    first = course(("explorer", "knight", "thief"))
    assert first[-1] is not None
    for others in (
        ("knight", "thief", "warrior"),
        ("thief", "wizard", "knight"),
        ("wizard", "warrior", "explorer"),
    ):
        assert course(others) == first


@pytest.mark.rule("R-050")
def test_a_player_sees_their_own_hand_and_no_other() -> None:
    s = scene("dragon", items={0: ["key"], 1: ["sword"], 2: ["ball", "torch"]})
    other = scene("dragon", items={0: ["sword"], 1: ["key"], 2: ["ball", "torch"]})
    assert items(s, 0) == {"key": 1}
    assert items(s, 2) == {"ball": 1, "torch": 1}
    for viewer in (None, 2, 3):
        assert view(other, viewer) == view(s, viewer)  # who has the key?
    assert view(other, 0) != view(s, 0)
    assert view(s, None)["hand"] is None


@pytest.mark.rule("R-050")
def test_power_cards_in_hand_are_hidden_too() -> None:
    s = scene("dragon", "lava", power={0: [1, 2, 3]})
    other = scene("dragon", "lava", power={0: [2, 4, 5]})
    for viewer in (None, 1, 2, 3):
        assert view(other, viewer) == view(s, viewer)
    assert view(other, 0)["hand"]["power"] == [2, 4, 5]


@pytest.mark.rule("R-051")
def test_coins_wounds_supplies_played_cards_and_hand_sizes_are_open() -> None:
    s = scene("dragon", "lava", coins=[4, 3, 2, 1], wounds=[1, 2, 3, 4], items={1: ["sword", "key"]})
    lay(s, 5, "sword", 5, 3)
    for viewer in viewers(s):
        table = view(s, viewer)
        players = table["players"]
        assert [player["coins"] for player in players] == [4, 3, 2, 1]
        assert [player["wounds"] for player in players] == [1, 2, 3, 4]
        assert table["supply"] == {"torch": 6, "ball": 6, "key": 5, "sword": 6}
        assert [players[seat]["played"] for seat in (0, 2, 3)] == [["power:5"], ["power:5"], ["power:3"]]
        assert table["history"][0]["cards"] == ["power:5", "sword", "power:5", "power:3"]
        assert [player["hand_size"] for player in players] == [4, 6, 4, 4]
        assert not {"hand", "items", "power"} & {key for player in players for key in player}
    assert choosers(s) == [0, 1, 2, 3]
