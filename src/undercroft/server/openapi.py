"""The description of the HTTP interface, made from the types that the server reads and the routes it has."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft import __version__, games
from undercroft.locale import LANGUAGES
from undercroft.server.audience import SPECTATOR
from undercroft.server.lobby import TableWish
from undercroft.server.replay import MOST


def document() -> dict[str, Any]:
    """An OpenAPI 3.1 document."""
    from undercroft.server.app import TokenWish

    _, schemas = msgspec.json.schema_components(
        [TableWish, TokenWish], ref_template="#/components/schemas/{name}"
    )
    id = {"name": "id", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 24}}
    token = {"name": "token", "in": "query", "schema": {"type": "string", "maxLength": 64}}
    game = {"name": "game", "in": "path", "required": True, "schema": {"enum": games.ids()}}
    lang = {"name": "lang", "in": "query", "schema": {"enum": list(LANGUAGES)}}
    at = {"name": "at", "in": "query", "schema": {"type": "integer", "minimum": 0}}
    count = {"name": "count", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": MOST}}
    seat = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": SPECTATOR}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Undercroft", "version": __version__},
        "paths": {
            "/health": {"get": _operation("Whether tables can be played")},
            "/api/games": {"get": _operation("Every game with its options and bots")},
            "/api/rules/{game}": {
                "parameters": [game, lang],
                "get": _operation("The numbered rules of a game"),
            },
            "/api/house": {"get": _operation("On a player's own machine: the seats of tables made there")},
            "/api/tables": {
                "get": _operation("The tables touched last"),
                "post": _operation("A new table", "TableWish", 201),
            },
            "/api/import": {"post": _operation("A new table from a save file", "any", 201)},
            "/api/tables/{id}": {"parameters": [id], "get": _operation("A table and its public view")},
            "/api/tables/{id}/claim": {"parameters": [id], "post": _operation("Sit down", "TokenWish")},
            "/api/tables/{id}/log": {
                "parameters": [id, token],
                "get": _operation("What has happened so far"),
            },
            "/api/tables/{id}/record": {
                "parameters": [id, token],
                "get": _operation("The game as a save file"),
            },
            "/api/tables/{id}/replay": {
                "parameters": [id, at, count, seat],
                "get": _operation("A finished game, moment by moment, as a seat saw it"),
            },
            "/api/tables/{id}/branch": {
                "parameters": [id],
                "post": _operation("A new table from a position", "TokenWish", 201),
            },
            "/api/tables/{id}/rematch": {
                "parameters": [id],
                "post": _operation("The same again", "TokenWish", 201),
            },
            "/api/tables/{id}/report": {
                "parameters": [id],
                "post": _operation("Report a problem with the game", "TokenWish", 201),
            },
        },
        "components": {"schemas": schemas},
    }


def _operation(summary: str, takes: str = "", status: int = 200) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "summary": summary,
        "responses": {
            str(status): {"description": summary, "content": {"application/json": {}}},
            **{
                code: {"description": why, "content": {"application/json": {}}}
                for code, why in (
                    ("400", "the request is wrong"),
                    ("403", "not for this token"),
                    ("404", "no such table"),
                    ("408", "the request did not come to its end"),
                    ("409", "the table has moved on"),
                    ("429", "too many requests"),
                    ("503", "the database does not answer"),
                )
            },
        },
    }
    if takes:
        schema = {} if takes == "any" else {"$ref": f"#/components/schemas/{takes}"}
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return operation
