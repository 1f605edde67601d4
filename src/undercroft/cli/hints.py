"""What a player can type next, as they started the program."""

from __future__ import annotations

import os

from undercroft.languages import ENGLISH

CALLED = "UNDERCROFT_CALLED"  # how `./play` was called


def command(*words: str, lang: str = ENGLISH) -> str:
    """A line to type, in the player's language: `./play play one-card --plain --lang uk`."""
    language = [] if lang == ENGLISH else ["--lang", lang]
    return " ".join([os.environ.get(CALLED, "undercroft"), *words, *language])
