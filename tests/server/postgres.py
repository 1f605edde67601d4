"""A throw-away PostgreSQL with its own folder and port, on loopback, gone when the tests are over."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType

import psycopg

from tests.debian import found
from undercroft.lab.serving import free_port

START_SECONDS = 180.0


def binaries() -> Path:
    """The folder with initdb and postgres; installs the package if possible."""
    return found("PostgreSQL", "postgresql", _look)


def _look() -> Path | None:
    installed = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"),
        key=lambda folder: [int(part) for part in folder.parent.name.split(".") if part.isdigit()],
        reverse=True,
    )
    on_path = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    for folder in (*installed, *on_path):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    return None


def ordinary_user() -> str:
    """Root may not run the server: use the user of Debian's package, or one without any files."""
    users = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in users else "nobody"


class Cluster:
    """One PostgreSQL server that can be stopped and started again."""

    def __init__(self) -> None:
        self.binaries = binaries()
        self.user = ordinary_user() if os.geteuid() == 0 else None
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="undercroft-postgresql-"))
        self.numbers = itertools.count(1)
        self.process: subprocess.Popen[bytes] | None = None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        self._run("initdb", "-D", data, "-U", "undercroft", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")

    def _run(self, program: str, *arguments: str) -> None:
        run = subprocess.run(
            [str(self.binaries / program), *arguments],
            user=self.user,
            cwd=self.folder,
            check=False,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert run.returncode == 0, f"{program}: {run.stderr}"

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://undercroft@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        assert self.process is None
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",  # the path of one may be too long
            "shared_buffers": "32MB",
            "fsync": "off",  # a process may crash in tests, but not the machine
        }
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    str(self.binaries / "postgres"),
                    "-D",
                    str(self.folder / "data"),
                    *(word for name, value in settings.items() for word in ("-c", f"{name}={value}")),
                ],
                user=self.user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.02)
        raise TimeoutError((self.folder / "log").read_text())

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server: SIGINT ends all sessions first, SIGQUIT is as good as a crash."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(60)
            self.process = None

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tables{next(self.numbers)}"
        self.tell(f"CREATE DATABASE {name}")
        return self.url(name)

    def tell(self, statement: str) -> None:
        """Run a statement outside the tests' databases."""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode())

    def __enter__(self) -> Cluster:
        try:
            self.start()
        except BaseException:
            self.remove()
            raise
        return self

    def remove(self) -> None:
        """Leave nothing behind."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.remove()
