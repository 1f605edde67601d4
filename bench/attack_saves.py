"""Crafted saves: valid ones with every field changed, opened by a server.

Each must be refused in words, or lead to a table that can be played; nobody else notices anything. The server
also opens saves that start from a position, as it does for games on one's own machine: the wider door.
"""

from __future__ import annotations

import copy
import json
import re
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from undercroft import games
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.engine.game import Game
from undercroft.engine.keys import Dice
from undercroft.engine.record import Record, Session, sealed
from undercroft.lab.bench import Benchmark, Measure, Tally, length
from undercroft.lab.serving import Serving

from .attack import p95, seen

Way = tuple[str | int, ...]  # through a save to one of its fields
CHOICES = 6  # in the saves that are changed
PLAYED = 8  # choices at a table that was opened
TEXT = re.compile(r"\b[A-Za-z]+(Error|Exception)\b|Traceback")  # of an exception: no words for people
GONE = object()  # stands for a field that is not there
VALUES: tuple[Any, ...] = (
    GONE,
    None,
    True,
    -1,
    7,
    999_999,
    2**62,
    2**63,
    -(2**63) - 1,
    0.5,
    "",
    "x",
    "\x00\ud7ff{'",
    "9" * 9000,
    [],
    [[]],
    [0],
    ["x"],
    {},
    {"is": "x"},
)
PARTS = 997  # of all of them, one after another
KINDS = ("record", "position", "scene")
LIKE: tuple[str, ...] = ("another", "twice", "reversed", "fewer")  # changes that look right


class Crafted(NamedTuple):
    """A save of which one field was changed."""

    where: str
    how: str
    text: bytes


# -- saves --------------------------------------------------------------------------------------------------


def session_of(game_id: str, seats: int, start: bool) -> Session[Any]:
    """The beginning of a game: from its dice, or from a position in the middle of it."""
    game: Game[Any] = games.get(game_id)
    record = Record(game=game_id, rules=game.rules_version, seats=seats, dice=Dice.chosen(7), seed=7)
    record.options, record.taken_back = game.check_options({}), 1
    session: Session[Any] = Session(game, record)
    session.record.taken_back = 1
    advance(session, 40 if start else CHOICES)
    return Session.of(game, session.state) if start else session


def advance(session: Session[Any], choices: int) -> None:
    """Some choices, as long as there are any."""
    rng = Random(choices)
    for _ in range(choices):
        asks = session.state.asks()
        if asks:
            ask = rng.choice(asks)
            session.apply(ask.seat, rng.choice(ask.options))


def bodies() -> Iterator[tuple[str, dict[str, Any]]]:
    """Valid saves of every game, as data without their seals."""
    for game_id in games.ids():
        for start in (False, True):
            body = json.loads(session_of(game_id, games.get(game_id).default_seats(), start).save(["Ada"]))
            body.pop("checksum")
            yield f"{game_id} {'position' if start else 'record'}", body
    note = json.loads(Session.of(games.get("one-card"), games.get("one-card").scene({"level": 4})).note())
    scene = json.loads(Session.new(games.get("one-card"), seed=1).save())
    scene.pop("checksum")
    scene["record"]["scene"] = note["scene"]
    yield "one-card scene", scene


# -- changed ------------------------------------------------------------------------------------------------


def fields(data: Any, way: Way = (), kind: str = "") -> Iterator[tuple[Way, str]]:
    """All fields of a save with what they are called; entries of a list are all called the same."""
    if isinstance(data, dict):
        kind = f"{kind}.{data['is']}" if "is" in data else kind
        for name, value in data.items():
            yield (*way, name), f"{kind}.{name}"
            yield from fields(value, (*way, name), f"{kind}.{name}")
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield (*way, at), f"{kind}[]"
            yield from fields(value, (*way, at), f"{kind}[]")


def places(body: dict[str, Any]) -> list[tuple[Way, str]]:
    """Every field; of those that are called the same, the first and the last."""
    found: dict[str, list[Way]] = {}
    for way, name in fields(body):
        found.setdefault(name, []).append(way)
    ends = [(way, name) for name, ways in found.items() for way in dict.fromkeys((ways[0], ways[-1]))]
    return ends


def crafted(kind: str, body: dict[str, Any], part: int = 0, parts: int = 1) -> Iterator[Crafted]:
    """The save with each of its fields changed in each way, or one part of all that."""
    number = 0
    for place, (way, name) in enumerate(places(body)):
        for change in (*VALUES, *LIKE):
            number += 1
            if (number + place) % parts == part % parts:
                text = changed(body, way, change)
                if text is not None:
                    yield Crafted(f"{kind} {name}", repr(change)[:30] if change is not GONE else "gone", text)


def changed(body: dict[str, Any], way: Way, change: Any) -> bytes | None:
    """The save with one field changed, and sealed; None if that is no change.

    The position to which a record leads is changed with the one that it starts from, so that they agree.
    """
    twin: Any = copy.deepcopy(body)
    if way[:2] == ("record", "start") and way[2:]:
        twin["snapshot"] = twin["record"]["start"]
    entry = twin
    for step in way[:-1]:
        entry = entry[step]
    last, value = way[-1], entry[way[-1]]
    if change is GONE:
        del entry[last]
    elif isinstance(change, str) and change in LIKE:
        other = alike(body, value, change)
        if other is None or other == value:
            return None
        entry[last] = other
    elif change == value and type(change) is type(value):
        return None
    else:
        entry[last] = change
    try:
        return sealed(twin)
    except (OverflowError, TypeError, ValueError):  # a number that cannot be sealed
        return json.dumps({**twin, "checksum": "sha256:0"}).encode()


def alike(body: dict[str, Any], value: Any, change: str) -> Any:
    """Something of the same kind that another field might hold."""
    if change == "another":
        others: list[Any] = [other for other in values(body) if type(other) is type(value) and other != value]
        return others[len(str(value)) * 7 % len(others)] if others else None
    if isinstance(value, list):
        return {"twice": value * 2, "reversed": value[::-1], "fewer": value[:-1]}[change]
    if isinstance(value, int) and not isinstance(value, bool):
        return {"twice": value * 2, "reversed": -value, "fewer": value - 1}[change]
    return value * 2 if isinstance(value, str) and change == "twice" else None


def values(data: Any) -> Iterator[Any]:
    """All that is in a save."""
    entries = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    for value in entries:
        yield value
        yield from values(value)


# -- opened -------------------------------------------------------------------------------------------------


def some(kinds: tuple[str, ...], part: int, parts: int) -> Iterator[Crafted]:
    """A part of all crafted saves of some kinds."""
    for kind, body in bodies():
        if kind.endswith(kinds):
            yield from crafted(kind, body, part, parts)


def for_seconds(seconds: float) -> Iterator[Crafted]:
    """Crafted saves of all kinds, mixed, for so long or until there are no more."""
    valid = list(bodies())
    end = time.monotonic() + seconds
    for part in Random().sample(range(PARTS), PARTS):
        for kind, body in valid:
            for each in crafted(kind, body, part, PARTS):
                if time.monotonic() > end:
                    return
                yield each


class Opened(NamedTuple):
    """What became of crafted saves."""

    tried: int
    answers: Counter[str]  # refused or opened
    faults: list[str]  # crashes, hangs, refusals that say nothing to people
    changed: int  # tables of others with another position than before
    waits: list[float]  # seconds that somebody at another table waited for their choices


def attacked(server: Serving, each_of: Iterable[Crafted]) -> Opened:
    """Send crafted saves to a server that opens positions, and play at the tables that come of it."""
    lobby = Lobby(server.url)
    made = lobby.make("one-card", seed=5)
    idle = lobby.make("dungeoneer", seats=[{"kind": "human"}] * 2, seed=5)
    before = seen(server.url, idle["table"])
    answers: Counter[str] = Counter()
    faults: list[str] = []
    waits: list[float] = []
    with lobby.sit(made["table"], made["tokens"][0]) as honest:
        for each in each_of:
            how = tried(lobby, each, faults)
            answers[how] += 1
            if sum(answers.values()) % 20 == 0 and honest.asks:
                began = time.monotonic()
                honest.move(honest.asks[0]["options"][0])
                waits.append(time.monotonic() - began)
    if not lobby.get("/health")["ok"]:
        faults.append("the server is not well")
    faults += [line for line in server.said().splitlines() if '"ERROR"' in line or "Traceback" in line]
    changed = int(seen(server.url, idle["table"]) != before)
    return Opened(sum(answers.values()), answers, faults, changed, waits)


def tried(lobby: Lobby, each: Crafted, faults: list[str]) -> str:
    """Open a crafted save; what became of it."""
    try:
        made = lobby.post("/api/import", each.text)
    except ServerError as error:
        if error.code not in ("bad-request", "options", "rules", "cards", "range", "size"):
            faults.append(f"{each.where}, {each.how}: {error.code}, {error}")
        elif TEXT.search(str(error)):
            faults.append(f"{each.where}, {each.how}: no words for people: {error}")
        return "refused"
    try:
        play(lobby, made)
    except (ServerError, TimeoutError, OSError) as error:
        code = error.code if isinstance(error, ServerError) else type(error).__name__
        faults.append(f"{each.where}, {each.how}: opened, then {code}: {error}")
    return "opened"


def play(lobby: Lobby, made: dict[str, Any]) -> None:
    """Some choices at a table, each followed by whoever makes it."""
    rng = Random(made["table"])
    people = [TableClient(lobby.url, made["table"], token) for token in made["tokens"]]
    try:
        for _ in range(PLAYED):
            asked = [each for each in people if each.asks]
            if not asked and people[0].view["result"] is None:
                raise ServerError("stuck", "nobody is asked, and the game is not over")
            if not asked:
                break
            player = rng.choice(asked)
            options = [option for ask in player.asks for option in ask["options"]]
            if not options:
                raise ServerError("stuck", f"seat {player.seat} is asked, and has nothing to choose from")
            number = player.move(rng.choice(options))
            for each in people:
                while each.n < number:
                    each.receive(30)
    finally:
        for each in people:
            each.close()


def saves() -> Measure:
    """Crafted saves that did harm."""
    with tempfile.TemporaryDirectory() as folder:
        server = Serving(f"sqlite:///{Path(folder) / 'tables.sqlite'}", Path(folder), "--share", "0")
        server.environment = {"UNDERCROFT_POSITIONS": "1"}
        with server:
            found = attacked(server, for_seconds(length.seconds))
    said = ", ".join(f"{count} {how}" for how, count in sorted(found.answers.items()))
    words = f"of {found.tried} crafted saves did harm; {said}"
    if found.faults:
        words += f"; such as {found.faults[0]}"
    tally = Tally(found.tried, changes=found.changed, p95=p95(found.waits))
    return Measure(len(found.faults), words, fair=1, tally=tally)


BENCHMARKS: dict[str, Benchmark] = {"attack-saves": saves}
