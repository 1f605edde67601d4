"""The course of a game, from set-up to victory or defeat."""
