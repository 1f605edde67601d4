"""Worker processes: a job that takes too long, uses too much memory or crashes harms nobody else."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from undercroft.engine.game import BadRequest
from undercroft.server.tables.refused import Refused
from undercroft.server.workers import Workers, WorkFailed


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    """One event loop for all tests here."""
    with asyncio.Runner() as made:
        yield made


@pytest.fixture(scope="module")
def pool() -> Iterator[Workers]:
    """One process that has a second and 64 MiB for a job."""
    workers = Workers(1, seconds=1.0, mebibytes=64, most=3)
    yield workers
    workers.close()


@pytest.fixture
def done(runner: asyncio.Runner, pool: Workers) -> Callable[..., Any]:
    """Have a job done."""

    def run(work: Callable[..., Any], *args: Any) -> Any:
        return runner.run(pool.run("somebody", work, *args)).result

    return run


def allocate(mebibytes: int) -> int:
    """Memory for a moment."""
    return len(bytearray(mebibytes * 2**20))


def spin(seconds: float) -> None:
    """Work for this long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def refuse(kind: str) -> None:
    """Refuse the input, as a job may."""
    raise Refused("range", "no such place", n=3) if kind == "refused" else BadRequest("nonsense")


def test_a_job_too_long_is_ended_and_the_next_one_is_done(done: Callable[..., Any]) -> None:
    assert done(divmod, 7, 2) == (3, 1)
    began = time.monotonic()
    with pytest.raises(WorkFailed, match=r"more than [13] s"):  # of computing, or by the clock
        done(spin, 60.0)
    assert time.monotonic() - began < 20
    with pytest.raises(WorkFailed, match="more than 3 s"):
        done(time.sleep, 60.0)
    assert done(divmod, 7, 2) == (3, 1)


def test_a_job_too_large_for_its_memory_fails_alone(done: Callable[..., Any]) -> None:
    assert done(allocate, 16) == 16 * 2**20
    with pytest.raises(WorkFailed, match="memory"):
        done(allocate, 4096)
    assert done(allocate, 16) == 16 * 2**20


def test_a_job_that_takes_its_process_with_it_fails_alone(done: Callable[..., Any]) -> None:
    with pytest.raises(WorkFailed, match="process ended"):
        done(os._exit, 3)
    assert done(divmod, 7, 2) == (3, 1)


def test_what_a_job_says_of_bad_input_reaches_its_asker(done: Callable[..., Any]) -> None:
    with pytest.raises(Refused) as refused:
        done(refuse, "refused")
    assert (refused.value.code, refused.value.more) == ("range", {"n": 3})
    with pytest.raises(BadRequest, match="nonsense"):
        done(refuse, "bad")
    with pytest.raises(WorkFailed, match="ZeroDivisionError"):
        done(divmod, 1, 0)


def test_askers_take_turns_and_none_may_queue_for_ever(runner: asyncio.Runner, pool: Workers) -> None:
    order: list[str] = []

    async def ask(who: str) -> None:
        await pool.run(who, spin, 0.05)
        order.append(who)

    async def crowd() -> list[Any]:
        greedy = [asyncio.create_task(ask("greedy")) for _ in range(6)]
        await asyncio.sleep(0)
        modest = asyncio.create_task(ask("modest"))
        return await asyncio.gather(*greedy, modest, return_exceptions=True)

    found = runner.run(crowd())
    turned_away = [each for each in found if isinstance(each, Refused)]
    assert [each.code for each in turned_away] == ["later"] * 2, "one works, three wait"
    assert order.index("modest") <= 2, "behind the job under way and at most one more"
