"""The other commands, and what each says to bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import play, refused, undercroft
from tests.packs import new_pack, rewrite
from tests.saves import resealed
from undercroft import __version__, games
from undercroft.cli.bench import report
from undercroft.engine.record import Session
from undercroft.lab.bench import Tally


def test_games_lists_seats_variants_and_options() -> None:
    listed = json.loads(undercroft("games", "--json").stdout)
    one_card = next(game for game in listed if game["id"] == "one-card")
    assert one_card["seats"] == {"min": 1, "max": 1}
    assert "paladin" in one_card["variants"]
    assert {option["id"] for option in one_card["options"]} == {"class", "automatic"}
    told = undercroft("games").stdout
    assert "--option class=none|paladin" in told
    assert "  movement_limit and ap_for_falling cannot be combined (D-297)" in told


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "undercroft: “Movement limit” and “Action points for falling” cannot be combined. (D-297)\n"),
        ("ru", "undercroft: «Ограничение движения» и «Очки действия за падение» нельзя сочетать. (D-297)\n"),
        ("uk", "undercroft: «Обмеження руху» і «Очки дії за падіння» не можна поєднувати. (D-297)\n"),
    ],
)
def test_variants_that_exclude_each_other_are_refused_in_the_language_of_the_player(
    lang: str, says: str
) -> None:
    both = ["--option", "movement_limit=on", "--option", "ap_for_falling=on"]
    run = undercroft("play", "dungeoneer", "--plain", "--lang", lang, *both)
    assert (run.returncode, run.stderr) == (2, says)


def test_a_broken_pack_in_the_data_folder_is_reported_and_stops_nothing(tmp_path: Path) -> None:
    folder = new_pack(tmp_path / "undercroft" / "packs" / "attic")
    (folder / "cards.toml").write_text("[boons", "utf-8")
    run = undercroft("games", XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0
    assert "dungeoneer" in run.stdout
    [said] = run.stderr.splitlines()
    assert said.startswith("undercroft: a content pack is passed over: attic/cards.toml: not valid TOML")
    rewrite(folder / "cards.toml", "[boons", "[boons.soup]\nname = 'Soup'\ncost = 1\ndo = 'eat'")
    run = undercroft("games", XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0
    assert "pack-attic" not in run.stdout
    assert "a content pack is passed over: attic/cards.toml, boons.soup.do: 'eat': no such verb" in run.stderr


def test_version_says_which_build_runs() -> None:
    said = undercroft("--version").stdout
    assert said in (f"undercroft {__version__} (compiled)\n", f"undercroft {__version__} (interpreted)\n")


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys\nfrom undercroft.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "heavy = {'msgspec', 'fluent', 'rich', 'undercroft.engine', 'asyncio', 'multiprocessing'}\n"
        "sys.exit(', '.join(heavy & set(sys.modules)) or None)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


# -- rules ---------------------------------------------------------------------------------------


def test_rules_are_listed_and_shown() -> None:
    listing = undercroft("rules", "one-card").stdout
    assert "O-101" in listing
    assert len([line for line in listing.splitlines() if line.startswith("  O-")]) == 263
    one = undercroft("rules", "one-card", "o-101", "--lang", "uk").stdout
    assert one.startswith("O-101")
    shown = json.loads(undercroft("rules", "one-card", "O-101", "--json").stdout)
    assert shown["id"] == "O-101"
    assert shown["choice"] == "OQ-01"
    assert shown["uk"] in one
    assert len(json.loads(undercroft("rules", "one-card", "--json").stdout)) == 263
    assert "one-card: 263 rules" in undercroft("rules").stdout


def test_coverage_counts_proven_rules_and_fails_when_one_is_missing(tmp_path: Path) -> None:
    test = tmp_path / "test_x.py"
    test.write_text("@pytest.mark.rule('O-001', 'O-002')\ndef test_x(): ...\n")
    run = undercroft("rules", "one-card", "--coverage", "--tests", str(tmp_path))
    assert run.returncode == 1
    assert "one-card: 2 of 263 rules proven by tests" in run.stdout
    assert "missing: O-003" in run.stdout
    test.write_text("@pytest.mark.rule('O-999')\ndef test_x(): ...\n")
    found = json.loads(undercroft("rules", "--coverage", "--tests", str(tmp_path), "--json").stdout)
    assert found["unknown"] == ["O-999"]


def test_coverage_counts_only_what_ran_and_passed_if_given_the_results(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((Path(__file__).parents[1] / "conftest.py").read_text("utf-8"))
    (tmp_path / "test_x.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('O-001')\ndef test_passes(): assert True\n"
        "@pytest.mark.rule('O-002')\ndef test_fails(): assert False\n"
        "@pytest.mark.rule('O-003')\ndef test_skips(): pytest.skip('no')\n"
        "@pytest.mark.skip\n@pytest.mark.rule('O-004')\ndef test_is_skipped(): assert True\n"
    )
    results = tmp_path / "proven.json"
    folder = str(tmp_path)
    run_tests = ["-m", "pytest", "-q", "-n", "1", "-p", "no:cacheprovider", "--rootdir", folder, folder]
    subprocess.run([sys.executable, *run_tests, "--proven", str(results)], capture_output=True, check=False)
    words = ["rules", "one-card", "--coverage", "--tests", str(tmp_path), "--proven"]
    run = undercroft(*words, str(results))
    assert run.returncode == 1
    assert "one-card: 1 of 263 rules proven by tests" in run.stdout
    assert "missing: O-002" in run.stdout
    assert "gone.json: no results of a test run" in refused(*words, "gone.json")


# -- replay --------------------------------------------------------------------------------------


def test_replay_tells_the_whole_game_or_shows_a_position(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(tmp_path, "1", "1", "end", f"save {file}", "quit")
    told = undercroft("replay", str(file)).stdout
    assert "2. Walk to a2: 2 speed, 5 left  [move:a2]" in told
    assert "     You walk from a1 to a2 for 2 speed." in told
    assert "1   @6  ." in undercroft("replay", str(file), "--to", "1").stdout
    found = json.loads(undercroft("replay", str(file), "--json", "--to", "2").stdout)
    assert [move["option"] for move in found["moves"]] == ["dice:6,5,3", "move:a2"]
    assert found["view"]["hero"]["square"] == "a2"
    assert (found["game"], found["seed"], found["result"]) == ("one-card", 19, None)
    assert "has 3 choices" in refused("replay", str(file), "--to", "9")


def test_a_leaf_of_the_note_pad_is_no_replay(tmp_path: Path) -> None:
    file = tmp_path / "note.json"
    play(tmp_path, f"note {file}", "quit")
    assert "note pad" in refused("replay", str(file))


# -- simulate and bench -----------------------------------------------------------------------------


def test_simulate_counts_games_and_is_the_same_with_more_jobs() -> None:
    arguments = ["simulate", "one-card", "--games", "250", "--seed", "3", "--seats", "random", "--json"]
    one = json.loads(undercroft(*arguments).stdout)
    two = json.loads(undercroft(*arguments, "--jobs", "2").stdout)
    assert one["games"] == 250
    assert sum(one["results"]["reasons"].values()) == 250
    assert {"games", "decisions", "seconds", "decisions_per_second", "results"} <= one.keys()
    assert (one["decisions"], one["results"]) == (two["decisions"], two["results"])


def test_simulate_in_words_shows_no_bar_when_piped() -> None:
    run = undercroft("simulate", "one-card", "--games", "20", "--option", "class=archer")
    assert run.stdout.startswith("20 games of one-card")
    assert run.stderr == ""


def test_bench_prints_a_ratio_to_the_yardstick() -> None:
    rows = json.loads(undercroft("bench", "one-card-copy", "--json").stdout)
    assert [row.keys() >= {"name", "value", "unit", "yardstick", "ratio"} for row in rows] == [True]
    assert rows[0]["unit"] == "µs"
    assert rows[0]["ratio"] > 0


def test_attacks_are_reported_in_one_table() -> None:
    tally = Tally(1200, leaks=3)._asdict()
    rows = [
        {"name": "attack-one", "tally": tally},
        {"name": "attack-b", "tally": {**tally, "p95": 41.7, "bots": 7.2}},
    ]
    _, head, one, other = report(rows)
    assert head.split("  ")[-6:] == [
        "messages tried",
        "state changes",
        "leaks",
        "acknowledged lost",
        "p95 ms",
        "bots p95 ms",
    ]
    assert one.split() == ["attack-one", "1200", "0", "3", "0", "-", "-"]
    assert other.split() == ["attack-b", "1200", "0", "3", "0", "42", "7"]


# -- bad input ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["dance"], "invalid choice"),
        (["play", "chess"], "no game 'chess'"),
        (["play", "--plain"], "which game?"),
        (["play", "one-card", "--seed", "-1"], "not a whole number"),
        (["play", "one-card", "--seed", "x"], "not a whole number"),
        (["play", "one-card", "--seed", "9" * 30], "from 0 to 2^63 - 1"),
        (["play", "one-card", "--seed", "1", "--daily"], "exclude each other"),
        (["play", "one-card", "--lang", "de"], "invalid choice"),
        (["play", "one-card", "--option", "class"], "name=value"),
        (["play", "one-card", "--option", "class=bard"], "is none of none, paladin"),
        (["play", "one-card", "--option", "wings=2"], "no option 'wings'"),
        (["play", "one-card", "--option", "class=archer", "--option", "class=none"], "given twice"),
        (["play", "--load", "gone.json"], "gone.json: No such file"),
        (["play", "--load", "."], "."),
        (["play", "--load", "gone.json", "--seed", "3"], "keeps its own seed"),
        (["replay", "gone.json"], "gone.json: No such file"),
        (["replay"], "required: FILE"),
        (["rules", "chess"], "no game 'chess'"),
        (["rules", "one-card", "X-1"], "no rule X-1"),
        (["rules", "--coverage", "--tests", "gone"], "no tests in gone"),
        (["simulate", "chess"], "no game 'chess'"),
        (["simulate", "one-card", "--games", "0"], "at least 1"),
        (["simulate", "one-card", "--seats", "random,random"], "has 1 seat"),
        (["simulate", "one-card", "--seats", "deep-thought"], "no bot 'deep-thought' for one-card"),
        (["bench", "nothing"], "no benchmark 'nothing'"),
        (["stats", "chess"], "no game 'chess'"),
    ],
)
def test_bad_input_gets_a_short_clear_message(arguments: list[str], says: str) -> None:
    said = refused(*arguments)
    assert says in said
    assert len(said.splitlines()) <= 2


def test_a_save_of_another_game_is_refused_by_name(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(tmp_path, "1", f"save {file}", "quit")
    assert "not of raiders" in refused("play", "raiders", "--load", str(file))


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    code = f"{sys.executable} -m undercroft rules one-card | head -n 1"
    run = subprocess.run(["bash", "-o", "pipefail", "-c", code], capture_output=True, text=True, check=False)
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize(
    "changes",
    [
        {"record__moves": [[0, "foo"]]},
        {"record__moves": [[0, "attack:A"]]},
        {"record__moves": [[7, "end"]]},
        {"snapshot": {}},
        {"snapshot__state__health": 1},
        {"record__seats": 0},
        {"record__options": {"class": "bard"}},
        {"record__game": "chess"},
    ],
)
def test_a_resealed_save_is_refused_by_play_and_replay(tmp_path: Path, changes: dict[str, object]) -> None:
    file = tmp_path / "game.json"
    play(tmp_path, "1", f"save {file}", "quit")
    file.write_bytes(resealed(file.read_bytes(), **changes))
    refused("replay", str(file))
    refused("play", "--load", str(file))


@pytest.mark.parametrize(
    ("field", "value"),
    [("level", 99), ("tile", 99), ("hero_class", "x"), ("monsters", [1]), ("pending", [3]), ("agenda", [])],
)
def test_a_resealed_position_that_cannot_be_is_refused(tmp_path: Path, field: str, value: object) -> None:
    game = games.get("one-card")
    file = tmp_path / "scene.json"
    save = Session.of(game, game.scene({"phase": "hero"})).save()
    start = json.loads(save)["record"]["start"]
    start["state"][field] = value
    file.write_bytes(resealed(save, record__start=start, snapshot=start))
    refused("play", "--load", str(file), typed="quit\n")


def test_damaged_lines_of_the_history_are_passed_over(tmp_path: Path) -> None:
    folder = tmp_path / "undercroft"
    folder.mkdir()
    line = {"game": "one-card", "when": "", "seed": 1, "options": {}, "decisions": 1}
    results: list[object] = [{}, {"winners": [5]}, {"winners": 5}, {"winners": [0], "level": 12}]
    lines = [json.dumps({**line, "result": result}).encode() for result in results]
    (folder / "history.jsonl").write_bytes(b"\n".join([*lines, b'{"game": "\xff"}', b"x"]))
    found = json.loads(undercroft("stats", "--json", XDG_DATA_HOME=str(tmp_path)).stdout)
    assert [(each["games"], each["won"]) for each in found] == [(1, 1)]


def test_odd_files_are_refused(tmp_path: Path) -> None:
    assert "not a file" in refused("replay", "/dev/zero")
    (tmp_path / "test_x.py").write_text("def (")
    assert "cannot be read as Python" in refused("rules", "--coverage", "--tests", str(tmp_path))


def test_more_jobs_than_games_start_no_more_processes_than_needed() -> None:
    run = undercroft("simulate", "one-card", "--games", "3", "--jobs", "500", "--json")
    assert json.loads(run.stdout)["games"] == 3
