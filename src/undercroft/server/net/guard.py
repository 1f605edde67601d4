"""In front of everything: only requests that use this server's own names, and no sniffing of content types.

A page of another site may point its own name here (DNS rebinding) and would then share the origin of this
server. Its name gives it away. Addresses and the names of this machine are always right; the names by which
others reach a server are given with `undercroft serve --name`.
"""

from __future__ import annotations

import os
import re
import socket
from ipaddress import ip_address

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from undercroft.server.net.http import problem
from undercroft.server.net.ways import POLICY
from undercroft.server.rate_limits import Limiter, household

HOST = re.compile(
    r"(\[(?P<six>[^]]*)\]|(?P<name>[^:]*))(:[0-9]*)?"
)  # an address in brackets or a name; a port
PLAINLY = {"x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin"}
NAMES = "UNDERCROFT_NAMES"  # in the environment: the names of this server


def own_names() -> frozenset[str]:
    """The names of this machine, and those that were given."""
    machine = socket.gethostname().lower()
    told = os.environ.get(NAMES, "").lower().split()
    return frozenset({"localhost", machine, f"{machine}.local", *told})


class Guard:
    """The application behind its guard."""

    def __init__(self, app: ASGIApp, names: frozenset[str], forwarded: Limiter | None = None) -> None:
        self.app = app
        self.names = names
        self.forwarded = forwarded  # how much one address may ask through a proxy; None: there is none

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif not self.meant(Headers(scope=scope).get("host", "")):
            text = "this server does not know itself by this name; add it with undercroft serve --name NAME"
            await self.refuse(scope, receive, send, problem(421, "host", text))
        elif "token" in QueryParams(scope.get("query_string", b"")):
            text = "a token does not belong in an address: send it as Authorization: Bearer"
            await self.refuse(scope, receive, send, problem(403, "token", text))
        elif self.forwarded is not None and not self.forwarded.allows(
            household((scope.get("client") or [""])[0])
        ):
            text = "too many requests; slow down"
            await self.refuse(scope, receive, send, problem(429, "flood", text))
        elif scope["type"] == "http":
            await self.app(scope, receive, plainly(send))
        else:
            await self.app(scope, receive, send)

    def meant(self, host: str) -> bool:
        """Whether a request is for this server; a client that names no host is no browser."""
        named = HOST.fullmatch(host.strip().lower())
        if named is None:
            return False
        name = named["six"] or named["name"]
        return not name or name in self.names or name.endswith(".localhost") or is_address(name)

    async def refuse(self, scope: Scope, receive: Receive, send: Send, answer: Response) -> None:
        """Say why the request is refused."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY})
            return
        await answer(scope, receive, plainly(send))


def is_address(name: str) -> bool:
    """Whether a host is an address, which no other site can point here."""
    try:
        ip_address(name)
        return True
    except ValueError:
        return False


def plainly(send: Send) -> Send:
    """Mark every answer as being of its stated type, and for pages of this server only."""

    async def tell(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(PLAINLY)
        await send(message)

    return tell
