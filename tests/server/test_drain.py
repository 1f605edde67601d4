"""A server that is asked to end: clients are told, moves in progress finish, the next process takes over."""

from __future__ import annotations

import contextlib
import random
import signal
import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from bench.attack_kills import HUMAN, PATIENCE
from bench.kept import kept_tables
from tests.server.running import complaints
from tests.server.serving import Serving
from undercroft.client import Lobby, ServerError, TableClient
from undercroft.lab.serving import SECONDS

RESTARTS = 1012  # the WebSocket code for a server that goes away and comes back
CHOICES = 6  # of each player, before the server is asked to end
BREATH = 0.02  # seconds between later ones, so that this comes in the middle of the game


class Player(threading.Thread):
    """Chooses as fast as it can, and comes back to one server after another until the game is over."""

    def __init__(self, urls: list[str], table: str, token: str) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.client = TableClient(urls[0], table, token)
        self.rng = random.Random(token)
        self.acknowledged: list[int] = []
        self.codes: list[int] = []
        self.played = threading.Event()

    def run(self) -> None:
        while self.client.view["result"] is None:
            try:
                self.choose()
            except ServerError as error:
                if error.code == "closed":
                    cause = error.__cause__
                    assert isinstance(cause, ConnectionClosed)
                    self.codes.append(cause.rcvd.code if cause.rcvd else -1)
                    self.come_back()
                elif error.code not in ("stale", "illegal", "over"):
                    raise
        self.played.set()

    def choose(self) -> None:
        """One choice, or a look at what the others do."""
        asks = [ask for ask in self.client.asks if not ask["idle"]]
        if asks:
            self.acknowledged.append(self.client.move(self.rng.choice(asks[0]["options"])))
        else:
            with contextlib.suppress(TimeoutError):
                self.client.receive(0.5)
        if len(self.acknowledged) >= CHOICES:
            self.played.set()
            if not self.codes:
                threading.Event().wait(BREATH)

    def come_back(self) -> None:
        """Reconnect to whichever server answers, with the position that was seen last."""
        for _ in range(2000):
            for url in self.urls:
                self.client.address = (
                    url.replace("http", "ws", 1) + "/ws/" + self.client.address.rpartition("/")[2]
                )
                try:
                    self.client.reconnect()
                    return
                except ServerError:
                    threading.Event().wait(0.02)
        raise TimeoutError("no server came back")


def drained(server: Serving, players: list[Player]) -> int:
    """Ask a server to end in the middle of the game; returns its exit status."""
    for player in players:
        player.start()
    for player in players:
        assert player.played.wait(PATIENCE)
        player.played.clear()
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    status = server.process.wait(SECONDS)
    server.process = None
    return status


def check(database: str, table: str, players: list[Player]) -> None:
    """Nothing acknowledged is lost or duplicated, and everybody sees the end of the same game."""
    for player in players:
        assert player.played.wait(PATIENCE)
        player.join(PATIENCE)
    log = kept_tables(database)[table].log
    numbers = [number for player in players for number in player.acknowledged]
    assert len(set(numbers)) == len(numbers)
    kept = {entry.number: entry.seat for entry in log}
    for seat, player in enumerate(players):
        assert {kept[number] for number in player.acknowledged} == {seat}
        assert set(player.codes) == {RESTARTS}
        player.client.close()


def test_players_go_on_with_the_process_that_is_started_next(sqlite: str, tmp_path: Path) -> None:
    server = Serving(sqlite, tmp_path)
    with server:
        made = Lobby(server.url).make("raiders", seats=[HUMAN] * 4, seed=5)
        players = [Player([server.url], made["table"], token) for token in made["tokens"]]
        assert drained(server, players) == 0
        server.start()
        server.ready()
        check(sqlite, made["table"], players)
        assert complaints(server) == []


def test_players_go_on_with_another_process_that_runs_already(postgresql: str, tmp_path: Path) -> None:
    one, other = Serving(postgresql, tmp_path), Serving(postgresql, tmp_path)
    with one, other:
        made = Lobby(one.url).make("raiders", seats=[HUMAN] * 4, seed=5)
        players = [Player([one.url, other.url], made["table"], token) for token in made["tokens"]]
        assert drained(one, players) == 0
        check(postgresql, made["table"], players)
        assert complaints(other) == []
