"""Scenes: positions written by hand, as TOML or as data; errors name the entry and, in TOML, its place."""

from __future__ import annotations

import re
import tomllib
from typing import Any, TypeVar

import msgspec

from undercroft.engine.options import BadRequest
from undercroft.engine.places import place_of, with_place

T = TypeVar("T")
UNKNOWN = re.compile(r"Object contains unknown field `(.+)`")


class BadScene(BadRequest):
    """A scene that makes no sense: which entry is wrong, and why."""

    def __init__(self, entry: str, what: str, text: str = "") -> None:
        place = place_of(text, entry) if text else None
        where = "" if place is None else f" (at line {place[0]}, column {place[1]})"
        super().__init__(f"scene, {entry}: {what}{where}" if entry else f"scene: {what}{where}")
        self.entry = entry
        self.what = what

    def in_text(self, text: str) -> BadScene:
        """The same error, with the place of the entry in the text of the scene."""
        return BadScene(self.entry, self.what, text)


def parsed(text: str) -> dict[str, Any]:
    """The entries of a scene written in TOML."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadScene("", f"not valid TOML: {with_place(error, text)}") from error


def read_scene(spec: dict[str, Any], shape: type[T]) -> T:
    """A scene as a record of the given shape; BadScene names an entry that does not fit."""
    try:
        return msgspec.convert(spec, shape)
    except msgspec.ValidationError as error:
        what, _, entry = str(error).partition(" - at `$")
        entry = entry.rstrip("`")
        stranger = UNKNOWN.match(what)
        if stranger:
            entry, what = f"{entry}.{stranger[1]}", "there is no such entry"
        raise BadScene(entry.removeprefix("."), what) from error
