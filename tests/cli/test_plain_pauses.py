"""Plain play while others play: pauses that are not asked, `pass until`, `stop`, keys that are commands."""

from __future__ import annotations

import io
from typing import Any

import pytest

from undercroft import games
from undercroft.cli.changed import changed
from undercroft.cli.plain import PlainTable
from undercroft.engine.game import Game
from undercroft.engine.record import Session
from undercroft.engine.stops import Stops
from undercroft.locale import voice

GAME: Game[Any] = games.get("dungeoneer")
RAKA = {"hero": "raka", "at": "crossing", "hand": ["backpack", "ghost"], "glory": 9, "peril": 2, "ap": 2}
KRON = {"hero": "kron-axereaver", "at": "tomb-antechamber", "hand": ["stumble"]}


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Plays a scene with these lines typed; what was printed."""

    def run(*lines: str, kron: Stops | None = None, **spec: Any) -> str:
        scene = {"players": [RAKA, KRON], "map": {"crossing": [0, -1]}, "locations": [], **spec}
        table = PlainTable(voice("en"), ["human", "human"])
        table.sit_down(Session.of(GAME, GAME.scene(scene), table.hear))
        if kron is not None:
            table.stopping.stops[1] = kron
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))
        assert table.play() == 0
        return capsys.readouterr().out

    return run


def test_nobody_is_called_to_the_table_for_nothing(typed: Any) -> None:
    told = typed("play:backpack", "quit", "")
    assert "It is Kron" not in told


def test_whoever_wants_to_be_stopped_is_asked(typed: Any) -> None:
    told = typed("play:backpack", "", "quit", "", kron=Stops(cards={"stumble": True}))
    assert "It is Kron" in told
    assert "[play:stumble@0]" in told


def test_one_may_pass_on_until_something_comes(typed: Any) -> None:
    told = typed("play:backpack", "", "pass until turn", "", "end", "quit", "", kron=Stops(everything=True))
    assert told.count("[play:stumble@0]") == 1
    told = typed("play:backpack", "", "pass", "", "end", "", "quit", "", kron=Stops(everything=True))
    assert "[play:stumble@0]" in told


def test_switches_say_where_one_is_asked(typed: Any) -> None:
    told = typed("stop steps", "stop stumble", "stop lucky-coin", "stop", "stop nonsense", "quit")
    assert "steps: after every step of another player" in told
    assert "Stumble: wherever it can be used" in told
    assert "Lucky Coin: wherever it can be used" in told
    assert "“nonsense” is not rolls, steps, everything or the key of a card" in told


def test_passing_on_needs_a_pause_and_a_word(typed: Any) -> None:
    told = typed("pass until turn", "pass until", "quit")
    assert "only do this while others play" in told
    assert "pass until turn, attack, roll, new" in told


def test_an_open_option_is_meant_before_a_command_of_the_same_name(typed: Any) -> None:
    told = typed("end", "discard:backpack", "save", "quit", "")
    assert "Name a file" not in told
    assert "Kron Axereaver" in told.split("Your choice: save")[1]


# -- what is printed again ----------------------------------------------------------------------------------


def test_only_new_lines_are_printed_with_what_they_stand_under() -> None:
    before = ["Round 1", "", "Raka: 5", "  Quests: a", "Kron: 3", "  Quests: b"]
    now = ["Round 1", "", "Raka: 5", "  Quests: a, c", "Kron: 2", "  Quests: b"]
    assert changed(before, now) == ["Raka: 5", "  Quests: a, c", "Kron: 2"]


def test_a_drawing_is_printed_as_a_whole() -> None:
    before = ["Level 1", "", "+-+-+", "|@| |", "+-+-+", "", "Done"]
    now = ["Level 1", "", "+-+-+", "| |@|", "+-+-+", "", "Done"]
    assert changed(before, now) == ["+-+-+", "| |@|", "+-+-+"]
    assert changed(now, now) == []
