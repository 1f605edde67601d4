"""Descent, first edition: an overlord against up to four heroes."""

from undercroft.games.descent.game import GAME

__all__ = ["GAME"]
