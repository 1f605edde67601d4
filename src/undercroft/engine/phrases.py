"""Phrases in content files, such as "wound 2", "not at crypt" or "forbid exploring": what games share.

A game names its words; these functions take a phrase apart, and an error says what is allowed in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from undercroft.engine.content import ContentFile

P = TypeVar("P")
T = TypeVar("T")


def ordered(numbers: dict[str, int]) -> tuple[str, ...]:
    """Words in the order of their numbers, which count from 0 without a gap."""
    assert [*numbers.values()] == [*range(len(numbers))], f"{numbers}: count from 0, in this order"
    return tuple(numbers)


def flags(bits: dict[str, int]) -> tuple[str, ...]:
    """Words in the order of their bits: 1, 2, 4, and so on."""
    assert [*bits.values()] == [1 << place for place in range(len(bits))], f"{bits}: one bit each, in order"
    return tuple(bits)


class PhraseError(ValueError):
    """A phrase that makes no sense; the message says what is allowed."""


def not_among(phrase: str, what: str, allowed: Sequence[str]) -> PhraseError:
    """The error for a phrase with a word that is not in the vocabulary."""
    return PhraseError(f"{phrase!r}: {what}; it may be {', '.join(allowed)}")


def first_word(phrase: str) -> tuple[str, str]:
    """Split a phrase into its first word and the rest."""
    word, _, rest = phrase.partition(" ")
    return word, rest


def opening(phrase: str, words: Sequence[str]) -> tuple[str, str]:
    """Split off the longest of these words that begins a phrase; ("", phrase) if none does."""
    for word in sorted(words, key=len, reverse=True):
        if phrase == word or phrase.startswith(word + " "):
            return word, phrase[len(word) + 1 :]
    return "", phrase


def negated(phrase: str) -> tuple[str, bool]:
    """A phrase without its "not", and whether it had one."""
    plain = phrase.removeprefix("not ")
    return plain, plain != phrase


def number_of(phrase: str, word: str, words: Sequence[str], what: str) -> int:
    """The index of a word among those allowed."""
    if word not in words:
        raise not_among(phrase, what, words)
    return words.index(word)


def whole_number(phrase: str, word: str, most: int, variable: str = "") -> int:
    """A number from 1 to `most`; a variable, if one is allowed, counts as `most` + 1."""
    if variable and word == variable:
        return most + 1
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 9 else 0
    if not 1 <= number <= most:
        raise PhraseError(f"{phrase!r}: needs a number from 1 to {most}{variable and f', or {variable}'}")
    return number


def flag(phrase: str, kinds: Mapping[str, Sequence[str]]) -> tuple[str, int]:
    """The kind of ruling, and the bit of its subject: "forbid exploring" is ("forbid", 16)."""
    kind, what = first_word(phrase)
    if kind not in kinds:
        raise not_among(phrase, "no such ruling", [f"{each} ..." for each in kinds])
    return kind, 1 << number_of(phrase, what, kinds[kind], f"cannot {kind} this")


def as_list(phrases: str | list[str]) -> list[str]:
    """A field that holds one phrase or several, as a list."""
    if isinstance(phrases, str):
        return [phrases] if phrases else []
    return phrases


class EntryReader:
    """Reads the phrases of one entry of a content file; an error names file, entry and field."""

    def __init__(self, file: ContentFile, where: str) -> None:
        self.file = file
        self.where = where

    def phrase(self, field: str, reader: Callable[[P], T], phrase: P) -> T:
        """A phrase as parsed by `reader`; ContentError if it makes no sense."""
        try:
            return reader(phrase)
        except PhraseError as error:
            self.file.refuse(f"{self.where}.{field}", str(error))

    def phrases(self, field: str, reader: Callable[[str], T], phrases: str | list[str]) -> tuple[T, ...]:
        """Every phrase of a field as parsed by `reader`."""
        return tuple([self.phrase(field, reader, each) for each in as_list(phrases)])

    def check(self, true: bool, what: str) -> None:
        """Refuse the entry unless a condition holds."""
        self.file.check(true, self.where, what)
