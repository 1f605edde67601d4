"""Numbers typed into a text are those of the rules and the content, in every language.

Most are arguments. Where a sentence states one itself, as a digit or a word, `facts.py` says which the rules
define; a sentence with a number that nobody has looked up fails. Texts of cards and printed rooms are
compared with their content by the tests of the games.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.locale.counting import numbers
from tests.locale.facts import FACTS, NO_RULES
from undercroft.locale import LANGUAGES

LOCALE = Path(str(files("undercroft"))) / "locale"
OF_CARDS = ("descent_cards.ftl", "dungeoneer_cards.ftl", "dungeoneer_serpent.ftl")
OF_ROOMS = "raiders-text-"


def parts(pattern: ftl.Pattern) -> Iterator[str]:
    """The text of a message without its arguments, for each of its variants."""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            yield element.value
        elif isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            for variant in element.expression.variants:
                yield from parts(variant.value)


def has_variants(pattern: ftl.Pattern) -> bool:
    """Whether the text of a message depends on an argument."""
    placed = [each.expression for each in pattern.elements if isinstance(each, ftl.Placeable)]
    return any(isinstance(each, ftl.SelectExpression) for each in placed)


@cache
def told(lang: str) -> dict[str, list[int]]:
    """The numbers that each message states itself; those with variants state each only once."""
    found: dict[str, list[int]] = {}
    for file in sorted((LOCALE / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body if file.name not in OF_CARDS else ():
            if isinstance(entry, ftl.Message) and entry.value is not None:
                stated = numbers(" ".join(parts(entry.value)), lang)
                found[entry.id.name] = sorted(set(stated)) if has_variants(entry.value) else stated
    return found


def looked_up() -> dict[str, list[int]]:
    """The facts, including counts made by the texts themselves."""
    boxes = [id for id in told("en") if id.startswith("web-blurb-")]
    grades = [id for id in told("en") if id.startswith("web-difficulty-")]
    return FACTS | {"web-motto": [len(boxes)], "web-difficulty": [len(grades)]}


def test_every_number_in_a_text_is_known() -> None:
    stated = {id for lang in LANGUAGES for id, found in told(lang).items() if found}
    stated = {id for id in stated if not id.startswith(OF_ROOMS)}
    assert stated == looked_up().keys() | NO_RULES


@pytest.mark.parametrize("id", looked_up())
def test_a_text_tells_the_numbers_of_the_rules(id: str) -> None:
    known = looked_up()[id]
    english = told("en")[id]
    assert english in (known, sorted(set(known)))
    for lang in LANGUAGES:
        assert sorted(told(lang)[id]) == sorted(english), lang


@pytest.mark.parametrize(
    ("lang", "text", "found"),
    [
        ("en", "Roll all three dice twice, then 12", [3, 2, 12]),
        ("en", "Someone of tense weight", []),
        ("ru", "Вчетвером: двенадцати уровней, 5 карт", [4, 12, 5]),
        ("ru", "семья, тритон, пятидесятый", []),
        ("uk", "Утрьох, п’ять карт і двічі", [3, 5, 2]),
    ],
)
def test_numbers_are_found(lang: str, text: str, found: list[int]) -> None:
    assert numbers(text, lang) == found
