"""The messages of a language, each read when it is first needed: reading them all takes half of a start."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from undercroft.languages import ENGLISH

ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)|^(?=#)", re.M)  # where a message, a term or a remark begins
NAME = re.compile(r"-?[a-zA-Z][\w-]*")
ATTRIBUTE = re.compile(r"^\s+\.([a-zA-Z][\w-]*) *=", re.M)


class Book:
    """Messages by their ids, and the grammatical forms that some of them have as attributes."""

    def __init__(self, lang: str, sources: Iterable[str]) -> None:
        self.bundle = FluentBundle([lang, ENGLISH], use_isolating=False)
        self.unread: dict[str, str] = {}
        self.forms: set[str] = set()
        for source in sources:
            self.add(source)

    def add(self, source: str) -> None:
        """Remember where messages and terms stand (the name of a term begins with a dash)."""
        for entry in ENTRY.split(source):
            name = NAME.match(entry)
            if name is not None:
                self.unread.setdefault(name[0], entry)
            if name is not None and not entry.startswith("-"):
                self.forms.update(ATTRIBUTE.findall(entry))

    def __contains__(self, id: str) -> bool:
        return id in self.unread or self.bundle.has_message(id)

    def __getitem__(self, id: str) -> Message:
        self.read(id)
        return self.bundle.get_message(id)

    def read(self, name: str) -> None:
        """Read a message or term, and whatever it may refer to."""
        source = self.unread.pop(name, None)
        if source is None:
            return
        self.bundle.add_resource(FluentResource(source))
        for word in NAME.findall(source):
            self.read(word)

    def format(self, pattern: Any, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The text of a message or attribute, and what was wrong with it."""
        text, errors = self.bundle.format_pattern(pattern, args)
        return str(text), errors
