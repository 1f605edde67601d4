"""Processes for long jobs and those sent by strangers: never in the event loop, never without limits.

A job has a time limit and its process a memory limit; a process that exceeds either is ended and replaced,
and only its own job fails. Those who ask share the processes fairly: one job each, in turn.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from undercroft.engine.game import BadRequest
from undercroft.library import open_shelf
from undercroft.server.tables.refused import Refused

T = TypeVar("T")
SECONDS = 10.0  # of computing for one job
WAIT_SECONDS = 30.0  # by the clock, on a busy machine
MEBIBYTES = 512  # that a process may use beyond what it has at the start
MOST_WAITING = 8  # jobs of one asker that wait for a process
START_SECONDS = 60.0  # for a process to be ready; the machine may be busy
spawn = multiprocessing.get_context("spawn")
log = logging.getLogger("undercroft.server")


class WorkFailed(RuntimeError):
    """A job ended with an error of its own, took too long or too much memory."""


class Answer(NamedTuple):
    """What a process reports of a job: how it went, the result or what is wrong, and its computing time."""

    how: str  # done, refused, bad, failed
    result: Any
    seconds: float


class Done(NamedTuple, Generic[T]):
    """A finished job and its computing time in seconds."""

    result: T
    seconds: float


# -- in the process ------------------------------------------------------------------------------------


def serve(line: Connection, mebibytes: int, seconds: float, nice: int) -> None:
    """Do jobs until the server is gone (runs in a worker)."""
    end_with_server()
    open_shelf()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    limit_memory(mebibytes)
    line.send(Answer("done", None, 0.0))
    while True:
        try:
            work, args = line.recv()
        except EOFError:
            return
        limit_time(seconds)
        answer = attempt(work, args)
        try:
            line.send(answer)
        except (MemoryError, ValueError):  # an answer too large to be sent
            line.send(Answer("failed", "its answer is too large", answer.seconds))
        if answer.how == "failed":
            return  # it may have left anything in memory


def attempt(work: Callable[..., Any], args: tuple[Any, ...]) -> Answer:
    """Do a job; whatever happens is an answer."""
    began = time.process_time()
    try:
        how, result = "done", work(*args)
    except Refused as error:
        how, result = "refused", (error.code, error.text, error.more)
    except BadRequest as error:
        how, result = "bad", str(error)
    except MemoryError:
        how, result = "failed", "out of memory"
    except Exception as error:  # the job is a stranger's
        how, result = "failed", f"{type(error).__name__}: {error}"[:1000]
    return Answer(how, result, time.process_time() - began)


def limit_memory(mebibytes: int) -> None:
    """Limit memory to this much more than now, if the system can enforce that."""
    if sys.platform != "linux":
        return
    import resource

    now = int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    most = now + mebibytes * 2**20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limit_time(seconds: float) -> None:
    """Have the system end a process that computes for longer."""
    if sys.platform != "linux":
        return
    import resource

    spent = resource.getrusage(resource.RUSAGE_SELF)
    most = int(spent.ru_utime + spent.ru_stime + seconds) + 1
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def end_with_server() -> None:
    """End with the server: a worker whose server was killed would wait forever (runs in a worker)."""

    def watch() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


# -- in the server -------------------------------------------------------------------------------------


class Worker:
    """One process, started when it is first needed and again whenever it has ended."""

    def __init__(self, seconds: float, mebibytes: int, nice: int) -> None:
        self.seconds = seconds
        self.patience = max(seconds, min(WAIT_SECONDS, 3 * seconds))
        self.mebibytes = mebibytes
        self.nice = nice
        self.process: BaseProcess | None = None
        self.line: Connection | None = None

    def call(self, work: Callable[..., Any], args: tuple[Any, ...]) -> Answer:
        """Have a job done (blocks; runs in a thread)."""
        began = time.monotonic()
        try:
            line = self.started()
            began = time.monotonic()
            line.send((work, args))
            if not line.poll(self.patience):
                self.end()
                return Answer("failed", f"it took more than {self.patience:g} s", self.seconds)
            answer: Answer = line.recv()
        except (EOFError, OSError, TimeoutError) as error:
            return Answer("failed", self.autopsy(error), min(self.seconds, time.monotonic() - began))
        if answer.how == "failed":
            self.end()
        return answer

    def started(self) -> Connection:
        """The connection to a process that is ready."""
        if self.process is not None and self.line is not None and self.process.is_alive():
            return self.line
        self.end()
        self.line, theirs = spawn.Pipe()
        arguments = (theirs, self.mebibytes, self.seconds, self.nice)
        self.process = spawn.Process(target=serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()
        if not self.line.poll(START_SECONDS):
            raise TimeoutError
        self.line.recv()
        return self.line

    def autopsy(self, error: Exception) -> str:
        """Why a process has ended; it is then cleared away."""
        process = self.process
        if process is not None:
            process.join(1)
        self.end()
        if process is not None and process.exitcode == -signal.SIGXCPU:
            return f"it took more than {self.seconds:g} s"
        return f"its process ended ({type(error).__name__})"

    def end(self) -> None:
        """Drop the process."""
        if self.process is not None:
            self.process.kill()
            self.process.join(5)
            self.process = None
        if self.line is not None:
            self.line.close()
            self.line = None


class Job(NamedTuple):
    """Work that waits for a process."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    answer: asyncio.Future[Answer]


class Workers:
    """A pool of processes that those who ask share fairly."""

    def __init__(
        self,
        count: int,
        seconds: float = SECONDS,
        mebibytes: int = MEBIBYTES,
        nice: int = 0,
        most: int = MOST_WAITING,
    ) -> None:
        self.most = most
        self.idle = [Worker(seconds, mebibytes, nice) for _ in range(count)]
        self.all = list(self.idle)
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self.waiting: dict[str, deque[Job]] = {}  # by asker; the first of them is next
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, asker: str, work: Callable[..., T], *args: Any) -> Done[T]:
        """Have a job done for an asker; Refused and BadRequest are the job's own, WorkFailed is ours."""
        queue = self.waiting.setdefault(asker, deque())
        if len(queue) >= self.most:
            raise Refused("later", "too much at once; try again in a moment", retry=1)
        job = Job(work, args, asyncio.get_running_loop().create_future())
        queue.append(job)
        self._hand_out()
        return outcome(await job.answer)

    def _hand_out(self) -> None:
        while self.idle and self.waiting:
            asker = next(iter(self.waiting))
            queue = self.waiting.pop(asker)
            job = queue.popleft() if queue else None
            if queue:
                self.waiting[asker] = queue  # behind all others
            if job is not None and not job.answer.done():
                task = asyncio.create_task(self._do(self.idle.pop(), job))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    async def _do(self, worker: Worker, job: Job) -> None:
        answer = Answer("failed", "the server ends", 0.0)
        try:
            loop = asyncio.get_running_loop()
            answer = await loop.run_in_executor(self.threads, worker.call, job.work, job.args)
        except Exception as error:  # a job that cannot be sent, or a process that cannot be started
            log.exception("a worker failed")
            answer = Answer("failed", repr(error), 0.0)
        finally:
            self.idle.append(worker)
            if not job.answer.done():
                job.answer.set_result(answer)
            self._hand_out()

    def close(self) -> None:
        """End all processes; jobs under way fail."""
        for worker in self.all:
            if worker.process is not None:
                with contextlib.suppress(OSError):
                    worker.process.kill()
        self.threads.shutdown(wait=False, cancel_futures=True)


def outcome(answer: Answer) -> Done[Any]:
    """The result of a job, or the error that it ended with."""
    if answer.how == "refused":
        code, text, more = answer.result
        raise Refused(code, text, **more)
    if answer.how == "bad":
        raise BadRequest(answer.result)
    if answer.how == "failed":
        raise WorkFailed(answer.result)
    return Done(answer.result, answer.seconds)
