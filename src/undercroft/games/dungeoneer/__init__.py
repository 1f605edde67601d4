"""Dungeoneer: heroes and Dungeonlords in one tomb."""

from undercroft.games.dungeoneer.game import DungeoneerGame

GAME = DungeoneerGame()
