"""Which locations can be moved is found without trying every spot; both must agree (D-241, D-242, DQ-63)."""

from __future__ import annotations

import random

import pytest

from undercroft import games
from undercroft.engine.game import Game
from undercroft.games.dungeoneer.course.wiring import DungeoneerTable
from undercroft.games.dungeoneer.dungeon.map import Edge, Joints
from undercroft.games.dungeoneer.dungeon.shifting import can_move, movable, shift_spots

GAME: Game[DungeoneerTable] = games.get("dungeoneer")
CHOICES, EVERY = 700, 25


@pytest.mark.rule("D-242")
@pytest.mark.parametrize("chosen", ["tomb", "serpent", "both"])
def test_a_location_can_be_moved_exactly_if_there_is_a_spot_for_it(chosen: str) -> None:
    seen: set[tuple[bool, bool]] = set()  # whether it holds others together, and whether it can be moved
    for seed in range(3):
        s = GAME.new(2, seed, options={"set": chosen})
        choose = random.Random(seed)
        for number in range(CHOICES):
            if s.result() is not None:
                break
            ask = s.asks()[0]
            s.apply(ask.seat, choose.choice(ask.options))
            if number % EVERY:
                continue
            edge, joints = Edge(s), Joints(s)
            for place in movable(s):
                expected = bool(shift_spots(s, place, joints))
                assert can_move(s, place, edge, joints) == expected, (seed, number, place)
                seen.add((place in joints.parts, expected))
    assert {(True, False), (True, True), (False, True)} <= seen
