"""How much one address may ask."""

from __future__ import annotations

from pathlib import Path

from tests.server.running import Inside
from undercroft.server.limits import Bucket, Limiter


def test_a_bucket_gives_its_burst_and_then_no_more() -> None:
    bucket = Bucket(rate=0.001, burst=3)
    assert [bucket.allows() for _ in range(5)] == [True, True, True, False, False]


def test_a_bucket_fills_again_with_time() -> None:
    bucket = Bucket(rate=10.0, burst=2)
    assert [bucket.allows() for _ in range(3)] == [True, True, False]
    bucket.checked -= 0.5
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
