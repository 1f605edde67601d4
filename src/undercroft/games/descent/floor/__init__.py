"""The floor of a dungeon: spaces, doors, bases, lines of sight, areas of effect, paths."""
