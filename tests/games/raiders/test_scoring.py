"""The end of the game: who falls unconscious, who wins (rules, section 19)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.raiders.table import heard, lay, options, scene, view
from undercroft.games.raiders.box import BOX
from undercroft.games.raiders.state import Raiders

many = settings(max_examples=400, deadline=None, derandomize=True, database=None)


def before_the_end(coins: list[int], wounds: list[int], **spec: Any) -> Raiders:
    """The last room of all, where the Medusa waits."""
    return scene("medusa", seats=len(coins), coins=coins, wounds=wounds, **spec)


def end(s: Raiders, victims: set[int] | None = None) -> Raiders:
    """The Medusa is beaten, or she turns the victims to stone: they play the lowest card."""
    cards = [1 if seat in victims else 2 for seat in range(s.seats)] if victims else [5] * s.seats
    return lay(s, *cards)


def winners(coins: list[int], wounds: list[int], victims: set[int] | None = None) -> list[int]:
    """Who wins with these purses and wounds."""
    result = end(before_the_end(coins, wounds), victims).result()
    assert result is not None
    found: list[int] = result["winners"]
    return found


def standing(wounds: list[int], victims: set[int] | None = None) -> list[int]:
    """Who is not out: those who would win if they alone had coins."""
    seats = range(len(wounds))
    return [
        seat for seat in seats if winners([20 * (each == seat) for each in seats], wounds, victims) == [seat]
    ]


def oracle(coins: list[int], wounds: list[int], victims: set[int]) -> list[int]:
    """The winners by the book, in other words than the program's."""
    players = [(wounds[seat], coins[seat], seat) for seat in range(len(coins)) if seat not in victims]
    sick = sorted(wound for wound, _, _ in players)
    differ = len(set(sick)) > 1
    alone = sick.count(sick[-1]) == 1 if sick else False
    if differ and (alone or len(coins) > 3):
        players = [player for player in players if player[0] < sick[-1]]
    ranking = sorted((-coin, wound) for wound, coin, _ in players)
    return [seat for wound, coin, seat in players if (-coin, wound) == ranking[0]]


purses = st.one_of(st.integers(0, 3), st.integers(0, 20))
tables = st.integers(3, 5).flatmap(
    lambda seats: st.tuples(
        st.lists(purses, min_size=seats, max_size=seats),
        st.lists(st.integers(0, 3), min_size=seats, max_size=seats),
        st.sets(st.integers(0, seats - 1)),
    )
)


@many
@given(tables, st.sampled_from(["basic", "tactical"]))
def test_the_winners_are_those_of_a_second_count(
    table: tuple[list[int], list[int], set[int]], variant: str
) -> None:
    coins, wounds, victims = table
    s = end(before_the_end(coins, wounds, variant=variant), victims)
    result = s.result()
    assert result is not None
    assert result["winners"] == oracle(coins, wounds, victims)
    assert result["reason"] == ("all lost" if len(victims) == len(coins) else "treasure")
    assert result["scores"] == {str(seat): coin for seat, coin in enumerate(coins)}


@pytest.mark.rule("R-253")
def test_the_scoring_takes_place_after_the_last_room_of_the_fifth_floor() -> None:
    s = scene("goblin", "mummy", coins=[0, 9, 3, 1], wounds=[5, 0, 1, 0])
    events = heard(s)
    lay(s, 4, 4, 4, 4)
    assert (view(s)["result"], options(s, 0) != ()) == (None, True)
    lay(s, 1, 5, 1, 1)
    assert view(s)["result"]["winners"] == [1]
    assert s.asks() == []
    told = [event.id for event in events]
    assert told.index("raiders-falls") > told.index("raiders-wounded")  # the mummy's wounds count


@pytest.mark.rule("R-253", "R-254")
def test_the_wounds_and_coins_of_the_boss_room_count() -> None:
    s = scene("vampire", coins=[5, 4, 3, 0], wounds=[2, 2, 2, 2])
    lay(s, 1, 3, 3, 3)  # seat 0 gets the third wound and is out
    assert view(s)["result"]["winners"] == [1]
    s = scene("vampire", coins=[5, 4, 3, 0], wounds=[0, 0, 0, 5])
    lay(s, 1, 3, 3, 3)  # seat 0 keeps 3 coins
    assert view(s)["result"]["winners"] == [1]


@pytest.mark.rule("R-254")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_player_with_the_most_wounds_falls_and_cannot_win(seats: int) -> None:
    for fallen in range(seats):
        wounds = [4 if seat == fallen else seat % 3 for seat in range(seats)]
        s = before_the_end([20 if seat == fallen else 1 for seat in range(seats)], wounds)
        events = heard(s)
        end(s)
        who = "@raiders-character-" + view(s)["players"][fallen]["character"]
        assert [event.args["who"] for event in events if event.id == "raiders-falls"] == [who]
        assert fallen not in view(s)["result"]["winners"]
        assert standing(wounds) == [seat for seat in range(seats) if seat != fallen]


@pytest.mark.rule("R-255")
def test_of_4_or_5_players_all_tied_for_the_most_wounds_are_out() -> None:
    assert standing([2, 2, 1, 0]) == [2, 3]
    assert standing([0, 2, 2, 2]) == [0]
    assert standing([3, 0, 1, 0, 3]) == [1, 2, 3]
    assert standing([3, 3, 3, 3, 1]) == [4]


@pytest.mark.rule("R-256")
def test_of_3_players_only_a_sole_holder_of_the_most_wounds_is_out() -> None:
    assert standing([2, 2, 0]) == [0, 1, 2]
    assert standing([0, 3, 3]) == [0, 1, 2]
    assert standing([2, 3, 2]) == [0, 2]


@pytest.mark.rule("R-257")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("wounds", [0, 1, 9])
def test_nobody_is_out_if_all_have_the_same_number_of_wounds(seats: int, wounds: int) -> None:
    assert standing([wounds] * seats) == list(range(seats))


@pytest.mark.rule("R-258")
def test_the_one_with_the_most_coins_wins_among_the_others() -> None:
    assert winners([20, 7, 9, 8], [5, 0, 4, 0]) == [2]
    assert winners([1, 2, 0], [0, 4, 5]) == [1]
    assert winners([0, 0, 0, 1, 20], [1, 1, 1, 2, 3]) == [3]


@pytest.mark.rule("R-259")
def test_the_fewest_wounds_decide_between_equal_coins() -> None:
    assert winners([9, 9, 9, 8], [3, 1, 2, 0]) == [1]
    assert winners([9, 9, 2], [1, 0, 2]) == [1]
    assert winners([4, 9, 9, 9, 20], [0, 2, 3, 1, 4]) == [3]


@pytest.mark.rule("R-260")
def test_those_still_tied_win_together() -> None:
    assert winners([9, 9, 9, 8], [1, 1, 2, 3]) == [0, 1]
    assert winners([5, 5, 5], [2, 2, 2]) == [0, 1, 2]
    assert winners([6, 1, 6, 6, 6], [1, 0, 1, 1, 2]) == [0, 2, 3]


@pytest.mark.rule("R-261")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_wound_check_never_removes_everybody(seats: int) -> None:
    for wounds in product(range(3), repeat=seats):
        assert winners([seat % 2 for seat in range(seats)], list(wounds))


@pytest.mark.rule("R-262")
def test_4_players_with_wounds_5_5_3_2() -> None:
    assert standing([5, 5, 3, 2]) == [2, 3]
    assert winners([20, 19, 1, 0], [5, 5, 3, 2]) == [2]
    assert winners([20, 20, 0, 0], [5, 5, 3, 2]) == [3]


@pytest.mark.rule("R-264")
def test_3_players_with_wounds_6_6_1() -> None:
    assert standing([6, 6, 1]) == [0, 1, 2]
    assert winners([4, 3, 3], [6, 6, 1]) == [0]


@pytest.mark.rule("R-265")
def test_3_players_with_wounds_6_5_1() -> None:
    assert standing([6, 5, 1]) == [1, 2]
    assert winners([20, 3, 2], [6, 5, 1]) == [1]


@pytest.mark.rule("R-266")
def test_5_players_with_4_wounds_each() -> None:
    assert standing([4, 4, 4, 4, 4]) == [0, 1, 2, 3, 4]
    assert winners([1, 2, 3, 4, 5], [4, 4, 4, 4, 4]) == [4]


@pytest.mark.rule("R-267")
def test_3_players_without_wounds() -> None:
    assert standing([0, 0, 0]) == [0, 1, 2]
    assert winners([0, 2, 1], [0, 0, 0]) == [1]


@pytest.mark.rule("R-269")
def test_9_coins_and_2_wounds_twice_share_the_victory() -> None:
    assert winners([9, 9, 7, 20], [2, 2, 0, 3]) == [0, 1]
    assert winners([9, 7, 9, 20, 1], [2, 0, 2, 3, 3]) == [0, 2]


@pytest.mark.rule("R-270")
def test_whom_the_medusa_put_out_takes_no_part_in_the_scoring() -> None:
    s = before_the_end([20, 3, 2, 1], [0, 1, 2, 3])
    events = heard(s)
    end(s, {0})
    assert view(s)["players"][0]["out"]
    assert view(s)["result"]["winners"] == [1]
    falls = [event.args["who"] for event in events if event.id == "raiders-falls"]
    assert falls == ["@raiders-character-warrior"]  # seat 3, with the most wounds of the others
    assert winners([9, 9, 0], [0, 0, 0], {0}) == [1]  # no shared victory either


@pytest.mark.rule("R-271")
def test_after_the_medusa_only_the_wounds_of_the_others_are_compared() -> None:
    assert standing([9, 2, 1, 0], {0}) == [2, 3]  # not 9 but 2 are the most
    assert standing([9, 2, 2, 2], {0}) == [1, 2, 3]  # all equal but for the victim
    assert standing([0, 2, 2, 2, 2], {0}) == [1, 2, 3, 4]
    assert standing([3, 3, 1, 0, 0], {0}) == [2, 3, 4]


@pytest.mark.rule("R-272")
def test_the_number_of_players_who_started_decides_about_ties() -> None:
    assert standing([0, 2, 2, 1], {0}) == [3]  # three are left, four started
    assert standing([0, 0, 2, 2, 1], {0, 1}) == [4]
    assert standing([2, 2, 1]) == [0, 1, 2]  # three started


@pytest.mark.rule("R-273")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_sole_survivor_of_the_medusa_wins(seats: int) -> None:
    for survivor in range(seats):
        victims = set(range(seats)) - {survivor}
        wounds = [9 if seat == survivor else 0 for seat in range(seats)]
        assert winners([0 if seat == survivor else 20 for seat in range(seats)], wounds, victims) == [
            survivor
        ]


@pytest.mark.rule("R-310")
def test_4_players_one_out_by_the_medusa_the_others_with_wounds_3_3_1() -> None:
    assert standing([3, 3, 1, 0], {3}) == [2]
    assert winners([20, 19, 0, 20], [3, 3, 1, 0], {3}) == [2]


@pytest.mark.rule("R-311")
def test_3_players_one_out_by_the_medusa() -> None:
    assert standing([3, 1, 0], {2}) == [1]
    assert winners([20, 0, 20], [3, 1, 0], {2}) == [1]
    assert standing([2, 2, 0], {2}) == [0, 1]
    assert winners([3, 3, 20], [2, 2, 0], {2}) == [0, 1]


@pytest.mark.rule("R-274")
@pytest.mark.parametrize("boss", BOX.bosses)
def test_only_the_medusa_can_make_everybody_lose(boss: str) -> None:
    lost = set()
    for cards in product((1, 3, 5), repeat=3):
        s = lay(scene(boss, seats=3, coins=[2, 0, 1], wounds=[0, 3, 1]), *cards)
        if not view(s)["result"]["winners"]:
            assert view(s)["result"]["reason"] == "all lost"
            lost.add(cards)
    assert lost == ({(1, 1, 1), (3, 3, 3)} if boss == "medusa" else set())


@pytest.mark.rule("R-275")
def test_unused_items_are_worth_nothing() -> None:
    rich_in_things = {0: ["torch", "ball", "key", "sword", "sword", "ball"]}
    s = end(before_the_end([5, 6, 0], [0, 0, 1], items=rich_in_things))
    assert view(s)["result"]["winners"] == [1]
    assert view(s)["result"]["scores"] == {"0": 5, "1": 6, "2": 0}
    s = end(before_the_end([5, 5, 0], [0, 0, 1], items=rich_in_things))
    assert view(s)["result"]["winners"] == [0, 1]  # nor do they break a tie
