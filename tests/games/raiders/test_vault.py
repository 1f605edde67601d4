"""Vaults (rules, section 13)."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import coins, items, last, lay, scene, view, wounds


def hands(room: str, *cards: int, **supply: int) -> list[dict[str, int]]:
    """The items each seat has after a vault, with this many left in the supply before."""
    s = lay(scene(room, seats=len(cards), supply=supply), *cards)
    return [items(s, seat) for seat in range(len(cards))]


@pytest.mark.rule("R-142")
def test_each_player_gets_the_bonus_by_the_card_played() -> None:
    first = lay(scene("vault-items", seats=5, wounds=[3] * 5), 1, 2, 3, 4, 5)
    got = [items(first, seat) for seat in range(5)]
    assert got == [{"torch": 1}, {"ball": 1}, {"key": 1}, {"sword": 1}, {}]
    assert (wounds(first), coins(first)) == ([3, 3, 3, 3, 2], [0] * 5)
    second = lay(scene("vault-coins", seats=5, wounds=[3] * 5), 1, 2, 3, 4, 5)
    assert (coins(second), wounds(second)) == ([1, 2, 0, 3, 0], [3, 3, 2, 3, 1])
    assert [items(second, seat) for seat in range(5)] == [{}] * 5


@pytest.mark.rule("R-143")
@pytest.mark.parametrize(("card", "item"), [(1, "torch"), (2, "ball"), (3, "key"), (4, "sword")])
def test_an_item_comes_from_the_supply_into_the_hand(card: int, item: str) -> None:
    s = scene("vault-items", items={0: [item]})
    assert view(s)["supply"][item] == 5
    lay(s, card, 5, 5, 5)
    assert items(s, 0) == {item: 2}
    assert view(s)["supply"] == {"torch": 6, "ball": 6, "key": 6, "sword": 6} | {item: 4}


@pytest.mark.rule("R-144")
def test_too_few_cards_for_all_entitled_means_that_none_of_them_gets_one() -> None:
    assert hands("vault-items", 1, 1, 1, 5, torch=2) == [{}, {}, {}, {}]
    assert hands("vault-items", 4, 5, 4, 4, 4, sword=3) == [{}, {}, {}, {}, {}]
    s = lay(scene("vault-items", supply={"torch": 2}), 1, 1, 1, 5)
    assert view(s)["supply"]["torch"] == 2  # they stay where they are


@pytest.mark.rule("R-145")
def test_2_keys_are_enough_for_two_players_and_1_key_is_not() -> None:
    assert hands("vault-items", 3, 3, 5, key=2) == [{"key": 1}, {"key": 1}, {}]
    assert hands("vault-items", 3, 3, 5, key=1) == [{}, {}, {}]


@pytest.mark.rule("R-146")
@pytest.mark.parametrize(("card", "item"), [(1, "torch"), (2, "ball"), (3, "key"), (4, "sword")])
def test_an_empty_supply_gives_nothing_to_a_single_player(card: int, item: str) -> None:
    assert hands("vault-items", card, 5, 5, **{item: 0}) == [{}, {}, {}]
    assert hands("vault-items", card, 5, 5, **{item: 1}) == [{item: 1}, {}, {}]


@pytest.mark.rule("R-147")
def test_a_shortage_does_not_touch_the_other_bonuses() -> None:
    s = scene("vault-items", seats=5, wounds=[2] * 5, supply={"torch": 1})
    lay(s, 1, 1, 3, 4, 5)
    assert [items(s, seat) for seat in range(5)] == [{}, {}, {"key": 1}, {"sword": 1}, {}]
    assert wounds(s) == [2, 2, 2, 2, 1]


@pytest.mark.rule("R-148")
def test_a_ball_played_in_this_room_can_be_handed_out_again_at_once() -> None:
    s = scene("vault-items", items={0: ["ball"], 1: ["ball"]}, supply={"ball": 0})
    lay(lay(s, "ball", "ball", 2, 5), 2, 5)  # two balls back for two entitled players
    assert [items(s, seat) for seat in range(4)] == [{"ball": 1}, {}, {"ball": 1}, {}]
    assert view(s)["supply"]["ball"] == 0
    short = scene("vault-items", items={0: ["ball"]}, supply={"ball": 0})
    lay(lay(short, "ball", 5, 2, 5), 2)
    assert [items(short, seat) for seat in range(4)] == [{}, {}, {}, {}]
    assert view(short)["supply"]["ball"] == 1


@pytest.mark.rule("R-149")
def test_a_hand_has_no_limit() -> None:
    everything = ["torch"] * 5 + ["ball"] * 6 + ["key"] * 6 + ["sword"] * 6
    s = lay(scene("vault-items", "treasure-1", items={0: everything}), 1, 5, 5, 5)
    assert items(s, 0) == {"torch": 6, "ball": 6, "key": 6, "sword": 6}
    assert view(s)["players"][0]["hand_size"] == 4 + 24


@pytest.mark.rule("R-150")
@pytest.mark.parametrize(("card", "bonus"), [(1, 1), (2, 2), (4, 3)])
def test_each_entitled_player_gets_the_full_number_of_coins(card: int, bonus: int) -> None:
    assert coins(lay(scene("vault-coins"), card, 5, 5, 5)) == [bonus, 0, 0, 0]
    assert coins(lay(scene("vault-coins"), card, card, card, 5)) == [bonus, bonus, bonus, 0]


@pytest.mark.rule("R-151")
def test_coins_from_a_vault_stop_at_20() -> None:
    s = lay(scene("vault-coins", coins=[20, 19, 18, 17]), 1, 2, 4, 4)
    assert coins(s) == [20, 20, 20, 20]
    assert last(s)["coins"] == [0, 1, 2, 3]


@pytest.mark.rule("R-152", "R-153")
def test_a_potion_takes_off_as_many_wounds_as_it_says_from_each_who_gets_it() -> None:
    assert wounds(lay(scene("vault-items", wounds=[4, 4, 4, 4]), 5, 1, 1, 1)) == [3, 4, 4, 4]
    assert wounds(lay(scene("vault-coins", wounds=[4, 4, 4, 4]), 3, 5, 1, 1)) == [3, 2, 4, 4]
    assert wounds(lay(scene("vault-coins", wounds=[4, 4, 4, 4]), 5, 5, 5, 1)) == [2, 2, 2, 4]
    assert wounds(lay(scene("vault-coins", wounds=[4, 4, 4, 4]), 3, 3, 3, 3)) == [3, 3, 3, 3]


@pytest.mark.rule("R-154")
def test_healed_wounds_return_to_the_supply_and_not_to_another_player() -> None:
    s = lay(scene("vault-coins", "dragon", wounds=[50, 0, 0, 0]), 5, 5, 1, 2)
    assert wounds(s) == [48, 0, 0, 0]
    assert last(s)["wounds"] == [-2, 0, 0, 0]
    lay(s, 4, 1, 2, 3)  # and can be dealt again from there
    assert wounds(s) == [48, 3, 0, 0]


@pytest.mark.rule("R-155")
def test_a_potion_never_lowers_wounds_below_0() -> None:
    s = lay(scene("vault-coins", "vault-items", wounds=[0, 1, 2, 3]), 5, 5, 5, 5)
    assert wounds(s) == [0, 0, 0, 1]
    assert last(s)["wounds"] == [0, -1, -2, -2]
    assert wounds(lay(scene("vault-items", wounds=[0, 0, 1, 1]), 5, 1, 5, 1)) == [0, 0, 0, 1]


@pytest.mark.rule("R-156")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_coins_and_potions_never_run_short(seats: int) -> None:
    rich = lay(scene("vault-coins", seats=seats, coins=[17] * seats), *[4] * seats)
    assert coins(rich) == [20] * seats  # with five players 100, though the box holds 94
    sick = lay(scene("vault-coins", seats=seats, wounds=[9] * seats), *[5] * seats)
    assert wounds(sick) == [7] * seats
