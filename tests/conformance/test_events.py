"""What players are told: each game has one catalogue of events, and reports no others."""

from __future__ import annotations

import ast
import json
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.tools import tool
from undercroft import games
from undercroft.engine.flow import Event
from undercroft.locale import LANGUAGES, voice

GAMES = games.ids()
LOCALE = Path(str(files("undercroft"))) / "locale"
FORMS = sorted({"cap"}.union(*(voice(lang).case_forms for lang in LANGUAGES)))


@cache
def catalogue() -> dict[str, dict[str, str]]:
    """The events of all games: the arguments of each, with their types."""
    return {event.id: event.args for game in GAMES for event in tool("wire").events(game)}


def check(event: Event) -> None:
    """Check that an event is in the catalogue, with exactly the arguments declared there."""
    declared = catalogue()[event.id]
    assert list(event.args) == list(declared), event
    for name, value in event.args.items():
        kinds = {"number": int, "string": str}
        if declared[name] in kinds:
            assert type(value) is kinds[declared[name]], event
        else:
            assert json.dumps(value) in declared[name].split(" | "), event


class Sentence(Visitor):
    """The arguments that a message takes, without grammatical forms, and the messages it refers to."""

    def __init__(self) -> None:
        self.args: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        form = node.id.name.rpartition("-")
        self.args.add(form[0] if form[0] and form[2] in FORMS else node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.parts.add(node.id.name)


def sentences(game: str, lang: str) -> dict[str, Sentence]:
    """The messages under "Events" in the file of a game."""
    found: dict[str, Sentence] = {}
    heading = ""
    file = LOCALE / lang / f"{game.replace('-', '_')}.ftl"
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.GroupComment):
            heading = entry.content or ""
        if isinstance(entry, ftl.Message) and heading == "Events":
            found[entry.id.name] = Sentence()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_every_event_has_its_sentence_and_every_sentence_its_event(game: str, lang: str) -> None:
    """Messages that only others refer to need no event."""
    said = sentences(game, lang)
    parts = set().union(*(sentence.parts for sentence in said.values()))
    assert said.keys() - parts == {event.id for event in tool("wire").events(game)}


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("game", GAMES)
def test_a_sentence_needs_no_more_than_its_event_tells(game: str, lang: str) -> None:
    said = sentences(game, lang)
    for event in tool("wire").events(game):
        needed = set(said[event.id].args)
        for part in said[event.id].parts & said.keys():
            needed |= said[part].args
        assert needed <= event.args.keys(), event.id


@pytest.mark.parametrize("game", GAMES)
def test_an_event_is_called_like_its_function(game: str) -> None:
    trees = [ast.parse(file.read_text("utf-8")) for file in tool("wire").EVENTS[game]]
    names = [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    ids = [event.id for event in tool("wire").events(game)]
    assert ids == [f"{game}-{name.replace('_', '-')}" for name in names]
    assert len(set(ids)) == len(ids)


def calls(folder: Path) -> list[tuple[Path, str]]:
    """Every call of a method or a module's function in a folder: the file, and what is called."""
    return [
        (file, ast.unparse(node.func))
        for file in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    ]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_past_the_catalogue_and_all_of_it_is_told(game: str) -> None:
    folder = tool("wire").GAMES / game.replace("-", "_")
    assert sorted(folder.rglob("events.py")) == sorted(tool("wire").EVENTS[game])
    made = calls(folder)
    assert {file for file, name in made if name.endswith(".tell")} == {*tool("wire").EVENTS[game]}
    told = {name.partition(".")[2] for _, name in made if name.partition(".")[0].endswith("told")}
    assert {event.id for event in tool("wire").events(game)} == {
        f"{game}-{name.replace('_', '-')}" for name in told
    }
