"""What changed from one view to the next, and how to follow it.

Changes are one flat list: a path and its new value, the next path and its new value, and so on. A path with a
leading dot is relative to the one before it: `["players.2.coins", 3, ".wounds", 1, ".items.key", 2]`. A path
after a minus has no value: that entry is gone. A list that grew gives the new entries by index; one
that shrank or kept none of its plain values, anything that changed its type, and an object that lost more
than half are given whole.
"""

from __future__ import annotations

from typing import Any, Final

Changes = list[Any]  # path, value, path, value; "-" and a path for an entry that is gone
GONE: Final = "-"
BESIDE: Final = "."


def difference(old: Any, new: Any) -> Changes:
    """What must be changed in `old` to get `new`."""
    if not isinstance(old, dict) or not isinstance(new, dict):
        return [] if old == new else ["", new]
    changes: Changes = []
    for found in by_entry(old, new).values():
        changes += found
    return changes


def by_entry(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Changes]:
    """What must be changed in each entry of a view; each of these lists can be followed on its own."""
    found: dict[str, Changes] = {}
    kept = 0
    for key, value in new.items():
        if key not in old:
            found[key] = [key, value]
            continue
        kept += 1
        if (was := old[key]) is not value and was != value:
            found[key] = Comparison().compare(was, value, "", key)
    for key in gone(old, new, kept):
        found[key] = [GONE + key]
    return found


def gone(old: dict[str, Any], new: dict[str, Any], kept: int) -> list[str]:
    """The entries that an object has lost."""
    return [key for key in old if key not in new] if kept < len(old) else []


class Comparison:
    """Collects what changed below one entry."""

    def __init__(self) -> None:
        self.changes: Changes = []
        self.beside = ""  # the object or list that the last path led into

    def compare(self, old: Any, new: Any, parent: str, key: str) -> Changes:
        """Add what changed in an entry that is known to have changed."""
        if isinstance(old, dict) and isinstance(new, dict) and most_is_left(old, new):
            self.entries(old, new, joined(parent, key))
        elif isinstance(old, list) and isinstance(new, list) and len(new) >= len(old) and has_kept(old, new):
            self.places(old, new, joined(parent, key))
        else:
            self.give(parent, key, new)
        return self.changes

    def entries(self, old: dict[str, Any], new: dict[str, Any], path: str) -> None:
        """Add what changed in an object."""
        kept = 0
        for key, value in new.items():
            if key not in old:
                self.give(path, key, value)
                continue
            kept += 1
            if (was := old[key]) is not value and was != value:
                self.compare(was, value, path, key)
        for key in gone(old, new, kept):
            self.changes.append(GONE + self.path(path, key))

    def places(self, old: list[Any], new: list[Any], path: str) -> None:
        """Add what changed in a list that has not become shorter."""
        for place in range(len(new)):
            if place >= len(old):
                self.give(path, str(place), new[place])
            elif (was := old[place]) is not new[place] and was != new[place]:
                self.compare(was, new[place], path, str(place))

    def give(self, parent: str, key: str, value: Any) -> None:
        """Add an entry with its new value."""
        self.changes.append(self.path(parent, key))
        self.changes.append(value)

    def path(self, parent: str, key: str) -> str:
        """The path to an entry, relative to the one before if that ended in the same place or above it."""
        beside, self.beside = self.beside, parent
        if beside and parent == beside:
            return BESIDE + key
        if beside and parent.startswith(beside + "."):
            return f"{parent[len(beside) :]}.{key}"
        return joined(parent, key)


def most_is_left(old: dict[str, Any], new: dict[str, Any]) -> bool:
    """Whether an object kept at least half of its entries, so that it is worth comparing."""
    if old.keys() == new.keys():
        return True
    left = 0
    for key in old:
        if key in new:
            left += 1
    return 2 * left >= len(old)


def has_kept(old: list[Any], new: list[Any]) -> bool:
    """Whether a list that has not become shorter kept a value, or has entries worth comparing."""
    for place, was in enumerate(old):
        if was is new[place] or isinstance(was, (dict, list)) or was == new[place]:
            return True
    return False


def joined(path: str, step: str) -> str:
    """A path with one more step."""
    return f"{path}.{step}" if path else step


def spelled_out(changes: Changes) -> list[tuple[str, bool]]:
    """The whole path of each change in order, and whether a value follows it."""
    paths: list[tuple[str, bool]] = []
    at, parent = 0, ""
    while at < len(changes):
        path: str = changes[at]
        gone = path.startswith(GONE)
        if gone:
            path = path[1:]
        path = parent + path if path.startswith(BESIDE) else path
        paths.append((path, not gone))
        parent = path.rpartition(".")[0]
        at += 1 if gone else 2
    return paths


def follow(view: Any, changes: Changes) -> Any:
    """The view after these changes; `view` itself is changed where possible."""
    at = 0
    for path, has_value in spelled_out(changes):
        value = changes[at + 1] if has_value else None
        at += 2 if has_value else 1
        if path == "":
            view = value
            continue
        *way, last = path.split(".")
        entry = view
        for step in way:
            entry = entry[int(step)] if isinstance(entry, list) else entry[step]
        if not has_value:
            del entry[last]
        elif isinstance(entry, list):
            entry[int(last) : int(last) + 1] = [value]
        else:
            entry[last] = value
    return view
