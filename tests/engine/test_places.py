"""The lines and columns of entries in a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from undercroft.engine.places import place_of

TEXT = '''# a comment with [brackets] and = signs
title = "a \\" quote # no comment"

[heroes.mordrog]   # and another
skills = ["tough", { name = "mighty", at = [1, 2] }]
"odd key" = 3
notes = """
[no.header]
x = 1 \\""" ""\\""""
path = 'C:\\'
born = 2005-10-01 07:32:00

[[triggers]]
id = "one"
[triggers.more]
deep = true
[[triggers]]
id = "two"
a.b = 1
'''


@pytest.mark.parametrize(
    ("entry", "line", "begins"),
    [
        ("title", 2, '"a'),
        ("heroes.mordrog", 4, "[heroes"),
        ("heroes.mordrog.skills", 5, "["),
        ("heroes.mordrog.skills[0]", 5, '"tough"'),
        ("heroes.mordrog.skills[1].at[1]", 5, "2]"),
        ("heroes.mordrog.odd key", 6, "3"),
        ("heroes.mordrog.path", 10, "'C"),
        ("heroes.mordrog.born", 11, "2005"),
        ("triggers", 13, "[["),
        ("triggers[0].id", 14, '"one"'),
        ("triggers[0].more.deep", 16, "true"),
        ("triggers[1].id", 18, '"two"'),
        ("triggers[1].a.b", 19, "1"),
        ("heroes.mordrog.wounds", 4, "[heroes"),
        ("triggers[1].id, level 3", 18, '"two"'),
    ],
)
def test_an_entry_is_found_or_else_the_nearest_one_around_it(entry: str, line: int, begins: str) -> None:
    tomllib.loads(TEXT)
    place = place_of(TEXT, entry)
    assert place is not None
    assert place[0] == line
    assert TEXT.splitlines()[line - 1][place[1] - 1 :].startswith(begins)


def test_what_is_nowhere_in_the_file_has_no_place() -> None:
    assert place_of(TEXT, "monsters.ogre") is None
    assert place_of("", "monsters") is None


def leaves(value: object, path: str) -> Iterator[tuple[str, object]]:
    """Every value in a file with its entry."""
    if isinstance(value, dict):
        for key, each in value.items():
            yield from leaves(each, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for number, each in enumerate(value):
            yield from leaves(each, f"{path}[{number}]")
    else:
        yield path, value


CONTENT = sorted(Path(str(files("undercroft.games"))).glob("*/content/**/*.toml"))


@pytest.mark.parametrize("file", CONTENT, ids=lambda file: file.name)
def test_the_places_in_shipped_content_hold_what_the_parser_read(file: Path) -> None:
    text = file.read_text("utf-8")
    lines = text.splitlines()
    for entry, value in list(leaves(tomllib.loads(text), ""))[::17]:
        place = place_of(text, entry)
        assert place is not None
        rest = lines[place[0] - 1][place[1] - 1 :]
        assert rest.lstrip("\"'").startswith((str(value).splitlines()[:1] or [""])[0][:10]) or value in (
            True,
            False,
        )
