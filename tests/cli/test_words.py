"""What plain play says about itself fits the game, the language and the way the program was started."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.program import play, undercroft


def plain(folder: Path, game: str, *lines: str, called: str = "", lang: str = "en") -> str:
    """A game in plain text, started under the name `called`."""
    environment = {"UNDERCROFT_CALLED": called} if called else {}
    run = undercroft(
        "play",
        game,
        "--plain",
        "--seed=9267",
        f"--lang={lang}",
        typed="\n".join(lines) + "\n",
        XDG_DATA_HOME=str(folder),
        **environment,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout


def test_hints_say_the_command_as_it_was_typed_and_keep_the_language(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = plain(tmp_path, "one-card", f"save {file}", *["1"] * 400, called="./play", lang="uk")
    assert f"./play play --load {file} --lang uk" in told
    assert "./play play one-card --plain --seed 9267 --lang uk" in told
    assert "undercroft" not in told
    assert f"undercroft play --load {file}\n" in plain(tmp_path, "one-card", f"save {file}", "quit")


def test_play_tells_the_program_how_it_was_called() -> None:
    script = (Path(__file__).parents[2] / "play").read_text("utf-8")
    assert 'UNDERCROFT_CALLED=$0 exec "$root/.venv/bin/undercroft" "$@"' in script


@pytest.mark.parametrize(
    ("game", "notes", "chances"),
    [("one-card", True, False), ("raiders", False, False), ("dungeoneer", False, True)],
)
def test_help_lists_only_what_the_game_can_do(tmp_path: Path, game: str, notes: bool, chances: bool) -> None:
    told = plain(tmp_path, game, "help", "quit")
    assert ("note FILE:" in told) == notes
    assert ("chances:" in told) == chances


def test_a_refused_undo_names_what_stands_against_it(tmp_path: Path) -> None:
    assert "There is nothing to take back yet." in play(tmp_path, "undo", "quit")
    assert "undo stops at the last roll" in play(tmp_path, "1", "end", "undo", "quit")
    told = plain(tmp_path, "raiders", "1", "undo", "quit")
    assert "A card that is played stays played" in told
    assert "Rule R-077:" in told
    assert "roll" not in told.split("Your choice: undo")[1].split("Your choice:")[0]


def test_the_card_of_the_current_room_lies_on_the_table_and_is_not_played_yet(tmp_path: Path) -> None:
    seats = ("--seats", "human,human,random,random", "--option", "variant=tactical")
    run = undercroft(
        "play",
        "raiders",
        "--plain",
        "--seed=3",
        *seats,
        typed="power:2\n\nquit\n",
        XDG_DATA_HOME=str(tmp_path),
    )
    [line] = [line for line in run.stdout.splitlines() if "on the table: 2" in line]
    assert "played on this floor: -;" in line
