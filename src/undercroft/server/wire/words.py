"""What is said at a table, as types: messages, events and questions, whole and in short."""

from __future__ import annotations

from typing import Any

import msgspec


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """Part of an answer; fields without a default are always there."""


class Words(Told):
    """A message or event: an id of the Fluent files with its arguments."""

    id: str
    args: dict[str, str | int]


class Happening(Words):
    """An event; for a client with beats, with what changed with it."""

    set: list[Any] = []


class ShortWords(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A message in short, see docs/protocol.md."""

    id: str
    args: dict[str, str | int] = {}


class ShortEvent(ShortWords):
    """An event in short; for a client with beats, with what changed with it."""

    set: list[Any] = []


class Question(Told):
    """What a seat is asked; an idle one needs no answer. Described where beats are."""

    prompt: Words
    options: list[str]
    idle: bool
    described: dict[str, Described] = {}


class ShortQuestion(Told):
    """What a seat is asked, in short; described are all of its options, in their order."""

    prompt: ShortWords | None = None  # none, or no options: as the ask in this place had them
    options: list[str] = []
    idle: bool = False
    described: list[ShortLabel] = []


class ShortLabel(Told):
    """What an option is, what it touches, and the rules behind it, in short."""

    label: ShortWords
    objects: list[str] = []
    rules: list[str] = []
    warning: ShortWords | None = None


class Described(Told):
    """What an option is, what it touches, and the rules behind it."""

    label: Words
    objects: list[str]
    rules: list[str]
    warning: Words | None


class Denied(Told):
    """Why an option is not open."""

    rule: str | None
    message: Words
