"""`undercroft verify`: the dice of a saved game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.cli.program import play, refused, undercroft
from tests.engine.test_keys import ONE, dice, played
from tests.saves import resealed
from undercroft.engine.keys import commitment_to
from undercroft.locale import LANGUAGES

NONE = "00" * 32


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record as a server gives it out."""
    path = tmp_path / "game.json"
    path.write_bytes(resealed(msgspec.json.encode(played()), seats=[]))
    return path


def check(file: Path, *more: str) -> tuple[int, str]:
    """Exit code and output."""
    run = undercroft("verify", str(file), *more)
    assert run.stderr == ""
    return run.returncode, run.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fair_game_is_called_so_with_all_that_was_checked(file: Path, lang: str) -> None:
    code, told = check(file, "--commitment", dice().commitment, "--share", ONE, "--lang", lang)
    assert code == 0
    for word in (dice().key, dice().commitment, ONE, "12"):
        assert word in told


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"record__dice__key": NONE}, "does not fit the commitment"),
        (
            {"record__dice__key": "00" * 32, "record__dice__commitment": commitment_to("00" * 32)},
            "played again",
        ),
        ({"record__dice__shares": []}, "played again"),
        ({"record__moves": [[0, "end"]]}, "breaks the rules at move 1"),
        ({"snapshot__state__coins": [9, 0, 0]}, "does not lead to the saved position"),
    ],
)
def test_a_forged_game_is_found_out(file: Path, change: dict[str, Any], says: str) -> None:
    file.write_bytes(resealed(file.read_bytes(), **change))
    code, told = check(file)
    assert code == 1
    assert "not fair" in told
    assert says in told


def test_another_commitment_or_share_than_the_one_i_know_is_found_out(file: Path) -> None:
    assert check(file, "--commitment", "ab" * 32)[0] == 1
    assert check(file, "--share", "ab" * 16)[0] == 1


def test_an_edited_file_is_refused_by_its_seal(file: Path) -> None:
    raw = json.loads(file.read_bytes())
    raw["record"]["dice"]["key"] = NONE
    file.write_text(json.dumps(raw))
    assert "changed after it was written" in refused("verify", str(file))


def test_a_local_game_has_a_seed_and_no_commitment(tmp_path: Path) -> None:
    file = tmp_path / "local.json"
    play(tmp_path, "1", f"save {file}", "quit")
    code, told = check(file)
    assert code == 0
    assert "seed 19" in told
    assert "Every die and card followed" in told
