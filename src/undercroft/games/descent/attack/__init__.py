"""Attacks: dice, what surges and points buy, and what comes of it."""
