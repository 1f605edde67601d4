"""Goal and players (rules, section 1)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.raiders.descent import played
from tests.games.raiders.table import GAME, choosers, coins, heard, lay, scene, view, wounds
from undercroft.engine.game import BadRequest
from undercroft.games.raiders.state import Raiders


def the_end(coins: list[int], wounds: list[int]) -> Raiders:
    """A game that ends with exactly these: the Medusa is beaten, which changes nothing."""
    return lay(scene("medusa", seats=len(coins), coins=coins, wounds=wounds), *[5] * len(coins))


def winners(s: Raiders) -> list[int]:
    result = s.result()
    assert result is not None
    found: list[int] = result["winners"]
    return found


@pytest.mark.rule("R-001")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_four_or_five_sit_down(seats: int) -> None:
    s = GAME.new(seats)
    assert len(view(s)["players"]) == view(s)["seats"] == seats
    assert choosers(s) == [*range(seats)]


@pytest.mark.rule("R-001")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_no_other_number_sits_down(seats: int) -> None:
    with pytest.raises(BadRequest, match="3 to 5 seats"):
        GAME.new(seats)
    offered = GAME.options_schema()["seats"]
    assert (offered["min"], offered["max"]) == (3, 5)


@pytest.mark.rule("R-002")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_game_goes_through_five_floors_of_five_rooms(seats: int) -> None:
    s = played(seats, seed=7)
    floors = [room["floor"] for room in view(s)["history"]]
    assert floors == [1] * 5 + [2] * 5 + [3] * 5 + [4] * 5 + [5] * 5
    assert view(s)["floors"] == 5
    assert s.result() is not None


@pytest.mark.rule("R-003")
def test_the_richest_after_the_fifth_floor_wins() -> None:
    assert winners(the_end([7, 12, 9, 3], [0, 1, 2, 4])) == [1]
    assert winners(the_end([7, 12, 13], [0, 3, 2])) == [2]


@pytest.mark.rule("R-003")
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_riches_win_nothing_before_the_fifth_floor_is_done(floor: int) -> None:
    s = scene("treasure-4", coins=[20, 0, 0, 0], floor=floor)
    lay(s, 5, 1, 1, 1)
    assert s.result() is None
    assert view(s)["floor"] == floor + 1


@pytest.mark.rule("R-003")
def test_a_rich_player_who_is_out_does_not_compete() -> None:
    s = lay(scene("medusa", coins=[20, 5, 3, 2], wounds=[0, 1, 2, 3]), 1, 2, 3, 3)  # 9 against 14
    assert [player["out"] for player in view(s)["players"]] == [True, False, False, False]
    assert winners(s) == [1]


@pytest.mark.rule("R-004")
def test_the_most_wounded_falls_unconscious_and_cannot_win() -> None:
    s = scene("medusa", coins=[20, 5, 6, 4], wounds=[5, 1, 2, 0])
    events = heard(s)
    lay(s, 5, 5, 5, 5)
    assert winners(s) == [2]
    assert [event.args["who"] for event in events if event.id == "raiders-falls"] == [
        "@raiders-character-explorer"
    ]


@pytest.mark.rule("R-005")
def test_no_number_of_wounds_puts_a_player_out_early() -> None:
    s = scene("dragon", "treasure-4", "lava", wounds=[997, 0, 0, 0])
    lay(s, 1, 2, 2, 2)
    assert wounds(s)[0] == 1000
    assert (view(s)["players"][0]["out"], choosers(s)) == (False, [0, 1, 2, 3])
    lay(s, 5, 1, 1, 1)
    assert coins(s) == [4, 0, 0, 0]
    assert (choosers(s), s.result()) == ([0, 1, 2, 3], None)


@pytest.mark.rule("R-006")
def test_every_player_acts_in_every_kind_of_room() -> None:
    s = scene("treasure-1", "snake", "vault-coins", "spikes", "mummy", seats=5)
    for value in (1, 2, 3, 4, 5):
        assert choosers(s) == [0, 1, 2, 3, 4]
        lay(s, value, value, value, value, value)
    assert [len(room["cards"]) for room in view(s)["history"]] == [5] * 5


@pytest.mark.rule("R-006")
def test_nobody_has_to_wait_for_a_turn() -> None:
    ends = []
    for order in permutations(range(4)):
        s = scene("treasure-4-2")
        for seat in order:
            s.apply(seat, f"power:{seat + 2}")
        ends.append((coins(s), view(s)["history"]))
    assert ends == [ends[0]] * 24
    assert ends[0][0] == [0, 0, 2, 4]
