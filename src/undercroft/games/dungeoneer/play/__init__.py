"""Cards and abilities: when they may be played, and what for."""
