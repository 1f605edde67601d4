"""`undercroft serve`."""

from __future__ import annotations

import errno
import json
import logging
import os
import signal
import socket
import sys
import tempfile
from argparse import Namespace
from datetime import UTC, datetime
from types import ModuleType
from typing import TYPE_CHECKING

from undercroft.cli.files import own_folder
from undercroft.engine.game import BadRequest

if TYPE_CHECKING:
    from uvicorn import Config


FILES = 65_536  # that a server may have open: mostly connections


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record with its time (always UTC), level and place."""
        said = datetime.fromtimestamp(record.created, UTC)
        line = {"at": said.isoformat(timespec="milliseconds"), "level": record.levelname, "from": record.name}
        line["says"] = record.getMessage()
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def calm(record: logging.LogRecord) -> bool:
    """Log malformed text from a client in one line, without a traceback: the server did nothing wrong."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = record.exc_text = None
        record.levelno, record.levelname = logging.INFO, "INFO"
    return True


def without_query(record: logging.LogRecord) -> bool:
    """Keep the query of a request out of the log: somebody may have put a secret there."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            arg.partition("?")[0] if isinstance(arg, str) and arg.startswith("/") else arg
            for arg in record.args
        )
    return True


def run(args: Namespace) -> int:
    """Serve until Ctrl-C; moves under way are finished."""
    uvicorn = load_uvicorn()
    from uvicorn.supervisors import Multiprocess

    from undercroft.server.metrics import FOLDER

    database = args.database or default_database()
    if args.workers > 1 and not database.startswith("postgresql://"):
        raise BadRequest("--workers needs --database postgresql://...: SQLite serves one process")
    open_database(database)
    listening = bind(args.host, args.port)
    allow_many_files()
    log_lines(logging.INFO)
    host, port = listening.getsockname()[:2]
    print(f"Undercroft serves on http://{host}:{port} (Ctrl-C ends)", flush=True)
    os.environ["UNDERCROFT_SHARE"] = str(args.share)
    os.environ["UNDERCROFT_NAMES"] = " ".join([*args.name, os.environ.get("UNDERCROFT_NAMES", "")])
    config = settings(database, args.workers, args.proxy)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn stops, then repeats the signal
    if args.workers > 1:
        with tempfile.TemporaryDirectory(prefix="undercroft-") as folder:
            os.environ[FOLDER] = folder  # where the workers collect their figures
            Multiprocess(config, [listening]).run()
    else:
        uvicorn.Server(config).run([listening])
    return 0


def allow_many_files() -> None:
    """Raise the limit of open files as far as the system allows: each connection is one."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if least != resource.RLIM_INFINITY and least < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def load_uvicorn() -> ModuleType:
    """The server's library, or an error that says how to get it."""
    try:
        import uvicorn
    except ImportError as error:
        raise BadRequest(f"the server needs {error.name}: run ./play once more to set up") from error
    return uvicorn


def log_lines(level: int) -> None:
    """Log as JSON, one object per line."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler])
    logging.getLogger("uvicorn.access").disabled = True
    for kept in (calm, without_query):
        logging.getLogger("uvicorn.error").addFilter(kept)


def settings(database: str, workers: int = 1, proxy: str = "") -> Config:
    """How uvicorn serves the application on a database, perhaps behind a proxy that names the client."""
    from undercroft.server.net.ways import protocols

    os.environ["UNDERCROFT_DATABASE"] = database
    os.environ["UNDERCROFT_PROXY"] = proxy
    http, ws = protocols()
    config: Config = load_uvicorn().Config(
        "undercroft.server.net.app:from_environment",
        factory=True,
        loop="auto",  # uvloop, or asyncio's own where there is none
        http=http,
        ws=ws,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        proxy_headers=proxy != "",
        forwarded_allow_ips=proxy,
        workers=workers,
        timeout_graceful_shutdown=5,
    )
    return config


def bind(host: str, port: int) -> socket.socket:
    """The socket to serve on; a port that is taken is reported before anything starts."""
    if port > 65535:
        raise BadRequest(f"--port {port}: the largest port is 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)  # only now is it ours: two servers that start together may both bind it
    except OSError as error:
        listening.close()
        other = "--port" if error.errno in (errno.EADDRINUSE, errno.EACCES) else "--host"
        why = f"cannot serve on {host}:{port}: {error.strerror or error}"
        raise BadRequest(f"{why}; choose another {other}") from error
    listening.set_inheritable(True)
    return listening


def default_database() -> str:
    """A file in the player's data folder."""
    return f"sqlite:///{own_folder() / 'tables.sqlite'}"


def open_database(url: str) -> None:
    """Make sure that the database is there and answers: report problems before anything starts."""
    from undercroft.server.db.store import StoreGone, prepare

    try:
        prepare(url)
    except StoreGone as error:
        raise BadRequest(
            f"cannot use the database: {error}; --database takes sqlite:///FILE or postgresql://..."
        ) from error
