"""The language of cards, and what they are once read."""
