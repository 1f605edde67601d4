"""Exact chances: a walk over the rules finds what counting every throw and every choice finds."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, ClassVar

import pytest

from undercroft.engine.chances import (
    CERTAIN,
    WHOLE,
    Bounds,
    TooMany,
    Weight,
    between,
    given,
    percent,
    percents,
    share,
    shown,
    span,
    summed,
    true,
)
from undercroft.engine.flow import CHANCE, Event, Frame, State
from undercroft.engine.walker import Key, Walker

HIT = ("hit",)
DOUBLE = ("double",)
PLENTY = 100_000


class Range(State):
    """A shooting range, where all dice are thrown from outside."""

    def __init__(self) -> None:
        super().__init__()
        self.explicit = True

    def copy(self) -> Range:
        twin = Range()
        self.copy_flow_into(twin)
        return twin

    def result(self) -> dict[str, Any] | None:
        return None if self.agenda else {"winners": [], "scores": {}, "reason": "done"}


class Shot(Frame[Range]):
    """Choose a distance, throw two dice, and hit with a sum above it; a miss may be thrown again once."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "aim", "judge", "again")

    def __init__(self) -> None:
        self.distance = ""
        self.dice: list[int] = []
        self.tries = 0
        self.choice = ""

    def choose(self, s: Range) -> None:
        s.ask(0, "distance", ("6", "9"), "distance")

    def aim(self, s: Range) -> None:
        s.roll(2, "dice")

    def judge(self, s: Range) -> None:
        self.tries += 1
        if self.dice[0] == self.dice[1]:
            s.tell("double", {})
        if sum(self.dice) > int(self.distance):
            s.tell("hit", {})
        elif self.tries == 1:
            s.ask(0, "again", ("again", "stop"), "choice")

    def again(self, s: Range) -> None:
        if self.choice == "again":
            self.choice = ""
            self.goto("aim")

    def copy(self) -> Shot:
        twin = Shot()
        twin.distance, twin.dice, twin.tries = self.distance, self.dice[:], self.tries
        twin.choice = self.choice
        return twin


class Shots(Walker[Range, tuple[str, ...]]):
    """Looks for hits and doubles."""

    def follow(self, story: tuple[str, ...], event: Event) -> tuple[str, ...]:
        return (*story, event.id)

    def over(self, s: Range) -> bool:
        return False

    def facts(self, story: tuple[str, ...], weight: Weight) -> Bounds:
        return true([(name,) for name in dict.fromkeys(story)], weight)


class QuickShots(Shots):
    """The same with everything that a game can say about equal positions."""

    def future(self, s: Range, story: tuple[str, ...]) -> Key | None:
        shot = s.agenda[-1]
        assert isinstance(shot, Shot)
        return (shot.distance, shot.tries, story)

    def landed_alike(self, s: Range, story: tuple[str, ...]) -> Key | None:
        return (bool(s.pending), story)


class OneThrow(Shots):
    """Looks at no second throw."""

    def over(self, s: Range) -> bool:
        return s.pending[0].seat != CHANCE


def shooting() -> Range:
    s = Range()
    s.push(Shot())
    s.run()
    return s


def test_dice_are_counted_exactly() -> None:
    bounds = Shots(PLENTY).after(shooting(), 0, "6", (), CERTAIN)
    first, second = Fraction(21, 36), Fraction(21, 36)
    assert span(bounds, HIT) == (first, first + (1 - first) * second)


def test_the_means_of_choices_give_what_is_likely_under_a_condition() -> None:
    """Of all doubles of one throw half reach a sum above 6; a second throw, half the time, brings more."""
    bounds = Shots(PLENTY).after(shooting(), 0, "6", (), CERTAIN)
    hit = Fraction(bounds[HIT][2], WHOLE)
    assert hit == Fraction(21, 36) + Fraction(15, 36) * Fraction(1, 2) * Fraction(21, 36)
    assert given({HIT: (1, 1, 2), DOUBLE: (1, 1, 8)}, HIT, DOUBLE) == Fraction(1, 4)


def test_what_is_said_of_positions_alike_changes_nothing_but_their_number() -> None:
    slow, quick = Shots(PLENTY), QuickShots(PLENTY)
    expected = slow.after(shooting(), 0, "9", (), CERTAIN)
    assert quick.after(shooting(), 0, "9", (), CERTAIN) == expected
    assert quick.positions < slow.positions / 4


def test_the_order_of_dice_is_not_followed_twice() -> None:
    walker = OneThrow(PLENTY)
    bounds = walker.after(shooting(), 0, "6", (), CERTAIN)
    assert span(bounds, DOUBLE) == (Fraction(1, 6), Fraction(1, 6))
    assert walker.positions == 1 + 6 + 36
    assert walker.dice == 1 + 6


def test_a_walk_that_is_too_long_is_given_up() -> None:
    with pytest.raises(TooMany):
        Shots(50).after(shooting(), 0, "6", (), CERTAIN)


def test_a_weight_that_cannot_be_divided_is_given_up() -> None:
    assert share((12, 6), 3) == (4, 2)
    with pytest.raises(TooMany):
        share((12, 6), 4)


def test_chance_adds_up_and_choice_lies_between() -> None:
    one, other = true([HIT], (2, 1)), true([HIT, DOUBLE], (3, 1))
    assert summed([one, other]) == {HIT: (5, 5, 2), DOUBLE: (3, 3, 1)}
    assert between([one, other]) == {HIT: (2, 3, 2), DOUBLE: (0, 3, 1)}


@pytest.mark.parametrize(
    ("chance", "text"),
    [("0", "0"), ("1/1000", "<1"), ("1/3", "33"), ("1/200", "<1"), ("999/1000", ">99"), ("1", "100")],
)
def test_only_the_impossible_is_0_and_only_the_certain_100(chance: str, text: str) -> None:
    assert percent(Fraction(chance)) == text


@pytest.mark.parametrize(
    ("least", "most", "ends"),
    [
        ("4/5", "999/1000", ("80", "99")),
        ("1/1000", "1/2", ("1", "50")),
        ("0", "999/1000", ("0", "99")),
        ("999/1000", "999/1000", (">99", ">99")),
    ],
)
def test_a_range_has_one_sign_only(least: str, most: str, ends: tuple[str, str]) -> None:
    assert percents(Fraction(least), Fraction(most)) == ends


def test_a_chance_is_shown_as_a_message_and_as_fractions() -> None:
    found = shown("hit", {"who": "ogre"}, Fraction(0), Fraction(1, 3))
    assert found == {
        "id": "hit",
        "args": {"who": "ogre", "range": "most", "low": "0", "high": "33"},
        "least": "0",
        "most": "1/3",
    }
    assert shown("hit", {}, Fraction(1, 3), Fraction(1, 3))["args"]["range"] == "exact"
    assert shown("hit", {}, Fraction(1, 3), Fraction(1, 2))["args"]["range"] == "between"
