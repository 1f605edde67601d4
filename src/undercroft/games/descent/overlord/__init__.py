"""The overlord: threat, cards, spawning, monsters."""
