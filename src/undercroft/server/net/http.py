"""What all HTTP requests have in common: body, sender, answer, and errors that say what is wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from undercroft.engine.game import BadRequest, Excluded
from undercroft.server.costs import REQUEST, Costs, Purse
from undercroft.server.db.store import StoreGone
from undercroft.server.lobby import Lobby
from undercroft.server.rate_limits import Trays, household
from undercroft.server.tables.audience import SPECTATOR
from undercroft.server.tables.refused import Refused
from undercroft.server.tables.table import LiveTable
from undercroft.server.workers import WorkFailed

LARGEST_BODY, LARGEST_WISH = 4 * 1024 * 1024, 64 * 1024  # bytes of a save, and of everything else
MOST_TEXT = 1000  # characters of an error: it may repeat what was sent
MOST_UNFINISHED = 4 * LARGEST_BODY  # bytes that one address may have sent of requests that are not complete
BODY_SECONDS = 30.0
PRIVATE = {"cache-control": "no-store", "x-content-type-options": "nosniff"}  # for the client only
T = TypeVar("T")
log = logging.getLogger("undercroft.server")
STATUS = {"unknown": 404, "token": 403, "claim": 403, "secret": 403, "store": 503, "stale": 409, "flood": 429}
STATUS |= {"over": 409, "rules": 409, "cards": 409, "slow": 408, "later": 429, "full": 409}


class TokenWish(msgspec.Struct, forbid_unknown_fields=True):
    """Something that needs a seat's token."""

    token: str = ""
    name: str = ""
    at: int = 0
    text: str = ""


Handler = Callable[[Request, Lobby], Awaitable[Response]]


def guarded(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """Answer errors as JSON that says what is wrong, and refuse requests from other sites."""

    async def answer(request: Request) -> Response:
        try:
            payer(request).pay(REQUEST)
            if not request.app.state.limiter.allows(address_of(request)):
                raise Refused("flood", "too many requests; slow down")
            if request.method == "POST" and not same_origin(request):
                raise Refused("origin", "requests from other sites are refused")
            return await handler(request, request.app.state.lobby)
        except Refused as error:
            return problem(STATUS.get(error.code, 400), error.code, error.text, **error.more)
        except Excluded as error:
            return problem(400, "options", str(error), **error.refusal.json())
        except (BadRequest, msgspec.MsgspecError, ValueError, RecursionError) as error:
            return problem(400, "bad-request", str(error))
        except StoreGone as error:
            return problem(503, "store", no_answer(error))
        except WorkFailed as error:
            log.error("%s %s: %s", request.method, request.url.path[:60], error)
            return problem(503, "work", f"this could not be computed: {error}")

    return answer


def address_of(asker: Request | WebSocket) -> str:
    """The address whose limits a request counts against."""
    return household(asker.client.host if asker.client else "")


def same_origin(request: Request | WebSocket) -> bool:
    """Browsers say where a page came from; it must be this server, by the same scheme."""
    origin = request.headers.get("origin")
    scheme = "https" if request.url.scheme in ("https", "wss") else "http"
    return origin is None or origin == f"{scheme}://{request.headers.get('host')}"


def answer(data: Any, status: int = 200) -> Response:
    """JSON to the client."""
    return Response(msgspec.json.encode(data), status, PRIVATE, media_type="application/json")


def problem(status: int, code: str, text: str, **more: Any) -> Response:
    """An error that says what is wrong, and when to try again where that helps."""
    said = answer({"code": code, "text": text[:MOST_TEXT], **more}, status)
    if "retry" in more:
        said.headers["retry-after"] = str(more["retry"])
    return said


def no_answer(error: StoreGone) -> str:
    """What to say when the database cannot be reached."""
    return f"the database does not answer: {error}. Try again in a moment."


def payer(request: Request, seat: int = SPECTATOR) -> Purse:
    """Who pays for what a request makes the server compute: strangers share the table's budget."""
    costs: Costs = request.app.state.lobby.costs
    table = request.path_params.get("id", "")[:24] if seat == SPECTATOR else ""
    return costs.purse(address_of(request), table)


async def table_of(request: Request, lobby: Lobby) -> LiveTable:
    """The table that a request is about; one that is not in memory has a price."""
    id = request.path_params["id"]
    if id not in lobby.live:
        payer(request).pay_loading()
    return await lobby.get(id)


async def body(request: Request, shape: type[T]) -> T:
    """The body of a request as a typed wish."""
    return msgspec.json.decode(await raw_body(request, LARGEST_WISH), type=shape)


async def raw_body(request: Request, most: int = LARGEST_BODY) -> bytes:
    """The body of a request, unless it is too large."""
    found = bytearray()
    trays: Trays = request.app.state.trays
    address = address_of(request)
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                if len(found) + len(chunk) > most:
                    raise Refused("size", "the request is too large")
                if not trays.takes(address, len(chunk)):
                    raise Refused("flood", "too much at once; send one request after the other")
                found += chunk
    except (TimeoutError, ClientDisconnect) as error:
        raise Refused("slow", "the request was not sent completely") from error
    finally:
        trays.cleared(address, len(found))
    return bytes(found)


def bearer(request: Request) -> str:
    """The secret that comes with a request: in a header, which no log or history keeps."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""
