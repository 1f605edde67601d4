"""The language of the cards: words, records, and how the content files are read."""
