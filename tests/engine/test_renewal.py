"""Positions saved under older rules continue with today's names and fields, or are refused by name.

`tests/positions` holds positions as older versions saved them: game (and what is special), rules version.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.engine.toys import CLASSES, Attack, Toy, toy
from undercroft import games
from undercroft.engine.game import BadRequest
from undercroft.engine.probe import probe
from undercroft.engine.snapshot import Renewal, SnapshotError, dump, load

POSITIONS = sorted((Path(__file__).parents[1] / "positions").glob("*.json"), key=str)


def old_attack() -> dict[str, Any]:
    """An attack in the middle of its roll, as today's rules save it."""
    data: dict[str, Any] = dump(toy(Attack("ogre", "mage")))
    assert [frame["is"] for frame in data["agenda"]] == ["Attack", "Roll"]
    return data


def renewed(data: dict[str, Any], renames: dict[str, str] | None = None) -> Toy:
    """The state that today's rules make from it."""
    state = load(Renewal(CLASSES, Toy, renames or {}).state(data), CLASSES, Toy)
    assert isinstance(state, Toy)
    return state


@pytest.mark.parametrize("file", POSITIONS, ids=lambda file: file.stem)
def test_a_position_of_older_rules_goes_on(file: Path) -> None:
    data = json.loads(file.read_text("utf-8"))
    game = games.get(data["game"])
    state = game.load(game.renewed(data))
    probe(game, state)
    random = Random(1)
    for _ in range(25):
        if state.result() is None:
            ask = random.choice([ask for ask in state.asks() if not ask.idle()])
            state.apply(ask.seat, random.choice(ask.options))


def test_the_version_before_this_one_has_a_position() -> None:
    kept = [file.stem.rpartition("_")[::2] for file in POSITIONS]
    for game in games.ids():
        newest = max([int(version) for name, version in kept if name == game], default=0)
        before = int(games.get(game).rules_version) - 1
        assert newest >= before, f"save a position of {game} as version {before} made it"


def test_what_is_saved_under_these_rules_is_renewed_to_itself() -> None:
    data = old_attack()
    assert dump(renewed(data)) == data


def test_a_missing_field_gets_its_default() -> None:
    data = old_attack()
    del data["log"], data["agenda"][0]["dice"]
    state = renewed(data)
    assert state.log == []
    assert isinstance(state.agenda[0], Attack)
    assert state.agenda[0].dice == []
    state.apply(-1, "6")
    state.apply(-1, "6")
    assert state.alive == ["ogre"]


@pytest.mark.parametrize("nothing", [0, False, "", [], None])
def test_a_field_that_is_gone_and_held_nothing_is_dropped(nothing: object) -> None:
    data = {**old_attack(), "curse": nothing}
    assert dump(renewed(data)) == old_attack()


def test_a_field_that_is_gone_and_held_something_is_refused() -> None:
    data = old_attack()
    data["agenda"][0]["curse"] = 2
    with pytest.raises(SnapshotError, match=r"Attack\.curse is not known under these rules"):
        renewed(data)


def test_a_field_that_is_not_needed_any_more_is_dropped_whatever_it_held() -> None:
    data = {**old_attack(), "curse": 2}
    assert dump(renewed(data, {"Toy.curse": ""})) == old_attack()


def test_a_procedure_that_is_gone_is_refused() -> None:
    data = old_attack()
    data["agenda"][0]["is"] = "Duel"
    with pytest.raises(SnapshotError, match="there is no 'Duel' under these rules"):
        renewed(data)


def test_classes_fields_steps_and_prompts_may_have_other_names() -> None:
    data = old_attack()
    frame, roll = data["agenda"]
    frame.update({"is": "Duel", "throw": frame.pop("dice"), "at": "hit"})
    roll["into"] = "throw"
    data["pending"][0]["prompt"] = "luck"
    renames = {"Duel": "Attack", "Attack.throw": "dice", "Attack:hit": "strike", "luck": "chance"}
    assert dump(renewed(data, renames)) == old_attack()


def test_a_game_says_why_a_position_cannot_go_on() -> None:
    game = games.get("one-card")
    data = game.save(game.new(seed=1))
    data["state"]["wings"] = 2
    with pytest.raises(BadRequest, match=r"cannot go on under rules version \d+: OneCard\.wings"):
        game.renewed(data)
