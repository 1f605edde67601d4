"""Every rule id is proven by a test, and every test names rules that exist."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from undercroft import games
from undercroft.cli import coverage
from undercroft.engine.game import Game
from undercroft.languages import LANGUAGES
from undercroft.locale.rules import translations

TESTS = Path(__file__).parents[1]
GAMES = [games.get(id) for id in games.ids()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_id_has_a_test(game: Game[Any]) -> None:
    row = coverage.row(game, Counter(coverage.proven(TESTS)))
    assert row["missing"] == []
    assert row["not_implemented"] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {id for game in GAMES for id in game.rules.rules}
    assert set(coverage.proven(TESTS)) <= known


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_that_a_player_can_meet_are_in_three_languages(game: Game[Any]) -> None:
    for id, rule in game.rules.rules.items():
        if rule.source in ("card", "computed", "public", "designed"):
            continue
        texts = translations(game.rules, id)
        assert texts.keys() == set(LANGUAGES) or "xample" in rule.en or "igure" in rule.en, id
        assert len(set(texts.values())) == len(texts), id
