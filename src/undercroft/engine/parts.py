"""Parts of a view that are kept from one view to the next.

A part is made only from its source and kept together with it; it is made again when the source is a
different object. So a kept part is never out of date, whatever has happened since, and a part that is the
same object as before need not be compared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Parts:
    """The kept parts of one table's views, by name. Views made with them must not be changed."""

    def __init__(self) -> None:
        self.single: dict[str, tuple[Any, Any]] = {}  # source and part
        self.lists: dict[str, tuple[list[Any], list[Any]]] = {}  # sources and parts

    def one(self, name: str, source: T, make: Callable[[T], R]) -> R:
        """A part of the view, made from its source."""
        kept = self.single.get(name)
        if kept is not None and kept[0] == source:
            old: R = kept[1]
            return old
        made = make(source)
        self.single[name] = (source, made)
        return made

    def each(self, name: str, sources: list[T], make: Callable[[T], R]) -> list[R]:
        """A list of parts, each made from its own source; the same list object if none has changed."""
        kept = self.lists.get(name)
        if kept is None:
            made = [make(source) for source in sources]
        else:
            before, parts = kept
            if before == sources:
                return parts
            count = len(before)
            made = [
                parts[place] if place < count and before[place] == source else make(source)
                for place, source in enumerate(sources)
            ]
        self.lists[name] = (sources, made)
        return made
