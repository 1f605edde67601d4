"""Background tasks continue after a failure, and /health tells the truth."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.inside import Inside
from undercroft.server import supervision
from undercroft.server.bot_workers import BotWorkers
from undercroft.server.db import store
from undercroft.server.net import app, peers
from undercroft.server.supervision import Supervisor
from undercroft.server.workers import Done, WorkFailed


@pytest.fixture(autouse=True)
def no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is tried at every look."""
    monkeypatch.setattr(app, "HEALTH_SECONDS", -1.0)


def test_a_server_that_is_well_says_so(inside: Inside) -> None:
    status, said = inside.ask("GET", "/health")
    assert (status, said["ok"], said["problems"]) == (200, True, [])


@contextlib.contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """No file may grow any more."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1024, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_and_so_is_its_end(inside: Inside, tmp_path: Path) -> None:
    with full_disk(tmp_path):
        status, said = inside.ask("GET", "/health")
        made, _ = inside.ask("POST", "/api/tables", {"game": "one-card"})
    assert (status, said["ok"]) == (503, False)
    assert said["problems"][0].startswith("database: ")
    assert made == 503
    assert inside.ask("GET", "/health")[0] == 200
    assert inside.ask("POST", "/api/tables", {"game": "one-card"})[0] == 201


def test_a_disk_that_is_nearly_full_is_told_before_it_hurts(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "LEAST_FREE", 2**80)
    status, said = inside.ask("GET", "/health")
    assert status == 503
    assert "free on the disk" in said["problems"][0]


def test_a_task_that_fails_starts_again_and_is_told_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "AGAIN_SECONDS", 0.01)

    async def run() -> tuple[list[str], list[str]]:
        watch, tries, told = Supervisor(), [], list[list[str]]()
        well = asyncio.Event()

        async def work() -> None:
            tries.append(1)
            if len(tries) < 3:
                raise ZeroDivisionError("a crafted position")
            told.append(watch.problems())
            watch.pulse("clock")
            well.set()
            await asyncio.Event().wait()

        watch.start("clock", work)
        await asyncio.wait_for(well.wait(), 10)
        after = watch.problems()
        await watch.close()
        return told[0], after

    during, after = asyncio.run(run())
    assert during == ["clock: ZeroDivisionError: a crafted position"]
    assert after == []


def test_a_task_that_hangs_or_ends_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[str]:
        watch = Supervisor()
        watch.start("clock", asyncio.Event().wait)  # type: ignore[arg-type]
        watch.pulse("clock")
        monkeypatch.setattr(supervision, "SILENT_SECONDS", -1.0)
        hangs = watch.problems()
        await watch.close()
        return hangs

    assert asyncio.run(run()) == ["clock: it hangs"]


def test_a_table_that_breaks_the_clock_costs_only_itself(inside: Inside) -> None:
    """A failure of one table's clock is reported at once, and the clocks of the others go on."""
    _, made = inside.ask("POST", "/api/tables", {"game": "one-card", "settings": {"turn_seconds": 5}})
    _, other = inside.ask("POST", "/api/tables", {"game": "one-card", "settings": {"turn_seconds": 5}})
    inside.rest()
    bad, good = (inside.run(inside.lobby.get(each["table"])) for each in (made, other))
    bad.clock.seconds = "soon"
    bad.clock.since = good.clock.since = good.clock.since - 100
    inside.second()
    inside.rest()
    assert (len(bad.moves), len(good.moves)) == (0, 1)


def test_the_database_file_is_for_its_owner_only(inside: Inside, tmp_path: Path) -> None:
    inside.ask("POST", "/api/tables", {"game": "one-card"})
    found = sorted(tmp_path.glob("tables.sqlite*"))
    assert len(found) >= 2, "also what was not written to the main file yet"
    assert {stat.S_IMODE(file.stat().st_mode) for file in found} == {0o600}


def test_an_older_database_file_is_closed_to_others(tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    store.prepare(f"sqlite:///{file}")
    file.chmod(0o644)
    store.prepare(f"sqlite:///{file}")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_bots_that_fail_are_tried_again_and_their_table_goes_on(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    choose, failures = inside.lobby.workers.choose, iter([WorkFailed("no memory"), ZeroDivisionError("ours")])

    async def fail(*args: Any) -> Done[str]:
        for failure in failures:
            raise failure
        chosen: Done[str] = await choose(*args)
        return chosen

    monkeypatch.setattr(inside.lobby.workers, "choose", fail)
    monkeypatch.setattr(supervision, "FIRST_SECONDS", 0.0)
    seats = [{"kind": "random"}, {"kind": "human"}, {"kind": "random"}]
    _, made = inside.ask("POST", "/api/tables", {"game": "raiders", "seats": seats, "seed": 19})
    live = inside.run(inside.lobby.get(made["table"]))
    for _ in range(2):
        inside.rest()
        assert live.moves == []
        inside.second()
    inside.rest()
    assert live.moves
    assert len([line for line in caplog.records if "failed" in line.message]) == 2
    assert inside.lobby.again.tries == {}


def test_a_table_that_fails_is_tried_less_and_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("undercroft.server.supervision.time.monotonic", lambda: now[0])
    tables, waits = supervision.Again(), []
    tables.failed("one")
    for _ in range(200):
        now[0] += 1
        if tables.due():
            waits.append(now[0])
            tables.failed("one")
    assert waits[:5] == [1, 3, 7, 15, 31]
    now[0] = 1e6
    for _ in range(10):
        tables.due()
        tables.failed("one")
    now[0] = 1e9
    assert tables.due() == set(), "somebody will come, or nobody misses it"


def test_a_bot_that_cannot_cope_is_helped_out(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    class Failing:
        async def run(self, _asker: str, _work: Any, _game: str, bot: str, *_: Any) -> Done[str]:
            asked.append(bot)
            if bot == "heuristic":
                raise WorkFailed("it took more than 10 s")
            return Done("end", 0.1)

    pool = BotWorkers(1)
    monkeypatch.setattr(pool, "workers", Failing())
    assert asyncio.run(pool.choose("me", "raiders", "heuristic", 1, {}, 0)).result == "end"
    assert asked == ["heuristic", "heuristic", "random"]


def test_a_server_that_does_not_hear_the_others_says_so(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_args: Any, **_more: Any) -> None:
        raise psycopg.OperationalError("too many clients already\nmore")

    monkeypatch.setattr(peers, "AGAIN_SECONDS", 0.05)
    with monkeypatch.context() as deaf:
        deaf.setattr(psycopg.AsyncConnection, "connect", refuse)
        inside = Inside(postgresql)
        inside.run(asyncio.sleep(0.2))
        assert inside.ask("GET", "/health")[1]["problems"] == ["peers: too many clients already"]
    for _ in range(100):
        inside.run(asyncio.sleep(0.05))
        status, said = inside.ask("GET", "/health")
        if status == 200:
            break
    inside.close()
    assert said["problems"] == []
