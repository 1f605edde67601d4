"""Every rule id is proven by a test and named where it is implemented; no id is named that does not exist."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from undercroft import games
from undercroft.cli import coverage
from undercroft.engine.game import Game
from undercroft.engine.rules import RuleBook
from undercroft.languages import LANGUAGES
from undercroft.locale.rules import translations

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src" / "undercroft" / "games"
GAMES = [games.get(id) for id in games.ids()]

NOWHERE = {  # facts that are not about any line of the program
    "D-322": "pieces of the box",
    "D-324": "pieces of the box",
    "D-328": "a card",
    "D-329": "a card",
    "D-330": "a card",
    "D-331": "a card",
    "D-333": "a card",
    "D-335": "a card",
    "J-343": "the compass",
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_id_has_a_test(game: Game[Any]) -> None:
    row = coverage.row(game, Counter(coverage.named_in(TESTS)))
    assert row["missing"] == []
    assert row["not_implemented"] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    """Not even one of a game that is still being built."""
    books = Path(games.__file__).parent.glob("*/rules.toml")
    known = {id for book in books for id in RuleBook(book.parent.name, book).rules}
    assert known >= {id for game in GAMES for id in game.rules.rules}
    assert set(coverage.named_in(TESTS)) <= known


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_is_named_where_it_is_implemented(game: Game[Any]) -> None:
    """So a search for its id leads to the code."""
    files = sorted((SOURCES / game.package.rpartition(".")[2]).rglob("*"))
    code = [file for file in files if file.suffix in (".py", ".toml") and file.name != "rules.toml"]
    named = {id for file in code for id in re.findall(r"\b[DJOR]-\d{3}\b", file.read_text("utf-8"))}
    rules = set(game.rules.rules)
    assert rules - named == rules & NOWHERE.keys()
    assert named <= rules


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_that_a_player_can_meet_are_in_three_languages(game: Game[Any]) -> None:
    for id, rule in game.rules.rules.items():
        if rule.source in ("card", "computed", "public", "designed"):
            continue
        texts = translations(game.rules, id)
        assert texts.keys() == set(LANGUAGES) or "xample" in rule.en or "igure" in rule.en, id
        assert len(set(texts.values())) == len(texts), id


def reached(function: ast.FunctionDef) -> ast.Module:
    """What a function does before it leaves."""
    leaves = (place for place, line in enumerate(function.body) if isinstance(line, ast.Return | ast.Raise))
    return ast.Module(function.body[: next(leaves, len(function.body))], [])


def checks(tree: ast.AST, checking: frozenset[str]) -> bool:
    """Whether code asserts something that may be false, expects an error, or calls a function that does."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assert) and any(isinstance(part, ast.Name) for part in ast.walk(node.test)):
            return True
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).rpartition(".")[2]
            if name in ("raises", "fail") or name in checking:
                return True
    return False


def functions() -> list[tuple[Path, ast.FunctionDef]]:
    """All functions of the tests."""
    return [
        (file, node)
        for file in sorted(TESTS.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]


def test_a_test_that_proves_a_rule_checks_something() -> None:
    """It may also call a function that does."""
    found = functions()
    helpers = [function for _, function in found if not function.name.startswith("test_")]
    checking: frozenset[str] = frozenset()
    for _ in range(3):  # helpers of helpers
        checking |= {function.name for function in helpers if checks(reached(function), checking)}
    empty = [
        f"{file.name}: {function.name}"
        for file, function in found
        if any("pytest.mark.rule" in ast.unparse(mark) for mark in function.decorator_list)
        and not checks(reached(function), checking)
    ]
    assert empty == []
