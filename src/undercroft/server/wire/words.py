"""What is said at a table, as types: messages, events and questions, in full and in short form."""

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
    """A message in short form, see docs/protocol.md."""

    id: str
    args: dict[str, str | int] = {}


class ShortEvent(ShortWords):
    """An event in short form; for a client with beats, with what changed with it."""

    set: list[Any] = []


class Question(Told):
    """What a seat is asked; an idle ask needs no answer. Described for clients with beats."""

    prompt: Words
    options: list[str]
    idle: bool
    described: dict[str, Described] = {}


class ShortQuestion(Told):
    """What a seat is asked, in short form; `described` has all of its options, in order."""

    prompt: ShortWords | None = None  # if it or the options are missing: as before in this place
    options: list[str] = []
    idle: bool = False
    described: list[ShortLabel] = []


class ShortLabel(Told):
    """What an option is, what it touches, and the rules behind it, in short form."""

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
