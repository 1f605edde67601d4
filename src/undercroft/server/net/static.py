"""The browser client: built files with the headers they need, and the one page behind every address."""

from __future__ import annotations

import os
import re
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from undercroft import __version__
from undercroft.server.net.http import address_of, problem

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".woff2": "font/woff2",
    ".txt": "text/plain; charset=utf-8",
}
SAFE = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; font-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # an invitation must not leak
    "cross-origin-opener-policy": "same-origin",
}
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"cache-control": "no-cache"}
SCREENS = ("t", "replay", "rules", "how", "learn")  # addresses that the client itself parses
SCRIPT = re.compile(r'<script type="module"[^>]* src="([^"]+)"')
MISSING = (
    f"Undercroft {__version__}. The browser client is not built here: run ./play with a network.\n"
    "Play in the terminal: undercroft play one-card --plain. The lobby is at /api/tables, "
    "its description at /openapi.json.\n"
)


def built_client() -> Path | None:
    """Where the built client is: in the package, where UNDERCROFT_WEB says, or in a checkout's .venv."""
    package = Path(str(files("undercroft")))
    named = os.environ.get("UNDERCROFT_WEB")
    places = [Path(named)] if named else [package / "web", package.parents[1] / ".venv" / "web"]
    return next((place for place in places if (place / "index.html").is_file()), None)


class StaticFiles:
    """The built files, read once."""

    def __init__(self, folder: Path | None) -> None:
        self.files: dict[str, bytes] = {}
        if folder is not None:
            found = (file for file in folder.rglob("*") if file.is_file())
            self.files = {file.relative_to(folder).as_posix(): file.read_bytes() for file in found}

    def page(self) -> str:
        """The script of the page, which has another name in every build; "" if there is no page."""
        found = SCRIPT.search(self.files.get("index.html", b"").decode())
        return found[1] if found else ""

    def routes(self) -> list[Route]:
        """The client's routes; they come after all others."""
        screens = [f"/{screen}{rest}" for screen in SCREENS for rest in ("", "/{rest:path}")]
        names = [name for name in self.files if not name.endswith((".br", ".gz"))]
        return [
            *(Route(path, self.screen) for path in ("/", *screens)),
            *(Route(f"/{name}", self.file) for name in names if name != "index.html"),
        ]

    async def screen(self, request: Request) -> Response:
        """The page of the client, whichever screen it then shows."""
        if "index.html" not in self.files:
            return PlainTextResponse(MISSING, 200 if request.url.path == "/" else 404, SAFE)
        return self.send(request, "index.html", ASK_AGAIN)

    async def file(self, request: Request) -> Response:
        """A built file; one with a hash in its name never changes."""
        name = request.url.path[1:]
        return self.send(request, name, FOREVER if name.startswith("assets/") else ASK_AGAIN)

    def send(self, request: Request, name: str, caching: dict[str, str]) -> Response:
        """A file, compressed if the browser accepts it."""
        if not request.app.state.limiter.allows(address_of(request)):
            return problem(429, "flood", "too many requests; slow down")
        headers = {**SAFE, **caching, "vary": "accept-encoding"}
        accepted = request.headers.get("accept-encoding", "")
        for coding, ending in (("br", ".br"), ("gzip", ".gz")):
            if coding in accepted and name + ending in self.files:
                headers["content-encoding"] = coding
                return Response(self.files[name + ending], 200, headers, KINDS[Path(name).suffix])
        return Response(self.files[name], 200, headers, KINDS[Path(name).suffix])
