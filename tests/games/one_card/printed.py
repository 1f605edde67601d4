"""The printed card, written down a second time: its squares, and the walls of levels 1 to 4 (O-213)."""

from __future__ import annotations

import pytest

SQUARES = [f"{column}{row}" for row in "54321" for column in "abcde"]
WALLS = {1: {"d4", "b2", "d2"}, 2: {"a3", "d3", "d2"}, 3: {"b4", "d4", "b2"}, 4: {"b4", "b3", "e3"}}
FREE = {level: [square for square in SQUARES if square not in walls] for level, walls in WALLS.items()}
LEVELS = pytest.mark.parametrize("level", [1, 2, 3, 4])
