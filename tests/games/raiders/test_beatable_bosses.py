"""The seven bosses that can be beaten (rules, section 16)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.raiders.table import (
    cards_making,
    choosers,
    coins,
    heard,
    items,
    last,
    lay,
    options,
    scene,
    view,
    why_not,
    wounds,
)
from undercroft.games.raiders.state import Raiders


def out(s: Raiders) -> list[int]:
    """The seats that the Medusa has put out."""
    return [player["seat"] for player in view(s)["players"] if player["out"]]


@pytest.mark.parametrize(
    ("boss", "strengths"),
    [
        pytest.param("tax-collector", (11, 14, 16), marks=pytest.mark.rule("R-184")),
        pytest.param("medusa", (11, 14, 16), marks=pytest.mark.rule("R-188")),
        pytest.param("vampire", (14, 18, 23), marks=pytest.mark.rule("R-194")),
        pytest.param("sphinx", (11, 14, 16), marks=pytest.mark.rule("R-197")),
        pytest.param("minotaur", (14, 18, 23), marks=pytest.mark.rule("R-205")),
        pytest.param("wolf-pack", (11, 14, 16), marks=pytest.mark.rule("R-213")),
        pytest.param("necromancer", (14, 18, 23), marks=pytest.mark.rule("R-220")),
    ],
)
def test_a_boss_is_beaten_from_its_strength_on(boss: str, strengths: tuple[int, int, int]) -> None:
    for seats, strength in zip((3, 4, 5), strengths, strict=True):
        s = scene(boss, seats=seats)
        assert view(s)["row"][0]["card"]["strength"] == strength
        assert last(lay(s, *cards_making(strength, seats)))["note"] == "beaten"
        s = lay(scene(boss, seats=seats), *cards_making(strength - 1, seats))
        assert last(s)["note"] == "attacked"


# -- the Tax Collector ---------------------------------------------------------------------------


@pytest.mark.rule("R-185")
def test_the_tax_collector_takes_3_coins_and_deals_no_wounds() -> None:
    s = lay(scene("tax-collector", coins=[9, 9, 9, 9], wounds=[1, 1, 1, 1]), 2, 1, 3, 3)
    assert coins(s) == [9, 6, 9, 9]
    assert wounds(s) == [1, 1, 1, 1]


@pytest.mark.rule("R-186")
def test_the_tax_collector_takes_3_coins_from_each_of_several_lowest() -> None:
    s = lay(scene("tax-collector", seats=5, coins=[9, 8, 7, 6, 5]), 2, 4, 2, 3, 2)
    assert coins(s) == [6, 8, 4, 6, 2]


@pytest.mark.rule("R-187")
def test_a_player_with_2_coins_loses_2_to_the_tax_collector() -> None:
    s = lay(scene("tax-collector", seats=3, coins=[2, 5, 5]), 1, 2, 3)
    assert (coins(s), last(s)["coins"]) == ([0, 5, 5], [-2, 0, 0])


# -- the Medusa ----------------------------------------------------------------------------------


@pytest.mark.rule("R-189")
def test_the_medusa_deals_no_wounds_but_puts_the_attacked_player_out() -> None:
    s = lay(scene("medusa", coins=[20, 5, 4, 3], wounds=[0, 1, 2, 3]), 1, 2, 3, 4)
    assert out(s) == [0]
    assert (wounds(s), coins(s)) == ([0, 1, 2, 3], [20, 5, 4, 3])
    result = s.result()
    assert result is not None
    assert result["winners"] == [1]  # the richest player cannot win


@pytest.mark.rule("R-190")
def test_the_medusa_puts_all_lowest_players_out() -> None:
    s = lay(scene("medusa", seats=5, coins=[9, 9, 9, 1, 2]), 2, 2, 2, 3, 4)
    assert out(s) == [0, 1, 2]
    result = s.result()
    assert result is not None
    assert result["winners"] == [4]


@pytest.mark.rule("R-191")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_the_medusa_puts_everybody_out_all_lose(seats: int) -> None:
    s = lay(scene("medusa", seats=seats, coins=list(range(10, 10 + seats))), *[3] * seats)
    result = s.result()
    assert result is not None
    assert (result["winners"], result["reason"]) == ([], "all lost")
    assert (out(s), s.asks()) == (list(range(seats)), [])


@pytest.mark.rule("R-192")
def test_the_medusa_puts_all_out_exactly_if_all_values_are_equal_and_the_total_too_low() -> None:
    for cards in product(range(1, 6), repeat=3):
        s = lay(scene("medusa", seats=3), *cards)
        assert (len(out(s)) == 3) == (len(set(cards)) == 1 and sum(cards) < 11)
    assert out(lay(scene("medusa", seats=3), 3, 3, 3)) == [0, 1, 2]
    assert out(lay(scene("medusa", seats=3), 4, 4, 4)) == []
    assert out(lay(scene("medusa", seats=5), 3, 3, 3, 3, 3)) == [0, 1, 2, 3, 4]  # 15 against 16


@pytest.mark.rule("R-193")
def test_those_spared_by_the_medusa_are_scored_and_more_may_drop_out() -> None:
    s = lay(scene("medusa", coins=[20, 9, 4, 3], wounds=[9, 3, 2, 1]), 1, 2, 3, 4)
    result = s.result()
    assert result is not None
    assert out(s) == [0]
    assert result["winners"] == [2]  # seat 1 has more coins, but the most wounds of those who are left
    assert result["reason"] != "all lost"


# -- the Vampire ---------------------------------------------------------------------------------


@pytest.mark.rule("R-195")
def test_the_vampire_deals_1_wound_and_takes_2_coins() -> None:
    s = lay(scene("vampire", coins=[9, 9, 9, 9], wounds=[1, 1, 1, 1]), 5, 4, 3, 2)
    assert coins(s) == [9, 9, 9, 7]
    assert wounds(s) == [1, 1, 1, 2]


@pytest.mark.rule("R-196")
def test_several_lowest_players_each_suffer_both_from_the_vampire() -> None:
    s = lay(scene("vampire", seats=5, coins=[9, 8, 7, 6, 1]), 3, 5, 3, 4, 3)
    assert coins(s) == [7, 8, 5, 6, 0]
    assert wounds(s) == [1, 0, 1, 0, 1]


# -- the Sphinx and the Minotaur --------------------------------------------------------------------


@pytest.mark.rule("R-198", "R-199")
def test_the_sphinx_deals_2_wounds_to_the_lowest_and_pays_2_coins_to_the_highest() -> None:
    s = lay(scene("sphinx", coins=[1, 2, 3, 4], wounds=[4, 3, 2, 1]), 2, 1, 3, 4)
    assert wounds(s) == [4, 5, 2, 1]
    assert coins(s) == [1, 2, 3, 6]


@pytest.mark.rule("R-200")
def test_several_highest_players_get_2_coins_each_from_the_sphinx() -> None:
    s = lay(scene("sphinx", seats=5), 4, 1, 4, 2, 4)
    assert coins(s) == [2, 0, 2, 0, 2]
    assert coins(lay(scene("sphinx", seats=3, items={0: ["sword"]}), "sword", 1, 2)) == [2, 0, 0]


@pytest.mark.rule("R-201", "R-202")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_equal_and_not_beaten_the_sphinx_pays_nobody_and_wounds_all(seats: int) -> None:
    s = lay(scene("sphinx", seats=seats, coins=[1] * seats), *[3] * seats)
    assert coins(s) == [1] * seats
    assert wounds(s) == [2] * seats


@pytest.mark.rule("R-203")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_beaten_sphinx_pays_too(seats: int) -> None:
    s = lay(scene("sphinx", seats=seats), 5, *[4] * (seats - 1))
    assert (coins(s), wounds(s)) == ([2] + [0] * (seats - 1), [0] * seats)
    equal = lay(scene("sphinx", seats=seats), *[4] * seats)
    assert (coins(equal), wounds(equal)) == ([2] * seats, [0] * seats)


@pytest.mark.rule("R-206", "R-207")
def test_the_minotaur_deals_1_wound_to_the_lowest_and_pays_1_coin_to_the_highest() -> None:
    s = lay(scene("minotaur", coins=[1, 2, 3, 4], wounds=[4, 3, 2, 1]), 2, 1, 3, 4)
    assert wounds(s) == [4, 4, 2, 1]
    assert coins(s) == [1, 2, 3, 5]


@pytest.mark.rule("R-208")
def test_several_highest_players_get_1_coin_each_from_the_minotaur() -> None:
    s = lay(scene("minotaur", seats=5), 4, 1, 4, 2, 4)
    assert coins(s) == [1, 0, 1, 0, 1]


@pytest.mark.rule("R-209", "R-210")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_equal_and_not_beaten_the_minotaur_pays_nobody_and_wounds_all(seats: int) -> None:
    s = lay(scene("minotaur", seats=seats, coins=[1] * seats), *[4] * seats)
    assert coins(s) == [1] * seats
    assert wounds(s) == [1] * seats


@pytest.mark.rule("R-211")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_beaten_minotaur_pays_too(seats: int) -> None:
    s = lay(scene("minotaur", seats=seats), 4, *[5] * (seats - 1))
    assert (coins(s), wounds(s)) == ([0] + [1] * (seats - 1), [0] * seats)
    equal = lay(scene("minotaur", seats=seats), *[5] * seats)
    assert (coins(equal), wounds(equal)) == ([1] * seats, [0] * seats)


@pytest.mark.rule("R-212")
def test_coins_from_a_boss_stop_at_20() -> None:
    assert coins(lay(scene("sphinx", coins=[19, 20, 18, 5]), 5, 5, 5, 1)) == [20, 20, 20, 5]
    assert coins(lay(scene("minotaur", coins=[19, 20, 18, 5]), 5, 5, 5, 1)) == [20, 20, 19, 5]


# -- the Wolf Pack -------------------------------------------------------------------------------


@pytest.mark.rule("R-213")
def test_the_wolf_pack_deals_2_wounds() -> None:
    s = lay(scene("wolf-pack", coins=[5, 5, 5, 5]), 4, 2, 3, 2)
    assert (wounds(s), coins(s)) == ([0, 2, 0, 2], [5, 5, 5, 5])


@pytest.mark.rule("R-214", "R-216")
def test_a_torch_lets_its_player_escape_from_the_wolf_pack() -> None:
    s = scene("wolf-pack", items={0: ["torch"], 2: ["torch"]})
    assert "torch" in options(s, 0)
    lay(s, "torch", 5, "torch", 4)
    assert wounds(s) == [0, 0, 0, 2]  # the lowest of those who stayed
    assert items(s, 0) == {}


@pytest.mark.rule("R-215")
def test_an_escape_from_the_wolf_pack_adds_nothing_to_the_total() -> None:
    s = lay(scene("wolf-pack", items={0: ["torch"]}), "torch", 5, 5, 3)
    assert (last(s)["total"], last(s)["strength"], last(s)["note"]) == (13, 14, "attacked")
    assert wounds(s) == [0, 0, 0, 2]


@pytest.mark.rule("R-217")
@pytest.mark.parametrize("before", [True, False])
def test_a_torch_used_for_a_look_is_no_escape_from_the_wolf_pack(before: bool) -> None:
    s = scene("wolf-pack", items={0: ["torch"]})
    if before:
        s.apply(0, "look")
        assert why_not(s, 0, "torch") is not None  # it is gone
    lay(s, 1)
    if not before:
        s.apply(0, "look")
    lay(s, None, 2, 3, 4)
    assert (last(s)["total"], wounds(s)) == (10, [2, 0, 0, 0])


@pytest.mark.rule("R-217")
def test_a_torch_laid_as_the_card_of_the_room_gives_no_look() -> None:
    s = lay(scene("wolf-pack", items={0: ["torch"], 1: ["torch", "torch"]}), "torch", "torch")
    assert (options(s, 0), options(s, 1)) == ((), ("look",))
    s.apply(1, "look")
    assert options(s, 1) == ()
    lay(s, None, None, 1, 2)
    assert wounds(s) == [0, 0, 2, 0]


@pytest.mark.rule("R-218")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_all_escape_the_wolf_pack_attacks_nobody(seats: int) -> None:
    s = scene("wolf-pack", seats=seats, items={seat: ["torch"] for seat in range(seats)})
    lay(s, *["torch"] * seats)
    assert (wounds(s), last(s)["total"]) == ([0] * seats, 0)
    assert s.result() is not None


@pytest.mark.rule("R-309")
def test_a_torch_5_5_and_4_beat_the_wolf_pack_of_four_players() -> None:
    s = lay(scene("wolf-pack", items={0: ["torch"]}), "torch", 5, 5, 4)
    assert (last(s)["total"], last(s)["strength"], last(s)["note"]) == (14, 14, "beaten")
    assert wounds(s) == [0, 0, 0, 0]


# -- the Necromancer -----------------------------------------------------------------------------


@pytest.mark.rule("R-220")
def test_the_necromancer_deals_2_wounds() -> None:
    s = lay(scene("necromancer", coins=[5, 5, 5, 5]), 5, 4, 3, 3)
    assert (wounds(s), coins(s)) == ([0, 0, 2, 2], [5, 5, 5, 5])


@pytest.mark.rule("R-221", "R-223")
def test_a_ball_lets_its_player_escape_from_the_necromancer() -> None:
    s = lay(scene("necromancer", items={0: ["ball"], 2: ["ball"]}), "ball", 5, "ball", 4)
    assert wounds(s) == [0, 0, 0, 2]  # the lowest of those who stayed
    assert items(s, 0) == {}


@pytest.mark.rule("R-222")
def test_an_escape_from_the_necromancer_adds_nothing_to_the_total() -> None:
    s = scene("necromancer", seats=5, items={0: ["ball"]})
    events = heard(s)
    lay(s, "ball", 5, 5, 5, 5)
    assert (last(s)["total"], last(s)["strength"], last(s)["note"]) == (20, 23, "attacked")
    assert [event.args["total"] for event in events if event.id == "raiders-attacks"] == [20]
    assert wounds(s) == [0, 2, 2, 2, 2]


@pytest.mark.rule("R-224")
def test_after_a_ball_at_the_necromancer_no_new_card_is_chosen() -> None:
    s = lay(scene("necromancer", items={0: ["ball", "ball"]}), "ball", 2, 3, 4)
    assert (choosers(s), last(s)["room"]) == ([], "necromancer")
    assert (last(s)["cards"][0], wounds(s)) == ("ball", [0, 2, 0, 0])
    assert items(s, 0) == {"ball": 1}


@pytest.mark.rule("R-225")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_all_escape_the_necromancer_attacks_nobody(seats: int) -> None:
    s = scene("necromancer", seats=seats, items={seat: ["ball"] for seat in range(seats)})
    lay(s, *["ball"] * seats)
    assert (wounds(s), last(s)["total"]) == ([0] * seats, 0)
    assert s.result() is not None


@pytest.mark.rule("R-226")
def test_one_escape_of_three_players_means_that_the_necromancer_attacks_the_lower_of_the_others() -> None:
    swords = {0: ["ball"], 1: ["sword"], 2: ["sword"]}
    cards: list[int | str] = [1, 2, 3, 4, 5, "sword"]
    for one, other in product(cards, repeat=2):
        s = lay(scene("necromancer", seats=3, items=swords), "ball", one, other)
        first, second = (5 if card == "sword" else int(card) for card in (one, other))
        assert first + second <= 10 < last(s)["strength"]
        assert wounds(s) == [0, 2 if first <= second else 0, 2 if second <= first else 0]
