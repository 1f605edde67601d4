"""Treasure rooms and the key (rules, sections 9 and 10)."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import choosers, coins, heard, items, last, lay, options, scene, view, wounds


def gains(room: str, *cards: int | str, keys: int = 1) -> list[int]:
    """What each seat gets in a treasure room, starting without coins; everybody has some keys."""
    s = scene(room, seats=len(cards), items={seat: ["key"] * keys for seat in range(len(cards))})
    lay(s, *cards)
    assert last(s)["coins"] == coins(s)
    return coins(s)


@pytest.mark.rule("R-104")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_highest_card_takes_the_most_valuable_chest_whoever_plays_it(seats: int) -> None:
    for seat in range(seats):
        cards = [1] * seats
        cards[seat] = 2
        assert gains("treasure-4", *cards) == [4 if other == seat else 0 for other in range(seats)]
    assert gains("treasure-3-2", 1, 5, 1)[1] == 3  # of two chests the better one


@pytest.mark.rule("R-105", "R-106")
def test_the_highest_share_the_chest_rounded_down_and_nobody_gets_the_rest() -> None:
    assert gains("treasure-4", 3, 1, 3, 2) == [2, 0, 2, 0]
    assert gains("treasure-3", 3, 1, 3, 2) == [1, 0, 1, 0]
    shares = gains("treasure-4", 1, 4, 4, 4)
    assert shares == [0, 1, 1, 1]
    assert sum(shares) == 3  # the fourth coin is nobody's


@pytest.mark.rule("R-107")
def test_a_chest_with_fewer_coins_than_players_entitled_to_it_gives_nothing() -> None:
    assert gains("treasure-1", 2, 2, 1) == [0, 0, 0]
    assert gains("treasure-2", 5, 5, 5, 1) == [0, 0, 0, 0]
    assert gains("treasure-3", 4, 4, 4, 4, 1) == [0, 0, 0, 0, 0]
    assert gains("treasure-3", 4, 4, 4, 3, 1) == [1, 1, 1, 0, 0]  # just enough


@pytest.mark.rule("R-108")
def test_the_second_highest_card_takes_the_second_chest() -> None:
    assert gains("treasure-4-2", 3, 5, 2, 1) == [2, 4, 0, 0]
    assert gains("treasure-3-2", 1, 2, 3) == [0, 2, 3]
    assert gains("treasure-2-1", 1, 3, 2, 4, 5) == [0, 0, 0, 1, 2]


@pytest.mark.rule("R-109")
def test_second_highest_is_the_second_different_value_not_the_second_player() -> None:
    assert gains("treasure-4-2", 5, 5, 3, 1) == [2, 2, 2, 0]
    assert gains("treasure-4-2", 5, 5, 5, 5, 1) == [1, 1, 1, 1, 2]
    assert gains("treasure-4-2", 5, 1, 1) == [4, 1, 1]  # the next value, however low it is


@pytest.mark.rule("R-110")
def test_the_second_highest_share_the_second_chest_by_the_same_rules() -> None:
    assert gains("treasure-3-2", 5, 3, 3, 1) == [3, 1, 1, 0]
    assert gains("treasure-4-2", 5, 3, 3, 3, 1) == [4, 0, 0, 0, 0]  # 2 coins for three: none
    assert gains("treasure-2-1", 4, 2, 2) == [2, 0, 0]


@pytest.mark.rule("R-111")
def test_if_all_values_are_equal_nobody_gets_the_second_chest() -> None:
    assert gains("treasure-4-2", 3, 3, 3, 3) == [1, 1, 1, 1]
    assert gains("treasure-4-2", 2, 2, 2) == [1, 1, 1]
    assert gains("treasure-3-2", 2, 2, 2, 2, 2) == [0, 0, 0, 0, 0]
    s = scene("treasure-4-2")
    events = heard(s)
    lay(s, 3, 3, 3, 3)  # nobody is even entitled to it: it is not split in vain
    assert "raiders-too-few-coins" not in [event.id for event in events]


@pytest.mark.rule("R-112")
def test_the_two_chests_are_settled_independently() -> None:
    assert gains("treasure-2-1", 5, 5, 5, 3) == [0, 0, 0, 1]  # the first gave nothing
    assert gains("treasure-3-2", 5, 5, 5, 5, 1) == [0, 0, 0, 0, 2]  # and does not pass down
    assert gains("treasure-4-2", 5, 5, 3, 3, 3) == [2, 2, 0, 0, 0]  # nor the second up


@pytest.mark.rule("R-113")
def test_with_one_chest_only_the_highest_value_gets_anything() -> None:
    for room, chest in (("treasure-1", 1), ("treasure-2", 2), ("treasure-3", 3), ("treasure-4", 4)):
        assert gains(room, 4, 5, 3, 2, 1) == [0, chest, 0, 0, 0]
    assert gains("treasure-1", 5, 5, 4) == [0, 0, 0]  # not even when the highest get nothing


@pytest.mark.rule("R-114")
def test_the_lesser_chest_may_pay_more_than_a_share_of_the_better_one() -> None:
    first, _, second = gains("treasure-3-2", 5, 5, 4)
    assert (first, second) == (1, 2)


@pytest.mark.rule("R-115")
@pytest.mark.parametrize("before", [16, 17, 18, 19, 20])
def test_nobody_ever_has_more_than_20_coins(before: int) -> None:
    s = lay(scene("treasure-4-2", coins=[before, 19, 0, 0]), 5, 4, 3, 2)
    assert coins(s) == [20, 20, 0, 0]


@pytest.mark.rule("R-116")
def test_shares_are_computed_before_the_limit_and_the_excess_is_lost() -> None:
    full = lay(scene("treasure-4", coins=[20, 1, 1, 1]), 5, 5, 2, 1)
    assert coins(full) == [20, 3, 1, 1]  # half of 4, though the other half is lost
    nearly = lay(scene("treasure-4-2", coins=[19, 1, 1, 1]), 5, 4, 2, 1)
    assert coins(nearly) == [20, 3, 1, 1]
    assert last(nearly)["coins"] == [1, 2, 0, 0]


@pytest.mark.rule("R-117")
def test_example_a_b_and_v_play_4_g_plays_2_and_d_plays_1() -> None:
    s = lay(scene("treasure-4-2", seats=5, wounds=[1, 1, 1, 1, 1]), 4, 4, 4, 2, 1)
    assert coins(s) == [1, 1, 1, 2, 0]
    assert wounds(s) == [1, 1, 1, 1, 1]


@pytest.mark.rule("R-118")
def test_three_highest_players_at_a_chest_of_2_get_nothing() -> None:
    assert gains("treasure-2", 5, 5, 5) == [0, 0, 0]


@pytest.mark.rule("R-119")
def test_two_highest_players_at_a_chest_of_3_get_1_each() -> None:
    assert gains("treasure-3", 5, 5, 1) == [1, 1, 0]


@pytest.mark.rule("R-122")
def test_the_sole_highest_player_with_18_coins_at_a_chest_of_4_ends_with_20() -> None:
    assert coins(lay(scene("treasure-4", coins=[18, 0, 0, 0]), 5, 1, 1, 1)) == [20, 0, 0, 0]


@pytest.mark.rule("R-123")
def test_a_key_counts_as_a_5() -> None:
    assert gains("treasure-4-2", "key", 4, 3, 2) == [4, 2, 0, 0]
    assert gains("treasure-4-2", "key", 5, 3, 2) == [2, 2, 2, 0]  # no more than a 5
    assert gains("treasure-3", 4, 4, 4, 4, "key") == [0, 0, 0, 0, 3]


@pytest.mark.rule("R-124")
def test_a_key_ties_with_fives_and_with_other_keys() -> None:
    assert gains("treasure-3", "key", 5, 1, "key") == [1, 1, 0, 1]
    assert gains("treasure-4-2", "key", "key", 3, 1) == [2, 2, 2, 0]
    assert gains("treasure-2-1", "key", "key", "key") == [0, 0, 0]


@pytest.mark.rule("R-125")
def test_a_key_returns_to_the_supply_after_the_room() -> None:
    s = scene("treasure-4", "treasure-3", items={0: ["key", "key"], 1: ["ball"]})
    assert view(s)["supply"]["key"] == 4
    lay(s, "key", "ball", 2, 1)
    assert choosers(s) == [1]  # the room is not over: the key still lies on the table
    assert (view(s)["supply"]["key"], items(s, 0)) == (4, {"key": 1})
    lay(s, None, 4)
    assert (view(s)["supply"]["key"], items(s, 0)) == (5, {"key": 1})
    assert "key" in options(s, 0)
