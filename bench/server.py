"""The table server under load: tables with four seats each over real WebSockets, durable commits, loopback only.

The load comes from this process, the server is another one. Bounded: TABLES tables, SECONDS seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from undercroft.client import Lobby
from undercroft.lab.bench import Benchmark, Measure

TABLES, SEATS, SECONDS = 200, 4, 10.0
DECODE = msgspec.json.Decoder()


@contextlib.contextmanager
def serving(folder: str) -> Iterator[tuple[str, int]]:
    """A server on SQLite in a process of its own: its address and process id."""
    command = [sys.executable, "-m", "undercroft", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{Path(folder) / 'bench.sqlite'}"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        yield found.group(), server.pid
    finally:
        server.terminate()
        server.wait(10)


class Player:
    """A seat that answers every ask at once with its first option, and takes the time."""

    def __init__(self, address: str, token: str) -> None:
        self.address = address
        self.token = token
        self.waits: list[float] = []
        self.sizes: list[int] = []

    async def play(self, until: float) -> None:
        """Play until the game or the time is over."""
        async with connect(self.address, compression=None, max_size=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"do": "join", "token": self.token}))
            sent = 0.0
            number = 0
            while time.perf_counter() < until:
                text = await asyncio.wait_for(socket.recv(), 30)
                message = DECODE.decode(text)
                if message["is"] == "delta":
                    self.sizes.append(len(text))
                elif message["is"] == "ok":
                    self.waits.append(time.perf_counter() - sent)
                asks = message.get("asks")
                if asks and not asks[0]["idle"]:
                    number += 1
                    sent = time.perf_counter()
                    await socket.send(f'{{"do":"move","option":"{asks[0]["options"][0]}","ref":{number}}}')
                if message.get("view", {}).get("result") or any(
                    c[0] == "result" for c in message.get("set", [])
                ):
                    return


async def table(lobby: Lobby, until: float, players: list[Player]) -> None:
    """Game after game at one table."""
    while time.perf_counter() < until:
        wish = {"seats": [{"kind": "human"}] * SEATS}
        made = await asyncio.to_thread(lobby.make, "raiders", **wish)
        address = lobby.url.replace("http", "ws", 1) + f"/ws/{made['table']}"
        four = [Player(address, token) for token in made["tokens"]]
        players += four
        with contextlib.suppress(TimeoutError):
            await asyncio.gather(*[player.play(until) for player in four])


def loaded(tables: int = TABLES, seconds: float = SECONDS) -> dict[str, Any]:
    """Drive the server and count."""
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (url, pid):
        lobby = Lobby(url)
        players: list[Player] = []

        async def drive() -> float:
            began = time.perf_counter()
            until = began + seconds
            await asyncio.gather(
                *[table(lobby, until, players) for _ in range(tables)], return_exceptions=True
            )
            return time.perf_counter() - began

        spent = asyncio.run(drive())
        waits = sorted(wait for player in players for wait in player.waits)
        cuts = quantiles(waits, n=100)
        return {
            "moves": len(waits),
            "rate": len(waits) / min(spent, seconds),
            "p50": cuts[49] * 1e3,
            "p95": cuts[94] * 1e3,
            "p99": cuts[98] * 1e3,
            "delta": median(size for player in players for size in player.sizes),
            "kib": resident(pid) / 1024,
        }


def resident(pid: int) -> int:
    """The memory of a process, in bytes."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def moves() -> Measure:
    """Moves a second over 200 tables of four, each acknowledged after a durable commit."""
    found = loaded()
    words = (
        "moves/s, {moves} moves, p50 {p50:.0f} p95 {p95:.0f} p99 {p99:.0f} ms, median delta {delta:.0f} bytes"
    )
    return Measure(found["rate"], words.format(**found), fair=1900.0)


BENCHMARKS: dict[str, Benchmark] = {"server-moves": moves}
