"""The voices of the table: Fluent messages, a folder for each language.

Arguments that start with "@" are messages themselves: the voice fills in their text and, from their
attributes, their grammatical forms. "@one-card-monster-ogre" as `monster` also gives `monster-acc`, ...,
and `monster-cap`, which begins with a capital letter. "@@" stands for a plain "@".
"""

from __future__ import annotations

from functools import cache
from typing import Any

from undercroft.engine import packs
from undercroft.engine.flow import Event
from undercroft.engine.messages import Message
from undercroft.languages import ENGLISH, LANGUAGES, LOCALE
from undercroft.locale.book import Book

__all__ = ["LANGUAGES", "Voice", "voice"]


class Voice:
    """Says messages in one language, and in English what that language lacks."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        texts = [file for file in (LOCALE / lang).iterdir() if file.name.endswith(".ftl")]
        texts.sort(key=lambda file: file.name)
        self.book = Book(lang, (file.read_text("utf-8") for file in texts))
        self.english = None if lang == ENGLISH else voice(ENGLISH)
        self.case_forms: set[str] = self.book.forms | (self.english.case_forms if self.english else set())

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
        forms = {f"{name}-{form}": text for form in self.case_forms}
        if packs.message(id, self.lang) is not None:
            return {name: text, f"{name}-cap": text[:1].upper() + text[1:], **forms}
        book = self.book if id in self.book or self.english is None else self.english.book
        for form, pattern in book[id].attributes.items():
            forms[f"{name}-{form}"] = book.format(pattern, {})[0]
        return {name: text, f"{name}-cap": text[:1].upper() + text[1:], **forms}

    def _format(self, id: str, args: dict[str, Any]) -> str:
        if id not in self.book:
            said = packs.message(id, self.lang)
            if said is not None:
                return said
            if self.english is not None:
                return self.english._format(id, args)
            raise KeyError(f"no message {id!r} in {self.lang}")
        pattern = self.book[id].value
        assert pattern is not None, id
        text, errors = self.book.format(pattern, args)
        if errors:
            raise ValueError(f"message {id!r} in {self.lang}: {errors[0]}")
        return text


@cache
def voice(lang: str) -> Voice:
    """The voice for a language."""
    return Voice(lang)
