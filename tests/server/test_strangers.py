"""Records and positions from strangers: replayed by the rules, with limits, apart from other players."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.saves import resealed
from tests.server.party import Party, scene
from tests.server.running import complaints, refused
from tests.server.serving import Serving
from undercroft import games
from undercroft.client import Lobby, ServerError
from undercroft.engine.bounds import LARGEST, WIDE
from undercroft.engine.game import BadRequest, Game
from undercroft.engine.record import Session, sealed, unseal

RAIDERS: Game[Any] = games.get("raiders")
ONE_CARD: Game[Any] = games.get("one-card")


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A public server."""
    folder = tmp_path_factory.mktemp("public")
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder)
    server.environment = {}
    with server:
        yield server
        assert complaints(server) == []


def begun() -> bytes:
    """A record from its first choice on."""
    session = Session.new(RAIDERS, 3, 99)
    for seat in (2, 0):
        session.apply(seat, "power:3")
    return session.save()


def test_a_public_server_opens_records_but_no_positions(public: Serving) -> None:
    lobby = Lobby(public.url)
    with Party.opened(public.url, begun()) as party:
        assert party.seats[0].n == 2
    noted = Session.of(ONE_CARD, ONE_CARD.scene({"level": 4, "seed": 5})).note()
    level = json.loads(noted)["scene"]
    save = resealed(Session.new(ONE_CARD, seed=1).save(), record__scene=level)
    for position in (scene("torches"), save):
        assert "your own machine" in refused(lobby, "bad-request", "/api/import", position)


def test_the_position_is_the_one_to_which_the_rules_lead(public: Serving) -> None:
    """Whatever a save says: a snapshot that differs is refused, and nothing in it is loaded."""
    rich = json.loads(begun())["snapshot"]
    rich["state"]["coins"] = [99, 99, 99]
    refused(Lobby(public.url), "bad-request", "/api/import", resealed(begun(), snapshot=rich))


@pytest.mark.parametrize(
    "value", [LARGEST + 1, -LARGEST - 1, 10**30, 1.5, 1e300, float(2**70)], ids=lambda value: f"{value:g}"
)
def test_every_number_of_a_save_has_bounds(value: float) -> None:
    save = json.loads(scene("torches"))
    for way in list(places(save["snapshot"])):
        entry = json.loads(scene("torches"))
        entry.pop("checksum")
        at = entry["snapshot"]
        for step in way[:-1]:
            at = at[step]
        if way[-1] in WIDE and abs(value) == LARGEST + 1:
            continue
        at[way[-1]] = value
        with pytest.raises(BadRequest, match="no save holds the number"):
            unseal(sealed(entry) if abs(value) < 2**63 else json.dumps({**entry, "checksum": ""}).encode())


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the numbers of a snapshot are."""
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in entries:
        if isinstance(value, int) and not isinstance(value, bool):
            yield (*way, name)
        yield from places(value, (*way, name))


def test_those_who_play_do_not_feel_what_strangers_send(public: Serving) -> None:
    """With the largest records, sent over and over, players are answered as before."""
    long = Session.new(ONE_CARD, seed=1)
    for _ in range(3000):
        if long.state.result() is not None:
            break
        long.apply(0, long.state.asks()[0].options[0])
    moves = long.record.moves * 40
    heavy = resealed(long.save(), record__moves=moves[:20_000])
    stop = threading.Event()

    def send() -> None:
        while not stop.is_set():
            try:
                Lobby(public.url).post("/api/import", heavy)
            except ServerError:
                time.sleep(0.01)

    strangers = [threading.Thread(target=send) for _ in range(4)]
    with Party.new(public.url, people=3, seed=7) as party:
        party.play(2)
        for stranger in strangers:
            stranger.start()
        try:
            waits = []
            for _ in range(25):
                began = time.monotonic()
                assert party.step()
                waits.append(time.monotonic() - began)
        finally:
            stop.set()
            for stranger in strangers:
                stranger.join()
    assert sorted(waits)[-3] < 0.5, waits
