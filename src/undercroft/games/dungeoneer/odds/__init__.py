"""Exact chances: the rules played over all throws of the dice."""
