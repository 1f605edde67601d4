"""The line and column of each entry of a TOML file: the parser reports entries, people look for lines."""

from __future__ import annotations

import tomllib
from typing import Final

Place = tuple[int, int]  # line and column, from 1
START: Final = (1, 1)  # where a whole file is meant

BLANKS: Final = " \t\r\n"
QUOTES: Final = ('"""', "'''", '"', "'")


def place_of(text: str, entry: str) -> Place | None:
    """Where an entry such as "heroes.mordrog.skills[1]" begins, or else the nearest one around it."""
    found = _Reader(text).places()
    while entry:
        if entry in found:
            before = text[: found[entry]]
            return before.count("\n") + 1, found[entry] - before.rfind("\n")
        entry = around(entry)
    return None


def with_place(error: tomllib.TOMLDecodeError, text: str) -> str:
    """What the parser says is wrong, with line and column also where the text ends too early."""
    before = text.rstrip("\n")
    end = f"line {before.count(chr(10)) + 1}, column {len(before) - before.rfind(chr(10))}"
    return str(error).replace("at end of document", f"at {end}")


def around(entry: str) -> str:
    """The entry that contains this one."""
    return entry[: max(entry.rfind("."), entry.rfind("["), entry.rfind(", "), 0)]


class _Reader:
    """Reads a text that is known to be valid TOML, and notes where keys and values begin."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[str, int] = {}
        self.counts: dict[str, int] = {}  # of [[tables]]

    def places(self) -> dict[str, int]:
        """Every entry with the place where it begins: a table at its header, others at their value."""
        table = ""
        self.skip()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip()
        return self.found

    def skip(self) -> None:
        """Skip blanks and comments."""
        while self.at < len(self.text) and self.text[self.at] in BLANKS + "#":
            if self.text[self.at] == "#":
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            else:
                self.at += 1

    def header(self) -> str:
        """Read [a.b] or [[a.b]]: the table that begins here."""
        start, many = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if many else 1
        table = self.key("")
        self.at += 2 if many else 1
        if many:
            number = self.counts.get(table, 0)
            self.counts[table] = number + 1
            table = f"{table}[{number}]"
        self.note(table, start)
        return table

    def note(self, entry: str, place: int) -> None:
        """Note where an entry begins; it is also the place of any entry around it that has none yet."""
        self.found[entry] = place
        while entry:
            entry = around(entry)
            self.found.setdefault(entry, place)

    def key(self, table: str) -> str:
        """Read a key and the blanks after it; a key of [[tables]] refers to the last of them."""
        parts = [table] if table else []
        while True:
            self.skip()
            parts.append(self.word("=]."))
            before = ".".join(parts)
            self.skip()
            if self.text[self.at] != ".":
                return before
            if before in self.counts:
                parts = [f"{before}[{self.counts[before] - 1}]"]
            self.at += 1

    def word(self, ends: str) -> str:
        """Read a string, or a bare word up to one of these characters."""
        for quote in QUOTES:
            if self.text.startswith(quote, self.at):
                return self.string(quote)
        start = self.at
        while self.at < len(self.text) and self.text[self.at] not in ends + BLANKS + "#":
            self.at += 1
        return self.text[start : self.at]

    def string(self, quote: str) -> str:
        """Read a quoted string; escapes inside it are not decoded."""
        self.at += len(quote)
        start = self.at
        while not self.text.startswith(quote, self.at):
            self.at += 2 if self.text[self.at] == "\\" and quote[0] == '"' else 1
        end = self.at
        self.at += len(quote)
        while len(quote) == 3 and self.text.startswith(quote[0], self.at):  # the text may end in quotes
            self.at += 1
        return self.text[start:end]

    def pair(self, table: str) -> None:
        """Read key = value."""
        entry = self.key(table)
        self.at += 1
        self.value(entry)

    def value(self, entry: str) -> None:
        """Read a value and everything inside it."""
        self.skip()
        self.note(entry, self.at)
        opening = self.text[self.at]
        if opening not in "[{":
            self.word(",]}")
            if self.text[self.at : self.at + 1] == " " and self.text[self.at + 1 : self.at + 2].isdigit():
                self.at += 1  # there may be a blank between a date and a time
                self.word(",]}")
            return
        self.at += 1
        self.skip()
        number = 0
        while self.text[self.at] not in "]}":
            if opening == "[":
                self.value(f"{entry}[{number}]")
            else:
                self.pair(entry)
            number += 1
            self.skip()
            if self.text[self.at] == ",":
                self.at += 1
                self.skip()
        self.at += 1
