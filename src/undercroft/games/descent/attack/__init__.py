"""Attacks: dice, what surges and points buy, and the results."""
