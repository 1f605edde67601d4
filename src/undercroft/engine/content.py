"""Content files: TOML into typed records, with errors that name file, entry, line and column."""

from __future__ import annotations

import hashlib
import re
import tomllib
from importlib.resources.abc import Traversable
from types import UnionType
from typing import Annotated, Any, Final, Literal, NoReturn, TypeVar, Union, get_args, get_origin

import msgspec

from undercroft.engine.places import START, place_of, with_place

T = TypeVar("T")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.+)`")
STEP: Final = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")  # one step of a path: a field, or an element

Provenance = Literal["rulebook", "public", "designed"]  # where an entry comes from


class ContentError(ValueError):
    """A content file says something it must not; the message names file, entry, line and column."""


class ContentEntry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A typed entry of a content file. A missing, unknown or mistyped field is refused."""


def checksum(data: object) -> str:
    """The checksum of the data in content files, independent of comments and order."""
    return "sha256:" + hashlib.sha256(msgspec.json.encode(data, order="deterministic")).hexdigest()


def content_files(folder: Traversable) -> list[ContentFile]:
    """The content files of a folder, by name."""
    found = [each for each in folder.iterdir() if each.name.endswith(".toml") and each.is_file()]
    return [ContentFile(each) for each in sorted(found, key=lambda each: each.name)]


class ContentFile:
    """One content file: its tables are taken out one by one, and anything left over is refused."""

    def __init__(self, file: Traversable, name: str = "") -> None:
        self.name = name or file.name  # in errors
        try:
            self.text = file.read_text("utf-8")
            self.data: dict[str, Any] = tomllib.loads(self.text)
        except (OSError, UnicodeDecodeError) as error:
            raise ContentError(f"{self.name}: cannot be read: {error}") from error
        except tomllib.TOMLDecodeError as error:
            raise ContentError(f"{self.name}: not valid TOML: {with_place(error, self.text)}") from error

    def copy(self) -> ContentFile:
        """The same file, with nothing taken out yet."""
        twin = ContentFile.__new__(ContentFile)
        twin.name, twin.text, twin.data = self.name, self.text, dict(self.data)
        return twin

    def table(self, name: str, shape: type[T]) -> dict[str, T]:
        """The entries of a table, each a record of the given shape."""
        entries = self.data.pop(name, None)
        if not isinstance(entries, dict) or not entries:
            self.refuse(name, "this table is missing or empty")
        return {entry: self._record(f"{name}.{entry}", raw, shape) for entry, raw in entries.items()}

    def value(self, name: str, shape: type[T]) -> T:
        """A single entry or value of the given shape."""
        if name not in self.data:
            self.refuse(name, "this entry is missing")
        return self._record(name, self.data.pop(name), shape)

    def done(self) -> None:
        """Refuse whatever is left."""
        for name in self.data:
            self.refuse(name, "unknown entry")

    def check(self, true: bool, entry: str, what: str) -> None:
        """Refuse an entry that breaks a rule that types cannot express."""
        if not true:
            self.refuse(entry, what)

    def refuse(self, entry: str, what: str, part: str = "") -> NoReturn:
        """Refuse the file because of one entry, or part of one, and say where it is."""
        line, column = place_of(self.text, entry + part) or START
        raise ContentError(f"{self.name}, {entry}: {what} (at line {line}, column {column})")

    def _record(self, entry: str, raw: object, shape: type[T]) -> T:
        try:
            return msgspec.convert(raw, shape)
        except msgspec.ValidationError as error:
            what, _, where = str(error).partition(" - at `$")
            where, wanted = traced(raw, shape, where.rstrip("`"))
            allowed = words_of(wanted)
            if allowed:
                what = f"{what}; it may be {', '.join(allowed)}"
            stranger = UNKNOWN.match(what)
            self.refuse(entry + where, what, f".{stranger[1]}" if stranger else "")


def traced(raw: Any, shape: Any, where: str) -> tuple[str, Any]:
    """The path of an error, with table keys where msgspec writes [...], and the shape expected there."""
    path = ""
    for step in STEP.finditer(where):
        field, number = step.groups()
        shape = part_of(shape, field or "", number or "")
        if number == "...":
            field = next((key for key, each in raw.items() if not fits(each, shape)), None)
            if field is None:
                return path, Any
        raw = raw[field] if field else raw[int(number)]
        path += f".{field}" if field else f"[{number}]"
    return path, shape


def fits(raw: Any, shape: Any) -> bool:
    """Whether data has a shape."""
    try:
        msgspec.convert(raw, shape)
    except msgspec.ValidationError:
        return False
    return True


def part_of(shape: Any, field: str, number: str) -> Any:
    """The shape of a part: a field, a numbered element, or any value of a table."""
    shape = without_none(shape)
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        fields = msgspec.structs.fields(shape)
        return fields[int(number)].type if number else {each.encode_name: each.type for each in fields}[field]
    inside = get_args(shape)
    if get_origin(shape) is tuple and inside[-1] is not Ellipsis:
        return inside[int(number)]
    return inside[0 if number != "..." else -1] if inside else Any


def without_none(shape: Any) -> Any:
    """The shape of an optional value when it is present."""
    if get_origin(shape) is Annotated:
        return without_none(get_args(shape)[0])
    if get_origin(shape) in (Union, UnionType):
        shapes = [each for each in get_args(shape) if each is not type(None)]
        return without_none(shapes[0]) if len(shapes) == 1 else Any
    return shape


def words_of(shape: Any) -> list[str]:
    """The words allowed by a shape, if they are a fixed set."""
    wanted = without_none(shape)
    return [repr(word) for word in get_args(wanted)] if get_origin(wanted) is Literal else []
