"""The browser says and follows what Python says and follows: vectors that both sides check.

Regenerate them after an intended change: PYTHONPATH=src .venv/bin/python -m tests.web.test_vectors
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.conformance.tables import Chooser
from tests.tools import ROOT, tool
from undercroft import games
from undercroft.engine.flow import Args, Event, State
from undercroft.engine.game import Game
from undercroft.engine.messages import Message, literal
from undercroft.engine.shorthand import Incomplete, Shorthand
from undercroft.engine.stops import Stops
from undercroft.engine.view import difference, follow
from undercroft.locale import LANGUAGES, voice
from undercroft.server.tables.audience import Audience, Position
from undercroft.server.tables.beats import tried

FOLDER = ROOT / "web" / "tests" / "vectors"
MOVES = 60
HAND_MADE = [
    Message("plain-unknown", {"text": literal(text), "count": 3})
    for text in ("@foo", "@@bar", "plain", "@one-card-name", "")
]
ASKS = {  # the same options in other words, and an ask that stays while another comes
    "before": [
        {"prompt": {"id": "raiders-ask-1", "args": {}}, "options": ["go", "go:on", "go:up"], "idle": False},
        {"prompt": {"id": "raiders-ask-2", "args": {"count": 1}}, "options": ["drop:it"], "idle": True},
    ],
    "short": [
        {"prompt": ["-ask-3"]},
        {"idle": True},
        {"prompt": ["ask-4"], "options": ["go", "go:on up:2", "end"]},
    ],
    "whole": [
        {"prompt": {"id": "raiders-ask-3", "args": {}}, "options": ["go", "go:on", "go:up"], "idle": False},
        {"prompt": {"id": "raiders-ask-2", "args": {"count": 1}}, "options": ["drop:it"], "idle": True},
        {"prompt": {"id": "ask-4", "args": {}}, "options": ["go", "go:on", "go:up:2", "end"], "idle": False},
    ],
}
VIEWS: list[tuple[Any, Any]] = [
    ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 2, 3]}),
    ({"a": {"b": {"c": 1}}, "gone": 1}, {"a": {"b": {"c": [0]}}}),
    ({"list": [{"x": 1}, {"x": 2}]}, {"list": [{"x": 1}, {"x": 3, "y": None}]}),
    ({"list": [1, 2, 3]}, {"list": [1]}),
    ({"list": ["a", "b"]}, {"list": ["b", "a", "c"]}),
    ({"list": []}, {"list": [1, [2], {"three": 3}]}),
    ([1, 2], {"other": "kind"}),
    ({"text": "ü, ї, 🎲"}, {"text": ""}),
]


def played(id: str) -> tuple[list[Message], list[tuple[Any, Any]]]:
    """Everything that is said, and every step of every view, in a game of chance."""
    game = games.get(id)
    said: dict[str, Message] = {}
    steps: list[tuple[Any, Any]] = []

    def hear(message: Message | Event) -> None:
        said.setdefault(
            message.id + "".join(map(str, message.args.values())), Message(message.id, message.args)
        )

    state = game.new(None, 7, {}, listener=hear)
    chooser = Chooser(3)
    for _ in range(MOVES):
        if state.result() is not None:
            break
        for ask in state.asks():
            hear(game.prompt(state, ask))
            for option in ask.options:
                hear(game.describe(state, ask.seat, option).label)
        before = game.view(state, 0)
        state.apply(*chooser.choose(state))
        steps.append((before, game.view(state, 0)))
    return list(said.values()), steps


def words() -> list[dict[str, Any]]:
    """Messages with what they say in every language."""
    found = [*HAND_MADE, *(message for id in games.ids() for message in played(id)[0][:90])]
    return [
        {**message.json(), "says": {lang: voice(lang)(message) for lang in LANGUAGES}} for message in found
    ]


def views() -> list[dict[str, Any]]:
    """Views, their changes, and the views after them."""
    pairs = [*VIEWS, *(step for id in games.ids() for step in played(id)[1][:20:2])]
    return [{"before": old, "changes": difference(old, new), "after": new} for old, new in pairs]


def short() -> list[dict[str, Any]]:
    """Messages of each game in short form, and in full."""
    found = []
    for id in games.ids():
        shorthand = Shorthand(id)
        shorthand.call([f"@{id}-first", "", f"@{id}-third"])
        typed: Args = {
            "who": f"@{id}-third",
            "of": f"@{id}-thing",
            "count": 3,
            "text": literal("@-1"),
            "side": "none",
        }
        for message in (Message(f"{id}-told", typed), Message("table-told"), *played(id)[0][:9]):
            told = shorthand.words(message.id, message.args)
            found.append({"game": id, "names": shorthand.names, "short": told, "whole": message.json()})
    return found


class Asked:
    """Seat 0 of a table, which notes what it is asked."""

    def __init__(self, beats: bool) -> None:
        self.seat, self.beats = 0, beats
        self.stops: Stops | None = None
        self.short: Any = None

    def send(self, message: bytes) -> None:
        """Note what is asked, if that has changed."""
        self.short = json.loads(message).get("asks")

    def whole(self, game: Game[Any], state: State) -> list[dict[str, Any]]:
        """What the seat is asked, in full."""
        asks: list[dict[str, Any]] = []
        for ask in state.asks():
            if ask.seat == 0:
                labels = {option: game.describe(state, 0, option).json() for option in ask.options}
                told = {"described": labels} if self.beats else {}
                prompt = game.prompt(state, ask).json()
                asks.append({"prompt": prompt, "options": list(ask.options), "idle": ask.idle(), **told})
        return asks


def asks() -> list[dict[str, Any]]:
    """Asks of seat 0 of each game in short form, the asks before, and the asks in full."""
    found: list[dict[str, Any]] = [{"game": "raiders", "names": [], **ASKS}]
    for id in games.ids():
        game = games.get(id)
        for beats, count in ((False, 16), (True, 4)):
            state, chooser, client = game.new(None, 7, {}), Chooser(3), Asked(beats)
            audience = Audience(game, game.seats_at(state))
            audience.welcome(Position(state, 0, None), client, -1)
            audience.enter(client)
            before, some = client.whole(game, state), list[dict[str, Any]]()
            for number in range(1, 5 * MOVES):
                if state.result() is not None or len(some) == count:
                    break
                state, told = tried(game, state, *chooser.choose(state), pictures=beats)
                audience.show(Position(state, number, None), told)
                whole = client.whole(game, state)
                if client.short is not None:
                    vector = {"game": id, "names": audience.short.names, "before": before}
                    some.append({**vector, "short": client.short, "whole": whole})
                before = whole
            found += some
    return found


VECTORS = {"words.json": words, "views.json": views, "short.json": short, "asks.json": asks}


def text(name: str) -> str:
    """A file of vectors, one to a line."""
    return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in VECTORS[name]()) + "\n]\n"


def test_the_vectors_are_up_to_date() -> None:
    for name in VECTORS:
        assert (FOLDER / name).read_text("utf-8") == text(name), "regenerate them and look at the difference"


def test_python_follows_the_vectors() -> None:
    for vector in json.loads((FOLDER / "views.json").read_text("utf-8")):
        assert follow(vector["before"], vector["changes"]) == vector["after"]


def test_python_reads_messages_in_short() -> None:
    for vector in json.loads((FOLDER / "short.json").read_text("utf-8")):
        shorthand = Shorthand(vector["game"])
        shorthand.call(vector["names"])
        assert shorthand.spelled_out(vector["short"]) == vector["whole"]


def test_python_reads_asks_in_short() -> None:
    for vector in json.loads((FOLDER / "asks.json").read_text("utf-8")):
        shorthand = Shorthand(vector["game"])
        shorthand.call(vector["names"])
        told = shorthand.read({"is": "delta", "asks": vector["short"]}, vector["before"])
        assert told["asks"] == vector["whole"]


def test_the_asks_of_the_vectors_leave_out_all_that_can_be_left_out() -> None:
    told = [
        ask for vector in json.loads((FOLDER / "asks.json").read_text("utf-8")) for ask in vector["short"]
    ]
    assert any("prompt" not in ask for ask in told)
    assert any("options" not in ask for ask in told)
    assert any(" " in option for ask in told for option in ask.get("options", ()))


def test_what_was_never_asked_cannot_be_left_out() -> None:
    short = Shorthand("raiders")
    for ask in ({"options": ["a"]}, {"prompt": ["-ask"]}):
        with pytest.raises(Incomplete):
            short.read({"is": "delta", "asks": [ask]}, [])
        with pytest.raises(Incomplete):  # a whole view stands for itself
            short.read({"is": "view", "asks": [ask]}, [{"prompt": {}, "options": [], "idle": False}])


def test_what_is_written_for_the_browser_is_up_to_date() -> None:
    for target, printed in tool("faces").files().items():
        assert target.read_text("utf-8") == printed, "run tools/faces"
    for file, types in tool("wire").files().items():
        assert file.read_text("utf-8") == types, "run tools/wire"


def test_events_about_the_same_person_say_so_once() -> None:
    short = Shorthand("raiders")
    short.call(["@raiders-first", "@raiders-second"])
    events = [
        Event("raiders-hit", {"who": "@raiders-first"}),
        Event("raiders-coins", {"who": "@raiders-first", "count": 2}),
        Event("raiders-looks", {"who": "@raiders-first"}, audience=0),
        Event("raiders-out", {"who": "@raiders-first"}),
        Event("raiders-rises", {"who": "@raiders-second"}),
        Event("raiders-floor", {"floor": 2}),
        Event("raiders-rises", {"who": "@raiders-second"}),
        Event("table-told", {"who": "@raiders-second"}),
    ]
    told = short.events(events)
    assert [words[0] for words in told] == [
        *("-hit", "~coins", "-looks", "-out", "-rises", "-floor", "-rises", "table-told")
    ]
    for heard in (events, [event for event in events if event.audience is None]):
        words = [told[events.index(event)] for event in heard]
        whole = [{"id": event.id, "args": event.args} for event in heard]
        assert short.read({"is": "delta", "events": words}, [])["events"] == whole


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in VECTORS:
        (FOLDER / name).write_text(text(name), "utf-8")
