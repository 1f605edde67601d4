"""Plain play: a person can win or lose a whole game, in any language, and nothing breaks it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import play, refused, undercroft
from undercroft import games
from undercroft.engine.record import Session

GAME = games.get("one-card")


@pytest.mark.parametrize(("lang", "lost"), [("en", "You have lost"), ("ru", "проигр"), ("uk", "програ")])
def test_a_game_can_be_lost_in_every_language(tmp_path: Path, lang: str, lost: str) -> None:
    told = play(tmp_path, *["1"] * 400, lang=lang)
    assert lost in told
    assert "undercroft play one-card --plain --seed 19" in told


@pytest.mark.parametrize(("lang", "won"), [("en", "you have won"), ("ru", "обед"), ("uk", "ерем")])
def test_a_game_can_be_won_in_every_language(tmp_path: Path, lang: str, won: str) -> None:
    last = GAME.scene(
        {
            "level": 12,
            "phase": "hero",
            "hero": "b5",
            "attack": 6,
            "dice": {"attack": 6},
            "monsters": {"A": {"at": "a5", "health": 1}},
        }
    )
    file = tmp_path / "last.json"
    file.write_bytes(Session.of(GAME, last).save())
    run = undercroft(
        "play", "--load", str(file), "--lang", lang, typed="attack:A\n", XDG_DATA_HOME=str(tmp_path)
    )
    assert run.returncode == 0
    assert won in run.stdout


def test_the_table_is_told_in_words_and_numbers(tmp_path: Path) -> None:
    told = play(tmp_path, "dice:6,5,3", "quit")
    assert "5   .   .   .   A2  >" in told
    assert "1   @6  .   .   .   ." in told
    assert "Spider A: on d5, health 2, distance 11, out of your range, in sight." in told
    assert "  1. Walk to a2: 2 speed, 5 left  [move:a2]" in told


def test_digits_keys_and_undo_do_what_they_say(tmp_path: Path) -> None:
    told = play(tmp_path, "1", "move:a2", "undo", "2", "quit")
    assert "You walk from a1 to a2 for 2 speed." in told
    assert "Taken back." in told
    assert "You walk from a1 to b1 for 2 speed." in told


def test_undo_stops_at_the_last_roll(tmp_path: Path) -> None:
    assert "There is nothing to take back" in play(tmp_path, "undo", "quit")


def test_why_tells_the_rule_for_and_against(tmp_path: Path) -> None:
    told = play(tmp_path, "1", "why attack:A", "why move:a2", "why move:b2", "why", "quit")
    assert "is 11 away; your range is 2" in told
    assert "Rule O-088:" in told
    assert "Yes, you can." in told
    assert "Rule O-060:" in told
    assert "b2 is a wall." in told
    assert "Name an option" in told


def test_an_illegal_choice_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    told = play(tmp_path, "1", "move:b2", "options", "quit")
    assert "b2 is a wall." in told
    assert told.count("[move:a2]") == 2


@pytest.mark.parametrize(
    "typed", ["99", "0", "-1", "attack", "@foo", "why @foo", "rules @x", "²", "save", "note", "\x00"]
)
def test_nonsense_is_answered_kindly(tmp_path: Path, typed: str) -> None:
    told = play(tmp_path, typed, "quit")
    assert "Traceback" not in told
    assert len(told.splitlines()) > 20


def test_only_what_has_changed_is_printed_again_and_the_whole_table_on_demand(tmp_path: Path) -> None:
    told = play(tmp_path, "1", "1", "look", "quit")
    walked, looked = told.split("You walk from ")[1].split("Your choice: look")
    assert "5   .   .   .   A2" in walked, "a drawing comes as a whole"
    assert len(looked.split("Your choice:")[0]) > len(walked)


def test_whoever_leaves_is_offered_to_save(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    told = play(tmp_path, "1", "quit", str(file))
    assert "To save the game first, type a file name" in told
    assert "Saved to" in told
    assert "not finished" not in told
    assert file.exists()
    assert "To save the game first" not in play(tmp_path, "quit"), "nothing was played"
    assert "not finished" in play(tmp_path, "1", "quit", "")


def test_help_lists_every_command(tmp_path: Path) -> None:
    told = play(tmp_path, "help", "table", "rules O-101", "quit")
    for command in ("why KEY", "undo", "save FILE", "note FILE", "rules ID", "quit"):
        assert command in told
    assert "Rule O-101:" in told


@pytest.mark.parametrize("game", ["one-card", "raiders", "dungeoneer"])
def test_help_lists_only_what_a_game_can_do(game: str, tmp_path: Path) -> None:
    told = undercroft(
        "play", game, "--plain", "--seed", "1", typed="help\nquit\n", XDG_DATA_HOME=str(tmp_path)
    ).stdout
    assert ("pass until" in told) == ("stop CARD" in told) == (game == "dungeoneer")
    assert ("undo:" in told) == (game != "raiders"), "a laid card stays laid (R-077)"
    assert "quit:" in told


def test_healing_at_full_health_warns_first(tmp_path: Path) -> None:
    file = tmp_path / "reward.json"
    file.write_bytes(Session.of(GAME, GAME.scene({"phase": "reward"})).save())
    run = undercroft(
        "play", "--load", str(file), typed="reward:heal\nreward:heal\nquit\n", XDG_DATA_HOME=str(tmp_path)
    )
    assert run.stdout.index("healing changes nothing") < run.stdout.index("Level 2: 2 skeleton archers")


def test_the_same_seed_is_the_same_game(tmp_path: Path) -> None:
    assert play(tmp_path, "1", "1", "quit", seed=8) == play(tmp_path, "1", "1", "quit", seed=8)
    assert play(tmp_path, "quit", seed=8) != play(tmp_path, "quit", seed=9)


def test_the_daily_seed_is_the_date() -> None:
    from datetime import date

    from undercroft.cli.play import daily_seed

    assert daily_seed(date(2026, 11, 5)) == 20261105
    run = undercroft("play", "one-card", "--plain", "--daily", typed="quit\n")
    assert re.search(r"Seed 20\d{6}\.", run.stdout)


def test_options_choose_class_and_automatic_monsters(tmp_path: Path) -> None:
    told = play(tmp_path, "quit", option="class=archer")
    assert "You (Archer)" in told
    assert "[bow:" in told


# -- saving ------------------------------------------------------------------------------------------


def test_a_saved_game_goes_on_exactly_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = play(tmp_path, "1", "1", f"save {file}", "end", "quit")
    assert f"undercroft play --load {file}" in told
    run = undercroft("play", "--load", str(file), typed="end\nquit\n", XDG_DATA_HOME=str(tmp_path))
    after = told.split("Your choice: end\n")[1]
    assert run.stdout.split("Your choice: end\n")[1] == after


def test_the_note_pad_starts_the_level_afresh(tmp_path: Path) -> None:
    file = tmp_path / "note.json"
    told = play(tmp_path, f"note {file}", "quit")
    rolled = re.search(r"You rolled [\d, ]+", told)
    assert rolled
    run = undercroft("play", "--load", str(file), typed="quit\n")
    assert rolled.group() in run.stdout  # loading never gives a new roll
    assert "only at the start of a level" in play(tmp_path, "1", f"note {file}", "quit")


def test_a_save_that_cannot_be_written_is_reported_and_play_goes_on(tmp_path: Path) -> None:
    told = play(tmp_path, f"save {tmp_path / 'no' / 'such' / 'folder'}", "1", "quit")
    assert "Not saved:" in told
    assert "This turn:" in told


def test_a_damaged_or_edited_save_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play(tmp_path, "1", f"save {file}", "quit")
    whole = file.read_bytes()
    for broken in (whole[:-200], whole.replace(b'"health": 6', b'"health": 9'), b"", b"[]", b"\xff\x00"):
        file.write_bytes(broken)
        for command in (["play", "--load"], ["replay"]):
            assert str(file) in refused(*command, str(file))
        assert file.read_bytes() == broken
    file.write_bytes(whole)
    assert undercroft("replay", str(file)).returncode == 0


def test_saving_over_a_file_replaces_it_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("old")
    play(tmp_path, "1", f"save {file}", "quit")
    assert json.loads(file.read_bytes())["format"] == "undercroft-save-1"
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


# -- statistics --------------------------------------------------------------------------------------


def test_finished_games_are_counted_in_the_statistics(tmp_path: Path) -> None:
    assert "No finished games yet" in undercroft("stats", XDG_DATA_HOME=str(tmp_path)).stdout
    play(tmp_path, *["1"] * 400)
    play(tmp_path, *["1"] * 400, seed=6)
    play(tmp_path, "quit")
    history = tmp_path / "undercroft" / "history.jsonl"
    history.write_text(history.read_text() + "{damaged\n")
    found = json.loads(undercroft("stats", "--json", XDG_DATA_HOME=str(tmp_path)).stdout)
    assert [(each["game"], each["games"], each["won"]) for each in found] == [("one-card", 2, 0)]
    assert sum(found[0]["facts"]["level"].values()) == 2
    assert "2 finished, 0 won" in undercroft("stats", "one-card", XDG_DATA_HOME=str(tmp_path)).stdout


def test_a_data_folder_that_cannot_be_written_costs_only_the_statistics(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    run = undercroft(
        "play", "one-card", "--plain", "--seed", "5", typed="1\n" * 400, XDG_DATA_HOME=str(blocked)
    )
    assert run.returncode == 0
    assert "could not be added to your statistics" in run.stderr


# -- several seats -----------------------------------------------------------------------------------


def raiders(folder: Path, *lines: str, **options: str) -> str:
    arguments = [f"--{key}={value}" for key, value in options.items()]
    typed = "\n".join(lines) + "\n"
    run = undercroft(
        "play", "raiders", "--plain", "--seed=9267", *arguments, typed=typed, XDG_DATA_HOME=str(folder)
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    return run.stdout


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_whole_raid_against_bots(tmp_path: Path, lang: str) -> None:
    told = raiders(tmp_path, *["1"] * 60, lang=lang)
    assert "undercroft play raiders --plain --seed 9267" in told
    stats = json.loads(undercroft("stats", "raiders", "--json", XDG_DATA_HOME=str(tmp_path)).stdout)
    assert stats[0]["games"] == 1


def test_the_sum_of_a_monster_room_unfolds(tmp_path: Path) -> None:
    told = raiders(tmp_path, "5", "history", "quit")
    assert re.search(r"Last room, thing: 5 \+ \d \+ \d \+ \d = \d+ against 18\.", told)
    assert re.search(r"Floor 1, thing: The Explorer 5, The Thief \d", told)


def test_a_torch_is_lit_in_passing(tmp_path: Path) -> None:
    told = raiders(tmp_path, "6", "quit")
    assert "The Explorer lights a torch" in told
    assert "You see room 5: troll." in told
    assert "5. Troll: strength 18, 2 wounds for the lowest card (face down; you have seen it)" in told


def test_whoever_wants_to_look_at_the_table_does_not_burn_a_torch(tmp_path: Path) -> None:
    told = raiders(tmp_path, "look", "table", "quit")
    assert "Careful: here, look means: Light a torch" in told
    assert "To print the table, type table." in told
    assert "lights a torch" not in told
    assert "lights a torch" in raiders(tmp_path, "look", "look", "quit", "")


def test_people_at_one_screen_never_see_each_others_hands(tmp_path: Path) -> None:
    told = raiders(tmp_path, "6", "power:5", "", "power:1", "quit", seats="human,human,random,random")
    curtain = told.index("It is the Thief’s turn.")
    assert told[:curtain].endswith("\n" * 40)
    second = told[curtain:].split("Your choice: power:1")[0]
    assert "You are the Thief." in second
    assert "lights a torch" in second
    assert "You see room" not in second
    assert "Your hand: 1, 2, 3, 4, 5, key." in second
    assert "The Explorer: 3 coins, 2 wounds, 5 cards in hand; played on this floor: - (ready)" in second


def test_a_saved_raid_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "raid.json"
    raiders(tmp_path, "power:5", f"save {file}", "quit")
    run = undercroft("play", "--load", str(file), typed="quit\n", XDG_DATA_HOME=str(tmp_path))
    assert "played on this floor: 5" in run.stdout
    assert "has no note pad" in raiders(tmp_path, f"note {tmp_path / 'n'}", "quit")
    assert "the saved game has 4" in refused("play", "--load", str(file), "--seats", "human,random,random")


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        ("human", "has 3 to 5 seats"),
        ("random,random,random", "at least one must be human"),
        ("human,robot,random", "no bot 'robot' for raiders"),
    ],
)
def test_bad_seats_are_refused(seats: str, says: str) -> None:
    assert says in refused("play", "raiders", "--seats", seats)


# -- what a person can do to it ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["@plain-seed", "why @plain-seed", "0000000019999", "save a\0b", "rules", "why @one-card-rolls"]
)
def test_odd_words_never_end_the_game(tmp_path: Path, typed: str) -> None:
    told = play(tmp_path, typed, "1", "quit")
    assert "This turn:" in told


def test_terminals_that_know_no_cyrillic_or_send_nonsense_do_not_end_the_game(tmp_path: Path) -> None:
    for encoding, lang in (("ascii", "ru"), ("ascii", "uk"), ("ascii", "en")):
        told = undercroft("play", "one-card", "--lang", lang, typed="x\nquit\n", PYTHONIOENCODING=encoding)
        assert told.returncode == 0, told.stderr


def test_the_way_to_play_again_names_options_and_seats(tmp_path: Path) -> None:
    told = raiders(tmp_path, *["1"] * 60, option="variant=tactical", seats="random,human,random")
    assert (
        "undercroft play raiders --plain --seed 9267 --seats random,human,random --option variant=tactical"
        in told
    )


def test_a_loaded_raid_keeps_its_seats_and_its_bots_go_on_alike(tmp_path: Path) -> None:
    file = tmp_path / "raid.json"
    told = raiders(tmp_path, "1", f"save {file}", "1", "1", "quit", seats="random,human,heuristic,random")
    run = undercroft("play", "--load", str(file), typed="1\n1\nquit\n", XDG_DATA_HOME=str(tmp_path))
    assert run.returncode == 0
    assert told.endswith(run.stdout.split("Your choice: 1\n", 1)[1])


def test_cards_on_the_table_stay_in_sight(tmp_path: Path) -> None:
    told = raiders(tmp_path, "table", "quit", option="variant=tactical", seats="random,random,human")
    tables = told.split("You are ")[1:]
    assert len(tables) == 2
    played = re.findall(r"played on this floor: (\S+)", tables[1])
    assert played == re.findall(r"played on this floor: (\S+)", tables[0])
    assert [card != "-" for card in played] == [True, True, False] or "(scroll)" in tables[1]


def dungeoneer(folder: Path, *lines: str, lang: str = "en", **hero: Any) -> str:
    """Somebody in the tomb who types this; the others wait."""
    game = games.get("dungeoneer")
    you = {"hero": "raka", "at": "bell-tunnel", "quests": ["ring-the-drowned-bell"], **hero}
    state = game.scene({"players": [you, {"hero": "necromancer"}], "map": {"bell-tunnel": [0, -1]}})
    file = folder / "tomb.json"
    file.write_bytes(Session.of(game, state).save(["human", "random"]))
    run = undercroft("play", "--load", str(file), "--lang", lang, typed="\n".join(lines) + "\n")
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


def test_options_are_listed_with_their_odds_and_chances_tells_all_of_them(tmp_path: Path) -> None:
    told = dungeoneer(tmp_path, "chances", "why attempt:ring-the-drowned-bell", level=4)
    assert (
        "Attempt “Ring the Drowned Bell”: success 0%, you fall 100%, careful, no roll is high enough" in told
    )
    assert told.count("  Raka passes the threat speed 10+: 0%") == 2
    assert "Bell Tunnel, west exit: " in told
    assert "As long as nobody else interrupts." in told


def test_what_no_roll_can_win_must_be_chosen_twice(tmp_path: Path) -> None:
    option = "attempt:ring-the-drowned-bell"
    told = dungeoneer(tmp_path, option, option)
    assert told.count("Careful: no roll is high enough") == 1
    assert told.count("Raka attempts “Ring the Drowned Bell”.") == 1


def test_a_game_without_chances_says_so(tmp_path: Path) -> None:
    assert "There are no chances to show" in play(tmp_path, "chances", "quit")
