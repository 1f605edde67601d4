"""Several processes serve the same tables from one PostgreSQL."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import statistics
import threading
import time
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from bench.attack_kills import HUMAN, PATIENCE, Load, check_log, check_sight, wait_until
from bench.kept import connected, kept_tables
from tests.server.endless import endless, peaceful
from tests.server.postgres import Cluster
from tests.server.serving import Serving, alive, children, told_of
from undercroft.client import Lobby, ServerError, TableClient


def test_moves_at_one_server_appear_at_the_other(postgresql: str, tmp_path: Path) -> None:
    rng = random.Random(1)
    waits: list[float] = []
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        made = Lobby(one.url).make("raiders", seats=[HUMAN] * 4, seed=2)
        table, tokens = made["table"], made["tokens"]
        with contextlib.ExitStack() as stack:
            players = [
                stack.enter_context(TableClient(url, table, token))
                for url, token in zip([one.url, other.url] * 2, tokens, strict=True)
            ]
            spectator = stack.enter_context(TableClient(other.url, table))
            while any(player.asks for player in players):
                player = rng.choice([player for player in players if player.asks])
                number = player.move(rng.choice(player.asks[0]["options"]), at=player.n)
                began = time.perf_counter()
                for watcher in (*players, spectator):
                    while watcher.n < number:
                        watcher.receive(PATIENCE)
                waits.append(time.perf_counter() - began)
            kept = kept_tables(postgresql)[table]
            assert len(kept.log) == len(waits)
            for seat, player in enumerate(players):
                assert player.view == kept.view(seat)
            assert spectator.view == kept.view(None)
    print(f"\n{len(waits)} moves seen at the other server after {statistics.median(waits) * 1000:.1f} ms")


def test_of_two_choices_at_the_same_moment_exactly_one_stands(postgresql: str, tmp_path: Path) -> None:
    tables, rounds = 8, 40
    outcomes: list[str] = []  # a list, as no counter is for several threads at once
    troubles: list[BaseException] = []
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        # The same seat sits at both servers; all tables at once, so that whole commits meet as well.
        everybody = threading.Barrier(tables * 2, timeout=PATIENCE)

        def sit_and_choose(made: dict[str, Any], url: str, place: int) -> None:
            try:
                with TableClient(url, made["table"], made["tokens"][0]) as client:
                    for number in range(rounds):
                        while client.n < number:
                            client.receive(PATIENCE)
                        options = peaceful(client)
                        everybody.wait()
                        try:
                            assert client.move(options[place % len(options)], at=number) == number + 1
                            outcomes.append("stands")
                        except ServerError as error:
                            outcomes.append(error.code)
            except BaseException as error:
                troubles.append(error)
                everybody.abort()

        threads = []
        for _ in range(tables):
            made = endless(one.url)
            for place, url in enumerate((one.url, other.url)):
                threads.append(threading.Thread(target=sit_and_choose, args=(made, url, place), daemon=True))
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE * 2)
        assert not troubles, troubles
    assert Counter(outcomes) == {"stands": tables * rounds, "stale": tables * rounds}
    for kept in kept_tables(postgresql).values():
        assert [entry.number for entry in kept.log] == list(range(1, rounds + 1))
        kept.replayed()


def test_players_go_on_at_the_other_server_when_theirs_is_killed(postgresql: str, tmp_path: Path) -> None:
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        with Load(one.url, other.url, one_card=1, raiders=2, dungeoneer=1) as load:
            load.goes_on(100)
            one.kill()
            for party in load.parties:
                party.move_to(other.url)
            load.every_table_goes_on()
            load.goes_on(100)
        told = check_log(postgresql, load)
        check_sight(other.url, postgresql, load)
        assert "Traceback" not in one.said() + other.said()
    print(f"\none of two servers killed: {told}")


def test_what_a_process_wrote_before_it_died_is_seen_though_it_told_nobody(
    postgresql: str, tmp_path: Path
) -> None:
    with Serving(postgresql, tmp_path) as server:
        made = Lobby(server.url).make("raiders", seats=[HUMAN] * 3, seed=2)
        with TableClient(server.url, made["table"], made["tokens"][1]) as client:
            assert not client.view["players"][0]["ready"]
            row = {"id": made["table"], "number": 1, "kind": "move", "seat": 0, "option": "power:1"}
            with connected(postgresql) as connection:
                names = 'table_id, number, kind, seat, "option", at'
                insert = f"INSERT INTO log ({names}) VALUES (:id, :number, :kind, :seat, :option, 0)"
                connection.execute(text(insert), row)
            while client.n < 1:
                client.receive(PATIENCE)
            assert client.view["players"][0]["ready"]


def test_chat_at_the_same_moment_at_two_servers_is_all_kept(postgresql: str, tmp_path: Path) -> None:
    lines = 35  # a table takes 40 at once
    troubles: list[BaseException] = []
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        made = endless(one.url)

        def talk(url: str, word: str) -> None:
            try:
                with TableClient(url, made["table"], made["tokens"][0]) as client:
                    for number in range(lines):
                        if number % 20 == 19:
                            client.reconnect()  # whoever goes on talking is made to wait
                        client.wish("say", text=f"{word} {number}")
            except BaseException as error:
                troubles.append(error)

        threads = [
            threading.Thread(target=talk, args=(url, word), daemon=True)
            for url, word in ((one.url, "knock"), (other.url, "who is there"))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert not troubles, troubles
    with connected(postgresql) as connection:
        found = connection.execute(text("SELECT number, text FROM chat ORDER BY number")).all()
    assert [number for number, _ in found] == list(range(1, 2 * lines + 1))
    assert len({line for _, line in found}) == 2 * lines


def test_who_resigns_at_one_server_has_resigned_at_the_other(postgresql: str, tmp_path: Path) -> None:
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        for _ in range(10):
            made = Lobby(one.url).make("raiders", seats=[HUMAN] * 3)
            table, token = made["table"], made["tokens"][0]
            with TableClient(one.url, table, token) as here, TableClient(other.url, table, token) as there:
                options = there.asks[0]["options"]
                here.wish("resign")
                while there.n < 1:
                    there.receive(PATIENCE)
                with pytest.raises(ServerError) as refused:
                    there.move(options[0])
                assert refused.value.code in ("spectator", "resigned", "closed")
                with pytest.raises(ServerError) as refused:
                    TableClient(other.url, table, token)
                assert refused.value.code == "token"
        assert "Traceback" not in one.said() + other.said()


def test_several_workers_serve_the_same_tables(postgresql: str, tmp_path: Path) -> None:
    with Serving(postgresql, tmp_path, "--workers", "2") as server:
        with Load(server.url, one_card=2, raiders=2) as load:
            load.goes_on(100)
            wait_until(lambda: len(serving_processes(server)) == 2, "both workers")
            wait_until(lambda: figure(server, "undercroft_workers") == 2, "figures of both workers")
            wait_until(lambda: figure(server, "undercroft_moves_total") >= 100, "what both have played")
            played = [figure(server, "undercroft_moves_total") for _ in range(20)]
            assert played == sorted(played), "whoever is asked tells of all, and nothing is lost"
            assert played[-1] >= 100
            victim = serving_processes(server)[0]
            os.kill(victim, signal.SIGKILL)
            wait_until(lambda: not alive(victim), "the end of a worker")
            load.every_table_goes_on()
            load.goes_on(100)
            assert figure(server, "undercroft_moves_total") > played[-1], "what the dead one played counts"
        told = check_log(postgresql, load)
        check_sight(server.url, postgresql, load)
        assert server.terminate() == 0
    print(f"\none of two workers killed: {told}")


def figure(server: Serving, name: str) -> int:
    """A metric as reported by whichever worker answers."""
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=PATIENCE) as answer:
        lines = dict(line.split(" ") for line in answer.read().decode().splitlines() if line[0] != "#")
    return int(lines[name])


def serving_processes(server: Serving) -> list[int]:
    """The worker processes of a server."""
    return [pid for pid in children(server.pid) if alive(pid) and "spawn_main" in told_of(pid, "cmdline")]


def test_servers_that_start_at_once_on_an_empty_database_all_serve(cluster: Cluster, tmp_path: Path) -> None:
    for _ in range(3):
        database = cluster.new_database()
        servers = [Serving(database, tmp_path) for _ in range(3)]
        try:
            for server in servers:
                server.start()
            for server in servers:
                server.ready()
        finally:
            for server in servers:
                server.end()


def test_a_server_whose_ears_or_mouth_are_cut_off_hears_and_speaks_again(
    postgresql: str, tmp_path: Path
) -> None:
    cut = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid() AND query LIKE :which"
    )
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        with Load(one.url, other.url, one_card=0, raiders=2) as load:
            for which in ("LISTEN%", "%pg_notify%"):
                load.goes_on(20)
                with connected(postgresql) as connection:
                    assert connection.execute(cut, {"which": which}).all()
                load.every_table_goes_on()
                load.every_table_goes_on()
        check_log(postgresql, load)
        check_sight(one.url, postgresql, load)
        check_sight(other.url, postgresql, load)


def test_what_was_said_while_a_server_was_deaf_is_heard_when_it_listens_again(
    postgresql: str, tmp_path: Path
) -> None:
    """Its listener is cut off; notices are sent before it has a new one, so it must check itself."""
    with Serving(postgresql, tmp_path) as server:
        made = Lobby(server.url).make("raiders", seats=[{"kind": "human"}] * 3)
        with TableClient(server.url, made["table"], made["tokens"][0]) as client:
            with connected(postgresql) as connection:
                key = {"id": made["table"]}
                connection.execute(
                    text("INSERT INTO chat (table_id, number, seat, text, at) VALUES (:id, 1, 1, 'hi', 0)"),
                    key,
                )
                connection.execute(
                    text("UPDATE seats SET kind = 'human', name = 'Anna' WHERE table_id = :id AND seat = 1"),
                    key,
                )
            with connected(postgresql) as connection:
                connection.execute(
                    text("SELECT pg_notify('undercroft', 'other with words that nobody knows')")
                )
                cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
                assert connection.execute(text(f"{cut} AND datname = current_database()")).all()
            assert hear(client, "chat")["lines"][0]["text"] == "hi"
            assert hear(client, "seats")["seats"][1]["name"] == "Anna"


def test_chat_pauses_wishes_and_seats_are_known_at_both_servers(postgresql: str, tmp_path: Path) -> None:
    with Serving(postgresql, tmp_path) as one, Serving(postgresql, tmp_path) as other:
        made = Lobby(one.url).make("raiders", seats=[{"kind": "human"}] * 3)
        table, tokens = made["table"], made["tokens"]
        with contextlib.ExitStack() as stack:
            here = stack.enter_context(TableClient(one.url, table, tokens[0]))
            there = stack.enter_context(TableClient(other.url, table, tokens[1]))
            third = stack.enter_context(TableClient(other.url, table, tokens[2]))
            here.wish("say", text="hello over there")
            assert hear(there, "chat")["lines"][0]["text"] == "hello over there"
            claim = {"token": tokens[0], "name": "Anna"}
            here.token = Lobby(one.url).post(f"/api/tables/{table}/claim", claim)["token"]
            assert hear(there, "seats")["seats"][0] == {"seat": 0, "kind": "human", "name": "Anna"}
            here.reconnect()
            there.wish("pause", on=True)
            assert hear(here, "paused")["on"] is True
            with pytest.raises(ServerError, match="paused"):
                here.move("power:1")
            there.wish("pause", on=False)
            assert hear(here, "paused")["on"] is False
            here.move("power:1")
            here.wish("undo")
            assert hear(there, "wish")["seat"] == 0
            there.wish("agree", yes=True)
            hear(third, "wish")
            assert third.wish("agree", yes=True)["undone"] is True
            while here.view["players"][0]["ready"]:
                here.receive(PATIENCE)


def hear(client: TableClient, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message = client.receive(PATIENCE)
        if message["is"] == kind:
            return message
