"""Dungeon Raiders: five floors, secret cards, one purse each."""

from undercroft.games.raiders.game import RaidersGame

GAME = RaidersGame()
