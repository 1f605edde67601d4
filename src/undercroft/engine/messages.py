"""What the rules say to people: message ids with arguments, never sentences.

An argument that starts with "@" is itself a message id ("@monster-spider"); the translator looks it up
in the listener's language, together with its grammatical forms. Text that people typed goes through
`literal`, so that it is never taken for a message.
"""

from __future__ import annotations

from typing import Any

from undercroft.engine.flow import Args, Value


def literal(text: str) -> str:
    """Text that somebody typed, as an argument."""
    return "@" + text if text.startswith("@") else text


class Message(Value):
    """A sentence to be said: an id of the Fluent files and the arguments it needs."""

    def __init__(self, id: str, args: Args | None = None) -> None:
        self.id = id
        self.args: Args = args or {}

    def json(self) -> dict[str, Any]:
        """The message as JSON-ready data."""
        return {"id": self.id, "args": self.args}


class Refusal(Value):
    """Why an option is not open: the rule that forbids it (None if it is not a move at all), in words."""

    def __init__(self, rule: str | None, message: Message) -> None:
        self.rule = rule
        self.message = message

    def json(self) -> dict[str, Any]:
        """The refusal as JSON-ready data."""
        return {"rule": self.rule, "message": self.message.json()}


class Description(Value):
    """What an option is: its label, the objects it touches, the rules behind it, perhaps a warning."""

    def __init__(
        self, label: Message, objects: list[str], rules: list[str], warning: Message | None = None
    ) -> None:
        self.label = label
        self.objects = objects
        self.rules = rules
        self.warning = warning

    def json(self) -> dict[str, Any]:
        """The description as JSON-ready data."""
        return {
            "label": self.label.json(),
            "objects": self.objects,
            "rules": self.rules,
            "warning": self.warning.json() if self.warning else None,
        }
