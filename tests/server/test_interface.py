"""For people who run the server or write a client: health, metrics, and the documented interface."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok

from tests.server.party import WAIT, Party, finished
from tests.server.running import refused, running, text_of
from undercroft import __version__, games
from undercroft.client import Lobby
from undercroft.server.net.app import make_app
from undercroft.server.net.static import StaticFiles, built_client


def test_the_server_says_that_it_is_well(lobby: Lobby) -> None:
    health = lobby.get("/health")
    assert (health["ok"], health["version"]) == (True, __version__)
    assert health["build"] in ("interpreted", "compiled")
    assert "Undercroft" in text_of(lobby.url)[0]


def figures(url: str) -> dict[str, float]:
    """The metrics, every line of them understood."""
    text, kind = text_of(f"{url}/metrics")
    assert kind.startswith("text/plain")
    found = {}
    for line in text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# (TYPE [a-z_]+ (counter|gauge|histogram|summary)|HELP [a-z_]+ .+)", line)
        else:
            name, value = line.rsplit(" ", 1)
            assert re.fullmatch(r'undercroft_[a-z_]+(\{[a-z]+="[^"]*"\})?', name)
            found[name] = float(value)
    return found


def test_the_figures_follow_what_happens(tmp_path: Path) -> None:
    names = [f"undercroft_{name}" for name in ("moves_total", "commits_total", "clients", "tables_live")]
    with running(tmp_path) as server:
        assert [figures(server.url)[name] for name in names] == [0, 0, 0, 0]
        with Party.new(server.url, people=3, seed=41) as party:
            party.play(12)
            assert [figures(server.url)[name] for name in names] == [12, 12, 3, 1]


def test_the_interface_is_described_completely(lobby: Lobby, tmp_path: Path) -> None:
    document = lobby.get("/openapi.json")
    schema = schemathesis.openapi.from_dict(document)
    schema.validate()
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    described = {(operation.method.upper(), operation.path) for operation in operations}
    app = make_app(f"sqlite:///{tmp_path / 'unused.sqlite'}")
    served = {
        (method, getattr(route, "path", ""))
        for route in app.routes
        for method in (getattr(route, "methods", None) or ())
        if method != "HEAD"
    }
    pages = {("GET", "/metrics"), ("GET", "/openapi.json")}  # no part of the interface
    pages |= {("GET", route.path) for route in StaticFiles(built_client()).routes()}
    assert served - pages == described - pages


def test_every_answer_has_the_form_that_is_described(lobby: Lobby) -> None:
    """Everything that can be requested is requested, and the answers are checked against the description."""
    schema = schemathesis.openapi.from_url(f"{lobby.url}/openapi.json")
    with finished(lobby.url, "torches") as party:
        id, token = party.id, party.tokens[0]
        save = text_of(f"{lobby.url}/api/tables/{id}/record")[0]
    wishes: list[tuple[str, str, Any]] = [
        ("GET", "/health", None),
        ("GET", "/api/games", None),
        *(("GET", f"/api/rules/{game}", None) for game in games.ids()),
        ("GET", "/api/tables", None),
        ("POST", "/api/tables", {"game": "raiders", "options": {"variant": "tactical"}}),
        ("POST", "/api/import", json.loads(save)),
        ("GET", f"/api/tables/{id}", None),
        ("GET", f"/api/tables/{id}/log", None),
        ("GET", f"/api/tables/{id}/record", None),
        ("GET", f"/api/tables/{id}/replay?at=3&count=40&seat=1", None),
        ("GET", f"/api/tables/{id}/verify", None),
        ("POST", f"/api/tables/{id}/branch", {"at": 4}),
        ("POST", f"/api/tables/{id}/rematch", {"token": token}),
        ("POST", f"/api/tables/{id}/claim", {"token": token, "name": "Ada"}),
        ("POST", f"/api/tables/{id}/report", {"text": "odd"}),
        ("GET", "/api/tables/nowhere", None),
        ("GET", "/api/house", None),
        ("GET", "/api/packs/attic", None),
    ]
    told = set()
    for method, path, data in wishes:
        answer = requests.request(method, lobby.url + path, json=data, timeout=WAIT)
        place = re.sub(r"/api/tables/[^/?]+", "/api/tables/{id}", path.partition("?")[0])
        place = re.sub(r"/api/rules/.+", "/api/rules/{game}", place)
        place = re.sub(r"/api/packs/.+", "/api/packs/{pack}", place)
        operation = schema[place][method]
        operation.validate_response(answer)
        described = operation.definition.raw["responses"][str(answer.status_code)]
        assert described["content"]["application/json"]["schema"], path
        told.add((method, place, answer.ok))
        for damaged in damages(answer.json()):
            with pytest.raises(FailureGroup):
                operation.validate_response(answered(answer, damaged))
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    asked = {(operation.method.upper(), operation.path) for operation in operations}
    assert asked == {(method, place) for method, place, _ in told}
    refused_only = {(method, place) for method, place, ok in told if not ok} - {
        (method, place) for method, place, ok in told if ok
    }
    # A public server has no house (test_static.py), and this one no packs (test_packs.py).
    assert refused_only == {("GET", "/api/house"), ("GET", "/api/packs/{pack}")}


def damages(told: Any) -> list[Any]:
    """The same answer with something missing, and with something that is not described."""
    if isinstance(told, list):
        return [[each, *told[1:]] for each in damages(told[0])]
    return [dict(list(told.items())[1:]), {**told, "surplus": 1}]


def answered(answer: requests.Response, content: Any) -> requests.Response:
    """An answer with other content."""
    other = requests.Response()
    other.status_code, other.headers, other.request = answer.status_code, answer.headers, answer.request
    other.url, other._content = answer.url, json.dumps(content).encode()
    return other


@pytest.mark.parametrize("part", ["", "/claim", "/record", "/replay", "/branch", "/rematch", "/report"])
def test_a_table_that_is_not_there_is_said_so(lobby: Lobby, part: str) -> None:
    data: Any = None if part in ("", "/record", "/replay") else {}
    for id in ("nowhere", "x" * 24, "a%20b", "%00", "%C3%A9", "..", "x" * 2000, "%F0%9F%90%89"):
        refused(lobby, "unknown", f"/api/tables/{id}{part}", data)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/../../etc/passwd", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/tables/x", 405),
        ("GET", "/api/import", 405),
        ("POST", "/health", 405),
    ],
)
def test_what_is_not_offered_is_not_there(url: str, method: str, path: str, status: int) -> None:
    request = urllib.request.Request(url + path, method=method)
    with pytest.raises(urllib.error.HTTPError) as caught:
        urllib.request.urlopen(request, timeout=WAIT)
    caught.value.close()
    assert caught.value.code == status
