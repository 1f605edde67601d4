"""Public pages, compressed where the browser accepts it: games, rules, packs, this interface, tables.

All but the tables stays the same as long as the server runs. It is written and compressed only once:
otherwise a client that asks for it again and again would keep players waiting.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from undercroft import bots, games
from undercroft.engine import packs
from undercroft.engine.game import BadRequest
from undercroft.languages import LANGUAGES
from undercroft.locale.rules import rule_texts
from undercroft.server.db import rows
from undercroft.server.db.rows import SeatRow, TableRow
from undercroft.server.lobby import Lobby
from undercroft.server.net.http import PRIVATE, payer
from undercroft.server.net.openapi import document
from undercroft.server.supervision import Answer
from undercroft.server.tables.new_table import table_info
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.standing import standing

Listed = list[tuple[TableRow, list[SeatRow]]]  # tables with their seats
MOST_TABLES = 50  # in a list
LEAST = 1000  # bytes, from which compressing is worth it


class Page(NamedTuple):
    """An answer, plain and compressed."""

    whole: bytes
    small: bytes

    @classmethod
    def of(cls, data: Any) -> Page:
        """JSON of this."""
        whole = msgspec.json.encode(data)
        return cls(whole, gzip.compress(whole, 6, mtime=0) if len(whole) >= LEAST else whole)

    def answer(self, request: Request) -> Response:
        """The page for a client; nothing private is a page: its compressed length could give away a token."""
        headers = {**PRIVATE, "vary": "accept-encoding"}
        small = len(self.small) < len(self.whole) and "gzip" in request.headers.get("accept-encoding", "")
        if small:
            headers["content-encoding"] = "gzip"
        return Response(self.small if small else self.whole, 200, headers, media_type="application/json")


class Shelf:
    """The pages requested so far; their number is limited."""

    def __init__(self) -> None:
        self.pages: dict[tuple[str, ...], Page] = {}

    def page(self, name: tuple[str, ...], write: Callable[[], Any]) -> Page:
        """A page, written at the first request."""
        if name not in self.pages:
            self.pages[name] = Page.of(write())
        return self.pages[name]


def kept(request: Request, *name: str, write: Callable[[], Any]) -> Response:
    """A page from this server's shelf."""
    shelf: Shelf = request.app.state.shelf
    return shelf.page(name, write).answer(request)


async def openapi(request: Request, _lobby: Lobby) -> Response:
    """The description of this interface."""
    return kept(request, "openapi", write=document)


async def list_games(request: Request, _lobby: Lobby) -> Response:
    """Every game with its options and bots."""

    def write() -> list[dict[str, Any]]:
        return [{**games.get(id).options_schema(), "bots": bots.names(id)} for id in games.ids()]

    return kept(request, "games", write=write)


async def show_rules(request: Request, _lobby: Lobby) -> Response:
    """The numbered rules of a game in a language."""
    id, lang = request.path_params["game"], language(request)
    if id not in games.ids():
        raise Refused("unknown", f"there is no game {id[:24]!r}")

    def write() -> dict[str, Any]:
        book = games.get(id).rules
        texts = rule_texts(book, lang)
        sections = {name: texts.section(name) for name in book.sections}
        rules = [
            {"id": number, "section": rule.section, "source": rule.source, "text": texts.rule(number)}
            for number, rule in book.rules.items()
        ]
        return {"game": id, "lang": lang, "sections": sections, "rules": rules}

    return kept(request, "rules", id, lang, write=write)


async def show_pack(request: Request, _lobby: Lobby) -> Response:
    """The texts of a content pack in a language, and what is printed on its cards."""
    id, lang = request.path_params["pack"], language(request)
    pack = packs.installed().get(id)
    if pack is None or games.get(pack.game).fault(pack):
        raise Refused("unknown", f"there is no content pack {id[:32]!r}")

    def write() -> dict[str, Any]:
        game = games.get(pack.game)
        texts = {each: packs.message(each, lang) for each in game.pack_messages(pack)}
        title = packs.spoken(pack.title, lang)
        about = {"pack": id, "game": game.id, "lang": lang, "title": title}
        return {**about, "texts": texts, "faces": game.pack_faces(pack)}

    return kept(request, "packs", id, lang, write=write)


def language(request: Request) -> str:
    """The language that a request asks for."""
    lang = request.query_params.get("lang", "en")
    if lang not in LANGUAGES:
        raise BadRequest(f"lang is one of {', '.join(LANGUAGES)}")
    return lang


async def list_tables(request: Request, lobby: Lobby) -> Response:
    """The tables touched last."""
    purse = payer(request)
    purse.check_loop()  # before anything is read
    latest: Answer[Listed] = request.app.state.latest
    found = await latest.get(lambda: lobby.store.run(rows.list_tables(MOST_TABLES)))
    with purse.timed():
        return Page.of([listed(lobby, row, seats) for row, seats in found]).answer(request)


def listed(lobby: Lobby, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
    """A table as everybody may see it; one in memory as it stands now."""
    table = lobby.live.get(row.id)
    now = {} if table is None else standing(table.game, table.state)
    return {**table_info(row, seats), **now}
