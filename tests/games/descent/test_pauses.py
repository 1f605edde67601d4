"""A table that always pauses asks whenever somebody might interrupt, whether they can or not."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.descent.stage import Stage, foe, hero, stage
from undercroft.engine.flow import CHANCE, PASS

MONSTER = 4
FAR_OFF = hero("ispher", (0, 4))
GUARDS = [(1, "guard"), (2, "guard")]
ALERTS = [(1, "enemy-adjacent"), (2, "enemy-adjacent")]


def asked(play: Stage, *options: str, dice: tuple[Any, ...] = ()) -> list[tuple[int, str]]:
    """Choose these options and pass otherwise; returns who was asked to pass, and when."""
    found, faces, left = [], list(dice), list(options)
    while left or faces or play.open() == [PASS]:
        if play.open() == [PASS]:
            found.append(play.asked())
            play(PASS)
        elif play.asked()[0] == CHANCE:
            play(dice=[faces.pop(0)])
        else:
            play(left.pop(0))
    return found


def heros_turn(**more: Any) -> Stage:
    return stage(
        hero("mordrog", (8, 3), wear=["sword"]), FAR_OFF, turn="mordrog", always_pause=True,
        monsters=[foe("beastman", (9, 4))], **more,
    )  # fmt: skip


@pytest.mark.rule("J-160", "J-154", "J-153")
def test_everybody_is_asked_in_a_heros_turn() -> None:
    chest = [{"colour": "copper", "number": 1, "at": (8, 2)}]
    play = heros_turn(chests=chest)
    assert asked(play, "action:advance") == [(0, "hero-called"), (1, "turn-start"), (1, "declare-advance")]
    attack = asked(play, "attack:sword", "target:9,4", dice=(1, 1, 1, 1, 1))
    assert attack == [(1, "declared"), (0, "rolled"), (1, "rolled")]
    assert asked(play, "strike") == [(1, "killed"), (1, "attack-over")]
    assert asked(play, "step:8,2") == [(0, "step-taken")]
    assert asked(play, "chest") == [(0, "chest-opened")]
    assert asked(heros_turn(), "action:battle", "end")[2:4] == [(1, "declare-battle"), (1, "turn-end")]
    assert asked(heros_turn(), "action:ready-move")[2:] == [(1, "declare-ready")]
    play = stage(hero("mordrog", (10, 4)), FAR_OFF, turn="mordrog", always_pause=True)
    asked(play, "action:run")
    assert asked(play, "open:b") == [(0, "door-opened")]


@pytest.mark.rule("J-213", "J-153")
def test_everybody_is_asked_in_the_overlords_turn() -> None:
    play = stage(
        hero("mordrog", (6, 4)), FAR_OFF, monsters=[foe("beastman", (9, 4))], turn="overlord",
        always_pause=True,
    )  # fmt: skip
    assert asked(play, dice=("doom", "dodge")) == [*GUARDS, *GUARDS]
    assert asked(play, "discard:doom", "discard:dodge", "go-on") == GUARDS  # asked with an empty hand, too
    assert asked(play, f"activate:{MONSTER}") == [(0, "activated"), *GUARDS]
    assert asked(play, "step:8,4") == [*ALERTS, *GUARDS]
    assert asked(play, "step:7,4") == [*ALERTS, *GUARDS]
    attack = asked(play, "attack", "target:6,4", dice=(1, 1))
    assert attack == [(0, "declared"), (1, "declared"), *GUARDS, (1, "rolled"), (1, "wounds"), *GUARDS]
    assert asked(play, "end")[:2] == GUARDS
