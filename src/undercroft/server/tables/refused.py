"""A wish that a table does not grant."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A wish that cannot be granted: a code for programs, a text for people, a rule where one forbids it."""

    def __init__(self, code: str, text: str, **more: Any) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.more = more
