"""Decks, hands and packs: tuples of names, in no order that matters."""

from __future__ import annotations


def without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """These cards without one of that name."""
    place = names.index(name)
    return names[:place] + names[place + 1 :]
