"""Monster rooms and the sword (rules, sections 11 and 12)."""

from __future__ import annotations

import pytest

from tests.games.raiders.table import cards_making, choosers, coins, items, last, lay, scene, view, wounds

MONSTERS = {  # strength for 3, 4 and 5 players, wounds (R-016..R-022)
    "dragon": ((14, 18, 23), 3),
    "troll": ((14, 18, 23), 2),
    "thing": ((14, 18, 23), 1),
    "goblin": ((11, 14, 18), 2),
    "skeleton": ((11, 14, 18), 3),
    "zombie": ((11, 14, 18), 1),
    "snake": ((8, 10, 13), 3),
}
SHIELDS = [
    (monster, seats, strength)
    for monster, (shields, _) in MONSTERS.items()
    for seats, strength in zip((3, 4, 5), shields, strict=True)
]


def hurt(room: str, *cards: int | str) -> list[int]:
    """The wounds each seat gets from a monster, starting unhurt; everybody has a sword."""
    swords = {seat: ["sword"] for seat in range(len(cards))}
    return wounds(lay(scene(room, seats=len(cards), items=swords), *cards))


@pytest.mark.rule("R-126", "R-128", "R-130")
@pytest.mark.parametrize(("monster", "seats", "strength"), SHIELDS)
def test_the_shield_with_as_many_dots_as_players_is_what_must_be_reached(
    monster: str, seats: int, strength: int
) -> None:
    s = scene(monster, seats=seats)
    assert view(s)["row"][0]["card"]["strength"] == strength
    assert sum(hurt(monster, *cards_making(strength, seats))) == 0
    assert sum(hurt(monster, *cards_making(strength - 1, seats))) > 0


@pytest.mark.rule("R-127")
@pytest.mark.parametrize("seat", range(4))
def test_the_values_of_all_played_cards_are_added_up(seat: int) -> None:
    cards = [5, 5, 5, 5]
    cards[seat] = 3  # 18 in all
    assert hurt("dragon", *cards) == [0, 0, 0, 0]
    for other in range(4):  # one less, whoever plays it, is too little
        less = [card - (other == place) for place, card in enumerate(cards)]
        assert sum(hurt("dragon", *less)) > 0
    s = lay(scene("dragon"), 1, 2, 4, 5)
    assert (last(s)["counts"], last(s)["total"]) == ([1, 2, 4, 5], 12)


@pytest.mark.rule("R-128", "R-129")
@pytest.mark.parametrize("cards", [(5, 5, 5, 3), (5, 5, 5, 5)])
def test_a_beaten_monster_does_nothing_and_gives_no_coins(cards: tuple[int, ...]) -> None:
    s = lay(scene("dragon", coins=[3, 2, 1, 0], wounds=[1, 0, 2, 4]), *cards)
    assert last(s)["note"] == "beaten"
    assert wounds(s) == [1, 0, 2, 4]
    assert coins(s) == [3, 2, 1, 0]
    assert [items(s, seat) for seat in range(4)] == [{}, {}, {}, {}]


@pytest.mark.rule("R-130")
def test_a_total_below_the_strength_means_an_attack() -> None:
    s = lay(scene("dragon", coins=[3, 2, 1, 0]), 5, 5, 5, 2)
    assert (last(s)["total"], last(s)["strength"], last(s)["note"]) == (17, 18, "attacked")
    assert wounds(s) == [0, 0, 0, 3]
    assert coins(s) == [3, 2, 1, 0]


@pytest.mark.rule("R-131")
@pytest.mark.parametrize("lowest", range(5))
def test_the_lowest_card_is_attacked_whoever_plays_it(lowest: int) -> None:
    cards = [3, 4, 5, 3, 4]
    cards[lowest] = 2
    assert hurt("troll", *cards) == [2 if seat == lowest else 0 for seat in range(5)]


@pytest.mark.rule("R-132")
@pytest.mark.parametrize("monster", MONSTERS)
def test_the_attacked_player_gets_the_wounds_shown_on_the_card(monster: str) -> None:
    shown = MONSTERS[monster][1]
    s = lay(scene(monster, wounds=[1, 2, 3, 4]), 2, 2, 1, 2)
    assert wounds(s) == [1, 2, 3 + shown, 4]
    assert last(s)["wounds"] == [0, 0, shown, 0]


@pytest.mark.rule("R-133")
def test_several_lowest_players_each_get_the_full_number_of_wounds() -> None:
    assert hurt("skeleton", 2, 5, 2, 4) == [3, 0, 3, 0]
    assert hurt("troll", 1, 1, 1, 5, 5) == [2, 2, 2, 0, 0]
    assert hurt("zombie", 2, 2, 3) == [1, 1, 0]


@pytest.mark.rule("R-134")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_all_values_are_equal_and_too_low_all_are_attacked(seats: int) -> None:
    assert hurt("dragon", *[4] * seats) == [3] * seats
    assert hurt("goblin", *[3] * seats) == [2] * seats


@pytest.mark.rule("R-135")
def test_wounds_have_no_limit() -> None:
    s = lay(scene("dragon", "skeleton", "snake", wounds=[48, 0, 0, 0]), 1, 2, 2, 2)
    assert wounds(s) == [51, 0, 0, 0]  # more than all the tokens in the box
    lay(lay(s, 2, 3, 3, 3), 3, 1, 1, 1)
    assert wounds(s) == [54, 3, 3, 3]


@pytest.mark.rule("R-136")
def test_example_a_dragon_meets_5_4_3_and_3() -> None:
    s = lay(scene("dragon"), 5, 4, 3, 3)
    assert (last(s)["strength"], last(s)["total"]) == (18, 15)
    assert wounds(s) == [0, 0, 3, 3]


@pytest.mark.rule("R-137")
def test_5_5_5_and_3_beat_the_dragon_of_four_players() -> None:
    s = lay(scene("dragon"), 5, 5, 5, 3)
    assert (last(s)["total"], last(s)["note"]) == (18, "beaten")
    assert wounds(s) == [0, 0, 0, 0]


@pytest.mark.rule("R-139", "R-140")
def test_a_sword_adds_5_to_the_total() -> None:
    assert hurt("dragon", "sword", 5, 5, 3) == [0, 0, 0, 0]  # 18
    assert hurt("dragon", "sword", 5, 5, 2) == [0, 0, 0, 3]  # 17
    assert hurt("troll", "sword", "sword", 4) == [0, 0, 0]
    s = lay(scene("dragon", items={2: ["sword"]}), 1, 2, "sword", 4)
    assert (last(s)["counts"], last(s)["total"]) == ([1, 2, 5, 4], 12)


@pytest.mark.rule("R-140")
def test_a_sword_is_a_5_when_the_lowest_card_is_sought() -> None:
    assert hurt("dragon", "sword", 4, 4, 4) == [0, 3, 3, 3]
    assert hurt("dragon", 3, "sword", 4, 5) == [3, 0, 0, 0]


@pytest.mark.rule("R-141")
def test_a_sword_returns_to_the_supply_after_the_room() -> None:
    s = scene("dragon", "troll", items={0: ["sword"], 1: ["ball"]})
    lay(s, "sword", "ball", 2, 1)
    assert choosers(s) == [1]  # the room is not over: the sword still lies on the table
    assert (view(s)["supply"]["sword"], items(s, 0)) == (5, {})
    lay(s, None, 4)
    assert (view(s)["supply"]["sword"], items(s, 0)) == (6, {})
