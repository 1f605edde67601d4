"""The crystal ball (rules, section 8)."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import (
    GAME,
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
from undercroft.engine.flow import Illegal
from undercroft.games.raiders.state import Raiders

ONE = {0: ["ball"]}
TWO = {0: ["ball"], 1: ["ball"]}


def table_cards(s: Raiders, viewer: int | None = None) -> list[str]:
    """The cards played face up for the room, by seat."""
    return [player["card"] for player in view(s, viewer)["players"]]


@pytest.mark.rule("R-095")
def test_after_the_reveal_a_new_card_is_chosen_knowing_all_others() -> None:
    s = lay(scene("treasure-4", items=ONE), "ball", 4, 2, 1)
    assert choosers(s) == [0]
    assert table_cards(s, 0) == ["ball", "power:4", "power:2", "power:1"]
    assert options(s, 0) == ("power:1", "power:2", "power:3", "power:4", "power:5")
    assert GAME.prompt(s, s.asks()[0]).id == "raiders-ask-new-card"
    assert coins(lay(s, 5)) == [4, 0, 0, 0]


@pytest.mark.rule("R-095")
def test_nothing_is_chosen_again_before_everybody_has_laid_a_card() -> None:
    s = lay(scene("treasure-4", items=ONE), "ball", 4, 2)
    assert (choosers(s), options(s, 0)) == ([3], ())
    assert table_cards(s, 0) == ["", "", "", ""]


@pytest.mark.rule("R-096")
def test_the_new_card_is_played_face_up() -> None:
    s = lay(scene("treasure-4", "lava", items=ONE), "ball", 4, 2, 1)
    events = heard(s)
    lay(s, 3)
    assert (events[0].id, events[0].audience) == ("raiders-plays", None)
    assert events[0].args == {"who": "@raiders-character-explorer", "card": "@raiders-card-power-3"}
    for viewer in (None, 1, 2, 3):
        assert view(s, viewer)["players"][0]["played"] == ["power:3"]


@pytest.mark.rule("R-097")
def test_several_new_cards_are_chosen_in_secret_and_turned_up_together() -> None:
    s = lay(scene("treasure-4", "lava", items=TWO), "ball", "ball", 2, 1)
    assert choosers(s) == [0, 1]
    events = heard(s)
    lay(s, 3)
    assert (events, choosers(s), view(s)["history"]) == ([], [1], [])
    assert table_cards(s, 1) == ["ball", "ball", "power:2", "power:1"]
    lay(s, None, 5)
    turned = [event.args["card"] for event in events if event.id == "raiders-plays"]
    assert turned == ["@raiders-card-power-3", "@raiders-card-power-5"]
    assert last(s)["cards"] == ["power:3", "power:5", "power:2", "power:1"]


@pytest.mark.rule("R-097")
def test_the_others_see_of_a_new_card_only_that_it_is_laid() -> None:
    s = lay(scene("treasure-4", items={0: ["ball", "key"], 1: ["ball"]}), "ball", "ball", 2, 1)
    tables = [lay(s.copy(), card) for card in (1, 5, "key")]
    for viewer in (None, 1, 2, 3):
        assert [view(each, viewer) for each in tables] == [view(tables[0], viewer)] * 3
    assert [player["ready"] for player in view(tables[0])["players"]] == [True, False, False, False]
    assert [options(each, 1) for each in tables] == [options(s, 1)] * 3


@pytest.mark.rule("R-097")
def test_several_new_cards_come_in_any_order_with_the_same_end() -> None:
    s = lay(scene("treasure-4-2", items=TWO), "ball", "ball", 2, 1)
    other = s.copy()
    s.apply(0, "power:5")
    s.apply(1, "power:4")
    other.apply(1, "power:4")
    other.apply(0, "power:5")
    assert coins(s) == coins(other) == [4, 2, 0, 0]


@pytest.mark.rule("R-098")
def test_the_new_card_is_compulsory() -> None:
    s = lay(scene("vault-coins", "lava", items=ONE), "ball", 4, 2, 1)
    assert (choosers(s), view(s)["history"], coins(s)) == ([0], [], [0, 0, 0, 0])
    assert set(options(s, 0)) == {"power:1", "power:2", "power:3", "power:4", "power:5"}
    with pytest.raises(Illegal):
        s.apply(0, "pass")
    lay(s, 2)
    assert coins(s) == [2, 3, 2, 1]


@pytest.mark.rule("R-099")
@pytest.mark.parametrize(
    ("room", "item", "end"),
    [
        ("treasure-4", "key", ([4, 0, 0, 0], [0, 0, 0, 0])),
        ("dragon", "sword", ([0, 0, 0, 0], [0, 0, 0, 3])),
        ("wolf-pack", "torch", ([0, 0, 0, 0], [0, 0, 0, 2])),
        ("megadragon", "key", ([0, 0, 0, 0], [0, 0, 0, 3])),
    ],
)
def test_the_new_card_may_be_an_item_that_fits_the_room(
    room: str, item: str, end: tuple[list[int], list[int]]
) -> None:
    s = lay(scene(room, items={0: ["ball", item]}), "ball", 4, 3, 2)
    assert {"power:1", "power:2", "power:3", "power:4", "power:5", item} <= set(options(s, 0))
    lay(s, item)
    assert (last(s)["cards"][0], (coins(s), wounds(s))) == (item, end)


@pytest.mark.rule("R-099")
def test_the_new_card_may_not_be_an_item_that_does_not_fit() -> None:
    carried = {0: ["ball", "key", "sword", "torch"]}
    monster = lay(scene("dragon", items=carried), "ball", 1, 1, 1)
    assert (why_not(monster, 0, "key"), why_not(monster, 0, "torch")) == ("R-086", "R-091")
    treasure = lay(scene("treasure-4", items=carried), "ball", 1, 1, 1)
    assert why_not(treasure, 0, "sword") == "R-089"


@pytest.mark.rule("R-100")
def test_another_crystal_ball_may_follow_and_its_player_chooses_once_more() -> None:
    s = lay(scene("treasure-4", items={0: ["ball", "ball", "ball"], 1: ["ball"]}), "ball", "ball", 2, 1)
    lay(s, "ball", 4)
    assert (choosers(s), view(s)["history"]) == ([0], [])
    assert table_cards(s, 0) == ["ball", "power:4", "power:2", "power:1"]  # the new reveal
    lay(s, "ball")
    assert choosers(s) == [0]
    assert "ball" not in options(s, 0)
    lay(s, 5)
    assert (coins(s), last(s)["balls"]) == ([4, 0, 0, 0], [3, 1, 0, 0])


@pytest.mark.rule("R-101")
def test_played_crystal_balls_return_to_the_supply_at_once() -> None:
    s = scene("treasure-4", items={0: ["ball", "ball"], 1: ["ball"]})
    assert view(s)["supply"]["ball"] == 3
    lay(s, "ball", "ball", 2, 1)
    assert (view(s)["supply"]["ball"], items(s, 0), items(s, 1)) == (5, {"ball": 1}, {})
    lay(s, "ball", 4)  # before the room is settled
    assert (view(s)["supply"]["ball"], items(s, 0), view(s)["history"]) == (6, {}, [])


@pytest.mark.rule("R-101")
def test_a_crystal_ball_still_face_down_is_not_back_yet() -> None:
    s = lay(scene("treasure-4", items=ONE), "ball", 4, 2)
    assert (view(s)["supply"]["ball"], view(s)["players"][0]["hand_size"]) == (5, 6)


@pytest.mark.rule("R-102")
def test_a_ball_adds_nothing_to_the_sum_against_a_monster() -> None:
    s = lay(scene("goblin", items=ONE), "ball", 4, 4, 4)
    lay(s, 1)
    assert (last(s)["total"], last(s)["note"]) == (13, "attacked")  # against 14
    assert wounds(s) == [2, 0, 0, 0]  # the new card is the lowest


@pytest.mark.rule("R-102")
def test_a_ball_wins_no_chest_no_bonus_and_springs_no_trap() -> None:
    treasure = lay(lay(scene("treasure-4-2", items=ONE), "ball", 4, 2, 1), 1)
    assert coins(treasure) == [0, 4, 2, 0]
    vault = lay(lay(scene("vault-coins", items=ONE), "ball", 3, 3, 3), 1)
    assert coins(vault) == [1, 0, 0, 0]
    trap = lay(lay(scene("lava", items=ONE, coins=[9, 0, 0, 0]), "ball", 1, 1, 1), 2)
    assert coins(trap) == [9, 0, 0, 0]
    assert last(trap)["cards"][0] == "power:2"


@pytest.mark.rule("R-103")
def test_cards_of_players_without_a_ball_are_fixed_after_the_reveal() -> None:
    s = lay(scene("treasure-4", items={0: ["ball"], 2: ["key"]}), "ball", 4, 2, 1)
    for seat in (1, 2, 3):
        assert (options(s, seat), why_not(s, seat, "power:5")) == ((), "R-103")
        with pytest.raises(Illegal):
            s.apply(seat, "power:5")
    assert why_not(s, 2, "key") == "R-103"
    assert last(lay(s, 3))["cards"] == ["power:3", "power:4", "power:2", "power:1"]


@pytest.mark.rule("R-103")
def test_who_has_a_ball_in_hand_but_did_not_play_it_is_bound_too() -> None:
    s = lay(scene("treasure-4", items=TWO), "ball", 4, 2, 1)
    assert (why_not(s, 1, "ball"), why_not(s, 1, "power:5")) == ("R-103", "R-103")
    lay(s, 5)
    assert (coins(s), items(s, 1)) == ([4, 0, 0, 0], {"ball": 1})
