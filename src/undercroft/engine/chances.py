"""Exact chances: the lowest and highest weight each fact can have, and how to show them.

Weights are whole numbers, parts of WHOLE. Chance divides a weight, and the results of its parts add up.
Players choose freely: a fact's weight is then between its lowest and its highest over all options.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from undercroft.engine.flow import Args
from undercroft.engine.messages import Message

Fact = tuple[str | int, ...]
Weight = tuple[int, int]  # divided by every chance; divided by every chance and every choice
Span = tuple[int, int, int]  # the lowest and highest weight, and the mean over what players can choose
Bounds = dict[Fact, Span]  # what can come true

FINEST: Final = 144_403_552_893_600  # divisible by every number up to 36
WHOLE: Final = 6**40 * FINEST**6  # the total weight of all outcomes
CERTAIN: Final = (WHOLE, WHOLE)
NEVER: Final = (0, 0, 0)


class TooMany(Exception):
    """There are too many possibilities to follow."""


# -- weights ---------------------------------------------------------------------------------------


def share(weight: Weight, count: int) -> Weight:
    """The weight of each of several equal parts."""
    if weight[0] % count or weight[1] % count:
        raise TooMany
    return weight[0] // count, weight[1] // count


def scaled(part: int, weight: int, first: int) -> int:
    """A part of the weight `first`, scaled to another weight."""
    if part * weight % first:
        raise TooMany
    return part * weight // first


# -- bounds ----------------------------------------------------------------------------------------


def true(facts: list[Fact], weight: Weight) -> Bounds:
    """The bounds of facts that are true at the end of a path with this weight."""
    return dict.fromkeys(facts, (weight[0], weight[0], weight[1]))


def summed(parts: list[Bounds]) -> Bounds:
    """Chance: the outcomes of the parts add up."""
    found: Bounds = {}
    for part in parts:
        for fact, (least, most, mean) in part.items():
            low, high, middle = found.get(fact, NEVER)
            found[fact] = (low + least, high + most, middle + mean)
    return found


def between(parts: list[Bounds]) -> Bounds:
    """Choice: a fact is bounded by the lowest and the highest weight of any option."""
    found: Bounds = {}
    for fact in dict.fromkeys([fact for part in parts for fact in part]):
        each = [part.get(fact, NEVER) for part in parts]
        least, most = min([low for low, _, _ in each]), max([high for _, high, _ in each])
        found[fact] = (least, most, sum([mean for _, _, mean in each]))
    return found


# -- how they are shown ------------------------------------------------------------------------------


def span(bounds: Bounds, fact: Fact) -> tuple[Fraction, Fraction]:
    """The lowest and highest chance of a fact."""
    least, most, _ = bounds.get(fact, NEVER)
    return Fraction(least, WHOLE), Fraction(most, WHOLE)


def given(bounds: Bounds, result: Fact, condition: Fact) -> Fraction:
    """How likely a result is once its condition is true; all earlier choices count equally.

    A condition with a mean of 0 comes true only if players choose so; then only those choices count.
    """
    which = 2 if bounds[condition][2] else 1
    return Fraction(bounds.get(result, NEVER)[which], bounds[condition][which])


def percent(chance: Fraction) -> str:
    """A whole percentage; 0 and 100 only if it is impossible or certain."""
    if 0 < chance < Fraction(1, 100):
        return "<1"
    if Fraction(99, 100) < chance < 1:
        return ">99"
    return str(int(100 * chance + Fraction(1, 2)))


def percents(least: Fraction, most: Fraction) -> tuple[str, str]:
    """The percentages of both ends of a range; "<" and ">" are kept only where the two are equal."""
    low, high = percent(least), percent(most)
    return (low, high) if low == high else (low.lstrip("<>"), high.lstrip("<>"))


def shown(id: str, args: Args, least: Fraction, most: Fraction) -> dict[str, Any]:
    """A chance as a message with percentages, and as fractions."""
    low, high = percents(least, most)
    kind = "exact" if low == high else "most" if least == 0 else "between"
    message = Message(id, {**args, "range": kind, "low": low, "high": high})
    return {**message.json(), "least": str(least), "most": str(most)}
