"""Content errors name the file, the entry, and its line and column."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Literal

import pytest

from undercroft.engine.content import ContentEntry, ContentError, ContentFile
from undercroft.engine.rules import RuleBook
from undercroft.games.one_card.card import Card

CARD = (files("undercroft.games.one_card") / "content" / "card.toml").read_text("utf-8")


class Beast(ContentEntry):
    """A made-up record."""

    health: int
    cry: str = ""
    young: dict[str, Beast] | None = None
    eats: tuple[tuple[Literal["grass", "mice"], int], ...] = ()


def written(folder: Path, text: str) -> ContentFile:
    file = folder / "beasts.toml"
    file.write_text(text, "utf-8")
    return ContentFile(file)


def test_entries_become_records(tmp_path: Path) -> None:
    beasts = written(tmp_path, "[beasts.wolf]\nhealth = 3\n[beasts.owl]\nhealth = 1\ncry = 'hu'").table(
        "beasts", Beast
    )
    assert beasts["wolf"].health == 3
    assert beasts["owl"].cry == "hu"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            "[beasts.wolf]\nhealth = 'three'",
            "beasts.toml, beasts.wolf.health: Expected `int`, got `str` (at line 2, column 10)",
        ),
        (
            "[beasts.wolf]\ncry = 'au'",
            "beasts.toml, beasts.wolf: Object missing required field `health` (at line 1, column 1)",
        ),
        (
            "[beasts.wolf]\nhealth = 1\nlegs = 4",
            "beasts.toml, beasts.wolf: Object contains unknown field `legs` (at line 3, column 8)",
        ),
        (
            "[beasts.wolf]\nhealth = 1\nyoung.a = { health = 1 }\nyoung.b = { health = 'x' }",
            "beasts.toml, beasts.wolf.young.b.health: Expected `int`, got `str` (at line 4, column 22)",
        ),
        (
            "[beasts.owl]\nhealth = 1\neats = [['mice', 2], ['cheese', 1]]",
            "beasts.toml, beasts.owl.eats[1][0]: Invalid enum value 'cheese'; it may be 'grass', 'mice' "
            "(at line 3, column 23)",
        ),
        ("[beasts]", "beasts.toml, beasts: this table is missing or empty (at line 1, column 1)"),
        ("beasts = 3", "beasts.toml, beasts: this table is missing or empty (at line 1, column 10)"),
        ("x = 3", "beasts.toml, beasts: this table is missing or empty (at line 1, column 1)"),
    ],
)
def test_a_bad_entry_is_named(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ContentError) as error:
        written(tmp_path, text).table("beasts", Beast)
    assert str(error.value) == says


def test_a_file_that_is_no_toml_or_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"beasts\.toml: not valid TOML"):
        written(tmp_path, "[beasts")
    with pytest.raises(ContentError, match=r"gone\.toml: cannot be read"):
        ContentFile(tmp_path / "gone.toml")


def test_what_nobody_takes_is_refused(tmp_path: Path) -> None:
    read = written(tmp_path, "size = 1\n[plants.ivy]\nhealth = 1")
    assert read.value("size", int) == 1
    with pytest.raises(ContentError, match=r"beasts\.toml, plants: unknown entry"):
        read.done()
    with pytest.raises(ContentError, match=r"beasts\.toml, colour: this entry is missing"):
        read.value("colour", str)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('monster = "ogre"', 'monster = "troll"', "card.toml, positions.A180: no monster 'troll'"),
        ('side = "B"', 'side = "C"', "card.toml, positions.B0: no side 'C'"),
        ("S   11  9   11  5", "S   11  9   11", "card.toml, sides.A: needs 5 rows of 5 tiles"),
        ("S   11  9   11  5", "S   11  9   11  x", "card.toml, sides.A: unknown tile 'x'"),
        ('order = ["A0"', 'order = ["A9"', "card.toml, order: no position 'A9'"),
        (
            'order = ["A0", "B0", "A180", "B180"]',
            "order = []",
            "card.toml, order: needs at least one position",
        ),
        ("speed = 5", "speed = -2", "card.toml, monsters.spider.speed: Expected `int` >= 1"),
        ("9   5   .   1   S", "1   1   1   1   S", "card.toml, sides, level 1: has more than 4 monsters"),
        (
            'do = "keep a die"',
            'do = "fly"',
            "card.toml, classes.paladin.do: Invalid enum value 'fly'; "
            "it may be 'keep a die', 're-roll all dice', 'a die on range'",
        ),
    ],
)
def test_a_bad_card_is_refused_by_entry(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert old in CARD
    (tmp_path / "card.toml").write_text(CARD.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError) as error:
        Card(tmp_path / "card.toml")
    said, _, place = str(error.value).partition(" (at line ")
    assert said == says
    assert place.endswith(")")


RULES = "[sections.a]\nen='A'\n[rules.X-1]\nsection='a'\nsource='rulebook'\nen='Text'\n"


def test_a_rule_needs_a_known_section(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(RULES, "utf-8")
    assert RuleBook("toy", file).rules["X-1"].en == "Text"
    file.write_text(RULES.replace("section='a'", "section='b'"), "utf-8")
    with pytest.raises(ContentError, match=r"rules\.toml, rules\.X-1: no section 'b'"):
        RuleBook("toy", file)
