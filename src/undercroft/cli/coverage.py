"""Rule coverage: which rule ids are named by tests, and by tests that ran and passed."""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from undercroft.engine.game import BadRequest, Game


def report(wanted: list[Game[Any]], tests: Path, proven: Path | None, as_json: bool) -> int:
    """Print how many ids of each game are proven; return 1 if one is missing or a test names an unknown one.

    Without the results of a test run, every id that a test names counts as proven.
    """
    if not tests.is_dir():
        raise BadRequest(f"no tests in {tests}: run this at the top of a checkout, or give --tests DIR")
    named = Counter(named_in(tests) if proven is None else passed(proven))
    known = {id for game in wanted for id in game.rules.rules}
    prefixes = {id.split("-")[0] for id in known}
    unknown = sorted(id for id in named if id.split("-")[0] in prefixes and id not in known)
    rows = [row(game, named) for game in wanted]
    if as_json:
        print(json.dumps({"games": rows, "unknown": unknown}, indent=2))
    else:
        for each in rows:
            print(f"{each['game']}: {each['proven']} of {each['rules']} rules proven by tests")
            for id in each["missing"]:
                print(f"  missing: {id}")
        for id in unknown:
            print(f"named by a test but not a rule: {id}")
    return 1 if unknown or any(each["missing"] for each in rows) else 0


def row(game: Game[Any], named: Counter[str]) -> dict[str, Any]:
    """The coverage of one game."""
    ids = list(game.rules.rules)
    excused = not_implemented(game)
    return {
        "game": game.id,
        "rules": len(ids),
        "proven": sum(id in named for id in ids),
        "not_implemented": sorted(excused),
        "missing": [id for id in ids if id not in named and id not in excused],
    }


def passed(file: Path) -> list[str]:
    """The rule ids whose tests ran and passed, as `pytest --proven FILE` wrote them."""
    try:
        found: list[str] = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise BadRequest(f"{file}: no results of a test run: {error}") from error
    return found


def named_in(tests: Path) -> Iterator[str]:
    """Every rule id that a `pytest.mark.rule(...)` in these tests names."""
    for file in sorted(tests.rglob("test_*.py")):
        try:
            tree = ast.parse(file.read_text("utf-8"), str(file))
        except (SyntaxError, ValueError) as error:
            raise BadRequest(f"{file}: cannot be read as Python: {error}") from error
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def not_implemented(game: Game[Any]) -> set[str]:
    """The ids that the game's README lists, with a reason, under "Not implemented"."""
    readme = files(game.package) / "README.md"
    if not readme.is_file():
        return set()
    section = re.search(r"^## Not implemented$(.*?)(?=^## |\Z)", readme.read_text("utf-8"), re.M | re.S)
    return set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\* \S", section.group(1), re.M)) if section else set()
