"""The voices of the table: Fluent messages in English, Russian and Ukrainian.

Arguments that start with "@" are messages themselves: the voice fills in their text and, from their
attributes, their grammatical forms. "@one-card-monster-ogre" as `monster` also gives `monster-acc`, ...,
and `monster-cap`, which begins with a capital letter. "@@" stands for a plain "@".
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from undercroft.engine.flow import Event
from undercroft.engine.messages import Message

LANGUAGES = ("en", "ru", "uk")
FORMS = ("gen", "dat", "acc", "ins", "one", "few", "many", "other")


class Voice:
    """Says messages in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        folder = files(__package__) / lang
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            self.bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, message: Message | Event | str) -> str:
        """The text of a message or event."""
        if isinstance(message, str):
            message = Message(message)
        args: dict[str, Any] = {}
        for name, value in message.args.items():
            if isinstance(value, str) and value.startswith("@@"):
                args[name] = value[1:]
            elif isinstance(value, str) and value.startswith("@"):
                args.update(self._forms(name, value[1:]))
            else:
                args[name] = value
        return self._format(message.id, args)

    def _forms(self, name: str, id: str) -> dict[str, str]:
        """A message as an argument: its text, and each form it has (the text itself where it has none)."""
        text = self._format(id, {})
        attributes = self.bundle.get_message(id).attributes
        forms = {f"{name}-{form}": text for form in FORMS}
        for form, pattern in attributes.items():
            forms[f"{name}-{form}"] = str(self.bundle.format_pattern(pattern)[0])
        return {name: text, f"{name}-cap": text[:1].upper() + text[1:], **forms}

    def _format(self, id: str, args: dict[str, Any]) -> str:
        if not self.bundle.has_message(id):
            raise KeyError(f"no message {id!r} in {self.lang}")
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, id
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {id!r} in {self.lang}: {errors[0]}")
        return str(text)


@cache
def voice(lang: str) -> Voice:
    """The voice for a language."""
    return Voice(lang)
