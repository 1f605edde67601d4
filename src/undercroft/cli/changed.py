"""The part of a table that is printed again: new lines, and whole drawings."""

from __future__ import annotations

import re

WORD = re.compile(r"[^\W\d_]{3}")


class Shown:
    """A table as it was last printed: the next time only what has changed is printed."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def forget(self) -> None:
        """Print the whole table the next time."""
        self.lines = []

    def print(self, table: list[str]) -> None:
        """Print the table, or what has changed on it."""
        lines = changed(self.lines, table) if self.lines else table
        self.lines = table
        if lines:
            print("\n".join(lines))
            print()


def changed(before: list[str], now: list[str]) -> list[str]:
    """The lines of a table that were not there before, each under the line it belongs to."""
    known = set(before)
    lines: list[str] = []
    for block in blocks(now):
        new = [line for line in block if line not in known]
        if new and any(line and not WORD.search(line) for line in block):
            lines += block  # a row of a drawing says nothing by itself
        elif new:
            lines += headed(block, new)
    return lines


def blocks(lines: list[str]) -> list[list[str]]:
    """Lines between empty ones."""
    found: list[list[str]] = [[]]
    for line in lines:
        if line:
            found[-1].append(line)
        elif found[-1]:
            found.append([])
    return found


def headed(block: list[str], new: list[str]) -> list[str]:
    """New lines with the line that each is indented under."""
    lines: list[str] = []
    head = ""
    for line in block:
        if not line.startswith(" "):
            head = line
        if line in new:
            if line is not head and head and head not in lines:
                lines.append(head)
            lines.append(line)
    return lines
