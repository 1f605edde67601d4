"""The voices of the table: Fluent messages, a folder for each language.

Arguments that start with "@" are messages themselves: the voice fills in their text and, from their
attributes, their grammatical forms. "@one-card-monster-ogre" as `monster` also gives `monster-acc`, ...,
and `monster-cap`, which begins with a capital letter. "@@" stands for a plain "@".
"""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message as SyntaxMessage
from fluent.syntax.ast import Resource

from undercroft.engine import packs
from undercroft.engine.flow import Event
from undercroft.engine.messages import Message
from undercroft.languages import ENGLISH, LANGUAGES, LOCALE

__all__ = ["LANGUAGES", "Voice", "voice"]


class Voice:
    """Says messages in one language, and in English what that language lacks."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang, ENGLISH], use_isolating=False)
        self.english = None if lang == ENGLISH else voice(ENGLISH)
        self.case_forms: set[str] = set() if self.english is None else set(self.english.case_forms)
        texts = [file for file in (LOCALE / lang).iterdir() if file.name.endswith(".ftl")]
        for file in sorted(texts, key=lambda each: each.name):
            resource = FluentResource(file.read_text("utf-8"))
            self.bundle.add_resource(resource)
            self.case_forms |= forms_in(resource)

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
        bundle = self.bundle if self.bundle.has_message(id) or self.english is None else self.english.bundle
        for form, pattern in bundle.get_message(id).attributes.items():
            forms[f"{name}-{form}"] = str(bundle.format_pattern(pattern)[0])
        return {name: text, f"{name}-cap": text[:1].upper() + text[1:], **forms}

    def _format(self, id: str, args: dict[str, Any]) -> str:
        if not self.bundle.has_message(id):
            said = packs.message(id, self.lang)
            if said is not None:
                return said
            if self.english is not None:
                return self.english._format(id, args)
            raise KeyError(f"no message {id!r} in {self.lang}")
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, id
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"message {id!r} in {self.lang}: {errors[0]}")
        return str(text)


def forms_in(resource: Resource) -> set[str]:
    """The grammatical forms that some message has as an attribute."""
    entries = [entry for entry in resource.body if isinstance(entry, SyntaxMessage)]
    return {attribute.id.name for entry in entries for attribute in entry.attributes}


@cache
def voice(lang: str) -> Voice:
    """The voice for a language."""
    return Voice(lang)
