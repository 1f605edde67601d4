"""Chances of attacks, by the functions that the rules use."""
