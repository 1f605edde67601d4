"""`undercroft play` without a game: the table server on loopback and a browser on its lobby."""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import socket
import threading
import webbrowser

from undercroft.cli import hints
from undercroft.cli.files import data_folder
from undercroft.cli.serve import bind, default_database, load_uvicorn, log_lines, open_database, settings
from undercroft.engine.game import BadRequest
from undercroft.server.net.static import built_client

HOST, PORT = "127.0.0.1", 8420  # the usual port, so that bookmarks last; another one if it is taken


def open_lobby(lang: str) -> int:
    """Serve until Ctrl-C. Games are kept in the data folder and offered again next time."""
    if built_client() is None:
        raise BadRequest(
            "the browser client is not built here (see what tools/setup said); "
            "play in the terminal: " + hints.command("play", "one-card", "--plain", lang=lang)
        )
    uvicorn = load_uvicorn()
    database = default_database()
    open_database(database)
    key = secrets.token_urlsafe(18)
    os.environ["UNDERCROFT_HOUSE"] = str(data_folder() / "seats.json")
    os.environ["UNDERCROFT_HOUSE_KEY"] = key
    listening = free_socket()
    log_lines(logging.WARNING)
    address = f"http://{HOST}:{listening.getsockname()[1]}/"
    page = f"{address}#house={key}" + (f"&lang={lang}" if lang != "en" else "")
    server = uvicorn.Server(settings(database))
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn shuts down gracefully, then repeats the signal
        print(f"Undercroft is open at {page}", flush=True)
        threading.Thread(target=show, args=(page,), daemon=True).start()
        server.run([listening])
    print("Undercroft is closed. Your games are kept.", flush=True)
    return 0


def free_socket() -> socket.socket:
    """The usual port, or any other if it is taken."""
    try:
        return bind(HOST, PORT)
    except BadRequest:
        return bind(HOST, 0)


def show(page: str) -> None:
    """Open a browser; the connection waits until the server is ready."""
    try:
        opened = has_screen() and webbrowser.open(page)
    except webbrowser.Error:
        opened = False
    if not opened:
        print("There is no browser to open here: open this address in one. Ctrl-C ends.", flush=True)
    else:
        print("Ctrl-C ends.", flush=True)


def has_screen() -> bool:
    """Whether a desktop browser can open, rather than one inside this terminal."""
    return os.name == "nt" or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "__CFBundleIdentifier")
    )
