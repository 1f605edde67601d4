"""The language of cards, and the records they are read into."""
