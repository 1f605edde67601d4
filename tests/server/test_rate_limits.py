"""How much one address may ask."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import Inside, InsideClient
from undercroft.cli.serve import settings
from undercroft.server.net import app as app_module
from undercroft.server.net.app import make_app
from undercroft.server.rate_limits import Bucket, Door, Limiter, Lines, household


def test_a_bucket_gives_its_burst_and_then_no_more() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    assert [bucket.allows() for _ in range(5)] == [True, True, True, False, False]


def test_a_bucket_fills_again_with_time() -> None:
    bucket = Bucket(rate=0.001, burst=2)
    assert [bucket.allows() for _ in range(3)] == [True, True, False]
    bucket.checked -= 1000
    assert [bucket.allows() for _ in range(2)] == [True, False]


def test_whoever_was_refused_often_waits_no_longer_than_others() -> None:
    bucket = Bucket(rate=0.001, burst=2)
    assert [bucket.allows() for _ in range(500)].count(True) == 2
    bucket.checked -= 1000
    assert bucket.allows()


def test_addresses_have_buckets_of_their_own_and_they_do_not_pile_up() -> None:
    limiter = Limiter(rate=0.001, burst=1, most=10)
    assert limiter.allows("a")
    assert not limiter.allows("a")
    assert limiter.allows("b")
    assert all(limiter.allows(str(number)) for number in range(50))
    assert len(limiter.buckets) <= 11


def test_a_flood_of_requests_is_answered_with_429(tmp_path: Path) -> None:
    inside = Inside(f"sqlite:///{tmp_path / 'x.sqlite'}")
    try:
        inside.app.state.limiter = Limiter(rate=0.001, burst=2)
        assert [inside.ask("GET", "/api/games")[0] for _ in range(4)] == [200, 200, 429, 429]
    finally:
        inside.close()


def test_a_door_counts_who_is_inside_and_how_fast_they_come() -> None:
    door = Door(rate=0.001, burst=4, most=2, crowd=2)
    assert [door.enters("a", "one") for _ in range(3)] == [True, True, False], "two are inside"
    door.leaves("a", "one")
    assert door.enters("a", "one")
    assert door.enters("b", "one"), "another address has its own places"
    for _ in range(2):
        door.leaves("a", "one")
    assert [door.enters("a", "one"), door.enters("a", "two")] == [True, False], "it came too often"
    door.leaves("a", "one")
    door.leaves("b", "one")
    assert not door.open, "nothing is left of those who are gone"


def test_one_address_makes_no_crowd_at_a_table() -> None:
    """Everything there is sent to everybody, so the cost of a choice would grow with the crowd."""
    door = Door(rate=1.0, burst=100.0, most=20, crowd=3)
    assert [door.enters("a", "one") for _ in range(4)] == [True, True, True, False]
    assert door.enters("a", "two")
    assert door.enters("b", "one")
    door.leaves("a", "one")
    assert door.enters("a", "one")


@pytest.mark.parametrize(
    ("address", "of"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unix", "unix"),
        ("", ""),
    ],
)
def test_addresses_of_one_household_count_together(address: str, of: str) -> None:
    assert household(address) == of


def test_whoever_opens_too_many_connections_waits_and_those_inside_play_on(tmp_path: Path) -> None:
    inside = Inside(f"sqlite:///{tmp_path / 'x.sqlite'}")
    try:
        inside.app.state.door = Door(rate=1000.0, burst=1000.0, most=2, crowd=9)
        _, made = inside.ask("POST", "/api/tables", {"game": "one-card"})
        first = inside.sit(made["table"], made["tokens"][0])
        second = inside.sit(made["table"])
        with pytest.raises(AssertionError):
            InsideClient(inside, made["table"])
        assert first.wish("move", option=first.asks[0]["options"][0])["is"] == "delta"
        second.close()
        inside.sit(made["table"])
    finally:
        inside.close()


def test_connections_of_a_proxy_are_those_of_others() -> None:
    lines = Lines(rate=0.001, burst=1.0, proxy="10.0.0.1, 10.1.0.0/16")
    for proxy in ("10.0.0.1", "10.1.2.3"):
        assert all(lines.allows(proxy) for _ in range(5))
    for other in ("10.0.0.2", "", "10.2.0.1"):
        assert [lines.allows(other) for _ in range(3)] == [True, False, False], "whoever comes past the proxy"
    assert all(Lines(0.001, 1.0, "*").allows("203.0.113.9") for _ in range(5))


def test_what_a_proxy_forwards_is_counted_by_who_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This includes pages and WebSockets; an address in the header is only believed from the proxy."""
    monkeypatch.setattr(app_module, "RATE", 0.001)
    monkeypatch.setattr(app_module, "BURST", 2.0)
    config = settings(f"sqlite:///{tmp_path / 'x.sqlite'}", proxy="10.0.0.1")
    config.load()

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    def ask(player: str, through: str = "10.0.0.1") -> int:
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "GET", "path": "/openapi.json", "query_string": b""}
        scope |= {"client": (through, 4711), "headers": [(b"x-forwarded-for", player.encode())]}
        asyncio.run(config.loaded_app({**scope, "scheme": "http"}, receive, send))
        return int(sent[0]["status"])

    assert [ask("203.0.113.9") for _ in range(3)] == [200, 200, 429]
    assert ask("203.0.113.10") == 200, "another player"
    past = [ask(f"198.51.100.{number}", through="10.0.0.7") for number in range(3)]
    assert past == [200, 200, 429], "past the proxy a header helps nobody"


@pytest.mark.parametrize(
    ("proxy", "counted"), [("", "10.0.0.1"), ("10.0.0.1", "203.0.113.9"), ("10.0.0.2", "10.0.0.1")]
)
def test_behind_a_proxy_players_are_counted_by_their_own_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxy: str, counted: str
) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite'}"
    monkeypatch.setenv("UNDERCROFT_DATABASE", database)
    app = make_app(database)
    monkeypatch.setattr(app_module, "make_app", lambda *_: app)
    config = settings(database, proxy=proxy)
    config.load()
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/api/games", "query_string": b""}
    scope |= {"client": ("10.0.0.1", 4711), "headers": [(b"x-forwarded-for", b"203.0.113.9")]}
    asyncio.run(config.loaded_app({**scope, "scheme": "http"}, receive, send))
    assert sent[0]["status"] == 200
    assert list(app.state.limiter.buckets) == [counted]
