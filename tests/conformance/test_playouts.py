"""Random games end at every table; the same seed gives the same game, even in another process."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.tables import BUDGET, EVERYWHERE, MOST, PATIENCE, Chooser, Table, finish, some
from undercroft.engine import build
from undercroft.engine.flow import CHANCE, State
from undercroft.engine.snapshot import dump

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_random_games_end_with_a_result(table: Table) -> None:
    """With resurrection that may take half a million choices: only compiled code plays them all."""
    patience = 2_000_000 if build() == "compiled" else PATIENCE
    chosen = 0
    for seed in range(400):
        state = table.start(seed)
        assert state.result() is None
        chosen += finish(table, state, seed, patience)
        result = state.result()
        assert result is not None, f"seed {seed} does not end"
        assert {"winners", "scores", "reason"} <= result.keys()
        assert state.asks() == []
        assert json.loads(json.dumps(result)) == result
        if chosen > BUDGET:
            break


@pytest.mark.parametrize("table", EVERYWHERE, ids=str)
def test_dice_thrown_from_outside_give_the_same_game(table: Table) -> None:
    """The generator is only one way to answer CHANCE."""
    for seed in table.seeds(10, 2000):
        auto, explicit = table.start(seed), table.start(seed, chance="explicit")
        chooser = Chooser(seed)
        throw(explicit)
        for _ in range(MOST):
            if explicit.asks():
                seat, option = chooser.choose(explicit)
                auto.apply(seat, option)
                explicit.apply(seat, option)
                throw(explicit)
        explicit.explicit = False
        assert dump(explicit) == dump(auto)


def throw(state: State) -> None:
    """Answer for CHANCE with the state's own generator until somebody else is asked."""
    while state.asks() and state.asks()[0].seat == CHANCE:
        options = state.asks()[0].options
        state.apply(CHANCE, options[state.draw(len(options))])


def fingerprint() -> str:
    """All states of a few games at every table, in one number."""
    digest = hashlib.sha256()
    for table in EVERYWHERE:
        for seed in table.seeds(3, 1000):
            for state, seat, option in some(table, seed):
                digest.update(json.dumps([dump(state), seat, option], sort_keys=True).encode())
    return digest.hexdigest()


def test_the_same_seed_gives_the_same_game_in_another_process() -> None:
    code = "from tests.conformance.test_playouts import fingerprint; print(fingerprint())"
    path = os.pathsep.join([str(ROOT), *sys.path])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "4711"}
    other = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    assert other.stdout.strip() == fingerprint()


def test_the_build_under_test_is_the_one_expected() -> None:
    assert build() == os.environ.get("UNDERCROFT_EXPECT", build())
