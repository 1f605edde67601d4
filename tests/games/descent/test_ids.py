"""No rule tests the id of a card: records say what they do in their files, in words any card may use."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.descent.box import BOX

CODE = sorted((Path(__file__).parents[3] / "src/undercroft/games/descent").rglob("*.py"))
IDS = {*BOX.heroes, *BOX.skills, *BOX.items, *BOX.overlord, *BOX.monsters, *BOX.familiars}
OTHERS = {  # names in the code that mean something else, or no card
    "aim": "an order",
    "dodge": "an order",
    "mimic": "a verb of cards, and the chest that fights",
    "bare-hands": "the attack without a weapon (J-307)",
    "healing-potion": "what a marker of a quest file is (J-460)",
    "vitality-potion": "what a marker of a quest file is (J-460)",
}


def ids_in(code: str) -> Iterator[str]:
    """The ids of records among the strings of a module, alone or as part of an option such as "use:axe"."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from IDS & set(node.value.split(":"))


def test_the_code_names_no_record() -> None:
    found = {name for file in CODE for name in ids_in(file.read_text("utf-8"))}
    assert found == set(OTHERS)


@pytest.mark.parametrize(
    "code", ['s.heroes[0] == "mordrog"', '"use:jinns-lamp" in found', 'match x:\n case "axe": y()']
)
def test_a_rule_about_one_card_is_noticed(code: str) -> None:
    assert list(ids_in(code))
