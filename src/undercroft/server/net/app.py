"""The web application: lobby and records over HTTP, play over WebSockets."""

from __future__ import annotations

import contextlib
import gc
import os
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from msgspec import Raw
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from undercroft import __version__
from undercroft.engine import build
from undercroft.engine.game import BadRequest
from undercroft.library import open_shelf
from undercroft.server.bot_workers import BotWorkers
from undercroft.server.costs import SHARE, Costs
from undercroft.server.db.store import Store, StoreGone
from undercroft.server.lobby import Lobby
from undercroft.server.metrics import Metrics
from undercroft.server.net import peers, printed
from undercroft.server.net.guard import Guard, own_names
from undercroft.server.net.house import House
from undercroft.server.net.http import (
    MOST_UNFINISHED,
    PRIVATE,
    TokenWish,
    address_of,
    answer,
    bearer,
    body,
    guarded,
    no_answer,
    payer,
    problem,
    raw_body,
    same_origin,
    table_of,
)
from undercroft.server.net.peers import Peers
from undercroft.server.net.seats import find_seat
from undercroft.server.net.socket import TableSocket
from undercroft.server.net.static import StaticFiles, built_client
from undercroft.server.net.ways import LATER, POLICY, count_lines
from undercroft.server.rate_limits import Door, Limiter, Lines, Trays
from undercroft.server.supervision import Answer, Supervisor
from undercroft.server.tables import heavy
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.new_table import TableWish, table_info
from undercroft.server.tables.records import saved
from undercroft.server.tables.refused import Refused
from undercroft.server.workers import Workers

RATE, BURST = 500.0, 2000.0  # requests a second from one address, and how many may come at once
CONNECTS, CONNECT_BURST = 20.0, 400.0  # of these, WebSockets that are opened, for a share of one
LINES, LINE_BURST = 100.0, 1000.0  # connections of any kind, likewise
MOST_OPEN, CROWD = 2000, 50  # WebSockets of one address, in all and at one table
HEALTH_SECONDS = 0.2  # for which the last answer about the database is reused
NICE = 3  # long jobs yield to those who play


def make_app(
    database: str, positions: bool = False, share: float = SHARE, forwarded: Limiter | None = None
) -> Starlette:
    """The application on a database; for local play it also opens saves that start from a position.

    Behind a proxy every request is `forwarded` and counted here: the connections are the proxy's.
    """
    lobby = Lobby(Store(database), BotWorkers(1), Workers(1, nice=NICE), Costs(share), positions)
    counts = Metrics.from_environment(lobby)
    watch = Supervisor()

    def each_second() -> None:
        counts.write()
        watch.pulse("clock")

    async def keep_time() -> None:
        await lobby.keep_time(each_second)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await lobby.store.open()
        gc.freeze()  # what is loaded now stays; full collections over thousands of views become rare
        gc.set_threshold(50_000, 20, 50)
        watch.start("clock", keep_time)
        if lobby.store.shared:
            listening = Peers(lobby, watch)
            lobby.store.told = listening.tell
            watch.start(peers.NAME, listening.run)
        yield
        await watch.close()
        for task in lobby.tasks:
            task.cancel()
        lobby.workers.close()
        lobby.heavy.close()
        await lobby.keep(lobby.live.values())
        await lobby.store.close()

    guard = Middleware(Guard, own_names(), forwarded)
    static = StaticFiles(built_client())
    app = Starlette(routes=[*routes(), *static.routes()], lifespan=lifespan, middleware=[guard])
    app.state.page = static.page()
    app.state.shelf = printed.Shelf()
    app.state.lobby = lobby
    app.state.metrics = counts
    app.state.watch = watch
    app.state.well = Answer[str](HEALTH_SECONDS)  # what is wrong with the database
    app.state.latest = Answer[printed.Listed]()
    app.state.house = House.from_environment()
    app.state.limiter = Limiter(RATE, BURST)
    app.state.trays = Trays(MOST_UNFINISHED)
    part = share or 1000.0  # without budgets, nobody is kept waiting
    app.state.door = Door(CONNECTS * part, max(20.0, CONNECT_BURST * part), MOST_OPEN, CROWD)
    return app


def routes() -> list[BaseRoute]:
    """All routes but those of the client's files."""
    return [
        Route("/health", guarded(health)),
        Route("/metrics", guarded(metrics)),
        Route("/openapi.json", guarded(printed.openapi)),
        Route("/api/games", guarded(printed.list_games)),
        Route("/api/rules/{game}", guarded(printed.show_rules)),
        Route("/api/packs/{pack}", guarded(printed.show_pack)),
        Route("/api/house", guarded(show_house)),
        Route("/api/tables", guarded(printed.list_tables)),
        Route("/api/tables", guarded(make_table), methods=["POST"]),
        Route("/api/import", guarded(import_record), methods=["POST"]),
        Route("/api/tables/{id}", guarded(show_table)),
        Route("/api/tables/{id}/claim", guarded(claim), methods=["POST"]),
        Route("/api/tables/{id}/log", guarded(show_log)),
        Route("/api/tables/{id}/record", guarded(record)),
        Route("/api/tables/{id}/replay", guarded(replay)),
        Route("/api/tables/{id}/verify", guarded(verify)),
        Route("/api/tables/{id}/branch", guarded(branch), methods=["POST"]),
        Route("/api/tables/{id}/rematch", guarded(rematch), methods=["POST"]),
        Route("/api/tables/{id}/report", guarded(report), methods=["POST"]),
        WebSocketRoute("/ws/{id}", table_socket),
    ]


def from_environment() -> Starlette:
    """The application for uvicorn's worker processes."""
    open_shelf()
    positions = bool(os.environ.get("UNDERCROFT_HOUSE") or os.environ.get("UNDERCROFT_POSITIONS"))
    share = float(os.environ.get("UNDERCROFT_SHARE", SHARE))
    proxy = os.environ.get("UNDERCROFT_PROXY", "")
    limits = LINES * share, max(200.0, LINE_BURST * share)
    if share:
        count_lines(Lines(*limits, proxy))
    forwarded = Limiter(RATE, BURST) if share and proxy else None
    return make_app(os.environ["UNDERCROFT_DATABASE"], positions, share, forwarded)


async def health(request: Request, lobby: Lobby) -> Response:
    """Whether tables can be played: the database takes rows, and the background tasks run."""
    well: Answer[str] = request.app.state.well
    wrong = await well.get(lobby.store.problem)
    watch: Supervisor = request.app.state.watch
    problems = watch.problems() + ([f"database: {wrong}"] if wrong else [])
    said = {"version": __version__, "build": build(), "tables": len(lobby.live), "problems": problems}
    return answer({"ok": not problems, **said}, 503 if problems else 200)


async def metrics(request: Request, _lobby: Lobby) -> Response:
    """Metrics for Prometheus."""
    counts: Metrics = request.app.state.metrics
    return PlainTextResponse(counts.text())


async def show_house(request: Request, _lobby: Lobby) -> Response:
    """The seats of the tables made on this machine, for the holder of this run's key."""
    house: House | None = request.app.state.house
    if house is None or not house.opens(bearer(request)):
        raise Refused("token", "this server keeps no keys for you")
    return answer(house.tables())


def made_here(request: Request, made: dict[str, Any]) -> Response:
    """A new table; the house remembers its seats."""
    house: House | None = request.app.state.house
    if house is not None:
        house.keep(made)
    return answer(made, 201)


async def make_table(request: Request, lobby: Lobby) -> Response:
    """A new table; the answer holds the tokens of its seats."""
    return made_here(request, await lobby.make(payer(request), await body(request, TableWish)))


async def show_table(request: Request, lobby: Lobby) -> Response:
    """A table and what a spectator sees of it."""
    table = await table_of(request, lobby)
    with payer(request).timed():
        info = table_info(table.row, table.seats)
        view = table.game.view(table.state, None)
        return answer({**info, "n": table.number, "view": view, "dice": table.history.dice_info()})


async def claim(request: Request, lobby: Lobby) -> Response:
    """Sit down with a seat's token; it becomes void, and the answer holds a new one."""
    wish = await body(request, TokenWish)
    table = await table_of(request, lobby)
    seat, token = await lobby.claim(payer(request), table, wish.token, wish.name)
    lobby.wake(table.row.id)  # perhaps the game can be dealt now
    house: House | None = request.app.state.house
    if house is not None:
        house.forget(table.row.id, seat)
    return answer({"seat": seat, "token": token})


async def record(request: Request, lobby: Lobby) -> Response:
    """The game as a save file."""
    table = await table_of(request, lobby)
    seat = await find_seat(table, bearer(request), payer(request))
    text = await lobby.record(payer(request, seat), table, seat)
    name = f'attachment; filename="undercroft-{table.row.game}-{table.row.id}.json"'
    headers = {**PRIVATE, "content-disposition": name}
    return Response(text, media_type="application/json", headers=headers)


async def show_log(request: Request, lobby: Lobby) -> Response:
    """What has happened so far, as far as the seat may know."""
    table = await table_of(request, lobby)
    seat = await find_seat(table, bearer(request), payer(request))
    return answer(Raw(await lobby.told(payer(request, seat), table, seat)))


async def replay(request: Request, lobby: Lobby) -> Response:
    """A stretch of a finished game, as a seat saw it or on the open table."""
    table = await table_of(request, lobby)
    asked = request.query_params
    at, count = int(asked.get("at", "0")), int(asked.get("count", "1"))
    seat, beats = int(asked.get("seat", SPECTATOR)), asked.get("beats", "false")
    if beats not in ("true", "false"):
        raise BadRequest("beats is true or false")
    purse = payer(request)
    return answer(Raw(await lobby.replay(purse, table, at, count, seat, beats == "true")))


async def verify(request: Request, lobby: Lobby) -> Response:
    """Whether every die and card of a finished game followed from the key of its table."""
    table = await table_of(request, lobby)
    if table.state.result() is None:
        raise Refused("secret", "the key of a game that still runs is not told")
    purse = payer(request)
    with purse.timed():
        save = saved(table)
    return answer(Raw(await lobby.compute(purse, heavy.check_dice, save)))


async def branch(request: Request, lobby: Lobby) -> Response:
    """A new table from an earlier position."""
    wish = await body(request, TokenWish)
    table = await table_of(request, lobby)
    seat = await find_seat(table, wish.token, payer(request))
    return made_here(request, await lobby.branch(payer(request, seat), table, seat, wish.at))


async def rematch(request: Request, lobby: Lobby) -> Response:
    """The same people again at a new table; each gets only their own token."""
    wish = await body(request, TokenWish)
    table = await table_of(request, lobby)
    seat = await find_seat(table, wish.token, payer(request))
    if seat == SPECTATOR:
        raise Refused("token", "only players start a rematch")
    return made_here(request, await lobby.rematch(payer(request, seat), table, seat, wish.token))


async def report(request: Request, lobby: Lobby) -> Response:
    """Keep the game with a note about what went wrong."""
    wish = await body(request, TokenWish)
    table = await table_of(request, lobby)
    return answer({"report": await lobby.report(payer(request), table, wish.text)}, 201)


async def import_record(request: Request, lobby: Lobby) -> Response:
    """A new table from a save file, which is read and played again in a worker."""
    return made_here(request, await lobby.open(payer(request), await raw_body(request)))


async def table_socket(socket: WebSocket) -> None:
    """Play at a table."""
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    door: Door = socket.app.state.door
    address = address_of(socket)
    table = socket.path_params["id"]
    if not door.enters(address, table):
        await turn_away(socket)
        return
    try:
        await serve_table(socket)
    finally:
        door.leaves(address, table)


async def turn_away(socket: WebSocket) -> None:
    """Turn down one connection too many: by an HTTP answer where the server can, else by the close code."""
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(problem(429, "flood", "too many connections; wait a little"))
    else:
        await socket.close(LATER)


async def serve_table(socket: WebSocket) -> None:
    """Find the table and let the client play there."""
    lobby: Lobby = socket.app.state.lobby
    id, address = socket.path_params["id"], address_of(socket)
    await socket.accept()
    try:
        if id not in lobby.live:
            lobby.costs.purse(address).pay_loading()
        table = await lobby.get(id)
    except (Refused, StoreGone, BadRequest) as error:
        code = error.code if isinstance(error, Refused) else "unknown"
        code = "store" if isinstance(error, StoreGone) else code
        text = no_answer(error) if isinstance(error, StoreGone) else str(error)
        await socket.send_text(msgspec.json.encode({"is": "error", "code": code, "text": text}).decode())
        await socket.close(LATER if code in ("store", "later") else POLICY)
        return
    lobby.wake(table.row.id)
    await TableSocket(lobby, table, socket, address).run()
