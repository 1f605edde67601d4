"""The three bosses that cannot be beaten (rules, section 17)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.raiders.table import coins, last, lay, options, scene, view, wounds


def hurt(boss: str, *cards: int | str) -> list[int]:
    """The wounds each seat gets from a boss, starting unhurt; everybody has a key and a sword."""
    held = {seat: ["key", "sword"] for seat in range(len(cards))}
    return wounds(lay(scene(boss, seats=len(cards), items=held), *cards))


@pytest.mark.parametrize(
    "boss",
    [
        pytest.param("megadragon", marks=pytest.mark.rule("R-227")),
        pytest.param("golem", marks=pytest.mark.rule("R-233")),
        pytest.param("mummy", marks=pytest.mark.rule("R-239")),
    ],
)
def test_it_cannot_be_beaten_and_always_attacks(boss: str) -> None:
    for cards in product(range(1, 6), repeat=3):
        assert sum(hurt(boss, *cards)) > 0
    for seats, card in product((3, 4, 5), range(1, 6)):
        s = lay(scene(boss, seats=seats, coins=[5] * seats), *[card] * seats)
        assert last(s)["note"] == "attacked"
        assert all(wounds(s))  # all are the lowest and the highest
        assert coins(s) == [5] * seats


@pytest.mark.rule("R-228")
def test_the_megadragon_deals_3_wounds_to_the_lowest() -> None:
    assert hurt("megadragon", 5, 4, 2, 3) == [0, 0, 3, 0]
    assert hurt("megadragon", 5, 3, 3, 4) == [0, 3, 3, 0]


@pytest.mark.rule("R-229")
def test_a_key_lets_its_player_escape_from_the_megadragon() -> None:
    s = scene("megadragon", items={0: ["key"]})
    assert "key" in options(s, 0)
    assert wounds(lay(s, "key", 5, 5, 5)) == [0, 3, 3, 3]  # a 5 would be hit as well
    assert hurt("megadragon", "key", 2, "key", 3) == [0, 3, 0, 0]
    assert last(s)["counts"] == [0, 5, 5, 5]


@pytest.mark.rule("R-230")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_if_all_escape_the_megadragon_attacks_nobody(seats: int) -> None:
    s = scene("megadragon", seats=seats, items={seat: ["key"] for seat in range(seats)})
    lay(s, *["key"] * seats)
    assert wounds(s) == [0] * seats
    assert s.result() is not None


@pytest.mark.rule("R-231")
@pytest.mark.parametrize("card", range(1, 6))
def test_if_all_values_are_equal_all_who_did_not_escape_get_3_wounds(card: int) -> None:
    assert hurt("megadragon", card, card, card, card) == [3, 3, 3, 3]
    assert hurt("megadragon", card, "key", card, card, card) == [3, 0, 3, 3, 3]
    assert hurt("megadragon", "key", "key", card) == [0, 0, 3]


@pytest.mark.rule("R-234")
def test_to_the_golem_a_5_is_a_1() -> None:
    assert hurt("golem", 5, 4, 3, 2) == [2, 0, 0, 0]
    s = lay(scene("golem"), 5, 4, 3, 2)
    assert (last(s)["counts"], last(s)["total"]) == ([1, 4, 3, 2], 10)


@pytest.mark.rule("R-235")
def test_to_the_golem_a_sword_is_a_1() -> None:
    assert hurt("golem", 4, "sword", 3, 2) == [0, 2, 0, 0]
    s = lay(scene("golem", items={1: ["sword"]}), 4, "sword", 3, 2)
    assert last(s)["counts"] == [4, 1, 3, 2]


@pytest.mark.rule("R-236")
def test_to_the_golem_1_5_and_sword_are_all_equal_lowest() -> None:
    assert hurt("golem", 1, 5, "sword", 2, 4) == [2, 2, 2, 0, 0]
    assert hurt("golem", 5, 5, "sword", "sword") == [2, 2, 2, 2]
    assert hurt("golem", 2, 3, 4, 4) == [2, 0, 0, 0]  # the other cards keep their values


@pytest.mark.rule("R-238")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_golem_deals_2_wounds(seats: int) -> None:
    s = scene("golem", seats=seats, wounds=[7] * seats)
    assert wounds(lay(s, 2, *[3] * (seats - 1))) == [9] + [7] * (seats - 1)


@pytest.mark.rule("R-240")
@pytest.mark.parametrize("highest", range(4))
def test_the_mummy_attacks_the_highest_instead_of_the_lowest(highest: int) -> None:
    cards = [1, 2, 3, 2]
    cards[highest] = 4
    assert hurt("mummy", *cards) == [2 if seat == highest else 0 for seat in range(4)]


@pytest.mark.rule("R-241")
def test_the_mummy_attacks_all_of_several_highest_and_all_if_all_are_equal() -> None:
    assert hurt("mummy", 4, 1, 4, 2, 4) == [2, 0, 2, 0, 2]
    for seats in (3, 4, 5):
        for card in range(1, 6):
            assert hurt("mummy", *[card] * seats) == [2] * seats


@pytest.mark.rule("R-242")
def test_to_the_mummy_a_sword_is_a_5_and_draws_the_attack() -> None:
    assert hurt("mummy", 4, "sword", 3, 1) == [0, 2, 0, 0]
    assert hurt("mummy", 5, "sword", 3, 1) == [2, 2, 0, 0]


@pytest.mark.rule("R-243")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_mummy_deals_2_wounds(seats: int) -> None:
    s = scene("mummy", seats=seats, wounds=[7] * seats)
    assert wounds(lay(s, 4, *[3] * (seats - 1))) == [9] + [7] * (seats - 1)


@pytest.mark.rule("R-244")
@pytest.mark.parametrize("boss", ["megadragon", "golem", "mummy"])
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_they_have_no_strength_and_none_is_checked(boss: str, card: int, seats: int) -> None:
    s = scene(boss, seats=seats)
    assert view(s)["row"][0]["card"]["strength"] is None
    lay(s, *[card] * seats)
    counts = 1 if (boss, card) == ("golem", 5) else card
    assert (last(s)["strength"], last(s)["total"]) == (None, counts * seats)
    assert last(s)["note"] == "attacked"
    assert all(wounds(s))
