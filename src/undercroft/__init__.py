"""Undercroft: one table for five dungeon games."""

__version__ = "0.1.0"
