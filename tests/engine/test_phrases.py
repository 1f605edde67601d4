"""Phrases in content files: parsed alike in all games, and refused with a list of what is allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.engine.content import ContentError, ContentFile
from undercroft.engine.phrases import (
    EntryReader,
    PhraseError,
    as_list,
    flag,
    flags,
    negated,
    number_of,
    opening,
    ordered,
    whole_number,
)

VERBS = ("discard", "discard cards", "heal")
RULINGS = {"forbid": ("running", "resting"), "ignore": ("pits",)}


def test_words_and_their_numbers_are_declared_together() -> None:
    assert ordered({"north": 0, "east": 1}) == ("north", "east")
    assert flags({"spikes": 1, "pits": 2, "hazards": 4}) == ("spikes", "pits", "hazards")
    for wrong in ({"north": 0, "east": 2}, {"north": 1, "east": 0}):
        with pytest.raises(AssertionError):
            ordered(wrong)
    with pytest.raises(AssertionError):
        flags({"spikes": 1, "pits": 2, "hazards": 3})


@pytest.mark.parametrize(
    ("phrase", "word", "rest"),
    [
        ("discard cards 2", "discard cards", "2"),
        ("discard", "discard", ""),
        ("discard cardsharp", "discard", "cardsharp"),
        ("healing 2", "", "healing 2"),
    ],
)
def test_the_longest_word_opens_a_phrase(phrase: str, word: str, rest: str) -> None:
    assert opening(phrase, VERBS) == (word, rest)


def test_not_turns_a_phrase_round() -> None:
    assert negated("not at crypt") == ("at crypt", True)
    assert negated("nothing") == ("nothing", False)


@pytest.mark.parametrize("word", ["0", "100", "-1", "two", "", "²", "9" * 5_000, "X"])
def test_an_amount_is_a_number_within_its_bounds(word: str) -> None:
    assert whole_number("heal 99", "99", 99) == 99
    with pytest.raises(PhraseError, match=r"needs a number from 1 to 99$"):
        whole_number(f"heal {word}", word, 99)


def test_a_variable_counts_as_one_more_than_the_most() -> None:
    assert whole_number("glory X", "X", 98, "X") == 99
    with pytest.raises(PhraseError, match="from 1 to 98, or X"):
        whole_number("glory Y", "Y", 98, "X")


def test_a_ruling_is_a_kind_and_a_bit() -> None:
    assert flag("forbid resting", RULINGS) == ("forbid", 2)
    with pytest.raises(PhraseError, match="cannot ignore this; it may be pits"):
        flag("ignore resting", RULINGS)
    with pytest.raises(PhraseError, match=r"it may be forbid \.\.\., ignore \.\.\."):
        flag("allow resting", RULINGS)


def test_a_field_holds_one_phrase_or_several() -> None:
    assert as_list("heal 1") == ["heal 1"]
    assert as_list("") == []
    assert as_list(["heal 1", "draw 1"]) == ["heal 1", "draw 1"]


def verb(phrase: str) -> int:
    return number_of(phrase, opening(phrase, VERBS)[0], VERBS, "no such verb")


def test_an_error_names_file_entry_and_field(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("", "utf-8")
    read = EntryReader(ContentFile(file), "boons.salve")
    assert read.phrases("do", verb, ["heal 2", "discard cards 1"]) == (2, 1)
    expected = r"cards.toml, boons.salve.do: 'heel 2': no such verb; it may be discard, discard cards, heal"
    with pytest.raises(ContentError, match=expected):
        read.phrases("do", verb, "heel 2")
    with pytest.raises(ContentError, match=r"cards.toml, boons.salve: does nothing"):
        read.check(False, "does nothing")
