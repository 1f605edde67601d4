"""Views over time: what changed from one view to the next, and how to follow it.

A change is a pair of a path ("players.2.ready") and the new value. A list that grew gives the new entries
by their place; one that shrank, or anything that changed its kind, is given whole; an entry that is gone
has no value: the path stands alone.
"""

from __future__ import annotations

from typing import Any

Change = list[Any]  # [path, value], or [path] for an entry that is gone


def difference(old: Any, new: Any) -> list[Change]:
    """What must be changed in `old` to get `new`."""
    changes: list[Change] = []
    _compare(old, new, "", changes)
    return changes


def _compare(old: Any, new: Any, path: str, changes: list[Change]) -> None:
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in new.items():
            if key not in old:
                changes.append([_to(path, key), value])
            elif (was := old[key]) is not value and was != value:
                _compare(was, value, _to(path, key), changes)
        for key in old:
            if key not in new:
                changes.append([_to(path, key)])
    elif isinstance(old, list) and isinstance(new, list) and len(new) >= len(old) > 0:
        for place in range(len(new)):
            if place >= len(old):
                changes.append([_to(path, str(place)), new[place]])
            elif (was := old[place]) is not new[place] and was != new[place]:
                _compare(was, new[place], _to(path, str(place)), changes)
    else:
        changes.append([path, new])


def _to(path: str, step: str) -> str:
    return f"{path}.{step}" if path else step


def follow(view: Any, changes: list[Change]) -> Any:
    """The view after these changes; `view` itself is changed as far as it can be."""
    for change in changes:
        if change[0] == "":
            view = change[1]
            continue
        *way, last = change[0].split(".")
        entry = view
        for step in way:
            entry = entry[int(step)] if isinstance(entry, list) else entry[step]
        if len(change) == 1:
            del entry[last]
        elif isinstance(entry, list):
            entry[int(last) : int(last) + 1] = [change[1]]
        else:
            entry[last] = change[1]
    return view
