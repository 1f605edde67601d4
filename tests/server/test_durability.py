"""After crashes, full disks and lost databases an acknowledged move is kept, once, and play goes on."""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.attack_kills import BROKEN, HUMAN, PATIENCE, Load, check_log, check_sight, wait_until
from bench.kept import Entry, connected, kept_tables
from tests.server.endless import endless, peaceful
from tests.server.postgres import Cluster
from tests.server.serving import Serving, alive, children
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.server.db.store import make_engine

# -- killed ---------------------------------------------------------------------------------------------


def test_the_bots_of_a_killed_server_end_with_it_and_those_of_the_next_go_on(
    sqlite: str, tmp_path: Path
) -> None:
    seats = [HUMAN, {"kind": "random"}, {"kind": "random"}]
    rng = random.Random(3)
    workers: list[int] = []
    with Serving(sqlite, tmp_path) as server:
        made = Lobby(server.url).make("raiders", seats=seats, seed=5)
        noted: list[Entry] = []
        for _ in range(3):
            with TableClient(server.url, made["table"], made["tokens"][0]) as client:
                for _ in range(4):
                    while not client.asks:  # the bots are to move
                        client.receive(PATIENCE)
                    option = rng.choice(client.asks[0]["options"])
                    number = client.move(option)
                    noted.append(Entry(made["table"], number, "move", 0, option))
            workers += children(server.pid)
            server.kill()
            server.start()
            server.ready()
        with TableClient(server.url, made["table"], made["tokens"][0]) as client:
            while not client.asks:
                client.receive(PATIENCE)
        assert workers
        wait_until(lambda: not any(alive(pid) for pid in workers), "the end of the bots' processes")
    kept = kept_tables(sqlite)[made["table"]]
    assert set(noted) <= set(kept.log)
    assert {entry.seat for entry in kept.log} == {0, 1, 2}
    kept.replayed()


# -- full, and gone --------------------------------------------------------------------------------------

WITHOUT_STORE = BROKEN | {"store"}


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk that SQLite does not fill by itself: its write-ahead log stays below five megabytes."""
    if os.geteuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root can mount a small disk")
    folder = tmp_path / "disk"
    folder.mkdir()
    options = ["-t", "tmpfs", "-o", "size=16m", "undercroft-test", str(folder)]
    run = subprocess.run(["mount", *options], capture_output=True, text=True, timeout=30, check=False)
    if run.returncode != 0:
        pytest.skip(f"a small disk cannot be mounted here: {run.stderr.strip()}")
    yield folder
    subprocess.run(["umount", str(folder)], timeout=30, check=True)


def fill(disk: Path, ballast: Path) -> None:
    """Leave room for only a few moves; other writes take some of it, so this may be repeated."""
    with ballast.open("wb") as file:
        for _ in range(100):
            size = os.statvfs(disk)
            with contextlib.suppress(OSError):
                os.posix_fallocate(file.fileno(), 0, size.f_bavail * size.f_bsize - 400_000)
                return
    pytest.fail("the small disk cannot be filled")


def test_a_full_disk_is_said_clearly_and_play_goes_on_when_there_is_room(
    small_disk: Path, tmp_path: Path
) -> None:
    database = f"sqlite:///{small_disk / 'tables.sqlite'}"
    ballast = small_disk / "ballast"
    with Serving(database, tmp_path) as server:
        process = server.pid
        with Load(server.url, one_card=2, raiders=1, tolerates=WITHOUT_STORE) as load:
            for _ in range(2):
                load.every_table_goes_on()
                fill(small_disk, ballast)
                load.every_table_is_told("store", 3)
                for party in load.parties:
                    assert "disk is full" in party.texts["store"]
                wait_until(lambda: not healthy(server.url), "a server that says it is not well")
                ballast.unlink()
                load.every_table_goes_on()
                wait_until(lambda: healthy(server.url), "a server that is well again")
        told = check_log(database, load)
        check_sight(server.url, database, load)
        assert server.pid == process
        assert "Traceback" not in server.said()
    print(f"\nfull disk: {told}; {dict(load.said())}")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
def test_a_database_that_is_gone_is_said_clearly_and_play_goes_on_when_it_is_back(
    cluster: Cluster, postgresql: str, tmp_path: Path, how: signal.Signals
) -> None:
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        with Load(one.url, other.url, one_card=2, raiders=2, tolerates=WITHOUT_STORE) as load:
            load.goes_on(50)
            load.every_table_goes_on()
            known = next(iter(load.parties[0].tables))
            cluster.stop(how)
            try:
                wait_until(lambda: load.said()["store"] > 10, "a database that is gone")
                for url in (one.url, other.url):
                    assert not healthy(url)
                    for ask in (
                        lambda url=url: Lobby(url).make("one-card"),
                        lambda url=url: TableClient(url, known),
                    ):
                        with pytest.raises(ServerError, match="Try again in a moment") as refused:
                            ask()
                        assert refused.value.code == "store"
            finally:
                cluster.start()
            back = wait_until(lambda: healthy(one.url) and healthy(other.url), "a healthy server")
            load.every_table_goes_on()  # for which each server must hear of the moves at the other
            load.goes_on(50)
        told = check_log(postgresql, load)
        check_sight(one.url, postgresql, load)
        check_sight(other.url, postgresql, load)
    print(
        f"\ndatabase {how.name}: healthy {back * 1000:.0f} ms after it was back; {told}; {dict(load.said())}"
    )


def healthy(url: str) -> bool:
    """Whether a server says that tables can be played."""
    try:
        return bool(Lobby(url).get("/health")["ok"])
    except ServerError:
        return False


# -- ended politely --------------------------------------------------------------------------------------


def test_a_server_that_is_asked_to_end_ends_well_under_load(database: str, tmp_path: Path) -> None:
    with Serving(database, tmp_path) as server, Load(server.url, one_card=3, raiders=2) as load:
        for _ in range(2):
            load.goes_on(50)
            began = time.monotonic()
            assert server.terminate() == 0
            seconds = time.monotonic() - began
            check_log(database, load)
            server.start()
            server.ready()
        load.every_table_goes_on()
        for party in load.parties:
            party.finish()
        check_sight(server.url, database, load)
        assert "Traceback" not in server.said()
    print(f"\nasked to end: {seconds:.2f} s; {check_log(database, load)}")


def test_a_move_under_way_is_finished_before_the_server_ends(database: str, tmp_path: Path) -> None:
    hold = "BEGIN IMMEDIATE" if database.startswith("sqlite") else "LOCK TABLE log IN EXCLUSIVE MODE"
    with Serving(database, tmp_path) as server:
        made = endless(server.url)
        with (
            TableClient(server.url, made["table"], made["tokens"][0]) as client,
            TableClient(server.url, made["table"]) as other,
        ):
            option = peaceful(client)[0]
            with connected(database) as connection:
                connection.exec_driver_sql(hold)
                client.socket.send(json.dumps({"do": "move", "option": option, "at": 0}))
                other.wish("ping")  # was sent after the move, so that waits for the database by now
                with pytest.raises(TimeoutError):
                    client.receive(0.3)
                assert server.process is not None
                server.process.send_signal(signal.SIGTERM)
                with pytest.raises(subprocess.TimeoutExpired):
                    server.process.wait(0.5)
            assert server.process.wait(PATIENCE) == 0, server.said()
            server.process = None
            with contextlib.suppress(ServerError):  # the answer may have been too late for it
                client.receive(PATIENCE)
    kept = kept_tables(database)[made["table"]]
    assert kept.log == [Entry(made["table"], 1, "move", 0, option)]


def test_what_is_committed_survives_a_power_cut(database: str) -> None:
    engine = make_engine(database)
    try:
        with engine.begin() as connection:
            if database.startswith("sqlite"):
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
                assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
            else:
                assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    finally:
        engine.dispose()


def test_a_server_without_its_database_says_so_and_ends(tmp_path: Path) -> None:
    server = Serving("postgresql://nobody@127.0.0.1:1/nothing", tmp_path)
    try:
        server.start()
        assert server.process is not None
        assert server.process.wait(PATIENCE) != 0
    finally:
        server.end()
    assert "Connection refused" in server.said()
