"""The description of the HTTP interface, made from the types that the server reads and writes."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from undercroft import __version__, games
from undercroft.engine.record import Save
from undercroft.languages import LANGUAGES
from undercroft.server.net.http import TokenWish
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.new_table import TableWish
from undercroft.server.tables.replay import MOST
from undercroft.server.wire import answers
from undercroft.server.wire.dice import DiceCheck

PROBLEMS = {
    "400": "the request is wrong",
    "403": "not for this token",
    "404": "no such table",
    "408": "the request was not sent completely",
    "409": "the table has moved on",
    "429": "too many requests",
    "503": "the database does not answer",
}


class Operation(NamedTuple):
    """A request that can be made, with its body and its answer."""

    method: str
    path: str
    summary: str
    gives: Any
    takes: Any = None
    status: int = 200


def operations() -> list[Operation]:
    """All requests that can be made."""
    table = "/api/tables/{id}"
    return [
        Operation("get", "/health", "Whether tables can be played", answers.Health),
        Operation("get", "/api/games", "Every game with its options and bots", list[answers.GameInfo]),
        Operation("get", "/api/rules/{game}", "The numbered rules of a game", answers.RulesPage),
        Operation("get", "/api/packs/{pack}", "The texts and cards of a content pack", answers.PackPage),
        Operation(
            "get",
            "/api/house",
            "On a player's own machine: the seats of tables made there",
            dict[str, answers.HouseTable],
        ),
        Operation("get", "/api/tables", "The tables touched last", list[answers.TableInfo]),
        Operation("post", "/api/tables", "A new table", answers.MadeTable, TableWish, 201),
        Operation("post", "/api/import", "A new table from a save file", answers.MadeTable, Any, 201),
        Operation("get", table, "A table and its public view", answers.ShownTable),
        Operation("post", f"{table}/claim", "Sit down", answers.Claimed, TokenWish),
        Operation("get", f"{table}/log", "What has happened so far", list[answers.LogEntry]),
        Operation("get", f"{table}/record", "The game as a save file", Save),
        Operation("get", f"{table}/verify", "Whether the dice of a finished game were fair", DiceCheck),
        Operation(
            "get", f"{table}/replay", "A finished game, moment by moment, as a seat saw it", answers.Replayed
        ),
        Operation(
            "post", f"{table}/branch", "A new table from a position", answers.MadeTable, TokenWish, 201
        ),
        Operation("post", f"{table}/rematch", "The same again", answers.MadeTable, TokenWish, 201),
        Operation(
            "post", f"{table}/report", "Report a problem with the game", answers.Reported, TokenWish, 201
        ),
    ]


def parameters(path: str) -> list[dict[str, Any]]:
    """The parameters in the path."""
    at = {"name": "at", "in": "query", "schema": {"type": "integer", "minimum": 0}}
    count = {"name": "count", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": MOST}}
    seat = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": SPECTATOR}}
    beats = {"name": "beats", "in": "query", "schema": {"type": "boolean"}}
    game = {"name": "game", "in": "path", "required": True, "schema": {"enum": games.ids()}}
    lang = {"name": "lang", "in": "query", "schema": {"enum": list(LANGUAGES)}}
    pack = {"name": "pack", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 32}}
    id = {"name": "id", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 24}}
    token = {"name": "Authorization", "in": "header", "schema": {"type": "string", "maxLength": 80}}
    asked: list[dict[str, Any]] = [id] if "{id}" in path else [game, lang] if "{game}" in path else []
    if "{pack}" in path:
        asked = [pack, lang]
    if path.endswith(("/log", "/record")):
        asked.append(token)
    if path.endswith("/replay"):
        asked += [at, count, seat, beats]
    return asked


def document() -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    asked = operations()
    types: list[Any] = [answers.Problem]
    for operation in asked:
        types += [operation.gives, operation.takes or Any]
    found, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    refused, *rest = found
    paths: dict[str, dict[str, Any]] = {}
    for operation, gives, takes in zip(asked, rest[::2], rest[1::2], strict=True):
        told = {str(operation.status): {"description": operation.summary, "content": _json(gives)}}
        told |= {code: {"description": why, "content": _json(refused)} for code, why in PROBLEMS.items()}
        described: dict[str, Any] = {"summary": operation.summary, "responses": told}
        if operation.takes is not None:
            described["requestBody"] = {"required": True, "content": _json(takes)}
        path = paths.setdefault(operation.path, {})
        if wanted := parameters(operation.path):
            path["parameters"] = wanted
        path[operation.method] = described
    info = {"title": "Undercroft", "version": __version__}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
