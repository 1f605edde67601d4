"""Exact snapshots: a state as JSON-ready data and back.

An object's data is its attributes, whether its class is interpreted or compiled. An object becomes
{"is": class name, field: value, ...}, and a frame has the name of its next step for `at`. Loading makes
a blank object first; the data must have exactly its fields, each with a value of the same type as in the
blank object.
"""

from __future__ import annotations

import itertools
from typing import Any

from undercroft.engine.flow import ENDED, Ask, Frame, Roll, State
from undercroft.engine.windows import Window
from undercroft.engine.zones import Draw, Pile

ENGINE_CLASSES: tuple[type, ...] = (Ask, Roll, Window, Draw, Pile)
TRANSIENT = {"listener", "block", "box"}  # a block follows from the key; a box is named beside the snapshot


class SnapshotError(ValueError):
    """The data is not a snapshot of such a state."""


def fields(thing: object) -> list[str]:
    """The names of an object's fields, in alphabetical order."""
    compiled: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    plain: dict[str, object] = getattr(thing, "__dict__", {})
    started = {"at"} if isinstance(thing, Frame) else set()
    return sorted({*compiled, *plain, *started} - TRANSIENT - {"__dict__"})


def dump(value: object) -> Any:
    """Any value of a state as JSON-ready data; equal data means equal states."""
    if value is None or isinstance(value, int | str):
        return value
    if isinstance(value, list | tuple):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return [[dump(key), dump(item)] for key, item in sorted(value.items())]
    data = {"is": type(value).__name__, **{name: dump(getattr(value, name)) for name in fields(value)}}
    return {**data, "at": step_of(value)} if isinstance(value, Frame) else data


def step_of(frame: Frame[Any]) -> str | None:
    """The name of the next step: "" after the last one, None if the frame was ended."""
    if frame.at == ENDED:
        return None
    return frame.STEPS[frame.at] if frame.at < len(frame.STEPS) else ""


def step_named(frame: Frame[Any], name: object, where: str) -> int:
    """The index of the step with this name."""
    if name is None:
        return ENDED
    if name == "":
        return len(frame.STEPS)
    if name not in frame.STEPS:
        raise SnapshotError(f"{where}.at: {type(frame).__name__} has no step {name!r}")
    return frame.STEPS.index(str(name))


def load(data: object, classes: tuple[type, ...], root: type[State]) -> Any:
    """The state from which `dump` made this data. `classes` are the game's own, `root` is its state class."""
    known = {cls.__name__: cls for cls in (*ENGINE_CLASSES, *classes, root)}
    state = _load(data, known, "snapshot")
    if type(state) is not root:
        raise SnapshotError(f"not a state of {root.__name__}")
    return state


class Renewal:
    """Converts data that was dumped under older rules into data that `load` takes today.

    `renames` maps old names to today's: a class ("Table"), a field ("Battle.falls", with the class
    name of today), a step ("Warp:whither"), the prompt of an ask; "" stands for a field that is no longer
    needed. A missing field gets the value of a blank object. A field that no longer exists is dropped if
    it held nothing; otherwise the data is refused.
    """

    def __init__(self, classes: tuple[type, ...], root: type[State], renames: dict[str, str]) -> None:
        self.known = {cls.__name__: cls for cls in (*ENGINE_CLASSES, *classes, root)}
        self.renames = renames

    def state(self, data: object) -> Any:
        """Convert the data of a whole state."""
        renewed = self.value(data)
        if isinstance(renewed, dict):
            agenda = [frame for frame in renewed.get("agenda") or [] if isinstance(frame, dict)]
            for below, frame in itertools.pairwise(agenda):
                self.aim(frame, below)
            for ask in renewed.get("pending") or []:
                if isinstance(ask, dict) and agenda:
                    self.aim(ask, agenda[-1])
        return renewed

    def aim(self, giver: dict[str, Any], taker: dict[str, Any]) -> None:
        """Rename the field of the frame that takes the result of an ask or of another frame."""
        if "into" in giver:
            giver["into"] = self.renames.get(f"{taker.get('is')}.{giver['into']}", giver["into"])

    def value(self, data: object) -> Any:
        """Convert any part of the data."""
        if isinstance(data, list):
            return [self.value(item) for item in data]
        if not isinstance(data, dict):
            return data
        name = self.renames.get(str(data.get("is")), str(data.get("is")))
        cls = self.known.get(name)
        if cls is None:
            raise SnapshotError(f"there is no {name!r} under these rules")
        return self.fields(name, cls(), data)

    def fields(self, name: str, blank: object, data: dict[str, Any]) -> dict[str, Any]:
        """Convert the data of one object, to exactly the fields it has today."""
        found: dict[str, Any] = dump(blank)
        for old, value in data.items():
            field = self.renames.get(f"{name}.{old}", old)
            if field in ("is", ""):
                continue
            if field in found:
                found[field] = self.value(value)
            elif value not in (None, 0, "", []):
                raise SnapshotError(f"{name}.{old} is not known under these rules, and holds something")
        if isinstance(blank, Frame):
            found["at"] = self.renames.get(f"{name}:{found['at']}", found["at"])
        if isinstance(blank, Ask):
            found["prompt"] = self.renames.get(str(found["prompt"]), found["prompt"])
        return found


def _load(data: object, known: dict[str, type], where: str) -> Any:
    if isinstance(data, list):
        return [_load(item, known, f"{where}[{i}]") for i, item in enumerate(data)]
    if not isinstance(data, dict):
        return data
    cls = known.get(str(data.get("is")))
    if cls is None:
        raise SnapshotError(f"{where}: unknown kind {data.get('is')!r}")
    blank = cls()
    names = fields(blank)
    if set(data) - {"is"} != set(names):
        raise SnapshotError(f"{where}: {cls.__name__} needs exactly the fields {', '.join(names)}")
    for name in names:
        value = _load(data[name], known, f"{where}.{name}")
        if name == "at" and isinstance(blank, Frame):
            value = step_named(blank, value, where)
        setattr(blank, name, _fit(value, getattr(blank, name), f"{where}.{name}"))
    return blank


def _fit(value: Any, sample: object, where: str) -> Any:
    """Convert a value to the type in the blank object: JSON has no tuples and only text as keys."""
    if isinstance(sample, tuple) and isinstance(value, list):
        return tuple(value)
    if isinstance(sample, dict) and isinstance(value, list):
        return dict(value)
    if type(value) is not type(sample):
        raise SnapshotError(f"{where}: expected {type(sample).__name__}, found {type(value).__name__}")
    return value
