"""Verbs: words are made once; labels, refusals and options follow from what a verb says."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from tests.engine.toys import Toy
from undercroft.engine.flow import Args
from undercroft.engine.verbs import Reason, Verb, Word, lexicon

DOORS = ["red", "blue", "green"]
LOCKED = Reason("T-1", "locked", lambda s, seat, word: {"keys": len(s.hands[seat])})
FAR = Reason("T-2", "far")


class Unlock(Verb[Toy]):
    """Open a door for as many cards as its number."""

    name: ClassVar[str] = "unlock"
    text: ClassVar[str] = "do-unlock"
    rules: ClassVar[tuple[str, ...]] = ("T-1", "T-2")

    def about(self) -> list[str]:
        return DOORS

    def price(self, s: Toy, seat: int, word: Word) -> int:
        return word.number

    def bar(self, s: Toy, seat: int, word: Word) -> Reason | None:
        if word.what == "green":
            return FAR
        return LOCKED if len(s.hands[seat]) < self.price(s, seat, word) else None

    def do(self, s: Toy, seat: int, word: Word) -> None:
        del s.hands[seat][: self.price(s, seat, word)]

    def names(self, s: Toy, seat: int, word: Word) -> Args:
        return {"door": word.what}

    def args(self, s: Toy, seat: int, word: Word) -> Args:
        return {"price": self.price(s, seat, word)}

    def objects(self, s: Toy, seat: int, word: Word) -> list[str]:
        return [f"door:{word.what}"]


class Wait(Verb[Toy]):
    """Always open."""

    name: ClassVar[str] = "wait"

    def bar(self, s: Toy, seat: int, word: Word) -> Reason | None:
        return None


VERBS: list[Verb[Any]] = [Unlock(), Wait()]
WORDS = lexicon(VERBS)


def table(*cards: str) -> Toy:
    s = Toy()
    s.hands = [list(cards)]
    return s


def test_a_word_is_a_key_taken_apart() -> None:
    assert list(WORDS) == ["unlock:red", "unlock:blue", "unlock:green", "wait"]
    word = WORDS["unlock:blue"]
    assert (word.verb, word.what, word.number) == (VERBS[0], "blue", 1)
    assert (WORDS["wait"].what, WORDS["wait"].number) == ("", 0)


def test_options_are_the_words_that_nothing_bars() -> None:
    found: list[str] = []
    for verb in VERBS:
        verb.open(table(), 0, found)
    assert found == ["unlock:red", "wait"]
    found.clear()
    VERBS[0].open(table("ace"), 0, found)
    assert found == ["unlock:red", "unlock:blue"]


def test_a_description_tells_the_price_that_is_paid() -> None:
    s = table("ace")
    word = WORDS["unlock:blue"]
    described = word.verb.description(s, 0, word)
    assert described.label.json() == {"id": "do-unlock", "args": {"door": "blue", "price": 1}}
    assert (described.objects, described.rules, described.warning) == (["door:blue"], ["T-1", "T-2"], None)
    word.verb.do(s, 0, word)
    assert s.hands == [[]]


def test_a_refusal_names_the_rule_the_thing_and_the_numbers() -> None:
    locked, far = WORDS["unlock:blue"], WORDS["unlock:green"]
    assert locked.verb.refusal(table(), 0, locked).json() == {
        "rule": "T-1",
        "message": {"id": "locked", "args": {"door": "blue", "keys": 0}},
    }
    assert far.verb.refusal(table(), 0, far).message.args == {"door": "green"}


def test_what_nothing_bars_cannot_be_refused() -> None:
    with pytest.raises(AssertionError, match="wait is barred by nothing"):
        VERBS[1].refusal(table(), 0, WORDS["wait"])


def test_no_two_verbs_say_the_same_word() -> None:
    with pytest.raises(AssertionError, match="two verbs say 'wait'"):
        lexicon([Wait(), Wait()])
