"""Piles whose order is decided when a card is drawn."""

from __future__ import annotations

from collections import Counter

from tests.engine.toys import Hand, Toy, toy
from undercroft.engine.dice import key_of
from undercroft.engine.flow import CHANCE
from undercroft.engine.zones import Pile


def drawing(count: int, pile: Pile, discard: list[str] | None = None) -> Toy:
    s = Toy()
    s.explicit = True
    s.hands = [[]]
    s.pile = pile
    s.discard = discard or []
    s.push(Hand(count))
    s.run()
    return s


def test_chance_chooses_which_card_of_a_shuffled_pile_comes() -> None:
    s = drawing(2, Pile(["axe", "bow", "bow"]))
    assert s.asks()[0].options == ("axe", "bow", "bow")  # two copies are twice as likely
    s.apply(CHANCE, "bow")
    assert s.asks()[0].options == ("axe", "bow")
    s.apply(CHANCE, "axe")
    assert s.hands == [["bow", "axe"]]
    assert s.pile.cards() == ["bow"]


def test_known_cards_come_first_from_the_top_and_last_from_the_bottom() -> None:
    s = drawing(4, Pile(["cup"], top=["second", "first"], bottom=["last"]))
    s.apply(CHANCE, "cup")
    assert s.hands == [["first", "second", "cup", "last"]]


def test_an_empty_pile_takes_the_discard_in() -> None:
    s = drawing(2, Pile(["axe"]), ["bow"])
    s.apply(CHANCE, "axe")
    s.apply(CHANCE, "bow")
    assert s.hands == [["axe", "bow"]]
    assert s.discard == []


def test_what_is_not_there_is_not_drawn() -> None:
    s = drawing(5, Pile(["axe"]))
    s.apply(CHANCE, "axe")
    assert s.hands == [["axe"]]
    assert s.asks() == []


def test_shuffling_in_forgets_every_known_place() -> None:
    pile = Pile(["b"], top=["a"], bottom=["c"])
    pile.shuffle_in(["d"])
    assert (pile.bag, pile.top, pile.bottom) == (["a", "b", "c", "d"], [], [])
    assert len(pile) == 4


def test_every_card_is_as_likely_to_come_first() -> None:
    seen: Counter[str] = Counter()
    for seed in range(3000):
        s = toy(explicit=False)
        s.rekey(key_of(seed))
        s.pile = Pile(["a", "b", "c"])
        s.push(Hand(1))
        s.run()
        seen[s.hands[0][0]] += 1
    assert all(880 < count < 1120 for count in seen.values())
