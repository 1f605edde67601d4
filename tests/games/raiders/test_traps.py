"""Traps (rules, section 14)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.raiders.table import coins, items, last, lay, scene, wounds

PENALTY = {  # by the highest card
    "lava": {5: 3, 4: 2, 3: 1, 2: 0, 1: 0},
    "magnet": {5: 2, 4: 2, 3: 1, 2: 1, 1: 0},
    "spikes": {5: 2, 4: 2, 3: 1, 2: 0, 1: 0},
    "boulder": {5: 2, 4: 1, 3: 1, 2: 1, 1: 0},
}


def coins_lost(trap: str, highest: int) -> int:
    """What the richest of four players loses; nothing else may change."""
    s = lay(scene(trap, coins=[4, 9, 5, 8], wounds=[1, 2, 0, 3]), highest, 1, 1, 1)
    assert coins(s)[0:1] + coins(s)[2:] == [4, 5, 8]
    assert wounds(s) == [1, 2, 0, 3]
    return 9 - coins(s)[1]


def wounds_given(trap: str, highest: int) -> int:
    """What the least wounded of four players gets; nothing else may change."""
    s = lay(scene(trap, coins=[4, 9, 5, 8], wounds=[3, 4, 1, 2]), highest, 1, 1, 1)
    assert wounds(s)[0:2] + wounds(s)[3:] == [3, 4, 2]
    assert coins(s) == [4, 9, 5, 8]
    return wounds(s)[2] - 1


@pytest.mark.rule("R-157")
@pytest.mark.parametrize("trap", ["lava", "magnet"])
def test_only_the_highest_card_decides_the_size_of_the_penalty(trap: str) -> None:
    for highest in range(1, 6):
        for low in range(1, highest + 1):
            for cards in ((highest, low, low, low), (low, highest, highest, 1), (1, 1, low, highest)):
                s = lay(scene(trap, coins=[1, 9, 2, 3]), *cards)
                assert last(s)["coins"] == [0, -PENALTY[trap][highest], 0, 0]


@pytest.mark.rule("R-157")
@pytest.mark.parametrize("trap", PENALTY)
def test_a_ball_adds_nothing_only_the_card_after_it_counts(trap: str) -> None:
    s = scene(trap, coins=[9, 0, 0, 0], wounds=[0, 5, 5, 5], items={0: ["ball"]})
    lay(lay(s, "ball", 1, 1, 3), 2)
    assert (coins(s)[0], wounds(s)[0]) == ((8, 0) if trap in ("lava", "magnet") else (9, 1))
    assert items(s, 0) == {}


@pytest.mark.rule("R-158")
def test_lava_takes_3_2_or_1_coins_from_the_richest_at_5_4_or_3() -> None:
    assert [coins_lost("lava", highest) for highest in (5, 4, 3)] == [3, 2, 1]


@pytest.mark.rule("R-159")
def test_lava_does_nothing_at_2_or_1() -> None:
    assert [coins_lost("lava", highest) for highest in (2, 1)] == [0, 0]


@pytest.mark.rule("R-160")
def test_the_magnet_takes_2_2_1_or_1_coins_from_the_richest_at_5_4_3_or_2() -> None:
    assert [coins_lost("magnet", highest) for highest in (5, 4, 3, 2)] == [2, 2, 1, 1]


@pytest.mark.rule("R-161")
def test_the_magnet_does_nothing_at_1() -> None:
    assert coins_lost("magnet", 1) == 0


@pytest.mark.rule("R-162")
def test_spikes_give_2_2_or_1_wounds_to_the_least_wounded_at_5_4_or_3() -> None:
    assert [wounds_given("spikes", highest) for highest in (5, 4, 3)] == [2, 2, 1]


@pytest.mark.rule("R-163")
def test_spikes_do_nothing_at_2_or_1() -> None:
    assert [wounds_given("spikes", highest) for highest in (2, 1)] == [0, 0]


@pytest.mark.rule("R-164")
def test_the_boulder_gives_2_1_1_or_1_wounds_to_the_least_wounded_at_5_4_3_or_2() -> None:
    assert [wounds_given("boulder", highest) for highest in (5, 4, 3, 2)] == [2, 1, 1, 1]


@pytest.mark.rule("R-165")
def test_the_boulder_does_nothing_at_1() -> None:
    assert wounds_given("boulder", 1) == 0


@pytest.mark.rule("R-166")
def test_several_richest_players_each_lose_the_full_number() -> None:
    assert coins(lay(scene("lava", coins=[7, 2, 7, 6]), 1, 5, 1, 1)) == [4, 2, 4, 6]
    assert coins(lay(scene("magnet", seats=5, coins=[7, 7, 7, 6, 0]), 4, 1, 1, 1, 1)) == [5, 5, 5, 6, 0]


@pytest.mark.rule("R-167")
def test_several_least_wounded_players_each_get_the_full_number() -> None:
    assert wounds(lay(scene("spikes", wounds=[2, 5, 2, 3]), 1, 5, 1, 1)) == [4, 5, 4, 3]
    assert wounds(lay(scene("boulder", seats=5, wounds=[0, 0, 0, 1, 9]), 5, 1, 1, 1, 1)) == [2, 2, 2, 1, 9]


@pytest.mark.rule("R-168")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_all_players_are_tied_all_pay_in_full(seats: int) -> None:
    cards = [5] + [1] * (seats - 1)
    assert coins(lay(scene("lava", seats=seats, coins=[8] * seats), *cards)) == [5] * seats
    assert coins(lay(scene("magnet", seats=seats, coins=[8] * seats), *cards)) == [6] * seats
    assert wounds(lay(scene("spikes", seats=seats, wounds=[3] * seats), *cards)) == [5] * seats
    assert wounds(lay(scene("boulder", seats=seats, wounds=[3] * seats), *cards)) == [5] * seats


@pytest.mark.rule("R-169")
@pytest.mark.parametrize("cards", [*permutations([5, 3, 2, 1])])
def test_who_played_the_highest_card_does_not_matter(cards: tuple[int, ...]) -> None:
    assert coins(lay(scene("lava", coins=[6, 8, 3, 0]), *cards)) == [6, 5, 3, 0]
    assert wounds(lay(scene("spikes", wounds=[6, 8, 3, 4]), *cards)) == [6, 8, 5, 4]


@pytest.mark.rule("R-170")
@pytest.mark.parametrize("third", range(3))
def test_all_are_hit_at_once_by_what_they_had_before(third: int) -> None:
    purse, scars = [6, 6], [0, 0]
    purse.insert(third, 5)  # would be the richest once the others have paid
    scars.insert(third, 1)  # would be the least wounded once the others are hit
    assert last(lay(scene("lava", seats=3, coins=purse), 5, 1, 1))["coins"][third] == 0
    assert sum(last(lay(scene("lava", seats=3, coins=purse), 5, 1, 1))["coins"]) == -6
    assert last(lay(scene("spikes", seats=3, wounds=scars), 5, 1, 1))["wounds"][third] == 0
    assert sum(last(lay(scene("spikes", seats=3, wounds=scars), 5, 1, 1))["wounds"]) == 4


@pytest.mark.rule("R-171")
def test_a_player_with_fewer_coins_than_the_loss_loses_all_of_them() -> None:
    s = lay(scene("lava", coins=[2, 2, 1, 0]), 5, 1, 1, 1)
    assert (coins(s), last(s)["coins"]) == ([0, 0, 1, 0], [-2, -2, 0, 0])
    assert coins(lay(scene("magnet", coins=[0, 1, 0, 0]), 5, 1, 1, 1)) == [0, 0, 0, 0]
    assert coins(lay(scene("lava", coins=[0, 0, 0, 0]), 5, 1, 1, 1)) == [0, 0, 0, 0]
