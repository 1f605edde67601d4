"""The heuristic bot: plays every table to its end, knows no more than its seat, and plays well."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft import bots, games
from undercroft.bots.dungeoneer import PROMPT, HeuristicBot
from undercroft.cli import main
from undercroft.engine.flow import State
from undercroft.engine.seat import Seat
from undercroft.games.dungeoneer.advice.chances import hope
from undercroft.games.dungeoneer.boxes import TOMB
from undercroft.games.dungeoneer.cards.vocabulary import FOR_TURN, M_ROLL
from undercroft.games.dungeoneer.state.pieces import Boost
from undercroft.lab.balance import measure, report, strength, tables
from undercroft.lab.simulate import play
from undercroft.locale import voice

GAME = games.get("dungeoneer")


def positions(seats: int, seed: int) -> list[State]:
    """The positions of a game of heuristic bots in which somebody has more than one option."""
    state = GAME.new(seats, seed)
    players = [bots.get("dungeoneer", "heuristic", seed + seat) for seat in range(seats)]
    found: list[State] = []
    while asks := state.asks():
        if len(asks[0].options) > 1:
            found.append(state.copy())
        state.apply(asks[0].seat, players[asks[0].seat].choose(Seat(GAME, state, asks[0].seat), asks[0]))
    return found


def test_every_answer_of_the_bot_is_for_a_prompt_of_the_game() -> None:
    """It answers a prompt with the method of that name: one with another name would be left to chance."""
    names = [name for name in dir(HeuristicBot) if name.startswith(("ask_", "alone_"))]
    assert len(names) > 20
    for name in names:
        prompt = PROMPT + name.partition("_")[2].replace("_", "-")
        assert prompt in voice("en").book, f"{name}: no prompt {prompt}"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_of_bots_come_to_an_end(seats: int) -> None:
    for seed in range(3):
        result, decisions = play("dungeoneer", {}, ["heuristic"] * seats, seed)
        assert result["reason"]
        assert decisions < 20_000


def test_the_bots_lay_out_the_whole_dungeon_before_anybody_stands_in_it() -> None:
    state = GAME.new(2, 5, {"no_white_spots": True})
    players = [bots.get("dungeoneer", "heuristic", seat) for seat in range(2)]
    while state.phase == 0:
        ask = state.asks()[0]
        state.apply(ask.seat, players[ask.seat].choose(Seat(GAME, state, ask.seat), ask))
    assert len(state.grid) > 15


def test_the_bot_chooses_alike_where_its_seat_sees_alike() -> None:
    """Other hands and deck orders do not change its choice."""
    compared = 0
    for number, state in enumerate(positions(3, 5)):
        ask = state.asks()[0]
        other = GAME.determinize(state, ask.seat, number)
        choices = {
            bots.get("dungeoneer", "heuristic", number).choose(
                Seat(GAME, twin, twin.asks()[0].seat), twin.asks()[0]
            )
            for twin in (state, other)
        }
        assert len(choices) == 1, ask.prompt
        compared += 1
    assert compared > 50


def test_alone_and_with_all_quests_done_the_bot_walks_out() -> None:
    hero = {"hero": "raka", "at": "crossing", "done": ["magic-fish", "slay-draky", "the-sealed-urn"]}
    state = GAME.scene({"players": [hero], "map": {"crossing": [1, 0], "processional": [2, 0]}})
    bot = bots.get("dungeoneer", "heuristic", 0)
    assert bot.choose(Seat(GAME, state, state.asks()[0].seat), state.asks()[0]) == "move:west"


@pytest.mark.parametrize(
    ("round", "other", "choice"),
    [(30, "processional", "move:east"), (30, "crossing", "attack:1:melee"), (5, "crossing", "")],
)
def test_late_and_with_no_quest_that_can_be_done_the_bot_hunts_the_other_hero(
    round: int, other: str, choice: str
) -> None:
    raka = {"hero": "raka", "at": "crossing", "quests": ["ring-the-drowned-bell"], "ap": 3}
    prey = {"hero": "necromancer", "at": other, "quests": []}
    dungeon = {"crossing": [1, 0], "processional": [2, 0], "bell-tunnel": [1, 1]}
    state = GAME.scene({"players": [raka, prey], "map": dungeon, "round": round})
    found = bots.get("dungeoneer", "heuristic", 0).choose(
        Seat(GAME, state, state.asks()[0].seat), state.asks()[0]
    )
    assert found == choice or (not choice and not found.startswith("attack")), found


def test_the_bot_counts_what_makes_a_test_harder() -> None:
    """With a penalty on every roll no die is enough for the oath, so it is not attempted forever."""
    hero = {"hero": "raka", "at": "chapel", "health": 5, "quests": ["oath-of-silence"]}
    state = GAME.scene({"players": [hero, {"hero": "necromancer"}], "map": {"chapel": [1, 0]}})
    quest = TOMB.quests["oath-of-silence"]
    assert hope(state, 0, quest) == pytest.approx(1 / 6)
    state.boosts.append(Boost(0, M_ROLL, -1, "", FOR_TURN))
    assert hope(state, 0, quest) == 0


def test_the_bot_beats_random_players() -> None:
    won = 0
    for seed in range(40):
        seats = ["random"] * 4
        seats[seed % 4] = "heuristic"
        result, _ = play("dungeoneer", {}, seats, seed)
        won += seed % 4 in result["winners"]
    assert won >= 24, "ten would be a fair share"


def test_balance_is_measured_and_told() -> None:
    table, alone = tables("dungeoneer", 3)[0], tables("dungeoneer", 1)[0]
    found, solo = measure("dungeoneer", 6, 0, table), measure("dungeoneer", 2, 0, alone)
    assert found.games == sum(found.of("ends").values()) == sum(found.of("turns").values()) == 6
    assert sum(found.of("heroes").values()) == 18
    page = report("dungeoneer", [(table, found), (alone, solo)], voice("en"))
    for part in (
        "rounds, median | 8 to 14",
        "## Endings",
        "| Zombie |",
        "| Catching the Magic Fish |",
        "## Alone",
    ):
        assert part in page


def test_the_report_is_written_with_the_command_that_wrote_it(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    assert main(["balance", "dungeoneer", "--players", "2", "--games", "2", "--out", str(page)]) == 0
    text = page.read_text("utf-8")
    assert text.startswith("# Balance of Dungeoneer: Tomb of the Lich Lord, measured\n")
    assert "undercroft balance dungeoneer --games 2 --seed 0 --players 2" in text


def test_what_the_bots_are_worth_is_told_with_its_interval() -> None:
    assert "95 % interval" in strength("dungeoneer", 4, {})
