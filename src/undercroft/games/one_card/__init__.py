"""One Card Dungeon: one hero, twelve levels, one card."""

from undercroft.games.one_card.game import OneCardGame

GAME = OneCardGame()
