"""The browser says and follows what Python says and follows: vectors that both sides check.

Regenerate them after an intended change: PYTHONPATH=src .venv/bin/python -m tests.web.test_vectors
"""

from __future__ import annotations

import json
from typing import Any

from tests.conformance.tables import Chooser
from tests.tools import ROOT, tool
from undercroft import games
from undercroft.engine.flow import Args, Event
from undercroft.engine.messages import Message, literal
from undercroft.engine.shorthand import Shorthand
from undercroft.engine.view import difference, follow
from undercroft.locale import LANGUAGES, voice

FOLDER = ROOT / "web" / "tests" / "vectors"
MOVES = 60
HAND_MADE = [
    Message("plain-unknown", {"text": literal(text), "count": 3})
    for text in ("@foo", "@@bar", "plain", "@one-card-name", "")
]
VIEWS: list[tuple[Any, Any]] = [
    ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 2, 3]}),
    ({"a": {"b": {"c": 1}}, "gone": 1}, {"a": {"b": {"c": [0]}}}),
    ({"list": [{"x": 1}, {"x": 2}]}, {"list": [{"x": 1}, {"x": 3, "y": None}]}),
    ({"list": [1, 2, 3]}, {"list": [1]}),
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
    """Messages of each game as a table tells them in short, and whole."""
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


VECTORS = {"words.json": words, "views.json": views, "short.json": short}


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


def test_what_is_written_for_the_browser_is_up_to_date() -> None:
    for target, printed in tool("faces").files().items():
        assert target.read_text("utf-8") == printed, "run tools/faces"
    for file, types in tool("wire").files().items():
        assert file.read_text("utf-8") == types, "run tools/wire"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in VECTORS:
        (FOLDER / name).write_text(text(name), "utf-8")
