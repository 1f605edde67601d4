"""The browser parses options in one place (`table/word.ts`); all other code uses that."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
FILES = [file for file in sorted(SOURCE.rglob("*")) if file.suffix in (".ts", ".svelte")]
HOME = SOURCE / "table" / "word.ts"
APART = re.compile(
    r"\b(card|key|option|object|(?:option|object)s?\[\w+\])[!?]?\.(startsWith|endsWith|split|slice|indexOf|replace|match)\("
)
TESTED = re.compile(r"/\^[^/\n]*:[^/\n]*/\.test\((\w+\.)?(key|option|object)\)")
NO_OPTIONS = {"app/packs.ts"}  # packs are options of a new table


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_only_words_take_options_apart(file: Path) -> None:
    if file == HOME or file.relative_to(SOURCE).as_posix() in NO_OPTIONS:
        return
    lines = enumerate(file.read_text("utf-8").splitlines(), 1)
    assert not [f"line {number}: {line.strip()}" for number, line in lines if takes_apart(line)]


def takes_apart(line: str) -> bool:
    """Whether a line splits an option, or checks how it begins."""
    return bool(APART.search(line) or TESTED.search(line))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('key.startsWith("play:")', True),
        ('const verb = option.key.split(":")[0]!;', True),
        ("/^(move|to):/.test(key)", True),
        ('is(key, "move", "to")', False),
        ('objects[0]?.startsWith("card:")', True),
        ('object.split(":")[1]', True),
        ('card.replace(":", "-")', True),
        ('isThing(object, "card")', False),
    ],
)
def test_taking_apart_is_noticed(line: str, found: bool) -> None:
    assert takes_apart(line) == found
