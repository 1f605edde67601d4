"""What the game's documents promise: choices and options listed, words documented, no card in the code."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.games.dungeoneer.table import GAME
from tests.games.dungeoneer.test_vocabulary import word_lists
from undercroft.games.dungeoneer.boxes import TOMB_SET as BOX

PACKAGE = files("undercroft.games.dungeoneer")
README = (PACKAGE / "README.md").read_text("utf-8")
VOCABULARY = (PACKAGE / "VOCABULARY.md").read_text("utf-8")
CHOICE = re.compile(r"DQ-\d+")


def test_the_readme_lists_every_open_point_that_the_rules_name() -> None:
    named = set(CHOICE.findall((PACKAGE / "rules.toml").read_text("utf-8")))
    assert len(named) > 40
    assert sorted(named - set(CHOICE.findall(README))) == []


def test_the_readme_names_every_module_of_the_rules() -> None:
    rooms = ("cards", "state", "hero", "dungeon", "effects", "play", "battle", "quests", "course")
    named = {
        room: set(re.findall(r"`(\w+)`", line)) | {"__init__", "events"}
        for room in rooms
        for line in README.splitlines()
        if line.startswith(f"| `{room}` |")
    }
    found = {room: {path.stem for path in Path(str(PACKAGE / room)).glob("*.py")} for room in rooms}
    assert {room: sorted(found[room] - named[room]) for room in rooms if found[room] - named[room]} == {}


def test_the_readme_names_every_table_option() -> None:
    assert [option.id for option in GAME.table_options if f"`{option.id}`" not in README] == []


@pytest.mark.parametrize("list_of_words", word_lists())
def test_every_word_of_the_vocabulary_is_documented(list_of_words: str) -> None:
    allowed, _ = word_lists()[list_of_words]
    quoted = " ".join(re.findall(r"`([^`]*)`", VOCABULARY))
    assert [word for word in allowed if not re.search(rf"\b{re.escape(word)}\b", quoted)] == []


def strings(source: str) -> list[str]:
    """All string constants of a module except docstrings."""
    tree = ast.parse(source)
    remarks = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    constants = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in remarks]
    return [node.value for node in constants if isinstance(node.value, str)]


def test_no_card_hero_location_or_quest_is_named_in_the_rules() -> None:
    names = {*BOX.cards, *BOX.heroes, *BOX.locations, *BOX.quests}
    modules = sorted(Path(str(PACKAGE)).rglob("*.py"))
    assert len(modules) > 30
    for file in modules:
        for text in strings(file.read_text("utf-8")):
            assert not names & set(re.split(r"[^a-z-]+", text)), f"{file.name}: {text!r}"
